/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-board.h"
#include "bm-game.h"
#include "wr-space.h"
#include "card-code.h"

#include <string.h>

G_BEGIN_DECLS

/*
 * The whole state of a duel: one flat value without pointers.  Copy it by assignment, compare it with
 * wr_position_equal ().  Undo, previews, search and tests all work on copies.
 */

typedef enum
{
  WR_SIDE_WORMS,
  WR_SIDE_BIRD,
  WR_N_SIDES
} WrSide;

/* Values of WrPosition.turn beside the two sides, and of WrPosition.winner. */
#define WR_TURN_SETUP WR_N_SIDES
#define WR_NO_WINNER  WR_N_SIDES

static inline WrSide
wr_side_other (WrSide side)
{
  return side == WR_SIDE_WORMS ? WR_SIDE_BIRD : WR_SIDE_WORMS;
}

/* Pieces in the order in which they are settled (R11.4), the Bird last. */
typedef enum
{
  WR_PIECE_GREEN,
  WR_PIECE_YELLOW,
  WR_PIECE_PURPLE,
  WR_PIECE_PINK,
  WR_PIECE_ZOMBIE_1,
  WR_PIECE_ZOMBIE_2,
  WR_PIECE_ZOMBIE_3,
  WR_PIECE_ZOMBIE_4,
  WR_PIECE_BIRD,
  WR_N_PIECES
} WrPiece;

#define WR_N_WORMS     4                 /* the pieces below this are Worms ... */
#define WR_N_CRAWLERS  WR_PIECE_BIRD     /* ... and those below this Worms and Zombies */
#define WR_PIECE_NONE  ((WrPiece) 15)

G_STATIC_ASSERT (WR_PIECE_BIRD - WR_PIECE_ZOMBIE_1 == BM_SUPPLY_ZOMBIE);

typedef enum
{
  WR_TOKEN_BEDROCK,
  WR_TOKEN_WORMHOLE,
  WR_TOKEN_DRILL,
  WR_TOKEN_GRAVESTONE,
  WR_TOKEN_LAVA,
  WR_N_TOKENS,
  /* Landing is a `put` event as well: */
  WR_TOKEN_BIRD = WR_N_TOKENS
} WrToken;

typedef enum
{
  WR_TERRAIN_SKY,
  WR_TERRAIN_GRASS,
  WR_TERRAIN_CLEARED,
  WR_TERRAIN_PACKED,
  WR_TERRAIN_OUTSIDE
} WrTerrain;

/* Actions as distinguished by `counts`; a side uses those that it has. */
typedef enum
{
  WR_ACTION_BEDROCK,
  WR_ACTION_BITE,
  WR_ACTION_BREAK,
  WR_ACTION_DIG,
  WR_ACTION_DRILL,
  WR_ACTION_EAT,
  WR_ACTION_FLY,
  WR_ACTION_MOVE,
  WR_ACTION_PECK,
  WR_ACTION_PLAY,
  WR_ACTION_PUSH,
  WR_ACTION_RAISE,
  WR_ACTION_REST,
  WR_N_ACTIONS
} WrAction;

/*
 * A step of play that a choice may interrupt.  The frames of a position are a stack: the last one runs next, or is
 * the pending choice.  The meaning of the arguments is given with each kind.
 */
typedef enum
{
  WR_FRAME_LAND = 1, /* choice (R3.5): the Bird's first Grass */
  WR_FRAME_DAY,      /* a: WrPhase; b: the column that sinks next.  Two of the phases are choices */
  WR_FRAME_RAIN,     /* a: WrDir; b, c: the remaining Worms, four bits each, lowest first, terminated by 15; d: steps
                        left for the first of them, WR_RAIN_FRESH: not begun; e: steps for each; f: rise of Suspicion
                        afterwards; g: bits of WrRainFlag, above them those of the remaining Zombies */
  WR_FRAME_SINK,     /* a: column; b: Drills, c: Gravestones, d: steps of Lava left to sink */
  WR_FRAME_SETTLE,   /* a: pieces left to settle (bits); b: those of them that entered their space; c: action + 1 that
                        led to it, 0: none; d: those that came from elsewhere */
  WR_FRAME_EXIT,     /* choice (R12.5) a: the piece in the Wormhole */
  WR_FRAME_DRAFT,    /* choice (R3.4, R3.5) a: who drafts: a Worm's WrPiece or WR_PIECE_BIRD; b...e: the cards offered,
                        WR_NO_CARD: none */
  WR_FRAME_CARD,     /* a card's text being executed, a choice at some of its ops; the top one belongs to the last of
                        WrPosition.runs.  a: card; b: index of its current op; c: repeats of it done; d: the count of
                        `picked`; e, f: `it` (WrThing); g: WrRunEnd, a WrRunStart, and from WR_RUN_PIECE on the
                        WrPiece it is executed for */
  WR_N_FRAME_KINDS
} WrFrameKind;

typedef enum
{
  WR_PHASE_DISCARD,   /* choice (R4.3) while the hand is over its limit */
  WR_PHASE_TURN_END,  /* R4.7: triggers */
  WR_PHASE_TURN_OVER, /* stuns, Bites, effects; contact */
  WR_PHASE_SINK,      /* R4.4 ... */
  WR_PHASE_TOKENS,
  WR_PHASE_DAY_END,   /* triggers */
  WR_PHASE_DAY_OVER,  /* effects of the day; contact */
  WR_PHASE_EVENING,   /* choice (R14.1) while the Bird is outside */
  WR_PHASE_DAWN,      /* R4.1 */
  WR_PHASE_EVENT,     /* R4.2 */
  WR_PHASE_TURN_FIRST, /* the first side */
  WR_PHASE_TURN_START, /* b: the side */
  WR_PHASE_DRAW,      /* R4.7: after the triggers at the start of the turn */
  WR_N_PHASES
} WrPhase;

/* WR_FRAME_RAIN */
#define WR_RAIN_FRESH 0xFF

typedef enum
{
  WR_RAIN_PECKED   = 1 << 0,
  WR_RAIN_HEEDLESS = 1 << 1 /* neither Suspicion nor fear of the Bird, and no card's number of steps */
} WrRainFlag;

#define WR_RAIN_ZOMBIES 4 /* the Zombies' bits start here */

/* What follows when a card's text has been executed. */
typedef enum
{
  WR_RUN_PLAIN,
  WR_RUN_DODGE,   /* it replaced eating the piece: one that is still in the Bird's space is eaten, one in the air
                     falls on (F2) */
  WR_RUN_CONTACT, /* it replaced contact: an unprotected piece is eaten */
  WR_RUN_EVENT    /* a Special Event */
} WrRunEnd;

/* How it starts.  Cleared once the text is being executed. */
typedef enum
{
  WR_RUN_NEW  = 1 << 2, /* the trigger's condition is still to be tested */
  WR_RUN_ASKS = 2 << 2, /* choice: the owner is asked whether to execute it */
  WR_RUN_SURE = 3 << 2  /* the condition holds and there is no choice */
} WrRunStart;

#define WR_RUN_END(g)   ((WrRunEnd) ((g) & 3))
#define WR_RUN_START(g) ((g) & 12)
#define WR_RUN_PIECE    4

typedef struct
{
  guint8 kind;
  guint8 a, b, c, d, e, f, g;
} WrFrame;

#define WR_MAX_FRAMES 22

/* The state of a card's run beside its frame. */
typedef struct
{
  guint8 slots[WR_MAX_SLOTS];       /* stored values; WR_NO_VALUE: not stored yet, or gone */
  guint8 picks[WR_N_PICKS];         /* the last spaces, tokens' spaces and pieces picked, the latest first; WR_NO_VALUE */
  guint8 loops[WR_MAX_LOOPS][2];    /* remaining work of each loop; its meaning depends on the op */
} WrCardRun;

#define WR_NO_VALUE ((guint8) 0xFF)

/* A modifier or reminder in force. */
typedef struct
{
  guint8 card;
  guint8 part;    /* index of the card's part */
  guint8 until;   /* WrUntil in the low four bits, its number above them */
  guint8 left;    /* uses left; 0: unlimited */
  guint8 kept[WR_MAX_SLOTS]; /* Jinx: the barred cards, ascending, equal ones repeated */
} WrEffect;

#define WR_EFFECT_UNTIL(effect) ((WrUntil) ((effect)->until & 15))
#define WR_EFFECT_N(effect)     ((effect)->until >> 4)

/* The champions not offered yet, the next one first.  Only in setup. */
typedef struct
{
  guint8 n_worm;
  guint8 n_bird;
  guint8 cards[200]; /* Worm champions, then Bird champions */
} WrDraft;

/* One side's cards: hand (ascending), then deck (the next one to draw first), then discard pile (oldest first). */
#define WR_MAX_CARDS 44

typedef struct
{
  guint8 n_hand;
  guint8 n_deck;
  guint8 n_discard;
  guint8 cards[WR_MAX_CARDS + 1];
} WrCards;

typedef struct
{
  guint64 seed;                       /* state of the generator, 0..BM_RANDOM_MAX_SEED */

  guint16 bedrock[WR_N_COLUMNS];      /* one bit a row */
  guint16 wormholes[WR_N_COLUMNS];    /* one bit a row */
  guint8  grass[WR_N_COLUMNS];        /* its row, 0..12 (R1.2) */
  guint8  on_grass[3][WR_N_COLUMNS];  /* Drills, Gravestones, Lava on it: by WR_DRILLS, WR_GRAVESTONES, WR_LAVA */
  guint8  supply[WR_N_TOKENS];        /* tokens left (R1.4); of Zombies those not on the board are left */

  WrSpace at[WR_N_PIECES];            /* WR_SPACE_NONE: dead, not raised, or not landed yet */
  guint8  stunned[WR_N_WORMS];        /* ends of Worm turns it still lasts, 0..2 (R13.5) */
  guint8  bitten;                     /* bits: has bitten this turn (R10.3) */
  guint8  acted;                      /* bits: took an action this turn */
  guint8  used_match[WR_N_WORMS + 1]; /* uses of the champion's power: Worms, then the Bird */
  guint8  used_turn[WR_N_WORMS + 1];
  guint8  ate_turn;                   /* living Worms eaten since the start of the Bird's latest turn, */
  guint8  ate_day;                    /* and since the start of the day */
  guint8  counts[WR_N_SIDES][WR_N_ACTIONS];

  guint8  turn;                       /* WrSide or WR_TURN_SETUP */
  guint8  winner;                     /* WrSide or WR_NO_WINNER */
  guint8  total;                      /* actions of this turn (R5.1); 0 between turns */
  guint8  spent;
  gint8   penalty[WR_N_SIDES];        /* actions lost in the next turn; under 0: gained */
  guint8  day;                        /* 1..12 */
  guint8  hunger;
  guint8  suspicion;
  guint8  health;
  guint8  max_health;

  guint8  champions[WR_N_WORMS + 1];  /* cards of the Worms, then the Bird; WR_NO_VALUE: none */

  /* Modifiers and triggers in force: bits of WR_HOOK_... and WrTriggerEvent.  A cache, derived from champions and
     effects by wr_position_gather (). */
  guint64 hooks;
  guint16 triggers;

  guint8  n_frames;
  guint8  n_runs;
  WrFrame frames[WR_MAX_FRAMES];
  WrCardRun runs[WR_MAX_RUNS];

  guint8  n_effects;
  union
  {
    WrEffect effects[WR_MAX_EFFECTS]; /* oldest first */
    WrDraft  draft;                   /* while turn is WR_TURN_SETUP */
  };

  /* Bits of the indices of the OTHER hand that a side knows (R13.1, G11). */
  guint64 known[WR_N_SIDES];

  WrCards cards[WR_N_SIDES];
  WrCards events;                     /* no hand */
} WrPosition;

G_STATIC_ASSERT (sizeof (WrPosition) <= 1024);

#define WR_DRILLS      0
#define WR_GRAVESTONES 1
#define WR_LAVA        2

/* R3.7: options of the setup. */
typedef enum
{
  WR_START_DRAFT  = 1 << 0, /* champions by draft */
  WR_START_RANDOM = 1 << 1, /* champions dealt at random */
  WR_START_CARDS  = 1 << 2,
  WR_START_EVENTS = 1 << 3
} WrStartOption;

/* The position of R3.1 and R3.3, without Wormholes, the Worms to move on day 1, the Bird on the Grass of `f`, seed 1. */
void      wr_position_init        (WrPosition       *pos);

gboolean  wr_position_equal       (const WrPosition *a,
                                   const WrPosition *b);

/* For hash tables of search and tests.  It depends on the byte order, so it is never stored. */
guint64   wr_position_hash        (const WrPosition *pos);

/* The terrain of SPACE (R1.2), which is on the board or outside (R14.1). */
WrTerrain wr_position_terrain     (const WrPosition *pos,
                                   WrSpace           space);

/* The side to move, BM_SIDE_NOBODY when the match is over. */
int       wr_position_to_act      (const WrPosition *pos);

/* Recomputes hooks and triggers after champions or effects were changed directly. */
void      wr_position_gather      (WrPosition       *pos);

/* The card of the pending choice, or WR_NO_VALUE. */
guint8    wr_position_asking_card (const WrPosition *pos);

/* Bits of the indices of the other side's hand that SIDE may see now (R13.1, G11). */
guint64   wr_position_visible     (const WrPosition *pos,
                                   WrSide            side);

/* Whether there is a Wormhole that a piece can enter (R12.2). */
gboolean  wr_position_wormhole_active (const WrPosition *pos,
                                       WrSpace           space);

/* NULL, or the violated invariant of reachable positions (English, static; for tests and readers). */
const char *wr_position_fault     (const WrPosition *pos);

static inline gboolean
wr_piece_is_worm (WrPiece piece)
{
  return piece < WR_N_WORMS;
}

static inline gboolean
wr_piece_is_zombie (WrPiece piece)
{
  return piece >= WR_PIECE_ZOMBIE_1 && piece < WR_PIECE_BIRD;
}

/* How many steps A and B are apart, also round corners. */
static inline int
wr_space_distance (WrSpace a,
                   WrSpace b)
{
  return MAX (ABS (wr_space_column (a) - wr_space_column (b)), ABS (wr_space_row (a) - wr_space_row (b)));
}

/* Bits: the Worms that are alive. */
static inline guint
wr_position_living (const WrPosition *pos)
{
  guint worms = 0;

  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (pos->at[worm] != WR_SPACE_NONE)
      worms |= 1u << worm;
  return worms;
}

/* Actions left in this turn (R5.1). */
static inline int
wr_position_actions (const WrPosition *pos)
{
  return MAX (0, pos->total - pos->spent);
}

/* The piece that has the champion CARD, WR_PIECE_NONE if none has. */
static inline WrPiece
wr_position_owner (const WrPosition *pos,
                   guint8            card)
{
  for (guint i = 0; i < G_N_ELEMENTS (pos->champions); i++)
    if (pos->champions[i] == card)
      return i == WR_N_WORMS ? WR_PIECE_BIRD : (WrPiece) i;
  return WR_PIECE_NONE;
}

/* Bits of the Worms and Zombies in SPACE. */
static inline guint
wr_position_crawlers_at (const WrPosition *pos,
                         WrSpace           space)
{
  /* All eight pieces in one word: a byte of DIFFERENT is 0 where a piece is in SPACE; the multiplication gathers the
     eight results into eight bits. */
  const guint64 low = G_GUINT64_CONSTANT (0x7F7F7F7F7F7F7F7F);
  guint64 different, same;

  memcpy (&different, pos->at, sizeof different);
  different = GUINT64_FROM_LE (different) ^ (space * G_GUINT64_CONSTANT (0x0101010101010101));
  same = ~(((different & low) + low) | different | low);
  return (guint) (((same >> 7) * G_GUINT64_CONSTANT (0x0102040810204080)) >> 56);
}

/* Bits of the Worms and Zombies in COLUMN, -1 to 11. */
static inline guint
wr_position_crawlers_in (const WrPosition *pos,
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

static inline WrSpace
wr_position_grass_space (const WrPosition *pos,
                         int               column)
{
  return WR_SPACE (column, pos->grass[column]);
}

static inline gboolean
wr_position_has_bedrock (const WrPosition *pos,
                         WrSpace           space)
{
  return (pos->bedrock[wr_space_column (space)] >> wr_space_row (space)) & 1;
}

static inline gboolean
wr_position_has_wormhole (const WrPosition *pos,
                          WrSpace           space)
{
  return (pos->wormholes[wr_space_column (space)] >> wr_space_row (space)) & 1;
}

static inline gboolean
wr_position_has_lava (const WrPosition *pos,
                      WrSpace           space)
{
  int column = wr_space_column (space);

  return pos->on_grass[WR_LAVA][column] > 0 && pos->grass[column] == wr_space_row (space);
}

static inline gboolean
wr_position_is_packed (const WrPosition *pos,
                       WrSpace           space)
{
  return wr_space_row (space) > pos->grass[wr_space_column (space)];
}

G_END_DECLS
