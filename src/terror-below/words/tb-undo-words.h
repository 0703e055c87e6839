/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"

G_BEGIN_DECLS

/* Why the last move cannot be undone, a sentence; NULL: it can.  (static) */
const char *tb_undo_words (BmMatch *match);

/* The same for redo. */
const char *tb_redo_words (BmMatch *match);

G_END_DECLS
