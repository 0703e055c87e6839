/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-card-look.h"
#include "bm-line.h"
#include "bm-match.h"

G_BEGIN_DECLS

/* One link of the chain that led to a line. */
typedef struct
{
  char       *text; /* owned */
  const char *rule; /* number, or NULL: a card's text is all there is to it */
  BmCardLook  card; /* whose text it is, or BM_CARD_LOOK_NONE */
} BmWhy;

/*
 * How a game tells its matches: a part of BmGameUi.
 */
typedef struct
{
  /* What move number INDEX made happen.  (transfer full), elements BmLine */
  GPtrArray *(*lines) (BmMatch *match,
                       guint    index);
  /* Why the line of that move which begins with event number AT is there: what set it off first, what came of that, at last
     the line itself.  NULL: this game never says why.  (transfer full), of BmWhy, one at least */
  GArray    *(*why)   (BmMatch *match,
                       guint    index,
                       guint    at);
} BmTellings;

/* What move number INDEX made happen, in running text, headings left out; "" if there is nothing to say.
   (transfer full) */
char *bm_tellings_words (BmMatch *match,
                         guint    index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
