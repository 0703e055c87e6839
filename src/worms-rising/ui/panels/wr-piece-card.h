/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-position.h"

G_BEGIN_DECLS

/*
 * One Worm's or Zombie's card beside the board: its picture, its colour and letter, where it is and its last action.  It
 * emits "clicked"; its owner picks the piece.
 */
#define WR_TYPE_PIECE_CARD (wr_piece_card_get_type ())
G_DECLARE_FINAL_TYPE (WrPieceCard, wr_piece_card, WR, PIECE_CARD, GtkButton)

GtkWidget *wr_piece_card_new   (WrPiece           piece);

WrPiece    wr_piece_card_get_piece (WrPieceCard  *self);

/* CAN_BITE: it has a legal Bite now.  PICKED: it is the chosen piece. */
void       wr_piece_card_show  (WrPieceCard      *self,
                                const WrPosition *pos,
                                gboolean          can_bite,
                                gboolean          picked);

void       wr_piece_card_set_narrow (WrPieceCard *self,
                                     gboolean     narrow);
/* How much larger than usual the pictures are where the column is not narrow. */
void       wr_piece_card_set_growth (WrPieceCard *self,
                                     double       growth);

G_END_DECLS
