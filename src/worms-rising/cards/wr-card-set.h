/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "card-code.h"

G_BEGIN_DECLS

/*
 * A card set: all cards of a match, compiled once from JSON (card-text/wr-cards-json.h) into flat tables that the
 * rules read without allocations or string operations.  A card is a number, its index in the order of ids; so lists
 * of cards sorted by number are sorted by id.
 *
 * A process uses one set at a time.  Positions hold card numbers and no pointer to their set: they are invalid with
 * another one.
 */

/* Limits of a set, a deck and a match.  Checked when a set is read. */
#define WR_MAX_SET_CARDS    200
#define WR_MAX_DECK_CARDS   44 /* one side's ability cards, with copies */
#define WR_MAX_EVENT_CARDS  32
#define WR_MAX_CARD_OPS     255
#define WR_MAX_CARD_TEXT    220 /* characters */

#define WR_N_RANGES         WR_HOOK_COST (0) /* hooks below are ranges, one for each WrAction */

typedef enum
{
  WR_DECK_WORM_CHAMPION,
  WR_DECK_BIRD_CHAMPION,
  WR_DECK_BIRD,
  WR_DECK_WORM,
  WR_DECK_EVENT,
  WR_N_DECKS
} WrDeck;

typedef enum
{
  WR_PER_ANY,
  WR_PER_TURN,
  WR_PER_MATCH
} WrPer;

/* A trigger: `after` or `replace` of a champion, or of a `later` reminder. */
typedef struct
{
  guint8     event;    /* WrTriggerEvent */
  guint8     per;      /* WrPer */
  guint8     ask;      /* the owner is asked (yes, no) */
  guint8     side;     /* turn-start, turn-end: whose turn, WR_N_SIDES: any */
  guint8     action;   /* contact, eaten: only when caused by this WrAction, WR_N_ACTIONS: by any */
  guint8     start;    /* first op in the card */
  guint8     who_slot; /* slots that get the event's piece, from and to; WR_NO_SLOT: none */
  guint8     from_slot;
  guint8     to_slot;
  guint16    who;      /* selectors that the event's piece and spaces must match, WR_NO_CODE: any */
  guint16    by;
  guint16    from;
  guint16    to;
  guint16    condition; /* predicate or WR_NO_CODE */
} WrTrigger;

/* An effect put in force by the op `mod` or `later`: WrEffect.part is an index into the card's parts. */
typedef struct
{
  guint8     until;      /* WrUntil */
  guint8     until_n;    /* days, or WrTriggerEvent */
  guint8     times;      /* later: number of uses, 0: unlimited */
  guint16    while_true; /* WR_UNTIL_WHILE: predicate */
  guint16    mod, n_mods;
  guint16    trigger;    /* WR_NO_CODE: a `mod` */
  guint64    hooks;      /* bits of WR_HOOK_... of the mods */
} WrPart;

typedef struct
{
  guint8      deck;      /* WrDeck */
  guint8      copies;
  guint8      health;    /* Bird champions */
  guint8      from_pack; /* added or replaced by a user's pack */

  guint64     hooks;     /* bits of WR_HOOK_... of `rule` */
  guint16     ranges[WR_N_RANGES]; /* by WrAction: shapes of the champion's permanent range for itself; WR_NO_CODE */
  guint8      varies_ranges;       /* `rule` sets a conditional range, or not only the champion's */
  guint8      sight;     /* it sees a hand only with the Bird within this many spaces; WR_NO_VALUE: another condition */
  guint16     triggers;  /* bits of WrTriggerEvent of `after` and `replace` */
  guint16     rule, n_rule;       /* mods */
  guint16     trigger, n_trigger; /* triggers of `after` and `replace` */
  guint16     part, n_parts;
  guint16     op, n_ops; /* the card's code; the pc of a run counts from `op` */

  guint8      has_do;    /* ability card or event: code from `do_start` on */
  guint8      do_start;
  guint16     condition; /* `if` of the card, WR_NO_CODE: none */
  guint8      has_use;   /* a power: code from `use_start` on */
  guint8      use_start;
  guint8      use_per;   /* WrPer */
  guint8      use_cost;
  guint16     use_condition;

  guint8      n_slots;
  guint8      slot_types[WR_MAX_SLOTS]; /* WrSlotType */

  /* Members that the rules do not use come last. */
  const char *id;
  const char *name;      /* as in the data; wr_card_name () translates */
  const char *text;
  const char *tip;       /* NULL: none */
  const char *const *notes; /* corner cases, NULL-terminated */
  const char *slot_names[WR_MAX_SLOTS]; /* NULL: a slot without a name */
} WrCard;

typedef struct
{
  guint             n_cards;
  const WrCard     *cards; /* sorted by id */

  /* Code, shared by all cards and addressed by index. */
  const WrOp       *ops;
  const WrAlternative *alternatives;
  const WrSelector *selectors;
  const WrFilter   *filters;
  const WrValue    *values;
  const WrPredicate *predicates;
  const guint16    *lists;  /* children of predicates */
  const WrMod      *mods;
  const WrShape    *shapes;
  const WrTrigger  *triggers;
  const WrPart     *parts;
  const char      **names;  /* of alternatives, as `choose` spells them */
  guint             n_names;

  /* Each deck's cards, with all copies, ascending. */
  guint8            n_in_deck[WR_N_DECKS];
  guint8            decks[WR_N_DECKS][WR_MAX_SET_CARDS];

  /* A copy of each card's `hooks`, for fast queries of all champions; 0 at WR_NO_VALUE. */
  guint64           hooks_of[G_MAXUINT8 + 1];

  char              hash[65]; /* SHA-256 of the set's behaviour, in hexadecimal */
} WrCardSet;

/* The set in use.  Initially the empty set, for matches without cards. */
extern const WrCardSet *wr_card_set;

/* The bits of MOD while it is in force: its hook, and for WR_HOOK_SEES its side. */
guint64       wr_mod_hooks       (const WrMod *mod);

/* Computes the derived members of SET: decks, hooks, the cards' own ranges and sight.  CARDS are its cards. */
void          wr_card_set_prepare (WrCardSet      *set,
                                   WrCard         *cards);

/* Sets the set in use.  SET is owned by the caller and must outlive every position that is played with it. */
void          wr_card_set_use    (const WrCardSet *set);

static inline const WrCard *
wr_card (guint8 number)
{
  return &wr_card_set->cards[number];
}

/* The card's number, WR_NO_CARD if there is none of that id. */
guint8        wr_card_find       (const char *id);

/* Computes the derived members of the N shapes of a range: their reach. */
void          wr_shapes_prepare  (WrShape    *shapes,
                                  guint       n);

/* The name, the text and the tip ("" if none), translated. */
const char   *wr_card_name       (guint8      number);
const char   *wr_card_text       (guint8      number);
const char   *wr_card_tip        (guint8      number);

G_END_DECLS
