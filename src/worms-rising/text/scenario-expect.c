/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The expectations of a scenario.  The resulting position is compared in its JSON form, so that only named keys are
 * compared, and every difference has a path.
 */
#include "scenario-expect.h"

#include <string.h>

#include "wr-event-text.h"
#include "wr-move-text.h"
#include "wr-names.h"
#include "wr-position-json.h"
#include "wr-rules.h"

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

static gboolean
check_winner (const BmJson  *at,
              GError       **error)
{
  BmJson winner;
  const char *name;

  if (!bm_json_member (at, "winner", &winner) || bm_json_is_null (&winner))
    return TRUE;
  name = bm_json_get_string (&winner, error);
  if (name == NULL)
    return FALSE;
  return wr_side_from_name (name) < WR_N_SIDES ||
         bm_json_fail (&winner, BM_ERROR_UNREADABLE, error, "must be null, \"bird\" or \"worms\"");
}

gboolean
wr_expect_check_form (const BmJson  *at,
                      GError       **error)
{
  static const char *const keys[] = { "events", "illegal", "legal", "position", "winner", NULL };
  BmJson position;

  return bm_json_check_object (at, keys, error) &&
         (!bm_json_member (at, "position", &position) || wr_position_check_form (&position, error)) &&
         bm_json_get_strings (at, "legal", NULL, error) && bm_json_get_strings (at, "events", NULL, error) &&
         check_illegal (at, error) && check_winner (at, error);
}

/* Reports that PATH differs.  FOUND may be NULL: missing. */
static void
differ (GString    *diagnosis,
        const char *path,
        JsonNode   *expected,
        JsonNode   *found)
{
  g_string_append_printf (diagnosis, "%s: expected ", path);
  bm_json_append_node (diagnosis, expected);
  g_string_append (diagnosis, ", found ");
  if (found == NULL)
    g_string_append (diagnosis, "nothing");
  else
    bm_json_append_node (diagnosis, found);
  g_string_append_c (diagnosis, '\n');
}

static int
compare_strings (gconstpointer a,
                 gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The strings of a list, sorted; NULL if it holds anything else.  They are owned by the list. */
static GPtrArray *
sorted_strings (JsonNode *node)
{
  g_autoptr (GPtrArray) strings = g_ptr_array_new ();
  JsonArray *list = json_node_get_array (node);

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonNode *element = json_array_get_element (list, i);

      if (json_node_get_value_type (element) != G_TYPE_STRING)
        return NULL;
      g_ptr_array_add (strings, (gpointer) json_node_get_string (element));
    }
  g_ptr_array_sort (strings, compare_strings);
  return g_steal_pointer (&strings);
}

/* Lists of spaces or options: compared as multisets. */
static gboolean
same_bag (JsonNode *expected,
          JsonNode *found)
{
  g_autoptr (GPtrArray) a = sorted_strings (expected);
  g_autoptr (GPtrArray) b = sorted_strings (found);

  if (a == NULL || b == NULL || a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      if (strcmp (g_ptr_array_index (a, i), g_ptr_array_index (b, i)) != 0)
        return FALSE;
    }
  return TRUE;
}

static gboolean compare_nodes (JsonNode   *expected,
                               JsonNode   *found,
                               const char *path,
                               GString    *diagnosis);

/* Whether FOUND matches all keys of EXPECTED; reports nothing. */
static gboolean
fits (JsonNode *expected,
      JsonNode *found)
{
  g_autoptr (GString) ignored = g_string_new (NULL);

  return compare_nodes (expected, found, "", ignored);
}

static gboolean
compare_objects (JsonNode   *expected,
                 JsonNode   *found,
                 const char *path,
                 GString    *diagnosis)
{
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;
  gboolean same = TRUE;

  json_object_iter_init_ordered (&iter, json_node_get_object (expected));
  while (json_object_iter_next_ordered (&iter, &key, &value))
    {
      g_autofree char *inner = g_strdup_printf ("%s.%s", path, key);
      JsonNode *member = json_object_get_member (json_node_get_object (found), key);

      same = compare_nodes (value, member, inner, diagnosis) && same;
    }
  return same;
}

/* Worms by their colours, Zombies by their ids; a Zombie without an id matches any that is not matched yet. */
static int
find_piece (JsonArray *found,
            JsonNode  *expected,
            guint      taken)
{
  JsonObject *object = json_node_get_object (expected);
  const char *name = json_object_has_member (object, "colour") ? "colour" : "id";
  JsonNode *value = json_object_get_member (object, name);

  for (guint i = 0; i < json_array_get_length (found); i++)
    {
      JsonNode *piece = json_array_get_element (found, i);

      if (taken >> i & 1)
        continue;
      if (value == NULL ? fits (expected, piece)
                        : json_node_equal (value, json_object_get_member (json_node_get_object (piece), name)))
        return (int) i;
    }
  return -1;
}

/* Every piece on the board must be listed, and its listed keys must match. */
static gboolean
compare_pieces (JsonNode   *expected,
                JsonNode   *found,
                const char *path,
                GString    *diagnosis)
{
  JsonArray *wanted = json_node_get_array (expected), *pieces = json_node_get_array (found);
  guint n = json_array_get_length (wanted), taken = 0;
  gboolean same = TRUE;

  if (n != json_array_get_length (pieces))
    {
      differ (diagnosis, path, expected, found);
      return FALSE;
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *inner = g_strdup_printf ("%s[%u]", path, i);
      JsonNode *piece = json_array_get_element (wanted, i);
      int place = find_piece (pieces, piece, taken);

      if (place < 0)
        {
          differ (diagnosis, inner, piece, found);
          return FALSE;
        }
      taken |= 1u << place;
      same = compare_objects (piece, json_array_get_element (pieces, (guint) place), inner, diagnosis) && same;
    }
  return same;
}

/* All effects in force, in order, and the listed keys of each. */
static gboolean
compare_effects (JsonNode   *expected,
                 JsonNode   *found,
                 const char *path,
                 GString    *diagnosis)
{
  JsonArray *wanted = json_node_get_array (expected), *effects = json_node_get_array (found);
  guint n = json_array_get_length (wanted);
  gboolean same = TRUE;

  if (n != json_array_get_length (effects))
    {
      differ (diagnosis, path, expected, found);
      return FALSE;
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *inner = g_strdup_printf ("%s[%u]", path, i);

      same = compare_objects (json_array_get_element (wanted, i), json_array_get_element (effects, i), inner,
                              diagnosis)
             && same;
    }
  return same;
}

static gboolean
compare_nodes (JsonNode   *expected,
               JsonNode   *found,
               const char *path,
               GString    *diagnosis)
{
  static const char *const bags[] = {
    "position.bedrock", "position.drills", "position.gravestones", "position.lava", "position.wormholes",
    "position.pending.options", "position.hands.bird", "position.hands.worms", "position.known.bird",
    "position.known.worms", NULL
  };
  gboolean same;

  if (found != NULL && JSON_NODE_HOLDS_OBJECT (expected) && JSON_NODE_HOLDS_OBJECT (found))
    return compare_objects (expected, found, path, diagnosis);
  if (found != NULL && JSON_NODE_HOLDS_ARRAY (expected) && JSON_NODE_HOLDS_ARRAY (found))
    {
      if (strcmp (path, "position.worms") == 0 || strcmp (path, "position.zombies") == 0)
        return compare_pieces (expected, found, path, diagnosis);
      if (strcmp (path, "position.effects") == 0)
        return compare_effects (expected, found, path, diagnosis);
      same = g_strv_contains (bags, path) ? same_bag (expected, found) : json_node_equal (expected, found);
    }
  else
    same = found != NULL && json_node_equal (expected, found);
  if (!same)
    differ (diagnosis, path, expected, found);
  return same;
}

static void
compare_position (JsonNode         *expected,
                  const WrPosition *pos,
                  GString          *diagnosis)
{
  g_autofree char *text = wr_position_to_text (pos);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) found = bm_json_parse ("position", text, strlen (text), &error);

  /* Text that was just written must be valid JSON. */
  g_assert_no_error (error);
  compare_nodes (expected, found, "position", diagnosis);
}

static void
compare_legal (JsonArray        *moves,
               const WrPosition *pos,
               GString          *diagnosis)
{
  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      const char *text = json_array_get_string_element (moves, i);
      g_autofree char *shown = bm_json_dup_shown (text);
      BmRefusal refusal = { 0 };

      if (!wr_rules_why (pos, wr_move_from_text (pos, text), &refusal))
        g_string_append_printf (diagnosis, "legal[%u]: expected \"%s\" to be legal, found %s: %s\n", i, shown,
                                refusal.rule == NULL ? "no such move" : refusal.rule, refusal.message);
    }
}

static void
compare_illegal (JsonArray        *moves,
                 const WrPosition *pos,
                 GString          *diagnosis)
{
  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      JsonObject *entry = json_array_get_object_element (moves, i);
      const char *text = json_object_get_string_member (entry, "move");
      const char *rule = json_object_get_string_member_with_default (entry, "rule", NULL);
      g_autofree char *shown = bm_json_dup_shown (text), *shown_rule = rule == NULL ? NULL : bm_json_dup_shown (rule);
      BmRefusal refusal = { 0 };

      if (wr_rules_why (pos, wr_move_from_text (pos, text), &refusal))
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
follow_events (JsonArray     *wanted,
               guint          n,
               const BmEvent *events,
               guint          n_events)
{
  for (guint i = 0; i < n_events && n < json_array_get_length (wanted); i++)
    {
      g_autofree char *line = wr_event_to_text (&events[i]);

      if (event_is (line, json_array_get_string_element (wanted, n)))
        n++;
    }
  return n;
}

guint
wr_expect_follow (JsonNode          *expect,
                  guint              n,
                  const BmEventList *events)
{
  JsonObject *object = json_node_get_object (expect);

  if (!json_object_has_member (object, "events"))
    return 0;
  return follow_events (json_object_get_array_member (object, "events"), n, events->items, events->n);
}

static void
compare_events (JsonArray    *wanted,
                const GArray *events,
                GString      *diagnosis)
{
  g_autofree char *shown = NULL;
  guint n = follow_events (wanted, 0, (const BmEvent *) events->data, events->len);

  if (n == json_array_get_length (wanted))
    return;

  shown = bm_json_dup_shown (json_array_get_string_element (wanted, n));
  g_string_append_printf (diagnosis, "events[%u]: expected \"%s\" here, found in all:\n", n, shown);
  for (guint i = 0; i < events->len; i++)
    {
      g_string_append (diagnosis, "  ");
      wr_event_append_text (&g_array_index (events, BmEvent, i), diagnosis);
      g_string_append_c (diagnosis, '\n');
    }
}

static void
compare_winner (JsonNode         *expected,
                const WrPosition *pos,
                GString          *diagnosis)
{
  const char *wanted = JSON_NODE_HOLDS_NULL (expected) ? "nobody" : json_node_get_string (expected);
  const char *found = pos->winner == WR_NO_WINNER ? "nobody" : wr_side_name ((WrSide) pos->winner);

  if (strcmp (wanted, found) != 0)
    g_string_append_printf (diagnosis, "winner: expected %s, found %s\n", wanted, found);
}

void
wr_expect_compare (JsonNode         *expect,
                   const WrPosition *pos,
                   const GArray     *events,
                   GString          *diagnosis)
{
  JsonObject *object = json_node_get_object (expect);

  if (json_object_has_member (object, "position"))
    compare_position (json_object_get_member (object, "position"), pos, diagnosis);
  if (json_object_has_member (object, "winner"))
    compare_winner (json_object_get_member (object, "winner"), pos, diagnosis);
  if (json_object_has_member (object, "legal"))
    compare_legal (json_object_get_array_member (object, "legal"), pos, diagnosis);
  if (json_object_has_member (object, "illegal"))
    compare_illegal (json_object_get_array_member (object, "illegal"), pos, diagnosis);
  if (json_object_has_member (object, "events"))
    compare_events (json_object_get_array_member (object, "events"), events, diagnosis);
}
