/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game-ui.h"
#include "bm-logbook.h"

G_BEGIN_DECLS

/*
 * The screen for the journal of a game: what its matches come to for one name, drawn and in words.
 *
 * Actions: "journal.export" writes it down as text.  Signals: "back" ();  "told" (const char *words)  a message to be shown.
 */
#define BM_TYPE_JOURNAL_SCREEN (bm_journal_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmJournalScreen, bm_journal_screen, BM, JOURNAL_SCREEN, GtkWidget)

/* SETTINGS: they know the lessons that are done; NULL: none is.  (floating) */
GtkWidget *bm_journal_screen_new         (GSettings       *settings);

/* Reads LOGBOOK, which has the journal of UI's game; NULL: nothing is kept. */
void       bm_journal_screen_load        (BmJournalScreen *self,
                                          const BmGameUi  *ui,
                                          BmLogbook       *logbook);

/* Writes all of it to FILE as text; the outcome is told. */
void       bm_journal_screen_export_text (BmJournalScreen *self,
                                          GFile           *file);

G_END_DECLS
