/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One topic of a game that a player can learn.  Texts are untranslated: the caller calls gettext. */
typedef struct
{
  const char *id;          /* its name in the settings: never changes */
  const char *rule;        /* its number: "R7.1" */
  const char *title;       /* a few words */
  const char *explanation; /* one or two sentences */
} BmTopic;

/* A set of topics: bit N is topic number N of the game. */
typedef guint32 BmTopics;
#define BM_MAX_TOPICS 32

#define BM_HINT_MARKS 8

/* What matters now to the seat to move. */
typedef struct
{
  guint       topic;                /* number of its topic */
  guint       weight;               /* importance; higher comes first */
  char       *text;                 /* owned: one sentence or two, translated */
  const char *rule;                 /* "R6.6" */
  gboolean    deadly;               /* the seat can lose at once */
  guint       n_marks;
  guint8      marks[BM_HINT_MARKS]; /* what the table can highlight, numbered as in the game's events */
} BmHint;

/* An empty array of BmHint.  (transfer full) */
GArray  *bm_hints_new    (void) G_GNUC_WARN_UNUSED_RESULT;

/* The topics of HINTS. */
BmTopics bm_hints_topics (GArray   *hints);

/* Removes hints on topics of KNOWN, and then all but the first MOST. */
void     bm_hints_keep   (GArray   *hints,
                          BmTopics  known,
                          guint     most);

/* Sorts them by weight; those of equal weight by topic, so that the order is always the same. */
void     bm_hints_sort   (GArray   *hints);

G_END_DECLS
