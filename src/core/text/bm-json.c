/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-json.h"

#include <string.h>

#include "bm-file.h"

/* A hostile key may be as long as the text; messages show this much of it. */
#define MAX_SHOWN 60
/* ... and this much of the message, which may quote it. */
#define MAX_SAID 400

JsonNode *
bm_json_load (const char  *file,
              gsize        max,
              GError     **error)
{
  gsize length = 0;
  g_autofree char *text = bm_file_read (file, max, &length, error);

  return text == NULL ? NULL : bm_json_parse (bm_file_name (file), text, length, error);
}

/* Control characters, which a terminal would interpret or which would end the line, become "?". */
static void
append_sanitized (GString    *string,
                  const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      if (g_unichar_isprint (g_utf8_get_char (c)))
        g_string_append_len (string, c, g_utf8_next_char (c) - c);
      else
        g_string_append_c (string, '?');
    }
}

static void
append_shown (GString    *string,
              const char *text,
              glong       most)
{
  g_autofree char *shown = g_utf8_strlen (text, -1) > most ? g_utf8_substring (text, 0, most) : g_strdup (text);

  append_sanitized (string, shown);
  if (strlen (shown) < strlen (text))
    g_string_append (string, "...");
}

char *
bm_json_dup_shown (const char *text)
{
  GString *string = g_string_new (NULL);

  append_shown (string, text, MAX_SHOWN);
  return g_string_free (string, FALSE);
}

static void
append_path (GString      *path,
             const BmJson *at)
{
  if (at->parent == NULL)
    return;
  append_path (path, at->parent);
  if (at->key == NULL)
    {
      g_string_append_printf (path, "[%u]", at->index);
      return;
    }
  if (path->len > 0)
    g_string_append_c (path, '.');
  append_shown (path, at->key, MAX_SHOWN);
}

char *
bm_json_path (const BmJson *at)
{
  GString *path = g_string_new (NULL);

  append_path (path, at);
  if (path->len == 0)
    g_string_append_c (path, '$');
  return g_string_free (path, FALSE);
}

static void
fail_valist (const BmJson *at,
             BmError       code,
             GError      **error,
             const char   *format,
             va_list       arguments) G_GNUC_PRINTF (4, 0);

static void
fail_valist (const BmJson *at,
             BmError       code,
             GError      **error,
             const char   *format,
             va_list       arguments)
{
  g_autofree char *path = bm_json_path (at);
  g_autofree char *message = g_strdup_vprintf (format, arguments);
  g_autoptr (GString) tame = g_string_new (NULL);

  append_shown (tame, message, MAX_SAID);
  g_set_error (error, BM_ERROR, code, "%s: %s: %s", at->file, path, tame->str);
}

gboolean
bm_json_fail (const BmJson *at,
              BmError       code,
              GError      **error,
              const char   *format,
              ...)
{
  va_list arguments;

  va_start (arguments, format);
  fail_valist (at, code, error, format, arguments);
  va_end (arguments);
  return FALSE;
}

gboolean
bm_json_fail_member (const BmJson *at,
                     const char   *key,
                     BmError       code,
                     GError      **error,
                     const char   *format,
                     ...)
{
  BmJson child = { .file = at->file, .parent = at, .key = key };
  va_list arguments;

  va_start (arguments, format);
  fail_valist (&child, code, error, format, arguments);
  va_end (arguments);
  return FALSE;
}

/* Edit distance (Levenshtein) of A and B, both short. */
static guint
distance (const char *a,
          const char *b)
{
  guint row[MAX_SHOWN + 1];
  gsize n = strlen (b);

  for (gsize j = 0; j <= n; j++)
    row[j] = (guint) j;
  for (gsize i = 0; a[i] != '\0'; i++)
    {
      guint diagonal = row[0];

      row[0] = (guint) i + 1;
      for (gsize j = 0; j < n; j++)
        {
          guint exchanged = diagonal + (a[i] != b[j]);

          diagonal = row[j + 1];
          row[j + 1] = MIN (exchanged, 1 + MIN (row[j], row[j + 1]));
        }
    }
  return row[n];
}

static gboolean
fail_unknown_key (const BmJson       *at,
                  const char         *key,
                  const char *const  *keys,
                  GError            **error)
{
  const char *like = NULL;
  guint least = 3;

  for (gsize i = 0; keys[i] != NULL && strlen (key) <= MAX_SHOWN; i++)
    {
      guint d = distance (key, keys[i]);

      if (d < least && d < strlen (keys[i]))
        {
          least = d;
          like = keys[i];
        }
    }
  if (like != NULL)
    return bm_json_fail_member (at, key, BM_ERROR_UNREADABLE, error, "unknown key; did you mean \"%s\"?", like);
  return bm_json_fail_member (at, key, BM_ERROR_UNREADABLE, error, "unknown key");
}

static const char *
type_name (JsonNode *node)
{
  if (JSON_NODE_HOLDS_NULL (node))
    return "null";
  if (JSON_NODE_HOLDS_OBJECT (node))
    return "an object";
  if (JSON_NODE_HOLDS_ARRAY (node))
    return "a list";
  switch (json_node_get_value_type (node))
    {
    case G_TYPE_STRING:
      return "a string";
    case G_TYPE_BOOLEAN:
      return "true or false";
    case G_TYPE_INT64:
      return "a whole number";
    default:
      return "a number";
    }
}

static gboolean
fail_type (const BmJson *at,
           const char   *wanted,
           GError      **error)
{
  return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must be %s, not %s", wanted, type_name (at->node));
}

gboolean
bm_json_check_object (const BmJson       *at,
                      const char *const  *keys,
                      GError            **error)
{
  JsonObjectIter iter;
  const char *key;

  if (!JSON_NODE_HOLDS_OBJECT (at->node))
    return fail_type (at, "an object", error);
  /* In the order of the text, so that the first error is the one reported. */
  json_object_iter_init_ordered (&iter, json_node_get_object (at->node));
  while (json_object_iter_next_ordered (&iter, &key, NULL))
    {
      if (!g_strv_contains (keys, key))
        return fail_unknown_key (at, key, keys, error);
    }
  return TRUE;
}

gboolean
bm_json_member (const BmJson *at,
                const char   *key,
                BmJson       *child)
{
  JsonNode *node = json_object_get_member (json_node_get_object (at->node), key);

  if (node == NULL)
    return FALSE;
  *child = (BmJson) { .file = at->file, .parent = at, .key = key, .node = node };
  return TRUE;
}

gboolean
bm_json_check_list (const BmJson *at,
                    guint        *n,
                    GError      **error)
{
  *n = 0;
  if (!JSON_NODE_HOLDS_ARRAY (at->node))
    return fail_type (at, "a list", error);
  *n = json_array_get_length (json_node_get_array (at->node));
  return TRUE;
}

gboolean
bm_json_member_list (const BmJson *at,
                     const char   *key,
                     BmJson       *list,
                     guint        *n,
                     GError      **error)
{
  *n = 0;
  return !bm_json_member (at, key, list) || bm_json_check_list (list, n, error);
}

void
bm_json_element (const BmJson *at,
                 guint         index,
                 BmJson       *child)
{
  *child = (BmJson) {
    .file = at->file,
    .parent = at,
    .index = index,
    .node = json_array_get_element (json_node_get_array (at->node), index),
  };
}

gboolean
bm_json_is_null (const BmJson *at)
{
  return JSON_NODE_HOLDS_NULL (at->node);
}

static gboolean
holds (const BmJson *at,
       GType         type)
{
  return JSON_NODE_HOLDS_VALUE (at->node) && json_node_get_value_type (at->node) == type;
}

gboolean
bm_json_is_string (const BmJson *at)
{
  return holds (at, G_TYPE_STRING);
}

gboolean
bm_json_get_integer (const BmJson *at,
                     gint64        min,
                     gint64        max,
                     gint64       *value,
                     GError      **error)
{
  *value = min;
  if (!holds (at, G_TYPE_INT64))
    return fail_type (at, "a whole number", error);
  *value = json_node_get_int (at->node);
  if (*value < min || *value > max)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, error,
                         "must lie in %" G_GINT64_FORMAT "..%" G_GINT64_FORMAT, min, max);
  return TRUE;
}

gboolean
bm_json_get_boolean (const BmJson *at,
                     gboolean     *value,
                     GError      **error)
{
  *value = FALSE;
  if (!holds (at, G_TYPE_BOOLEAN))
    return fail_type (at, "true or false", error);
  *value = json_node_get_boolean (at->node);
  return TRUE;
}

const char *
bm_json_get_string (const BmJson *at,
                    GError      **error)
{
  if (!holds (at, G_TYPE_STRING))
    {
      fail_type (at, "a string", error);
      return NULL;
    }
  return json_node_get_string (at->node);
}

gboolean
bm_json_get_strings (const BmJson  *at,
                     const char    *key,
                     GPtrArray     *strings,
                     GError       **error)
{
  BmJson list, child;
  const char *text;
  guint n;

  if (!bm_json_member_list (at, key, &list, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      text = bm_json_get_string (&child, error);
      if (text == NULL)
        return FALSE;
      if (strings != NULL)
        g_ptr_array_add (strings, g_strdup (text));
    }
  return TRUE;
}

gboolean
bm_json_check_format (const BmJson *at,
                      const char   *format,
                      int           version,
                      gboolean      required,
                      GError      **error)
{
  BmJson child;
  const char *text;
  gint64 value;

  if (!JSON_NODE_HOLDS_OBJECT (at->node))
    return fail_type (at, "an object", error);
  if (bm_json_member (at, "format", &child))
    {
      text = bm_json_get_string (&child, error);
      if (text == NULL)
        return FALSE;
      if (strcmp (text, format) != 0)
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be \"%s\"", format);
    }
  else if (required)
    return bm_json_fail_member (at, "format", BM_ERROR_UNREADABLE, error, "missing; must be \"%s\"", format);

  if (!bm_json_member (at, "version", &child))
    {
      if (!required)
        return TRUE;
      return bm_json_fail_member (at, "version", BM_ERROR_UNREADABLE, error, "missing");
    }
  if (!bm_json_get_integer (&child, 1, G_MAXINT, &value, error))
    return FALSE;
  if (value > version)
    return bm_json_fail (&child, BM_ERROR_VERSION, error, "written by a newer version of the program");
  return TRUE;
}

void
bm_json_append_string (GString    *string,
                       const char *text)
{
  g_string_append_c (string, '"');
  for (; *text != '\0'; text++)
    {
      if (*text == '"' || *text == '\\')
        g_string_append_c (string, '\\');
      if ((guint8) *text < 0x20 || *text == 0x7F)
        g_string_append_printf (string, "\\u%04x", (guint) *text);
      else
        g_string_append_c (string, *text);
    }
  g_string_append_c (string, '"');
}

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  return strcmp (a, b);
}

static void
append_object (GString    *string,
               JsonObject *object)
{
  g_autoptr (GList) keys = g_list_sort (json_object_get_members (object), compare_keys);

  g_string_append_c (string, '{');
  for (GList *l = keys; l != NULL; l = l->next)
    {
      if (l != keys)
        g_string_append (string, ", ");
      bm_json_append_string (string, l->data);
      g_string_append (string, ": ");
      bm_json_append_node (string, json_object_get_member (object, l->data));
    }
  g_string_append_c (string, '}');
}

static void
append_list (GString   *string,
             JsonArray *list)
{
  guint n = json_array_get_length (list);

  g_string_append_c (string, '[');
  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append (string, ", ");
      bm_json_append_node (string, json_array_get_element (list, i));
    }
  g_string_append_c (string, ']');
}

void
bm_json_append_node (GString  *string,
                     JsonNode *node)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  if (JSON_NODE_HOLDS_NULL (node))
    g_string_append (string, "null");
  else if (JSON_NODE_HOLDS_OBJECT (node))
    append_object (string, json_node_get_object (node));
  else if (JSON_NODE_HOLDS_ARRAY (node))
    append_list (string, json_node_get_array (node));
  else if (json_node_get_value_type (node) == G_TYPE_STRING)
    bm_json_append_string (string, json_node_get_string (node));
  else if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    g_string_append (string, json_node_get_boolean (node) ? "true" : "false");
  else if (json_node_get_value_type (node) == G_TYPE_INT64)
    g_string_append_printf (string, "%" G_GINT64_FORMAT, json_node_get_int (node));
  else
    g_string_append (string, g_ascii_dtostr (number, sizeof number, json_node_get_double (node)));
}
