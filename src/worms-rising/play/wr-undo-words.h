/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"

G_BEGIN_DECLS

/* Why the last move of MATCH cannot be undone, a whole sentence; NULL: it can.  Static. */
const char *wr_undo_words (BmMatch *match);

G_END_DECLS
