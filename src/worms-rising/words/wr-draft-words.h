/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-move.h"
#include "wr-position.h"
#include "bm-search.h"

G_BEGIN_DECLS

/*
 * Texts for the draft.  WHO is a Worm or the Bird; all but the last are static.
 */

/* "The Bird": a label, so it begins with a capital. */
const char *wr_draft_slot_words   (WrPiece who);
/* "Worms, who will Green be?" */
const char *wr_draft_ask_words    (WrPiece who);
/* For a computer's choice: "The Worms wonder: who will Green be?" */
const char *wr_draft_wait_words   (WrPiece who);
/* "for Green" */
const char *wr_draft_for_words    (WrPiece who);

/* The suggestion of MOVE, with its champion's tip, and another champion that the search rates as equal.  (transfer
   full) */
char       *wr_draft_advice_words (BmMove                move,
                                   const BmSearchResult *result) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
