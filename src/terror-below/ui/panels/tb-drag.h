/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-at.h"

G_BEGIN_DECLS

/*
 * A Vehicle card is dragged onto a Worm or its Target: the same as if the one was pressed and then the other.
 */

/* CARD, see tb_part_button_new (), can be dragged while it can be pressed.  Dropped nowhere, it is laid back. */
void tb_drag_add_source (GtkWidget *card);

/* What is dragged can be dropped on PART, which stands for AT_OF (PART): OWNER emits "at-hovered" and "at-pressed". */
void tb_drag_add_target (GtkWidget *part,
                         GtkWidget *owner,
                         TbAt     (*at_of) (GtkWidget *part));

G_END_DECLS
