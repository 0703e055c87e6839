/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-journal-words.h"

G_BEGIN_DECLS

/* Replaces the rows of LIST by the honours of PARTS: those that FIGURES have first.  How many those are. */
guint bm_journal_honours_show (GtkListBox             *list,
                               const BmJournalParts   *parts,
                               const BmJournalFigures *figures);

G_END_DECLS
