/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"
#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * Why an attempt at the table did nothing.  The rules explain a move; this guesses which move was most likely meant
 * by a press that leads to none.
 */

/* Pressing SPACE with PIECE and ACTION picked (WR_PIECE_NONE and 0 without), GRAVE the Gravestone picked or
   WR_SPACE_NONE. */
void wr_why_space  (const WrPosition *pos,
                    WrPiece           piece,
                    WrMoveKind        action,
                    WrSpace           grave,
                    WrSpace           space,
                    BmRefusal        *refusal);

/* The action of PIECE that was most likely meant by SPACE, with no action picked. */
WrMoveKind wr_why_guess (const WrPosition *pos,
                         WrPiece           piece,
                         WrSpace           space);

/* Pressing the button of ACTION, of which PIECE (or WR_PIECE_NONE) has no legal move. */
void wr_why_action (const WrPosition *pos,
                    WrPiece           piece,
                    WrMoveKind        action,
                    BmRefusal        *refusal);

/* Whether a card in force sets the range of ACTION for PIECE, or for any of the Worms with WR_PIECE_NONE. */
gboolean wr_why_is_ranged (const WrPosition *pos,
                           WrPiece           piece,
                           WrMoveKind        action);

/* Whether all Zombies are in the garden, so that none can be raised. */
gboolean wr_zombies_are_all_out (const WrPosition *pos);

/* Pressing CARD of the hand, which can be neither played nor chosen. */
void wr_why_card   (const WrPosition *pos,
                    guint8            card,
                    BmRefusal        *refusal);

/* Using the power of WHO, with or without a champion. */
void wr_why_power  (const WrPosition *pos,
                    WrPiece           who,
                    BmRefusal        *refusal);

G_END_DECLS
