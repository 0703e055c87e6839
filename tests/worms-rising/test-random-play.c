/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Random games, with everything that must hold at every ply: legal moves are ascending and unique, moves and positions
 * come back from their text, what is picked is among them, copies are equal, no position is at fault, a refused move says why, and the events replayed
 * onto the old position give the new one.  BM_RANDOM_GAMES says how many (5000 unless set).
 */
#include "check-ply.h"

#include "bm-cards-json.h"
#include "bm-move-text.h"

#include <math.h>
#include <stdlib.h>

#define MOST_DAYS 60

typedef struct
{
  guint   seed;
  guint   ply;
  guint64 random;
  guint   plies;    /* of all games */
  guint   choices;
  guint   cards;    /* played */
} Game;

/* A move that nobody thought of: refused with a rule and a sentence, or legal. */
static void
check_refusal (Game             *game,
               const BmPosition *pos)
{
  static const guint8 kinds[] = { BM_MOVE_FLY, BM_MOVE_DIG, BM_MOVE_PECK, BM_MOVE_EAT, BM_MOVE_DRILL, BM_MOVE_REST,
                                  BM_MOVE_BREAK, BM_MOVE_MOVE, BM_MOVE_PUSH, BM_MOVE_BITE, BM_MOVE_BEDROCK,
                                  BM_MOVE_RAISE, BM_MOVE_USE, BM_MOVE_LAND, BM_MOVE_EXIT };
  BmMoveKind kind = (BmMoveKind) kinds[bm_random_die (&game->random, G_N_ELEMENTS (kinds)) - 1];
  gboolean directed = kind == BM_MOVE_DIG || kind == BM_MOVE_PECK || kind == BM_MOVE_MOVE || kind == BM_MOVE_PUSH;
  int column = (int) bm_random_die (&game->random, BM_N_COLUMNS) - 1;
  BmSpace space = BM_SPACE (column, bm_random_die (&game->random, BM_LAST_ROW + 1) - 1);
  BmSpace other = BM_SPACE (column, bm_random_die (&game->random, BM_LAST_ROW + 1) - 1);
  BmPiece who = kind <= BM_MOVE_REST ? BM_PIECE_BIRD : (BmPiece) (bm_random_die (&game->random, BM_N_PIECES) - 1);
  BmRefusal refusal = { 0 };
  BmMove move;

  if (kind == BM_MOVE_LAND || kind == BM_MOVE_EXIT)
    who = BM_PIECE_NONE;
  if (directed)
    space = BM_DIR_BYTE (bm_random_die (&game->random, BM_N_DIRS) - 1);
  move = BM_MOVE (who, kind, space, kind == BM_MOVE_RAISE ? other : 0);
  if (bm_rules_why (pos, move, &refusal))
    g_assert_true (bm_rules_is_legal (pos, move));
  else
    {
      g_assert_nonnull (refusal.rule);
      g_assert_nonnull (refusal.message);
      g_assert_false (bm_rules_is_legal (pos, move));
    }
}

static guint
place_of (const BmMove *moves,
          guint         n,
          BmMove        move)
{
  guint place = 0;

  while (place < n && moves[place] != move)
    place++;
  return place;
}

/* Seldom, and then often enough to see that each of the N legal moves is as likely as the others. */
static void
check_picks (Game             *game,
             const BmPosition *pos,
             const BmMove     *moves,
             guint             n)
{
  const guint each = 60;
  const double chance = 24;
  guint counts[BM_MAX_MOVES + 1] = { 0 }, picks = game->seed % 16 == 0 && game->ply % 8 == 5 ? each * n : 1;
  guint64 seed = pos->seed;
  double chi_square = 0;

  for (guint i = 0; i < picks; i++)
    counts[place_of (moves, n, bm_rules_pick (pos, &game->random))]++;
  g_assert_cmpuint (counts[n], ==, 0);
  g_assert_cmpuint (pos->seed, ==, seed);
  if (picks == 1)
    return;
  for (guint i = 0; i < n; i++)
    {
      /* One move among a hundred does not show in the sum.  Chance goes beyond these as seldom as beyond that. */
      g_assert_cmpuint (counts[i], >, each / 5);
      g_assert_cmpuint (counts[i], <, each * 22 / 10);
      chi_square += ((double) counts[i] - each) * ((double) counts[i] - each) / each;
    }
  /* Of chi-square with N - 1 degrees of freedom; beyond this by chance but with a probability of exp (-24), so that a
     million games have none (Laurent and Massart 2000, lemma 1). */
  g_assert_cmpfloat (chi_square, <=, n - 1 + 2 * sqrt ((n - 1) * chance) + 2 * chance);
}

/* All ways to begin, one after the other. */
static guint
start_of (guint seed)
{
  static const guint champions[] = { 0, BM_START_RANDOM, BM_START_DRAFT };

  return champions[seed % 3] | (seed / 3 % 2 == 0 ? 0 : BM_START_CARDS) | (seed / 6 % 2 == 0 ? 0 : BM_START_EVENTS);
}

static guint
count_days (const BmEventList *events)
{
  guint days = 0;

  for (guint i = 0; i < events->n; i++)
    days += events->items[i].kind == BM_EVENT_DAY && events->items[i].m == 0;
  return days;
}

static void
play_one (Game *game)
{
  BmPosition pos;
  BmMove moves[BM_MAX_MOVES];
  guint n, days = 0;

  bm_rules_start (&pos, game->seed, start_of (game->seed));
  game->random = game->seed;
  for (game->ply = 0; (n = bm_rules_legal (&pos, moves)) > 0; game->ply++)
    {
      BmPosition before = pos, twin = pos;
      BmEventList events = { 0 };
      /* A turn that ends at once makes dull games: `end` comes last in the list and is taken seldom. */
      guint pick = bm_random_die (&game->random, n) - 1;
      char where[64];

      if (pick == n - 1 && bm_random_die (&game->random, 4) > 1)
        pick = bm_random_die (&game->random, n) - 1;
      g_snprintf (where, sizeof where, "game %u, ply %u", game->seed, game->ply);
      check_moves (where, &pos, moves, n);
      /* Asking why lists all moves again: one each time will do. */
      if (!bm_rules_why (&pos, moves[game->ply % n], NULL))
        g_error ("%s: a legal move is refused", where);
      check_refusal (game, &pos);
      check_picks (game, &pos, moves, n);
      bm_rules_apply (&pos, moves[pick], NULL, &events);
      bm_rules_apply (&twin, moves[pick], NULL, NULL);
      g_assert_true (bm_position_equal (&pos, &twin));
      g_assert_cmpuint (bm_position_hash (&pos), ==, bm_position_hash (&twin));
      /* Reading JSON takes longer than all else together: where a choice waits there is most to get wrong. */
      check_position (where, &pos, pos.n_frames > 0 || game->ply % 4 == 0);
      check_events (where, &before, &pos, &events);
      days += count_days (&events);
      g_assert_cmpuint (days, <=, MOST_DAYS);
      game->plies++;
      game->choices += pos.n_frames > 0;
      game->cards += bm_move_kind (moves[pick]) == BM_MOVE_PLAY;
      g_assert_cmpuint (game->ply, <, 2000);
    }
  g_assert_cmpint (pos.winner, !=, BM_NO_WINNER);
}

static void
test_random_play (void)
{
  const char *wanted = g_getenv ("BM_RANDOM_GAMES");
  guint n = wanted != NULL ? (guint) atoi (wanted) : 5000;
  g_autoptr (GError) error = NULL;
  Game game = { 0 };

  bm_cards_box (&error);
  g_assert_no_error (error);
  for (game.seed = 0; game.seed < n; game.seed++)
    play_one (&game);
  g_test_message ("%u games, %u plies, %u choices, %u cards", n, game.plies, game.choices, game.cards);
  g_assert_cmpuint (game.choices, >, n / 10);
  g_assert_cmpuint (game.cards, >, n / 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random-play/every-ply", test_random_play);
  return g_test_run ();
}
