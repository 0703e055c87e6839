/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-move.h"
#include "bm-position.h"

G_BEGIN_DECLS

/*
 * What the rules ask the cards.  A number, a range or a permission that a card may change is never decided by a rule
 * alone, but asked for here; so a card that is in force has one place where it speaks up.  As long as nothing in force
 * speaks to a hook, asking costs one bit test and the answer is the board's.
 *
 * Modifiers are folded as G5 says: "can't" beats "may"; of those that set, the latest wins; then what multiplies and adds.
 */

static inline gboolean
bm_hooked (const BmPosition *pos,
           guint             hook)
{
  return (gboolean) (pos->hooks >> hook & 1);
}

/* What the cards say on a permission. */
typedef enum
{
  BM_SAYS_NOTHING,
  BM_SAYS_YES,
  BM_SAYS_NO
} BmSays;

/* WHAT: a BmAction or BmMay.  WHO acts, BM_PIECE_NONE if nobody does; TARGET is the piece, card or space aimed at; FROM the
   space left, or BM_SPACE_NONE. */
BmSays   bm_fold_may    (const BmPosition *pos,
                         guint             what,
                         BmPiece           who,
                         BmMoveTarget      target,
                         BmSpace           from);

/* As bm_fold_may (), but whether any card in force says so, heard or not: bits 1 << BmSays. */
guint    bm_fold_all_says (const BmPosition *pos,
                           guint             what,
                           BmPiece           who,
                           BmMoveTarget      target,
                           BmSpace           from);

static inline BmSays
bm_hook_may (const BmPosition *pos,
             guint             what,
             BmPiece           who,
             BmMoveTarget      target,
             BmSpace           from)
{
  return bm_hooked (pos, BM_HOOK_MAY (what)) ? bm_fold_may (pos, what, who, target, from) : BM_SAYS_NOTHING;
}

/* SIDE: whose number, BM_N_SIDES: nobody's.  WHO: the piece concerned or BM_PIECE_NONE.  ACTION: in whose course it is
   asked, BM_N_ACTIONS: none. */
int      bm_fold_amount (const BmPosition *pos,
                         BmAmount          amount,
                         int               base,
                         BmSide            side,
                         BmPiece           who,
                         BmAction          action);

static inline int
bm_hook_amount (const BmPosition *pos,
                BmAmount          amount,
                int               base,
                BmSide            side,
                BmPiece           who,
                BmAction          action)
{
  return bm_hooked (pos, BM_HOOK_AMOUNT (amount)) ? bm_fold_amount (pos, amount, base, side, who, action) : base;
}

int      bm_fold_cost   (const BmPosition *pos,
                         BmAction          action,
                         int               base,
                         BmPiece           who,
                         BmMoveTarget      target);

/* Actions that ACTION costs now (R5.2). */
static inline int
bm_hook_cost (const BmPosition *pos,
              BmAction          action,
              BmPiece           who,
              BmMoveTarget      target)
{
  int base = action == BM_ACTION_PLAY ? BM_PLAY_COST : 1;

  return bm_hooked (pos, BM_HOOK_COST (action)) ? bm_fold_cost (pos, action, base, who, target) : base;
}

/* The shapes of a range that a card has set, NULL: the rule's own. */
typedef struct
{
  const BmShape *shapes;
  guint8         card;  /* whose they are */
  guint8         width; /* columns that they reach to each side */
} BmRange;

gboolean bm_fold_range  (const BmPosition *pos,
                         BmAction          action,
                         BmPiece           who,
                         BmRange          *range);

static inline gboolean
bm_hook_range (const BmPosition *pos,
               BmAction          action,
               BmPiece           who,
               BmRange          *range)
{
  return bm_hooked (pos, BM_HOOK_RANGE (action)) && bm_fold_range (pos, action, who, range);
}

#define BM_ALL_RANGES (((guint64) 1 << BM_N_ACTIONS) - 1)

void     bm_fold_ranged (const BmPosition *pos,
                         guint             n,
                         guint16          *ranged);

/* Bits of the actions for which a card may have set a range, of each of the first N pieces: a Worm's champion mostly sets
   one for itself. */
static inline void
bm_find_ranged (const BmPosition *pos,
                guint             n,
                guint16          *ranged)
{
  memset (ranged, 0, n * sizeof *ranged);
  if (pos->hooks & BM_ALL_RANGES)
    bm_fold_ranged (pos, n, ranged);
}

guint    bm_rows_in_shapes (const BmPosition *pos,
                            const BmRange    *range,
                            BmSpace           centre,
                            int               column);

/* Bits of the rows of COLUMN (-1 to 11) that are in RANGE of CENTRE. */
static inline guint
bm_range_rows (const BmPosition *pos,
               const BmRange    *range,
               BmSpace           centre,
               int               column)
{
  return ABS (column - bm_space_column (centre)) > range->width ? 0 : bm_rows_in_shapes (pos, range, centre, column);
}

/* Whether SPACE is. */
static inline gboolean
bm_in_range (const BmPosition *pos,
             const BmRange    *range,
             BmSpace           centre,
             BmSpace           space)
{
  return space != BM_SPACE_NONE
         && (bm_range_rows (pos, range, centre, bm_space_column (space)) >> bm_space_row (space) & 1);
}

/* A hook of the calendar, or BM_HOOK_SEES for SIDE: what is set last. */
int      bm_fold_setting    (const BmPosition *pos,
                             guint             hook,
                             int               base,
                             BmSide            side);

static inline int
bm_hook_setting (const BmPosition *pos,
                 guint             hook,
                 int               base,
                 BmSide            side)
{
  return bm_hooked (pos, hook) ? bm_fold_setting (pos, hook, base, side) : base;
}

/* The side that has today's first turn (R4.3). */
static inline BmSide
bm_hook_first_side (const BmPosition *pos)
{
  return (BmSide) bm_hook_setting (pos, BM_HOOK_ORDER, BM_SIDE_WORMS, BM_N_SIDES);
}

/* Today's weather: a BmDir, BM_RAIN_NO, BM_RAIN_ROLL, or -1 when no card says anything. */
static inline int
bm_hook_weather (const BmPosition *pos)
{
  return bm_hook_setting (pos, BM_HOOK_RAIN, -1, BM_N_SIDES);
}

gboolean bm_fold_sees       (const BmPosition *pos,
                             BmSide            side);

/* Whether SIDE sees the other side's hand. */
static inline gboolean
bm_hook_sees (const BmPosition *pos,
              BmSide            side)
{
  return bm_hooked (pos, BM_EYES_OF (side)) && bm_fold_sees (pos, side);
}

G_END_DECLS
