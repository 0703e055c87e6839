/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-board-frame.h"

G_BEGIN_DECLS

/*
 * The pieces and tokens, drawn above the spaces.  Pointers go through it to the spaces.
 */
#define BM_TYPE_PIECE_LAYER (bm_piece_layer_get_type ())
G_DECLARE_FINAL_TYPE (BmPieceLayer, bm_piece_layer, BM, PIECE_LAYER, GtkWidget)

GtkWidget *bm_piece_layer_new        (void);
/* Shows the sprites and effects of FRAME. */
void       bm_piece_layer_set_frame  (BmPieceLayer       *self,
                                      const BmBoardFrame *frame);
/* Sprites drawn faintly above the others: what a preview moves.  NULL: none. */
void       bm_piece_layer_set_ghosts (BmPieceLayer       *self,
                                      const BmBoardFrame *frame);

G_END_DECLS
