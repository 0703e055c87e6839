/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-mastery.h"
#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * Learning help at the tables of Terror Below: a person with help can undo any own move without agreement.  MASTERY may
 * be NULL: then there is no help.
 */

/* Whether the person who decides in MATCH has help. */
gboolean tb_help_is_on         (BmMastery     *mastery,
                                const BmSeats *seats,
                                BmMatch       *match);

/* Whether that person can undo their last move despite a die or a card that was revealed.  Later moves of computers are
   undone with it, those of other people are not. */
gboolean tb_help_can_take_back (BmMastery     *mastery,
                                const BmSeats *seats,
                                BmMatch       *match);

/* Undoes it if possible; a sentence is added to the log and the record.  FALSE: nothing has changed. */
gboolean tb_help_take_back     (BmMastery     *mastery,
                                const BmSeats *seats,
                                BmMatch       *match);

G_END_DECLS
