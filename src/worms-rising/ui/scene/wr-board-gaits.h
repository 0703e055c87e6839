/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-board-frame.h"
#include "wr-event.h"

G_BEGIN_DECLS

/*
 * How single sprites move: the character of each event.  P goes from 0 to 1.
 */

/* From A to B by EVENT (NULL: somebody else's event; it only makes room).  TO_BIRD: from the sprite to the Bird. */
void wr_board_gait_blend (WrSprite       *out,
                          const WrSprite *a,
                          const WrSprite *b,
                          const BmEvent  *event,
                          const float     to_bird[2],
                          float           p);
/* A sprite that goes, and one that comes. */
void wr_board_gait_leave (WrSprite       *out,
                          const WrSprite *a,
                          const BmEvent  *event,
                          const float     to_bird[2],
                          float           p);
void wr_board_gait_enter (WrSprite       *out,
                          const WrSprite *b,
                          const BmEvent  *event,
                          float           p);

/* Milliseconds that an event takes at the normal pace; 0: it does not show on the board. */
int  wr_board_gait_length (const BmEvent *event);

/* What else EVENT shows at P; FALSE: nothing. */
gboolean wr_board_gait_effect (WrFlash      *effect,
                               const BmEvent *event,
                               float          p);

/* The picture of a card that EVENT shows above the board at P; WHO: where the piece is that it is about.  FALSE: none. */
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
