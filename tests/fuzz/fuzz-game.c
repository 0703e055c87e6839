/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What must hold of a position of any game, seen through its table alone.
 */
#include "fuzz.h"

#include <string.h>

#include "bm-json.h"
#include "bm-record.h"

/* So many words of legal moves are thrown together, so many times. */
#define MOST_WORDS 64
#define N_GARBAGE  40

/* A match that is determinized goes on so far. */
#define PLIES_OF_VIEW 4

static char *
text_of_move (const BmGame *game,
              BmMove        move)
{
  GString *string = g_string_new (NULL);

  game->move_text (move, string);
  return g_string_free (string, FALSE);
}

static void
check_moves (const BmGame  *game,
             gconstpointer  position,
             const BmMove  *moves,
             guint          n)
{
  if ((n == 0) != (game->to_act (position) == BM_SIDE_NOBODY))
    g_error ("%u moves, and seat %d is to move", n, game->to_act (position));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = text_of_move (game, moves[i]);
      BmRefusal refusal;

      fuzz_check_line ("", text);
      if (i > 0 && moves[i] <= moves[i - 1])
        g_error ("%s: out of order", text);
      if (game->read_move (position, text) != moves[i])
        g_error ("%s: does not come back from its text", text);
      if (!game->is_legal (position, moves[i]) || !game->why (position, moves[i], &refusal))
        g_error ("%s: listed, and not legal", text);
    }
}

/* A move as it stands in no list. */
static void
check_garbage (const BmGame  *game,
               gconstpointer  position,
               const BmMove  *moves,
               guint          n,
               guint64       *chance)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n && words->len < MOST_WORDS; i++)
    {
      g_autofree char *text = text_of_move (game, moves[bm_random_die (chance, n) - 1]);
      g_auto (GStrv) parts = g_strsplit (text, " ", -1);

      for (guint k = 0; parts[k] != NULL; k++)
        g_ptr_array_add (words, g_strdup (parts[k]));
    }
  for (guint i = 0; i < N_GARBAGE && words->len > 0; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      BmRefusal refusal = { NULL, NULL };
      BmMove move;

      for (guint k = bm_random_die (chance, 4); k > 0; k--)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                                (char *) g_ptr_array_index (words, bm_random_die (chance, words->len) - 1));
      move = game->read_move (bm_random_die (chance, 2) == 1 ? position : NULL, text->str);
      if (game->why (position, move, &refusal) != game->is_legal (position, move))
        g_error ("%s: legal or not?", text->str);
      if (!game->is_legal (position, move) && (refusal.message == NULL || *refusal.message == '\0'))
        g_error ("%s: refused, and nobody says why", text->str);
    }
}

static void
check_text (const BmGame  *game,
            gconstpointer  position)
{
  g_autofree gpointer read = g_malloc0 (game->position_size);
  g_autofree char *digest = game->digest_text (position);
  g_autoptr (GString) text = g_string_new (NULL), again = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;

  game->append_position (position, text);
  node = bm_json_parse ("again", text->str, text->len, &error);
  if (node == NULL || !game->read_position (&BM_JSON_ROOT ("again", node), read, &error))
    g_error ("%s\n%s", error->message, text->str);
  game->append_position (read, again);
  g_assert_cmpstr (text->str, ==, again->str);
  if (memcmp (read, position, game->position_size) != 0)
    g_error ("comes back as another position: %s", text->str);
  if (!game->check_expect (&BM_JSON_ROOT ("again", node), &error))
    g_error ("%s\n%s", error->message, text->str);
  g_assert_cmpuint (strlen (digest), >, 0);
}

static void
check_view_text (const BmGame  *game,
                 gconstpointer  position,
                 gconstpointer  view,
                 int            seat)
{
  gboolean open = game->to_act (position) == seat;
  g_autofree gpointer read = g_malloc0 (game->position_size);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  int side;

  game->append_view (position, seat, open, text);
  node = bm_json_parse ("view", text->str, text->len, &error);
  if (node == NULL)
    g_error ("%s\n%s", error->message, text->str);
  if (game->read_position (&BM_JSON_ROOT ("view", node), read, NULL))
    g_error ("taken for a whole position: %s", text->str);
  if (!open)
    return;
  if (!game->read_view (&BM_JSON_ROOT ("view", node), read, &side, &error))
    g_error ("%s\n%s", error->message, text->str);
  if (side != seat || memcmp (read, view, game->position_size) != 0)
    g_error ("comes back as another view: %s", text->str);
}

/* What SEAT sees is filled with what could be, and goes on. */
static void
check_view (const BmGame  *game,
            gconstpointer  position,
            int            seat,
            guint64       *chance)
{
  gsize size = game->position_size;
  g_autofree gpointer view = g_memdup2 (position, size), sampled = NULL, again = NULL;
  BmMove move;

  game->hide (view, seat);
  again = g_memdup2 (view, size);
  game->hide (again, seat);
  g_assert_cmpmem (again, size, view, size);
  g_assert_cmpint (game->to_act (view), ==, game->to_act (position));
  check_view_text (game, position, view, seat);
  sampled = g_memdup2 (view, size);
  game->determinize (sampled, seat, chance);
  memcpy (again, sampled, size);
  game->hide (again, seat);
  g_assert_cmpmem (again, size, view, size);
  for (guint ply = 0; ply < PLIES_OF_VIEW && (move = game->pick (sampled, chance)) != BM_MOVE_NONE; ply++)
    game->apply (sampled, move, NULL, NULL);
}

static void
check_judge (const BmGame  *game,
             gconstpointer  position,
             const BmMove  *moves,
             guint          n)
{
  float weights[BM_MAX_MOVES];
  double terms[BM_MAX_TERMS];

  if (n == 0)
    return;
  for (guint seat = 0; seat < game->seats (position); seat++)
    {
      double value = game->evaluate (position, (int) seat);

      if (!(value >= 0 && value <= 1))
        g_error ("a value of %g", value);
      g_assert_cmpuint (game->terms (position, (int) seat, terms), <=, BM_MAX_TERMS);
    }
  game->promise (position, moves, n, weights);
  for (guint i = 0; i < n; i++)
    if (!(weights[i] > 0))
      g_error ("a weight of %g", (double) weights[i]);
}

static void
check_events (const BmGame      *game,
              gconstpointer      position,
              const BmEventList *events)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (events->dropped > 0)
    g_error ("%u events too many", events->dropped);
  for (guint i = 0; i < events->n; i++)
    for (int seat = BM_SIDE_NOBODY; seat < (int) game->seats (position); seat++)
      {
        BmEvent event = events->items[i];

        if (seat != BM_SIDE_NOBODY)
          game->hide_event (&event, seat);
        g_string_truncate (text, 0);
        game->event_text (&event, text);
        fuzz_check_line ("", text->str);
      }
}

void
fuzz_check_game (const BmGame  *game,
                 gconstpointer  position,
                 guint64       *chance)
{
  g_autofree gpointer after = g_malloc (game->position_size);
  g_autofree BmEventList *events = g_new (BmEventList, 1);
  BmMove moves[BM_MAX_MOVES];
  guint n = game->legal (position, moves);

  check_moves (game, position, moves, n);
  check_garbage (game, position, moves, n, chance);
  check_text (game, position);
  check_judge (game, position, moves, n);
  for (guint seat = 0; seat < game->seats (position); seat++)
    check_view (game, position, (int) seat, chance);
  for (guint i = 0; i < n; i++)
    {
      memcpy (after, position, game->position_size);
      events->n = events->dropped = 0;
      game->apply (after, moves[i], NULL, events);
      check_events (game, after, events);
    }
}

void
fuzz_play_game (const BmGame  *game,
                gconstpointer  position,
                guint64       *chance,
                guint          plies)
{
  g_autofree gpointer at = g_memdup2 (position, game->position_size);
  BmMove move;

  for (guint ply = 0; ply < plies && (move = game->pick (at, chance)) != BM_MOVE_NONE; ply++)
    {
      game->apply (at, move, NULL, NULL);
      /* Reading back is what takes long. */
      if (ply % 4 == 0)
        fuzz_check_game (game, at, chance);
    }
}
