/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * All outcomes of a move, as far as the seat that makes it can know.
 *
 * The move is played again and again.  Each time the events tell which die or unseen card has had a say that was not
 * fixed before; all its values are then fixed one after the other, by giving the die or by exchanging the card for
 * another unseen one.
 */
#include "tb-judge.h"

#include "tb-rules-private.h"

/* The most outcomes of a move, and the most dice of one outcome. */
#define MOST_OUTCOMES 4096
#define MOST_DICE     8

typedef struct
{
  BmMove        move;
  guint         seat;
  guint         left;     /* outcomes that may still be visited */
  TbOutcomeFunc visit;
  gpointer      data;
} Outcomes;

typedef struct
{
  TbPosition pos;               /* before the move, with the fixed cards in their places */
  guint8     dice[MOST_DICE];
  guint      n_dice;
  guint32    fixed[TB_N_DECKS]; /* bits: places of the deck, from the top */
  guint32    down;              /* bits: places of cards on Worms, TB_MAX_LAID a slot */
} Branch;

/* Nothing: the outcome is complete. */
typedef enum
{
  OPEN_NOTHING,
  OPEN_DIE,
  OPEN_DECK, /* place `at` of deck `deck` */
  OPEN_DOWN, /* place `at` of all slots */
  OPEN_ALL   /* not all outcomes can be tried */
} OpenKind;

typedef struct
{
  OpenKind kind;
  TbDeck   deck;
  guint    at;
} Open;

static gboolean branch_out (Outcomes     *self,
                            const Branch *branch);

/* --- What has had a say ---------------------------------------------------------------------------------------- */

/* Dice for a space are not tried; those before another die are kept in BRANCH. */
static gboolean
find_die (Branch            *branch,
          const BmEventList *events)
{
  guint rolled = 0;
  gboolean for_space = FALSE;

  for (guint i = 0; i < events->n; i++)
    {
      const BmEvent *event = &events->items[i];

      if (event->kind != TB_EVENT_ROLLED)
        continue;
      for_space = event->m == TB_DIE_RED || (for_space && event->m == TB_DIE_BLUE);
      if (rolled++ < branch->n_dice)
        {
          for_space = event->m == TB_DIE_RED;
          continue;
        }
      if (!for_space)
        return TRUE;
      if (branch->n_dice < MOST_DICE)
        branch->dice[branch->n_dice++] = (guint8) event->n;
      for_space = event->m == TB_DIE_RED;
    }
  return FALSE;
}

static Open
find_down (const Branch      *branch,
           const BmEventList *events,
           guint              seat)
{
  for (guint i = 0; i < events->n; i++)
    {
      const TbSlot *slot = &branch->pos.slots[events->items[i].m];

      if (events->items[i].kind != TB_EVENT_REVEALED)
        continue;
      for (guint k = 0; k < slot->n_cards; k++)
        {
          guint at = (guint) events->items[i].m * TB_MAX_LAID + k;

          if ((slot->by[k] & TB_LAID_DOWN) != 0 && slot->by[k] != (seat | TB_LAID_DOWN) && (branch->down >> at & 1) == 0)
            return (Open) { OPEN_DOWN, TB_DECK_VEHICLES, at };
        }
    }
  return (Open) { OPEN_NOTHING };
}

/* Vehicle cards laid from the deck; those before them refill a hand. */
static Open
find_laid (const Branch      *branch,
           const BmEventList *events)
{
  guint at = 0;

  for (guint i = 0; i < events->n; i++)
    {
      const BmEvent *event = &events->items[i];
      gboolean drawn = event->kind == TB_EVENT_DRAWN && event->m == TB_DECK_VEHICLES;
      gboolean laid = event->kind == TB_EVENT_LAID || (event->kind == TB_EVENT_DISCARDED && event->who == TB_NO_SEAT);

      if (laid && (branch->fixed[TB_DECK_VEHICLES] >> at & 1) == 0)
        return (Open) { OPEN_DECK, TB_DECK_VEHICLES, at };
      at += drawn || laid;
    }
  return (Open) { OPEN_NOTHING };
}

static Open
find_drawn (const Branch     *branch,
            const TbPosition *next)
{
  static const TbDeck decks[] = { TB_DECK_ITEMS, TB_DECK_WEAPONS };

  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    for (guint at = 0; at + next->n_deck[decks[i]] < branch->pos.n_deck[decks[i]]; at++)
      if ((branch->fixed[decks[i]] >> at & 1) == 0)
        return (Open) { OPEN_DECK, decks[i], at };
  return (Open) { OPEN_NOTHING };
}

/* T13.5: a bonus that is used up although it gives nothing would not be. */
static gboolean
has_no_line (const TbPosition *pos)
{
  guint n = 0;

  while (n < TB_N_LINE && pos->line[n] == TB_NO_CARD)
    n++;
  return n == TB_N_LINE;
}

static gboolean
is_look (const TbPosition *pos)
{
  const TbFrame *top = tb_position_top (pos);

  return top != NULL && top->kind == TB_FRAME_LOOK;
}

static gboolean
cannot_be_tried (const Branch      *branch,
                 const TbPosition  *next,
                 const BmEventList *events)
{
  gboolean shuffled = FALSE;

  for (guint i = 0; i < events->n; i++)
    {
      const BmEvent *event = &events->items[i];

      if (event->kind == TB_EVENT_ATTACK && tb_position_is_solo (&branch->pos))
        return TRUE;
      if (event->kind == TB_EVENT_SHUFFLED && event->n != TB_DECK_VEHICLES && event->n != TB_DECK_WORMS)
        return TRUE;
      shuffled |= event->kind == TB_EVENT_SHUFFLED && event->n == TB_DECK_VEHICLES;
      if (shuffled && event->kind == TB_EVENT_LAID)
        return TRUE;
    }
  return events->dropped > 0 || has_no_line (next) || is_look (&branch->pos) || is_look (next);
}

static Open
find_open (Branch            *branch,
           const TbPosition  *next,
           const BmEventList *events,
           guint              seat)
{
  Open open;

  if (cannot_be_tried (branch, next, events))
    return (Open) { OPEN_ALL };
  if (find_die (branch, events))
    return (Open) { branch->n_dice < MOST_DICE ? OPEN_DIE : OPEN_ALL };
  open = find_down (branch, events, seat);
  if (open.kind == OPEN_NOTHING)
    open = find_laid (branch, events);
  return open.kind == OPEN_NOTHING ? find_drawn (branch, next) : open;
}

/* --- Cards in other places --------------------------------------------------------------------------------------- */

static TbCard *
place_of (Branch     *branch,
          const Open *open)
{
  if (open->kind == OPEN_DOWN)
    return &branch->pos.slots[open->at / TB_MAX_LAID].cards[open->at % TB_MAX_LAID];
  return (TbCard *) tb_deck (&branch->pos, open->deck) + open->at;
}

/* Whether one of the fixed places has CARD, of which there is only one. */
static gboolean
is_fixed (Branch *branch,
          TbDeck  deck,
          TbCard  card)
{
  if (tb_card_is_item (card) || tb_card_is_weapon (card))
    return FALSE;
  for (guint at = 0; at < branch->pos.n_deck[deck] && at < 32; at++)
    if ((branch->fixed[deck] >> at & 1) != 0 && tb_deck (&branch->pos, deck)[at] == card)
      return TRUE;
  for (guint at = 0; deck == TB_DECK_VEHICLES && at < TB_N_SLOTS * TB_MAX_LAID; at++)
    if ((branch->down >> at & 1) != 0 && branch->pos.slots[at / TB_MAX_LAID].cards[at % TB_MAX_LAID] == card)
      return TRUE;
  return FALSE;
}

static void
replace (TbCard *cards,
         guint   n,
         TbCard  card,
         TbCard  with)
{
  for (guint i = 0; i < n; i++)
    if (cards[i] == card)
      cards[i] = with;
}

/* The card of PLACE goes where CARD is now, if it is in the position at all. */
static void
exchange (Branch *branch,
          TbDeck  deck,
          TbCard *place,
          TbCard  card)
{
  TbPosition *pos = &branch->pos;
  TbCard old = *place;

  if (old == card)
    return;
  if (deck == TB_DECK_VEHICLES)
    replace ((TbCard *) tb_deck (pos, deck), pos->n_deck[deck], card, old);
  for (guint slot = 0; deck == TB_DECK_VEHICLES && slot < TB_N_SLOTS; slot++)
    replace (pos->slots[slot].cards, pos->slots[slot].n_cards, card, old);
  for (guint other = 0; deck == TB_DECK_VEHICLES && other < pos->options.players; other++)
    {
      guint64 *hand = &pos->players[other].vehicles, bit = G_GUINT64_CONSTANT (1) << (card - TB_FIRST_VEHICLE);

      if ((*hand & bit) != 0)
        *hand = (*hand & ~bit) | G_GUINT64_CONSTANT (1) << (old - TB_FIRST_VEHICLE);
    }
  *place = card;
}

/* --- The tree ---------------------------------------------------------------------------------------------------- */

static gboolean
try_dice (Outcomes     *self,
          const Branch *branch)
{
  Branch next = *branch;

  next.n_dice++;
  for (guint8 value = 1; value <= 6; value++)
    {
      next.dice[branch->n_dice] = value;
      if (!branch_out (self, &next))
        return FALSE;
    }
  return TRUE;
}

static gboolean
try_cards (Outcomes     *self,
           const Branch *branch,
           const Open   *open)
{
  TbCard cards[256];
  guint n = tb_judge_unseen (&branch->pos, self->seat, open->deck, cards);

  if (open->at >= 32)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      Branch next = *branch;

      if (is_fixed (&next, open->deck, cards[i]))
        continue;
      exchange (&next, open->deck, place_of (&next, open), cards[i]);
      if (open->kind == OPEN_DOWN)
        next.down |= 1u << open->at;
      else
        next.fixed[open->deck] |= 1u << open->at;
      if (!branch_out (self, &next))
        return FALSE;
    }
  return TRUE;
}

static gboolean
branch_out (Outcomes     *self,
            const Branch *branch)
{
  Branch known = *branch;
  TbPosition next = branch->pos;
  BmDice dice = { known.dice, known.n_dice, 0, 0 };
  BmEventList events;
  Open open;

  events.n = events.dropped = 0;
  tb_rules_apply (&next, self->move, &dice, &events);
  open = find_open (&known, &next, &events, self->seat);
  switch (open.kind)
    {
    case OPEN_NOTHING:
      return self->left-- > 0 && self->visit (&next, &events, self->data);
    case OPEN_DIE:
      return try_dice (self, &known);
    case OPEN_DECK:
    case OPEN_DOWN:
      return try_cards (self, &known, &open);
    case OPEN_ALL:
    default:
      return FALSE;
    }
}

gboolean
tb_judge_outcomes (const TbPosition *pos,
                   BmMove            move,
                   TbOutcomeFunc     visit,
                   gpointer          data)
{
  Outcomes self = { move, (guint) tb_position_to_act (pos), MOST_OUTCOMES, visit, data };
  Branch branch = { .pos = *pos };

  branch.pos.n_deck[TB_DECK_BOUNTIES] = 0;
  return branch_out (&self, &branch);
}
