/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R4.3, R4.6 and R13.1 on positions made by hand: cards are numbers here.
 */
#include "wr-rules.h"

#include <string.h>

static BmMove
end_move (void)
{
  return WR_MOVE (WR_PIECE_NONE, WR_MOVE_END, 0, 0);
}

static void
deal (WrCards      *cards,
      const char   *hand,
      const char   *deck,
      const char   *discard)
{
  guint8 *place = cards->cards;

  for (; *hand != '\0'; cards->n_hand++)
    *place++ = (guint8) *hand++;
  for (; *deck != '\0'; cards->n_deck++)
    *place++ = (guint8) *deck++;
  for (; *discard != '\0'; cards->n_discard++)
    *place++ = (guint8) *discard++;
}

static void
assert_cards (const WrCards *cards,
              const char    *hand,
              const char    *deck,
              const char    *discard)
{
  g_autofree char *expected = g_strconcat (hand, deck, discard, NULL);

  g_assert_cmpuint (cards->n_hand, ==, strlen (hand));
  g_assert_cmpuint (cards->n_deck, ==, strlen (deck));
  g_assert_cmpuint (cards->n_discard, ==, strlen (discard));
  g_assert_cmpmem (cards->cards, strlen (expected), expected, strlen (expected));
}

static void
test_draw_at_turn_start (void)
{
  WrPosition pos;

  wr_position_init (&pos);
  deal (&pos.cards[WR_SIDE_BIRD], "bd", "ca", "x");
  wr_rules_apply (&pos, end_move (), NULL, NULL);
  g_assert_cmpint (pos.turn, ==, WR_SIDE_BIRD);
  assert_cards (&pos.cards[WR_SIDE_BIRD], "bcd", "a", "x");
}

static void
test_hands_are_dealt_after_landing (void)
{
  WrPosition pos;

  wr_rules_start (&pos, 1, 0);
  deal (&pos.cards[WR_SIDE_BIRD], "", "dcbae", "");
  deal (&pos.cards[WR_SIDE_WORMS], "", "qponm", "");
  wr_rules_apply (&pos, WR_MOVE (WR_PIECE_NONE, WR_MOVE_LAND, WR_SPACE (4, 0), 0), NULL, NULL);
  assert_cards (&pos.cards[WR_SIDE_BIRD], "bcd", "ae", "");
  /* The Worms have drawn for their first turn as well. */
  assert_cards (&pos.cards[WR_SIDE_WORMS], "nopq", "m", "");
}

static void
test_empty_deck_is_refilled (void)
{
  WrPosition pos;
  BmEventList events = { 0 };
  guint64 seed;
  guint shuffled = 0;

  wr_position_init (&pos);
  seed = pos.seed;
  deal (&pos.cards[WR_SIDE_BIRD], "b", "", "zyx");
  wr_rules_apply (&pos, end_move (), NULL, &events);
  g_assert_cmpuint (pos.cards[WR_SIDE_BIRD].n_hand, ==, 2);
  g_assert_cmpuint (pos.cards[WR_SIDE_BIRD].n_deck, ==, 2);
  g_assert_cmpuint (pos.cards[WR_SIDE_BIRD].n_discard, ==, 0);
  g_assert_cmpuint (pos.seed, !=, seed);
  for (guint i = 0; i < events.n; i++)
    shuffled += events.items[i].kind == WR_EVENT_SHUFFLED;
  g_assert_cmpuint (shuffled, ==, 1);
}

static void
test_nothing_to_draw (void)
{
  WrPosition pos;

  wr_position_init (&pos);
  deal (&pos.cards[WR_SIDE_BIRD], "b", "", "");
  wr_rules_apply (&pos, end_move (), NULL, NULL);
  assert_cards (&pos.cards[WR_SIDE_BIRD], "b", "", "");
}

static void
test_discard_to_the_limit (void)
{
  WrPosition pos;
  BmMove moves[BM_MAX_MOVES];
  BmRefusal refusal;

  wr_position_init (&pos);
  deal (&pos.cards[WR_SIDE_WORMS], "abbcdef", "g", "z");
  wr_rules_apply (&pos, end_move (), NULL, NULL);

  /* One card at a time, equal cards one option, nothing else legal. */
  g_assert_cmpint (wr_position_to_act (&pos), ==, WR_SIDE_WORMS);
  g_assert_cmpuint (wr_rules_legal (&pos, moves), ==, 6);
  g_assert_false (wr_rules_why (&pos, end_move (), &refusal));
  g_assert_cmpstr (refusal.rule, ==, "R4.3");
  wr_rules_apply (&pos, WR_MOVE (WR_PIECE_NONE, WR_MOVE_DISCARD, 'b', 0), NULL, NULL);
  assert_cards (&pos.cards[WR_SIDE_WORMS], "abcdef", "g", "zb");
  g_assert_cmpint (wr_position_to_act (&pos), ==, WR_SIDE_WORMS);
  wr_rules_apply (&pos, WR_MOVE (WR_PIECE_NONE, WR_MOVE_DISCARD, 'f', 0), NULL, NULL);
  assert_cards (&pos.cards[WR_SIDE_WORMS], "abcde", "g", "zbf");
  g_assert_cmpint (pos.turn, ==, WR_SIDE_BIRD);
}

static void
test_a_view_hides_cards_and_chance (void)
{
  WrPosition pos, other;

  wr_position_init (&pos);
  pos.seed = 5;
  deal (&pos.cards[WR_SIDE_WORMS], "abc", "de", "z");
  deal (&pos.cards[WR_SIDE_BIRD], "kl", "mn", "y");
  other = pos;
  other.seed = 6;
  memcpy (other.cards[WR_SIDE_BIRD].cards, "opnm", 4);
  memcpy (other.cards[WR_SIDE_WORMS].cards + 3, "ed", 2);
  wr_rules_hide (&pos, WR_SIDE_WORMS);
  wr_rules_hide (&other, WR_SIDE_WORMS);
  g_assert_true (wr_position_equal (&pos, &other));
  g_assert_cmpmem (pos.cards[WR_SIDE_WORMS].cards, 3, "abc", 3);
  g_assert_cmpuint (pos.cards[WR_SIDE_BIRD].n_hand, ==, 2);
  g_assert_cmpmem (pos.cards[WR_SIDE_BIRD].cards + 4, 1, "y", 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/piles/draw-at-turn-start", test_draw_at_turn_start);
  g_test_add_func ("/piles/hands-are-dealt-after-landing", test_hands_are_dealt_after_landing);
  g_test_add_func ("/piles/empty-deck-is-refilled", test_empty_deck_is_refilled);
  g_test_add_func ("/piles/nothing-to-draw", test_nothing_to_draw);
  g_test_add_func ("/piles/discard-to-the-limit", test_discard_to_the_limit);
  g_test_add_func ("/piles/a-view-hides-cards-and-chance", test_a_view_hides_cards_and_chance);
  return g_test_run ();
}
