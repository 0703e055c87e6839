/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-honour.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * What the journal needs of a game: what it writes down of a match that is over, and how that is called.  Ids are lower
 * case, digits and "-", and are never used for anything else.
 */

/* Bytes that hold the name of any picture. */
#define BM_JOURNAL_ART 80

typedef struct
{
  const BmHonour *honours;                           /* ended by one without an id */
  guint32       (*earned)       (BmMatch    *match,
                                 int         seat);  /* bits: those of SEAT, by their place in the list */
  /* The part in which SEAT played, such as its side; of which there are few. */
  const char   *(*side)         (BmMatch    *match,
                                 int         seat);
  /* Appends the ids (char *) of what SEAT played with, such as champions. */
  void          (*add_with)     (BmMatch    *match,
                                 int         seat,
                                 GPtrArray  *ids);
  /* In days or rounds, 0: unknown. */
  guint         (*length)       (BmMatch    *match);
  /* The score of a match of one person, BM_LOGBOOK_LOST: it was lost, or has no score.  NULL: no match has one. */
  int           (*score)        (BmMatch    *match);

  /* Headings, marked by N_ (). */
  const char     *sides;
  const char     *with;
  /* The name of an id; NULL: it is unknown, as it may be in the file of another version or with another card pack.  Static.
     And pictures, NULL: none. */
  const char   *(*side_words)   (const char *id);
  const char   *(*side_art)     (const char *id);
  const char   *(*with_words)   (const char *id);
  const char   *(*with_art)     (const char *id);
  /* "9 days".  (transfer full) */
  char         *(*length_words) (guint       length);
} BmJournalParts;

G_END_DECLS
