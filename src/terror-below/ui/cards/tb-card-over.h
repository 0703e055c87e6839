/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-box.h"

G_BEGIN_DECLS

/* The overlay for the picture of CARD, as BmCardLook.over: arrows of a Vehicle, Egg and pattern of a Worm, the goal of
   a Bounty, the portrait of a Character.  NULL: none. */
GtkWidget *tb_card_over_new (guint16  card,
                             gboolean large);

G_END_DECLS
