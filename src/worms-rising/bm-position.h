/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-board.h"
#include "bm-game.h"
#include "bm-space.h"
#include "cards/card-code.h"

#include <string.h>

G_BEGIN_DECLS

/*
 * The whole state of a duel: one flat value without pointers.  Copy it by assignment, compare it with
 * bm_position_equal ().  Everything undo, previews, search and tests do is done on copies.
 */

typedef enum
{
  BM_SIDE_WORMS,
  BM_SIDE_BIRD,
  BM_N_SIDES
} BmSide;

/* Values of BmPosition.turn beside the two sides, and of BmPosition.winner. */
#define BM_TURN_SETUP BM_N_SIDES
#define BM_NO_WINNER  BM_N_SIDES

static inline BmSide
bm_side_other (BmSide side)
{
  return side == BM_SIDE_WORMS ? BM_SIDE_BIRD : BM_SIDE_WORMS;
}

/* Pieces in the order in which they are settled (R11.4), the Bird last. */
typedef enum
{
  BM_PIECE_GREEN,
  BM_PIECE_YELLOW,
  BM_PIECE_PURPLE,
  BM_PIECE_PINK,
  BM_PIECE_ZOMBIE_1,
  BM_PIECE_ZOMBIE_2,
  BM_PIECE_ZOMBIE_3,
  BM_PIECE_ZOMBIE_4,
  BM_PIECE_BIRD,
  BM_N_PIECES
} BmPiece;

#define BM_N_WORMS     4                 /* the pieces below this are Worms ... */
#define BM_N_CRAWLERS  BM_PIECE_BIRD     /* ... and those below this Worms and Zombies */
#define BM_PIECE_NONE  ((BmPiece) 15)

G_STATIC_ASSERT (BM_PIECE_BIRD - BM_PIECE_ZOMBIE_1 == BM_SUPPLY_ZOMBIE);

typedef enum
{
  BM_TOKEN_BEDROCK,
  BM_TOKEN_WORMHOLE,
  BM_TOKEN_DRILL,
  BM_TOKEN_GRAVESTONE,
  BM_TOKEN_LAVA,
  BM_N_TOKENS,
  /* Landing is told as `put` as well: */
  BM_TOKEN_BIRD = BM_N_TOKENS
} BmToken;

typedef enum
{
  BM_TERRAIN_SKY,
  BM_TERRAIN_GRASS,
  BM_TERRAIN_CLEARED,
  BM_TERRAIN_PACKED,
  BM_TERRAIN_OUTSIDE
} BmTerrain;

/* Actions as `counts` tells them apart; a side uses those that it has. */
typedef enum
{
  BM_ACTION_BEDROCK,
  BM_ACTION_BITE,
  BM_ACTION_BREAK,
  BM_ACTION_DIG,
  BM_ACTION_DRILL,
  BM_ACTION_EAT,
  BM_ACTION_FLY,
  BM_ACTION_MOVE,
  BM_ACTION_PECK,
  BM_ACTION_PLAY,
  BM_ACTION_PUSH,
  BM_ACTION_RAISE,
  BM_ACTION_REST,
  BM_N_ACTIONS
} BmAction;

/*
 * Something begun that a choice may interrupt.  The frames of a position are a stack: the last one goes on next, or is
 * the choice that play waits for.  What the arguments mean stands with each kind.
 */
typedef enum
{
  BM_FRAME_LAND = 1, /* choice (R3.5): the Bird's first Grass */
  BM_FRAME_DAY,      /* a: BmPhase; b: the column that sinks next.  Two of the phases are choices */
  BM_FRAME_RAIN,     /* a: BmDir; b, c: the Worms still to come, four bits each, lowest first, 15 ends;
                        d: steps the first of them still has, BM_RAIN_FRESH: it has not begun; e: steps for each;
                        f: how much Suspicion rises after it; g: bits of BmRainFlag, above them those of the Zombies
                        still to come */
  BM_FRAME_SINK,     /* a: column; b: Drills, c: Gravestones, d: steps of Lava still to sink */
  BM_FRAME_SETTLE,   /* a: pieces still to settle (bits); b: those of them that entered their space; c: action + 1 that
                        led to it, 0: none; d: those that came from elsewhere */
  BM_FRAME_EXIT,     /* choice (R12.5) a: the piece in the Wormhole */
  BM_FRAME_DRAFT,    /* choice (R3.4, R3.5) a: who drafts: a Worm's BmPiece or BM_PIECE_BIRD; b...e: the cards offered,
                        BM_NO_CARD: none */
  BM_FRAME_CARD,     /* a card's text being carried out, a choice at some of its ops; the top one belongs to the last of
                        BmPosition.runs.  a: card; b: the op (counted from the card's first); c: repeats of it done;
                        d: what `picked` counts; e, f: `it` (BmThing); g: BmRunEnd, a BmRunStart, and from BM_RUN_PIECE
                        on the BmPiece that it was done for */
  BM_N_FRAME_KINDS
} BmFrameKind;

typedef enum
{
  BM_PHASE_DISCARD,   /* choice (R4.3) while the hand is over its limit */
  BM_PHASE_TURN_END,  /* R4.7: triggers */
  BM_PHASE_TURN_OVER, /* stuns, Bites, effects; contact */
  BM_PHASE_SINK,      /* R4.4 ... */
  BM_PHASE_TOKENS,
  BM_PHASE_DAY_END,   /* triggers */
  BM_PHASE_DAY_OVER,  /* effects of the day; contact */
  BM_PHASE_EVENING,   /* choice (R14.1) while the Bird is outside */
  BM_PHASE_DAWN,      /* R4.1 */
  BM_PHASE_EVENT,     /* R4.2 */
  BM_PHASE_TURN_FIRST, /* who is first */
  BM_PHASE_TURN_START, /* b: the side */
  BM_PHASE_DRAW,      /* R4.7: after the triggers at the start of the turn */
  BM_N_PHASES
} BmPhase;

/* BM_FRAME_RAIN */
#define BM_RAIN_FRESH 0xFF

typedef enum
{
  BM_RAIN_PECKED   = 1 << 0,
  BM_RAIN_HEEDLESS = 1 << 1 /* neither Suspicion nor fear of the Bird, and no card's number of steps */
} BmRainFlag;

#define BM_RAIN_ZOMBIES 4 /* the Zombies' bits start here */

/* What is done when a card's text is done. */
typedef enum
{
  BM_RUN_PLAIN,
  BM_RUN_DODGE,   /* it was done instead of eating the piece: one that is still in the Bird's space is eaten, one in
                     the air falls on (F2) */
  BM_RUN_CONTACT, /* it was done instead of contact: a piece that nothing protects is eaten */
  BM_RUN_EVENT    /* a Special Event */
} BmRunEnd;

/* How it starts.  Nothing of it is set once the text is being carried out. */
typedef enum
{
  BM_RUN_NEW  = 1 << 2, /* the trigger's condition is still to be tested */
  BM_RUN_ASKS = 2 << 2, /* choice: the owner is asked whether it is done at all */
  BM_RUN_SURE = 3 << 2  /* condition holds, nobody is asked */
} BmRunStart;

#define BM_RUN_END(g)   ((BmRunEnd) ((g) & 3))
#define BM_RUN_START(g) ((g) & 12)
#define BM_RUN_PIECE    4

typedef struct
{
  guint8 kind;
  guint8 a, b, c, d, e, f, g;
} BmFrame;

#define BM_MAX_FRAMES 22

/* What a card's run keeps beside its frame. */
typedef struct
{
  guint8 slots[BM_MAX_SLOTS];       /* kept values; BM_NO_VALUE: not kept yet, or gone */
  guint8 picks[BM_N_PICKS];         /* the last spaces, tokens' spaces and pieces picked, the latest first; BM_NO_VALUE */
  guint8 loops[BM_MAX_LOOPS][2];    /* what each loop still has to do; its meaning is the op's */
} BmCardRun;

#define BM_NO_VALUE ((guint8) 0xFF)

/* A modifier or reminder in force. */
typedef struct
{
  guint8 card;
  guint8 part;    /* of the card's parts */
  guint8 until;   /* BmUntil in the low four bits, its number above them */
  guint8 left;    /* how often it may still act; 0: without limit */
  guint8 kept[BM_MAX_SLOTS]; /* Jinx: the barred cards, ascending, equal ones repeated */
} BmEffect;

#define BM_EFFECT_UNTIL(effect) ((BmUntil) ((effect)->until & 15))
#define BM_EFFECT_N(effect)     ((effect)->until >> 4)

/* The champions not offered yet, the next one first.  Only in setup. */
typedef struct
{
  guint8 n_worm;
  guint8 n_bird;
  guint8 cards[200]; /* Worm champions, then Bird champions */
} BmDraft;

/* One side's cards: hand (ascending), then deck (the next one to draw first), then discard pile (oldest first). */
#define BM_MAX_CARDS 44

typedef struct
{
  guint8 n_hand;
  guint8 n_deck;
  guint8 n_discard;
  guint8 cards[BM_MAX_CARDS + 1];
} BmCards;

typedef struct
{
  guint64 seed;                       /* state of the generator, 0..BM_RANDOM_MAX_SEED */

  guint16 bedrock[BM_N_COLUMNS];      /* one bit a row */
  guint16 wormholes[BM_N_COLUMNS];    /* one bit a row */
  guint8  grass[BM_N_COLUMNS];        /* its row, 0..12 (R1.2) */
  guint8  on_grass[3][BM_N_COLUMNS];  /* Drills, Gravestones, Lava on it: by BM_DRILLS, BM_GRAVESTONES, BM_LAVA */
  guint8  supply[BM_N_TOKENS];        /* tokens left (R1.4); of Zombies those not on the board are left */

  BmSpace at[BM_N_PIECES];            /* BM_SPACE_NONE: dead, not raised, or not landed yet */
  guint8  stunned[BM_N_WORMS];        /* ends of Worm turns it still lasts, 0..2 (R13.5) */
  guint8  bitten;                     /* bits: has bitten this turn (R10.3) */
  guint8  acted;                      /* bits: took an action this turn */
  guint8  used_match[BM_N_WORMS + 1]; /* uses of the champion's power: Worms, then the Bird */
  guint8  used_turn[BM_N_WORMS + 1];
  guint8  ate_turn;                   /* living Worms eaten since the Bird's latest turn began, */
  guint8  ate_day;                    /* and since the day began */
  guint8  counts[BM_N_SIDES][BM_N_ACTIONS];

  guint8  turn;                       /* BmSide or BM_TURN_SETUP */
  guint8  winner;                     /* BmSide or BM_NO_WINNER */
  guint8  total;                      /* actions of this turn (R5.1); 0 between turns */
  guint8  spent;
  gint8   penalty[BM_N_SIDES];        /* actions lost in the next turn; under 0: gained */
  guint8  day;                        /* 1..12 */
  guint8  hunger;
  guint8  suspicion;
  guint8  health;
  guint8  max_health;

  guint8  champions[BM_N_WORMS + 1];  /* cards of the Worms, then the Bird; BM_NO_VALUE: none */

  /* What modifiers and triggers are in force: bits of BmHook and BmTriggerEvent.  They follow from champions and effects
     (bm_position_gather ()) and spare the rules from looking. */
  guint64 hooks;
  guint16 triggers;

  guint8  n_frames;
  guint8  n_runs;
  BmFrame frames[BM_MAX_FRAMES];
  BmCardRun runs[BM_MAX_RUNS];

  guint8  n_effects;
  union
  {
    BmEffect effects[BM_MAX_EFFECTS]; /* oldest first */
    BmDraft  draft;                   /* while turn is BM_TURN_SETUP */
  };

  /* Bits of the places of the OTHER side's hand that a side knows (R13.1, G11). */
  guint64 known[BM_N_SIDES];

  BmCards cards[BM_N_SIDES];
  BmCards events;                     /* no hand */
} BmPosition;

G_STATIC_ASSERT (sizeof (BmPosition) <= 1024);

#define BM_DRILLS      0
#define BM_GRAVESTONES 1
#define BM_LAVA        2

/* R3.7: what a match is set up with. */
typedef enum
{
  BM_START_DRAFT  = 1 << 0, /* champions by draft */
  BM_START_RANDOM = 1 << 1, /* champions dealt at random */
  BM_START_CARDS  = 1 << 2,
  BM_START_EVENTS = 1 << 3
} BmStartOption;

/* A position as R3.1 and R3.3 lay it out, without Wormholes, the Worms to move on day 1, the Bird on the Grass of `f`,
   seed 1. */
void      bm_position_init        (BmPosition       *pos);

gboolean  bm_position_equal       (const BmPosition *a,
                                   const BmPosition *b);

/* For tables of search and tests: equal positions have equal hashes.  Machines of another byte order give other ones, so
   it is never stored. */
guint64   bm_position_hash        (const BmPosition *pos);

/* What SPACE is (R1.2).  SPACE is on the board or outside (R14.1). */
BmTerrain bm_position_terrain     (const BmPosition *pos,
                                   BmSpace           space);

/* The side that decides now, BM_SIDE_NOBODY when the match is over. */
int       bm_position_to_act      (const BmPosition *pos);

/* Works out hooks and triggers anew after champions or effects were changed by hand. */
void      bm_position_gather      (BmPosition       *pos);

/* The card that the choice belongs to for which play waits, BM_NO_VALUE if none does. */
guint8    bm_position_asking_card (const BmPosition *pos);

/* Bits of the places of the other side's hand that SIDE may see now (R13.1, G11). */
guint64   bm_position_visible     (const BmPosition *pos,
                                   BmSide            side);

/* A Wormhole there that a piece could enter (R12.2). */
gboolean  bm_position_wormhole_active (const BmPosition *pos,
                                       BmSpace           space);

/* NULL, or which invariant of a position that play can reach is broken (English, static; for tests and readers). */
const char *bm_position_fault     (const BmPosition *pos);

static inline gboolean
bm_piece_is_worm (BmPiece piece)
{
  return piece < BM_N_WORMS;
}

static inline gboolean
bm_piece_is_zombie (BmPiece piece)
{
  return piece >= BM_PIECE_ZOMBIE_1 && piece < BM_PIECE_BIRD;
}

/* Actions left in this turn (R5.1). */
static inline int
bm_position_actions (const BmPosition *pos)
{
  return MAX (0, pos->total - pos->spent);
}

/* The piece that has the champion CARD, BM_PIECE_NONE if none has. */
static inline BmPiece
bm_position_owner (const BmPosition *pos,
                   guint8            card)
{
  for (guint i = 0; i < G_N_ELEMENTS (pos->champions); i++)
    if (pos->champions[i] == card)
      return i == BM_N_WORMS ? BM_PIECE_BIRD : (BmPiece) i;
  return BM_PIECE_NONE;
}

/* Bits of the Worms and Zombies in SPACE. */
static inline guint
bm_position_crawlers_at (const BmPosition *pos,
                         BmSpace           space)
{
  /* All eight places in one word: a byte of DIFFERENT is 0 where a piece stands in SPACE; the multiplication gathers the
     eight answers into eight bits. */
  const guint64 low = G_GUINT64_CONSTANT (0x7F7F7F7F7F7F7F7F);
  guint64 different, same;

  memcpy (&different, pos->at, sizeof different);
  different = GUINT64_FROM_LE (different) ^ (space * G_GUINT64_CONSTANT (0x0101010101010101));
  same = ~(((different & low) + low) | different | low);
  return (guint) (((same >> 7) * G_GUINT64_CONSTANT (0x0102040810204080)) >> 56);
}

/* Bits of the Worms and Zombies in COLUMN, -1 to 11. */
static inline guint
bm_position_crawlers_in (const BmPosition *pos,
                         int               column)
{
  const guint64 low = G_GUINT64_CONSTANT (0x7F7F7F7F7F7F7F7F), upper = G_GUINT64_CONSTANT (0xF0F0F0F0F0F0F0F0);
  guint64 different, same;

  /* As above, about the upper halves of the bytes. */
  memcpy (&different, pos->at, sizeof different);
  different = (GUINT64_FROM_LE (different) & upper)
              ^ ((guint64) (column + 1) << 4) * G_GUINT64_CONSTANT (0x0101010101010101);
  same = ~(((different & low) + low) | different | low);
  return (guint) (((same >> 7) * G_GUINT64_CONSTANT (0x0102040810204080)) >> 56);
}

static inline BmSpace
bm_position_grass_space (const BmPosition *pos,
                         int               column)
{
  return BM_SPACE (column, pos->grass[column]);
}

static inline gboolean
bm_position_has_bedrock (const BmPosition *pos,
                         BmSpace           space)
{
  return (pos->bedrock[bm_space_column (space)] >> bm_space_row (space)) & 1;
}

static inline gboolean
bm_position_has_wormhole (const BmPosition *pos,
                          BmSpace           space)
{
  return (pos->wormholes[bm_space_column (space)] >> bm_space_row (space)) & 1;
}

static inline gboolean
bm_position_has_lava (const BmPosition *pos,
                      BmSpace           space)
{
  int column = bm_space_column (space);

  return pos->on_grass[BM_LAVA][column] > 0 && pos->grass[column] == bm_space_row (space);
}

static inline gboolean
bm_position_is_packed (const BmPosition *pos,
                       BmSpace           space)
{
  return bm_space_row (space) > pos->grass[bm_space_column (space)];
}

G_END_DECLS
