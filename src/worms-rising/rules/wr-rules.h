/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-event.h"
#include "wr-move.h"

G_BEGIN_DECLS

/*
 * The rules of the duel.  Nothing here allocates, reads a clock or a file, or waits; chance comes only from the
 * position's seed (or from DICE).
 */

/* All legal moves, ascending, each once, into MOVES (room for BM_MAX_MOVES); returns their number.  0: the match is over. */
guint    wr_rules_legal    (const WrPosition *pos,
                            BmMove           *moves);

/* A legal move, uniformly at random, testing as few as possible; BM_MOVE_NONE: the match is over.  Draws from
   *CHANCE, not from the position's generator. */
BmMove   wr_rules_pick     (const WrPosition *pos,
                            guint64          *chance);

gboolean wr_rules_is_legal (const WrPosition *pos,
                            BmMove            move);

/* Applies a legal move, up to the next decision.  DICE and EVENTS may be NULL. */
void     wr_rules_apply    (WrPosition       *pos,
                            BmMove            move,
                            BmDice           *dice,
                            BmEventList      *events);

/* TRUE if MOVE is legal; otherwise REFUSAL gets the rule that forbids it. */
gboolean wr_rules_why      (const WrPosition *pos,
                            BmMove            move,
                            BmRefusal        *refusal);

/* R3: the position at the first decision of the setup, for `start`.  OPTIONS: bits of WrStartOption.  A setup with
   cards needs a card set in use (wr_card_set_use ()). */
void     wr_rules_start    (WrPosition       *pos,
                            guint64           seed,
                            guint             options);

/* Removes what SIDE may not see: the other hand, the decks and the generator (R13.1). */
void     wr_rules_hide     (WrPosition       *pos,
                            WrSide            side);

G_END_DECLS
