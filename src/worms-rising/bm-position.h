/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-board.h"
#include "bm-game.h"
#include "bm-space.h"

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
                        d: steps the first of them still has; e: pecked (1) or real (0) */
  BM_FRAME_SINK,     /* a: column; b: Drills, c: Gravestones, d: steps of Lava still to sink */
  BM_FRAME_SETTLE,   /* a: pieces still to settle (bits); b: those of them that entered their space */
  BM_FRAME_EXIT,     /* choice (R12.5) a: the piece in the Wormhole */
  BM_N_FRAME_KINDS
} BmFrameKind;

typedef enum
{
  BM_PHASE_DISCARD, /* choice (R4.3) while the hand is over its limit */
  BM_PHASE_TURN_END,
  BM_PHASE_SINK,    /* R4.4 ... */
  BM_PHASE_TOKENS,
  BM_PHASE_EVENING, /* choice (R14.1) while the Bird is outside */
  BM_PHASE_DAWN,    /* R4.1 */
  BM_PHASE_TURN_START,
  BM_N_PHASES
} BmPhase;

typedef struct
{
  guint8 kind;
  guint8 a, b, c, d, e;
  guint8 zero[2];
} BmFrame;

/* The base rules never nest deeper than a day, what it does, settling, and a choice; cards go deeper. */
#define BM_MAX_FRAMES 16

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
  guint8  on_grass[3][BM_N_COLUMNS];  /* Drills, Gravestones, Lava on it: see bm_position_drills () ... */
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

  guint8  n_frames;
  BmFrame frames[BM_MAX_FRAMES];

  BmCards cards[BM_N_SIDES];
  BmCards events;                     /* no hand */
} BmPosition;

/* What is left of the 1,024 bytes is for the card box: at most 24 effects in force, what each side knows of the other
   hand, the champions' numbers and the decks of the draft. */
G_STATIC_ASSERT (sizeof (BmPosition) <= 640);

#define BM_DRILLS      0
#define BM_GRAVESTONES 1
#define BM_LAVA        2

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

/* Actions left in this turn (R5.1). */
int       bm_position_actions     (const BmPosition *pos);

/* Bits of the Worms and Zombies in SPACE. */
guint     bm_position_crawlers_at (const BmPosition *pos,
                                   BmSpace           space);

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
