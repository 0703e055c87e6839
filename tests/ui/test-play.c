/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What picks mean, and the words for what happens, without a widget.
 */
#include "config.h"

#include <string.h>

#include "bm-event-words.h"
#include "bm-forecast.h"
#include "bm-move-words.h"
#include "bm-play.h"
#include "bm-random.h"
#include "bm-rule-words.h"
#include "bm-worms-rising.h"

#define N_GAMES 60
#define MOST_MOVES 400

typedef struct
{
  BmMatch *match;
  BmPlay  *play;
  guint    asked; /* the space of the last "ask", BM_SPACE_NONE without */
  char    *said;
  char    *rule;
} Table;

static void
ask_cb (Table *table,
        guint  space)
{
  table->asked = space;
}

static void
said_cb (Table           *table,
         const BmRefusal *refusal)
{
  g_free (table->said);
  g_free (table->rule);
  table->said = g_strdup (refusal->message);
  table->rule = g_strdup (refusal->rule);
}

static void
table_open (Table            *table,
            const BmPosition *pos)
{
  *table = (Table) { .asked = BM_SPACE_NONE };
  table->match = bm_match_new_from_position (&bm_worms_rising, pos);
  table->play = bm_play_new (table->match);
  g_signal_connect_swapped (table->play, "ask", G_CALLBACK (ask_cb), table);
  g_signal_connect_swapped (table->play, "said", G_CALLBACK (said_cb), table);
}

static void
table_close (Table *table)
{
  g_assert_finalize_object (table->play);
  g_assert_finalize_object (table->match);
  g_free (table->said);
  g_free (table->rule);
}

static const BmPosition *
now (Table *table)
{
  return bm_match_get_position (table->match);
}

/* What the menu offers there, by the kinds of their moves; a piece that would be picked is a 0. */
static void
assert_asked (Table        *table,
              BmSpace       space,
              const guint8 *kinds,
              guint         n_kinds)
{
  guint n;
  const BmOption *asked = bm_play_get_asked (table->play, &n);

  g_assert_cmpuint (table->asked, ==, space);
  g_assert_cmpuint (n, ==, n_kinds);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (asked[i].kind == BM_PRESS_MOVE ? bm_move_kind (asked[i].move) : 0, ==, kinds[i]);
  table->asked = BM_SPACE_NONE;
}

static void
take_asked (Table *table,
            guint  index)
{
  guint n;
  const BmOption *asked = bm_play_get_asked (table->play, &n);

  g_assert_cmpuint (index, <, n);
  bm_play_take_option (table->play, &asked[index]);
}

static void
test_direct (void)
{
  const guint8 both[] = { BM_MOVE_MOVE, BM_MOVE_BEDROCK };
  Table table;
  BmPosition pos;

  bm_position_init (&pos);
  table_open (&table, &pos);
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_NONE);

  /* A Worm, then a space that it can go to: it goes, though Bedrock could be put there as well. */
  bm_play_press_space (table.play, BM_SPACE (1, 8));
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_GREEN);
  bm_play_press_space (table.play, BM_SPACE (1, 7));
  g_assert_cmpuint (table.asked, ==, BM_SPACE_NONE);
  g_assert_cmpint (now (&table)->at[BM_PIECE_GREEN], ==, BM_SPACE (1, 7));

  /* It stays picked; at a corner there is one thing to do, so it is done. */
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_GREEN);
  bm_play_press_space (table.play, BM_SPACE (0, 6));
  g_assert_true (bm_position_has_bedrock (now (&table), BM_SPACE (0, 6)));

  /* All that can happen somewhere is asked for. */
  bm_play_ask_all (table.play, BM_SPACE (1, 6));
  assert_asked (&table, BM_SPACE (1, 6), both, G_N_ELEMENTS (both));
  bm_play_ask_all (table.play, BM_SPACE (1, 6));
  take_asked (&table, 1);
  g_assert_true (bm_position_has_bedrock (now (&table), BM_SPACE (1, 6)));

  /* Pressing it again leaves it picked, another one is picked instead, and Escape puts it down. */
  bm_play_press_space (table.play, BM_SPACE (1, 7));
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_GREEN);
  bm_play_press_space (table.play, now (&table)->at[BM_PIECE_PINK]);
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_PINK);
  g_assert_true (bm_play_cancel (table.play));
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_NONE);
  g_assert_false (bm_play_cancel (table.play));
  table_close (&table);
}

/* Nobody dies unasked: the Bird is bitten, not met, and when it cannot be bitten again the Worm asks. */
static void
test_deadly (void)
{
  const guint8 both[] = { BM_MOVE_MOVE, BM_MOVE_BITE }, meet[] = { BM_MOVE_MOVE };
  Table table;
  BmPosition pos;

  bm_position_init (&pos);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 1);
  pos.health = 3;
  table_open (&table, &pos);
  bm_play_press_space (table.play, BM_SPACE (5, 1));
  bm_play_ask_all (table.play, BM_SPACE (5, 0));
  assert_asked (&table, BM_SPACE (5, 0), both, G_N_ELEMENTS (both));
  bm_play_press_space (table.play, BM_SPACE (5, 0));
  g_assert_cmpint (now (&table)->health, ==, 2);
  g_assert_cmpint (now (&table)->at[BM_PIECE_GREEN], ==, BM_SPACE (5, 1));
  bm_play_press_space (table.play, BM_SPACE (5, 0));
  assert_asked (&table, BM_SPACE (5, 0), meet, G_N_ELEMENTS (meet));
  g_assert_cmpint (now (&table)->at[BM_PIECE_GREEN], ==, BM_SPACE (5, 1));

  /* A chosen action is not asked about. */
  bm_play_press_action (table.play, BM_MOVE_MOVE);
  bm_play_press_space (table.play, BM_SPACE (5, 0));
  g_assert_cmpint (now (&table)->at[BM_PIECE_GREEN], ==, BM_SPACE_NONE);
  table_close (&table);
}

/* Another Worm that could be met is picked; the Bird that could fly to its prey or eat it from afar is asked. */
static void
test_meets (void)
{
  const guint8 eats[] = { BM_MOVE_FLY, BM_MOVE_EAT }, pecks[] = { BM_MOVE_DIG, BM_MOVE_PECK };
  Table table;
  BmPosition pos;

  bm_position_init (&pos);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (2, 5);
  pos.at[BM_PIECE_YELLOW] = BM_SPACE (2, 6);
  table_open (&table, &pos);
  bm_play_press_space (table.play, BM_SPACE (2, 5));
  bm_play_press_space (table.play, BM_SPACE (2, 6));
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_YELLOW);
  table_close (&table);

  bm_position_init (&pos);
  pos.turn = BM_SIDE_BIRD;
  pos.at[BM_PIECE_GREEN] = BM_SPACE (4, 0);
  table_open (&table, &pos);
  bm_play_press_space (table.play, BM_SPACE (4, 0));
  assert_asked (&table, BM_SPACE (4, 0), eats, G_N_ELEMENTS (eats));
  bm_play_press_space (table.play, BM_SPACE (5, 1));
  assert_asked (&table, BM_SPACE (5, 1), pecks, G_N_ELEMENTS (pecks));
  table_close (&table);
}

/* What was picked for one target is picked for the next, until it cannot be done, something else is done, or the turn
   ends. */
static void
test_stays_picked (void)
{
  Table table;
  BmPosition pos;

  bm_position_init (&pos);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (1, 8);
  pos.at[BM_PIECE_PINK] = BM_SPACE (9, 2);
  table_open (&table, &pos);
  bm_play_press_space (table.play, BM_SPACE (1, 8));
  bm_play_press_action (table.play, BM_MOVE_BEDROCK);
  bm_play_press_space (table.play, BM_SPACE (1, 7));
  g_assert_cmpint (bm_play_get_action (table.play), ==, BM_MOVE_BEDROCK);
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_GREEN);

  /* Picked anew for the next target it is still picked; pressed twice it is put down, and so it is by Escape. */
  bm_play_press_action (table.play, BM_MOVE_BEDROCK);
  bm_play_press_space (table.play, BM_SPACE (1, 9));
  g_assert_true (bm_position_has_bedrock (now (&table), BM_SPACE (1, 9)));
  g_assert_cmpint (bm_play_get_action (table.play), ==, BM_MOVE_BEDROCK);
  bm_play_undo (table.play);
  g_assert_cmpint (bm_play_get_action (table.play), ==, BM_MOVE_BEDROCK);
  bm_play_press_action (table.play, BM_MOVE_BEDROCK);
  bm_play_press_action (table.play, BM_MOVE_BEDROCK);
  g_assert_cmpint (bm_play_get_action (table.play), ==, 0);
  bm_play_press_action (table.play, BM_MOVE_MOVE);
  bm_play_press_space (table.play, BM_SPACE (0, 8));
  g_assert_cmpint (bm_play_get_action (table.play), ==, BM_MOVE_MOVE);

  /* Another action takes its place, for this time and the next. */
  bm_play_ask_all (table.play, BM_SPACE (0, 7));
  take_asked (&table, 1);
  g_assert_true (bm_position_has_bedrock (now (&table), BM_SPACE (0, 7)));
  g_assert_cmpint (bm_play_get_action (table.play), ==, 0);
  bm_play_undo (table.play);
  bm_play_press_action (table.play, BM_MOVE_MOVE);
  bm_play_end_turn (table.play);
  bm_play_end_turn (table.play);
  g_assert_cmpint (now (&table)->turn, ==, BM_SIDE_WORMS);
  g_assert_cmpint (bm_play_get_action (table.play), ==, 0);
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_NONE);
  table_close (&table);
}

/* A Worm that cannot do what was done with another is picked all the same; what was only picked says why not. */
static void
test_stays_in_no_way (void)
{
  Table table;
  BmPosition pos;

  bm_position_init (&pos);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (4, 1);
  pos.at[BM_PIECE_PINK] = BM_SPACE (9, 9);
  table_open (&table, &pos);
  bm_play_press_space (table.play, BM_SPACE (4, 1));
  bm_play_press_action (table.play, BM_MOVE_PUSH);
  g_assert_cmpint (bm_play_get_action (table.play), ==, 0);
  table_close (&table);

  pos.grass[3] = 4;
  pos.grass[4] = 3;
  pos.at[BM_PIECE_GREEN] = BM_SPACE (4, 4);
  table_open (&table, &pos);
  bm_play_press_action (table.play, BM_MOVE_PUSH);
  bm_play_press_space (table.play, BM_SPACE (9, 9));
  g_assert_cmpstr (table.rule, ==, "R10.2");
  g_assert_cmpint (bm_play_get_action (table.play), ==, BM_MOVE_PUSH);
  bm_play_press_space (table.play, BM_SPACE (4, 3));
  g_assert_cmpint (now (&table)->grass[4], ==, 2);
  g_assert_cmpint (bm_play_get_action (table.play), ==, BM_MOVE_PUSH);
  bm_play_press_space (table.play, BM_SPACE (9, 9));
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_PINK);
  g_assert_cmpint (bm_play_get_action (table.play), ==, 0);
  table_close (&table);
}

/* A wormhole asks for its exit, and then the Worm and its action are still picked. */
static void
test_stays_through_choice (void)
{
  Table table;
  BmPosition pos;

  bm_position_init (&pos);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (1, 8);
  memset (pos.wormholes, 0, sizeof pos.wormholes);
  pos.wormholes[1] = 1 << 7;
  pos.wormholes[8] = 1 << 9 | 1 << 5;
  table_open (&table, &pos);
  bm_play_press_space (table.play, BM_SPACE (1, 8));
  bm_play_press_action (table.play, BM_MOVE_MOVE);
  bm_play_press_space (table.play, BM_SPACE (1, 7));
  g_assert_cmpint (bm_play_get_choice (table.play), ==, BM_CHOICE_EXIT);
  g_assert_cmpint (bm_play_get_action (table.play), ==, 0);
  bm_play_press_space (table.play, BM_SPACE (8, 9));
  g_assert_cmpint (now (&table)->at[BM_PIECE_GREEN], ==, BM_SPACE (8, 9));
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_GREEN);
  g_assert_cmpint (bm_play_get_action (table.play), ==, BM_MOVE_MOVE);
  table_close (&table);
}

/* Dragging picks the piece, and does what a press on the target does, but that it picks no other piece. */
static void
test_drag (void)
{
  Table table;
  BmPosition pos;

  bm_position_init (&pos);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (2, 5);
  pos.at[BM_PIECE_YELLOW] = BM_SPACE (2, 6);
  pos.stunned[BM_PIECE_PINK] = 1;
  table_open (&table, &pos);
  g_assert_cmphex (bm_play_get_movable (table.play), ==, 0xF);
  g_assert_true (bm_play_lift (table.play, BM_PIECE_GREEN));
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_GREEN);
  bm_play_drop (table.play, BM_SPACE (2, 6));
  g_assert_cmpint (now (&table)->at[BM_PIECE_GREEN], ==, BM_SPACE (2, 6));
  g_assert_true (bm_play_lift (table.play, BM_PIECE_YELLOW));
  bm_play_drop (table.play, BM_SPACE (2, 6));
  g_assert_null (table.said);
  bm_play_drop (table.play, BM_SPACE_NONE);
  g_assert_null (table.said);
  bm_play_drop (table.play, BM_SPACE (8, 2));
  g_assert_cmpstr (table.rule, ==, "R10.1");
  g_assert_cmpint (now (&table)->spent, ==, 1);

  /* What can do nothing says why and stays. */
  g_assert_false (bm_play_lift (table.play, BM_PIECE_PINK));
  g_assert_cmpstr (table.rule, ==, "R13.5");
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_YELLOW);
  bm_play_end_turn (table.play);
  g_assert_cmphex (bm_play_get_movable (table.play), ==, 1u << BM_PIECE_BIRD);
  table_close (&table);
}

static void
test_bird_is_picked (void)
{
  Table table;
  BmPosition pos;

  bm_position_init (&pos);
  pos.turn = BM_SIDE_BIRD;
  table_open (&table, &pos);
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_BIRD);

  /* Pressing it once only confirms it, twice asks what it shall do where it is. */
  bm_play_press_space (table.play, BM_SPACE (5, 0));
  g_assert_cmpuint (table.asked, ==, BM_SPACE_NONE);
  g_assert_cmpuint (now (&table)->spent, ==, 0);
  bm_play_press_space (table.play, BM_SPACE (5, 0));
  g_assert_cmpuint (table.asked, ==, BM_SPACE (5, 0));

  bm_play_press_space (table.play, BM_SPACE (0, 0));
  g_assert_cmpint (now (&table)->at[BM_PIECE_BIRD], ==, BM_SPACE (0, 0));
  table_close (&table);
}

static void
test_action_first (void)
{
  Table table;
  BmPosition pos;
  guint n;

  bm_position_init (&pos);
  pos.turn = BM_SIDE_BIRD;
  table_open (&table, &pos);

  /* At once: nothing is left to point at. */
  bm_play_press_action (table.play, BM_MOVE_DRILL);
  g_assert_cmpint (now (&table)->on_grass[BM_DRILLS][5], ==, 1);

  bm_play_press_action (table.play, BM_MOVE_DIG);
  g_assert_cmpint (bm_play_get_action (table.play), ==, BM_MOVE_DIG);
  bm_play_get_options (table.play, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (bm_play_cancel (table.play));
  g_assert_cmpint (bm_play_get_action (table.play), ==, 0);

  /* What cannot be done says why and picks nothing. */
  bm_play_press_action (table.play, BM_MOVE_REST);
  g_assert_cmpstr (table.rule, ==, "R5.3");
  bm_play_press_action (table.play, BM_MOVE_EAT);
  g_assert_cmpstr (table.rule, ==, "R6.6");
  bm_play_press_action (table.play, BM_MOVE_BITE);
  g_assert_cmpstr (table.rule, ==, "R4.3");
  g_assert_cmpint (bm_play_get_action (table.play), ==, 0);
  table_close (&table);
}

static void
test_raise (void)
{
  Table table;
  BmPosition pos;
  const BmOption *options;
  guint n;

  bm_position_init (&pos);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (1, 1);
  pos.on_grass[BM_GRAVESTONES][0] = pos.on_grass[BM_GRAVESTONES][2] = 1;
  pos.supply[BM_TOKEN_GRAVESTONE] = (guint8) (pos.supply[BM_TOKEN_GRAVESTONE] - 2);
  table_open (&table, &pos);

  /* Two Gravestones: first which, then where to.  Only Green can, so nobody asks who. */
  bm_play_press_action (table.play, BM_MOVE_RAISE);
  g_assert_cmpint (bm_play_get_piece (table.play), ==, BM_PIECE_GREEN);
  options = bm_play_get_options_at (table.play, BM_SPACE (0, 0), &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (options[0].kind, ==, BM_PRESS_GRAVE);
  bm_play_press_space (table.play, BM_SPACE (2, 0));
  bm_play_press_space (table.play, BM_SPACE (3, 1));
  g_assert_cmpint (now (&table)->at[BM_PIECE_ZOMBIE_1], ==, BM_SPACE (3, 1));
  g_assert_cmpint (now (&table)->on_grass[BM_GRAVESTONES][2], ==, 0);
  table_close (&table);
}

/* Whatever is pressed does something or says something: no press is dead. */
static void
press_everything (Table *table)
{
  BmPosition before = *now (table);

  for (int column = 0; column < BM_N_COLUMNS; column++)
    for (int row = 0; row <= BM_LAST_ROW; row++)
      {
        BmSpace space = BM_SPACE (column, row);
        BmPiece piece = bm_play_get_piece (table->play);
        guint n;

        bm_play_get_options_at (table->play, space, &n);
        if (n > 0 || bm_position_crawlers_at (&before, space) != 0 || before.at[BM_PIECE_BIRD] == space)
          continue;
        g_clear_pointer (&table->said, g_free);
        bm_play_press_space (table->play, space);
        g_assert_nonnull (table->said);
        g_assert_cmpint (bm_play_get_piece (table->play), ==, piece);
        g_assert_true (bm_position_equal (now (table), &before));
        if (table->rule != NULL)
          g_assert_nonnull (bm_rule_words (table->rule));
      }
}

/* Every event leaves its words or is meant to be silent, and using them up comes to an end. */
static void
read_lines (const BmEvent *events,
            guint          n)
{
  while (n > 0)
    {
      BmLine line;
      guint used = bm_event_line (events, n, &line);

      g_assert_cmpuint (used, >, 0);
      g_assert_cmpuint (used, <=, n);
      switch ((int) events[0].kind)
        {
        case BM_EVENT_SPENT:
        case BM_EVENT_TURN_END:
          break;
        default:
          g_assert_nonnull (line.text);
          g_assert_true (g_utf8_validate (line.text, -1, NULL));
        }
      g_free (line.text);
      events += used;
      n -= used;
    }
}

static void
play_one (guint64 *dice,
          guint    game)
{
  BmPosition pos;
  BmMove moves[BM_MAX_MOVES];
  Table table;

  bm_rules_start (&pos, game, 0);
  table_open (&table, &pos);
  for (guint i = 0; i < MOST_MOVES && bm_match_get_to_act (table.match) != BM_SIDE_NOBODY; i++)
    {
      guint n = bm_match_get_legal (table.match, moves), n_events;
      BmMove move = moves[bm_random_next (dice) % n];
      g_autofree char *name = NULL;
      const BmEvent *events;
      BmForecast forecast;
      BmPosition before = *now (&table);

      if (i % 16 == 0)
        press_everything (&table);
      name = bm_move_words (now (&table), move);
      g_assert_cmpstr (name, !=, "");
      bm_forecast_move (&before, move, &forecast);
      g_assert_true (bm_match_play (table.match, move, NULL));
      /* What is foretold comes true as far as nothing is open. */
      if (!forecast.open)
        g_assert_cmpmem (forecast.position.at, sizeof forecast.position.at, now (&table)->at, sizeof now (&table)->at);
      events = bm_match_get_last_events (table.match, &n_events);
      read_lines (events, n_events);
    }
  table_close (&table);
}

static void
test_random_games (void)
{
  guint64 dice = 11;

  for (guint game = 0; game < N_GAMES; game++)
    play_one (&dice, game);
}

/* What Tonight says is what the night does when both sides end their turns. */
static void
test_night (void)
{
  BmPosition pos;
  BmNight night;
  g_auto(GStrv) lines = NULL;

  bm_position_init (&pos);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 1);
  pos.on_grass[BM_DRILLS][5] = 1;
  pos.on_grass[BM_DRILLS][2] = 2;
  pos.supply[BM_TOKEN_DRILL] = 1;
  pos.bedrock[2] = 1u << 1;
  pos.supply[BM_TOKEN_BEDROCK]--;
  g_assert_true (bm_forecast_night (&pos, &night));
  g_assert_false (night.open);
  /* One Drill breaks with the Bedrock, the other sinks; the Bird comes down on Green, eats and then hungers. */
  g_assert_cmpuint (night.board.sinks[2], ==, 1);
  g_assert_cmpuint (night.board.sinks[5], ==, 1);
  g_assert_cmpuint (night.board.n_breaks, ==, 2);
  g_assert_cmphex (night.met, ==, 1u << BM_PIECE_GREEN);
  g_assert_cmphex (night.board.crossed, ==, 1u << BM_PIECE_GREEN);
  g_assert_cmpuint (night.hunger, ==, 9);
  lines = bm_forecast_night_lines (&night);
  g_assert_true (g_strv_contains ((const char * const *) lines, "The Bird meets Green"));
  g_assert_true (g_strv_contains ((const char * const *) lines, "Hunger will be 9"));

  bm_rules_start (&pos, 1, 0);
  g_assert_false (bm_forecast_night (&pos, &night));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/direct", test_direct);
  g_test_add_func ("/play/deadly", test_deadly);
  g_test_add_func ("/play/meets", test_meets);
  g_test_add_func ("/play/stays-picked", test_stays_picked);
  g_test_add_func ("/play/stays-in-no-way", test_stays_in_no_way);
  g_test_add_func ("/play/stays-through-choice", test_stays_through_choice);
  g_test_add_func ("/play/drag", test_drag);
  g_test_add_func ("/play/bird-is-picked", test_bird_is_picked);
  g_test_add_func ("/play/action-first", test_action_first);
  g_test_add_func ("/play/raise", test_raise);
  g_test_add_func ("/play/random-games", test_random_games);
  g_test_add_func ("/forecast/night", test_night);
  return g_test_run ();
}
