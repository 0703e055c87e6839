/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The copy of a position to try things on: it tells nothing that is hidden, everything in it goes back, and it says when it
 * is only one way it could go.
 */
#include "config.h"

#include <string.h>

#include "wr-cards-json.h"
#include "wr-scratch.h"
#include "wr-game.h"
#include "ui-matches.h"
#include "wr-judge.h"

#define N_POSITIONS 500
#define MOST_MOVES  220
#define SPACED      7   /* moves from one position that is looked at to the next */
#define LINE        40  /* moves that are tried from there */

typedef void (*Look) (const WrPosition *pos,
                      guint64           number);

/* Goes through matches of chance with all there is in the box. */
static void
look_at_many (Look  look,
              guint most)
{
  guint looked = 0;

  for (guint64 seed = 1; looked < most; seed++)
    {
      guint64 chance = seed * 977;
      g_autoptr(BmMatch) match = bm_match_new (&wr_game, UI_START_CARDS, seed, NULL);

      g_assert_nonnull (match);
      for (guint i = 0; bm_match_get_to_act (match) != BM_SIDE_NOBODY && i < MOST_MOVES && looked < most; i++)
        {
          if (i % SPACED == seed % SPACED)
            look (bm_match_get_position (match), ++looked);
          bm_match_play (match, wr_rules_pick (bm_match_get_position (match), &chance), NULL);
        }
    }
}

/* Another position that SIDE cannot tell from POS. */
static WrPosition
twin (const WrPosition *pos,
      WrSide            side,
      guint64           number)
{
  guint64 chance = number * 31 + 5;
  WrPosition other = *pos;

  wr_rules_hide (&other, side);
  wr_judge_determinize (&other, side, &chance);
  return other;
}

static guint n_different;

static void
look_for_leak (const WrPosition *pos,
               guint64           number)
{
  WrSide side = (WrSide) wr_position_to_act (pos);
  WrPosition other = twin (pos, side, number), mine, its, view, again;

  n_different += !wr_position_equal (pos, &other);
  wr_scratch_make (pos, side, 3, &mine);
  wr_scratch_make (&other, side, 3, &its);
  g_assert_true (wr_position_equal (&mine, &its));

  /* What is seen stays as it is. */
  view = *pos;
  again = mine;
  wr_rules_hide (&view, side);
  wr_rules_hide (&again, side);
  g_assert_true (wr_position_equal (&view, &again));
}

static void
test_nothing_leaks (void)
{
  n_different = 0;
  look_at_many (look_for_leak, N_POSITIONS);
  /* The twins do differ in what is hidden, nearly all of them. */
  g_assert_cmpuint (n_different, >, N_POSITIONS * 9 / 10);
}

/* The dice and the cards of one copy are not those of the next. */
static guint n_others;

static void
look_for_others (const WrPosition *pos,
                 guint64           number)
{
  WrSide side = (WrSide) wr_position_to_act (pos);
  WrPosition one, two;

  wr_scratch_make (pos, side, 0, &one);
  wr_scratch_make (pos, side, 1, &two);
  g_assert_cmpuint (one.seed, !=, pos->seed);
  n_others += one.seed != two.seed;
}

static void
test_made_up_anew (void)
{
  n_others = 0;
  look_at_many (look_for_others, 60);
  g_assert_cmpuint (n_others, ==, 60);
}

/* A line of chance is played with what both sides can do, then all of it goes back, whatever dice have shown. */
static void
try_line (const WrPosition *pos,
          guint64           number)
{
  WrSide side = (WrSide) wr_position_to_act (pos);
  const WrPosition before = *pos;
  g_autoptr(BmMatch) scratch = wr_scratch_new (pos, side, number);
  const WrPosition start = *(const WrPosition *) bm_match_get_position (scratch);
  guint64 chance = number;

  g_assert_false (wr_scratch_is_guess (scratch, side));
  for (guint i = 0; i < LINE && bm_match_get_to_act (scratch) != BM_SIDE_NOBODY; i++)
    {
      const WrPosition *now = bm_match_get_position (scratch);
      BmMove move = wr_scratch_decide (now, side);

      g_assert_cmpint (move != BM_MOVE_NONE, ==, wr_scratch_is_blind (now, side));
      if (move == BM_MOVE_NONE)
        move = wr_rules_pick (now, &chance);
      g_assert_true (bm_match_play (scratch, move, NULL));
    }
  while (bm_match_undo (scratch))
    continue;
  g_assert_cmpuint (bm_match_get_ply (scratch), ==, 0);
  g_assert_true (wr_position_equal (bm_match_get_position (scratch), &start));
  g_assert_false (wr_scratch_is_guess (scratch, side));
  while (bm_match_redo (scratch))
    continue;
  g_assert_cmpuint (bm_match_get_ply (scratch), ==, bm_match_get_n_moves (scratch));
  g_assert_true (wr_position_equal (pos, &before));
}

static void
test_all_goes_back (void)
{
  look_at_many (try_line, 120);
}

static BmMatch *
scratch_of (const char *options,
            guint       moves)
{
  g_autoptr(BmMatch) match = bm_match_new (&wr_game, options, 4, NULL);
  guint64 chance = 4;

  for (guint i = 0; i < moves; i++)
    bm_match_play (match, wr_rules_pick (bm_match_get_position (match), &chance), NULL);
  return wr_scratch_new (bm_match_get_position (match), (WrSide) bm_match_get_to_act (match), 0);
}

/* Without cards nothing is open before the rain die of the next day. */
static void
test_guess (void)
{
  g_autoptr(BmMatch) scratch = scratch_of ("start", 0);

  ui_match_play (scratch, "land a0");
  ui_match_play (scratch, "end");
  g_assert_false (wr_scratch_is_guess (scratch, WR_SIDE_BIRD));
  ui_match_play (scratch, "end");
  g_assert_true (wr_scratch_is_guess (scratch, WR_SIDE_BIRD));
  g_assert_true (bm_match_undo (scratch));
  g_assert_false (wr_scratch_is_guess (scratch, WR_SIDE_BIRD));
}

/* A decided match is tried on as well. */
static guint n_decided;

static void
play_out (const WrPosition *pos,
          guint64           number)
{
  g_autoptr(BmMatch) scratch = wr_scratch_new (pos, (WrSide) wr_position_to_act (pos), number);
  guint64 chance = number;

  for (guint i = 0; i < 4 * MOST_MOVES && bm_match_get_to_act (scratch) != BM_SIDE_NOBODY; i++)
    bm_match_play (scratch, wr_rules_pick (bm_match_get_position (scratch), &chance), NULL);
  if (bm_match_get_to_act (scratch) != BM_SIDE_NOBODY)
    return;
  n_decided++;
  g_assert_true (bm_match_undo (scratch));
  g_assert_cmpint (bm_match_get_to_act (scratch), !=, BM_SIDE_NOBODY);
}

static void
test_decided (void)
{
  n_decided = 0;
  look_at_many (play_out, 20);
  g_assert_cmpuint (n_decided, >, 0);
}

static guint n_blind, n_laid_away;

static void
look_at_hands (const WrPosition *pos,
               guint64           number)
{
  WrSide decides = (WrSide) wr_position_to_act (pos), other = wr_side_other (decides);
  WrPosition away = *pos;
  BmMove moves[BM_MAX_MOVES];
  guint n;

  /* Nobody is blind for an own decision. */
  g_assert_false (wr_scratch_is_blind (pos, decides));
  if (wr_scratch_is_blind (pos, other))
    {
      n_blind++;
      g_assert_cmpuint (pos->n_frames, >, 0);
      g_assert_true (wr_rules_is_legal (pos, wr_scratch_decide (pos, other)));
    }
  wr_scratch_hide_hand (&away, other);
  g_assert_cmpuint (away.cards[decides].n_hand + away.cards[decides].n_deck, ==,
                    pos->cards[decides].n_hand + pos->cards[decides].n_deck);
  g_assert_cmpuint (away.cards[decides].n_hand, ==,
                    __builtin_popcountll (pos->known[other] | (wr_position_visible (pos, other)
                                                               & ((G_GUINT64_CONSTANT (1) << pos->cards[decides].n_hand) - 1))));
  n_laid_away += away.cards[decides].n_hand < pos->cards[decides].n_hand;
  if (pos->n_frames > 0 || pos->turn == WR_TURN_SETUP)
    return;
  n = wr_rules_legal (&away, moves);
  for (guint i = 0; i < n; i++)
    g_assert_true (wr_rules_is_legal (pos, moves[i]));
}

static void
test_hidden_hands (void)
{
  n_blind = n_laid_away = 0;
  look_at_many (look_at_hands, N_POSITIONS);
  g_assert_cmpuint (n_blind, >, 0);
  g_assert_cmpuint (n_laid_away, >, N_POSITIONS / 4);
}

/* Whoever has to name a card of a hand that nobody sees has guessed. */
static guint n_guesses;

static void
guess (const WrPosition *pos,
       guint64           number)
{
  WrSide side = wr_side_other ((WrSide) wr_position_to_act (pos));
  g_autoptr(BmMatch) scratch = NULL;

  if (!wr_scratch_is_blind (pos, side))
    return;
  scratch = bm_match_new_from_position (&wr_game, pos);
  bm_match_set_trial (scratch);
  g_assert_false (wr_scratch_is_guess (scratch, side));
  bm_match_play (scratch, wr_scratch_decide (pos, side), NULL);
  g_assert_true (wr_scratch_is_guess (scratch, side));
  n_guesses++;
}

static void
test_blind_guess (void)
{
  n_guesses = 0;
  look_at_many (guess, N_POSITIONS);
  g_assert_cmpuint (n_guesses, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (wr_cards_box (NULL));
  g_test_add_func ("/scratch/nothing-leaks", test_nothing_leaks);
  g_test_add_func ("/scratch/made-up-anew", test_made_up_anew);
  g_test_add_func ("/scratch/all-goes-back", test_all_goes_back);
  g_test_add_func ("/scratch/guess", test_guess);
  g_test_add_func ("/scratch/decided", test_decided);
  g_test_add_func ("/scratch/hidden-hands", test_hidden_hands);
  g_test_add_func ("/scratch/blind-guess", test_blind_guess);
  return g_test_run ();
}
