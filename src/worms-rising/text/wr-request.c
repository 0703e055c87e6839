/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wr-request.h"

#include <string.h>

#include "wr-move-text.h"
#include "wr-position-json.h"
#include "wr-rules.h"
#include "wr-game.h"

#define DEFAULT_SEED 1

void
wr_request_init (WrRequest *request)
{
  *request = (WrRequest) {
    .dice = g_array_new (FALSE, FALSE, sizeof (guint8)),
    .moves = g_ptr_array_new_with_free_func (g_free),
    .events = g_array_new (FALSE, FALSE, sizeof (BmEvent)),
  };
}

void
wr_request_clear (WrRequest *request)
{
  g_clear_pointer (&request->dice, g_array_unref);
  g_clear_pointer (&request->moves, g_ptr_array_unref);
  g_clear_pointer (&request->events, g_array_unref);
}

void
wr_request_add_die (WrRequest *request,
                    guint      value)
{
  guint8 byte = (guint8) value;

  g_array_append_val (request->dice, byte);
}

gboolean
wr_is_start (const char *text)
{
  return strcmp (text, "start") == 0 || g_str_has_prefix (text, "start:");
}

gboolean
wr_request_read_start (const char  *start,
                       guint64      seed,
                       WrPosition  *pos,
                       GError     **error)
{
  return wr_game.start (pos, start, seed, error);
}

static gboolean
read_start (const BmJson  *at,
            const BmJson  *position,
            WrPosition    *pos,
            GError       **error)
{
  g_autoptr (GError) fault = NULL;
  const char *start = bm_json_get_string (position, error);
  gint64 seed = DEFAULT_SEED;
  BmJson child;

  if (start == NULL)
    return FALSE;
  if (bm_json_member (at, "seed", &child) &&
      !bm_json_get_integer (&child, 0, (gint64) BM_RANDOM_MAX_SEED, &seed, error))
    return FALSE;
  if (!wr_request_read_start (start, (guint64) seed, pos, &fault))
    return bm_json_fail (position, BM_ERROR_REFUSED, error, "%s", fault->message);
  return TRUE;
}

gboolean
wr_request_read_position (const BmJson  *at,
                          WrPosition    *pos,
                          GError       **error)
{
  gboolean given;
  BmJson position, seed;

  given = bm_json_member (at, "position", &position);
  if (given && bm_json_is_string (&position))
    return read_start (at, &position, pos, error);
  if (bm_json_member (at, "seed", &seed))
    return bm_json_fail (&seed, BM_ERROR_UNREADABLE, error, "belongs inside the position, unless that is \"start\"");
  if (given)
    return wr_position_read (&position, pos, error);
  wr_position_init (pos);
  return TRUE;
}

static gboolean
read_dice (const BmJson  *at,
           WrRequest     *request,
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
      wr_request_add_die (request, (guint) value);
    }
  return TRUE;
}

gboolean
wr_request_read (const BmJson  *at,
                 WrRequest     *request,
                 GError       **error)
{
  return wr_request_read_position (at, &request->position, error) && read_dice (at, request, error) &&
         bm_json_get_strings (at, "moves", request->moves, error);
}

gboolean
wr_request_play (WrRequest  *request,
                 BmRefusal  *refusal,
                 GError    **error)
{
  BmDice dice = { .values = (const guint8 *) request->dice->data, .n = request->dice->len };
  BmEventList list;

  *refusal = (BmRefusal) { 0 };
  for (; request->n_played < request->moves->len; request->n_played++)
    {
      BmMove move = wr_move_from_text (&request->position, g_ptr_array_index (request->moves, request->n_played));

      if (!wr_rules_why (&request->position, move, refusal))
        return FALSE;
      list.n = list.dropped = 0;
      wr_rules_apply (&request->position, move, &dice, &list);
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
