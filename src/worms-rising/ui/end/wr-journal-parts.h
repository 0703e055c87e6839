/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-journal-parts.h"

G_BEGIN_DECLS

extern const BmJournalParts wr_journal_parts;

G_END_DECLS
