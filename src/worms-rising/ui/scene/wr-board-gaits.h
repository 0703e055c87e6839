/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-board-frame.h"
#include "wr-event.h"

G_BEGIN_DECLS

/*
 * The animation of single sprites for each event.  P goes from 0 to 1.
 */

/* From A to B by EVENT (NULL: another piece's event; it only makes room).  TO_BIRD: from the sprite to the Bird. */
void wr_board_gait_blend (WrSprite       *out,
                          const WrSprite *a,
                          const WrSprite *b,
                          const BmEvent  *event,
                          const float     to_bird[2],
                          float           p);
/* A sprite that is removed, and one that is added. */
void wr_board_gait_leave (WrSprite       *out,
                          const WrSprite *a,
                          const BmEvent  *event,
                          const float     to_bird[2],
                          float           p);
void wr_board_gait_enter (WrSprite       *out,
                          const WrSprite *b,
                          const BmEvent  *event,
                          float           p);

/* Milliseconds of an event at the usual speed; 0: it is not visible on the board. */
int  wr_board_gait_length (const BmEvent *event);

/* The additional effect of EVENT at P; FALSE: none. */
gboolean wr_board_gait_effect (WrFlash      *effect,
                               const BmEvent *event,
                               float          p);

/* The picture of a card that EVENT shows above the board at P; WHO: the place of the piece that it is about.  FALSE:
   none. */
gboolean wr_board_gait_card (WrSprite      *out,
                             const BmEvent *event,
                             const float    who[2],
                             float          p);

/* 0 to 1, slow at both ends. */
float wr_board_gait_ease (float p);

/* From A to B. */
float wr_board_gait_mix (float a,
                         float b,
                         float p);

/* Turns OUT to and fro, less and less. */
void wr_board_gait_shake (WrSprite *out,
                          float     p);

G_END_DECLS
