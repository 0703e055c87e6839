/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-scale.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * The hand of a seat: Vehicle cards, the one that was played this turn among them, and Items and Weapons beside them.
 * While it is face down there is a text and a button instead.
 *
 * Signals: see tb_parts_install (); "uncover" ()  the button was pressed.
 */
#define TB_TYPE_HAND_VIEW (tb_hand_view_get_type ())
G_DECLARE_FINAL_TYPE (TbHandView, tb_hand_view, TB, HAND_VIEW, GtkWidget)

void     tb_hand_view_show      (TbHandView   *self,
                        const TbShow *show);
/* Shows WORDS instead of the hand, with a button LABEL, or without one (NULL); WORDS NULL: the hand is open. */
void     tb_hand_view_cover     (TbHandView   *self,
                         const char *words,
                         const char *label);
/* The card at INDEX, from 0: Vehicle cards; or of the Items and Weapons.  TB_NO_CARD: there is none. */
TbCard   tb_hand_view_get_card  (TbHandView   *self,
                                 gboolean      thing,
                                 guint         index);
/* The button of CARD in the open hand; NULL: there is none.  (transfer none) */
GtkWidget *tb_hand_view_find      (TbHandView *self,
                                   TbCard      card);
void     tb_hand_view_set_scale  (TbHandView   *self,
                                  const TbScale *scale);

G_END_DECLS
