/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bm-expect.h"

#include <string.h>

#include "bm-games.h"

static gboolean
check_illegal (const BmJson  *at,
               GError       **error)
{
  static const char *const keys[] = { "move", "rule", NULL };
  BmJson list, child, member;
  guint n;

  if (!bm_json_member_list (at, "illegal", &list, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (!bm_json_check_object (&child, keys, error))
        return FALSE;
      if (!bm_json_member (&child, "move", &member))
        return bm_json_fail_member (&child, "move", BM_ERROR_UNREADABLE, error, "missing");
      if (bm_json_get_string (&member, error) == NULL ||
          (bm_json_member (&child, "rule", &member) && bm_json_get_string (&member, error) == NULL))
        return FALSE;
    }
  return TRUE;
}

/* A name of a seat. */
static gboolean
check_seat (const BmJson  *at,
            const BmGame  *game,
            GError       **error)
{
  const char *name = bm_json_get_string (at, error);
  g_autofree char *names = NULL;

  if (name == NULL)
    return FALSE;
  if (bm_game_find_seat (game, name) != BM_SIDE_NOBODY)
    return TRUE;
  names = bm_game_dup_seats (game, G_MAXUINT);
  return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must be null, %s", names);
}

/* Null, one seat, or a list of those that have won together. */
static gboolean
check_winner (const BmJson  *at,
              const BmGame  *game,
              GError       **error)
{
  BmJson winner, child;
  guint n;

  if (!bm_json_member (at, "winner", &winner) || bm_json_is_null (&winner))
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (winner.node))
    return check_seat (&winner, game, error);
  if (!bm_json_check_list (&winner, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&winner, i, &child);
      if (!check_seat (&child, game, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
bm_expect_check (const BmJson  *at,
                 const BmGame  *game,
                 GError       **error)
{
  static const char *const keys[] = { "events", "illegal", "legal", "position", "winner", NULL };
  BmJson position;

  return bm_json_check_object (at, keys, error) &&
         (!bm_json_member (at, "position", &position) || game->check_expect (&position, error)) &&
         bm_json_get_strings (at, "legal", NULL, error) && bm_json_get_strings (at, "events", NULL, error) &&
         check_illegal (at, error) && check_winner (at, game, error);
}

static void
compare_legal (const BmGame  *game,
               JsonArray     *moves,
               gconstpointer  position,
               GString       *diagnosis)
{
  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      const char *text = json_array_get_string_element (moves, i);
      g_autofree char *shown = bm_json_dup_shown (text);
      BmRefusal refusal = { 0 };

      if (!game->why (position, game->read_move (position, text), &refusal))
        g_string_append_printf (diagnosis, "legal[%u]: expected \"%s\" to be legal, found %s: %s\n", i, shown,
                                refusal.rule == NULL ? "no such move" : refusal.rule, refusal.message);
    }
}

static void
compare_illegal (const BmGame  *game,
                 JsonArray     *moves,
                 gconstpointer  position,
                 GString       *diagnosis)
{
  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      JsonObject *entry = json_array_get_object_element (moves, i);
      const char *text = json_object_get_string_member (entry, "move");
      const char *rule = json_object_get_string_member_with_default (entry, "rule", NULL);
      g_autofree char *shown = bm_json_dup_shown (text), *shown_rule = rule == NULL ? NULL : bm_json_dup_shown (rule);
      BmRefusal refusal = { 0 };

      if (game->why (position, game->read_move (position, text), &refusal))
        g_string_append_printf (diagnosis, "illegal[%u]: expected \"%s\" not to be legal, found that it is\n", i, shown);
      else if (rule != NULL && g_strcmp0 (rule, refusal.rule) != 0)
        g_string_append_printf (diagnosis, "illegal[%u]: expected %s to forbid \"%s\", found %s: %s\n", i, shown_rule,
                                shown, refusal.rule == NULL ? "no such move" : refusal.rule, refusal.message);
    }
}

/* Matches a whole line, or only its first word. */
static gboolean
event_is (const char *line,
          const char *wanted)
{
  gsize length = strlen (wanted);

  return strcmp (line, wanted) == 0 ||
         (strchr (wanted, ' ') == NULL && strncmp (line, wanted, length) == 0 && line[length] == ' ');
}

/* How many of WANTED have occurred in order, N of them before EVENTS. */
static guint
follow_events (const BmGame  *game,
               JsonArray     *wanted,
               guint          n,
               const BmEvent *events,
               guint          n_events)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < n_events && n < json_array_get_length (wanted); i++)
    {
      g_string_truncate (line, 0);
      game->event_text (&events[i], line);
      if (event_is (line->str, json_array_get_string_element (wanted, n)))
        n++;
    }
  return n;
}

guint
bm_expect_follow (JsonNode          *expect,
                  const BmGame      *game,
                  guint              n,
                  const BmEventList *events)
{
  JsonObject *object = json_node_get_object (expect);

  if (!json_object_has_member (object, "events"))
    return 0;
  return follow_events (game, json_object_get_array_member (object, "events"), n, events->items, events->n);
}

static void
compare_events (const BmGame *game,
                JsonArray    *wanted,
                const GArray *events,
                GString      *diagnosis)
{
  g_autofree char *shown = NULL;
  guint n = follow_events (game, wanted, 0, (const BmEvent *) events->data, events->len);

  if (n == json_array_get_length (wanted))
    return;

  shown = bm_json_dup_shown (json_array_get_string_element (wanted, n));
  g_string_append_printf (diagnosis, "events[%u]: expected \"%s\" here, found in all:\n", n, shown);
  for (guint i = 0; i < events->len; i++)
    {
      g_string_append (diagnosis, "  ");
      game->event_text (&g_array_index (events, BmEvent, i), diagnosis);
      g_string_append_c (diagnosis, '\n');
    }
}

/* The bits of the seats that EXPECTED names. */
static guint
winners_of (const BmGame *game,
            JsonNode     *expected)
{
  JsonArray *list;
  guint winners = 0;

  if (JSON_NODE_HOLDS_NULL (expected))
    return 0;
  if (!JSON_NODE_HOLDS_ARRAY (expected))
    return 1u << bm_game_find_seat (game, json_node_get_string (expected));
  list = json_node_get_array (expected);
  for (guint i = 0; i < json_array_get_length (list); i++)
    winners |= 1u << bm_game_find_seat (game, json_array_get_string_element (list, i));
  return winners;
}

/* "red", "red, blue" or "nobody". */
static char *
winners_text (const BmGame *game,
              guint         winners)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; game->seat_ids[seat] != NULL; seat++)
    {
      if (winners >> seat & 1)
        g_string_append_printf (text, "%s%s", text->len == 0 ? "" : ", ", game->seat_ids[seat]);
    }
  return g_string_free (text->len == 0 ? g_string_append (text, "nobody") : text, FALSE);
}

/* An empty list: the match is over, and nobody has won. */
static void
compare_winner (const BmGame  *game,
                JsonNode      *expected,
                gconstpointer  position,
                GString       *diagnosis)
{
  guint wanted = winners_of (game, expected), found = game->winners (position);
  g_autofree char *wanted_text = winners_text (game, wanted), *found_text = winners_text (game, found);

  if (wanted != found)
    g_string_append_printf (diagnosis, "winner: expected %s, found %s\n", wanted_text, found_text);
  else if (JSON_NODE_HOLDS_ARRAY (expected) && game->to_act (position) != BM_SIDE_NOBODY)
    g_string_append (diagnosis, "winner: expected the match to be over, found that it goes on\n");
}

void
bm_expect_compare (JsonNode      *expect,
                   const BmGame  *game,
                   gconstpointer  position,
                   const GArray  *events,
                   GString       *diagnosis)
{
  JsonObject *object = json_node_get_object (expect);

  if (json_object_has_member (object, "position"))
    bm_expect_compare_position (json_object_get_member (object, "position"), game, position, diagnosis);
  if (json_object_has_member (object, "winner"))
    compare_winner (game, json_object_get_member (object, "winner"), position, diagnosis);
  if (json_object_has_member (object, "legal"))
    compare_legal (game, json_object_get_array_member (object, "legal"), position, diagnosis);
  if (json_object_has_member (object, "illegal"))
    compare_illegal (game, json_object_get_array_member (object, "illegal"), position, diagnosis);
  if (json_object_has_member (object, "events"))
    compare_events (game, json_object_get_array_member (object, "events"), events, diagnosis);
}
