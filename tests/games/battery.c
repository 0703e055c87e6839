/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "battery.h"

#include <string.h>

#include "bm-bot.h"
#include "bm-json.h"
#include "bm-replay.h"
#include "bm-store.h"
#include "store-test.h"

/* So many matches from each beginning. */
#define MATCHES    8
/* No match is longer. */
#define MOST_MOVES 4000
/* Between two looks at what takes long. */
#define SELDOM     16

#define NAME "2026-11-21-1830"

typedef struct
{
  const BmGame      *game;
  const char *const *starts;
} Battery;

/* The next move of a random match, by CHANCE; BM_MOVE_NONE: it is over. */
static BmMove
any_move (const BmGame  *game,
          gconstpointer  position,
          guint64       *chance)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = game->legal (position, moves);

  return n == 0 ? BM_MOVE_NONE : moves[bm_random_next (chance) % n];
}

static gpointer
new_position (const BmGame *game,
              const char   *start,
              guint64       seed)
{
  gpointer position = g_malloc0 (game->position_size);
  g_autoptr (GError) error = NULL;

  game->start (position, start, seed, &error);
  g_assert_no_error (error);
  return position;
}

/* Calls CHECK at every ply of random matches. */
typedef void (*Check) (const BmGame  *game,
                       gconstpointer  position,
                       guint          ply,
                       guint64       *chance);

static void
at_every_ply (const Battery *battery,
              Check          check)
{
  const BmGame *game = battery->game;

  for (guint i = 0; battery->starts[i] != NULL; i++)
    for (guint seed = 1; seed <= MATCHES; seed++)
      {
        g_autofree gpointer position = new_position (game, battery->starts[i], seed);
        guint64 chance = seed;
        BmMove move;

        for (guint ply = 0;; ply++)
          {
            g_assert_cmpuint (ply, <, MOST_MOVES);
            check (game, position, ply, &chance);
            move = any_move (game, position, &chance);
            if (move == BM_MOVE_NONE)
              break;
            game->apply (position, move, NULL, NULL);
          }
      }
}

static char *
text_of (const BmGame  *game,
         gconstpointer  position)
{
  GString *string = g_string_new (NULL);

  game->append_position (position, string);
  return g_string_free (string, FALSE);
}

/* ---- Moves */

static void
check_text (const BmGame  *game,
            gconstpointer  position,
            BmMove         move)
{
  g_autoptr (GString) text = g_string_new (NULL);

  game->move_text (move, text);
  g_assert_cmpuint (text->len, >, 0);
  g_assert_null (strchr (text->str, '\n'));
  g_assert_cmphex (game->read_move (position, text->str), ==, move);
}

/* MOVE is legal if it is listed; else there is a reason. */
static void
check_any (const BmGame  *game,
           gconstpointer  position,
           const BmMove  *moves,
           guint          n,
           BmMove         move)
{
  BmRefusal refusal = { NULL, NULL };
  gboolean listed = FALSE;

  for (guint i = 0; i < n; i++)
    listed |= moves[i] == move;
  g_assert_cmpint (game->is_legal (position, move), ==, listed);
  g_assert_cmpint (game->why (position, move, &refusal), ==, listed);
  g_assert_true (listed || refusal.message != NULL);
}

/* Moves that were legal lately; a game need only judge what can be written. */
static BmMove lately[64];

static void
check_moves (const BmGame  *game,
             gconstpointer  position,
             guint          ply,
             guint64       *chance)
{
  BmMove moves[BM_MAX_MOVES], picked = game->pick (position, chance);
  guint n = game->legal (position, moves);
  gboolean found = n == 0 && picked == BM_MOVE_NONE;

  g_assert_cmpuint (n, <=, BM_MAX_MOVES);
  g_assert_cmpint (n == 0, ==, game->to_act (position) == BM_SIDE_NOBODY);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmphex (moves[i], >, i == 0 ? BM_MOVE_NONE : moves[i - 1]);
      check_text (game, position, moves[i]);
      found |= moves[i] == picked;
      if (ply % SELDOM == 0 || i == ply % n)
        {
          check_any (game, position, moves, n, moves[i]);
          lately[bm_random_next (chance) % G_N_ELEMENTS (lately)] = moves[i];
        }
    }
  g_assert_true (found);
  check_any (game, position, moves, n, BM_MOVE_NONE);
  check_any (game, position, moves, n, lately[ply % G_N_ELEMENTS (lately)]);
  g_assert_cmphex (game->read_move (position, "no such move"), ==, BM_MOVE_NONE);
}

static void
test_moves (gconstpointer data)
{
  memset (lately, 0, sizeof lately);
  at_every_ply (data, check_moves);
}

/* ---- Seats */

static void
test_seats (gconstpointer data)
{
  const Battery *battery = data;
  const BmGame *game = battery->game;

  for (guint i = 0; battery->starts[i] != NULL; i++)
    for (guint seed = 1; seed <= MATCHES; seed++)
      {
        g_autofree gpointer position = new_position (game, battery->starts[i], seed);
        guint n = game->seats (position), in = (1u << n) - 1, n_moves = 0;
        guint64 chance = seed;
        BmMove move;

        g_assert_cmpuint (n, >=, 1);
        g_assert_cmpuint (n, <=, MIN (BM_MAX_SEATS, g_strv_length ((char **) game->seat_ids)));
        while ((move = any_move (game, position, &chance)) != BM_MOVE_NONE)
          {
            /* It is the turn of one who is in, nobody comes back, and nobody has won before the end. */
            g_assert_cmpint (game->to_act (position), >=, 0);
            g_assert_cmpuint (n_moves++, <, MOST_MOVES);
            g_assert_true ((in >> game->to_act (position) & 1) != 0);
            g_assert_cmpuint (game->winners (position), ==, 0);
            game->apply (position, move, NULL, NULL);
            g_assert_cmpuint (game->seats (position), ==, n);
            for (guint seat = 0; seat < n; seat++)
              {
                if (!game->is_in (position, (int) seat))
                  in &= ~(1u << seat);
                g_assert_cmpint (game->is_in (position, (int) seat), ==, in >> seat & 1);
              }
          }
        g_assert_cmpuint (game->winners (position) & ~in, ==, 0);
      }
}

/* ---- Copies */

/* What each seat is told of it, and everybody. */
static void
check_hidden_event (const BmGame *game,
                    BmEvent       event,
                    int           n_seats)
{
  for (int seat = BM_SIDE_NOBODY; seat < n_seats; seat++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      BmEvent seen = event, again;

      game->hide_event (&seen, seat);
      again = seen;
      game->hide_event (&again, seat);
      g_assert_cmpmem (&again, sizeof again, &seen, sizeof seen);
      game->event_text (&seen, text);
      g_assert_cmpuint (text->len, >, 0);
    }
}

static void
check_copies (const BmGame  *game,
              gconstpointer  position,
              guint          ply,
              guint64       *chance)
{
  gsize size = game->position_size;
  g_autofree gpointer before = g_memdup2 (position, size), one = g_memdup2 (position, size);
  g_autofree gpointer other = g_memdup2 (position, size);
  g_autofree BmEventList *events = g_new0 (BmEventList, 1);
  BmMove move = any_move (game, position, chance);

  if (move == BM_MOVE_NONE)
    return;
  game->apply (one, move, NULL, NULL);
  game->apply (other, move, NULL, events);
  g_assert_cmpmem (one, size, other, size);
  g_assert_cmpmem (position, size, before, size);
  /* Who has seen dice has learned something. */
  g_assert_false (game->learned (position, before));
  g_assert_true (game->chance (one) == game->chance (position) || game->learned (position, one));
  g_assert_cmpuint (events->dropped, ==, 0);
  for (guint i = 0; i < events->n; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      game->event_text (&events->items[i], text);
      g_assert_cmpuint (text->len, >, 0);
      g_assert_null (strchr (text->str, '\n'));
      check_hidden_event (game, events->items[i], (int) game->seats (position));
    }
}

static void
test_copies (gconstpointer data)
{
  at_every_ply (data, check_copies);
}

/* ---- Positions as text */

static void
check_json (const BmGame  *game,
            gconstpointer  position,
            guint          ply,
            guint64       *chance)
{
  g_autofree char *text = NULL, *again = NULL;
  g_autofree gpointer read = g_malloc0 (game->position_size);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;

  if (ply % SELDOM != 0)
    return;
  text = text_of (game, position);
  node = bm_json_parse ("position", text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_true (bm_record_find_game (&BM_JSON_ROOT ("position", node), NULL, NULL) == game);
  game->check_expect (&BM_JSON_ROOT ("position", node), &error);
  g_assert_no_error (error);
  game->read_position (&BM_JSON_ROOT ("position", node), read, &error);
  g_assert_no_error (error);
  again = text_of (game, read);
  g_assert_cmpstr (again, ==, text);
  json_object_set_int_member (json_node_get_object (node), "no such key", 1);
  g_assert_false (game->check_expect (&BM_JSON_ROOT ("position", node), NULL));
  g_assert_false (game->read_position (&BM_JSON_ROOT ("position", node), read, &error));
  g_assert_nonnull (error);
}

static void
test_json (gconstpointer data)
{
  at_every_ply (data, check_json);
}

/* ---- Views */

/* As text it is refused as a position, and comes back for the side to move. */
static void
check_view_text (const BmGame  *game,
                 gconstpointer  position,
                 gconstpointer  view,
                 int            seat)
{
  gboolean open = game->to_act (position) == seat;
  g_autofree gpointer read = g_malloc0 (game->position_size);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  int side = BM_SIDE_NOBODY;

  game->append_view (position, seat, open, text);
  node = bm_json_parse ("view", text->str, text->len, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (node), "view"), ==, game->seat_ids[seat]);
  g_assert_false (game->read_position (&BM_JSON_ROOT ("view", node), read, NULL));
  if (!open)
    return;
  game->read_view (&BM_JSON_ROOT ("view", node), read, &side, &error);
  g_assert_no_error (error);
  g_assert_cmpint (side, ==, seat);
  g_assert_cmpmem (read, game->position_size, view, game->position_size);
}

static void
check_views (const BmGame  *game,
             gconstpointer  position,
             guint          ply,
             guint64       *chance)
{
  gsize size = game->position_size;

  for (guint seat = 0; seat < game->seats (position); seat++)
    {
      g_autofree gpointer view = g_memdup2 (position, size), other = NULL, view_of_other = NULL;
      BmMove moves[BM_MAX_MOVES], moves_of_other[BM_MAX_MOVES];
      guint n, n_of_other;

      game->hide (view, (int) seat);
      other = g_memdup2 (view, size);
      game->hide (other, (int) seat);
      g_assert_cmpmem (other, size, view, size);
      g_assert_cmpint (game->to_act (view), ==, game->to_act (position));
      if (ply % SELDOM == 0)
        check_view_text (game, position, view, (int) seat);

      /* Whatever is hidden is different now, and nothing of it can be seen. */
      game->determinize (other, (int) seat, chance);
      view_of_other = g_memdup2 (other, size);
      game->hide (view_of_other, (int) seat);
      g_assert_cmpmem (view_of_other, size, view, size);
      if (game->to_act (position) != (int) seat)
        continue;
      n = game->legal (position, moves);
      n_of_other = game->legal (other, moves_of_other);
      g_assert_cmpmem (moves_of_other, n_of_other * sizeof (BmMove), moves, n * sizeof (BmMove));
    }
}

static void
test_views (gconstpointer data)
{
  at_every_ply (data, check_views);
}

/* ---- Matches */

static void
check_stands (BmMatch       *match,
              gconstpointer  position)
{
  gsize size = bm_match_get_game (match)->position_size;

  g_assert_cmpmem (bm_match_get_position (match), size, position, size);
}

/* A match of N random moves, or to its end. */
static BmMatch *
new_match (const BmGame *game,
           const char   *start,
           guint64       seed,
           guint         n)
{
  g_autoptr (GError) error = NULL;
  BmMatch *match = bm_match_new (game, start, seed, &error);
  BmMove move;

  g_assert_no_error (error);
  for (guint seat = 0; seat < bm_match_get_n_seats (match); seat++)
    bm_match_set_player (match, (int) seat, game->seat_ids[seat]);
  while (n-- > 0 && (move = any_move (game, bm_match_get_position (match), &seed)) != BM_MOVE_NONE)
    g_assert_true (bm_match_play (match, move, NULL));
  return match;
}

static void
undo_all (BmMatch *match)
{
  const BmGame *game = bm_match_get_game (match);
  guint n = bm_match_get_n_moves (match);
  gboolean locked = FALSE;

  while (bm_match_get_ply (match) > 0)
    {
      BmMatchUndo can = bm_match_can_undo (match);
      guint ply = bm_match_get_ply (match);

      locked |= can != BM_MATCH_UNDO_YES;
      /* What somebody has learned can be taken back only where all agree. */
      g_assert_true (can != BM_MATCH_UNDO_YES
                     || !game->learned (bm_match_get_position_at (match, ply - 1), bm_match_get_position (match)));
      if (!bm_match_undo (match) && !bm_match_undo_agreed (match, "Agreed."))
        break;
      g_assert_cmpuint (bm_match_get_ply (match), ==, ply - 1);
      check_stands (match, bm_match_get_position_at (match, ply - 1));
    }
  g_assert_true (locked);
  while (bm_match_redo (match))
    check_stands (match, bm_match_get_position_at (match, bm_match_get_ply (match)));
  g_assert_cmpuint (bm_match_get_ply (match), ==, n);
}

static void
test_undo (gconstpointer data)
{
  const Battery *battery = data;

  for (guint i = 0; battery->starts[i] != NULL; i++)
    for (guint seed = 1; seed <= MATCHES; seed++)
      {
        g_autoptr (BmMatch) match = new_match (battery->game, battery->starts[i], seed, 12);

        undo_all (match);
      }
}

static BmMatch *
match_from_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BmRecord) record = bm_record_parse ("match", text, strlen (text), &error);
  BmDivergence divergence;
  BmMatch *match;

  g_assert_no_error (error);
  match = bm_match_new_from_record (record, &divergence, &error);
  g_assert_no_error (error);
  g_assert_false (divergence.found);
  return match;
}

static void
check_record (const BmGame *game,
              const char   *start,
              guint64       seed)
{
  g_autoptr (BmMatch) match = new_match (game, start, seed, MOST_MOVES), again = NULL;
  g_autoptr (BmRecord) record = bm_match_dup_record (match), read = NULL;
  g_autofree char *text = bm_record_to_text (record), *text_again = NULL, *key = NULL;

  key = g_strdup_printf ("\"game\": \"%s\"", game->id);
  g_assert_nonnull (strstr (text, key));
  /* Those who play, and nobody else. */
  for (guint seat = 0; game->seat_ids[seat] != NULL; seat++)
    {
      g_autofree char *player = g_strdup_printf ("\"%s\": \"%s\"", game->seat_ids[seat], game->seat_ids[seat]);

      g_assert_cmpint (strstr (text, player) != NULL, ==, seat < bm_match_get_n_seats (match));
    }
  again = match_from_text (text);
  g_assert_true (bm_match_get_game (again) == game);
  g_assert_cmpuint (bm_match_get_n_seats (again), ==, bm_match_get_n_seats (match));
  g_assert_cmpuint (bm_match_get_winners (again), ==, bm_match_get_winners (match));
  check_stands (again, bm_match_get_position (match));
  read = bm_match_dup_record (again);
  text_again = bm_record_to_text (read);
  g_assert_cmpstr (text_again, ==, text);
}

static void
test_record (gconstpointer data)
{
  const Battery *battery = data;

  for (guint i = 0; battery->starts[i] != NULL; i++)
    for (guint seed = 1; seed <= MATCHES; seed++)
      check_record (battery->game, battery->starts[i], seed);
}

/* A match that is saved and goes on in another program as it would have here. */
static void
test_store (gconstpointer data)
{
  const Battery *battery = data;
  g_autofree char *folder = store_test_new_folder (), *text = NULL, *waiting = NULL;
  g_autoptr (BmMatch) match = new_match (battery->game, battery->starts[0], 3, 9), again = NULL;
  g_autoptr (BmRecord) record = bm_match_dup_record (match);
  BmStore *store = bm_store_new (folder, battery->game, NULL);
  guint64 chance = 5;
  BmMove move;

  g_assert_cmpuint (bm_match_get_n_moves (match), ==, 9);
  text = bm_record_to_text (record);
  store_test_save (store, NAME, text);
  g_assert_finalize_object (store);
  waiting = store_test_dup_waiting (folder, battery->game);
  again = match_from_text (waiting);
  while ((move = any_move (battery->game, bm_match_get_position (match), &chance)) != BM_MOVE_NONE)
    {
      g_assert_cmpuint (bm_match_get_n_moves (match), <, MOST_MOVES);
      g_assert_true (bm_match_play (match, move, NULL));
      g_assert_true (bm_match_play (again, move, NULL));
      check_stands (again, bm_match_get_position (match));
    }
  store_test_remove (folder);
}

/* ---- Computer players */

static void
play_bots (const BmGame *game,
           const char   *start,
           BmLevel       level)
{
  g_autofree gpointer position = new_position (game, start, 7);
  BmSearchBudget budget = { .iterations = 60, .threads = 1 };
  BmBot *bots[BM_MAX_SEATS], *twin = bm_bot_new (game, level, 1, 1);
  guint n = game->seats (position);
  int side;

  for (guint seat = 0; seat < n; seat++)
    bots[seat] = bm_bot_new (game, level, seat + 1, 1);
  for (guint ply = 0; ply < MOST_MOVES && (side = game->to_act (position)) != BM_SIDE_NOBODY; ply++)
    {
      g_autofree gpointer view = g_memdup2 (position, game->position_size);
      BmMove move;

      game->hide (view, side);
      move = bm_bot_choose (bots[side], view, side, &budget, NULL);
      g_assert_true (game->is_legal (position, move));
      if (side == 0)
        g_assert_cmphex (bm_bot_choose (twin, view, side, &budget, NULL), ==, move);
      game->apply (position, move, NULL, NULL);
      for (guint seat = 0; seat < n; seat++)
        bm_bot_follow (bots[seat], (int) seat == side ? move : BM_MOVE_NONE);
      bm_bot_follow (twin, side == 0 ? move : BM_MOVE_NONE);
    }
  g_assert_cmpint (game->to_act (position), ==, BM_SIDE_NOBODY);
  for (guint seat = 0; seat < n; seat++)
    bm_bot_free (bots[seat]);
  bm_bot_free (twin);
}

static void
test_bots (gconstpointer data)
{
  const Battery *battery = data;

  for (guint i = 0; battery->starts[i] != NULL; i++)
    {
      play_bots (battery->game, battery->starts[i], BM_LEVEL_EASY);
      play_bots (battery->game, battery->starts[i], BM_LEVEL_MEDIUM);
    }
}

static void
add (const Battery *battery,
     const char    *name,
     GTestDataFunc  func)
{
  g_autofree char *path = g_strdup_printf ("/games/%s/%s", battery->game->id, name);

  g_test_add_data_func (path, battery, func);
}

void
battery_add (const BmGame      *game,
             const char *const *starts)
{
  static Battery batteries[4];
  static guint n;
  Battery *battery = &batteries[n++];

  g_assert_cmpuint (n, <=, G_N_ELEMENTS (batteries));
  *battery = (Battery) { game, starts };
  add (battery, "moves", test_moves);
  add (battery, "seats", test_seats);
  add (battery, "copies", test_copies);
  add (battery, "json", test_json);
  add (battery, "views", test_views);
  add (battery, "undo", test_undo);
  add (battery, "record", test_record);
  add (battery, "store", test_store);
  add (battery, "bots", test_bots);
}
