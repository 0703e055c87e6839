/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <string.h>

#include "bm-game.h"
#include "tb-things.h"

G_BEGIN_DECLS

/*
 * The whole state of a match of Terror Below: one flat value without pointers.  Copy it by assignment, compare it with
 * tb_position_equal ().  Unused bytes are 0, so equal positions have equal bytes.
 */

typedef enum
{
  TB_RED,
  TB_BLUE,
  TB_GREEN,
  TB_YELLOW,
  TB_WHITE
} TbSeat;

/* No seat: the owner of a card laid from the deck, ... */
#define TB_NO_SEAT ((guint8) 7)

typedef enum
{
  TB_LOCATIONS_STANDARD,
  TB_LOCATIONS_SHUFFLED,
  TB_LOCATIONS_RANDOM
} TbLocationsOption;

/* T4.1 */
typedef struct
{
  guint8 players;   /* 1 to 5 */
  guint8 board;     /* TbBoardKind */
  guint8 locations; /* TbLocationsOption */
  guint8 drawn;     /* gboolean: worms=drawn */
  guint8 scenario;  /* TbScenario; 0 with 2 or more players, as the two below */
  guint8 queens;    /* gboolean */
  guint8 leave;     /* 0 to 2 */
} TbOptions;

/* `step` of positions as JSON. */
typedef enum
{
  TB_STEP_SETUP,
  TB_STEP_PLAY,    /* until the AP are known: includes `return`, `add` and trigger `distracted` */
  TB_STEP_ACT,
  TB_STEP_ABILITY, /* includes the refill */
  TB_STEP_BETWEEN,
  TB_STEP_OVER
} TbStep;

/* A card whose power has limited uses, and how often it was used. */
typedef struct
{
  guint8 card; /* TB_NO_CARD: none, then N is 0 */
  guint8 n;
} TbUsed;

typedef struct
{
  TbThings things;      /* Items and Weapons in hand */
  guint64  vehicles;    /* bits: the Vehicle cards in hand */
  guint32  squad;       /* bits of Characters: those under the Leader; before the choice all three */
  guint32  dead;
  guint16  eggs;        /* four bits a colour: see tb_eggs_count () */
  guint8   rubble;
  guint8   vp;          /* tokens */
  TbSpace  at;          /* TB_SPACE_NONE: off the board */
  TbCard   leader;      /* TB_NO_CARD */
  TbCard   hat;         /* TB_NO_CARD */
  guint8   eliminated;  /* gboolean */
  TbUsed   used_turn;   /* a power counted in a turn (Selia, Shep) */
  TbUsed   used_attack; /* a power counted in an attack (Natasha, Lucky Lou) */
  guint8   unknown[3];  /* in views: hidden cards of the hand: Vehicles, Items, Weapons */
} TbPlayer;

/* A slot of the Terror zone: a Worm with its Target token and the Vehicle cards on it, oldest first. */
#define TB_MAX_LAID 8

typedef struct
{
  TbCard  worm;   /* TB_NO_CARD: out of play */
  TbSpace target; /* TB_SPACE_NONE: out of play */
  guint8  n_cards;
  TbCard  cards[TB_MAX_LAID];
  guint8  by[TB_MAX_LAID]; /* TbSeat or TB_NO_SEAT; | TB_LAID_DOWN */
} TbSlot;

#define TB_LAID_DOWN ((guint8) 0x80)
#define TB_NO_SLOT   ((guint8) 3)

/* A Bounty that belongs to a player: Hidden or completed. */
#define TB_OWNED_SEAT      7    /* mask */
#define TB_OWNED_COMPLETED 0x10
#define TB_OWNED_OPEN      0x20 /* Hidden, but taken from the Line: known to all */

typedef struct
{
  guint8  slot;      /* TB_NO_SLOT: there is no attack */
  guint8  n_caught;
  guint8  caught[TB_MAX_SEATS]; /* in the order of T19.4 */
  guint8  damage;
  guint8  n_safe;
  guint8  safe[TB_MAX_SEATS];   /* oldest first */
  TbSpace eggs[TB_N_COLOURS];   /* where this attack placed each colour; TB_SPACE_NONE: not placed, or removed since */
  guint8  n_dice;
  guint8  dice[4];              /* of the Weapon in use */
} TbAttack;

/*
 * A rule in progress that a decision may interrupt.  The frames of a position are a stack: the top one runs next, or
 * waits for its decision (`asks`).  A function that pushes a frame returns at once, and its own frame continues after
 * the pushed one was popped.
 */
typedef enum
{
  TB_FRAME_SETUP = 1, /* setup.c */
  TB_FRAME_TURN,      /* turn.c: steps 0 to 3 of a turn */
  TB_FRAME_BETWEEN,   /* between.c: steps 4 and 5, Terror Turn, next turn */
  TB_FRAME_ATTACK,    /* attack.c */
  TB_FRAME_HUNT,      /* hunt.c: one player's go */
  TB_FRAME_WEAPON,    /* weapons.c: one Weapon in a hunt, to the end of T20.4 */
  TB_FRAME_GUARD,     /* hunt.c: decision `caught` */
  TB_FRAME_DEATH,     /* death.c: from the Leader's death to trigger leader-killed */
  TB_FRAME_REWARD,    /* actions.c: Rubble rewards (T11.2) */
  TB_FRAME_LOOK,      /* decks.c: choosing one of the two top cards of an Item or Weapon deck (T16.1) */
  TB_FRAME_EFFECT,    /* cards/: a card's effect, except damage in a hunt: an ability, a bonus, a trigger with a decision */
  TB_N_FRAME_KINDS
} TbFrameKind;

typedef struct
{
  guint8 kind;
  guint8 seat;    /* the seat that decides, or owns the card */
  TbCard card;    /* the card (or Location) whose effect it is: TB_NO_CARD */
  guint8 stage;   /* progress; specific to each kind */
  guint8 asks;    /* gboolean: it waits for a decision */
  guint8 a, b, c; /* specific to each kind */
} TbFrame;

#define TB_MAX_FRAMES 12

/* The cards of all decks and discard piles, TB_PILE_... places for each deck. */
#define TB_MAX_PILE_ITEMS   40
#define TB_MAX_PILE_WEAPONS 40
#define TB_PILES_ROOM       (TB_MAX_VEHICLES + TB_MAX_WORMS + TB_MAX_BOUNTIES + TB_MAX_PILE_ITEMS + TB_MAX_PILE_WEAPONS)

#define TB_MAX_USING   4
#define TB_MAX_EFFECTS 4

/* TbPosition.n_final: there are no final turns. */
#define TB_NO_FINAL ((guint8) 0xFF)

#define TB_NO_SCORE ((gint16) -1)

typedef struct
{
  guint64   seed;                       /* state of the generator, 0..BM_RANDOM_MAX_SEED */
  TbThings  fresh;                      /* of the seat at turn: Items and Weapons gained this turn (T16.2) */
  TbSpaces  rubble[2];                  /* spaces with at least 1, with 2 */
  guint16   eggs[TB_N_SPACES];          /* four bits a colour */
  TbPlayer  players[TB_MAX_SEATS];
  TbSlot    slots[TB_N_SLOTS];

  TbOptions options;
  guint8    first;                      /* the starting player */
  guint8    round;
  guint8    turn;                       /* the seat at turn, or the last one */
  guint8    step;                       /* TbStep */
  guint8    ap;
  guint8    bonus;                      /* gboolean: the Delivery Bonus of this turn was given (T13.5) */
  guint8    picked;                     /* pick-ups this turn */
  TbCard    played;                     /* this turn's Vehicle card, TB_NO_CARD */
  guint8    played_slot;                /* TB_NO_SLOT: aside, or none */

  TbSpace   locations[TB_N_LOCATIONS];  /* TB_SPACE_NONE: destroyed, or not placed yet */
  TbCard    line[TB_N_LINE];            /* TB_NO_CARD: empty */

  guint8    supply_eggs[TB_N_COLOURS];  /* T2.3; derived from all else: tb_position_complete () */
  guint8    supply_rubble;

  guint8    attacks;                    /* resolved, solo (T25.6) */
  guint8    trophies;                   /* bits of Worm types (T26.2) */
  guint8    delivered;                  /* bits of Locations (T26.1) */
  guint8    winners;                    /* bits of seats, when step is TB_STEP_OVER */
  gint16    score;                      /* TB_NO_SCORE */

  guint8    n_using;                    /* cards in use: not in the hand any more, not on a pile yet, oldest first */
  TbCard    using[TB_MAX_USING];
  guint8    n_effects;                  /* Items in force until the end of the turn, oldest first */
  TbCard    effects[TB_MAX_EFFECTS];
  guint8    n_final;                    /* TB_NO_FINAL */
  guint8    final[TB_MAX_SEATS];        /* seats that still have a final turn, in order */

  TbAttack  attack;

  guint8    n_owned;                    /* Bounties of players: by seat, Hidden before completed, then oldest first */
  TbCard    owned[TB_MAX_BOUNTIES];
  guint8    owned_by[TB_MAX_BOUNTIES];  /* TB_OWNED_... */

  /* Decks and discard piles: see tb_deck () and tb_discards (). */
  guint8    n_deck[TB_N_DECKS];
  guint8    n_discards[TB_N_DECKS];
  TbCard    piles[TB_PILES_ROOM];

  guint8    n_frames;
  TbFrame   frames[TB_MAX_FRAMES];
} TbPosition;

G_STATIC_ASSERT (sizeof (TbPosition) <= 1024);

/* An empty table: no Worms, decks, hands or Bounties, no pawns; the standard Locations of OPTIONS' board; red begins,
   seed 1, no frames. */
void     tb_position_init     (TbPosition       *pos,
                               const TbOptions  *options);

gboolean tb_position_equal    (const TbPosition *a,
                               const TbPosition *b);

/* Recomputes the derived values (supplies) after pieces were changed directly. */
void     tb_position_complete (TbPosition       *pos);

/* NULL, or the violated invariant of reachable positions with its rule (English, static; for tests and readers). */
const char *tb_position_fault (const TbPosition *pos);

/* The seat that decides, BM_SIDE_NOBODY when the match is over. */
int      tb_position_to_act   (const TbPosition *pos);

/* --- Accessors -------------------------------------------------------------------------------------------------- */

static inline const TbBoard *
tb_position_board (const TbPosition *pos)
{
  return &tb_box->boards[pos->options.board];
}

static inline gboolean
tb_position_is_solo (const TbPosition *pos)
{
  return pos->options.players == 1;
}

/* Eggs of COLOUR in EGGS, a word with four bits a colour. */
static inline guint
tb_eggs_count (guint16 eggs,
               guint   colour)
{
  return eggs >> (4 * colour) & 15;
}

#define TB_EGG(colour) ((guint16) (1u << (4 * (colour))))

static inline guint
tb_eggs_total (guint16 eggs)
{
  return tb_eggs_count (eggs, 0) + tb_eggs_count (eggs, 1) + tb_eggs_count (eggs, 2) + tb_eggs_count (eggs, 3);
}

static inline guint
tb_position_rubble_at (const TbPosition *pos,
                       TbSpace           space)
{
  return (guint) ((pos->rubble[0] >> space & 1) + (pos->rubble[1] >> space & 1));
}

/* The Location in SPACE, TB_N_LOCATIONS if there is none. */
static inline guint
tb_position_location_at (const TbPosition *pos,
                         TbSpace           space)
{
  guint location;

  for (location = 0; location < TB_N_LOCATIONS && pos->locations[location] != space; location++)
    ;
  return location;
}

static inline TbSpaces
tb_position_locations (const TbPosition *pos)
{
  TbSpaces spaces = 0;

  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    if (pos->locations[i] != TB_SPACE_NONE)
      spaces |= TB_BIT (pos->locations[i]);
  return spaces;
}

static inline TbSpaces
tb_position_pawns (const TbPosition *pos)
{
  TbSpaces spaces = 0;

  for (guint seat = 0; seat < pos->options.players; seat++)
    if (pos->players[seat].at != TB_SPACE_NONE)
      spaces |= TB_BIT (pos->players[seat].at);
  return spaces;
}

/* The same except the pawn of SEAT. */
static inline TbSpaces
tb_position_other_pawns (const TbPosition *pos,
                         guint             seat)
{
  TbSpaces spaces = 0;

  for (guint other = 0; other < pos->options.players; other++)
    if (other != seat && pos->players[other].at != TB_SPACE_NONE)
      spaces |= TB_BIT (pos->players[other].at);
  return spaces;
}

/* The seat whose pawn is in SPACE, not counting SEAT's; TB_NO_SEAT. */
static inline guint
tb_position_pawn_at (const TbPosition *pos,
                     TbSpace           space,
                     guint             but)
{
  for (guint seat = 0; seat < pos->options.players; seat++)
    if (seat != but && pos->players[seat].at == space)
      return seat;
  return TB_NO_SEAT;
}

/* T1.7: ground without Rubble and without a pawn. */
static inline TbSpaces
tb_position_free_spaces (const TbPosition *pos)
{
  return tb_position_board (pos)->ground & ~pos->rubble[0] & ~tb_position_pawns (pos);
}

/* T18.1: with how many Vehicle cards WORM attacks in this match; its card says the number for one to three players. */
static inline guint
tb_worm_limit (const TbPosition *pos,
               TbCard            worm)
{
  return (guint) tb_worm (worm)->limit + tb_box->numbers.more_limit[pos->options.players];
}

/* T6.2: as many cards as its limit, or more. */
static inline gboolean
tb_slot_is_full (const TbPosition *pos,
                 const TbSlot     *slot)
{
  return slot->n_cards >= tb_worm_limit (pos, slot->worm);
}

static inline gboolean
tb_slot_is_in_play (const TbSlot *slot)
{
  return slot->worm != TB_NO_CARD;
}

/* T3.2: tokens, and the points of completed Bounties. */
guint         tb_position_vp          (const TbPosition *pos,
                                       guint             seat);
guint         tb_position_n_completed (const TbPosition *pos,
                                       guint             seat);
/* The seat N places clockwise of SEAT (T4.2). */
static inline guint
tb_position_clockwise (const TbPosition *pos,
                       guint             seat,
                       guint             n)
{
  return (seat + n) % pos->options.players;
}

/* The cards of a deck, n_deck[deck] of them, the next one to draw first. */
const TbCard *tb_deck                 (const TbPosition *pos,
                                       TbDeck            deck);
/* The cards of a discard pile, n_discards[deck] of them, oldest first. */
const TbCard *tb_discards             (const TbPosition *pos,
                                       TbDeck            deck);
/* For tests and readers: replaces deck and discard pile.  DECK is in the order of drawing; together they must fit. */
gboolean      tb_position_set_piles   (TbPosition       *pos,
                                       TbDeck            deck,
                                       const TbCard     *cards,
                                       guint             n_cards,
                                       const TbCard     *discards,
                                       guint             n_discards);

/* No attack. */
static inline void
tb_attack_clear (TbAttack *attack)
{
  *attack = (TbAttack) { .slot = TB_NO_SLOT, .eggs = { TB_SPACE_NONE, TB_SPACE_NONE, TB_SPACE_NONE, TB_SPACE_NONE } };
}

static inline TbFrame *
tb_position_top (const TbPosition *pos)
{
  return pos->n_frames == 0 ? NULL : (TbFrame *) &pos->frames[pos->n_frames - 1];
}

G_END_DECLS
