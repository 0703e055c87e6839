/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The parser is json-glib's.  Its input is validated first, as it accepts more than JSON (comments, octal numbers,
 * several values), and worse: it wraps around on large numbers, makes bad UTF-8 of bad escapes, recurses without
 * limit, and takes quadratic time on duplicate keys.  So every token must be one of RFC 8259 and within limits; the
 * grammar is left to json-glib.
 */
#include "bm-json.h"

#include <string.h>

typedef struct
{
  const char *file;
  GHashTable *sizes; /* of each object, its last known number of members */
  GError     *error; /* the first error */
} Reading;

static gboolean
complain (Reading    *self,
          guint       line,
          glong       column,
          const char *what)
{
  if (self->error == NULL)
    bm_json_fail (&BM_JSON_ROOT (self->file, NULL), BM_ERROR_UNREADABLE, &self->error, "line %u, column %ld: %s",
                  line, column, what);
  return FALSE;
}

/* Reports the text at C in TEXT. */
static gboolean
complain_at (Reading    *self,
             const char *text,
             const char *c,
             const char *what)
{
  const char *line = text, *newline;
  guint n = 1;

  for (; (newline = memchr (line, '\n', (gsize) (c - line))) != NULL; line = newline + 1)
    n++;
  return complain (self, n, g_utf8_pointer_to_offset (line, c) + 1, what);
}

/* Blanks, a bracket, a colon, a comma, a string, a word or a number.  No NUL in a string and no half of a surrogate
   pair, no whole number beyond 64 bits. */
static GRegex *
token_regex (void)
{
  static const char pattern[] =
    "[\\ \\t\\r\\n]++ | [][{}:,]"
    "| \" (?: [^\\x00-\\x1f\"\\\\]++ | \\\\ (?:"
    "    [\"\\\\/bfnrt]"
    "  | u (?! 0000 | [Dd][89A-Fa-f]) [[:xdigit:]]{4}"
    "  | u [Dd][89ABab] [[:xdigit:]]{2} \\\\u [Dd][C-Fc-f] [[:xdigit:]]{2} ) )*+ \""
    "| (?: true | false | null"
    "  | -? (?: 0 | [1-9][0-9]{0,17} ) (?: \\.[0-9]+ )? (?: [Ee][-+]?[0-9]+ )? ) (?! [-+.\\w] )";
  const GRegexCompileFlags flags = G_REGEX_ANCHORED | G_REGEX_EXTENDED | G_REGEX_OPTIMIZE | G_REGEX_RAW;
  static GRegex *regex;

  if (g_once_init_enter (&regex))
    g_once_init_leave (&regex, g_regex_new (pattern, flags, 0, NULL));
  return regex;
}

static gboolean
check_tokens (Reading    *self,
              const char *text,
              gsize       length)
{
  g_autoptr (GMatchInfo) match = NULL;
  guint depth = 0, n_keys = 0;
  gboolean begun = FALSE;
  int start, end = 0;

  g_regex_match_full (token_regex (), text, (gssize) length, 0, 0, &match, NULL);
  for (; g_match_info_fetch_pos (match, 0, &start, &end); g_match_info_next (match, NULL))
    {
      const char *c = text + start;

      if (strchr (" \t\r\n", *c) != NULL)
        continue;
      if (depth == 0 && (begun || (*c != '{' && *c != '[')))
        return complain_at (self, text, c, begun ? "something stands after the end" : "no object or list begins so");
      begun = TRUE;
      if (strchr ("{[", *c) != NULL && depth++ == BM_JSON_MAX_DEPTH)
        return complain_at (self, text, c, "nested too deep");
      if (strchr ("}]", *c) != NULL)
        depth--;
      if (*c == ':' && n_keys++ == BM_JSON_MAX_KEYS)
        return complain_at (self, text, c, "too many keys");
    }
  if ((gsize) end < length)
    return complain_at (self, text, text + end, "no string, word or number of at most 18 digits is written so");
  return begun || complain_at (self, text, text + end, "an object or a list is missing");
}

static void
on_object_member (JsonParser *parser,
                  JsonObject *object,
                  const char *key,
                  gpointer    data)
{
  Reading *self = data;
  guint size = json_object_get_size (object);

  /* A duplicate key replaces the value, and the object does not grow. */
  if (GPOINTER_TO_UINT (g_hash_table_lookup (self->sizes, object)) == size)
    {
      BmJson root = BM_JSON_ROOT (self->file, NULL), child = { .parent = &root, .key = key };
      g_autofree char *shown = bm_json_path (&child), *what = g_strdup_printf ("the key \"%s\" stands twice", shown);

      complain (self, json_parser_get_current_line (parser), json_parser_get_current_pos (parser), what);
    }
  g_hash_table_insert (self->sizes, object, GUINT_TO_POINTER (size));
}

/* Our own message: json-glib's is translated and quotes the text, maybe over many lines. */
static void
on_error (JsonParser   *parser,
          const GError *error,
          gpointer      data)
{
  static const char *const faults[] = {
    [JSON_PARSER_ERROR_PARSE] = "a value is missing",
    [JSON_PARSER_ERROR_TRAILING_COMMA] = "nothing follows the comma",
    [JSON_PARSER_ERROR_MISSING_COMMA] = "\",\" or a closing bracket is missing",
    [JSON_PARSER_ERROR_MISSING_COLON] = "\":\" is missing",
    [JSON_PARSER_ERROR_INVALID_BAREWORD] = "a key or \"}\" is missing",
  };

  complain (data, json_parser_get_current_line (parser), json_parser_get_current_pos (parser),
            (guint) error->code < G_N_ELEMENTS (faults) ? faults[error->code] : "not JSON");
}

JsonNode *
bm_json_parse (const char  *file,
               const char  *text,
               gsize        length,
               GError     **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GHashTable) sizes = g_hash_table_new (NULL, NULL);
  Reading self = { .file = file, .sizes = sizes };
  const char *bad;

  g_signal_connect (parser, "object-member", G_CALLBACK (on_object_member), &self);
  g_signal_connect (parser, "error", G_CALLBACK (on_error), &self);
  if (length > BM_JSON_MAX_RECORD)
    complain (&self, 1, 1, "too long");
  else if (!g_utf8_validate_len (text, length, &bad))
    complain_at (&self, text, bad, "not UTF-8 text");
  else if (check_tokens (&self, text, length) && !json_parser_load_from_data (parser, text, (gssize) length, NULL))
    complain (&self, 1, 1, "not JSON"); /* unless a better message is set */

  if (self.error == NULL)
    return json_parser_steal_root (parser);
  g_propagate_error (error, self.error);
  return NULL;
}
