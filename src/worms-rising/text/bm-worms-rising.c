/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-worms-rising.h"

#include <string.h>

#include "bm-cards-json.h"
#include "bm-error.h"
#include "bm-event-text.h"
#include "bm-move-text.h"
#include "bm-position-json.h"
#include "bm-rules.h"
#include "judge/bm-judge.h"

/* Counts up whenever a released rule, board number or card changes what a record does. */
#define RULES_COUNT 2

/* An option of `start`, and its choices: the first is the one without cards. */
typedef struct
{
  const char *name;
  guint       bits; /* of BmStartOption, those of all its choices */
  struct
  {
    const char *name;
    guint       bits;
  } choices[4];
} Option;

static const Option options_known[] = {
  { "champions", BM_START_DRAFT | BM_START_RANDOM,
    { { "none", 0 }, { "random", BM_START_RANDOM }, { "draft", BM_START_DRAFT } } },
  { "cards", BM_START_CARDS, { { "off", 0 }, { "on", BM_START_CARDS } } },
  { "events", BM_START_EVENTS, { { "off", 0 }, { "on", BM_START_EVENTS } } },
};

/* The whole box. */
#define START_BOX (BM_START_DRAFT | BM_START_CARDS | BM_START_EVENTS)

/* TEXT may come from a file. */
static gboolean
refuse (const char  *before,
        const char  *text,
        const char  *after,
        GError     **error)
{
  g_autofree char *shown = bm_json_dup_shown (text);

  g_set_error (error, BM_ERROR, BM_ERROR_REFUSED, "%s\"%s\"%s", before, shown, after);
  return FALSE;
}

static gboolean
read_option (const char  *text,
             guint       *bits,
             GError     **error)
{
  if (strcmp (text, "box") == 0)
    {
      *bits = START_BOX;
      return TRUE;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (options_known); i++)
    {
      const Option *option = &options_known[i];
      gsize length = strlen (option->name);

      if (!g_str_has_prefix (text, option->name) || text[length] != '=')
        continue;
      for (gsize k = 0; k < G_N_ELEMENTS (option->choices) && option->choices[k].name != NULL; k++)
        {
          if (strcmp (text + length + 1, option->choices[k].name) == 0)
            {
              *bits = (*bits & ~option->bits) | option->choices[k].bits;
              return TRUE;
            }
        }
      return refuse ("no such choice: ", text, "", error);
    }
  return refuse ("no such option: ", text, "", error);
}

static gboolean
read_options (const char  *options,
              guint       *bits,
              GError     **error)
{
  g_auto (GStrv) words = NULL;

  *bits = 0;
  if (strcmp (options, "start") == 0)
    return TRUE;
  if (!g_str_has_prefix (options, "start:"))
    return refuse ("", options, " is no way to begin; \"start\" is", error);
  words = g_strsplit (options + strlen ("start:"), ",", -1);
  if (words[0] == NULL)
    return read_option ("", bits, error);
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (!read_option (words[i], bits, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
bm_worms_rising_load_cards (GError **error)
{
  return bm_card_set->n_cards > 0 || bm_cards_all (NULL, error) != NULL;
}

static gboolean
start (gpointer     position,
       const char  *options,
       guint64      seed,
       GError     **error)
{
  guint bits;

  if (!read_options (options, &bits, error))
    return FALSE;
  if (seed > BM_RANDOM_MAX_SEED)
    {
      g_set_error (error, BM_ERROR, BM_ERROR_REFUSED, "the seed must lie in 0..%" G_GUINT64_FORMAT, BM_RANDOM_MAX_SEED);
      return FALSE;
    }
  if (bits != 0 && !bm_worms_rising_load_cards (error))
    return FALSE;
  bm_rules_start (position, seed, bits);
  return TRUE;
}

static const char *
set (const char *options)
{
  guint bits;

  if (!read_options (options, &bits, NULL) || bits == 0 || !bm_worms_rising_load_cards (NULL))
    return NULL;
  return bm_card_set->hash;
}

static int
to_act (gconstpointer position)
{
  return bm_position_to_act (position);
}

static int
winner (gconstpointer position)
{
  const BmPosition *pos = position;

  return pos->winner == BM_NO_WINNER ? BM_SIDE_NOBODY : pos->winner;
}

static guint
chapter (gconstpointer position)
{
  const BmPosition *pos = position;

  return pos->turn == BM_TURN_SETUP ? 0 : pos->day;
}

static guint64
chance (gconstpointer position)
{
  const BmPosition *pos = position;

  return pos->seed;
}

/* How many of the cards that SIDE sees of the other hand are CARD. */
static guint
count_seen (const BmPosition *pos,
            BmSide            side,
            guint8            card)
{
  const BmCards *other = &pos->cards[bm_side_other (side)];
  guint64 seen = bm_position_visible (pos, side);
  guint n = 0;

  for (guint place = 0; place < other->n_hand; place++)
    n += (seen >> place & 1) != 0 && other->cards[place] == card;
  return n;
}

/* SIDE sees a card of the other hand that it did not see there before.  A known card that is played is one less. */
static gboolean
sees_more (const BmPosition *before,
           const BmPosition *after,
           BmSide            side)
{
  const BmCards *other = &after->cards[bm_side_other (side)];

  if (bm_position_visible (after, side) == 0)
    return FALSE;
  for (guint place = 0; place < other->n_hand; place++)
    if (count_seen (after, side, other->cards[place]) > count_seen (before, side, other->cards[place]))
      return TRUE;
  return FALSE;
}

static guint
count_offered (const BmPosition *pos)
{
  return pos->turn == BM_TURN_SETUP ? pos->draft.n_worm + pos->draft.n_bird * 256u : 0;
}

static gboolean
learned (gconstpointer before,
         gconstpointer after)
{
  const BmPosition *old = before, *new = after;

  if (old->seed != new->seed || old->events.n_deck != new->events.n_deck
      || count_offered (old) != count_offered (new))
    return TRUE;
  for (BmSide side = BM_SIDE_WORMS; side < BM_N_SIDES; side++)
    if (old->cards[side].n_deck != new->cards[side].n_deck || sees_more (old, new, side))
      return TRUE;
  return FALSE;
}

static guint
legal (gconstpointer  position,
       BmMove        *moves)
{
  return bm_rules_legal (position, moves);
}

static gboolean
is_legal (gconstpointer position,
          BmMove        move)
{
  return bm_rules_is_legal (position, move);
}

static void
apply (gpointer     position,
       BmMove       move,
       BmDice      *dice,
       BmEventList *events)
{
  bm_rules_apply (position, move, dice, events);
}

static gboolean
why (gconstpointer  position,
     BmMove         move,
     BmRefusal     *refusal)
{
  return bm_rules_why (position, move, refusal);
}

static void
hide (gpointer position,
      int      side)
{
  bm_rules_hide (position, (BmSide) side);
}

static BmMove
pick (gconstpointer  position,
      guint64       *chance)
{
  return bm_rules_pick (position, chance);
}

static void
determinize (gpointer  position,
             int       side,
             guint64  *chance)
{
  bm_judge_determinize (position, (BmSide) side, chance);
}

static double
evaluate (gconstpointer position,
          int           side)
{
  return bm_judge_evaluate (position, (BmSide) side);
}

static void
promise (gconstpointer  position,
         const BmMove  *moves,
         guint          n,
         float         *weights)
{
  bm_judge_promise (position, moves, n, weights);
}

static guint
terms (gconstpointer  position,
       int            side,
       double        *values)
{
  return bm_judge_terms (position, (BmSide) side, values);
}

static BmMove
read_move (gconstpointer  position,
           const char    *text)
{
  return bm_move_from_text (position, text);
}

static char *
digest_text (gconstpointer position)
{
  GString *string = g_string_sized_new (2048);

  bm_position_append_digest (position, string);
  g_string_append_c (string, '\n');
  return g_string_free (string, FALSE);
}

static const char *const side_ids[BM_N_SIDES] = { [BM_SIDE_WORMS] = "worms", [BM_SIDE_BIRD] = "bird" };

G_STATIC_ASSERT (BM_N_TERMS <= BM_MAX_TERMS);

const BmGame bm_worms_rising = {
  .id = "worms-rising",
  .rules = RULES_COUNT,
  .position_size = sizeof (BmPosition),
  .n_sides = BM_N_SIDES,
  .side_ids = side_ids,
  .start = start,
  .set = set,
  .to_act = to_act,
  .winner = winner,
  .chapter = chapter,
  .chance = chance,
  .learned = learned,
  .legal = legal,
  .is_legal = is_legal,
  .apply = apply,
  .why = why,
  .hide = hide,
  .pick = pick,
  .determinize = determinize,
  .evaluate = evaluate,
  .promise = promise,
  .terms = terms,
  .move_text = bm_move_append_text,
  .read_move = read_move,
  .event_text = bm_event_append_text,
  .digest_text = digest_text,
};
