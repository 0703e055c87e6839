/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-move.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * The hooks through which cards modify the rules.  A number, range or permission that a card may change is always
 * queried here, so active cards apply in one place.  While nothing in force uses a hook, a query costs one bit test
 * and returns the board's value.
 *
 * Modifiers are folded as G5 says: "can't" beats "may"; of those that set, the latest wins; then what multiplies and adds.
 */

static inline gboolean
wr_hooked (const WrPosition *pos,
           guint             hook)
{
  return (gboolean) (pos->hooks >> hook & 1);
}

/* The cards' answer to a permission query. */
typedef enum
{
  WR_SAYS_NOTHING,
  WR_SAYS_YES,
  WR_SAYS_NO
} WrSays;

/* WHAT: a WrAction or WrMay.  WHO acts, or WR_PIECE_NONE; TARGET is the piece, card or space aimed at; FROM the space
   left, or WR_SPACE_NONE. */
WrSays   wr_fold_may    (const WrPosition *pos,
                         guint             what,
                         WrPiece           who,
                         WrMoveTarget      target,
                         WrSpace           from);

/* All answers of the cards in force, also overruled ones: bits 1 << WrSays. */
guint    wr_fold_all_says (const WrPosition *pos,
                           guint             what,
                           WrPiece           who,
                           WrMoveTarget      target,
                           WrSpace           from);

static inline WrSays
wr_hook_may (const WrPosition *pos,
             guint             what,
             WrPiece           who,
             WrMoveTarget      target,
             WrSpace           from)
{
  return wr_hooked (pos, WR_HOOK_MAY (what)) ? wr_fold_may (pos, what, who, target, from) : WR_SAYS_NOTHING;
}

/* SIDE: whose number, or WR_N_SIDES.  WHO: the piece concerned or WR_PIECE_NONE.  ACTION: the action it is queried
   for, or WR_N_ACTIONS. */
int      wr_fold_amount (const WrPosition *pos,
                         WrAmount          amount,
                         int               base,
                         WrSide            side,
                         WrPiece           who,
                         WrAction          action);

static inline int
wr_hook_amount (const WrPosition *pos,
                WrAmount          amount,
                int               base,
                WrSide            side,
                WrPiece           who,
                WrAction          action)
{
  return wr_hooked (pos, WR_HOOK_AMOUNT (amount)) ? wr_fold_amount (pos, amount, base, side, who, action) : base;
}

int      wr_fold_cost   (const WrPosition *pos,
                         WrAction          action,
                         int               base,
                         WrPiece           who,
                         WrMoveTarget      target);

/* Actions that ACTION costs now (R5.2). */
static inline int
wr_hook_cost (const WrPosition *pos,
              WrAction          action,
              WrPiece           who,
              WrMoveTarget      target)
{
  int base = action == WR_ACTION_PLAY ? BM_PLAY_COST : 1;

  return wr_hooked (pos, WR_HOOK_COST (action)) ? wr_fold_cost (pos, action, base, who, target) : base;
}

/* A range set by a card; NULL instead of a pointer to it: the rule's own. */
typedef struct
{
  const WrShape *shapes;
  guint8         card;  /* the card that set them */
  guint8         width; /* columns that they reach to each side */
} WrRange;

gboolean wr_fold_range  (const WrPosition *pos,
                         WrAction          action,
                         WrPiece           who,
                         WrRange          *range);

static inline gboolean
wr_hook_range (const WrPosition *pos,
               WrAction          action,
               WrPiece           who,
               WrRange          *range)
{
  return wr_hooked (pos, WR_HOOK_RANGE (action)) && wr_fold_range (pos, action, who, range);
}

#define WR_ALL_RANGES (((guint64) 1 << WR_N_ACTIONS) - 1)

void     wr_fold_ranged (const WrPosition *pos,
                         guint             n,
                         guint16          *ranged);

/* Bits of the actions for which a card may have set a range, of each of the first N pieces: a Worm's champion mostly sets
   one for itself. */
static inline void
wr_find_ranged (const WrPosition *pos,
                guint             n,
                guint16          *ranged)
{
  memset (ranged, 0, n * sizeof *ranged);
  if (pos->hooks & WR_ALL_RANGES)
    wr_fold_ranged (pos, n, ranged);
}

guint    wr_rows_in_shapes (const WrPosition *pos,
                            const WrRange    *range,
                            WrSpace           centre,
                            int               column);

/* Bits of the rows of COLUMN (-1 to 11) that are in RANGE of CENTRE. */
static inline guint
wr_range_rows (const WrPosition *pos,
               const WrRange    *range,
               WrSpace           centre,
               int               column)
{
  return ABS (column - wr_space_column (centre)) > range->width ? 0 : wr_rows_in_shapes (pos, range, centre, column);
}

/* Whether SPACE is in RANGE of CENTRE. */
static inline gboolean
wr_in_range (const WrPosition *pos,
             const WrRange    *range,
             WrSpace           centre,
             WrSpace           space)
{
  return space != WR_SPACE_NONE
         && (wr_range_rows (pos, range, centre, wr_space_column (space)) >> wr_space_row (space) & 1);
}

/* The last value set for a hook of the calendar, or for WR_HOOK_SEES of SIDE. */
int      wr_fold_setting    (const WrPosition *pos,
                             guint             hook,
                             int               base,
                             WrSide            side);

static inline int
wr_hook_setting (const WrPosition *pos,
                 guint             hook,
                 int               base,
                 WrSide            side)
{
  return wr_hooked (pos, hook) ? wr_fold_setting (pos, hook, base, side) : base;
}

/* The side that has today's first turn (R4.3). */
static inline WrSide
wr_hook_first_side (const WrPosition *pos)
{
  return (WrSide) wr_hook_setting (pos, WR_HOOK_ORDER, WR_SIDE_WORMS, WR_N_SIDES);
}

/* Today's weather: a WrDir, WR_RAIN_NO, WR_RAIN_ROLL, or -1 when no card sets it. */
static inline int
wr_hook_weather (const WrPosition *pos)
{
  return wr_hook_setting (pos, WR_HOOK_RAIN, -1, WR_N_SIDES);
}

gboolean wr_fold_sees       (const WrPosition *pos,
                             WrSide            side);

/* Whether SIDE sees the other side's hand. */
static inline gboolean
wr_hook_sees (const WrPosition *pos,
              WrSide            side)
{
  return wr_hooked (pos, WR_EYES_OF (side)) && wr_fold_sees (pos, side);
}

G_END_DECLS
