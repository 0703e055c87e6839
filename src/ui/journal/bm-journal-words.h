/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game-ui.h"
#include "bm-journal.h"

G_BEGIN_DECLS

/*
 * The journal in words.
 */

/* NAME, or words for "". */
const char *bm_journal_name_words   (const char             *name);
/* An id of BmJournalFigures.rivals: "Computer (Hard)", "People", "Alone". */
const char *bm_journal_rivals_words (const char             *id);
/* What the game calls an id, or the id. */
const char *bm_journal_side_words   (const BmJournalParts   *parts,
                                     const char             *id);
const char *bm_journal_with_words   (const BmJournalParts   *parts,
                                     const char             *id);
/* "3 of 5 won".  (transfer full) */
char       *bm_journal_tally_words  (guint                   won,
                                     guint                   of) G_GNUC_WARN_UNUSED_RESULT;
/* "3 times, first on 21 November 2026"; NULL for HONOUR: "Not yet".  (transfer full) */
char       *bm_journal_honour_words (const BmJournalHonour  *honour) G_GNUC_WARN_UNUSED_RESULT;
/* "21 November 2026".  (transfer full) */
char       *bm_journal_date_words   (gint64                  time) G_GNUC_WARN_UNUSED_RESULT;

/* Lessons or puzzles of UI's game, and how many of them are done.  SETTINGS may be NULL.  0: there are none. */
guint       bm_journal_count_lessons (const BmGameUi        *ui,
                                      GSettings             *settings,
                                      gboolean               puzzles,
                                      guint                 *done);

/* Files that were left out, one sentence for each reason; "".  FOLDER: where they are.  (transfer full) */
char       *bm_journal_fault_words   (const BmJournal       *journal,
                                      const char            *folder) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
