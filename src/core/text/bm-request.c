/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-request.h"

#include <string.h>

#include "bm-record.h"

#define DEFAULT_SEED 1

void
bm_request_init (BmRequest    *request,
                 const BmGame *game)
{
  *request = (BmRequest) {
    .dice = g_array_new (FALSE, FALSE, sizeof (guint8)),
    .moves = g_ptr_array_new_with_free_func (g_free),
    .events = g_array_new (FALSE, FALSE, sizeof (BmEvent)),
  };
  bm_request_set_game (request, game);
}

void
bm_request_clear (BmRequest *request)
{
  g_clear_pointer (&request->position, g_free);
  g_clear_pointer (&request->dice, g_array_unref);
  g_clear_pointer (&request->moves, g_ptr_array_unref);
  g_clear_pointer (&request->events, g_array_unref);
}

void
bm_request_set_game (BmRequest    *request,
                     const BmGame *game)
{
  if (request->game == game)
    return;
  request->game = game;
  g_free (request->position);
  request->position = g_malloc0 (game->position_size);
}

void
bm_request_add_die (BmRequest *request,
                    guint      value)
{
  guint8 byte = (guint8) value;

  g_array_append_val (request->dice, byte);
}

gboolean
bm_is_start (const char *text)
{
  return strcmp (text, "start") == 0 || g_str_has_prefix (text, "start:");
}

static gboolean
read_start (const BmJson  *at,
            const BmJson  *start,
            const BmGame  *game,
            gpointer       position,
            GError       **error)
{
  g_autoptr (GError) fault = NULL;
  const char *text = bm_json_get_string (start, error);
  gint64 seed = DEFAULT_SEED;
  BmJson child;

  if (text == NULL)
    return FALSE;
  if (bm_json_member (at, "seed", &child) &&
      !bm_json_get_integer (&child, 0, (gint64) BM_RANDOM_MAX_SEED, &seed, error))
    return FALSE;
  if (!game->start (position, text, (guint64) seed, &fault))
    return bm_json_fail (start, BM_ERROR_REFUSED, error, "%s", fault->message);
  return TRUE;
}

/* A position in which every key is left out. */
static gboolean
read_default (const BmJson  *at,
              const BmGame  *game,
              gpointer       position,
              GError       **error)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  const BmJson empty = { .file = at->file, .parent = at, .key = "position", .node = node };

  json_node_take_object (node, json_object_new ());
  return game->read_position (&empty, position, error);
}

gboolean
bm_request_read_position (const BmJson  *at,
                          const BmGame  *game,
                          gpointer       position,
                          GError       **error)
{
  gboolean given;
  BmJson child, seed;

  given = bm_json_member (at, "position", &child);
  if (given && bm_json_is_string (&child))
    return read_start (at, &child, game, position, error);
  if (bm_json_member (at, "seed", &seed))
    return bm_json_fail (&seed, BM_ERROR_UNREADABLE, error, "belongs inside the position, unless that is \"start\"");
  return given ? game->read_position (&child, position, error) : read_default (at, game, position, error);
}

/* The game that AT names or its position does. */
static gboolean
read_game (const BmJson  *at,
           BmRequest     *request,
           GError       **error)
{
  const BmGame *game = bm_record_find_game (at, request->game, error);
  BmJson position;

  if (game != NULL && bm_json_member (at, "position", &position) && JSON_NODE_HOLDS_OBJECT (position.node))
    game = bm_record_find_game (&position, game, error);
  if (game != NULL)
    bm_request_set_game (request, game);
  return game != NULL;
}

static gboolean
read_dice (const BmJson  *at,
           BmRequest     *request,
           GError       **error)
{
  BmJson dice, child;
  gint64 value;
  guint n;

  if (!bm_json_member_list (at, "dice", &dice, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&dice, i, &child);
      if (!bm_json_get_integer (&child, 1, G_MAXUINT8, &value, error))
        return FALSE;
      bm_request_add_die (request, (guint) value);
    }
  return TRUE;
}

gboolean
bm_request_read (const BmJson  *at,
                 BmRequest     *request,
                 GError       **error)
{
  return read_game (at, request, error) &&
         bm_request_read_position (at, request->game, request->position, error) && read_dice (at, request, error) &&
         bm_json_get_strings (at, "moves", request->moves, error);
}

gboolean
bm_request_play (BmRequest  *request,
                 BmRefusal  *refusal,
                 GError    **error)
{
  const BmGame *game = request->game;
  BmDice dice = { .values = (const guint8 *) request->dice->data, .n = request->dice->len };
  BmEventList list;

  *refusal = (BmRefusal) { 0 };
  for (; request->n_played < request->moves->len; request->n_played++)
    {
      BmMove move = game->read_move (request->position, g_ptr_array_index (request->moves, request->n_played));

      if (!game->why (request->position, move, refusal))
        return FALSE;
      list.n = list.dropped = 0;
      game->apply (request->position, move, &dice, &list);
      request->dice_used = dice.used;
      g_array_append_vals (request->events, list.items, list.n);
      if (dice.bad > 0)
        {
          *refusal = (BmRefusal) { 0 };
          g_set_error (error, BM_ERROR, BM_ERROR_REFUSED, "dice[%u]: the die that is rolled has no %u",
                       dice.bad - 1, dice.values[dice.bad - 1]);
          return FALSE;
        }
    }
  return TRUE;
}
