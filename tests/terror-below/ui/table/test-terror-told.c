/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What one seat does is told to the others in words and pictures that are the same whatever is hidden from them: while it
 * happens, in the log, after the hand-over and in the recap.
 *
 * A turn of one seat is played twice, with other hands, face-down cards and decks of Vehicles, Items and Weapons that are
 * hidden from the seat that is to decide next.  The dice and the decks that all see opened are the same, so that both turns
 * look the same to that seat as long as nothing is told.
 */
#include "config.h"

#include <string.h>

#include "tb-secrets.h"

#include "bm-recap-panel.h"
#include "tb-asks.h"
#include "tb-event-why.h"
#include "tb-event-words.h"
#include "tb-game.h"
#include "tb-move.h"
#include "tb-recap.h"
#include "tb-rules.h"
#include "tb-table-private.h"

#define MOST_MOVES   40
#define MOST_MATCHES 200

/* ---- The same turn twice */

/* The moves that lead from both positions to the decision of READER, whose views are the same all the way. */
typedef struct
{
  TbPosition one;
  TbPosition two;
  BmMove     moves[MOST_MOVES];
  guint      n_moves;
  int        reader;
} Turn;

static gboolean
has_move (const TbPosition *pos,
          BmMove            move)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves);

  for (guint i = 0; i < n; i++)
    if (moves[i] == move)
      return TRUE;
  return FALSE;
}

static gboolean
look_alike (const TbPosition *one,
            const TbPosition *two,
            int               reader)
{
  TbPosition view = *one, other = *two;

  tb_rules_hide (&view, (guint) reader);
  tb_rules_hide (&other, (guint) reader);
  return tb_position_equal (&view, &other);
}

/* A move of both that ends the turn soon. */
static BmMove
pick_move (const TbPosition *one,
           const TbPosition *two,
           guint64          *chance)
{
  BmMove done = TB_MOVE (TB_MOVE_DONE, 0, 0, 0), move;

  if (tb_asks_of (one) != TB_ASKS_ACT && has_move (one, done) && has_move (two, done))
    return done;
  for (guint i = 0; i < 30; i++)
    {
      move = tb_rules_pick (one, chance);
      if (has_move (two, move))
        return move;
    }
  return has_move (one, done) && has_move (two, done) ? done : BM_MOVE_NONE;
}

/* What is hidden from READER, without that what all see soon. */
static void
make_two (Turn    *turn,
          guint64 *chance)
{
  static const TbDeck open[] = { TB_DECK_WORMS, TB_DECK_BOUNTIES };
  TbPosition *two = &turn->two;

  tb_secrets_make_twin (&turn->one, (guint) turn->reader, chance, two);
  two->seed = turn->one.seed;
  memcpy (two->owned, turn->one.owned, sizeof two->owned);
  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    tb_position_set_piles (two, open[i], tb_deck (&turn->one, open[i]), turn->one.n_deck[open[i]], tb_discards (&turn->one, open[i]),
                           turn->one.n_discards[open[i]]);
}

/* Plays both to the next decision of another seat, which has to be the reader's own turn. */
static gboolean
play_both (Turn    *turn,
           guint64 *chance)
{
  TbPosition one = turn->one, two = turn->two;
  int seat = tb_position_to_act (&one);

  for (turn->n_moves = 0; tb_position_to_act (&one) == seat; turn->n_moves++)
    {
      BmMove move = turn->n_moves < MOST_MOVES ? pick_move (&one, &two, chance) : BM_MOVE_NONE;

      if (move == BM_MOVE_NONE)
        return FALSE;
      turn->moves[turn->n_moves] = move;
      tb_rules_apply (&one, move, NULL, NULL);
      tb_rules_apply (&two, move, NULL, NULL);
      if (!look_alike (&one, &two, turn->reader))
        return FALSE;
    }
  return tb_position_to_act (&one) == turn->reader && one.turn == turn->reader && tb_asks_of (&one) == TB_ASKS_PLAY;
}

static gboolean
has_down (const TbPosition *pos,
          guint             seat)
{
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    for (guint i = 0; i < pos->slots[slot].n_cards; i++)
      if (pos->slots[slot].by[i] == (seat | TB_LAID_DOWN))
        return TRUE;
  return FALSE;
}

/* A turn in which cards are drawn that the next seat does not see, with a face-down card of the seat at turn. */
static gboolean
find_turn (Turn       *turn,
           const char *options,
           guint       skipped)
{
  for (guint64 seed = 1; seed < MOST_MATCHES; seed++)
    {
      g_autoptr (BmMatch) match = bm_match_new (&tb_game, options, seed, NULL);
      guint64 chance = seed * 77 + 5;

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          const TbPosition *pos = bm_match_get_position (match);

          if (pos->round >= 3 && tb_asks_of (pos) == TB_ASKS_PLAY && has_down (pos, pos->turn))
            {
              guint64 deal = seed + bm_match_get_ply (match);

              turn->one = *pos;
              turn->reader = (int) tb_position_clockwise (pos, pos->turn, 1);
              make_two (turn, &deal);
              if (play_both (turn, &deal) && turn->n_moves >= 4 && skipped-- == 0)
                return TRUE;
            }
          g_assert_true (bm_match_play (match, tb_rules_pick (pos, &chance), NULL));
        }
    }
  return FALSE;
}

/* ---- What is told */

typedef struct
{
  UiDriver driver;
  TbTable *table;
  GString *all;
} Telling;

static void
append_flights (Telling       *telling,
                const BmEvent *event)
{
  TbTable *table = telling->table;
  TbFlightPlan plans[TB_MAX_FLIGHTS];
  guint n = tb_flights_of (tb_board_view_get_told (table->board), event, table->show.seat, table->told_turn, plans);

  g_string_append_printf (telling->all, "event %u\n", event->kind);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (telling->all, "flies %s %s from %u %u %u to %u %u %u\n", plans[i].art, plans[i].back, plans[i].from.kind,
                            plans[i].from.n, plans[i].from.m, plans[i].to.kind, plans[i].to.n, plans[i].to.m);
}

/* The table has heard it already.  What it would show in the next frames is shown now. */
static void
reached_cb (Telling *telling,
            guint    event)
{
  TbTable *table = telling->table;

  if (table->show.seat == BM_SIDE_NOBODY || table->show.seat != tb_play_get_position (table->play)->turn)
    append_flights (telling, tb_board_view_get_event (table->board, event));
  tb_table_stop_later (table);
  tb_table_show_parts (table, TB_PART_ALL);
  tb_secrets_append_window (telling->all, &telling->driver);
}

static void
append_lines (GString   *all,
              GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const BmLine *line = g_ptr_array_index (lines, i);

      g_string_append_printf (all, "line %s [%s] [%s] %u %u\n", line->text, line->art == NULL ? "" : line->art,
                              line->style == NULL ? "" : line->style, line->at, line->n_marks);
    }
}

/* The chain of causes behind a line of the log. */
static void
append_why (GString *all,
            BmMatch *match,
            guint    index,
            guint    at)
{
  g_autoptr (GArray) links = tb_event_why (match, index, at);

  for (guint i = 0; i < links->len; i++)
    {
      const TbWhy *link = &g_array_index (links, TbWhy, i);

      g_string_append_printf (all, "as %s [%s] %u\n", link->text, link->rule == NULL ? "" : link->rule, link->card);
    }
}

/* What the log holds, in sight or not, and what the recap can say. */
static void
append_story (Telling *telling,
              BmMatch *match)
{
  g_autoptr (GPtrArray) recap = tb_recap_new (match, bm_match_get_to_act (match));

  for (guint i = 0; i < bm_match_get_ply (match); i++)
    {
      g_autoptr (GPtrArray) lines = tb_event_lines (match, i);

      append_lines (telling->all, lines);
      for (guint k = 0; k < lines->len; k++)
        append_why (telling->all, match, i, ((BmLine *) g_ptr_array_index (lines, k))->at);
    }
  append_lines (telling->all, recap);
}

/* Everything that READER can see and hear of the turn.  COMPUTERS: bits of seats. */
static char *
tell (const Turn       *turn,
      const TbPosition *pos,
      guint             computers)
{
  g_autoptr (BmMatch) match = bm_match_new_from_position (&tb_game, pos);
  Telling telling = { .all = g_string_new (NULL) };
  UiDriver *driver = &telling.driver;

  ui_driver_open_size (driver, 1, 1280, 800);
  g_settings_set_string (driver->settings, "animation-speed", "fast");
  tb_driver_show (driver, match, computers);
  telling.table = tb_driver_table (driver);
  g_signal_connect_data (telling.table->board, "motion-reached", G_CALLBACK (reached_cb), &telling, NULL,
                         G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  /* A person who plays has the own hand open until the last move. */
  if ((computers & 1u << pos->turn) == 0)
    ui_act (GTK_WIDGET (telling.table), "table.show-hand");
  for (guint i = 0; i < turn->n_moves; i++)
    {
      if (i + 1 == turn->n_moves && (computers & 1u << pos->turn) == 0)
        g_string_truncate (telling.all, 0);
      g_assert_true (bm_match_play (match, turn->moves[i], NULL));
      UI_WAIT_UNTIL (!tb_table_is_moving (telling.table));
    }
  g_assert_cmpuint (bm_match_get_ply (match), ==, turn->n_moves);
  tb_secrets_rest (driver);
  tb_secrets_append_window (telling.all, driver);
  append_story (&telling, match);
  if (ui_driver_has_button (driver, "I’m here"))
    ui_driver_click (driver, "I’m here");
  tb_secrets_rest (driver);
  g_assert_true (ui_driver_shows (driver, BM_TYPE_RECAP_PANEL));
  tb_secrets_append_window (telling.all, driver);
  ui_driver_click (driver, "Go on");
  tb_secrets_rest (driver);
  tb_secrets_append_window (telling.all, driver);
  tb_secrets_append_answers (telling.all, driver);
  ui_driver_close (driver);
  return g_string_free (telling.all, FALSE);
}

/* ---- The turns that are told */

typedef struct
{
  const char *name;
  const char *options;
  guint       skipped;
  gboolean    computer; /* the one who is told is the only person */
} Case;

static const Case cases[] = {
  { "two-people", "start:players=2", 0, FALSE },
  { "one-of-two", "start:players=2,board=canyon", 1, TRUE },
  { "one-of-three", "start:players=3", 0, TRUE },
  { "five-people", "start:players=5", 0, FALSE },
};

static void
test_told (gconstpointer data)
{
  const Case *one = data;
  Turn turn = { 0 };
  g_autofree char *told = NULL, *other = NULL;
  guint computers;

  g_assert_true (find_turn (&turn, one->options, one->skipped));
  computers = one->computer ? ((1u << turn.one.options.players) - 1) & ~(1u << turn.reader) : 0;
  told = tell (&turn, &turn.one, computers);
  other = tell (&turn, &turn.two, computers);
  tb_secrets_compare (one->name, told, other);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/terror-told/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_told);
    }
  return g_test_run ();
}
