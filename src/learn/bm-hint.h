/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One piece of what there is to be known of a game.  Texts are untranslated: whoever shows them calls gettext. */
typedef struct
{
  const char *id;          /* what the settings call it: never changes */
  const char *rule;        /* its number: "R7.1" */
  const char *title;       /* a few words */
  const char *explanation; /* one or two sentences */
} BmTopic;

/* A set of them: bit N is the topic number N of the game. */
typedef guint32 BmTopics;
#define BM_MAX_TOPICS 32

#define BM_HINT_MARKS 8

/* What matters now to the seat that decides. */
typedef struct
{
  guint       topic;                /* the number of what it is about */
  guint       weight;               /* what matters more has more */
  char       *text;                 /* owned: one sentence or two, translated */
  const char *rule;                 /* "R6.6" */
  gboolean    deadly;               /* the seat can lose at once */
  guint       n_marks;
  guint8      marks[BM_HINT_MARKS]; /* what the table can point at, as the game's events number it */
} BmHint;

/* An array of BmHint, without any yet.  (transfer full) */
GArray *bm_hints_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
