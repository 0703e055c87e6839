/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Random matches with all options, with everything that must hold at every ply: legal moves are ascending and unique, moves
 * and positions come back from their text, what is picked is among them, no position is at fault, a refused move says why,
 * and the events replayed onto the old position give the new one.  Each ends within the cap of rounds.  BM_RANDOM_GAMES
 * says how many (5000 unless set), BM_RANDOM_FIRST the number of the first one.
 */
#include "check-ply.h"

#include "tb-box-json.h"

#include <stdlib.h>

/* Reading JSON takes longer than all else together: it is done in one match of so many, and in at most so many; there
   under sanitizers after one ply of so many. */
#ifdef __SANITIZE_ADDRESS__
#define READ_ONE_IN 160
#define READ_ONE_PLY_IN 5
#else
#define READ_ONE_IN 40
#define READ_ONE_PLY_IN 1
#endif

#define MOST_READ 3000

/* All options of a match with several seats are in so many that follow each other. */
#define BLOCK 60

#define MOST_PLIES 8000

typedef struct
{
  guint   number;
  guint   ply;
  guint64 random;
  guint64 plies;    /* of all matches */
  guint   hunts;
  guint   deaths;
  guint   eliminations;
  guint   ends[TB_N_ENDS];
} Run;

/* A move made of chance: refused with a rule and a sentence, or legal. */
static void
check_refusal (Run              *run,
               const TbPosition *pos)
{
  guint64 bits = bm_random_next (&run->random);
  BmMove move = TB_MOVE (bits % TB_N_MOVE_KINDS, bits >> 8 & 0xFF, bits >> 16 & 0xFF, bits >> 24 & 3);
  BmRefusal refusal = { 0 };

  if ((bits >> 32 & 3) == 0)
    move = (BmMove) bits;
  if (tb_rules_why (pos, move, &refusal))
    g_assert_true (tb_rules_is_legal (pos, move));
  else
    {
      g_assert_nonnull (refusal.message);
      g_assert_false (tb_rules_is_legal (pos, move));
    }
}

static void
count_events (Run               *run,
              const BmEventList *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      const BmEvent *event = &events->items[i];

      run->hunts += event->kind == TB_EVENT_HUNT;
      run->deaths += event->kind == TB_EVENT_DIED;
      run->eliminations += event->kind == TB_EVENT_ELIMINATED;
      if (event->kind == TB_EVENT_WON || event->kind == TB_EVENT_LOST)
        run->ends[event->m]++;
    }
}

static void
play_ply (Run         *run,
          TbPosition  *pos,
          BmMove      *moves,
          guint        n,
          gboolean     reads,
          BmEventList *events)
{
  TbPosition before = *pos, twin = *pos;
  BmMove move, picked = tb_rules_pick (pos, &run->random);
  guint place = 0;
  char where[64];

  g_snprintf (where, sizeof where, "match %u, ply %u", run->number, run->ply);
  check_moves (where, pos, moves, reads ? n : run->ply % 4 == 0 ? MIN (n, 2)
                                                                : 0);
  while (place < n && moves[place] != picked)
    place++;
  g_assert_cmpuint (place, <, n);
  if (!tb_rules_why (pos, moves[run->ply % n], NULL))
    g_error ("%s: a legal move is refused", where);
  check_refusal (run, pos);
  /* `done` comes last and makes dull matches. */
  move = moves[place == n - 1 ? bm_random_die (&run->random, n) - 1 : place];
  events->n = 0;
  tb_rules_apply (pos, move, NULL, events);
  tb_rules_apply (&twin, move, NULL, NULL);
  g_assert_true (tb_position_equal (pos, &twin));
  check_position (where, pos, reads);
  check_events (where, &before, pos, events);
  count_events (run, events);
}

static void
play_one (Run         *run,
          gboolean     reads,
          BmEventList *events)
{
  BmMove moves[BM_MAX_MOVES];
  TbOptions options;
  TbPosition pos;
  guint n;

  check_options (run->number, &options);
  tb_rules_start (&pos, &options, run->number, NULL, NULL);
  check_position ("start", &pos, TRUE);
  run->random = run->number;
  for (run->ply = 0; (n = tb_rules_legal (&pos, moves)) > 0; run->ply++)
    {
      g_assert_cmpuint (run->ply, <, MOST_PLIES);
      g_assert_cmpint (tb_position_to_act (&pos), !=, BM_SIDE_NOBODY);
      play_ply (run, &pos, moves, n, reads && run->ply % READ_ONE_PLY_IN == 0, events);
    }
  g_assert_cmpint (pos.step, ==, TB_STEP_OVER);
  g_assert_cmpint (tb_position_to_act (&pos), ==, BM_SIDE_NOBODY);
  g_assert_cmpuint (pos.round, <=, options.players == 1 ? tb_box->numbers.solo_attacks + 1 : tb_box->numbers.rounds + 2);
  run->plies += run->ply;
}

static guint
number_from (const char *variable,
             guint       otherwise)
{
  const char *text = g_getenv (variable);

  return text != NULL ? (guint) atoi (text) : otherwise;
}

static void
test_random_play (void)
{
  guint n = number_from ("BM_RANDOM_GAMES", 5000), first = number_from ("BM_RANDOM_FIRST", 0);
  guint read_one_in = MAX (READ_ONE_IN, n / MOST_READ);
  g_autofree BmEventList *events = g_new0 (BmEventList, 1);
  Run run = { 0 };

  for (run.number = first; run.number < first + n; run.number++)
    play_one (&run, run.number / BLOCK % read_one_in == 0, events);
  g_test_message ("%u matches, %" G_GUINT64_FORMAT " plies, %u hunts, %u deaths, %u eliminations", n, run.plies, run.hunts,
                  run.deaths, run.eliminations);
  for (guint end = 0; end < TB_N_ENDS; end++)
    g_test_message ("end %u: %u", end, run.ends[end]);
  g_assert_cmpuint (run.hunts, >, n / 10);
  g_assert_cmpuint (run.deaths, >, n / 10);
  g_assert_cmpuint (run.eliminations, >, n / 100);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  tb_box_load (&error);
  g_assert_no_error (error);
  g_test_add_func ("/terror-below/random-play", test_random_play);
  return g_test_run ();
}
