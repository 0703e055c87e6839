/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-story.h"

G_BEGIN_DECLS

/* What the parts of the story share: bm-story-turn.c has the turning point, bm-story.c the rest. */
typedef struct
{
  BmMatch             *match;
  const BmDuelHistory *history;
  const BmPosition    *last;    /* where it ended */
  const BmNote        *first_blood; /* or NULL */
  guint                n_moves;
  guint8               champions[BM_N_WORMS + 1]; /* BM_NO_CARD: none */
} BmTale;

/* A piece with its champion: “Pink “The Commander””.  (transfer full) */
char          *bm_tale_dup_name   (const BmTale *tale,
                                   BmPiece       piece) G_GNUC_WARN_UNUSED_RESULT;
guint          bm_tale_last_day   (const BmTale *tale);
const BmNote  *bm_tale_note_at    (const BmTale *tale,
                                   guint         index);
/* The first event of KIND among those of the moves from FROM up to TO (not included); NULL: there is none. */
const BmEvent *bm_tale_find_event (const BmTale *tale,
                                   guint         from,
                                   guint         to,
                                   BmEventKind   kind);

BmSentence     bm_tale_tell_turning_point (const BmTale *tale);

G_END_DECLS
