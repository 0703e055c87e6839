/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is hinted at and what is not, each kind by itself, in positions by hand.  All of it without a widget.
 */
#include "config.h"

#include <stdlib.h>

#include "wr-cards-json.h"
#include "wr-hints.h"
#include "wr-rules.h"
#include "ui-matches.h"

/* The only hint about TOPIC says WORDS, has RULE, and is about SPACE (WR_SPACE_NONE: whatever); WORDS NULL: there is none. */
static void
assert_hint_in (GArray     *hints,
                WrTopic     topic,
                const char *words,
                const char *rule,
                WrSpace     space)
{
  guint n = 0;

  for (guint i = 0; i < hints->len; i++)
    {
      const BmHint *hint = &g_array_index (hints, BmHint, i);
      gboolean there = space == WR_SPACE_NONE;

      if (hint->topic != topic)
        continue;
      n++;
      g_assert_cmpstr (hint->text, ==, words);
      g_assert_cmpstr (hint->rule, ==, rule);
      for (guint at = 0; at < hint->n_marks; at++)
        there |= hint->marks[at] == space;
      g_assert_true (there);
    }
  g_assert_cmpuint (n, ==, words != NULL);
}

static void
assert_hint (const WrPosition *pos,
             WrTopic           topic,
             const char       *words,
             const char       *rule,
             WrSpace           space)
{
  g_autoptr(GArray) hints = wr_hints_find (pos, (WrSide) pos->turn);

  assert_hint_in (hints, topic, words, rule, space);
}

static void
assert_none (const WrPosition *pos,
             WrTopic           topic)
{
  assert_hint (pos, topic, NULL, NULL, WR_SPACE_NONE);
}

/* In such a position nothing is urgent, for either side. */
static void
test_quiet (void)
{
  for (WrSide side = WR_SIDE_WORMS; side < WR_N_SIDES; side++)
    {
      const WrPosition pos = ui_position_quiet (side);
      g_autoptr(GArray) hints = wr_hints_find (&pos, side), other = wr_hints_find (&pos, wr_side_other (side));

      g_assert_cmpuint (hints->len, ==, 0);
      g_assert_cmpuint (other->len, ==, 0);
    }
}

static void
test_starving (void)
{
  WrPosition pos = ui_position_quiet (WR_SIDE_BIRD);

  pos.hunger = 4;
  assert_none (&pos, WR_TOPIC_STARVING);
  pos.hunger = 3;
  assert_hint (&pos, WR_TOPIC_STARVING, "The Bird starves in 3 nights unless it eats a Worm first.", "R4.4",
               WR_SPACE (5, 0));
  pos.hunger = 1;
  assert_hint (&pos, WR_TOPIC_STARVING, "The Bird starves tonight unless it eats a Worm first.", "R4.4", WR_SPACE (5, 0));
  pos.turn = WR_SIDE_WORMS;
  assert_hint (&pos, WR_TOPIC_STARVING, "The Bird starves tonight unless it eats a Worm first.", "R4.4", WR_SPACE (5, 0));
  /* The night itself brings a meal, and in time. */
  pos.turn = WR_SIDE_BIRD;
  pos.on_grass[WR_DRILLS][5] = 1;
  pos.supply[WR_TOKEN_DRILL]--;
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 1);
  assert_none (&pos, WR_TOPIC_STARVING);
}

static void
test_sinking (void)
{
  WrPosition pos = ui_position_quiet (WR_SIDE_WORMS);

  /* Nothing sinks. */
  pos.at[WR_PIECE_GREEN] = WR_SPACE (2, 1);
  assert_none (&pos, WR_TOPIC_SINKING);
  pos.on_grass[WR_DRILLS][2] = 1;
  pos.supply[WR_TOKEN_DRILL]--;
  assert_hint (&pos, WR_TOPIC_SINKING, "Tonight the ground sinks down to Green at c1: that Worm will lie in the open.",
               "R8.4", WR_SPACE (2, 1));
  /* Not as far. */
  pos.at[WR_PIECE_GREEN] = WR_SPACE (2, 2);
  assert_none (&pos, WR_TOPIC_SINKING);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 1);
  pos.on_grass[WR_DRILLS][2] = 0;
  pos.on_grass[WR_DRILLS][5] = 1;
  assert_hint (&pos, WR_TOPIC_SINKING, "Tonight the Bird sinks onto Green at f1 and eats it.", "R8.4", WR_SPACE (5, 1));
  pos.on_grass[WR_DRILLS][5] = 0;
  pos.supply[WR_TOKEN_DRILL]++;
  pos.on_grass[WR_LAVA][2] = 1;
  pos.supply[WR_TOKEN_LAVA]--;
  pos.at[WR_PIECE_GREEN] = WR_SPACE (2, 2);
  assert_hint (&pos, WR_TOPIC_SINKING, "Tonight Lava sinks onto Green at c2 and kills it.", "R11.2", WR_SPACE (2, 2));
  pos.at[WR_PIECE_GREEN] = WR_SPACE (2, 3);
  assert_none (&pos, WR_TOPIC_SINKING);
}

static void
test_eating (void)
{
  WrPosition pos = ui_position_quiet (WR_SIDE_BIRD);

  assert_none (&pos, WR_TOPIC_EATING);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 1);
  assert_hint (&pos, WR_TOPIC_EATING, "Green at f1 can be eaten this turn, with 1 action.", "R6.6", WR_SPACE (5, 1));
  pos.at[WR_PIECE_GREEN] = WR_SPACE (0, 3);
  assert_hint (&pos, WR_TOPIC_EATING, "Green at a3 can be eaten this turn, with 3 actions.", "R6.6", WR_SPACE (0, 3));
  pos.spent = 2;
  assert_none (&pos, WR_TOPIC_EATING);
  pos.spent = 0;
  pos.at[WR_PIECE_YELLOW] = WR_SPACE (5, 2);
  assert_hint (&pos, WR_TOPIC_EATING, "Yellow at f2 can be eaten this turn, with 2 actions. Also in reach: Green at a3.",
               "R6.6", WR_SPACE (0, 3));
  pos.at[WR_PIECE_GREEN] = pos.at[WR_PIECE_PURPLE] = pos.at[WR_PIECE_PINK] = WR_SPACE_NONE;
  assert_hint (&pos, WR_TOPIC_EATING, "Yellow at f2 is the last Worm, and 2 actions are enough to eat it: that wins.",
               "R2.1", WR_SPACE (5, 2));
  /* It is the Bird's business. */
  pos.turn = WR_SIDE_WORMS;
  assert_none (&pos, WR_TOPIC_EATING);
  assert_hint (&pos, WR_TOPIC_HIDING, "Yellow at f2 is the last Worm, and the Bird can eat it in its next turn.", "R2.1",
               WR_SPACE (5, 2));
}

static void
test_hiding (void)
{
  WrPosition pos = ui_position_quiet (WR_SIDE_WORMS);

  assert_none (&pos, WR_TOPIC_HIDING);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 3);
  assert_hint (&pos, WR_TOPIC_HIDING, "The Bird can eat Green at f3 in its next turn.", "R6.6", WR_SPACE (5, 3));
  pos.at[WR_PIECE_PINK] = WR_SPACE (9, 2);
  assert_hint (&pos, WR_TOPIC_HIDING, "The Bird can eat one of these in its next turn: Green at f3, Pink at j2.", "R6.6",
               WR_SPACE (9, 2));
  pos.turn = WR_SIDE_BIRD;
  assert_none (&pos, WR_TOPIC_HIDING);
}

static void
test_biting (void)
{
  WrPosition pos = ui_position_quiet (WR_SIDE_WORMS);

  assert_none (&pos, WR_TOPIC_BITING);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 4);
  assert_hint (&pos, WR_TOPIC_BITING, "Green at f4 can come to bite the Bird this turn.", "R10.3", WR_SPACE (5, 4));
  pos.spent = 1;
  assert_none (&pos, WR_TOPIC_BITING);
  pos.spent = 0;
  pos.at[WR_PIECE_PINK] = WR_SPACE (6, 2);
  assert_hint (&pos, WR_TOPIC_BITING, "These can come to bite the Bird this turn: Green at f4, Pink at g2.", "R10.3",
               WR_SPACE (5, 0));
  pos.health = 1;
  assert_hint (&pos, WR_TOPIC_BITING, "One more Bite wins, and these can come to bite: Green at f4, Pink at g2.", "R2.2",
               WR_SPACE (6, 2));
}

static void
test_bitten (void)
{
  WrPosition pos = ui_position_quiet (WR_SIDE_BIRD);

  assert_none (&pos, WR_TOPIC_BITTEN);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 4);
  assert_hint (&pos, WR_TOPIC_BITTEN, "Green at f4 can come to bite the Bird in the Worms’ next turn.", "R10.3",
               WR_SPACE (5, 4));
  pos.health = 1;
  assert_hint (&pos, WR_TOPIC_BITTEN,
               "Green at f4 can come to bite in the Worms’ next turn, and the Bird has no Health to spare.", "R2.2",
               WR_SPACE (5, 0));
  pos.stunned[WR_PIECE_GREEN] = 2;
  assert_none (&pos, WR_TOPIC_BITTEN);
}

static void
test_peck (void)
{
  WrPosition pos = ui_position_quiet (WR_SIDE_BIRD);

  assert_none (&pos, WR_TOPIC_PECK);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 3);
  assert_hint (&pos, WR_TOPIC_PECK, "A Peck down brings Green to f1, beside the Bird.", "R6.5", WR_SPACE (5, 1));
  /* Too deep to come beside it. */
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 4);
  assert_none (&pos, WR_TOPIC_PECK);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 3);
  /* It could not be eaten any more. */
  pos.spent = 3;
  assert_none (&pos, WR_TOPIC_PECK);
  pos.spent = 0;
  pos.suspicion = BM_SUSPICION_SUS;
  assert_none (&pos, WR_TOPIC_PECK);
  assert_hint (&pos, WR_TOPIC_SUSPICION, "Suspicion is on “Sus”: no Worm falls for rain or a Peck now.", "R7.3",
               WR_SPACE_NONE);
  pos.suspicion = BM_SUSPICION_SUS - 1;
  assert_none (&pos, WR_TOPIC_SUSPICION);
}

static void
test_rain (void)
{
  WrPosition pos = ui_position_quiet (WR_SIDE_BIRD);

  assert_none (&pos, WR_TOPIC_RAIN);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 3);
  assert_hint (&pos, WR_TOPIC_RAIN, "If it rains tomorrow, it brings Green to f1, beside the Bird.", "R7.1",
               WR_SPACE (5, 1));
  /* The Bird's turn lies between: it is the same if it stays where it is. */
  pos.turn = WR_SIDE_WORMS;
  assert_hint (&pos, WR_TOPIC_RAIN, "If it rains tomorrow, it brings Green to f1, beside the Bird.", "R7.1",
               WR_SPACE (5, 3));
  /* Day 1 is sunny. */
  pos.turn = WR_SIDE_BIRD;
  pos.day = BM_N_DAYS;
  assert_none (&pos, WR_TOPIC_RAIN);
  pos.day = 2;
  /* In the morning Suspicion is 1 lower than now. */
  pos.suspicion = BM_SUSPICION_SUS + 1;
  assert_none (&pos, WR_TOPIC_RAIN);
  pos.suspicion = 1;
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 2);
  assert_hint (&pos, WR_TOPIC_RAIN, "If it rains tomorrow, Green at f2 comes up into the Bird’s space and is eaten.",
               "R7.2", WR_SPACE (5, 2));
  pos.suspicion = 2;
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 1);
  assert_none (&pos, WR_TOPIC_RAIN);
}

static void
test_zombie (void)
{
  WrPosition pos = ui_position_quiet (WR_SIDE_WORMS);

  pos.on_grass[WR_GRAVESTONES][2] = 1;
  pos.supply[WR_TOKEN_GRAVESTONE]--;
  pos.at[WR_PIECE_GREEN] = WR_SPACE (2, 2);
  assert_none (&pos, WR_TOPIC_ZOMBIE);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (2, 1);
  assert_hint (&pos, WR_TOPIC_ZOMBIE, "The Gravestone at c0 can be raised as a Zombie.", "R10.6", WR_SPACE (2, 0));
  pos.spent = BM_ACTIONS;
  assert_none (&pos, WR_TOPIC_ZOMBIE);
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
  WrPosition pos;
  WrCards *cards;

  wr_rules_start (&pos, 5, WR_START_CARDS);
  wr_rules_apply (&pos, WR_MOVE (WR_PIECE_NONE, WR_MOVE_LAND, WR_SPACE (5, 0), 0), NULL, NULL);
  g_assert_cmpint (pos.turn, ==, WR_SIDE_WORMS);
  cards = &pos.cards[WR_SIDE_WORMS];
  cards->n_deck = (guint8) (cards->n_deck + cards->n_hand - BM_HAND_LIMIT);
  cards->n_hand = BM_HAND_LIMIT;
  assert_none (&pos, WR_TOPIC_HAND);
  cards->n_deck--;
  cards->n_hand++;
  /* A hand is in order. */
  qsort (cards->cards, cards->n_hand, 1, compare_bytes);
  assert_hint (&pos, WR_TOPIC_HAND, "At the end of the turn 1 card has to be discarded: the hand’s limit is 5.", "R13.1",
               WR_SPACE_NONE);
  wr_rules_apply (&pos, WR_MOVE (WR_PIECE_NONE, WR_MOVE_END, 0, 0), NULL, NULL);
  assert_hint (&pos, WR_TOPIC_HAND, "First a card has to be discarded: the hand is over its limit.", "R13.1",
               WR_SPACE_NONE);
}

static void
test_end (void)
{
  WrPosition pos = ui_position_quiet (WR_SIDE_BIRD);
  g_autoptr(GArray) some = wr_hints_find_end (&pos, WR_SIDE_BIRD), other = wr_hints_find_end (&pos, WR_SIDE_WORMS);
  g_autoptr(GArray) one = NULL, none = NULL, stunned = NULL;

  assert_hint_in (some, WR_TOPIC_ACTIONS, "End Turn would waste 4 actions.", "R5.1", WR_SPACE_NONE);
  g_assert_cmpuint (other->len, ==, 0);
  pos.spent = 3;
  one = wr_hints_find_end (&pos, WR_SIDE_BIRD);
  assert_hint_in (one, WR_TOPIC_ACTIONS, "End Turn would waste 1 action.", "R5.1", WR_SPACE_NONE);
  pos.spent = 4;
  none = wr_hints_find_end (&pos, WR_SIDE_BIRD);
  g_assert_cmpuint (none->len, ==, 0);
  /* What nobody can use is not wasted. */
  pos.turn = WR_SIDE_WORMS;
  pos.spent = 0;
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    pos.stunned[worm] = 1;
  stunned = wr_hints_find_end (&pos, WR_SIDE_WORMS);
  g_assert_cmpuint (stunned->len, ==, 0);
}

static void
test_keep (void)
{
  WrPosition pos = ui_position_quiet (WR_SIDE_BIRD);
  g_autoptr(GArray) hints = NULL;
  guint n;

  pos.hunger = 1;
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 3);
  pos.at[WR_PIECE_PINK] = WR_SPACE (6, 1);
  hints = wr_hints_find (&pos, WR_SIDE_BIRD);
  n = hints->len;
  g_assert_cmpuint (n, ==, 3);
  /* What matters most comes first. */
  g_assert_cmpint (g_array_index (hints, BmHint, 0).topic, ==, WR_TOPIC_STARVING);
  for (guint i = 1; i < n; i++)
    g_assert_cmpuint (g_array_index (hints, BmHint, i - 1).weight, >=, g_array_index (hints, BmHint, i).weight);
  bm_hints_keep (hints, WR_TOPIC_BIT (WR_TOPIC_STARVING), 1);
  g_assert_cmpuint (hints->len, ==, 1);
  g_assert_cmpint (g_array_index (hints, BmHint, 0).topic, ==, WR_TOPIC_EATING);
  g_assert_true (bm_hints_topics (hints) & WR_TOPIC_BIT (WR_TOPIC_EATING));
  g_assert_false (bm_hints_topics (hints) & WR_TOPIC_BIT (WR_TOPIC_STARVING));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  if (wr_cards_all (NULL, &error) == NULL)
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
  return g_test_run ();
}
