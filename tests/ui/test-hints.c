/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is hinted at and what is not, each kind by itself and in whole matches; that nothing hidden has any influence on
 * it; and what somebody knows.  All of it without a widget.
 */
#include "config.h"

#include "bm-cards-json.h"
#include "bm-hints.h"
#include "judge/bm-judge.h"
#include "bm-mastery.h"
#include "bm-random.h"
#include "bm-rule-words.h"
#include "bm-rules.h"

#include <stdlib.h>
#include <string.h>

#define N_POSITIONS 500
#define GUESSES     3

/* ---- Positions by hand */

/* The Bird on the Grass of f, the Worms in the corners, out of everybody's reach; day 2. */
static BmPosition
set_up (BmSide turn)
{
  BmPosition pos;

  bm_position_init (&pos);
  pos.turn = (guint8) turn;
  pos.total = BM_ACTIONS;
  pos.spent = 0;
  pos.day = 2;
  pos.at[BM_PIECE_BIRD] = BM_SPACE (5, 0);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (0, 12);
  pos.at[BM_PIECE_YELLOW] = BM_SPACE (1, 12);
  pos.at[BM_PIECE_PURPLE] = BM_SPACE (9, 12);
  pos.at[BM_PIECE_PINK] = BM_SPACE (10, 12);
  return pos;
}

/* The only hint about TOPIC says WORDS, has RULE, and is about SPACE (BM_SPACE_NONE: whatever); WORDS NULL: there is none. */
static void
assert_hint_in (GArray     *hints,
                BmTopic     topic,
                const char *words,
                const char *rule,
                BmSpace     space)
{
  guint n = 0;

  for (guint i = 0; i < hints->len; i++)
    {
      const BmHint *hint = &g_array_index (hints, BmHint, i);
      gboolean there = space == BM_SPACE_NONE;

      if (hint->topic != topic)
        continue;
      n++;
      g_assert_cmpstr (hint->text, ==, words);
      g_assert_cmpstr (hint->rule, ==, rule);
      for (guint at = 0; at < hint->n_spaces; at++)
        there |= hint->spaces[at] == space;
      g_assert_true (there);
    }
  g_assert_cmpuint (n, ==, words != NULL);
}

static void
assert_hint (const BmPosition *pos,
             BmTopic           topic,
             const char       *words,
             const char       *rule,
             BmSpace           space)
{
  g_autoptr(GArray) hints = bm_hints_find (pos, (BmSide) pos->turn);

  assert_hint_in (hints, topic, words, rule, space);
}

static void
assert_none (const BmPosition *pos,
             BmTopic           topic)
{
  assert_hint (pos, topic, NULL, NULL, BM_SPACE_NONE);
}

/* In such a position nothing is urgent, for either side. */
static void
test_quiet (void)
{
  for (BmSide side = BM_SIDE_WORMS; side < BM_N_SIDES; side++)
    {
      const BmPosition pos = set_up (side);
      g_autoptr(GArray) hints = bm_hints_find (&pos, side), other = bm_hints_find (&pos, bm_side_other (side));

      g_assert_cmpuint (hints->len, ==, 0);
      g_assert_cmpuint (other->len, ==, 0);
    }
}

static void
test_starving (void)
{
  BmPosition pos = set_up (BM_SIDE_BIRD);

  pos.hunger = 4;
  assert_none (&pos, BM_TOPIC_STARVING);
  pos.hunger = 3;
  assert_hint (&pos, BM_TOPIC_STARVING, "The Bird starves in 3 nights unless it eats a Worm before.", "R4.4",
               BM_SPACE (5, 0));
  pos.hunger = 1;
  assert_hint (&pos, BM_TOPIC_STARVING, "The Bird starves tonight unless it eats a Worm before.", "R4.4", BM_SPACE (5, 0));
  pos.turn = BM_SIDE_WORMS;
  assert_hint (&pos, BM_TOPIC_STARVING, "The Bird starves tonight unless it eats a Worm before.", "R4.4", BM_SPACE (5, 0));
  /* The night itself brings a meal, and in time. */
  pos.turn = BM_SIDE_BIRD;
  pos.on_grass[BM_DRILLS][5] = 1;
  pos.supply[BM_TOKEN_DRILL]--;
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 1);
  assert_none (&pos, BM_TOPIC_STARVING);
}

static void
test_sinking (void)
{
  BmPosition pos = set_up (BM_SIDE_WORMS);

  /* Nothing sinks. */
  pos.at[BM_PIECE_GREEN] = BM_SPACE (2, 1);
  assert_none (&pos, BM_TOPIC_SINKING);
  pos.on_grass[BM_DRILLS][2] = 1;
  pos.supply[BM_TOKEN_DRILL]--;
  assert_hint (&pos, BM_TOPIC_SINKING, "Tonight the ground sinks down to Green at c1: that Worm will lie in the open.",
               "R8.4", BM_SPACE (2, 1));
  /* Not as far. */
  pos.at[BM_PIECE_GREEN] = BM_SPACE (2, 2);
  assert_none (&pos, BM_TOPIC_SINKING);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 1);
  pos.on_grass[BM_DRILLS][2] = 0;
  pos.on_grass[BM_DRILLS][5] = 1;
  assert_hint (&pos, BM_TOPIC_SINKING, "Tonight the Bird sinks onto Green at f1 and eats it.", "R8.4", BM_SPACE (5, 1));
  pos.on_grass[BM_DRILLS][5] = 0;
  pos.supply[BM_TOKEN_DRILL]++;
  pos.on_grass[BM_LAVA][2] = 1;
  pos.supply[BM_TOKEN_LAVA]--;
  pos.at[BM_PIECE_GREEN] = BM_SPACE (2, 2);
  assert_hint (&pos, BM_TOPIC_SINKING, "Tonight Lava sinks onto Green at c2, which dies.", "R11.2", BM_SPACE (2, 2));
  pos.at[BM_PIECE_GREEN] = BM_SPACE (2, 3);
  assert_none (&pos, BM_TOPIC_SINKING);
}

static void
test_eating (void)
{
  BmPosition pos = set_up (BM_SIDE_BIRD);

  assert_none (&pos, BM_TOPIC_EATING);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 1);
  assert_hint (&pos, BM_TOPIC_EATING, "Green at f1 can be eaten this turn, with 1 action.", "R6.6", BM_SPACE (5, 1));
  pos.at[BM_PIECE_GREEN] = BM_SPACE (0, 3);
  assert_hint (&pos, BM_TOPIC_EATING, "Green at a3 can be eaten this turn, with 3 actions.", "R6.6", BM_SPACE (0, 3));
  pos.spent = 2;
  assert_none (&pos, BM_TOPIC_EATING);
  pos.spent = 0;
  pos.at[BM_PIECE_YELLOW] = BM_SPACE (5, 2);
  assert_hint (&pos, BM_TOPIC_EATING, "Yellow at f2 can be eaten this turn, with 2 actions. So could be: Green at a3.",
               "R6.6", BM_SPACE (0, 3));
  pos.at[BM_PIECE_GREEN] = pos.at[BM_PIECE_PURPLE] = pos.at[BM_PIECE_PINK] = BM_SPACE_NONE;
  assert_hint (&pos, BM_TOPIC_EATING, "Yellow at f2 is the last Worm, and 2 actions are enough to eat it: that wins.",
               "R2.1", BM_SPACE (5, 2));
  /* It is the Bird's business. */
  pos.turn = BM_SIDE_WORMS;
  assert_none (&pos, BM_TOPIC_EATING);
  assert_hint (&pos, BM_TOPIC_HIDING, "Yellow at f2 is the last Worm, and the Bird can eat it in its next turn.", "R2.1",
               BM_SPACE (5, 2));
}

static void
test_hiding (void)
{
  BmPosition pos = set_up (BM_SIDE_WORMS);

  assert_none (&pos, BM_TOPIC_HIDING);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 3);
  assert_hint (&pos, BM_TOPIC_HIDING, "The Bird can eat Green at f3 in its next turn.", "R6.6", BM_SPACE (5, 3));
  pos.at[BM_PIECE_PINK] = BM_SPACE (9, 2);
  assert_hint (&pos, BM_TOPIC_HIDING, "The Bird can eat one of these in its next turn: Green at f3, Pink at j2.", "R6.6",
               BM_SPACE (9, 2));
  pos.turn = BM_SIDE_BIRD;
  assert_none (&pos, BM_TOPIC_HIDING);
}

static void
test_biting (void)
{
  BmPosition pos = set_up (BM_SIDE_WORMS);

  assert_none (&pos, BM_TOPIC_BITING);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 4);
  assert_hint (&pos, BM_TOPIC_BITING, "Green at f4 can come to bite the Bird this turn.", "R10.3", BM_SPACE (5, 4));
  pos.spent = 1;
  assert_none (&pos, BM_TOPIC_BITING);
  pos.spent = 0;
  pos.at[BM_PIECE_PINK] = BM_SPACE (6, 2);
  assert_hint (&pos, BM_TOPIC_BITING, "These can come to bite the Bird this turn: Green at f4, Pink at g2.", "R10.3",
               BM_SPACE (5, 0));
  pos.health = 1;
  assert_hint (&pos, BM_TOPIC_BITING, "One Bite more wins, and these can come to bite: Green at f4, Pink at g2.", "R2.2",
               BM_SPACE (6, 2));
}

static void
test_bitten (void)
{
  BmPosition pos = set_up (BM_SIDE_BIRD);

  assert_none (&pos, BM_TOPIC_BITTEN);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 4);
  assert_hint (&pos, BM_TOPIC_BITTEN, "Green at f4 can come to bite the Bird in the Worms’ next turn.", "R10.3",
               BM_SPACE (5, 4));
  pos.health = 1;
  assert_hint (&pos, BM_TOPIC_BITTEN,
               "Green at f4 can come to bite in the Worms’ next turn, and the Bird has no Health to spare.", "R2.2",
               BM_SPACE (5, 0));
  pos.stunned[BM_PIECE_GREEN] = 2;
  assert_none (&pos, BM_TOPIC_BITTEN);
}

static void
test_peck (void)
{
  BmPosition pos = set_up (BM_SIDE_BIRD);

  assert_none (&pos, BM_TOPIC_PECK);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 3);
  assert_hint (&pos, BM_TOPIC_PECK, "A Peck down brings Green to f1, beside the Bird.", "R6.5", BM_SPACE (5, 1));
  /* Too deep to come beside it. */
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 4);
  assert_none (&pos, BM_TOPIC_PECK);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 3);
  /* It could not be eaten any more. */
  pos.spent = 3;
  assert_none (&pos, BM_TOPIC_PECK);
  pos.spent = 0;
  pos.suspicion = BM_SUSPICION_SUS;
  assert_none (&pos, BM_TOPIC_PECK);
  assert_hint (&pos, BM_TOPIC_SUSPICION, "Suspicion is on “Sus”: no Worm comes to rain or to a Peck now.", "R7.3",
               BM_SPACE_NONE);
  pos.suspicion = BM_SUSPICION_SUS - 1;
  assert_none (&pos, BM_TOPIC_SUSPICION);
}

static void
test_rain (void)
{
  BmPosition pos = set_up (BM_SIDE_BIRD);

  assert_none (&pos, BM_TOPIC_RAIN);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 3);
  assert_hint (&pos, BM_TOPIC_RAIN, "If it rains tomorrow, it brings Green to f1, beside the Bird.", "R7.1",
               BM_SPACE (5, 1));
  /* The Bird's turn lies between: it is the same if it stays where it is. */
  pos.turn = BM_SIDE_WORMS;
  assert_hint (&pos, BM_TOPIC_RAIN, "If it rains tomorrow, it brings Green to f1, beside the Bird.", "R7.1",
               BM_SPACE (5, 3));
  /* Day 1 is sunny. */
  pos.turn = BM_SIDE_BIRD;
  pos.day = BM_N_DAYS;
  assert_none (&pos, BM_TOPIC_RAIN);
  pos.day = 2;
  /* In the morning Suspicion is 1 lower than now. */
  pos.suspicion = BM_SUSPICION_SUS + 1;
  assert_none (&pos, BM_TOPIC_RAIN);
  pos.suspicion = 1;
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 2);
  assert_hint (&pos, BM_TOPIC_RAIN, "If it rains tomorrow, Green at f2 comes up into the Bird’s space and is eaten.",
               "R7.2", BM_SPACE (5, 2));
  pos.suspicion = 2;
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 1);
  assert_none (&pos, BM_TOPIC_RAIN);
}

static void
test_zombie (void)
{
  BmPosition pos = set_up (BM_SIDE_WORMS);

  pos.on_grass[BM_GRAVESTONES][2] = 1;
  pos.supply[BM_TOKEN_GRAVESTONE]--;
  pos.at[BM_PIECE_GREEN] = BM_SPACE (2, 2);
  assert_none (&pos, BM_TOPIC_ZOMBIE);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (2, 1);
  assert_hint (&pos, BM_TOPIC_ZOMBIE, "The Gravestone at c0 can be raised as a Zombie.", "R10.6", BM_SPACE (2, 0));
  pos.spent = BM_ACTIONS;
  assert_none (&pos, BM_TOPIC_ZOMBIE);
}

static int
compare_bytes (const void *a,
               const void *b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

/* Six cards are one too many, five are not. */
static void
test_hand (void)
{
  BmPosition pos;
  BmCards *cards;

  bm_rules_start (&pos, 5, BM_START_CARDS);
  bm_rules_apply (&pos, BM_MOVE (BM_PIECE_NONE, BM_MOVE_LAND, BM_SPACE (5, 0), 0), NULL, NULL);
  g_assert_cmpint (pos.turn, ==, BM_SIDE_WORMS);
  cards = &pos.cards[BM_SIDE_WORMS];
  cards->n_deck = (guint8) (cards->n_deck + cards->n_hand - BM_HAND_LIMIT);
  cards->n_hand = BM_HAND_LIMIT;
  assert_none (&pos, BM_TOPIC_HAND);
  cards->n_deck--;
  cards->n_hand++;
  /* A hand is in order. */
  qsort (cards->cards, cards->n_hand, 1, compare_bytes);
  assert_hint (&pos, BM_TOPIC_HAND, "At the end of the turn 1 card has to be discarded: the hand’s limit is 5.", "R13.1",
               BM_SPACE_NONE);
  bm_rules_apply (&pos, BM_MOVE (BM_PIECE_NONE, BM_MOVE_END, 0, 0), NULL, NULL);
  assert_hint (&pos, BM_TOPIC_HAND, "First a card has to be discarded: the hand is over its limit.", "R13.1",
               BM_SPACE_NONE);
}

static void
test_end (void)
{
  BmPosition pos = set_up (BM_SIDE_BIRD);
  g_autoptr(GArray) some = bm_hints_find_end (&pos, BM_SIDE_BIRD), other = bm_hints_find_end (&pos, BM_SIDE_WORMS);
  g_autoptr(GArray) one = NULL, none = NULL, stunned = NULL;

  assert_hint_in (some, BM_TOPIC_ACTIONS, "End Turn would waste 4 actions.", "R5.1", BM_SPACE_NONE);
  g_assert_cmpuint (other->len, ==, 0);
  pos.spent = 3;
  one = bm_hints_find_end (&pos, BM_SIDE_BIRD);
  assert_hint_in (one, BM_TOPIC_ACTIONS, "End Turn would waste 1 action.", "R5.1", BM_SPACE_NONE);
  pos.spent = 4;
  none = bm_hints_find_end (&pos, BM_SIDE_BIRD);
  g_assert_cmpuint (none->len, ==, 0);
  /* What nobody can use is not wasted. */
  pos.turn = BM_SIDE_WORMS;
  pos.spent = 0;
  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    pos.stunned[worm] = 1;
  stunned = bm_hints_find_end (&pos, BM_SIDE_WORMS);
  g_assert_cmpuint (stunned->len, ==, 0);
}

static void
test_keep (void)
{
  BmPosition pos = set_up (BM_SIDE_BIRD);
  g_autoptr(GArray) hints = NULL;
  guint n;

  pos.hunger = 1;
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 3);
  pos.at[BM_PIECE_PINK] = BM_SPACE (6, 1);
  hints = bm_hints_find (&pos, BM_SIDE_BIRD);
  n = hints->len;
  g_assert_cmpuint (n, ==, 3);
  /* What matters most comes first. */
  g_assert_cmpint (g_array_index (hints, BmHint, 0).topic, ==, BM_TOPIC_STARVING);
  for (guint i = 1; i < n; i++)
    g_assert_cmpuint (g_array_index (hints, BmHint, i - 1).weight, >=, g_array_index (hints, BmHint, i).weight);
  bm_hints_keep (hints, BM_TOPIC_BIT (BM_TOPIC_STARVING), 1);
  g_assert_cmpuint (hints->len, ==, 1);
  g_assert_cmpint (g_array_index (hints, BmHint, 0).topic, ==, BM_TOPIC_EATING);
  g_assert_true (bm_hints_topics (hints) & BM_TOPIC_BIT (BM_TOPIC_EATING));
  g_assert_false (bm_hints_topics (hints) & BM_TOPIC_BIT (BM_TOPIC_STARVING));
}

/* ---- Whole matches */

typedef void (*CheckFunc) (const BmPosition *pos,
                           gpointer          data);

/* Asks CHECK in N positions of random matches with everything in the box. */
static void
play_at_random (guint     n,
                CheckFunc check,
                gpointer  data)
{
  guint64 draw = 7;
  guint done = 0;

  for (guint64 seed = 1; done < n; seed++)
    {
      guint64 chance = seed;
      BmPosition pos;
      BmMove move;

      bm_rules_start (&pos, seed, (seed % 2 == 0 ? BM_START_DRAFT : BM_START_RANDOM) | BM_START_CARDS | BM_START_EVENTS);
      for (; done < n && (move = bm_rules_pick (&pos, &chance)) != BM_MOVE_NONE;)
        {
          if (pos.turn != BM_TURN_SETUP && bm_random_die (&draw, 4) == 1)
            {
              check (&pos, data);
              done++;
            }
          /* Ending the turn at once makes dull matches. */
          if (bm_move_kind (move) == BM_MOVE_END && bm_random_die (&chance, 4) > 1)
            move = bm_rules_pick (&pos, &chance);
          bm_rules_apply (&pos, move, NULL, NULL);
        }
    }
}

/* Hints say whole sentences about spaces that are there, under rules that have a page. */
static void
check_form (const BmPosition *pos,
            gpointer          data)
{
  guint *seen = data;

  for (BmSide side = BM_SIDE_WORMS; side < BM_N_SIDES; side++)
    {
      g_autoptr(GArray) hints = bm_hints_find (pos, side), end = bm_hints_find_end (pos, side);

      if (bm_position_to_act (pos) != (int) side)
        g_assert_cmpuint (hints->len + end->len, ==, 0);
      for (guint i = 0; i < hints->len; i++)
        {
          const BmHint *hint = &g_array_index (hints, BmHint, i);

          seen[hint->topic]++;
          g_assert_true (g_str_has_suffix (hint->text, "."));
          g_assert_null (strstr (hint->text, "  "));
          g_assert_nonnull (bm_rule_words (hint->rule));
          for (guint space = 0; space < hint->n_spaces; space++)
            g_assert_true (bm_space_on_board (hint->spaces[space]) || hint->spaces[space] == pos->at[BM_PIECE_BIRD]);
        }
      /* What has to be done first is said before everything else, and alone. */
      if (pos->n_frames > 0)
        g_assert_cmpuint (hints->len, <=, 1);
      if (bm_position_to_act (pos) == (int) side && pos->n_frames > 0
          && pos->frames[pos->n_frames - 1].kind == BM_FRAME_EXIT)
        g_assert_cmpint (g_array_index (hints, BmHint, 0).topic, ==, BM_TOPIC_WORMHOLE);
    }
}

/* A power is hinted at exactly while it can be used. */
static void
check_power (const BmPosition *pos,
             gpointer          data)
{
  guint *seen = data;
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_rules_legal (pos, moves);
  g_autoptr(GArray) hints = NULL;
  gboolean any = FALSE, hinted = FALSE;

  if (pos->n_frames > 0 || pos->winner != BM_NO_WINNER)
    return;
  for (guint i = 0; i < n; i++)
    any |= bm_move_kind (moves[i]) == BM_MOVE_USE;
  hints = bm_hints_find (pos, (BmSide) pos->turn);
  for (guint i = 0; i < hints->len; i++)
    hinted |= g_array_index (hints, BmHint, i).topic == BM_TOPIC_POWER;
  g_assert_cmpint (hinted, ==, any);
  seen[any]++;
}

static void
test_form (void)
{
  guint seen[BM_N_TOPICS] = { 0 }, powers[2] = { 0 };
  gint64 begun = g_get_monotonic_time ();

  play_at_random (N_POSITIONS, check_form, seen);
  g_test_message ("%.1f ms a position", (double) (g_get_monotonic_time () - begun) / 1000 / N_POSITIONS);
  play_at_random (N_POSITIONS, check_power, powers);
  g_assert_cmpuint (powers[TRUE], >, 20);
  g_assert_cmpuint (powers[FALSE], >, 20);
  for (guint topic = 0; topic < BM_N_TOPICS; topic++)
    g_test_message ("%s: %u", bm_topic_id ((BmTopic) topic), seen[topic]);
  g_assert_cmpuint (seen[BM_TOPIC_EATING], >, 0);
  g_assert_cmpuint (seen[BM_TOPIC_HIDING], >, 0);
  g_assert_cmpuint (seen[BM_TOPIC_BITING], >, 0);
  g_assert_cmpuint (seen[BM_TOPIC_BITTEN], >, 0);
  g_assert_cmpuint (seen[BM_TOPIC_RAIN], >, 0);
  g_assert_cmpuint (seen[BM_TOPIC_SINKING], >, 0);
  g_assert_cmpuint (seen[BM_TOPIC_WORMHOLE], >, 0);
  g_assert_cmpuint (seen[BM_TOPIC_HAND], >, 0);
}

/* ---- Secrets */

typedef struct
{
  guint    positions, changed, hands, hints;
  guint8   hidden[256]; /* cards that were hidden somewhere */
  guint64  random;
} Secrets;

/* All of it as one text. */
static char *
dup_hints (const BmPosition *pos,
           BmSide            side)
{
  g_autoptr(GArray) hints = bm_hints_find (pos, side), end = bm_hints_find_end (pos, side);
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < hints->len + end->len; i++)
    {
      const BmHint *hint = i < hints->len ? &g_array_index (hints, BmHint, i) : &g_array_index (end, BmHint, i - hints->len);

      g_string_append_printf (all, "%u %u %s %s", hint->topic, hint->weight, hint->rule, hint->text);
      for (guint space = 0; space < hint->n_spaces; space++)
        g_string_append_printf (all, " %u", hint->spaces[space]);
      g_string_append_c (all, '\n');
    }
  return g_string_free (all, FALSE);
}

static void
note_hidden (const BmPosition *pos,
             BmSide            side,
             Secrets          *secrets)
{
  const BmCards *own = &pos->cards[side], *other = &pos->cards[bm_side_other (side)];

  for (guint i = 0; i < other->n_hand; i++)
    if ((bm_position_visible (pos, side) >> i & 1) == 0)
      secrets->hidden[other->cards[i]] = TRUE;
  for (guint i = 0; i < other->n_deck; i++)
    secrets->hidden[other->cards[other->n_hand + i]] = TRUE;
  for (guint i = 0; i < own->n_deck; i++)
    secrets->hidden[own->cards[own->n_hand + i]] = TRUE;
  for (guint i = 0; i < pos->events.n_deck; i++)
    secrets->hidden[pos->events.cards[pos->events.n_hand + i]] = TRUE;
}

static void
check_secrets (const BmPosition *pos,
               gpointer          data)
{
  Secrets *secrets = data;

  for (BmSide side = BM_SIDE_WORMS; side < BM_N_SIDES; side++)
    {
      g_autofree char *hints = dup_hints (pos, side);

      note_hidden (pos, side, secrets);
      secrets->hints += *hints != '\0';
      for (guint guess = 0; guess < GUESSES; guess++)
        {
          BmPosition other = *pos;
          guint64 chance = bm_random_next (&secrets->random);
          const BmCards *before = &pos->cards[bm_side_other (side)], *after;
          g_autofree char *same = NULL;

          bm_rules_hide (&other, side);
          bm_judge_determinize (&other, side, &chance);
          after = &other.cards[bm_side_other (side)];
          secrets->changed += other.seed != pos->seed && memcmp (other.cards, pos->cards, sizeof other.cards) != 0;
          secrets->hands += memcmp (before->cards, after->cards, before->n_hand) != 0;
          same = dup_hints (&other, side);
          g_assert_cmpstr (same, ==, hints);
        }
    }
  secrets->positions++;
}

/* Other cards in the other hand, decks in another order, another generator: the same hints. */
static void
test_secrets (void)
{
  Secrets secrets = { .random = 3 };

  play_at_random (N_POSITIONS, check_secrets, &secrets);
  g_test_message ("%u positions, %u with hints, %u changed, %u of them in the other hand", secrets.positions, secrets.hints,
                  secrets.changed, secrets.hands);
  g_assert_cmpuint (secrets.positions, ==, N_POSITIONS);
  g_assert_cmpuint (secrets.hints, >, N_POSITIONS / 2);
  g_assert_cmpuint (secrets.changed, >, N_POSITIONS * GUESSES * BM_N_SIDES * 9 / 10);
  g_assert_cmpuint (secrets.hands, >, N_POSITIONS * GUESSES);
  /* Every card that can be hidden was. */
  for (guint card = 0; card < bm_card_set->n_cards; card++)
    if (bm_card ((guint8) card)->deck == BM_DECK_WORM || bm_card ((guint8) card)->deck == BM_DECK_BIRD
        || bm_card ((guint8) card)->deck == BM_DECK_EVENT)
      g_assert_true (secrets.hidden[card]);
}

/* ---- Topics */

static void
test_topics (void)
{
  for (guint topic = 0; topic < BM_N_TOPICS; topic++)
    {
      g_assert_cmpint (bm_topic_from_id (bm_topic_id ((BmTopic) topic)), ==, topic);
      g_assert_true (g_str_has_suffix (bm_topic_explanation ((BmTopic) topic), "."));
      g_assert_cmpint (*bm_topic_title ((BmTopic) topic), !=, '\0');
      g_assert_nonnull (bm_rule_words (bm_topic_rule ((BmTopic) topic)));
      /* Somebody can learn it. */
      g_assert_true ((bm_topics_of_side (BM_SIDE_WORMS) | bm_topics_of_side (BM_SIDE_BIRD)) >> topic & 1);
      g_assert_true ((bm_topics_told (BM_SIDE_WORMS) | bm_topics_told (BM_SIDE_BIRD)) >> topic & 1);
    }
  g_assert_cmpint (bm_topic_from_id ("nonsense"), ==, BM_N_TOPICS);
}

static void
test_happened (void)
{
  const BmEvent night[] = {
    { .kind = BM_EVENT_TURN_END, .who = BM_SIDE_BIRD },
    { .kind = BM_EVENT_SANK, .n = 2, .from = 2, .to = 3 },
    { .kind = BM_EVENT_TRACKER, .who = BM_TRACKER_HUNGER, .from = 5, .to = 4 },
    { .kind = BM_EVENT_DAY, .n = 4 },
    { .kind = BM_EVENT_RAIN, .n = BM_DIR_UP },
    { .kind = BM_EVENT_TRACKER, .who = BM_TRACKER_SUSPICION, .from = BM_SUSPICION_SUS - 1, .to = BM_SUSPICION_SUS },
  };
  const BmEvent dig[] = {
    { .kind = BM_EVENT_SPENT, .who = BM_SIDE_BIRD, .n = 1 },
    { .kind = BM_EVENT_DUG, .to = BM_SPACE (2, 1) },
    { .kind = BM_EVENT_SANK, .n = 2, .from = 0, .to = 1 },
  };
  const BmEvent quiet[] = {
    { .kind = BM_EVENT_TRACKER, .who = BM_TRACKER_SUSPICION, .from = BM_SUSPICION_SUS, .to = BM_SUSPICION_SUS + 1 },
    { .kind = BM_EVENT_TRACKER, .who = BM_TRACKER_HUNGER, .from = 5, .to = 8 },
    { .kind = BM_EVENT_FLEW, .from = BM_SPACE (2, 0), .to = BM_SPACE (4, 0) },
  };

  g_assert_cmpuint (bm_topics_happened (night, G_N_ELEMENTS (night)), ==,
                    BM_TOPIC_BIT (BM_TOPIC_SINKING) | BM_TOPIC_BIT (BM_TOPIC_STARVING) | BM_TOPIC_BIT (BM_TOPIC_RAIN)
                    | BM_TOPIC_BIT (BM_TOPIC_SUSPICION));
  g_assert_cmpuint (bm_topics_happened (dig, G_N_ELEMENTS (dig)), ==, BM_TOPIC_BIT (BM_TOPIC_DIG));
  g_assert_cmpuint (bm_topics_happened (quiet, G_N_ELEMENTS (quiet)), ==, 0);
}

static BmTopics
used_by (BmPosition  pos,
         const BmMove move)
{
  BmPosition after = pos;
  g_autofree BmEventList *events = g_new0 (BmEventList, 1);

  g_assert_true (bm_rules_is_legal (&pos, move));
  bm_rules_apply (&after, move, NULL, events);
  return bm_topics_used (&pos, (BmSide) pos.turn, move, events->items, events->n);
}

static void
test_used (void)
{
  const BmMove end = BM_MOVE (BM_PIECE_NONE, BM_MOVE_END, 0, 0);
  const BmMove peck = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_PECK, BM_DIR_BYTE (BM_DIR_DOWN), 0);
  BmPosition pos = set_up (BM_SIDE_BIRD);

  /* Only a turn with nothing left over. */
  g_assert_cmpuint (used_by (pos, end), ==, 0);
  pos.spent = BM_ACTIONS;
  g_assert_cmpuint (used_by (pos, end), ==, BM_TOPIC_BIT (BM_TOPIC_ACTIONS));
  pos.spent = 0;
  /* Only a Peck that somebody hears. */
  g_assert_cmpuint (used_by (pos, peck), ==, 0);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 4);
  g_assert_cmpuint (used_by (pos, peck), ==, BM_TOPIC_BIT (BM_TOPIC_PECK));
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 1);
  g_assert_cmpuint (used_by (pos, BM_MOVE (BM_PIECE_BIRD, BM_MOVE_EAT, BM_SPACE (5, 1), BM_PIECE_NONE)), ==,
                    BM_TOPIC_BIT (BM_TOPIC_EATING));
  /* In need it was the right thing. */
  pos.hunger = 2;
  g_assert_cmpuint (used_by (pos, BM_MOVE (BM_PIECE_BIRD, BM_MOVE_EAT, BM_SPACE (5, 1), BM_PIECE_NONE)), ==,
                    BM_TOPIC_BIT (BM_TOPIC_EATING) | BM_TOPIC_BIT (BM_TOPIC_STARVING));
  pos.turn = BM_SIDE_WORMS;
  g_assert_cmpuint (used_by (pos, BM_MOVE (BM_PIECE_GREEN, BM_MOVE_BITE, 0, 0)), ==, BM_TOPIC_BIT (BM_TOPIC_BITING));
}

/* ---- What is known */

static GSettings *
open_settings (void)
{
  GSettings *settings = g_settings_new (APP_ID);

  g_settings_reset (settings, "help-explained");
  g_settings_reset (settings, "help-used");
  g_settings_reset (settings, "help-bird");
  g_settings_reset (settings, "help-worms");
  g_settings_reset (settings, "learning-help");
  return settings;
}

static void
test_known (void)
{
  g_autoptr(GSettings) settings = open_settings ();
  g_autoptr(BmMastery) mastery = bm_mastery_new (settings);
  const BmTopics both = BM_TOPIC_BIT (BM_TOPIC_RAIN) | BM_TOPIC_BIT (BM_TOPIC_PECK);

  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, 0);
  bm_mastery_use (mastery, "bird", both);
  g_assert_cmpuint (bm_mastery_get_used (mastery, "bird", BM_TOPIC_RAIN), ==, 1);
  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, 0);
  bm_mastery_use (mastery, "bird", BM_TOPIC_BIT (BM_TOPIC_RAIN));
  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, BM_TOPIC_BIT (BM_TOPIC_RAIN));
  /* Everybody learns alone. */
  g_assert_cmpuint (bm_mastery_get_known (mastery, "worms"), ==, 0);
  bm_mastery_explain (mastery, "bird", BM_TOPIC_LAVA);
  bm_mastery_explain (mastery, "bird", BM_TOPIC_LAVA);
  bm_mastery_explain (mastery, "bird", BM_TOPIC_PECK);
  g_assert_cmpuint (bm_mastery_get_explained (mastery, "bird"), ==,
                    BM_TOPIC_BIT (BM_TOPIC_LAVA) | BM_TOPIC_BIT (BM_TOPIC_PECK));
  g_assert_cmpuint (bm_mastery_get_explained (mastery, "worms"), ==, 0);
  bm_mastery_bring_back (mastery, "bird", both);
  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, 0);
  g_assert_cmpuint (bm_mastery_get_used (mastery, "bird", BM_TOPIC_PECK), ==, 0);
  g_assert_cmpuint (bm_mastery_get_explained (mastery, "bird"), ==, BM_TOPIC_BIT (BM_TOPIC_LAVA));
}

/* What another version has written is not lost, and what nobody can have written does no harm. */
static void
test_strange_content (void)
{
  g_autoptr(GSettings) settings = open_settings ();
  g_autoptr(BmMastery) mastery = bm_mastery_new (settings);
  g_autoptr(GVariant) used = NULL, own = NULL;
  g_auto(GStrv) people = NULL;
  guint32 n;

  g_settings_set_value (settings, "help-used",
                        g_variant_new_parsed ("{'bird': {'rain': uint32 4000000000, 'moles': 7}, 'name:': {'rain': 1}, "
                                              "'from-mars': {'rain': 2}}"));
  g_settings_set_value (settings, "help-explained", g_variant_new_parsed ("{'worms': ['moles', '', 'rain', 'rain']}"));
  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, BM_TOPIC_BIT (BM_TOPIC_RAIN));
  g_assert_cmpuint (bm_mastery_get_used (mastery, "bird", BM_TOPIC_RAIN), <=, 1000);
  g_assert_cmpuint (bm_mastery_get_explained (mastery, "worms"), ==, BM_TOPIC_BIT (BM_TOPIC_RAIN));
  people = bm_mastery_dup_people (mastery);
  g_assert_cmpuint (g_strv_length (people), ==, 3);
  bm_mastery_use (mastery, "bird", BM_TOPIC_BIT (BM_TOPIC_PECK));
  bm_mastery_bring_back (mastery, "bird", BM_TOPIC_BIT (BM_TOPIC_RAIN));
  used = g_settings_get_value (settings, "help-used");
  own = g_variant_lookup_value (used, "bird", NULL);
  g_assert_true (g_variant_lookup (own, "moles", "u", &n));
  g_assert_cmpuint (n, ==, 7);
  g_assert_false (g_variant_lookup (own, "rain", "u", &n));
  g_assert_true (g_variant_lookup (own, "peck", "u", &n));
  g_clear_pointer (&own, g_variant_unref);
  own = g_variant_lookup_value (used, "from-mars", NULL);
  g_assert_nonnull (own);
}

static void
assert_person (const char *name,
               BmSide      side,
               gboolean    alone,
               const char *person,
               const char *title)
{
  g_autofree char *found = bm_mastery_dup_person (name, side, alone), *shown = bm_mastery_dup_title (found);

  g_assert_cmpstr (found, ==, person);
  g_assert_cmpstr (shown, ==, title);
}

static void
test_people (void)
{
  assert_person ("", BM_SIDE_BIRD, TRUE, "alone", "You, against the computer");
  assert_person (" ", BM_SIDE_BIRD, FALSE, "bird", "The Bird’s player");
  assert_person ("", BM_SIDE_WORMS, FALSE, "worms", "The Worms’ player");
  assert_person (" Anna ", BM_SIDE_WORMS, TRUE, "name:Anna", "Anna");
  /* Nobody is taken for another by a name. */
  assert_person ("bird", BM_SIDE_WORMS, FALSE, "name:bird", "bird");
}

static void
changed_cb (guint *n)
{
  (*n)++;
}

static void
test_seats (void)
{
  g_autoptr(GSettings) settings = open_settings ();
  g_autoptr(BmMastery) mastery = bm_mastery_new (settings);
  guint n = 0;

  g_signal_connect_swapped (mastery, "changed", G_CALLBACK (changed_cb), &n);
  g_assert_false (bm_mastery_get_help (mastery, BM_SIDE_BIRD));
  bm_mastery_set_help (mastery, BM_SIDE_BIRD, TRUE);
  bm_mastery_set_help (mastery, BM_SIDE_BIRD, TRUE);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (bm_mastery_get_help (mastery, BM_SIDE_BIRD));
  g_assert_false (bm_mastery_get_help (mastery, BM_SIDE_WORMS));
  bm_mastery_swap (mastery);
  g_assert_false (bm_mastery_get_help (mastery, BM_SIDE_BIRD));
  g_assert_true (bm_mastery_get_help (mastery, BM_SIDE_WORMS));
  /* How it was for the last duel is nothing to a new one. */
  bm_mastery_begin (mastery);
  g_assert_false (bm_mastery_get_help (mastery, BM_SIDE_WORMS));
  g_settings_set_boolean (settings, "learning-help", TRUE);
  g_assert_false (bm_mastery_get_help (mastery, BM_SIDE_WORMS));
  bm_mastery_begin (mastery);
  g_assert_true (bm_mastery_get_help (mastery, BM_SIDE_BIRD));
  g_assert_true (bm_mastery_get_help (mastery, BM_SIDE_WORMS));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  if (bm_cards_all (NULL, &error) == NULL)
    g_error ("%s", error->message);
  g_test_add_func ("/hints/quiet", test_quiet);
  g_test_add_func ("/hints/starving", test_starving);
  g_test_add_func ("/hints/sinking", test_sinking);
  g_test_add_func ("/hints/eating", test_eating);
  g_test_add_func ("/hints/hiding", test_hiding);
  g_test_add_func ("/hints/biting", test_biting);
  g_test_add_func ("/hints/bitten", test_bitten);
  g_test_add_func ("/hints/peck", test_peck);
  g_test_add_func ("/hints/rain", test_rain);
  g_test_add_func ("/hints/zombie", test_zombie);
  g_test_add_func ("/hints/hand", test_hand);
  g_test_add_func ("/hints/end", test_end);
  g_test_add_func ("/hints/keep", test_keep);
  g_test_add_func ("/hints/form", test_form);
  g_test_add_func ("/hints/secrets", test_secrets);
  g_test_add_func ("/topics/texts", test_topics);
  g_test_add_func ("/topics/happened", test_happened);
  g_test_add_func ("/topics/used", test_used);
  g_test_add_func ("/mastery/known", test_known);
  g_test_add_func ("/mastery/strange-content", test_strange_content);
  g_test_add_func ("/mastery/people", test_people);
  g_test_add_func ("/mastery/seats", test_seats);
  return g_test_run ();
}
