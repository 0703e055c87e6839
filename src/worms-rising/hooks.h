/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-position.h"

G_BEGIN_DECLS

/*
 * What the rules ask the cards.  A number that a card may change is never taken from bm-board.h by a rule itself, but
 * from here; so a card that is in force has one place where it speaks up.  Without cards the answers are the board's.
 */

typedef enum
{
  BM_AMOUNT_ACTIONS,
  BM_AMOUNT_DRAW,
  BM_AMOUNT_BITE_HEALTH,
  BM_AMOUNT_BITE_ACTIONS,
  BM_AMOUNT_FOOD,
  BM_AMOUNT_RAIN_STEPS,
  BM_AMOUNT_SUSPICION_RISE,
  BM_AMOUNT_HUNGER_FALL,
  BM_AMOUNT_REST,
  BM_AMOUNT_HAND_LIMIT,
} BmAmount;

static inline int
bm_hook_amount (const BmPosition *pos G_GNUC_UNUSED,
                BmAmount          amount)
{
  switch (amount)
    {
    case BM_AMOUNT_ACTIONS:        return BM_ACTIONS;
    case BM_AMOUNT_DRAW:           return 1;
    case BM_AMOUNT_BITE_HEALTH:    return BM_BITE_HEALTH;
    case BM_AMOUNT_BITE_ACTIONS:   return BM_BITE_ACTIONS;
    case BM_AMOUNT_FOOD:           return BM_FOOD;
    case BM_AMOUNT_RAIN_STEPS:     return BM_RAIN_STEPS;
    case BM_AMOUNT_SUSPICION_RISE: return 1;
    case BM_AMOUNT_HUNGER_FALL:    return 1;
    case BM_AMOUNT_REST:           return BM_REST_HEALTH;
    case BM_AMOUNT_HAND_LIMIT:     return BM_HAND_LIMIT;
    default:                       g_assert_not_reached ();
    }
}

/* Actions that an ordinary action costs (R5.2). */
static inline int
bm_hook_cost (const BmPosition *pos G_GNUC_UNUSED,
              BmAction          action G_GNUC_UNUSED)
{
  return 1;
}

/* The side that has today's first turn (R4.3). */
static inline BmSide
bm_hook_first_side (const BmPosition *pos G_GNUC_UNUSED)
{
  return BM_SIDE_WORMS;
}

G_END_DECLS
