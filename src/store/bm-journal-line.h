/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-logbook-file.h"

G_BEGIN_DECLS

/*
 * A line of the journal: what came of a match for each of its seats.  It is the text of a BmLogbookEntry, whose score is
 * that of a match alone which was won, and BM_LOGBOOK_LOST otherwise.
 */
#define BM_JOURNAL_KIND "match"

/* The most bytes of an id, and the most ids in a list. */
#define BM_JOURNAL_MAX_ID  40
#define BM_JOURNAL_MAX_IDS 32

typedef struct
{
  char     *name;    /* of the person, "" if it is not known; NULL: a computer */
  char     *level;   /* of the computer: bm_level_id (); NULL: a person */
  char     *side;    /* an id of the game: in which part the seat played */
  char    **with;    /* ids of the game: champions or characters */
  char    **honours; /* ids of what was earned: BmHonour */
  gboolean  won;
} BmJournalSeat;

typedef struct
{
  char         *day;    /* "2026-11-29", for the challenge of that day; NULL: any other match */
  guint         points; /* ... and what it was worth */
  char         *rival;  /* the id of a rival of the ladder (BmLadderRival), NULL: it was none ... */
  guint         stars;  /* ... and what it gave */
  gboolean      ended;  /* FALSE: the challenge was given up */
  guint         length; /* in days or rounds, 0: unknown */
  guint         n_seats;
  BmJournalSeat seats[BM_MAX_SEATS];
} BmJournalLine;

void     bm_journal_line_clear (BmJournalLine        *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BmJournalLine, bm_journal_line_clear)

/* SELF as the text of an entry.  (transfer full) */
char    *bm_journal_line_dup_text (const BmJournalLine *self) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the untrusted text of ENTRY into SELF; FALSE: it is none, and SELF is empty. */
gboolean bm_journal_line_read  (BmJournalLine        *self,
                                const BmLogbookEntry *entry);

/* Whether TEXT can be an id. */
gboolean bm_journal_is_id      (const char           *text);

G_END_DECLS
