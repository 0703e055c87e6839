/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-scale.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * A Vehicle card of a hand: its number, picture, name, arrows and what it does at the end.
 */
typedef struct
{
  GtkWidget *button;
  GtkWidget *picture;
  GtkWidget *coin;
  GtkWidget *points;
  GtkWidget *played;  /* the sign that it was */
  GtkWidget *slot;    /* the number of the Worm in it */
  GtkWidget *name;
  GtkWidget *arrows;
  GtkWidget *none;    /* no arrows */
  GtkWidget *text;
  TbCard     card;    /* TB_NO_CARD: it is not shown */
  TbScale    scale;
} TbHandCard;

/* Its button becomes a child of PANEL: see tb_part_button_new (). */
void tb_hand_card_make      (TbHandCard    *self,
                             GtkWidget     *panel);
/* PLAYED: it is the one of this turn, and waits for its ability. */
void tb_hand_card_show      (TbHandCard    *self,
                             const TbShow  *show,
                             TbCard         card,
                             gboolean       played);
/* What lay there is told nowhere, not even by a button that is not shown. */
void tb_hand_card_hide      (TbHandCard    *self);
void tb_hand_card_set_scale (TbHandCard    *self,
                             const TbScale *scale);

G_END_DECLS
