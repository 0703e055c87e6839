/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-move.h"
#include "bm-position.h"
#include "bm-search.h"

G_BEGIN_DECLS

/*
 * Words for the draft.  WHO is a Worm or the Bird; all but the last are static.
 */

/* "The Bird": it stands alone, so it begins with a capital. */
const char *bm_draft_slot_words   (BmPiece who);
/* "Worms, who will Green be?" */
const char *bm_draft_ask_words    (BmPiece who);
/* The computer is not asked anything that people could answer: "The Worms wonder: who will Green be?" */
const char *bm_draft_wait_words   (BmPiece who);
/* "for Green" */
const char *bm_draft_for_words    (BmPiece who);

/* That MOVE is suggested, what its champion is good for, and whether the search thought as much of another one.
   (transfer full) */
char       *bm_draft_advice_words (BmMove                move,
                                   const BmSearchResult *result) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
