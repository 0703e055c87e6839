/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-space.h"

G_BEGIN_DECLS

/*
 * The box: boards, cards and numbers of the game, read once from JSON (box/tb-box-json.h) into flat tables that the
 * rules read without allocations or string operations.
 *
 * A card is one byte whatever its deck, so a move, an event or a frame can name any of them.  The cards of a deck are
 * numbered in the order of their ids: lists sorted by number are sorted by id.  Equal Items and equal Weapons are one
 * card (T2.2); every Vehicle, Worm, Bounty and Character is a card of its own.
 *
 * A process uses one box at a time.  Positions hold card numbers: they are invalid with another box.
 */
typedef guint8 TbCard;

/* The first card of each deck, and its capacity. */
#define TB_FIRST_VEHICLE    0
#define TB_MAX_VEHICLES     64
#define TB_FIRST_WORM       64
#define TB_MAX_WORMS        44 /* including those used by the setup */
#define TB_FIRST_BOUNTY     108
#define TB_MAX_BOUNTIES     60
#define TB_FIRST_ITEM       168
#define TB_MAX_ITEMS        24 /* different ones */
#define TB_FIRST_WEAPON     192
#define TB_MAX_WEAPONS      20 /* different ones */
#define TB_FIRST_CHARACTER  212
#define TB_MAX_CHARACTERS   32
#define TB_FIRST_LOCATION   244 /* not cards, but they have effects (T13.5) */
#define TB_N_LOCATIONS      5
#define TB_CARD_UNKNOWN     ((TbCard) 254) /* in views */
#define TB_NO_CARD          ((TbCard) 255)

/* Items and Weapons in hands are bits, one for each copy in the box: see tb-things.h. */
#define TB_MAX_THINGS       64
#define TB_MAX_COPIES       8

/* The decks in positions; all but Vehicles can be drawn from by cards and Locations. */
typedef enum
{
  TB_DECK_VEHICLES,
  TB_DECK_WORMS,
  TB_DECK_BOUNTIES,
  TB_DECK_ITEMS,
  TB_DECK_WEAPONS,
  TB_N_DECKS,
  TB_DECK_CHARACTERS = TB_N_DECKS /* only in events: all are dealt in the setup, so positions have no such deck */
} TbDeck;

static inline gboolean
tb_card_is_vehicle (TbCard card)
{
  return card < TB_FIRST_WORM;
}

static inline gboolean
tb_card_is_worm (TbCard card)
{
  return card >= TB_FIRST_WORM && card < TB_FIRST_BOUNTY;
}

static inline gboolean
tb_card_is_bounty (TbCard card)
{
  return card >= TB_FIRST_BOUNTY && card < TB_FIRST_ITEM;
}

static inline gboolean
tb_card_is_item (TbCard card)
{
  return card >= TB_FIRST_ITEM && card < TB_FIRST_WEAPON;
}

static inline gboolean
tb_card_is_weapon (TbCard card)
{
  return card >= TB_FIRST_WEAPON && card < TB_FIRST_CHARACTER;
}

static inline gboolean
tb_card_is_character (TbCard card)
{
  return card >= TB_FIRST_CHARACTER && card < TB_FIRST_LOCATION;
}

/* --- Effects ------------------------------------------------------------------------------------------------- */

/* The kinds of effects of cards; each is implemented by one function.  Their names in JSON are those of cards.json:
   "second-card" ... */
typedef enum
{
  TB_EFFECT_NONE,
  TB_EFFECT_ALL_CLOSER,
  TB_EFFECT_DAMAGE,
  TB_EFFECT_DICE_DAMAGE,
  TB_EFFECT_DISCARD_DAMAGE,
  TB_EFFECT_DRAW,
  TB_EFFECT_DROP_RUBBLE,
  TB_EFFECT_EXTRA_AP,
  TB_EFFECT_HIDDEN_BOUNTY,
  TB_EFFECT_HIDE_CARD,
  TB_EFFECT_HOOK,
  TB_EFFECT_LASSO,
  TB_EFFECT_LOAD_SHIFTS,
  TB_EFFECT_MOVE_TARGET,
  TB_EFFECT_NUDGE,
  TB_EFFECT_PHOTO,
  TB_EFFECT_PROTECT,
  TB_EFFECT_REFRESH_LINE,
  TB_EFFECT_REROLL,
  TB_EFFECT_REVIVE,
  TB_EFFECT_REVIVE_OR_AP,
  TB_EFFECT_SECOND_CARD,
  TB_EFFECT_SHAKE,
  TB_EFFECT_SHOOT_HAT,
  TB_EFFECT_SHOVE,
  TB_EFFECT_STEAL_EGG,
  TB_EFFECT_STUNT,
  TB_EFFECT_SWAP_TARGETS,
  TB_EFFECT_TAKE_EGG,
  TB_EFFECT_TAKE_RUBBLE,
  TB_EFFECT_VP,
  TB_N_EFFECTS
} TbEffectKind;

/* When an effect applies, as bits: windows in which its owner uses it, triggers, and others. */
typedef enum
{
  TB_WINDOW_TURN          = 1 << 0,
  TB_WINDOW_ACTION        = 1 << 1,
  TB_WINDOW_HUNT          = 1 << 2,
  TB_WINDOW_CAUGHT        = 1 << 3,
  TB_WINDOW_DISTRACTED    = 1 << 4,
  TB_WINDOW_RAMPED        = 1 << 5,
  TB_WINDOW_ROLLED        = 1 << 6,
  TB_WINDOW_KILLING_BLOW  = 1 << 7,
  TB_WINDOW_DYING         = 1 << 8,
  TB_WINDOW_LEADER_KILLED = 1 << 9,
  TB_WINDOW_ALWAYS        = 1 << 10, /* a hook, while Leader or worn */
  TB_WINDOW_ADD           = 1 << 11, /* T15.2 */
  TB_WINDOW_ABILITY       = 1 << 12, /* T15.1 */
  TB_WINDOW_BONUS         = 1 << 13  /* T13.5 */
} TbWindow;

typedef enum
{
  TB_HOOK_NONE,
  TB_HOOK_AP,
  TB_HOOK_COST,
  TB_HOOK_ENTER,
  TB_HOOK_JUMP,
  TB_HOOK_AFTER_PICK_UP,
  TB_HOOK_REWARD,
  TB_HOOK_VP,
  TB_HOOK_ABILITY,
  TB_HOOK_DRAW,
  TB_HOOK_HAND,
  TB_HOOK_DAMAGE,
  TB_N_HOOKS
} TbHook;

/* Actions that cost Action Points (T8.1). */
typedef enum
{
  TB_ACTION_MOVE,
  TB_ACTION_RAMP,
  TB_ACTION_CLEAR,
  TB_ACTION_TAKE,
  TB_ACTION_DELIVER,
  TB_ACTION_JUMP,
  TB_N_ACTIONS
} TbAction;

/* How the steps of a Target token by a card must change its distance to the pawn (T1.7). */
typedef enum
{
  TB_TOWARD_ANY,
  TB_TOWARD_CLOSER,
  TB_TOWARD_AWAY
} TbToward;

/* The result of the dice of dice-damage. */
typedef enum
{
  TB_COUNT_BEST,
  TB_COUNT_SUM,
  TB_COUNT_NO_DOUBLE,
  TB_COUNT_HITS
} TbCount;

/* `set` of after-pick-up: "all". */
#define TB_SET_ALL ((guint8) 100)

/* An effect with its parameters; those that it does not have are 0. */
typedef struct
{
  guint16 window;   /* bits of TbWindow */
  guint8  kind;     /* TbEffectKind */
  guint8  hook;     /* TbHook, with TB_EFFECT_HOOK */
  guint8  n;
  guint8  steps;
  guint8  dir;      /* TbToward */
  guint8  vp;
  guint8  damage;
  guint8  beside;   /* damage beside the Target; 0: as N */
  guint8  keep;     /* gboolean */
  guint8  blow_vp;
  guint8  vp_beside;
  guint8  vp_inside;
  guint8  dice;
  guint8  count;    /* TbCount */
  guint8  rerolls;
  guint8  from;     /* hits: the lowest number that hits */
  guint8  each;
  guint8  cards;
  guint8  draws;    /* TbDeck */
  guint8  spaces;
  guint8  range;
  guint8  cost;     /* 0: it costs no action */
  guint8  die;      /* protect: the lowest number that protects; 0: no die */
  guint8  discard;  /* gboolean */
  guint8  has_set;  /* gboolean */
  guint8  set;
  guint8  add;
  guint8  first;    /* 0: always */
  guint8  action;   /* TbAction, of hook `cost` */
  guint8  look;
  guint16 vehicles; /* bits of Vehicle cards' numbers */
  guint16 except;   /* the same */
} TbEffect;

/* --- Cards --------------------------------------------------------------------------------------------------- */

typedef struct
{
  guint8 kind;        /* index into TbBox.vehicle_kinds */
  guint8 ap;
  guint8 n_arrows;
  guint8 arrows[4];   /* TbDir, in order */
} TbVehicle;

typedef struct
{
  TbEffect effect;
  guint8   ap;
} TbVehicleKind;

#define TB_MAX_VEHICLE_KINDS 8
#define TB_MAX_WORM_TYPES    8
#define TB_MAX_PATTERN       16 /* Rubble of a Worm */

typedef struct
{
  gint8 column; /* to the right */
  gint8 row;    /* downwards */
} TbOffset;

typedef struct
{
  guint8   type;      /* index into TbBox.worm_types, which are sorted by id */
  guint8   colour;    /* TbColour; TB_N_COLOURS: one of each, for the Queen */
  guint8   red;       /* start coordinates (T2.6), 1 to 6 */
  guint8   blue;
  guint8   health;    /* 0: a starting Worm */
  guint8   limit;
  guint8   starting;  /* gboolean */
  guint8   centre_rubble; /* gboolean: 1 Rubble is placed in the centre in step 2 (T18.3); for the Queen */
  guint8   n_eggs;
  guint8   n_rubble;  /* without the one in the centre */
  TbOffset eggs[4];
  TbOffset rubble[TB_MAX_PATTERN]; /* in reading order */
} TbWorm;

#define TB_ANY ((guint8) 0xFF)

typedef struct
{
  guint8 hunt;     /* gboolean: a hunting Bounty; else a delivery Bounty (T14.1) */
  guint8 location; /* delivery: TbLocation */
  guint8 colour;   /* delivery: TbColour or TB_ANY */
  guint8 type;     /* hunt: index into TbBox.worm_types, or TB_ANY */
  guint8 vp;
} TbBounty;

typedef enum
{
  TB_STORE,
  TB_MOTEL,
  TB_POLICE,
  TB_FACILITY,
  TB_HOSPITAL
} TbLocation;

typedef enum
{
  TB_VIOLET,
  TB_ORANGE,
  TB_PINK,
  TB_TEAL,
  TB_N_COLOURS
} TbColour;

/* An Item, a Weapon or a Character. */
typedef struct
{
  TbEffect effect;
  guint8   copies;    /* Characters: 1 */
  guint8   no_solo;   /* gboolean (T25.2) */
  guint8   hat;       /* gboolean (T16.6) */
  guint8   first_bit; /* Items, Weapons: lowest bit of its copies in hands (tb-things.h) */
} TbThing;

/* --- The box ------------------------------------------------------------------------------------------------- */

#define TB_MAX_SEATS 5
#define TB_N_SLOTS   3
#define TB_N_LINE    4
#define TB_N_SQUAD   3

typedef enum
{
  TB_SOLO_DELIVERY,
  TB_SOLO_EXTERMINATION,
  TB_SOLO_SCRAMBLE,
  TB_N_SCENARIOS
} TbScenario;

typedef struct
{
  guint8 eggs_each;
  guint8 rubble;
  guint8 rubble_in_a_space;
  guint8 reward;          /* T11.2 */
  guint8 goal;            /* T3.1 */
  guint8 rounds;          /* T3.5 */
  guint8 hand;
  guint8 start_items;
  guint8 start_weapons;
  guint8 extra_attacks[TB_MAX_SEATS + 1]; /* by the number of players (T4.6) */
  guint8 drawn_attacks[TB_MAX_SEATS + 1]; /* T4.7 */
  guint8 more_limit[TB_MAX_SEATS + 1];    /* T18.1: beyond what Worm cards say */
  guint8 slot_of_die[7];  /* by the die's number: slot, counted from 0 (T23.1) */
  guint8 vp_delivery;
  guint8 vp_kill;
  guint8 vp_daredevil;
  guint8 die_lands;       /* T24.6: the lowest number that lands */
  guint16 deep_cards;     /* T24.6: bits of Vehicle cards' numbers */
  guint8 solo_attacks;    /* T25.6 */
  guint8 location_rubble; /* T25.7 */
  guint8 eggs_in_a_space; /* T25.9: more than these are removed */
  guint8 need[TB_N_SCENARIOS];
  guint8 lost_locations;  /* T26.3 */
  guint8 score_attack;
  guint8 score_queens;
  guint8 score_left_out;
  guint8 score_hat;
} TbNumbers;

/* The texts of a card, an effect's owner or a part of the board; "" if it has none. */
typedef struct
{
  const char        *id;
  const char        *name;
  const char        *text;
  const char        *brief; /* the text for the hand, `short` in JSON */
  const char        *tip;
  const char *const *notes; /* NULL-terminated */
} TbWords;

typedef struct
{
  TbNumbers     numbers;
  TbBoard       boards[TB_N_BOARDS];
  TbEffect      bonus[TB_N_LOCATIONS];

  guint8        n_vehicles, n_worms, n_bounties, n_items, n_weapons, n_characters;
  guint8        n_vehicle_kinds, n_worm_types;
  guint8        starting[4];      /* the starting Worms, cards, in the order of their colours */
  guint8        n_starting;
  guint8        queen_type;       /* index into worm_types: the type left out by T25.2; TB_ANY: none */
  TbVehicle     vehicles[TB_MAX_VEHICLES];
  TbVehicleKind vehicle_kinds[TB_MAX_VEHICLE_KINDS];
  TbWorm        worms[TB_MAX_WORMS];
  TbBounty      bounties[TB_MAX_BOUNTIES];
  TbThing       items[TB_MAX_ITEMS];
  TbThing       weapons[TB_MAX_WEAPONS];
  TbThing       characters[TB_MAX_CHARACTERS];

  guint8        n_things;                   /* total number of copies of Items and Weapons */
  TbCard        thing_of_bit[TB_MAX_THINGS];
  guint64       item_bits;                  /* those of Items */
  guint64       weapon_bits;

  const char   *seats[TB_MAX_SEATS + 1];    /* NULL-terminated */
  guint8        skulls[TB_N_SCENARIOS];     /* T26.4: the difficulty, 1 to 5; not used by rules */
  TbWords       words[256];                 /* by card; Locations too */
  TbWords       vehicle_kind_words[TB_MAX_VEHICLE_KINDS];
  TbWords       worm_type_words[TB_MAX_WORM_TYPES];
  TbWords       colour_words[TB_N_COLOURS];
  const char   *colour_letters[TB_N_COLOURS];
  char          hash[65];                   /* SHA-256 of everything that the rules use: boxes with the same hash play
                                               the same */
} TbBox;

/* The box in use.  Set once by tb_box_use (), before the first position is created, and never freed. */
extern const TbBox *tb_box;

/* BOX is borrowed. */
void tb_box_use (const TbBox *box);

static inline const TbVehicle *
tb_vehicle (TbCard card)
{
  return &tb_box->vehicles[card - TB_FIRST_VEHICLE];
}

static inline const TbVehicleKind *
tb_vehicle_kind (TbCard card)
{
  return &tb_box->vehicle_kinds[tb_vehicle (card)->kind];
}

static inline const TbWorm *
tb_worm (TbCard card)
{
  return &tb_box->worms[card - TB_FIRST_WORM];
}

static inline const TbBounty *
tb_bounty (TbCard card)
{
  return &tb_box->bounties[card - TB_FIRST_BOUNTY];
}

/* An Item, a Weapon or a Character. */
static inline const TbThing *
tb_thing (TbCard card)
{
  if (tb_card_is_item (card))
    return &tb_box->items[card - TB_FIRST_ITEM];
  if (tb_card_is_weapon (card))
    return &tb_box->weapons[card - TB_FIRST_WEAPON];
  return &tb_box->characters[card - TB_FIRST_CHARACTER];
}

/* The effect of a card of any deck, or of a Location (as a card). */
static inline const TbEffect *
tb_effect (TbCard card)
{
  if (tb_card_is_vehicle (card))
    return &tb_vehicle_kind (card)->effect;
  if (card >= TB_FIRST_LOCATION)
    return &tb_box->bonus[card - TB_FIRST_LOCATION];
  return &tb_thing (card)->effect;
}

G_END_DECLS
