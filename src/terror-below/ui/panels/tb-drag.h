/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-at.h"

G_BEGIN_DECLS

/*
 * Drag and drop of a Vehicle card onto a Worm or its Target: the same as pressing one and then the other.
 */

/* CARD, see tb_part_button_new (), can be dragged while it can be pressed.  Without a drop target it is put back. */
void tb_drag_add_source (GtkWidget *card);

/* PART, at AT_OF (PART), is a drop target: OWNER emits "at-hovered" and "at-pressed". */
void tb_drag_add_target (GtkWidget *part,
                         GtkWidget *owner,
                         TbAt     (*at_of) (GtkWidget *part));

G_END_DECLS
