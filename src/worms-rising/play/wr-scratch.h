/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * A copy of a position to try things on.  It is made of what one side sees: what is hidden from that side is made up, and
 * so are the dice to come.  Nothing in it depends on what is hidden really, so nothing done with it can tell.
 */

/* Makes SCRATCH of what SIDE sees of POS.  NUMBER: another one makes up something else. */
void     wr_scratch_make     (const WrPosition *pos,
                              WrSide            side,
                              guint64           number,
                              WrPosition       *scratch);

/* A match of it, in which all can be taken back.  (transfer full) */
BmMatch *wr_scratch_new      (const WrPosition *pos,
                              WrSide            side,
                              guint64           number) G_GNUC_WARN_UNUSED_RESULT;

/* Has something come into SCRATCH, up to where it stands, that nobody could know: a die, a card drawn, what the other side
   than SIDE made of its hand?  Then it is one way it could go. */
gboolean wr_scratch_is_guess (BmMatch          *scratch,
                              WrSide            side);

/* In POS the other side than SIDE decides, and has to name a card of its hand: nobody at the screen knows them. */
gboolean wr_scratch_is_blind (const WrPosition *pos,
                              WrSide            side);

/* What it decides then, any legal move; BM_MOVE_NONE: it is not so. */
BmMove   wr_scratch_decide   (const WrPosition *pos,
                              WrSide            side);

/* Takes the cards that SIDE does not see out of the other side's hand, and puts them into its deck: what is asked about POS
   then is about what can be seen. */
void     wr_scratch_lay_away (WrPosition       *pos,
                              WrSide            side);

G_END_DECLS
