/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-scale.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * A Vehicle card of a hand: its number, picture, name, arrows and final effect.
 */
typedef struct
{
  GtkWidget *button;
  GtkWidget *picture;
  GtkWidget *coin;
  GtkWidget *points;
  GtkWidget *played;  /* marks it as played */
  GtkWidget *played_words;
  GtkWidget *slot;    /* the number of the Worm in it */
  GtkWidget *name;
  GtkWidget *arrows;
  GtkWidget *none;    /* shown without arrows */
  GtkWidget *text;
  TbCard     card;    /* TB_NO_CARD: hidden */
  TbScale    scale;
} TbHandCard;

/* Its button becomes a child of PANEL: see tb_part_button_new (). */
void tb_hand_card_make      (TbHandCard    *self,
                             GtkWidget     *panel);
/* PLAYED: it is the card played this turn, and its ability is still to come. */
void tb_hand_card_show      (TbHandCard    *self,
                             const TbShow  *show,
                             TbCard         card,
                             gboolean       played);
/* Hides it and clears its texts, so that a hidden button does not reveal the card either. */
void tb_hand_card_hide      (TbHandCard    *self);
void tb_hand_card_set_scale (TbHandCard    *self,
                             const TbScale *scale);

G_END_DECLS
