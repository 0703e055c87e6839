/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Random games, with everything that must hold at every ply: legal moves are ascending and unique, moves and positions
 * come back from their text, what is picked is among them, copies are equal, no position is at fault, a refused move says why, and the events replayed
 * onto the old position give the new one.  BM_RANDOM_GAMES says how many (5000 unless set).
 */
#include "check-ply.h"

#include "wr-cards-json.h"
#include "wr-move-text.h"

#include <math.h>
#include <stdlib.h>

#define MOST_DAYS 60

/* Reading JSON takes longer than all else together, and under the sanitizers four times that: there it is done in one game
   of so many, as every build without them does it in all. */
#ifdef __SANITIZE_ADDRESS__
#define READ_ONE_IN 4
#else
#define READ_ONE_IN 1
#endif

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
               const WrPosition *pos)
{
  static const guint8 kinds[] = { WR_MOVE_FLY, WR_MOVE_DIG, WR_MOVE_PECK, WR_MOVE_EAT, WR_MOVE_DRILL, WR_MOVE_REST,
                                  WR_MOVE_BREAK, WR_MOVE_MOVE, WR_MOVE_PUSH, WR_MOVE_BITE, WR_MOVE_BEDROCK,
                                  WR_MOVE_RAISE, WR_MOVE_USE, WR_MOVE_LAND, WR_MOVE_EXIT };
  WrMoveKind kind = (WrMoveKind) kinds[bm_random_die (&game->random, G_N_ELEMENTS (kinds)) - 1];
  gboolean directed = kind == WR_MOVE_DIG || kind == WR_MOVE_PECK || kind == WR_MOVE_MOVE || kind == WR_MOVE_PUSH;
  int column = (int) bm_random_die (&game->random, WR_N_COLUMNS) - 1;
  WrSpace space = WR_SPACE (column, bm_random_die (&game->random, WR_LAST_ROW + 1) - 1);
  WrSpace other = WR_SPACE (column, bm_random_die (&game->random, WR_LAST_ROW + 1) - 1);
  WrPiece who = kind <= WR_MOVE_REST ? WR_PIECE_BIRD : (WrPiece) (bm_random_die (&game->random, WR_N_PIECES) - 1);
  BmRefusal refusal = { 0 };
  BmMove move;

  if (kind == WR_MOVE_LAND || kind == WR_MOVE_EXIT)
    who = WR_PIECE_NONE;
  if (directed)
    space = WR_DIR_BYTE (bm_random_die (&game->random, WR_N_DIRS) - 1);
  move = WR_MOVE (who, kind, space, kind == WR_MOVE_RAISE ? other : 0);
  if (wr_rules_why (pos, move, &refusal))
    g_assert_true (wr_rules_is_legal (pos, move));
  else
    {
      g_assert_nonnull (refusal.rule);
      g_assert_nonnull (refusal.message);
      g_assert_false (wr_rules_is_legal (pos, move));
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
             const WrPosition *pos,
             const BmMove     *moves,
             guint             n)
{
  const guint each = 60;
  const double chance = 24;
  guint counts[BM_MAX_MOVES + 1] = { 0 }, picks = game->seed % 16 == 0 && game->ply % 8 == 5 ? each * n : 1;
  guint64 seed = pos->seed;
  double chi_square = 0;

  for (guint i = 0; i < picks; i++)
    counts[place_of (moves, n, wr_rules_pick (pos, &game->random))]++;
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
  static const guint champions[] = { 0, WR_START_RANDOM, WR_START_DRAFT };

  return champions[seed % 3] | (seed / 3 % 2 == 0 ? 0 : WR_START_CARDS) | (seed / 6 % 2 == 0 ? 0 : WR_START_EVENTS);
}

static guint
count_days (const BmEventList *events)
{
  guint days = 0;

  for (guint i = 0; i < events->n; i++)
    days += events->items[i].kind == WR_EVENT_DAY && events->items[i].m == 0;
  return days;
}

static void
play_one (Game *game)
{
  WrPosition pos;
  BmMove moves[BM_MAX_MOVES];
  guint n, days = 0;
  /* All ways to begin come in turn among these as well. */
  const gboolean reads = game->seed / 12 % READ_ONE_IN == 0;

  wr_rules_start (&pos, game->seed, start_of (game->seed));
  game->random = game->seed;
  for (game->ply = 0; (n = wr_rules_legal (&pos, moves)) > 0; game->ply++)
    {
      WrPosition before = pos, twin = pos;
      BmEventList events = { 0 };
      /* A turn that ends at once makes dull games: `end` comes last in the list and is taken seldom. */
      guint pick = bm_random_die (&game->random, n) - 1;
      char where[64];

      if (pick == n - 1 && bm_random_die (&game->random, 4) > 1)
        pick = bm_random_die (&game->random, n) - 1;
      g_snprintf (where, sizeof where, "game %u, ply %u", game->seed, game->ply);
      check_moves (where, &pos, moves, n);
      /* Asking why lists all moves again: one each time will do. */
      if (!wr_rules_why (&pos, moves[game->ply % n], NULL))
        g_error ("%s: a legal move is refused", where);
      check_refusal (game, &pos);
      check_picks (game, &pos, moves, n);
      wr_rules_apply (&pos, moves[pick], NULL, &events);
      wr_rules_apply (&twin, moves[pick], NULL, NULL);
      g_assert_true (wr_position_equal (&pos, &twin));
      g_assert_cmpuint (wr_position_hash (&pos), ==, wr_position_hash (&twin));
      /* Where a choice waits there is most to get wrong. */
      check_position (where, &pos, reads && (pos.n_frames > 0 || game->ply % 4 == 0));
      check_events (where, &before, &pos, &events);
      days += count_days (&events);
      g_assert_cmpuint (days, <=, MOST_DAYS);
      game->plies++;
      game->choices += pos.n_frames > 0;
      game->cards += wr_move_kind (moves[pick]) == WR_MOVE_PLAY;
      g_assert_cmpuint (game->ply, <, 2000);
    }
  g_assert_cmpint (pos.winner, !=, WR_NO_WINNER);
}

static void
test_random_play (void)
{
  const char *wanted = g_getenv ("BM_RANDOM_GAMES");
  guint n = wanted != NULL ? (guint) atoi (wanted) : 5000;
  g_autoptr (GError) error = NULL;
  Game game = { 0 };

  wr_cards_box (&error);
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
