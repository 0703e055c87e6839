/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * BmMatch: history, signals, what may be taken back.
 */
#include <string.h>

#include "wr-event.h"
#include "bm-match.h"
#include "wr-move.h"
#include "wr-move-text.h"
#include "wr-position-json.h"
#include "wr-cards-json.h"
#include "wr-game.h"

typedef struct
{
  guint         n_events;
  guint         place; /* of the next event among those of its move */
  guint         n_changed;
  BmMatchChange last;
  guint         ply_seen;
} Heard;

static void
event_cb (BmMatch       *match,
          const BmEvent *event,
          Heard         *heard)
{
  const BmEvent *all;
  guint n;

  /* The match stands at the new position already, and knows the same events. */
  all = bm_match_get_last_events (match, &n);
  g_assert_cmpuint (heard->place, <, n);
  g_assert_cmpmem (event, sizeof *event, &all[heard->place], sizeof *event);
  heard->place++;
  heard->n_events++;
}

static void
changed_cb (BmMatch       *match,
            BmMatchChange  change,
            Heard         *heard)
{
  heard->n_changed++;
  heard->place = 0;
  heard->last = change;
  heard->ply_seen = bm_match_get_ply (match);
}

static BmMatch *
new_match (Heard *heard)
{
  g_autoptr (GError) error = NULL;
  BmMatch *match = bm_match_new (&wr_game, "start", 1, &error);

  g_assert_no_error (error);
  *heard = (Heard) { 0 };
  g_signal_connect (match, "event", G_CALLBACK (event_cb), heard);
  g_signal_connect (match, "changed", G_CALLBACK (changed_cb), heard);
  return match;
}

static BmMatch *
match_from (const char *text)
{
  g_autoptr (GError) error = NULL;
  WrPosition pos;

  g_assert_true (wr_position_parse ("text", text, strlen (text), &pos, &error));
  g_assert_no_error (error);
  return bm_match_new_from_position (&wr_game, &pos);
}

static void
play (BmMatch    *match,
      const char *move)
{
  BmRefusal refusal = { 0 };

  if (!bm_match_play (match, wr_move_from_text (NULL, move), &refusal))
    g_error ("%s: %s", move, refusal.message);
}

static void
test_new (void)
{
  Heard heard;
  BmMatch *match = new_match (&heard);
  BmMatch *other = match_from ("{\"seed\": 9}");
  g_autoptr (GError) error = NULL;
  guint n;

  g_assert_true (bm_match_get_game (match) == &wr_game);
  g_assert_cmpstr (bm_match_get_options (match), ==, "start");
  g_assert_cmpuint (bm_match_get_seed (match), ==, 1);
  g_assert_cmpuint (bm_match_get_ply (match), ==, 0);
  g_assert_cmpuint (bm_match_get_n_moves (match), ==, 0);
  g_assert_cmpint (bm_match_get_to_act (match), ==, WR_SIDE_BIRD);
  g_assert_cmpuint (bm_match_get_winners (match), ==, 0);
  g_assert_nonnull (bm_match_get_last_events (match, &n));
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpstr (bm_match_get_player (match, 0), ==, "");
  bm_match_set_player (match, 0, "Ann");
  bm_match_set_player (match, 0, bm_match_get_player (match, 0));
  g_assert_cmpstr (bm_match_get_player (match, 0), ==, "Ann");

  g_assert_null (bm_match_get_options (other));
  g_assert_cmpuint (bm_match_get_seed (other), ==, 9);
  g_assert_null (bm_match_dup_record (other));

  g_assert_null (bm_match_new (&wr_game, "start:cards=many", 1, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (heard.n_changed, ==, 0);
  g_assert_finalize_object (match);
  g_assert_finalize_object (other);
}

static void
test_play (void)
{
  Heard heard;
  BmMatch *match = new_match (&heard);
  BmRefusal refusal = { 0 };
  const BmEvent *events;
  guint n, n_land;

  g_assert_false (bm_match_play (match, wr_move_from_text (NULL, "end"), &refusal));
  g_assert_cmpstr (refusal.rule, ==, "R3.5");
  g_assert_false (bm_match_play (match, BM_MOVE_NONE, NULL));
  g_assert_cmpuint (heard.n_changed + heard.n_events, ==, 0);

  play (match, "land f0");
  bm_match_get_events (match, 0, &n_land);
  g_assert_cmpuint (n_land, ==, 3);
  g_assert_cmpuint (heard.n_events, ==, 3);
  g_assert_cmpuint (heard.n_changed, ==, 1);
  g_assert_cmpint (heard.last, ==, BM_MATCH_PLAYED);
  g_assert_cmpuint (heard.ply_seen, ==, 1);

  heard.n_events = 0;
  play (match, "move green up");
  g_assert_cmpuint (heard.n_events, ==, 2);
  g_assert_cmpuint (heard.n_changed, ==, 2);
  g_assert_cmpint (bm_match_get_move_side (match, 0), ==, WR_SIDE_BIRD);
  g_assert_cmpint (bm_match_get_move_side (match, 1), ==, WR_SIDE_WORMS);
  g_assert_cmphex (bm_match_get_move (match, 1), ==, wr_move_from_text (NULL, "move green up"));

  events = bm_match_get_events_since (match, 0, &n);
  g_assert_cmpuint (n, ==, 5);
  g_assert_cmpint (events[0].kind, ==, WR_EVENT_PUT);
  events = bm_match_get_events_since (match, 1, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpint (events[1].kind, ==, WR_EVENT_MOVED);
  bm_match_get_events_since (match, 2, &n);
  g_assert_cmpuint (n, ==, 0);

  /* The position before is still what it was. */
  g_assert_cmpint (((const WrPosition *) bm_match_get_position_at (match, 0))->turn, ==, WR_TURN_SETUP);
  g_assert_cmpint (((const WrPosition *) bm_match_get_position (match))->spent, ==, 1);
  g_assert_finalize_object (match);
}

/* All of a line, each of its moves for itself, or none. */
static void
test_line (void)
{
  Heard heard;
  BmMatch *match = new_match (&heard);
  const BmMove end = wr_move_from_text (NULL, "end");
  const BmMove moves[] = { wr_move_from_text (NULL, "land f0"), end, end };
  const BmMove wrong[] = { moves[0], moves[0] };
  BmRefusal refusal = { 0 };

  g_assert_false (bm_match_play_line (match, wrong, G_N_ELEMENTS (wrong), &refusal));
  g_assert_nonnull (refusal.message);
  g_assert_cmpuint (heard.n_changed + heard.n_events, ==, 0);
  g_assert_cmpuint (bm_match_get_n_moves (match), ==, 0);

  g_assert_true (bm_match_play_line (match, moves, G_N_ELEMENTS (moves), NULL));
  g_assert_cmpuint (heard.n_changed, ==, 3);
  g_assert_cmpuint (heard.ply_seen, ==, 3);
  g_assert_cmpuint (bm_match_get_n_moves (match), ==, 3);
  g_assert_cmpint (bm_match_get_move_side (match, 1), ==, WR_SIDE_WORMS);
  g_assert_cmpint (bm_match_get_move_side (match, 2), ==, WR_SIDE_BIRD);
  g_assert_finalize_object (match);
}

static void
test_undo_redo (void)
{
  Heard heard;
  BmMatch *match = new_match (&heard);
  WrPosition before, after;
  guint n;

  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_NOTHING);
  g_assert_false (bm_match_undo (match));
  g_assert_false (bm_match_redo (match));
  play (match, "land f0");
  /* The Bird landed, the Worms decide. */
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_OTHER_SIDE);
  g_assert_false (bm_match_undo (match));

  before = *(const WrPosition *) bm_match_get_position (match);
  play (match, "move green up");
  after = *(const WrPosition *) bm_match_get_position (match);
  heard = (Heard) { 0 };
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_YES);
  g_assert_true (bm_match_undo (match));
  g_assert_cmpuint (heard.n_changed, ==, 1);
  g_assert_cmpuint (heard.n_events, ==, 0);
  g_assert_cmpint (heard.last, ==, BM_MATCH_UNDONE);
  g_assert_true (wr_position_equal (bm_match_get_position (match), &before));
  g_assert_cmpuint (bm_match_get_n_moves (match), ==, 2);
  g_assert_true (bm_match_can_redo (match));

  g_assert_true (bm_match_redo (match));
  g_assert_cmpuint (heard.n_changed, ==, 2);
  g_assert_cmpint (heard.last, ==, BM_MATCH_REDONE);
  g_assert_true (wr_position_equal (bm_match_get_position (match), &after));
  bm_match_get_last_events (match, &n);
  g_assert_cmpuint (n, ==, 2);

  /* Another move forgets what could be redone, its events too. */
  g_assert_true (bm_match_undo (match));
  heard = (Heard) { 0 };
  play (match, "move pink down");
  g_assert_false (bm_match_can_redo (match));
  g_assert_cmpuint (bm_match_get_n_moves (match), ==, 2);
  bm_match_get_events_since (match, 0, &n);
  g_assert_cmpuint (n, ==, 5);
  g_assert_finalize_object (match);
}

static void
test_undo_locks (void)
{
  BmMatch *match = match_from ("{\"turn\": \"worms\"}");

  /* Several of one's own, one after the other. */
  play (match, "move green up");
  play (match, "move pink up");
  g_assert_true (bm_match_undo (match));
  g_assert_true (bm_match_undo (match));
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_NOTHING);
  g_assert_true (bm_match_redo (match));

  /* The turn is over: no die, but the Bird decides. */
  play (match, "end");
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_OTHER_SIDE);
  /* The night rolls a die. */
  play (match, "end");
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_CHANCE);
  g_assert_false (bm_match_undo (match));
  g_assert_finalize_object (match);

  /* A match that is decided is decided. */
  match = match_from ("{\"health\": 1, \"worms\": [{\"colour\": \"green\", \"at\": \"e0\"}]}");
  play (match, "bite green");
  g_assert_cmpuint (bm_match_get_winners (match), ==, 1u << WR_SIDE_WORMS);
  g_assert_cmpint (bm_match_get_to_act (match), ==, BM_SIDE_NOBODY);
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_OVER);
  g_assert_false (bm_match_undo (match));
  g_assert_finalize_object (match);

  /* In the Bird's turn the Worms choose an exit: the Bird cannot take its own dig back after that. */
  match = match_from ("{\"turn\": \"bird\", \"wormholes\": [\"e4\", \"a3\", \"k3\"], \"bird\": {\"at\": \"f5\"}, "
                      "\"grass\": [0,0,0,0,0,5,0,0,0,0,0], \"worms\": [{\"colour\": \"green\", \"at\": \"e3\"}]}");
  play (match, "dig left");
  g_assert_cmpint (bm_match_get_to_act (match), ==, WR_SIDE_WORMS);
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_OTHER_SIDE);
  play (match, "exit k3");
  g_assert_cmpint (bm_match_get_to_act (match), ==, WR_SIDE_BIRD);
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_OTHER_SIDE);
  g_assert_finalize_object (match);
}

static BmMatch *
match_with_cards (const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (wr_cards_need (&error));
  g_assert_no_error (error);
  return match_from (text);
}

/* A card that the other side knows already is played: nobody has learned anything by that.  Looking at a hand, and
   drawing, teach somebody something. */
static void
test_undo_cards (void)
{
  BmMatch *match = match_with_cards ("{\"turn\": \"worms\", \"hands\": {\"worms\": [\"stone-shelf\", \"tripwire\"]}, "
                                     "\"known\": {\"bird\": [\"stone-shelf\", \"tripwire\"]}, "
                                     "\"bird\": {\"at\": \"f0\"}}");
  BmMove moves[BM_MAX_MOVES];
  const BmEvent *events;
  guint n = bm_match_get_legal (match, moves), n_cards = 0, n_events;

  for (guint i = 0; i < n; i++)
    {
      if (wr_move_kind (moves[i]) != WR_MOVE_PLAY)
        continue;
      g_assert_true (bm_match_play (match, moves[i], NULL));
      g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_YES);
      bm_match_get_lock (match, &n_events);
      g_assert_cmpuint (n_events, ==, 0);
      g_assert_true (bm_match_undo (match));
      n_cards++;
    }
  g_assert_cmpuint (n_cards, >, 0);
  g_assert_finalize_object (match);

  /* The Bird draws. */
  match = match_with_cards ("{\"turn\": \"worms\", \"decks\": {\"bird\": [\"roost\"]}}");
  bm_match_set_automatic (match, WR_SIDE_BIRD, TRUE);
  play (match, "end");
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_CHANCE);
  events = bm_match_get_lock (match, &n_events);
  g_assert_cmpuint (n_events, >, 0);
  g_assert_cmpint (events[n_events - 1].kind, ==, WR_EVENT_DRAWN);
  g_assert_finalize_object (match);
}

/* The computer plays the Bird: the Worms take back over its moves, as long as nothing was shown by them. */
static void
test_undo_automatic (void)
{
  Heard heard = { 0 };
  BmMatch *match = match_from ("{\"turn\": \"worms\", \"bird\": {\"at\": \"f0\"}}");

  g_assert_false (bm_match_get_automatic (match, WR_SIDE_BIRD));
  bm_match_set_automatic (match, WR_SIDE_BIRD, TRUE);
  g_assert_true (bm_match_get_automatic (match, WR_SIDE_BIRD));
  g_assert_false (bm_match_get_automatic (match, WR_SIDE_WORMS));
  g_signal_connect (match, "changed", G_CALLBACK (changed_cb), &heard);

  /* While the computer still thinks; then over two of its moves. */
  play (match, "move green up");
  play (match, "end");
  g_assert_cmpint (bm_match_get_to_act (match), ==, WR_SIDE_BIRD);
  g_assert_true (bm_match_undo (match));
  g_assert_cmpuint (bm_match_get_ply (match), ==, 1);
  g_assert_true (bm_match_redo (match));
  play (match, "fly e0");
  play (match, "drill");
  heard = (Heard) { 0 };
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_YES);
  g_assert_true (bm_match_undo (match));
  g_assert_cmpuint (heard.n_changed, ==, 1);
  g_assert_cmpuint (heard.ply_seen, ==, 1);
  g_assert_cmpint (bm_match_get_to_act (match), ==, WR_SIDE_WORMS);
  g_assert_true (bm_match_redo (match));
  g_assert_cmpuint (heard.n_changed, ==, 2);
  g_assert_cmpuint (heard.ply_seen, ==, 4);
  g_assert_true (bm_match_undo (match));

  /* The night rolls a die. */
  g_assert_true (bm_match_redo (match));
  play (match, "end");
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_CHANCE);
  g_assert_finalize_object (match);

  /* Nobody but computers: there is nobody to take anything back. */
  match = match_from ("{\"turn\": \"worms\"}");
  bm_match_set_automatic (match, WR_SIDE_WORMS, TRUE);
  play (match, "move green up");
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_NOTHING);
  g_assert_finalize_object (match);

  /* The exit that the computer chose in the other's turn goes back with the dig that led to it. */
  match = match_from ("{\"turn\": \"bird\", \"wormholes\": [\"e4\", \"a3\", \"k3\"], \"bird\": {\"at\": \"f5\"}, "
                      "\"grass\": [0,0,0,0,0,5,0,0,0,0,0], \"worms\": [{\"colour\": \"green\", \"at\": \"e3\"}]}");
  bm_match_set_automatic (match, WR_SIDE_WORMS, TRUE);
  play (match, "dig left");
  play (match, "exit k3");
  g_assert_cmpint (bm_match_get_to_act (match), ==, WR_SIDE_BIRD);
  g_assert_true (bm_match_undo (match));
  g_assert_cmpuint (bm_match_get_ply (match), ==, 0);
  g_assert_finalize_object (match);
}

/* A whole match; its record holds what was played, not what was taken back. */
static void
test_record (void)
{
  g_autoptr (BmMatch) match = bm_match_new (&wr_game, "start", 11, NULL);
  g_autoptr (BmMatch) again = NULL;
  g_autoptr (BmRecord) record = NULL, record_again = NULL;
  g_autofree char *text = NULL, *text_again = NULL;
  BmMove moves[BM_MAX_MOVES];
  guint n;

  while ((n = bm_match_get_legal (match, moves)) > 0)
    {
      BmMove move = moves[g_test_rand_int_range (0, (int) n)];

      g_assert_true (bm_match_is_legal (match, move));
      g_assert_true (bm_match_play (match, move, NULL));
      if (g_test_rand_int_range (0, 10) == 0)
        bm_match_undo (match);
    }
  record = bm_match_dup_record (match);
  g_assert_cmpuint (record->moves->len, ==, bm_match_get_ply (match));

  again = bm_match_new (&wr_game, record->start, record->seed, NULL);
  for (guint i = 0; i < record->moves->len; i++)
    play (again, g_ptr_array_index (record->moves, i));
  g_assert_true (wr_position_equal (bm_match_get_position (match), bm_match_get_position (again)));
  g_assert_cmpuint (bm_match_get_winners (again), ==, bm_match_get_winners (match));
  record_again = bm_match_dup_record (again);
  text = bm_record_to_text (record);
  text_again = bm_record_to_text (record_again);
  g_assert_cmpstr (text, ==, text_again);
}

/* Whoever hears "changed" may play on, or drop the match. */
static void
play_on_cb (BmMatch       *match,
            BmMatchChange  change,
            gpointer       data)
{
  if (bm_match_get_ply (match) < 5)
    play (match, bm_match_get_ply (match) % 2 == 0 ? "move green up" : "move green down");
}

static void
drop_cb (BmMatch       *match,
         BmMatchChange  change,
         BmMatch      **held)
{
  g_clear_object (held);
}

static void
test_handlers (void)
{
  BmMatch *match = match_from ("{\"actions\": 8}");

  g_signal_connect (match, "changed", G_CALLBACK (play_on_cb), NULL);
  play (match, "move green up");
  g_assert_cmpuint (bm_match_get_ply (match), ==, 5);
  g_assert_finalize_object (match);

  match = match_from ("{}");
  g_signal_connect (match, "changed", G_CALLBACK (drop_cb), &match);
  play (match, "move green up");
  g_assert_null (match);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/new", test_new);
  g_test_add_func ("/match/play", test_play);
  g_test_add_func ("/match/line", test_line);
  g_test_add_func ("/match/undo-redo", test_undo_redo);
  g_test_add_func ("/match/undo-locks", test_undo_locks);
  g_test_add_func ("/match/undo-cards", test_undo_cards);
  g_test_add_func ("/match/undo-automatic", test_undo_automatic);
  g_test_add_func ("/match/record", test_record);
  g_test_add_func ("/match/handlers", test_handlers);
  return g_test_run ();
}
