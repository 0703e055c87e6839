/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules-private.h"

G_BEGIN_DECLS

/* Fills in REFUSAL and returns FALSE, so that a refusal is one `return`.  MESSAGE is already translated. */
static inline gboolean
wr_refuse (BmRefusal  *refusal,
           const char *rule,
           const char *message)
{
  refusal->rule = rule;
  refusal->message = message;
  return FALSE;
}

/* Whether a card in force has set the range of PIECE's ACTION, so that the rule's own text about it would be wrong. */
static inline gboolean
wr_is_ranged (const WrPosition *pos,
              WrAction          action,
              WrPiece           piece)
{
  WrRange range;

  return wr_hook_range (pos, action, piece, &range);
}

/* TRUE: a card has set the range and SPACE is not in it; REFUSAL then says so, with RULE. */
gboolean wr_why_beyond (const WrPosition *pos,
                        WrAction          action,
                        WrPiece           piece,
                        WrSpace           space,
                        const char       *rule,
                        BmRefusal        *refusal);

/* Why the Bird, or the Worm or Zombie, cannot do MOVE, which is not legal, though it is its side's turn and it has
   actions left. */
gboolean wr_why_bird (const WrPosition *pos,
                      BmMove            move,
                      BmRefusal        *refusal);
gboolean wr_why_worm (const WrPosition *pos,
                      BmMove            move,
                      BmRefusal        *refusal);

G_END_DECLS
