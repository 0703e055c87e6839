/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "tb-rules.h"

G_BEGIN_DECLS

/*
 * A scratch position for trying moves: one seat's view, determinized, with random dice.  It does not depend on the real
 * hidden information, so it cannot reveal any.
 */

/* Determinizes SEAT's view of POS into SCRATCH.  NUMBER: selects one of many samples. */
void     tb_scratch_make     (const TbPosition *pos,
                              guint             seat,
                              guint64           number,
                              TbPosition       *scratch);

/* A match that starts from it, in which everything can be undone; the other seats are automatic.  (transfer full) */
BmMatch *tb_scratch_new      (const TbPosition *pos,
                              guint             seat,
                              guint64           number) G_GNUC_WARN_UNUSED_RESULT;

/* Whether SCRATCH, up to its current ply, depends on what SEAT cannot know: a die, a drawn card, a decision of another
   seat.  Then it is only a possible line. */
gboolean tb_scratch_is_guess (BmMatch          *scratch,
                              guint             seat);

/* A plausible move for another seat that decides in POS, a scratch position; BM_MOVE_NONE: SEAT decides, or nobody.  The
   same position gives the same move. */
BmMove   tb_scratch_decide   (const TbPosition *pos,
                              guint             seat);

G_END_DECLS
