/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cards-private.h"

#include <string.h>

static const WrCardSet empty_set = { 0 };

const WrCardSet *wr_card_set = &empty_set;

G_STATIC_ASSERT (WR_N_RANGES == WR_N_ACTIONS);

guint64
wr_mod_hooks (const WrMod *mod)
{
  const guint64 eyes[] = { [WR_SIDE_WORMS] = (guint64) 1 << WR_EYES_OF (WR_SIDE_WORMS),
                           [WR_SIDE_BIRD] = (guint64) 1 << WR_EYES_OF (WR_SIDE_BIRD) };
  guint64 hooks = (guint64) 1 << mod->hook;

  if (mod->hook == WR_HOOK_SEES)
    hooks |= mod->side < WR_N_SIDES ? eyes[mod->side] : eyes[WR_SIDE_WORMS] | eyes[WR_SIDE_BIRD];
  return hooks;
}

static void
gather_decks (WrCardSet *set)
{
  memset (set->n_in_deck, 0, sizeof set->n_in_deck);
  for (guint i = 0; i < set->n_cards; i++)
    {
      const WrCard *card = &set->cards[i];
      guint8 *n = &set->n_in_deck[card->deck];

      for (guint copy = 0; copy < card->copies && *n < WR_MAX_SET_CARDS; copy++)
        set->decks[card->deck][(*n)++] = (guint8) i;
    }
}

/* Whether a champion's modifier is unconditional and for itself alone, or for an action that only it has. */
static gboolean
is_own_range (const WrCardSet *set,
              const WrCard    *card,
              const WrMod     *mod)
{
  const guint of_bird = WR_BIRD_ACTIONS & ~WR_CRAWLER_ACTIONS;
  gboolean alone;

  if (mod->who == WR_NO_CODE)
    alone = card->deck == WR_DECK_BIRD_CHAMPION && (of_bird >> mod->hook & 1);
  else
    alone = set->selectors[mod->who].kinds == 0 && set->selectors[mod->who].ref.type == WR_REF_SELF;
  return alone && mod->target == WR_NO_CODE && mod->from == WR_NO_CODE && mod->condition == WR_NO_CODE && mod->first == 0
         && mod->side == WR_N_SIDES && mod->action == WR_N_ACTIONS;
}

static void
find_ranges (const WrCardSet *set,
             WrCard          *card)
{
  for (guint action = 0; action < WR_N_RANGES; action++)
    card->ranges[action] = WR_NO_CODE;
  card->varies_ranges = FALSE;
  for (guint i = card->rule; i < (guint) card->rule + card->n_rule; i++)
    {
      const WrMod *mod = &set->mods[i];

      if (mod->hook >= WR_N_RANGES)
        continue;
      card->ranges[mod->hook] = mod->shape;
      if (!is_own_range (set, card, mod))
        card->varies_ranges = TRUE;
    }
}

/* As WrCard.sight, for one modifier. */
static guint8
sight_of (const WrCardSet *set,
          const WrMod     *mod)
{
  const WrPredicate *condition = mod->condition == WR_NO_CODE ? NULL : &set->predicates[mod->condition];
  const WrSelector *bird;
  const WrFilter *within;

  if (condition == NULL || condition->type != WR_PREDICATE_EXISTS)
    return WR_NO_VALUE;
  bird = &set->selectors[condition->a];
  within = &set->filters[bird->filter];
  if (bird->kinds != 1u << WR_THING_BIRD || bird->n_filters != 1 || within->type != WR_FILTER_SHAPE
      || within->a != WR_SHAPE_WITHIN || within->of.type != WR_REF_SELF)
    return WR_NO_VALUE;
  return within->n;
}

static guint8
find_sight (const WrCardSet *set,
            const WrCard    *card)
{
  guint8 sight = 0;

  for (guint i = card->rule; i < (guint) card->rule + card->n_rule; i++)
    if (set->mods[i].hook == WR_HOOK_SEES)
      sight = MAX (sight, sight_of (set, &set->mods[i]));
  return sight;
}

void
wr_card_set_prepare (WrCardSet *set,
                     WrCard    *cards)
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
wr_card_set_use (const WrCardSet *set)
{
  wr_card_set = set != NULL ? set : &empty_set;
}

guint8
wr_card_find (const char *id)
{
  guint low = 0, high = wr_card_set->n_cards;

  while (low < high)
    {
      guint middle = (low + high) / 2;
      int order = strcmp (id, wr_card_set->cards[middle].id);

      if (order == 0)
        return (guint8) middle;
      if (order < 0)
        high = middle;
      else
        low = middle + 1;
    }
  return WR_NO_CARD;
}

/* gettext ("") would return the catalog's header. */
static const char *
translated (const char *text)
{
  return text == NULL || *text == '\0' ? "" : g_dgettext (GETTEXT_PACKAGE, text);
}

const char *
wr_card_name (guint8 number)
{
  g_return_val_if_fail (number < wr_card_set->n_cards, "?");
  return translated (wr_card (number)->name);
}

const char *
wr_card_text (guint8 number)
{
  g_return_val_if_fail (number < wr_card_set->n_cards, "?");
  return translated (wr_card (number)->text);
}

const char *
wr_card_tip (guint8 number)
{
  g_return_val_if_fail (number < wr_card_set->n_cards, "");
  return translated (wr_card (number)->tip);
}
