/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * A scratch position for trying moves: one side's view, determinized, with random dice.  It does not depend on the
 * real hidden information, so it cannot reveal any.
 */

/* Determinizes SIDE's view of POS into SCRATCH.  NUMBER: selects one of many samples. */
void     wr_scratch_make     (const WrPosition *pos,
                              WrSide            side,
                              guint64           number,
                              WrPosition       *scratch);

/* A match that starts from it, in which everything can be undone.  (transfer full) */
BmMatch *wr_scratch_new      (const WrPosition *pos,
                              WrSide            side,
                              guint64           number) G_GNUC_WARN_UNUSED_RESULT;

/* Whether SCRATCH, up to its current ply, depends on unknown information: a die, a drawn card, a choice from the hand
   of the side other than SIDE.  Then it is only a possible line. */
gboolean wr_scratch_is_guess (BmMatch          *scratch,
                              WrSide            side);

/* Whether in POS the side other than SIDE has to choose a card of its hand, which is unknown here. */
gboolean wr_scratch_is_blind (const WrPosition *pos,
                              WrSide            side);

/* Any legal move for that choice; BM_MOVE_NONE: there is no such choice. */
BmMove   wr_scratch_decide   (const WrPosition *pos,
                              WrSide            side);

/* Moves the cards that SIDE does not see from the other side's hand to its deck, so that queries about POS use only
   what SIDE can see. */
void     wr_scratch_hide_hand (WrPosition       *pos,
                               WrSide            side);

G_END_DECLS
