/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-card-look.h"
#include "bm-line.h"
#include "bm-match.h"

G_BEGIN_DECLS

/* One link of the causal chain that led to a line. */
typedef struct
{
  char       *text; /* owned */
  const char *rule; /* number, or NULL: only a card's text applies */
  BmCardLook  card; /* the card whose text applies, or BM_CARD_LOOK_NONE */
} BmWhy;

/*
 * How a game describes the events of its matches: a part of BmGameUi.
 */
typedef struct
{
  /* The lines for the events of move number INDEX.  (transfer full), elements BmLine */
  GPtrArray *(*lines) (BmMatch *match,
                       guint    index);
  /* The causes of the line of that move that begins with event number AT: the first cause, its consequences, and
     finally the line itself.  NULL: this game does not explain lines.  (transfer full), of BmWhy, at least one */
  GArray    *(*why)   (BmMatch *match,
                       guint    index,
                       guint    at);
} BmTellings;

/* The events of move number INDEX as running text, without headings; "" if there are none.  (transfer full) */
char *bm_tellings_words (BmMatch *match,
                         guint    index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
