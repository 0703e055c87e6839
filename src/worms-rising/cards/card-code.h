/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-board.h"
#include "wr-space.h"

#include <glib.h>

G_BEGIN_DECLS

/*
 * The compiled form of cards.  A card's code is an array of ops with jumps; the tables that ops refer to (selectors,
 * values, predicates ...) belong to the whole set and are addressed by index.
 */

#define WR_NO_CARD      ((guint8) 0xFF)
#define WR_NO_CODE      ((guint16) 0xFFFF)
#define WR_NO_SLOT      ((guint8) 0xFF)
#define WR_MAX_SLOTS    8 /* slots of a card */
#define WR_MAX_LOOPS    3 /* levels of nesting */
#define WR_MAX_EFFECTS  24 /* modifiers and reminders in force */
#define WR_MAX_RUNS     12 /* cards being executed */
#define WR_MAX_FILTERS  32 /* of a selector; each can occur only once in its text */
#define WR_N_PICKS      3  /* the last picks of a card that are remembered */

/* Kinds of things that a selector can pick.  Tokens come first, numbered as WrToken. */
typedef enum
{
  WR_THING_BEDROCK,
  WR_THING_WORMHOLE,
  WR_THING_DRILL,
  WR_THING_GRAVESTONE,
  WR_THING_LAVA,
  WR_THING_WORM,
  WR_THING_ZOMBIE,
  WR_THING_BIRD,
  WR_THING_GRASS,
  WR_THING_COLUMN,
  WR_THING_SPACE,
  WR_THING_CARD,
  WR_THING_NUMBER,
  WR_THING_DIR,
  WR_THING_NONE
} WrThingKind;

/* Something picked.  value: a WrPiece for Worm, Zombie, Bird; a column 0..10; a card; a number; a WrDir; otherwise a
   WrSpace. */
typedef struct
{
  guint8 kind;
  guint8 value;
} WrThing;

/* The type of a slot's value, for writing and reading positions. */
typedef enum
{
  WR_SLOT_UNUSED,
  WR_SLOT_PIECE,
  WR_SLOT_SPACE,  /* also tokens and Grass */
  WR_SLOT_COLUMN,
  WR_SLOT_CARD,
  WR_SLOT_NUMBER, /* 0..200 */
  WR_SLOT_DIR
} WrSlotType;

/* X: a reference in a card's text. */
typedef enum
{
  WR_REF_NONE,
  WR_REF_SELF, /* the champion that has the card */
  WR_REF_BIRD,
  WR_REF_IT,   /* the last pick */
  WR_REF_SLOT,
  WR_REF_CELL, /* the space in the column of slot N and the row of slot M */
  WR_REF_PICKED /* any of the last picks (`not` and `beside` only) */
} WrRefType;

typedef struct
{
  guint8 type;
  guint8 n;
  guint8 m;
} WrRef;

typedef enum
{
  WR_SHAPE_HERE,
  WR_SHAPE_ADJACENT,
  WR_SHAPE_DIAGONAL,
  WR_SHAPE_NEARBY,
  WR_SHAPE_WITHIN,  /* n; the space itself included (G2) */
  WR_SHAPE_LINE,    /* n; same row or column, no Bedrock between (G2) */
  WR_SHAPE_ROW,     /* n; its row, up to n columns away, without the space itself; whatever is between */
  WR_SHAPE_COLUMNS, /* n; columns up to n away, any row */
  WR_SHAPE_ABOVE,   /* the space right above */
  WR_SHAPE_BELOW,
  WR_SHAPE_SAME_ROW,
  WR_SHAPE_SAME_COLUMN,
  WR_SHAPE_ANY
} WrShapeType;

#define WR_REACH_CENTRE  WR_ROW_BELOW       /* the bit of the centre's own row */
#define WR_REACH_COLUMNS (WR_N_COLUMNS + 2) /* distances from 0 to the whole garden and one column on each side */

/* One shape of a range, which is the union of its shapes.  The last one has `last` set. */
typedef struct
{
  guint8  shape;
  guint8  n;
  guint8  last;
  guint8  width;     /* columns to each side; of a range's first shape the widest of all */
  guint8  n_filters; /* the target's space must match them */
  guint8  is_all;    /* of a range's first shape: its `reach` is the whole range, without filters */
  guint16 filter;
  /* Indexed by the distance in columns: its rows, one bit each from 13 above to 13 below the centre; Bedrock in a
     WR_SHAPE_LINE is not considered. */
  guint32 reach[WR_REACH_COLUMNS];
} WrShape;

typedef enum
{
  WR_FILTER_SHAPE,    /* in SHAPE (a: shape, n) round `of` */
  WR_FILTER_ROWS,     /* v1..v2: values */
  WR_FILTER_OUTSIDE_ROWS, /* not in rows v1..v2, or outside the board */
  WR_FILTER_BETWEEN,  /* columns a..n */
  WR_FILTER_TERRAIN,  /* mask: bits of WrTerrain */
  WR_FILTER_WITH,     /* mask: bits of WrThingKind, one of which must be in the space */
  WR_FILTER_WITHOUT,  /* mask: none of which may be in the space */
  WR_FILTER_FITS,     /* a: WrThingKind: Bedrock (R10.5), Wormhole (G10), Lava (R9.4),
                         Zombie (R10.6, and one is left) */
  WR_FILTER_NOT,      /* not `of` */
  WR_FILTER_BESIDE,   /* next in the row to a pick of this card */
  WR_FILTER_UNBITTEN, /* has not bitten this turn */
  WR_FILTER_STUNNED,  /* a: 1 stunned, 0 not */
  WR_FILTER_HAND      /* cards: a: the side in whose hand they are */
} WrFilterType;

typedef struct
{
  guint8  type;
  guint8  a;
  guint8  n;
  WrRef   of;
  guint16 mask;
  guint16 v1, v2;
} WrFilter;

typedef enum
{
  WR_HOW_NUMBER, /* n, or as many as there are */
  WR_HOW_UP_TO,
  WR_HOW_ALL,
  WR_HOW_RANDOM,
  WR_HOW_FIRST,  /* in board order, without a choice */
  WR_HOW_LAST
} WrHow;

typedef enum
{
  WR_BY_OWNER, /* of an event: the Bird for the Bird, the Worms otherwise */
  WR_BY_WORMS,
  WR_BY_BIRD
} WrBy;

typedef struct
{
  guint16 kinds;  /* bits of WrThingKind; 0: REF itself, nothing to choose */
  WrRef   ref;
  guint8  how;    /* WrHow */
  guint8  by;     /* WrBy */
  guint8  n_filters;
  guint16 filter;
  guint16 n;      /* value */
} WrSelector;

typedef enum
{
  WR_VALUE_NUMBER, /* n */
  WR_VALUE_COUNT,  /* of selector a */
  WR_VALUE_PICKED, /* size of the last pick */
  WR_VALUE_ROW,    /* of ref; the row of a space or piece; 0 if there is none */
  WR_VALUE_KEPT,   /* slot in ref.n */
  WR_VALUE_MIN,    /* of values a, b */
  WR_VALUE_SUB     /* a - b */
} WrValueType;

typedef struct
{
  guint8  type;
  gint8   n;
  WrRef   ref;
  guint16 a, b;
} WrValue;

typedef enum
{
  WR_PREDICATE_EXISTS,   /* selector a */
  WR_PREDICATE_AT_LEAST, /* value a >= value b */
  WR_PREDICATE_EQUAL,
  WR_PREDICATE_ATE,      /* n: 0 in the Bird's latest turn, 1 this day */
  WR_PREDICATE_ACTED,    /* ref */
  WR_PREDICATE_STUNNED,  /* ref */
  WR_PREDICATE_IN_PLAY,  /* n: a champion's card, alive in the match */
  WR_PREDICATE_IN_FORCE, /* n: a card; one of its effects is in force */
  WR_PREDICATE_TURN,     /* n: whether it is that side's turn */
  WR_PREDICATE_CAN,      /* n: WrAction, ref: the piece, a: selector of its target or WR_NO_CODE */
  WR_PREDICATE_NOT,      /* a */
  WR_PREDICATE_ALL,      /* n of lists[a ...] */
  WR_PREDICATE_ANY
} WrPredicateType;

typedef struct
{
  guint8  type;
  guint8  n;
  WrRef   ref;
  guint16 a, b;
} WrPredicate;

/* The permissions besides the actions, whose numbers come first. */
typedef enum
{
  WR_MAY_ENTER = 13, /* piece, into a space, from another (by moving, flying, digging down) */
  WR_MAY_BE_EATEN,
  WR_MAY_CONTACT,    /* R11.1 */
  WR_MAY_BURN,       /* R11.2 */
  WR_MAY_RAIN,       /* real rain at all */
  WR_MAY_CLOSE,      /* R12.1: both Wormholes return to the supply */
  WR_MAY_WEAR,       /* R8.3: a Drill lost to Bedrock */
  WR_MAY_BELOW,      /* R14 */
  WR_MAY_SIDES,
  WR_MAY_WRAP,
  WR_N_MAYS
} WrMay;

typedef enum
{
  WR_AMOUNT_ACTIONS,
  WR_AMOUNT_DRAW,
  WR_AMOUNT_BITE_HEALTH,
  WR_AMOUNT_BITE_ACTIONS,
  WR_AMOUNT_FOOD,
  WR_AMOUNT_RAIN_STEPS,
  WR_AMOUNT_SUSPICION_RISE,
  WR_AMOUNT_HUNGER_FALL,
  WR_AMOUNT_REST,
  WR_AMOUNT_HAND_LIMIT,
  WR_N_AMOUNTS
} WrAmount;

/* One bit for each hook that modifiers can apply to; WrPosition.hooks has those in use. */
#define WR_HOOK_RANGE(action)   (action)
#define WR_HOOK_COST(action)    (13 + (action))
#define WR_HOOK_MAY(what)       (26 + (what))
#define WR_HOOK_AMOUNT(amount)  (26 + WR_N_MAYS + (amount))
#define WR_HOOK_SEES            (26 + WR_N_MAYS + WR_N_AMOUNTS)
#define WR_HOOK_ORDER           (WR_HOOK_SEES + 1)
#define WR_HOOK_RAIN            (WR_HOOK_SEES + 2)
#define WR_N_HOOKS              (WR_HOOK_SEES + 3)

/* Bits above the hooks: the side that a WR_HOOK_SEES modifier is for. */
#define WR_EYES_OF(side)        (WR_N_HOOKS + (side))

G_STATIC_ASSERT (WR_N_HOOKS + 2 <= 64);

typedef enum
{
  WR_MOD_SET,   /* to value n; range: shapes from `shape` on; may, sees: n is 0 or 1; order: WrSide; rain: see below */
  WR_MOD_ADD,
  WR_MOD_TIMES
} WrModHow;

/* Values of the calendar's `rain` beside the directions. */
#define WR_RAIN_NO   8
#define WR_RAIN_ROLL 9

typedef struct
{
  guint8  hook;      /* WR_HOOK_... */
  guint8  how;
  gint8   n;
  guint8  first;     /* only the first n times a turn; 0: always */
  guint8  side;      /* amounts of a turn, sees: WrSide or WR_N_SIDES for both */
  guint8  action;    /* suspicion-rise: only when caused by this action; WR_N_ACTIONS: by any */
  guint8  barred;    /* may(play): cards stored in the effect (F26) */
  guint16 shape;
  guint16 who;       /* selectors, WR_NO_CODE: any */
  guint16 target;
  guint16 from;
  guint16 condition;
} WrMod;

typedef enum
{
  WR_AFTER_BITE,
  WR_AFTER_EATEN,
  WR_AFTER_FLY,
  WR_AFTER_ON_GRASS,
  WR_AFTER_REST,
  WR_AFTER_TURN_START,
  WR_AFTER_TURN_END,
  WR_AFTER_MOVE_TOKENS,
  WR_AFTER_DAY_END,
  WR_REPLACE_EATEN,
  WR_REPLACE_CONTACT,
  WR_N_TRIGGER_EVENTS
} WrTriggerEvent;

/* How long an effect lasts.  The first kinds end by themselves as their names say; the middle ones become
   WR_UNTIL_TURN or WR_UNTIL_DAY when the turn or day begins. */
typedef enum
{
  WR_UNTIL_TURN,
  WR_UNTIL_NEXT_TURN_WORMS,
  WR_UNTIL_NEXT_TURN_BIRD,
  WR_UNTIL_TURN_WORMS, /* to the start of that side's turn */
  WR_UNTIL_TURN_BIRD,
  WR_UNTIL_END_WORMS,  /* to the end of its next turn */
  WR_UNTIL_END_BIRD,
  WR_UNTIL_DAY,
  WR_UNTIL_TOMORROW,
  WR_UNTIL_DAYS,       /* n more */
  WR_UNTIL_MATCH,
  WR_UNTIL_EVENT,      /* n: WrTriggerEvent */
  WR_UNTIL_WHILE,
  WR_N_UNTILS
} WrUntil;

typedef enum
{
  WR_OP_END,
  /* Flow */
  WR_OP_PICK,       /* selector a -> `it` and slot; to JUMP if there is nothing to pick.  flag OPTIONAL: may be declined */
  WR_OP_EACH,       /* loop n: selector a; to JUMP after the last.  flag OWNER: the owner chooses the order;
                       flag MERGED: the choice of the piece and its first action are one (the next op is an ACT) */
  WR_OP_TIMES,      /* loop n: value a times */
  WR_OP_AGAIN,      /* end of loop n: back to JUMP */
  WR_OP_IF,         /* predicate a, else to JUMP */
  WR_OP_JUMP,
  WR_OP_CHOOSE,     /* alternatives a ... a + n - 1, by `by`; flag OPTIONAL; declined or none possible: to JUMP */
  WR_OP_ROLL,       /* n: sides (0: a column, G8) -> slot; b: predicate, roll again while it holds; no fitting roll: to JUMP */
  WR_OP_KEEP,       /* value a, or if WR_NO_CODE thing x -> slot */
  WR_OP_NUMBER,     /* Swell: asks for 1..value a -> slot; not more than column x can be lifted; none: to JUMP */
  WR_OP_DIRECTION,  /* asks for one of the directions of mask b -> slot */
  /* Operations.  x, y: their operands */
  WR_OP_ACT,        /* b: mask of WrAction; a: selector of the actors; v: times, a value; target: selector or none;
                       n: mask of directions (0: all); by; flag OPTIONAL, or its condition in `condition`; mods with ... */
  WR_OP_MOVE,       /* x to y; n: WrThingKind of x if it is a token kept in a slot, else WR_THING_NONE */
  WR_OP_SWAP,       /* x and y: pieces or columns */
  WR_OP_PUT,        /* n: WrThingKind (tokens, Zombie) at y */
  WR_OP_TAKE,       /* x; n: as for MOVE */
  WR_OP_SINK,       /* column of x, value v, flag DRILL */
  WR_OP_LIFT,       /* column of x, value v */
  WR_OP_RAIN,       /* n: WrDir, or slot in x if x.type is SLOT; a: selector; v: steps; w: rise; flags REAL, HEEDLESS */
  WR_OP_TRACK,      /* n: WrTracker, 3: the day; v; flag SET: to, else by */
  WR_OP_HEALTH,     /* v; flag SET; flag MAX: to the maximum */
  WR_OP_ACTIONS,    /* by: WrBy is the side; v; flags SET, NEXT, END */
  WR_OP_DRAW,       /* n: side (2: both); v */
  WR_OP_DISCARD,    /* x of side n's hand; x none: all of the hand */
  WR_OP_LOOK,       /* n: the side whose hand is seen; x none: all */
  WR_OP_STUN,       /* x */
  WR_OP_DIE,        /* x; flag EATEN */
  WR_OP_EFFECT,     /* n: part (`mod` and `later`); if it bars cards: the hand of `by` except card x */
  WR_N_OPS
} WrOpCode;

enum
{
  WR_FLAG_OPTIONAL = 1 << 0,
  WR_FLAG_OWNER    = 1 << 1,
  WR_FLAG_MERGED   = 1 << 2,
  WR_FLAG_DRILL    = 1 << 3,
  WR_FLAG_REAL     = 1 << 4,
  WR_FLAG_HEEDLESS = 1 << 5,
  WR_FLAG_SET      = 1 << 6,
  WR_FLAG_MAX      = 1 << 7,
  WR_FLAG_NEXT     = 1 << 8,
  WR_FLAG_END      = 1 << 9,
  WR_FLAG_EATEN    = 1 << 10
};

typedef struct
{
  guint8  code;
  guint8  n;
  guint8  by;      /* WrBy */
  guint8  slot;
  guint8  jump;    /* in the card's code */
  guint8  n_mods;  /* act: `with` */
  guint16 flags;
  guint16 a, b;
  guint16 v, w;    /* values */
  guint16 target;  /* selector */
  guint16 condition;
  guint16 mod;
  WrRef   x, y;
} WrOp;

typedef struct
{
  guint16 name;      /* in the set's names */
  guint8  start;     /* its first op; it ends with a jump */
  guint16 condition; /* offered only if it holds; WR_NO_CODE: always */
} WrAlternative;

G_END_DECLS
