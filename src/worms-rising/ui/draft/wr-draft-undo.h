/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"

G_BEGIN_DECLS

/*
 * Taking back a champion.  The offers come from the position's own seed, so the same
 * ones come again.
 */

/* Was the last champion chosen by SIDE, whose turn it is again or still? */
gboolean wr_draft_can_undo (BmMatch *match,
                            int      side);

/* Takes it back; the record says so. */
void     wr_draft_undo     (BmMatch *match,
                            int      side);

G_END_DECLS
