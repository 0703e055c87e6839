/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-scale.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * The Items and Weapons of a hand: a list that scrolls, or with little room a button with their number and the list
 * above it.
 */
#define TB_TYPE_HAND_THINGS (tb_hand_things_get_type ())
G_DECLARE_FINAL_TYPE (TbHandThings, tb_hand_things, TB, HAND_THINGS, GtkWidget)

/* PANEL: see tb_part_button_new (). */
GtkWidget *tb_hand_things_new       (GtkWidget     *panel);
/* SHOW->seat must be a seat.  Returns their number. */
guint      tb_hand_things_show      (TbHandThings  *self,
                                     const TbShow  *show);
/* TB_NO_CARD: there are fewer. */
TbCard     tb_hand_things_get       (TbHandThings  *self,
                                     guint          index);
/* The button of CARD; NULL: there is none, or the list is closed.  (transfer none) */
GtkWidget *tb_hand_things_find      (TbHandThings  *self,
                                     TbCard         card);
void       tb_hand_things_clear     (TbHandThings  *self);
void       tb_hand_things_set_scale (TbHandThings  *self,
                                     const TbScale *scale);

G_END_DECLS
