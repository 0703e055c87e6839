/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-mastery.h"
#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * Learning help at the tables of Terror Below: the person who has it can take back any own move without asking anybody.
 * MASTERY may be NULL: then nobody has it.
 */

/* Has the person who decides in MATCH help? */
gboolean tb_help_is_on         (BmMastery     *mastery,
                                const BmSeats *seats,
                                BmMatch       *match);

/* Can that person take back the own last move, behind a die or a card that was seen?  Moves of computers since then go back with
   it, moves of other people do not. */
gboolean tb_help_can_take_back (BmMastery     *mastery,
                                const BmSeats *seats,
                                BmMatch       *match);

/* Takes it back if that is possible; a sentence in the log and the record says so.  FALSE: nothing has changed. */
gboolean tb_help_take_back     (BmMastery     *mastery,
                                const BmSeats *seats,
                                BmMatch       *match);

G_END_DECLS
