/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cards-private.h"

#include <string.h>

static const BmCardSet empty_set = { 0 };

const BmCardSet *bm_card_set = &empty_set;

G_STATIC_ASSERT (BM_N_RANGES == BM_N_ACTIONS);

guint64
bm_mod_hooks (const BmMod *mod)
{
  const guint64 eyes[] = { [BM_SIDE_WORMS] = (guint64) 1 << BM_EYES_OF (BM_SIDE_WORMS),
                           [BM_SIDE_BIRD] = (guint64) 1 << BM_EYES_OF (BM_SIDE_BIRD) };
  guint64 hooks = (guint64) 1 << mod->hook;

  if (mod->hook == BM_HOOK_SEES)
    hooks |= mod->side < BM_N_SIDES ? eyes[mod->side] : eyes[BM_SIDE_WORMS] | eyes[BM_SIDE_BIRD];
  return hooks;
}

static void
gather_decks (BmCardSet *set)
{
  memset (set->n_in_deck, 0, sizeof set->n_in_deck);
  for (guint i = 0; i < set->n_cards; i++)
    {
      const BmCard *card = &set->cards[i];
      guint8 *n = &set->n_in_deck[card->deck];

      for (guint copy = 0; copy < card->copies && *n < BM_MAX_SET_CARDS; copy++)
        set->decks[card->deck][(*n)++] = (guint8) i;
    }
}

/* Of a champion: what it always has, and for itself alone, be it that nobody else has the action. */
static gboolean
is_own_range (const BmCardSet *set,
              const BmCard    *card,
              const BmMod     *mod)
{
  const guint of_bird = BM_BIRD_ACTIONS & ~BM_CRAWLER_ACTIONS;
  gboolean alone;

  if (mod->who == BM_NO_CODE)
    alone = card->deck == BM_DECK_BIRD_CHAMPION && (of_bird >> mod->hook & 1);
  else
    alone = set->selectors[mod->who].kinds == 0 && set->selectors[mod->who].ref.type == BM_REF_SELF;
  return alone && mod->target == BM_NO_CODE && mod->from == BM_NO_CODE && mod->condition == BM_NO_CODE && mod->first == 0
         && mod->side == BM_N_SIDES && mod->action == BM_N_ACTIONS;
}

static void
find_ranges (const BmCardSet *set,
             BmCard          *card)
{
  for (guint action = 0; action < BM_N_RANGES; action++)
    card->ranges[action] = BM_NO_CODE;
  card->varies_ranges = FALSE;
  for (guint i = card->rule; i < (guint) card->rule + card->n_rule; i++)
    {
      const BmMod *mod = &set->mods[i];

      if (mod->hook >= BM_N_RANGES)
        continue;
      card->ranges[mod->hook] = mod->shape;
      if (!is_own_range (set, card, mod))
        card->varies_ranges = TRUE;
    }
}

/* As BmCard.sight, of one modifier. */
static guint8
sight_of (const BmCardSet *set,
          const BmMod     *mod)
{
  const BmPredicate *condition = mod->condition == BM_NO_CODE ? NULL : &set->predicates[mod->condition];
  const BmSelector *bird;
  const BmFilter *within;

  if (condition == NULL || condition->type != BM_PREDICATE_EXISTS)
    return BM_NO_VALUE;
  bird = &set->selectors[condition->a];
  within = &set->filters[bird->filter];
  if (bird->kinds != 1u << BM_THING_BIRD || bird->n_filters != 1 || within->type != BM_FILTER_SHAPE
      || within->a != BM_SHAPE_WITHIN || within->of.type != BM_REF_SELF)
    return BM_NO_VALUE;
  return within->n;
}

static guint8
find_sight (const BmCardSet *set,
            const BmCard    *card)
{
  guint8 sight = 0;

  for (guint i = card->rule; i < (guint) card->rule + card->n_rule; i++)
    if (set->mods[i].hook == BM_HOOK_SEES)
      sight = MAX (sight, sight_of (set, &set->mods[i]));
  return sight;
}

void
bm_card_set_prepare (BmCardSet *set,
                     BmCard    *cards)
{
  gather_decks (set);
  memset (set->hooks_of, 0, sizeof set->hooks_of);
  for (guint i = 0; i < set->n_cards; i++)
    {
      set->hooks_of[i] = cards[i].hooks;
      find_ranges (set, &cards[i]);
      cards[i].sight = find_sight (set, &cards[i]);
    }
}

void
bm_card_set_use (const BmCardSet *set)
{
  bm_card_set = set != NULL ? set : &empty_set;
}

guint8
bm_card_find (const char *id)
{
  guint low = 0, high = bm_card_set->n_cards;

  while (low < high)
    {
      guint middle = (low + high) / 2;
      int order = strcmp (id, bm_card_set->cards[middle].id);

      if (order == 0)
        return (guint8) middle;
      if (order < 0)
        high = middle;
      else
        low = middle + 1;
    }
  return BM_NO_CARD;
}

/* gettext answers the empty text with what its file says about itself. */
static const char *
translated (const char *text)
{
  return *text == '\0' ? text : g_dgettext (GETTEXT_PACKAGE, text);
}

const char *
bm_card_name (guint8 number)
{
  g_return_val_if_fail (number < bm_card_set->n_cards, "?");
  return translated (bm_card (number)->name);
}

const char *
bm_card_text (guint8 number)
{
  g_return_val_if_fail (number < bm_card_set->n_cards, "?");
  return translated (bm_card (number)->text);
}
