/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-board.h"
#include "bm-space.h"

#include <glib.h>

G_BEGIN_DECLS

/*
 * What cards are compiled to.  The code of a card is a row of ops with jumps; the tables that ops point into (selectors,
 * values, predicates ...) belong to the whole set and are addressed by index.
 */

#define BM_NO_CARD      ((guint8) 0xFF)
#define BM_NO_CODE      ((guint16) 0xFFFF)
#define BM_NO_SLOT      ((guint8) 0xFF)
#define BM_MAX_SLOTS    8 /* values that a card can keep */
#define BM_MAX_LOOPS    3 /* levels of nesting */
#define BM_MAX_EFFECTS  24 /* modifiers and reminders in force */
#define BM_MAX_RUNS     12 /* cards whose text is being carried out */
#define BM_MAX_FILTERS  32 /* of a selector; its text can name each only once */
#define BM_N_PICKS      3  /* of a card's picks the last ones are remembered */

/* Kinds of things that a selector can pick.  Tokens come first, as BmToken numbers them. */
typedef enum
{
  BM_THING_BEDROCK,
  BM_THING_WORMHOLE,
  BM_THING_DRILL,
  BM_THING_GRAVESTONE,
  BM_THING_LAVA,
  BM_THING_WORM,
  BM_THING_ZOMBIE,
  BM_THING_BIRD,
  BM_THING_GRASS,
  BM_THING_COLUMN,
  BM_THING_SPACE,
  BM_THING_CARD,
  BM_THING_NUMBER,
  BM_THING_DIR,
  BM_THING_NONE
} BmThingKind;

/* Something picked.  value: a BmPiece for Worm, Zombie, Bird; a column 0..10; a card; a number; a BmDir; for all else a BmSpace. */
typedef struct
{
  guint8 kind;
  guint8 value;
} BmThing;

/* What a kept value is, so that positions can be written and read. */
typedef enum
{
  BM_SLOT_UNUSED,
  BM_SLOT_PIECE,
  BM_SLOT_SPACE,  /* also tokens and Grass */
  BM_SLOT_COLUMN,
  BM_SLOT_CARD,
  BM_SLOT_NUMBER, /* 0..200 */
  BM_SLOT_DIR
} BmSlotType;

/* X: something that a card speaks of. */
typedef enum
{
  BM_REF_NONE,
  BM_REF_SELF, /* the champion that has the card */
  BM_REF_BIRD,
  BM_REF_IT,   /* the last pick */
  BM_REF_SLOT,
  BM_REF_CELL, /* the space in the column of slot N and the row of slot M */
  BM_REF_PICKED /* any of the last picks (`not` and `beside` only) */
} BmRefType;

typedef struct
{
  guint8 type;
  guint8 n;
  guint8 m;
} BmRef;

typedef enum
{
  BM_SHAPE_HERE,
  BM_SHAPE_ADJACENT,
  BM_SHAPE_DIAGONAL,
  BM_SHAPE_NEARBY,
  BM_SHAPE_WITHIN,  /* n; the space itself included (G2) */
  BM_SHAPE_LINE,    /* n; same row or column, no Bedrock between (G2) */
  BM_SHAPE_ROW,     /* n; the own row, up to n columns away, the space itself not; nothing between matters */
  BM_SHAPE_COLUMNS, /* n; columns up to n away, any row */
  BM_SHAPE_ABOVE,   /* the space right above */
  BM_SHAPE_BELOW,
  BM_SHAPE_SAME_ROW,
  BM_SHAPE_SAME_COLUMN,
  BM_SHAPE_ANY
} BmShapeType;

#define BM_REACH_CENTRE  BM_ROW_BELOW       /* the bit of the centre's own row */
#define BM_REACH_COLUMNS (BM_N_COLUMNS + 2) /* from 0 away to the whole garden and one column to each side */

/* One of the shapes that a range is the sum of.  The last of a range has `last` set. */
typedef struct
{
  guint8  shape;
  guint8  n;
  guint8  last;
  guint8  width;     /* columns that it reaches to each side, of a range's first shape those of all of them */
  guint8  n_filters; /* the target's space must fit them */
  guint8  is_all;    /* of a range's first shape: its `reach` is the whole range, which nothing narrows */
  guint16 filter;
  /* The rows it takes in so many columns away, one bit a row from 13 above to 13 below the centre; without what Bedrock
     hides from a BM_SHAPE_LINE. */
  guint32 reach[BM_REACH_COLUMNS];
} BmShape;

typedef enum
{
  BM_FILTER_SHAPE,    /* in SHAPE (a: shape, n) round `of` */
  BM_FILTER_ROWS,     /* v1..v2: values */
  BM_FILTER_OUTSIDE_ROWS, /* not in rows v1..v2, or outside the board */
  BM_FILTER_BETWEEN,  /* columns a..n */
  BM_FILTER_TERRAIN,  /* mask: bits of BmTerrain */
  BM_FILTER_WITH,     /* mask: bits of BmThingKind, one of which must be in the space */
  BM_FILTER_WITHOUT,  /* mask: none of which may be in the space */
  BM_FILTER_FITS,     /* a: BmThingKind: Bedrock (R10.5), Wormhole (G10), Lava (R9.4),
                         Zombie (R10.6, and one is left) */
  BM_FILTER_NOT,      /* not `of` */
  BM_FILTER_BESIDE,   /* next in the row to a pick of this card */
  BM_FILTER_UNBITTEN, /* has not bitten this turn */
  BM_FILTER_STUNNED,  /* a: 1 stunned, 0 not */
  BM_FILTER_HAND      /* cards: a: the side in whose hand they are */
} BmFilterType;

typedef struct
{
  guint8  type;
  guint8  a;
  guint8  n;
  BmRef   of;
  guint16 mask;
  guint16 v1, v2;
} BmFilter;

typedef enum
{
  BM_HOW_NUMBER, /* n, as many as there are */
  BM_HOW_UP_TO,
  BM_HOW_ALL,
  BM_HOW_RANDOM,
  BM_HOW_FIRST,  /* in board order, nobody chooses */
  BM_HOW_LAST
} BmHow;

typedef enum
{
  BM_BY_OWNER, /* of an event: the Bird for the Bird, the Worms for all else */
  BM_BY_WORMS,
  BM_BY_BIRD
} BmBy;

typedef struct
{
  guint16 kinds;  /* bits of BmThingKind; 0: REF itself, nothing to choose */
  BmRef   ref;
  guint8  how;    /* BmHow */
  guint8  by;     /* BmBy */
  guint8  n_filters;
  guint16 filter;
  guint16 n;      /* value */
} BmSelector;

typedef enum
{
  BM_VALUE_NUMBER, /* n */
  BM_VALUE_COUNT,  /* of selector a */
  BM_VALUE_PICKED, /* how many the last pick took */
  BM_VALUE_ROW,    /* of ref; the row of a space or piece; 0 if there is none */
  BM_VALUE_KEPT,   /* slot in ref.n */
  BM_VALUE_MIN,    /* of values a, b */
  BM_VALUE_SUB     /* a - b */
} BmValueType;

typedef struct
{
  guint8  type;
  gint8   n;
  BmRef   ref;
  guint16 a, b;
} BmValue;

typedef enum
{
  BM_PREDICATE_EXISTS,   /* selector a */
  BM_PREDICATE_AT_LEAST, /* value a >= value b */
  BM_PREDICATE_EQUAL,
  BM_PREDICATE_ATE,      /* n: 0 in the Bird's latest turn, 1 this day */
  BM_PREDICATE_ACTED,    /* ref */
  BM_PREDICATE_STUNNED,  /* ref */
  BM_PREDICATE_IN_PLAY,  /* n: a champion's card, alive in the match */
  BM_PREDICATE_IN_FORCE, /* n: a card; one of its effects is in force */
  BM_PREDICATE_TURN,     /* n: it is that side's turn */
  BM_PREDICATE_CAN,      /* n: BmAction, ref: the piece, a: selector of its target or BM_NO_CODE */
  BM_PREDICATE_NOT,      /* a */
  BM_PREDICATE_ALL,      /* n of lists[a ...] */
  BM_PREDICATE_ANY
} BmPredicateType;

typedef struct
{
  guint8  type;
  guint8  n;
  BmRef   ref;
  guint16 a, b;
} BmPredicate;

/* What `may` can be about beside the actions, whose numbers come first. */
typedef enum
{
  BM_MAY_ENTER = 13, /* piece, into a space, from another (by moving, flying, digging down) */
  BM_MAY_BE_EATEN,
  BM_MAY_CONTACT,    /* R11.1 */
  BM_MAY_BURN,       /* R11.2 */
  BM_MAY_RAIN,       /* real rain at all */
  BM_MAY_CLOSE,      /* R12.1: both Wormholes return to the supply */
  BM_MAY_WEAR,       /* R8.3: a Drill lost to Bedrock */
  BM_MAY_BELOW,      /* R14 */
  BM_MAY_SIDES,
  BM_MAY_WRAP,
  BM_N_MAYS
} BmMay;

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
  BM_N_AMOUNTS
} BmAmount;

/* One bit for everything that modifiers can speak to; BmPosition.hooks says which are spoken to now. */
#define BM_HOOK_RANGE(action)   (action)
#define BM_HOOK_COST(action)    (13 + (action))
#define BM_HOOK_MAY(what)       (26 + (what))
#define BM_HOOK_AMOUNT(amount)  (26 + BM_N_MAYS + (amount))
#define BM_HOOK_SEES            (26 + BM_N_MAYS + BM_N_AMOUNTS)
#define BM_HOOK_ORDER           (BM_HOOK_SEES + 1)
#define BM_HOOK_RAIN            (BM_HOOK_SEES + 2)
#define BM_N_HOOKS              (BM_HOOK_SEES + 3)

/* Bits above the hooks: what speaks to BM_HOOK_SEES speaks of that side's eyes. */
#define BM_EYES_OF(side)        (BM_N_HOOKS + (side))

G_STATIC_ASSERT (BM_N_HOOKS + 2 <= 64);

typedef enum
{
  BM_MOD_SET,   /* to value n; range: shapes from `shape` on; may, sees: n is 0 or 1; order: BmSide; rain: see below */
  BM_MOD_ADD,
  BM_MOD_TIMES
} BmModHow;

/* Values of the calendar's `rain` beside the directions. */
#define BM_RAIN_NO   8
#define BM_RAIN_ROLL 9

typedef struct
{
  guint8  hook;      /* BM_HOOK_... */
  guint8  how;
  gint8   n;
  guint8  first;     /* only the first so many times a turn; 0: always */
  guint8  side;      /* amounts of a turn, sees: BmSide or BM_N_SIDES for both */
  guint8  action;    /* suspicion-rise: only when it comes by this action; BM_N_ACTIONS: however */
  guint8  barred;    /* may(play): cards kept by the effect (F26) */
  guint16 shape;
  guint16 who;       /* selectors, BM_NO_CODE: whoever, wherever */
  guint16 target;
  guint16 from;
  guint16 condition;
} BmMod;

typedef enum
{
  BM_AFTER_BITE,
  BM_AFTER_EATEN,
  BM_AFTER_FLY,
  BM_AFTER_ON_GRASS,
  BM_AFTER_REST,
  BM_AFTER_TURN_START,
  BM_AFTER_TURN_END,
  BM_AFTER_MOVE_TOKENS,
  BM_AFTER_DAY_END,
  BM_REPLACE_EATEN,
  BM_REPLACE_CONTACT,
  BM_N_TRIGGER_EVENTS
} BmTriggerEvent;

/* How long an effect lasts.  The first kinds end by themselves as their names say; the middle ones turn into
   BM_UNTIL_TURN or BM_UNTIL_DAY when what they wait for begins. */
typedef enum
{
  BM_UNTIL_TURN,
  BM_UNTIL_NEXT_TURN_WORMS,
  BM_UNTIL_NEXT_TURN_BIRD,
  BM_UNTIL_TURN_WORMS, /* to the start of that side's turn */
  BM_UNTIL_TURN_BIRD,
  BM_UNTIL_END_WORMS,  /* to the end of its next turn */
  BM_UNTIL_END_BIRD,
  BM_UNTIL_DAY,
  BM_UNTIL_TOMORROW,
  BM_UNTIL_DAYS,       /* n more */
  BM_UNTIL_MATCH,
  BM_UNTIL_EVENT,      /* n: BmTriggerEvent */
  BM_UNTIL_WHILE,
  BM_N_UNTILS
} BmUntil;

typedef enum
{
  BM_OP_END,
  /* Flow */
  BM_OP_PICK,       /* selector a -> `it` and slot; to JUMP if there is nothing to pick.  flag OPTIONAL: may be declined */
  BM_OP_EACH,       /* loop n: selector a; to JUMP after the last.  flag OWNER: the owner chooses the order;
                       flag MERGED: the choice of the piece and its first action are one (the next op is an ACT) */
  BM_OP_TIMES,      /* loop n: value a times */
  BM_OP_AGAIN,      /* end of loop n: back to JUMP */
  BM_OP_IF,         /* predicate a, else to JUMP */
  BM_OP_JUMP,
  BM_OP_CHOOSE,     /* alternatives a ... a + n - 1, by `by`; flag OPTIONAL; declined or none possible: to JUMP */
  BM_OP_ROLL,       /* n: sides (0: a column, G8) -> slot; b: predicate, roll again while it holds; no fitting roll: to JUMP */
  BM_OP_KEEP,       /* value a, or if BM_NO_CODE thing x -> slot */
  BM_OP_NUMBER,     /* Swell: asks for 1..value a -> slot; not more than column x can be lifted; none: to JUMP */
  BM_OP_DIRECTION,  /* asks for one of the directions of mask b -> slot */
  /* Operations.  x, y: what they are about */
  BM_OP_ACT,        /* b: mask of BmAction; a: selector of the actors; v: times, a value; target: selector or none;
                       n: mask of directions (0: all); by; flag OPTIONAL, or its condition in `condition`; mods with ... */
  BM_OP_MOVE,       /* x to y; n: BmThingKind of x if it is a token kept in a slot, else BM_THING_NONE */
  BM_OP_SWAP,       /* x and y: pieces or columns */
  BM_OP_PUT,        /* n: BmThingKind (tokens, Zombie) at y */
  BM_OP_TAKE,       /* x; n: as for MOVE */
  BM_OP_SINK,       /* column of x, value v, flag DRILL */
  BM_OP_LIFT,       /* column of x, value v */
  BM_OP_RAIN,       /* n: BmDir, or slot in x if x.type is SLOT; a: selector; v: steps; w: rise; flags REAL, HEEDLESS */
  BM_OP_TRACK,      /* n: BmTracker, 3: the day; v; flag SET: to, else by */
  BM_OP_HEALTH,     /* v; flag SET; flag MAX: to the maximum */
  BM_OP_ACTIONS,    /* by: BmBy is the side; v; flags SET, NEXT, END */
  BM_OP_DRAW,       /* n: side (2: both); v */
  BM_OP_DISCARD,    /* x of side n's hand; x none: all of the hand */
  BM_OP_LOOK,       /* n: the side whose hand is seen; x none: all */
  BM_OP_STUN,       /* x */
  BM_OP_DIE,        /* x; flag EATEN */
  BM_OP_EFFECT,     /* n: part (`mod` and `later`); if it bars cards: all of the hand of `by` but card x */
  BM_N_OPS
} BmOpCode;

enum
{
  BM_FLAG_OPTIONAL = 1 << 0,
  BM_FLAG_OWNER    = 1 << 1,
  BM_FLAG_MERGED   = 1 << 2,
  BM_FLAG_DRILL    = 1 << 3,
  BM_FLAG_REAL     = 1 << 4,
  BM_FLAG_HEEDLESS = 1 << 5,
  BM_FLAG_SET      = 1 << 6,
  BM_FLAG_MAX      = 1 << 7,
  BM_FLAG_NEXT     = 1 << 8,
  BM_FLAG_END      = 1 << 9,
  BM_FLAG_EATEN    = 1 << 10
};

typedef struct
{
  guint8  code;
  guint8  n;
  guint8  by;      /* BmBy */
  guint8  slot;
  guint8  jump;    /* in the card's code */
  guint8  n_mods;  /* act: `with` */
  guint16 flags;
  guint16 a, b;
  guint16 v, w;    /* values */
  guint16 target;  /* selector */
  guint16 condition;
  guint16 mod;
  BmRef   x, y;
} BmOp;

typedef struct
{
  guint16 name;      /* in the set's names */
  guint8  start;     /* its first op; it ends with a jump */
  guint16 condition; /* offered only if it holds; BM_NO_CODE: always */
} BmAlternative;

G_END_DECLS
