/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The parser.  json-glib keeps the tree, but its own parser takes comments, assignments and keys that stand twice,
 * and goes as deep as the text does: a text of brackets alone would exhaust the stack.  This one takes RFC 8259 to
 * the letter and knows the path of each fault.
 */
#include "bm-json.h"

#include <string.h>

typedef struct
{
  const char *start;
  const char *c; /* what comes next */
  const char *end;
  GError    **error;
} Parser;

static JsonNode *parse_value (Parser       *parser,
                              const BmJson *at,
                              guint         depth);

/* Complains about the text at C, which is counted from line 1, column 1. */
static void
complain (Parser       *parser,
          const BmJson *at,
          const char   *what)
{
  const char *line = parser->start;
  guint n = 1;

  for (const char *c = parser->start; c < parser->c; c++)
    {
      if (*c == '\n')
        {
          n++;
          line = c + 1;
        }
    }
  bm_json_fail (at, BM_ERROR_UNREADABLE, parser->error, "line %u, column %ld: %s",
                n, g_utf8_pointer_to_offset (line, parser->c) + 1, what);
}

static void
skip_space (Parser *parser)
{
  while (parser->c < parser->end &&
         (*parser->c == ' ' || *parser->c == '\t' || *parser->c == '\n' || *parser->c == '\r'))
    parser->c++;
}

static gboolean
take (Parser *parser,
      char    c)
{
  if (parser->c == parser->end || *parser->c != c)
    return FALSE;
  parser->c++;
  return TRUE;
}

static gboolean
take_word (Parser     *parser,
           const char *word)
{
  gsize length = strlen (word);

  if ((gsize) (parser->end - parser->c) < length || memcmp (parser->c, word, length) != 0)
    return FALSE;
  parser->c += length;
  return TRUE;
}

static gboolean
take_digits (Parser *parser)
{
  const char *first = parser->c;

  while (parser->c < parser->end && g_ascii_isdigit (*parser->c))
    parser->c++;
  return parser->c > first;
}

/* Four hexadecimal digits after \u; -1 if they are not there. */
static int
take_hex (Parser *parser)
{
  int value = 0;

  if (parser->end - parser->c < 4)
    return -1;
  for (int i = 0; i < 4; i++)
    {
      int digit = g_ascii_xdigit_value (parser->c[i]);

      if (digit < 0)
        return -1;
      value = value << 4 | digit;
    }
  parser->c += 4;
  return value;
}

/* What follows \u: one character, which may take two of them. */
static gboolean
parse_unicode (Parser  *parser,
               GString *string)
{
  int first = take_hex (parser), second;

  /* No character at all, the end of C's strings, or the second half of a pair. */
  if (first <= 0 || (first >= 0xDC00 && first <= 0xDFFF))
    return FALSE;
  if (first < 0xD800 || first > 0xDBFF)
    {
      g_string_append_unichar (string, (gunichar) first);
      return TRUE;
    }
  if (!take_word (parser, "\\u"))
    return FALSE;
  second = take_hex (parser);
  if (second < 0xDC00 || second > 0xDFFF)
    return FALSE;
  g_string_append_unichar (string, 0x10000 + ((gunichar) (first - 0xD800) << 10) + (gunichar) (second - 0xDC00));
  return TRUE;
}

static gboolean
parse_escape (Parser  *parser,
              GString *string)
{
  static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
  const char *letter;

  if (parser->c == parser->end)
    return FALSE;
  if (take (parser, 'u'))
    return parse_unicode (parser, string);
  letter = strchr (letters, *parser->c);
  if (letter == NULL || *letter == '\0')
    return FALSE;
  g_string_append_c (string, meanings[letter - letters]);
  parser->c++;
  return TRUE;
}

/* After the opening quote, to the closing one. */
static char *
parse_string (Parser       *parser,
              const BmJson *at)
{
  g_autoptr (GString) string = g_string_new (NULL);

  for (;;)
    {
      const char *plain = parser->c;

      while (parser->c < parser->end && *parser->c != '"' && *parser->c != '\\' && (guint8) *parser->c >= 0x20)
        parser->c++;
      g_string_append_len (string, plain, parser->c - plain);

      if (take (parser, '"'))
        return g_string_free (g_steal_pointer (&string), FALSE);
      if (!take (parser, '\\'))
        {
          complain (parser, at, parser->c == parser->end ? "the text ends inside a string"
                                                         : "a control character inside a string");
          return NULL;
        }
      if (!parse_escape (parser, string))
        {
          complain (parser, at, "no such escape in a string");
          return NULL;
        }
    }
}

static JsonNode *
parse_string_value (Parser       *parser,
                    const BmJson *at)
{
  g_autofree char *string = parse_string (parser, at);

  return string == NULL ? NULL : json_node_init_string (json_node_alloc (), string);
}

static JsonNode *
parse_number (Parser       *parser,
              const BmJson *at)
{
  const char *first = parser->c;
  g_autofree char *text = NULL;
  gboolean integer = TRUE, good;
  gint64 value;

  take (parser, '-');
  good = take (parser, '0') || take_digits (parser);
  if (good && take (parser, '.'))
    {
      integer = FALSE;
      good = take_digits (parser);
    }
  if (good && (take (parser, 'e') || take (parser, 'E')))
    {
      integer = FALSE;
      if (!take (parser, '+'))
        take (parser, '-');
      good = take_digits (parser);
    }
  if (!good)
    {
      complain (parser, at, "a number is not written so");
      return NULL;
    }

  text = g_strndup (first, (gsize) (parser->c - first));
  /* A whole number too large for 64 bits stays a number, but not one that any reader here takes for whole. */
  if (integer && g_ascii_string_to_signed (text, 10, G_MININT64, G_MAXINT64, &value, NULL))
    return json_node_init_int (json_node_alloc (), value);
  return json_node_init_double (json_node_alloc (), g_ascii_strtod (text, NULL));
}

static JsonNode *
parse_list (Parser       *parser,
            const BmJson *at,
            guint         depth)
{
  g_autoptr (JsonArray) list = json_array_new ();

  skip_space (parser);
  if (take (parser, ']'))
    return json_node_init_array (json_node_alloc (), list);

  for (;;)
    {
      BmJson child = { .file = at->file, .parent = at, .index = json_array_get_length (list) };
      JsonNode *node = parse_value (parser, &child, depth);

      if (node == NULL)
        return NULL;
      json_array_add_element (list, node);
      skip_space (parser);
      if (take (parser, ']'))
        return json_node_init_array (json_node_alloc (), list);
      if (!take (parser, ','))
        {
          complain (parser, at, "a list goes on with \",\" or ends with \"]\"");
          return NULL;
        }
    }
}

/* One `"key": value` into OBJECT. */
static gboolean
parse_member (Parser       *parser,
              const BmJson *at,
              guint         depth,
              JsonObject   *object)
{
  BmJson child = { .file = at->file, .parent = at };
  g_autofree char *key = NULL;
  JsonNode *node;

  skip_space (parser);
  if (!take (parser, '"'))
    {
      complain (parser, at, "a key in quotes is missing");
      return FALSE;
    }
  key = parse_string (parser, at);
  if (key == NULL)
    return FALSE;
  child.key = key;
  if (json_object_has_member (object, key))
    {
      complain (parser, &child, "this key stands twice");
      return FALSE;
    }
  skip_space (parser);
  if (!take (parser, ':'))
    {
      complain (parser, &child, "\":\" is missing after the key");
      return FALSE;
    }
  node = parse_value (parser, &child, depth);
  if (node == NULL)
    return FALSE;
  json_object_set_member (object, key, node);
  return TRUE;
}

static JsonNode *
parse_object (Parser       *parser,
              const BmJson *at,
              guint         depth)
{
  g_autoptr (JsonObject) object = json_object_new ();

  skip_space (parser);
  if (take (parser, '}'))
    return json_node_init_object (json_node_alloc (), object);

  for (;;)
    {
      if (!parse_member (parser, at, depth, object))
        return NULL;
      skip_space (parser);
      if (take (parser, '}'))
        return json_node_init_object (json_node_alloc (), object);
      if (!take (parser, ','))
        {
          complain (parser, at, "an object goes on with \",\" or ends with \"}\"");
          return NULL;
        }
    }
}

static JsonNode *
parse_value (Parser       *parser,
             const BmJson *at,
             guint         depth)
{
  skip_space (parser);
  if (depth == BM_JSON_MAX_DEPTH)
    {
      complain (parser, at, "nested too deep");
      return NULL;
    }
  if (parser->c == parser->end)
    {
      complain (parser, at, "a value is missing");
      return NULL;
    }

  if (take (parser, '{'))
    return parse_object (parser, at, depth + 1);
  if (take (parser, '['))
    return parse_list (parser, at, depth + 1);
  if (take (parser, '"'))
    return parse_string_value (parser, at);
  if (*parser->c == '-' || g_ascii_isdigit (*parser->c))
    return parse_number (parser, at);
  if (take_word (parser, "null"))
    return json_node_init_null (json_node_alloc ());
  if (take_word (parser, "true"))
    return json_node_init_boolean (json_node_alloc (), TRUE);
  if (take_word (parser, "false"))
    return json_node_init_boolean (json_node_alloc (), FALSE);
  complain (parser, at, "no JSON value begins so");
  return NULL;
}

JsonNode *
bm_json_parse (const char  *file,
               const char  *text,
               gsize        length,
               GError     **error)
{
  BmJson root = BM_JSON_ROOT (file, NULL);
  Parser parser = { text, text, text + length, error };
  const char *bad;
  g_autoptr (JsonNode) node = NULL;

  if (!g_utf8_validate_len (text, length, &bad))
    {
      parser.c = bad;
      complain (&parser, &root, "not UTF-8 text");
      return NULL;
    }
  node = parse_value (&parser, &root, 0);
  if (node == NULL)
    return NULL;
  skip_space (&parser);
  if (parser.c < parser.end)
    {
      complain (&parser, &root, "something stands after the value");
      return NULL;
    }
  return g_steal_pointer (&node);
}
