/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-journal-words.h"

G_BEGIN_DECLS

/* All of JOURNAL, of UI's game, as plain text.  SETTINGS may be NULL.  (transfer full) */
char *bm_journal_text (const BmGameUi  *ui,
                       const BmJournal *journal,
                       GSettings       *settings) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
