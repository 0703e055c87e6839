/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What picks mean, and the words for what happens, without a widget.
 */
#include "config.h"

#include <string.h>

#include "wr-event-words.h"
#include "wr-forecast-words.h"
#include "wr-move-words.h"
#include "wr-play.h"
#include "bm-random.h"
#include "bm-rule-words.h"
#include "wr-game.h"
#include "wr-learn.h"

#define N_GAMES 60
#define MOST_MOVES 400

typedef struct
{
  BmMatch *match;
  WrPlay  *play;
  guint    asked; /* the space of the last "ask", WR_SPACE_NONE without */
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
            const WrPosition *pos)
{
  *table = (Table) { .asked = WR_SPACE_NONE };
  table->match = bm_match_new_from_position (&wr_game, pos);
  table->play = wr_play_new (table->match);
  g_signal_connect_object (table->match, "changed", G_CALLBACK (wr_play_update), table->play, G_CONNECT_SWAPPED);
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

static const WrPosition *
now (Table *table)
{
  return bm_match_get_position (table->match);
}

/* What the menu offers there, by the kinds of their moves; a piece that would be picked is a 0. */
static void
assert_asked (Table        *table,
              WrSpace       space,
              const guint8 *kinds,
              guint         n_kinds)
{
  guint n;
  const WrOption *asked = wr_play_get_asked (table->play, &n);

  g_assert_cmpuint (table->asked, ==, space);
  g_assert_cmpuint (n, ==, n_kinds);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (asked[i].kind == WR_PRESS_MOVE ? wr_move_kind (asked[i].move) : 0, ==, kinds[i]);
  table->asked = WR_SPACE_NONE;
}

static void
take_asked (Table *table,
            guint  index)
{
  guint n;
  const WrOption *asked = wr_play_get_asked (table->play, &n);

  g_assert_cmpuint (index, <, n);
  wr_play_take_option (table->play, &asked[index]);
}

static void
test_direct (void)
{
  const guint8 both[] = { WR_MOVE_MOVE, WR_MOVE_BEDROCK };
  Table table;
  WrPosition pos;

  wr_position_init (&pos);
  table_open (&table, &pos);
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_NONE);

  /* A Worm, then a space that it can go to: it goes, though Bedrock could be put there as well. */
  wr_play_press_space (table.play, WR_SPACE (1, 8));
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_GREEN);
  wr_play_press_space (table.play, WR_SPACE (1, 7));
  g_assert_cmpuint (table.asked, ==, WR_SPACE_NONE);
  g_assert_cmpint (now (&table)->at[WR_PIECE_GREEN], ==, WR_SPACE (1, 7));

  /* It stays picked; at a corner there is one thing to do, so it is done. */
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_GREEN);
  wr_play_press_space (table.play, WR_SPACE (0, 6));
  g_assert_true (wr_position_has_bedrock (now (&table), WR_SPACE (0, 6)));

  /* All that can happen somewhere is asked for. */
  wr_play_ask_all (table.play, WR_SPACE (1, 6));
  assert_asked (&table, WR_SPACE (1, 6), both, G_N_ELEMENTS (both));
  wr_play_ask_all (table.play, WR_SPACE (1, 6));
  take_asked (&table, 1);
  g_assert_true (wr_position_has_bedrock (now (&table), WR_SPACE (1, 6)));

  /* Pressing it again leaves it picked, another one is picked instead, and Escape puts it down. */
  wr_play_press_space (table.play, WR_SPACE (1, 7));
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_GREEN);
  wr_play_press_space (table.play, now (&table)->at[WR_PIECE_PINK]);
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_PINK);
  g_assert_true (wr_play_cancel (table.play));
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_NONE);
  g_assert_false (wr_play_cancel (table.play));
  table_close (&table);
}

/* Nobody dies unasked: the Bird is bitten, not met, and when it cannot be bitten again the Worm asks. */
static void
test_deadly (void)
{
  const guint8 both[] = { WR_MOVE_MOVE, WR_MOVE_BITE }, meet[] = { WR_MOVE_MOVE };
  Table table;
  WrPosition pos;

  wr_position_init (&pos);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 1);
  pos.health = 3;
  table_open (&table, &pos);
  wr_play_press_space (table.play, WR_SPACE (5, 1));
  wr_play_ask_all (table.play, WR_SPACE (5, 0));
  assert_asked (&table, WR_SPACE (5, 0), both, G_N_ELEMENTS (both));
  wr_play_press_space (table.play, WR_SPACE (5, 0));
  g_assert_cmpint (now (&table)->health, ==, 2);
  g_assert_cmpint (now (&table)->at[WR_PIECE_GREEN], ==, WR_SPACE (5, 1));
  wr_play_press_space (table.play, WR_SPACE (5, 0));
  assert_asked (&table, WR_SPACE (5, 0), meet, G_N_ELEMENTS (meet));
  g_assert_cmpint (now (&table)->at[WR_PIECE_GREEN], ==, WR_SPACE (5, 1));

  /* A chosen action is not asked about. */
  wr_play_press_action (table.play, WR_MOVE_MOVE);
  wr_play_press_space (table.play, WR_SPACE (5, 0));
  g_assert_cmpint (now (&table)->at[WR_PIECE_GREEN], ==, WR_SPACE_NONE);
  table_close (&table);
}

/* Another Worm that could be met is picked; the Bird that could fly to its prey or eat it from afar is asked. */
static void
test_meets (void)
{
  const guint8 eats[] = { WR_MOVE_FLY, WR_MOVE_EAT }, pecks[] = { WR_MOVE_DIG, WR_MOVE_PECK };
  Table table;
  WrPosition pos;

  wr_position_init (&pos);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (2, 5);
  pos.at[WR_PIECE_YELLOW] = WR_SPACE (2, 6);
  table_open (&table, &pos);
  wr_play_press_space (table.play, WR_SPACE (2, 5));
  wr_play_press_space (table.play, WR_SPACE (2, 6));
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_YELLOW);
  table_close (&table);

  wr_position_init (&pos);
  pos.turn = WR_SIDE_BIRD;
  pos.at[WR_PIECE_GREEN] = WR_SPACE (4, 0);
  table_open (&table, &pos);
  wr_play_press_space (table.play, WR_SPACE (4, 0));
  assert_asked (&table, WR_SPACE (4, 0), eats, G_N_ELEMENTS (eats));
  wr_play_press_space (table.play, WR_SPACE (5, 1));
  assert_asked (&table, WR_SPACE (5, 1), pecks, G_N_ELEMENTS (pecks));
  table_close (&table);
}

/* What was picked for one target is picked for the next, until it cannot be done, something else is done, or the turn
   ends. */
static void
test_stays_picked (void)
{
  Table table;
  WrPosition pos;

  wr_position_init (&pos);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (1, 8);
  pos.at[WR_PIECE_PINK] = WR_SPACE (9, 2);
  table_open (&table, &pos);
  wr_play_press_space (table.play, WR_SPACE (1, 8));
  wr_play_press_action (table.play, WR_MOVE_BEDROCK);
  wr_play_press_space (table.play, WR_SPACE (1, 7));
  g_assert_cmpint (wr_play_get_action (table.play), ==, WR_MOVE_BEDROCK);
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_GREEN);

  /* Picked anew for the next target it is still picked; pressed twice it is put down, and so it is by Escape. */
  wr_play_press_action (table.play, WR_MOVE_BEDROCK);
  wr_play_press_space (table.play, WR_SPACE (1, 9));
  g_assert_true (wr_position_has_bedrock (now (&table), WR_SPACE (1, 9)));
  g_assert_cmpint (wr_play_get_action (table.play), ==, WR_MOVE_BEDROCK);
  wr_play_undo (table.play);
  g_assert_cmpint (wr_play_get_action (table.play), ==, WR_MOVE_BEDROCK);
  wr_play_press_action (table.play, WR_MOVE_BEDROCK);
  wr_play_press_action (table.play, WR_MOVE_BEDROCK);
  g_assert_cmpint (wr_play_get_action (table.play), ==, 0);
  wr_play_press_action (table.play, WR_MOVE_MOVE);
  wr_play_press_space (table.play, WR_SPACE (0, 8));
  g_assert_cmpint (wr_play_get_action (table.play), ==, WR_MOVE_MOVE);

  /* Another action takes its place, for this time and the next. */
  wr_play_ask_all (table.play, WR_SPACE (0, 7));
  take_asked (&table, 1);
  g_assert_true (wr_position_has_bedrock (now (&table), WR_SPACE (0, 7)));
  g_assert_cmpint (wr_play_get_action (table.play), ==, 0);
  wr_play_undo (table.play);
  wr_play_press_action (table.play, WR_MOVE_MOVE);
  wr_play_end_turn (table.play);
  wr_play_end_turn (table.play);
  g_assert_cmpint (now (&table)->turn, ==, WR_SIDE_WORMS);
  g_assert_cmpint (wr_play_get_action (table.play), ==, 0);
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_NONE);
  table_close (&table);
}

/* A Worm that cannot do what was done with another is picked all the same; what was only picked says why not. */
static void
test_stays_in_no_way (void)
{
  Table table;
  WrPosition pos;

  wr_position_init (&pos);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (4, 1);
  pos.at[WR_PIECE_PINK] = WR_SPACE (9, 9);
  table_open (&table, &pos);
  wr_play_press_space (table.play, WR_SPACE (4, 1));
  wr_play_press_action (table.play, WR_MOVE_PUSH);
  g_assert_cmpint (wr_play_get_action (table.play), ==, 0);
  table_close (&table);

  pos.grass[3] = 4;
  pos.grass[4] = 3;
  pos.at[WR_PIECE_GREEN] = WR_SPACE (4, 4);
  table_open (&table, &pos);
  wr_play_press_action (table.play, WR_MOVE_PUSH);
  wr_play_press_space (table.play, WR_SPACE (9, 9));
  g_assert_cmpstr (table.rule, ==, "R10.2");
  g_assert_cmpint (wr_play_get_action (table.play), ==, WR_MOVE_PUSH);
  wr_play_press_space (table.play, WR_SPACE (4, 3));
  g_assert_cmpint (now (&table)->grass[4], ==, 2);
  g_assert_cmpint (wr_play_get_action (table.play), ==, WR_MOVE_PUSH);
  wr_play_press_space (table.play, WR_SPACE (9, 9));
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_PINK);
  g_assert_cmpint (wr_play_get_action (table.play), ==, 0);
  table_close (&table);
}

/* A wormhole asks for its exit, and then the Worm and its action are still picked. */
static void
test_stays_through_choice (void)
{
  Table table;
  WrPosition pos;

  wr_position_init (&pos);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (1, 8);
  memset (pos.wormholes, 0, sizeof pos.wormholes);
  pos.wormholes[1] = 1 << 7;
  pos.wormholes[8] = 1 << 9 | 1 << 5;
  table_open (&table, &pos);
  wr_play_press_space (table.play, WR_SPACE (1, 8));
  wr_play_press_action (table.play, WR_MOVE_MOVE);
  wr_play_press_space (table.play, WR_SPACE (1, 7));
  g_assert_cmpint (wr_play_get_choice (table.play), ==, WR_CHOICE_EXIT);
  g_assert_cmpint (wr_play_get_action (table.play), ==, 0);
  wr_play_press_space (table.play, WR_SPACE (8, 9));
  g_assert_cmpint (now (&table)->at[WR_PIECE_GREEN], ==, WR_SPACE (8, 9));
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_GREEN);
  g_assert_cmpint (wr_play_get_action (table.play), ==, WR_MOVE_MOVE);
  table_close (&table);
}

/* Dragging picks the piece, and does what a press on the target does, but that it picks no other piece. */
static void
test_drag (void)
{
  Table table;
  WrPosition pos;

  wr_position_init (&pos);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (2, 5);
  pos.at[WR_PIECE_YELLOW] = WR_SPACE (2, 6);
  pos.stunned[WR_PIECE_PINK] = 1;
  table_open (&table, &pos);
  g_assert_cmphex (wr_play_get_movable (table.play), ==, 0xF);
  g_assert_true (wr_play_lift (table.play, WR_PIECE_GREEN));
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_GREEN);
  wr_play_drop (table.play, WR_SPACE (2, 6));
  g_assert_cmpint (now (&table)->at[WR_PIECE_GREEN], ==, WR_SPACE (2, 6));
  g_assert_true (wr_play_lift (table.play, WR_PIECE_YELLOW));
  wr_play_drop (table.play, WR_SPACE (2, 6));
  g_assert_null (table.said);
  wr_play_drop (table.play, WR_SPACE_NONE);
  g_assert_null (table.said);
  wr_play_drop (table.play, WR_SPACE (8, 2));
  g_assert_cmpstr (table.rule, ==, "R10.1");
  g_assert_cmpint (now (&table)->spent, ==, 1);

  /* What can do nothing says why and stays. */
  g_assert_false (wr_play_lift (table.play, WR_PIECE_PINK));
  g_assert_cmpstr (table.rule, ==, "R13.5");
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_YELLOW);
  wr_play_end_turn (table.play);
  g_assert_cmphex (wr_play_get_movable (table.play), ==, 1u << WR_PIECE_BIRD);
  table_close (&table);
}

static void
test_bird_is_picked (void)
{
  Table table;
  WrPosition pos;

  wr_position_init (&pos);
  pos.turn = WR_SIDE_BIRD;
  table_open (&table, &pos);
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_BIRD);

  /* Pressing it once only confirms it, twice asks what it shall do where it is. */
  wr_play_press_space (table.play, WR_SPACE (5, 0));
  g_assert_cmpuint (table.asked, ==, WR_SPACE_NONE);
  g_assert_cmpuint (now (&table)->spent, ==, 0);
  wr_play_press_space (table.play, WR_SPACE (5, 0));
  g_assert_cmpuint (table.asked, ==, WR_SPACE (5, 0));

  wr_play_press_space (table.play, WR_SPACE (0, 0));
  g_assert_cmpint (now (&table)->at[WR_PIECE_BIRD], ==, WR_SPACE (0, 0));
  table_close (&table);
}

static void
test_action_first (void)
{
  Table table;
  WrPosition pos;
  guint n;

  wr_position_init (&pos);
  pos.turn = WR_SIDE_BIRD;
  table_open (&table, &pos);

  /* At once: nothing is left to point at. */
  wr_play_press_action (table.play, WR_MOVE_DRILL);
  g_assert_cmpint (now (&table)->on_grass[WR_DRILLS][5], ==, 1);

  wr_play_press_action (table.play, WR_MOVE_DIG);
  g_assert_cmpint (wr_play_get_action (table.play), ==, WR_MOVE_DIG);
  wr_play_get_options (table.play, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (wr_play_cancel (table.play));
  g_assert_cmpint (wr_play_get_action (table.play), ==, 0);

  /* What cannot be done says why and picks nothing. */
  wr_play_press_action (table.play, WR_MOVE_REST);
  g_assert_cmpstr (table.rule, ==, "R5.3");
  wr_play_press_action (table.play, WR_MOVE_EAT);
  g_assert_cmpstr (table.rule, ==, "R6.6");
  wr_play_press_action (table.play, WR_MOVE_BITE);
  g_assert_cmpstr (table.rule, ==, "R4.3");
  g_assert_cmpint (wr_play_get_action (table.play), ==, 0);
  table_close (&table);
}

/* What stays picked and would happen at once with the next press of its own is put down. */
static void
test_bites (void)
{
  Table table;
  WrPosition pos;

  wr_position_init (&pos);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (4, 1);
  pos.at[WR_PIECE_YELLOW] = WR_SPACE (6, 1);
  table_open (&table, &pos);
  wr_play_press_action (table.play, WR_MOVE_BITE);
  g_assert_cmpint (wr_play_get_action (table.play), ==, WR_MOVE_BITE);
  wr_play_press_space (table.play, WR_SPACE (4, 1));
  g_assert_cmpint (now (&table)->health, ==, pos.health - 1);
  g_assert_cmpint (wr_play_get_action (table.play), ==, 0);
  g_assert_true (wr_play_can (table.play, WR_MOVE_BITE, WR_PIECE_YELLOW));
  wr_play_press_action (table.play, WR_MOVE_BITE);
  g_assert_cmpint (now (&table)->health, ==, pos.health - 2);
  table_close (&table);
}

static const char *
no_bedrock (gconstpointer pos,
            BmMove        move,
            gpointer      data)
{
  return wr_move_kind (move) == WR_MOVE_BEDROCK ? "No Bedrock." : NULL;
}

/* Nothing is offered that a lesson would refuse. */
static void
test_guarded (void)
{
  const guint8 walk[] = { WR_MOVE_MOVE };
  Table table;
  WrPosition pos;

  wr_position_init (&pos);
  table_open (&table, &pos);
  wr_play_set_guard (table.play, no_bedrock, NULL);
  wr_play_press_space (table.play, WR_SPACE (1, 8));
  wr_play_ask_all (table.play, WR_SPACE (1, 7));
  assert_asked (&table, WR_SPACE (1, 7), walk, G_N_ELEMENTS (walk));
  table_close (&table);
}

/* Nobody moves the computer's pieces. */
static void
test_held (void)
{
  Table table;
  WrPosition pos;

  wr_position_init (&pos);
  table_open (&table, &pos);
  g_assert_cmphex (wr_play_get_movable (table.play), !=, 0);
  wr_play_set_computers (table.play, 1u << WR_SIDE_WORMS);
  g_assert_cmphex (wr_play_get_movable (table.play), ==, 0);
  wr_play_press_space (table.play, WR_SPACE (1, 8));
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_NONE);
  table_close (&table);
}

static void
test_raise (void)
{
  Table table;
  WrPosition pos;
  const WrOption *options;
  guint n;

  wr_position_init (&pos);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (1, 1);
  pos.on_grass[WR_GRAVESTONES][0] = pos.on_grass[WR_GRAVESTONES][2] = 1;
  pos.supply[WR_TOKEN_GRAVESTONE] = (guint8) (pos.supply[WR_TOKEN_GRAVESTONE] - 2);
  table_open (&table, &pos);

  /* Two Gravestones: first which, then where to.  Only Green can, so nobody asks who. */
  wr_play_press_action (table.play, WR_MOVE_RAISE);
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_GREEN);
  options = wr_play_get_options_at (table.play, WR_SPACE (0, 0), &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (options[0].kind, ==, WR_PRESS_GRAVE);
  wr_play_press_space (table.play, WR_SPACE (0, 0));
  /* The Gravestone goes back alone. */
  g_assert_true (wr_play_cancel (table.play));
  g_assert_cmpint (wr_play_get_action (table.play), ==, WR_MOVE_RAISE);
  options = wr_play_get_options_at (table.play, WR_SPACE (2, 0), &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (options[0].kind, ==, WR_PRESS_GRAVE);
  wr_play_press_space (table.play, WR_SPACE (2, 0));
  wr_play_press_space (table.play, WR_SPACE (3, 1));
  g_assert_cmpint (now (&table)->at[WR_PIECE_ZOMBIE_1], ==, WR_SPACE (3, 1));
  g_assert_cmpint (now (&table)->on_grass[WR_GRAVESTONES][2], ==, 0);
  table_close (&table);
}

/* Whatever is pressed does something or says something: no press is dead. */
static void
press_everything (Table *table)
{
  WrPosition before = *now (table);

  for (int column = 0; column < WR_N_COLUMNS; column++)
    for (int row = 0; row <= WR_LAST_ROW; row++)
      {
        WrSpace space = WR_SPACE (column, row);
        WrPiece piece = wr_play_get_piece (table->play);
        guint n;

        wr_play_get_options_at (table->play, space, &n);
        if (n > 0 || wr_position_crawlers_at (&before, space) != 0 || before.at[WR_PIECE_BIRD] == space)
          continue;
        g_clear_pointer (&table->said, g_free);
        wr_play_press_space (table->play, space);
        g_assert_nonnull (table->said);
        g_assert_cmpint (wr_play_get_piece (table->play), ==, piece);
        g_assert_true (wr_position_equal (now (table), &before));
        if (table->rule != NULL)
          g_assert_nonnull (bm_rule_words (&wr_learn, table->rule));
      }
}

/* Every event leaves its words or is meant to be silent, and using them up comes to an end. */
static void
read_lines (const BmEvent *events,
            guint          n)
{
  while (n > 0)
    {
      WrHappening line;
      guint used = wr_happening_read (events, n, &line);

      g_assert_cmpuint (used, >, 0);
      g_assert_cmpuint (used, <=, n);
      switch ((int) events[0].kind)
        {
        case WR_EVENT_SPENT:
        case WR_EVENT_TURN_END:
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
  WrPosition pos;
  BmMove moves[BM_MAX_MOVES];
  Table table;

  wr_rules_start (&pos, game, 0);
  table_open (&table, &pos);
  for (guint i = 0; i < MOST_MOVES && bm_match_get_to_act (table.match) != BM_SIDE_NOBODY; i++)
    {
      guint n = bm_match_get_legal (table.match, moves), n_events;
      BmMove move = moves[bm_random_next (dice) % n];
      g_autofree char *name = NULL;
      const BmEvent *events;
      WrForecast forecast;
      WrPosition before = *now (&table);

      if (i % 16 == 0)
        press_everything (&table);
      name = wr_move_words (now (&table), move);
      g_assert_cmpstr (name, !=, "");
      wr_forecast_move (&before, move, &forecast);
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
  WrPosition pos;
  WrNight night;
  g_auto(GStrv) lines = NULL;

  wr_position_init (&pos);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 1);
  pos.on_grass[WR_DRILLS][5] = 1;
  pos.on_grass[WR_DRILLS][2] = 2;
  pos.supply[WR_TOKEN_DRILL] = 1;
  pos.bedrock[2] = 1u << 1;
  pos.supply[WR_TOKEN_BEDROCK]--;
  g_assert_true (wr_forecast_night (&pos, &night));
  g_assert_false (night.open);
  /* One Drill breaks with the Bedrock, the other sinks; the Bird comes down on Green, eats and then hungers. */
  g_assert_cmpuint (night.board.sinks[2], ==, 1);
  g_assert_cmpuint (night.board.sinks[5], ==, 1);
  g_assert_cmpuint (night.board.n_breaks, ==, 2);
  g_assert_cmphex (night.met, ==, 1u << WR_PIECE_GREEN);
  g_assert_cmphex (night.board.crossed, ==, 1u << WR_PIECE_GREEN);
  g_assert_cmpuint (night.hunger, ==, 9);
  lines = wr_forecast_night_lines (&night);
  g_assert_true (g_strv_contains ((const char * const *) lines, "The Bird meets Green"));
  g_assert_true (g_strv_contains ((const char * const *) lines, "Hunger will be 9"));

  wr_rules_start (&pos, 1, 0);
  g_assert_false (wr_forecast_night (&pos, &night));
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
  g_test_add_func ("/play/bites", test_bites);
  g_test_add_func ("/play/guarded", test_guarded);
  g_test_add_func ("/play/held", test_held);
  g_test_add_func ("/play/raise", test_raise);
  g_test_add_func ("/play/random-games", test_random_games);
  g_test_add_func ("/forecast/night", test_night);
  return g_test_run ();
}
