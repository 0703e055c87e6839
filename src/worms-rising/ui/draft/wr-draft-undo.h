/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"

G_BEGIN_DECLS

/*
 * Undo in the draft.  The offers come from the position's own seed, so they are the same after an undo.
 */

/* Whether the last champion was chosen by SIDE, which is to move again. */
gboolean wr_draft_can_undo (BmMatch *match,
                            int      side);

/* Undoes the choice, and adds a comment to the record. */
void     wr_draft_undo     (BmMatch *match,
                            int      side);

G_END_DECLS
