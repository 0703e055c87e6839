/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-rules.h"
#include "cards/bm-card-set.h"

G_BEGIN_DECLS

/*
 * Why an attempt at the table did nothing.  The rules explain a move; here it is found out which move a press that
 * leads to none was most likely meant to be.
 */

/* Pressing SPACE with PIECE and ACTION picked (BM_PIECE_NONE and 0 without), GRAVE the Gravestone picked or
   BM_SPACE_NONE. */
void bm_why_space  (const BmPosition *pos,
                    BmPiece           piece,
                    BmMoveKind        action,
                    BmSpace           grave,
                    BmSpace           space,
                    BmRefusal        *refusal);

/* What PIECE was most likely meant to do with SPACE, no action being picked. */
BmMoveKind bm_why_guess (const BmPosition *pos,
                         BmPiece           piece,
                         BmSpace           space);

/* Pressing the button of ACTION, of which PIECE (BM_PIECE_NONE: nobody) has no legal move. */
void bm_why_action (const BmPosition *pos,
                    BmPiece           piece,
                    BmMoveKind        action,
                    BmRefusal        *refusal);

/* Whoever raises the dead needs a Zombie that is not in the garden. */
gboolean bm_zombies_are_all_out (const BmPosition *pos);

/* Pressing CARD of the hand, which can be neither played nor chosen. */
void bm_why_card   (const BmPosition *pos,
                    guint8            card,
                    BmRefusal        *refusal);

/* The power of the champion that WHO has or has not. */
void bm_why_power  (const BmPosition *pos,
                    BmPiece           who,
                    BmRefusal        *refusal);

G_END_DECLS
