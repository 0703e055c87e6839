/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-duel-history.h"

G_BEGIN_DECLS

/*
 * The story of a match that is over, in five sentences: how it began, first blood, the turning point, the sting in it,
 * and the end.  The same match has the same story.
 */
#define WR_STORY_SENTENCES 5

typedef struct
{
  char       *text;
  const char *art; /* a picture for it */
} WrSentence;

/* Fills in SENTENCES, whose texts the caller frees.  MATCH must be decided, HISTORY must be that of MATCH. */
void wr_story_tell (BmMatch             *match,
                    const WrDuelHistory *history,
                    WrSentence           sentences[WR_STORY_SENTENCES]);

G_END_DECLS
