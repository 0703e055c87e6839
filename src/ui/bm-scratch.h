/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "bm-rules.h"

G_BEGIN_DECLS

/*
 * A copy of a position to try things on.  It is made of what one side sees: what is hidden from that side is made up, and
 * so are the dice to come.  Nothing in it depends on what is hidden really, so nothing done with it can tell.
 */

/* Makes SCRATCH of what SIDE sees of POS.  NUMBER: another one makes up something else. */
void     bm_scratch_make     (const BmPosition *pos,
                              BmSide            side,
                              guint64           number,
                              BmPosition       *scratch);

/* A match of it, in which all can be taken back.  (transfer full) */
BmMatch *bm_scratch_new      (const BmPosition *pos,
                              BmSide            side,
                              guint64           number) G_GNUC_WARN_UNUSED_RESULT;

/* Has something come into SCRATCH, up to where it stands, that nobody could know: a die, a card drawn, what the other side
   than SIDE made of its hand?  Then it is one way it could go. */
gboolean bm_scratch_is_guess (BmMatch          *scratch,
                              BmSide            side);

/* In POS the other side than SIDE decides, and has to name a card of its hand: nobody at the screen knows them. */
gboolean bm_scratch_is_blind (const BmPosition *pos,
                              BmSide            side);

/* What it decides then, any legal move; BM_MOVE_NONE: it is not so. */
BmMove   bm_scratch_decide   (const BmPosition *pos,
                              BmSide            side);

/* Takes the cards that SIDE does not see out of the other side's hand, and puts them into its deck: what is asked about POS
   then is about what can be seen. */
void     bm_scratch_lay_away (BmPosition       *pos,
                              BmSide            side);

G_END_DECLS
