/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a scenario expects of the position.  It is compared in its JSON form, so that only named keys are compared, and
 * every difference has a path.
 */
#include "bm-expect.h"

#include <string.h>

/* A position that is compared, or a part of it. */
typedef struct
{
  const BmGame *game;
  GString      *diagnosis;
} Comparison;

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

static gboolean compare_nodes (const Comparison *comparison,
                               JsonNode         *expected,
                               JsonNode         *found,
                               const char       *path);

/* Whether FOUND matches all keys of EXPECTED; reports nothing. */
static gboolean
fits (const Comparison *comparison,
      JsonNode         *expected,
      JsonNode         *found)
{
  g_autoptr (GString) ignored = g_string_new (NULL);
  const Comparison quiet = { comparison->game, ignored };

  return compare_nodes (&quiet, expected, found, "");
}

static gboolean
compare_objects (const Comparison *comparison,
                 JsonNode         *expected,
                 JsonNode         *found,
                 const char       *path)
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

      same = compare_nodes (comparison, value, member, inner) && same;
    }
  return same;
}

/* The object with the same value of KEY; one without it matches any that is not matched yet. */
static int
find_object (const Comparison *comparison,
             JsonArray        *found,
             JsonNode         *expected,
             const char       *key,
             guint             taken)
{
  JsonNode *value = json_object_get_member (json_node_get_object (expected), key);

  for (guint i = 0; i < json_array_get_length (found); i++)
    {
      JsonNode *object = json_array_get_element (found, i);

      if (taken >> i & 1)
        continue;
      if (value == NULL ? fits (comparison, expected, object)
                        : json_node_equal (value, json_object_get_member (json_node_get_object (object), key)))
        return (int) i;
    }
  return -1;
}

/* Every object must be listed, in any order, and its listed keys must match. */
static gboolean
compare_unordered (const Comparison *comparison,
                   JsonNode         *expected,
                   JsonNode         *found,
                   const char       *key,
                   const char       *path)
{
  JsonArray *wanted = json_node_get_array (expected), *objects = json_node_get_array (found);
  guint n = json_array_get_length (wanted), taken = 0;
  gboolean same = TRUE;

  if (n != json_array_get_length (objects))
    {
      differ (comparison->diagnosis, path, expected, found);
      return FALSE;
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *inner = g_strdup_printf ("%s[%u]", path, i);
      JsonNode *object = json_array_get_element (wanted, i);
      int place = find_object (comparison, objects, object, key, taken);

      if (place < 0)
        {
          differ (comparison->diagnosis, inner, object, found);
          return FALSE;
        }
      taken |= 1u << place;
      same = compare_objects (comparison, object, json_array_get_element (objects, (guint) place), inner) && same;
    }
  return same;
}

static gboolean
holds_objects (JsonArray *list)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      if (!JSON_NODE_HOLDS_OBJECT (json_array_get_element (list, i)))
        return FALSE;
    }
  return json_array_get_length (list) > 0;
}

/* All elements, in order; of objects the listed keys. */
static gboolean
compare_ordered (const Comparison *comparison,
                 JsonNode         *expected,
                 JsonNode         *found,
                 const char       *path)
{
  JsonArray *wanted = json_node_get_array (expected), *elements = json_node_get_array (found);
  guint n = json_array_get_length (wanted);
  gboolean same = n == json_array_get_length (elements);

  if (!same || !holds_objects (wanted))
    {
      same = same && json_node_equal (expected, found);
      if (!same)
        differ (comparison->diagnosis, path, expected, found);
      return same;
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *inner = g_strdup_printf ("%s[%u]", path, i);

      same = compare_nodes (comparison, json_array_get_element (wanted, i), json_array_get_element (elements, i), inner)
             && same;
    }
  return same;
}

/* PATH begins with "position." */
static const BmUnordered *
find_unordered (const BmGame *game,
                const char   *path)
{
  const BmUnordered *list = game->unordered;

  while (list != NULL && list->path != NULL)
    {
      if (g_str_has_prefix (path, "position.") && strcmp (path + strlen ("position."), list->path) == 0)
        return list;
      list++;
    }
  return NULL;
}

static gboolean
compare_nodes (const Comparison *comparison,
               JsonNode         *expected,
               JsonNode         *found,
               const char       *path)
{
  const BmUnordered *unordered = find_unordered (comparison->game, path);
  gboolean same;

  if (found != NULL && JSON_NODE_HOLDS_OBJECT (expected) && JSON_NODE_HOLDS_OBJECT (found))
    return compare_objects (comparison, expected, found, path);
  if (found != NULL && JSON_NODE_HOLDS_ARRAY (expected) && JSON_NODE_HOLDS_ARRAY (found))
    {
      if (unordered == NULL)
        return compare_ordered (comparison, expected, found, path);
      if (unordered->key != NULL)
        return compare_unordered (comparison, expected, found, unordered->key, path);
      same = same_bag (expected, found);
    }
  else
    same = found != NULL && json_node_equal (expected, found);
  if (!same)
    differ (comparison->diagnosis, path, expected, found);
  return same;
}

void
bm_expect_compare_position (JsonNode      *expected,
                            const BmGame  *game,
                            gconstpointer  position,
                            GString       *diagnosis)
{
  const Comparison comparison = { game, diagnosis };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) found = NULL;

  game->append_position (position, text);
  found = bm_json_parse ("position", text->str, text->len, &error);
  /* Text that was just written must be valid JSON. */
  g_assert_no_error (error);
  compare_nodes (&comparison, expected, found, "position");
}
