/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-position.h"

G_BEGIN_DECLS

/*
 * One Worm's or Zombie's card beside the board: its picture, its colour and letter, where it is and what it has done.
 * Pressing it picks the piece; the button does not know how, it only says "clicked".
 */
#define BM_TYPE_PIECE_CARD (bm_piece_card_get_type ())
G_DECLARE_FINAL_TYPE (BmPieceCard, bm_piece_card, BM, PIECE_CARD, GtkButton)

GtkWidget *bm_piece_card_new   (BmPiece           piece);

BmPiece    bm_piece_card_get_piece (BmPieceCard  *self);

/* CAN_BITE: it has a legal Bite now.  PICKED: it is the chosen piece. */
void       bm_piece_card_show  (BmPieceCard      *self,
                                const BmPosition *pos,
                                gboolean          can_bite,
                                gboolean          picked);

void       bm_piece_card_set_narrow (BmPieceCard *self,
                                     gboolean     narrow);
/* How much larger than usual the pictures are where the column is not narrow. */
void       bm_piece_card_set_growth (BmPieceCard *self,
                                     double       growth);

G_END_DECLS
