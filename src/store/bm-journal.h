/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-journal-line.h"

G_BEGIN_DECLS

/*
 * The journal of a game: what its matches come to for each person's name.  A match that one name played against itself
 * is left out, as is a challenge that was given up.  Computers have none.
 */
typedef struct
{
  gint64        time;  /* when it ended */
  int           score; /* as in BmLogbookEntry */
  BmJournalLine line;
} BmJournalMatch;

typedef struct
{
  GPtrArray *matches;   /* of BmJournalMatch, oldest first */
  guint      n_damaged; /* files that were left out: damaged, ... */
  guint      n_newer;   /* ... written by a newer program, ... */
  guint      n_more;    /* ... or too many */
} BmJournal;

/* LIST is not needed afterwards.  (transfer full) */
BmJournal *bm_journal_new       (const BmLogbookList *list) G_GNUC_WARN_UNUSED_RESULT;
void       bm_journal_free      (BmJournal           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmJournal, bm_journal_free)

/* The names of all persons, the one with the most matches first.  (transfer full) */
char     **bm_journal_dup_names (const BmJournal     *self) G_GNUC_WARN_UNUSED_RESULT;

/* ---- What is shown of one name */

/* The rivals of a match: the strongest computer among them by its level, or else one of these. */
#define BM_JOURNAL_PEOPLE "people"
#define BM_JOURNAL_ALONE  "alone"

typedef struct
{
  char  *id;
  guint  matches;
  guint  won;
} BmJournalTally;

typedef struct
{
  char   *id;
  guint   times;
  gint64  first; /* when the first match ended in which it was earned */
} BmJournalHonour;

/* A match, and the seat of the person in it. */
typedef struct
{
  const BmJournalMatch *match;
  guint                 seat;
} BmJournalResult;

typedef struct
{
  guint      matches;
  guint      won;
  guint      streak;      /* the last matches, all of them won */
  guint      best_streak;
  guint      fastest;     /* the length of the shortest match that was won; 0: none */
  int        best_solo;   /* the best score; BM_LOGBOOK_LOST: none */
  GPtrArray *sides;       /* of BmJournalTally, all three, the one with the most matches first */
  GPtrArray *rivals;
  GPtrArray *with;
  GPtrArray *honours;     /* of BmJournalHonour, the first earned first */
  GArray    *results;     /* of BmJournalResult, oldest first; borrowed from the journal */
} BmJournalFigures;

/* Of NAME (NULL: nobody) in JOURNAL, which must outlive it.  (transfer full) */
BmJournalFigures *bm_journal_figures_new  (const BmJournal  *journal,
                                           const char       *name) G_GNUC_WARN_UNUSED_RESULT;
void              bm_journal_figures_free (BmJournalFigures *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmJournalFigures, bm_journal_figures_free)

/* On how many days up to TODAY, or to the day before, NAME has ended the day's challenge, without a gap; BEST: the most
   ever. */
guint             bm_journal_figures_day_streak (const BmJournalFigures *self,
                                                 const char             *today,
                                                 guint                  *best);

/* NULL: it was not earned. */
const BmJournalHonour *bm_journal_figures_find_honour (const BmJournalFigures *self,
                                                       const char             *id);

/* NULL: none of that id. */
const BmJournalTally  *bm_journal_find_tally          (GPtrArray              *tallies,
                                                       const char             *id);

G_END_DECLS
