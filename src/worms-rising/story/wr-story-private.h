/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-story.h"

G_BEGIN_DECLS

/* Shared by the parts of the story: wr-story-turn.c has the turning point, wr-story.c the rest. */
typedef struct
{
  BmMatch             *match;
  const WrDuelHistory *history;
  const WrPosition    *last;    /* the final position */
  const WrNote        *first_blood; /* or NULL */
  guint                n_moves;
  guint8               champions[WR_N_WORMS + 1]; /* WR_NO_CARD: none */
} WrTale;

/* A piece with its champion: “Pink “The Commander””.  (transfer full) */
char          *wr_tale_dup_name   (const WrTale *tale,
                                   WrPiece       piece) G_GNUC_WARN_UNUSED_RESULT;
guint          wr_tale_last_day   (const WrTale *tale);
const WrNote  *wr_tale_note_at    (const WrTale *tale,
                                   guint         index);
/* The first event of KIND among those of the moves from FROM up to TO (not included); NULL: there is none. */
const BmEvent *wr_tale_find_event (const WrTale *tale,
                                   guint         from,
                                   guint         to,
                                   WrEventKind   kind);

WrSentence     wr_tale_tell_turning_point (const WrTale *tale);

G_END_DECLS
