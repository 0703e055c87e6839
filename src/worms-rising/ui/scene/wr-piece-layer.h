/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-board-frame.h"

G_BEGIN_DECLS

/*
 * The pieces and tokens, drawn above the spaces.  Pointers go through it to the spaces.
 */
#define WR_TYPE_PIECE_LAYER (wr_piece_layer_get_type ())
G_DECLARE_FINAL_TYPE (WrPieceLayer, wr_piece_layer, WR, PIECE_LAYER, GtkWidget)

GtkWidget *wr_piece_layer_new        (void);
/* Shows the sprites and effects of FRAME. */
void       wr_piece_layer_set_frame  (WrPieceLayer       *self,
                                      const WrBoardFrame *frame);
/* Sprites drawn faintly above the others: what a preview moves.  NULL: none. */
void       wr_piece_layer_set_ghosts (WrPieceLayer       *self,
                                      const WrBoardFrame *frame);

G_END_DECLS
