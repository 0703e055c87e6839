/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The parser takes one object or list of RFC 8259 and nothing else, and says where a fault is.
 */
#include <glib/gstdio.h>
#include <string.h>

#include "bm-json.h"

static char *
canonical (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bm_json_parse ("text", text, strlen (text), &error);
  GString *string = g_string_new (NULL);

  g_assert_no_error (error);
  bm_json_append_node (string, node);
  return g_string_free (string, FALSE);
}

static void
test_good (void)
{
  static const struct
  {
    const char *text;
    const char *canonical;
  } texts[] = {
    { "[]", "[]" },
    { " [ true , false , null ] ", "[true, false, null]" },
    { "{\"b\":1,\"a\":{\"d\":[],\"c\":{}}}", "{\"a\": {\"c\": {}, \"d\": []}, \"b\": 1}" },
    { "[-0, 10, -7]", "[0, 10, -7]" },
    { "[999999999999999999, -999999999999999999]", "[999999999999999999, -999999999999999999]" },
    { "[\"a\\u0041\\n\\\"\\/\\ud83d\\udc26\"]", "[\"aA\\u000a\\\"/\xf0\x9f\x90\xa6\"]" },
    { "[\"\\uD7fF\\uE000\\uDBFF\\uDFFF\\b\\f\\r\\t\"]",
      "[\"\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf\\u0008\\u000c\\u000d\\u0009\"]" },
    { "[\"/* // [ { \\\\\", \"\xc3\xa9\"]", "[\"/* // [ { \\\\\", \"\xc3\xa9\"]" },
    { "[1.5e1, 1E+2, 0.5, 25e-2]", "[15, 100, 0.5, 0.25]" },
    { "{\"a\": 1, \"b\": {\"a\": 1}, \"c\": [{\"a\": 1}, {\"a\": 1}]}",
      "{\"a\": 1, \"b\": {\"a\": 1}, \"c\": [{\"a\": 1}, {\"a\": 1}]}" },
    { "\t\r\n{}\n", "{}" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *found = canonical (texts[i].text);

      g_assert_cmpstr (found, ==, texts[i].canonical);
    }
}

/* Texts are parsed in memory of just their size, so that the sanitizers see whoever reads on. */
static gboolean
parses (const char *text,
        gsize       length,
        const char *message)
{
  g_autofree char *copy = g_memdup2 (text, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bm_json_parse ("text", length == 0 ? text : copy, length, &error);

  if (node != NULL)
    {
      g_assert_no_error (error);
      return TRUE;
    }
  g_assert_error (error, BM_ERROR, BM_ERROR_UNREADABLE);
  g_assert_true (g_str_has_prefix (error->message, "text: $: line "));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strchr (error->message, '\n'));
  if (message != NULL && strstr (error->message, message) == NULL)
    g_error ("'%.100s': '%s' is not in '%s'", text, message, error->message);
  return FALSE;
}

static void
test_bad (void)
{
  static const struct
  {
    const char *text;
    const char *message;
  } texts[] = {
    { "", "text: $: line 1, column 1: an object or a list is missing" },
    { " \n ", "text: $: line 2, column 2: an object or a list is missing" },
    /* How the tokens fit together: json-glib tells the last token that it has read. */
    { "{\"a\": 1,}", "text: $: line 1, column 8: nothing follows the comma" },
    { "[1, ]", "text: $: line 1, column 3: nothing follows the comma" },
    { "{\"a\" 1}", "text: $: line 1, column 4: \":\" is missing" },
    { "{1: 2}", "text: $: line 1, column 1: a key or \"}\" is missing" },
    { "{,}", "text: $: line 1, column 1: a key or \"}\" is missing" },
    { "{\"a\": 1", "text: $: line 1, column 7: a key or \"}\" is missing" },
    { "{\"a\": 1]", "text: $: line 1, column 7: a key or \"}\" is missing" },
    { "{\"a\":}", "text: $: line 1, column 6: a value is missing" },
    { "[", "text: $: line 1, column 1: a value is missing" },
    { "[}", "text: $: line 1, column 2: a value is missing" },
    { "[1,, 2]", "text: $: line 1, column 4: a value is missing" },
    { "[1, 2", "text: $: line 1, column 5: \",\" or a closing bracket is missing" },
    { "[1 2]", "text: $: line 1, column 2: \",\" or a closing bracket is missing" },
    { "[\"a\nb\\nc\" 2]", "no string, word or number of at most 18 digits is written so" },
    { "[\"a\\nb\\u2028c\" 2]", "text: $: line 1, column 14: \",\" or a closing bracket is missing" },
    { "[\"a\": 1]", "text: $: line 1, column 4: \",\" or a closing bracket is missing" },
    { "{\"a\": 1\n \"b\": 2}", "text: $: line 1, column 7: \",\" or a closing bracket is missing" },
    { "{\"a\": 1,\n \"b\" 2}", "text: $: line 2, column 4: \":\" is missing" },
    { "{\"a\": 1, \"a\": 2}", "text: $: line 1, column 15: the key \"a\" stands twice" },
    { "{\"a\": 1, \"\\u0061\": 2}", "text: $: line 1, column 20: the key \"a\" stands twice" },
    { "[{\"b\": {\"a\": 1,\n\"a\": {}, \"c\": 3}}]", "text: $: line 2, column 8: the key \"a\" stands twice" },
    { "{\"a\": {\"b\": 1}, \"b\": 1, \"a\": 2}", "the key \"a\" stands twice" },
    { "{\"a\": 1, \"a\": 2, \"b\": 3, \"b\": 4}", "the key \"a\" stands twice" },
    { "{\"a\\nb\": 1, \"a\\nb\": 2}", "the key \"a?b\" stands twice" },
    /* Around them. */
    { "null", "text: $: line 1, column 1: no object or list begins so" },
    { "1", "no object or list begins so" },
    { "\"a\"", "no object or list begins so" },
    { "]", "no object or list begins so" },
    { "\xef\xbb\xbf{}", "line 1, column 1: no string, word or number" },
    { "// a comment\n{}", "line 1, column 1: no string, word or number" },
    { "var a = 1;", "line 1, column 1: no string, word or number" },
    { "{} {}", "text: $: line 1, column 4: something stands after the end" },
    { "[1],", "text: $: line 1, column 4: something stands after the end" },
    { "{}}", "something stands after the end" },
    { "{} // a comment", "line 1, column 4: no string, word or number" },
    { "{} 1", "text: $: line 1, column 4: something stands after the end" },
    /* The tokens. */
    { "{a: 1}", "text: $: line 1, column 2: no string, word or number of at most 18 digits is written so" },
    { "{\"a\": {\"b\": [1, 2, x]}}", "text: $: line 1, column 20: no string" },
    { "{\"\xc3\xa9\":\n\n \"\xc3\xa9\", x", "text: $: line 3, column 7: no string" },
    { "[01]", "no string, word or number" },
    { "[-01]", "no string, word or number" },
    { "[1.]", "no string, word or number" },
    { "[1e]", "no string, word or number" },
    { "[1e+]", "no string, word or number" },
    { "[-]", "no string, word or number" },
    { "[- 1]", "no string, word or number" },
    { "[--1]", "no string, word or number" },
    { "[+1]", "no string, word or number" },
    { "[.5]", "no string, word or number" },
    { "[0x10]", "no string, word or number" },
    { "[$10]", "no string, word or number" },
    { "[0b1]", "no string, word or number" },
    { "[NaN]", "no string, word or number" },
    { "[Infinity]", "no string, word or number" },
    { "[nul]", "no string, word or number" },
    { "[var]", "no string, word or number" },
    { "[nulls]", "no string, word or number" },
    { "[True]", "no string, word or number" },
    { "[true_]", "no string, word or number" },
    { "['a']", "no string, word or number" },
    { "[1 /* one */]", "no string, word or number" },
    { "[1 // one\n]", "no string, word or number" },
    { "[1 # one\n]", "no string, word or number" },
    { "[1,\f2]", "no string, word or number" },
    { "[1,\xc2\xa0 2]", "no string, word or number" },
    { "[\"a", "no string, word or number" },
    { "[\"a\\\"]", "no string, word or number" },
    { "[\"a\tb\"]", "no string, word or number" },
    { "[\"\\x\"]", "no string, word or number" },
    { "[\"\\'\"]", "no string, word or number" },
    { "[\"\\0\"]", "no string, word or number" },
    { "[\"\\377\"]", "no string, word or number" },
    { "[\"\\u12\"]", "no string, word or number" },
    { "[\"\\uxyz0\"]", "no string, word or number" },
    { "[\"\\u0000\"]", "no string, word or number" },
    { "[\"\\udc26\"]", "no string, word or number" },
    { "[\"\\uD83D\"]", "no string, word or number" },
    { "[\"\\ud83dx\"]", "no string, word or number" },
    { "[\"\\ud83d\\u0041\"]", "no string, word or number" },
    { "[\"\\ud83d\\ud83d\"]", "no string, word or number" },
    { "[\"\\udc26\\ud83d\"]", "no string, word or number" },
    { "[\"\\udc26\\udc26\"]", "no string, word or number" },
    { "{\"\\ud83d\": 1}", "no string, word or number" },
    { "[\"\xc3\x28\"]", "text: $: line 1, column 3: not UTF-8 text" },
    { "[\n\"\xed\xa0\x80\"]", "text: $: line 2, column 2: not UTF-8 text" },
    { "[\"\xc0\xaf\"]", "not UTF-8 text" },
    { "[]\xff", "not UTF-8 text" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      if (parses (texts[i].text, strlen (texts[i].text), texts[i].message))
        g_error ("'%s' was taken", texts[i].text);
    }
}

static void
test_nul_byte (void)
{
  g_assert_false (parses ("[1]\0", 4, "line 1, column 4: not UTF-8 text"));
  g_assert_false (parses ("\0[1]", 4, "line 1, column 1: not UTF-8 text"));
  g_assert_false (parses ("[\"a\0b\"]", 7, "line 1, column 4: not UTF-8 text"));
}

/* What does not fit into 64 bits is never taken for a whole number, nor what is not written like one. */
static void
test_numbers (void)
{
  static const char *const refused[] = {
    "1000000000000000000", "-1000000000000000000", "9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "-18446744073709551615", "-18446744073709551617", "99999999999999999999999999",
    "-99999999999999999999999999",
  };
  static const char *const fractions[] = {
    "1e400", "-1e400", "1e-400", "1.0", "1e0", "0.1e1", "1e99999999999999999999",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *text = g_strdup_printf ("[%s]", refused[i]);

      g_assert_false (parses (text, strlen (text), "column 2: no string, word or number"));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (fractions); i++)
    {
      g_autofree char *text = g_strdup_printf ("[%s]", fractions[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = bm_json_parse ("text", text, strlen (text), &error);
      BmJson root = BM_JSON_ROOT ("text", node), element;
      gint64 value;

      g_assert_no_error (error);
      bm_json_element (&root, 0, &element);
      g_assert_false (bm_json_get_integer (&element, G_MININT64, G_MAXINT64, &value, &error));
      g_assert_cmpstr (error->message, ==, "text: [0]: must be a whole number, not a number");
    }
}

/* No part of a text from its beginning is a text, and none does harm. */
static void
test_cut_off (void)
{
  static const char text[] = "{\"a\": [1, -0.5e+3, true, false, null, \"\\u00e9\\n\\ud83d\\udc26\xc3\xa9\\\\\"],\n"
                             "\"b\": {\"c\": {}}}";

  g_assert_true (parses (text, strlen (text), NULL));
  for (gsize length = 0; length < strlen (text); length++)
    g_assert_false (parses (text, length, NULL));
}

static char *
repeated (const char *before,
          const char *part,
          gsize       n,
          const char *after)
{
  GString *string = g_string_new (before);

  while (n-- > 0)
    g_string_append (string, part);
  g_string_append (string, after);
  return g_string_free (string, FALSE);
}

/* Long texts are read or refused within moments and without the stack. */
static void
test_long (void)
{
  static const struct
  {
    const char *before, *part, *after;
    const char *message; /* NULL: it is good */
  } texts[] = {
    { "", "[", "", "line 1, column 65: nested too deep" },
    { "", "{\"a\":", "", "line 1, column 321: nested too deep" },
    { "", "[{\"a\":\n", "", "line 33, column 1: nested too deep" },
    { "", "]", "", "column 1: no object or list begins so" },
    { "", "}", "", "column 1: no object or list begins so" },
    { "", "\"", "", "column 1: no object or list begins so" },
    { "", " ", "", "column 1048577: an object or a list is missing" },
    { "[", "\n", "]", NULL },
    { "[", "[],", "[]]", NULL },
    { "[", "{},", "[", "a value is missing" },
    { "[", "0,", "0]", NULL },
    { "[", "0,", "", "a value is missing" },
    { "[", "0 ", "]", "column 2: \",\" or a closing bracket is missing" },
    { "[", "9", "]", "column 2: no string, word or number" },
    { "[0.", "9", "]", NULL },
    { "[1e", "9", "]", NULL },
    { "[\"", "[", "\"]", NULL },
    { "[\"", "[", "", "column 2: no string, word or number" },
    { "[\"", "\\n", "\"]", NULL },
    { "[\"", "\\n", "", "column 2: no string, word or number" },
    { "[\"", "a\\u00e9", "\"]", NULL },
    { "[\"", "\\", "]", "column 2: no string, word or number" },
    { "{\"", "a", "\": 1 2}", "a key or \"}\" is missing" },
    { "{\"\\n", "\xc3\xa9", "\" 1}", "\":\" is missing" },
    { "{", "\"a\":1,", "\"b\": 2}", "too many keys" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      gsize n = BM_JSON_MAX_POSITION / strlen (texts[i].part);
      g_autofree char *text = repeated (texts[i].before, texts[i].part, n, texts[i].after);

      if (parses (text, strlen (text), texts[i].message) != (texts[i].message == NULL))
        g_error ("%s%s...%s", texts[i].before, texts[i].part, texts[i].after);
    }
}

/* What is said of a text may quote it, and stays one line that can be shown. */
static void
test_said (void)
{
  const BmJson root = BM_JSON_ROOT ("text", NULL);
  g_autofree char *endless = g_strnfill (100000, 'x'), *shown = bm_json_dup_shown (endless);
  g_autoptr (GError) quoting = NULL, long_one = NULL;

  g_assert_false (bm_json_fail (&root, BM_ERROR_UNREADABLE, &quoting, "no \"%s\"", "a\nb\x1b[2J\xc2\x9b \xc3\x9c"));
  g_assert_cmpstr (quoting->message, ==, "text: $: no \"a?b?[2J? \xc3\x9c\"");
  g_assert_false (bm_json_fail (&root, BM_ERROR_UNREADABLE, &long_one, "no \"%s\"", endless));
  g_assert_cmpuint (strlen (long_one->message), <, 500);
  g_assert_true (g_str_has_suffix (long_one->message, "xxx..."));
  g_assert_cmpuint (strlen (shown), <, 100);
}

static void
test_too_long (void)
{
  g_autofree char *most = repeated ("[", " ", BM_JSON_MAX_RECORD - 2, "]");
  g_autofree char *more = repeated ("[", " ", BM_JSON_MAX_RECORD - 1, "]");

  g_assert_true (parses (most, strlen (most), NULL));
  g_assert_false (parses (more, strlen (more), "too long"));
}

static void
test_keys (void)
{
  g_autoptr (GString) most = g_string_new ("[{\"a\": {\"b\": 0}}, {\"x\": 0");
  g_autoptr (GString) more = NULL, twice = NULL;

  for (guint i = 3; i < BM_JSON_MAX_KEYS; i++)
    g_string_append_printf (most, ", \"%u\": 0", i);
  more = g_string_new (most->str);
  twice = g_string_new (most->str);
  g_string_append (most, "}]");
  g_string_append (more, ", \"y\": 0}]");
  g_string_truncate (twice, (gsize) (strrchr (twice->str, ',') - twice->str));
  g_string_append (twice, ", \"x\": 0}]");
  g_assert_true (parses (most->str, most->len, NULL));
  g_assert_false (parses (more->str, more->len, "too many keys"));
  g_assert_false (parses (twice->str, twice->len, "the key \"x\" stands twice"));
}

/* Bytes and tokens by chance, which are not often JSON: only that nothing breaks, and how it is refused. */
static void
test_chance (void)
{
  static const char *const parts[] = {
    "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u", "d83d", "\"a\"", "\"b\":", "0", "1", "-", ".", "e", "true", "null",
    "var", "a", "/*", "*/", "//", "#", "'", " ", "\n", "\x01", "\xc3\xa9", "\xff", "99999999999999999999",
  };
  g_autoptr (GRand) chance = g_rand_new_with_seed (1);
  guint n_good = 0;

  for (guint i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (i % 2 == 0 ? "[" : "{\"a\":");
      int n = g_rand_int_range (chance, 0, 12);

      for (int j = 0; j < n && i % 4 < 2; j++)
        g_string_append (text, parts[g_rand_int_range (chance, 0, G_N_ELEMENTS (parts))]);
      for (int j = 0; j < n && i % 4 >= 2; j++)
        g_string_append_c (text, (char) g_rand_int_range (chance, 0, 256));
      g_string_append (text, i % 2 == 0 ? "]" : "}");
      n_good += parses (text->str, text->len, NULL);
    }
  g_assert_cmpuint (n_good, >, 0);
  g_assert_cmpuint (n_good, <, 4000);
}

static char *
nested (guint depth)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < depth; i++)
    g_string_append (string, i % 2 == 0 ? "[" : "{\"a\":");
  g_string_append (string, "1");
  for (guint i = depth; i > 0; i--)
    g_string_append_c (string, i % 2 == 1 ? ']' : '}');
  return g_string_free (string, FALSE);
}

static void
test_depth (void)
{
  g_autofree char *most = nested (BM_JSON_MAX_DEPTH), *deeper = nested (BM_JSON_MAX_DEPTH + 1);

  g_assert_true (parses (most, strlen (most), NULL));
  g_assert_false (parses (deeper, strlen (deeper), "nested too deep"));
  /* One beside the other is not deep. */
  g_assert_true (parses ("[[[]], [[]], [[]]]", 18, NULL));
}

static void
test_load (void)
{
  g_autofree char *file = g_build_filename (g_get_tmp_dir (), "bm-test-json-XXXXXX", NULL);
  g_autofree char *blanks = g_strnfill (2000, ' ');
  g_autoptr (GError) error = NULL;
  int fd = g_mkstemp (file);

  g_assert_cmpint (fd, >=, 0);
  g_assert_true (g_close (fd, NULL));
  g_assert_true (g_file_set_contents (file, blanks, -1, NULL));
  g_assert_null (bm_json_load (file, 1999, &error));
  g_assert_error (error, BM_ERROR, BM_ERROR_UNREADABLE);
  g_assert_nonnull (strstr (error->message, ": $: longer than 1999 bytes"));
  g_clear_error (&error);
  g_assert_null (bm_json_load (file, 2000, &error));
  g_assert_nonnull (strstr (error->message, "an object or a list is missing"));
  g_clear_error (&error);
  g_assert_cmpint (g_remove (file), ==, 0);

  g_assert_null (bm_json_load (file, 2000, &error));
  g_assert_error (error, BM_ERROR, BM_ERROR_UNREADABLE);
  g_assert_true (g_str_has_prefix (error->message, file));
}

static void
test_cursor (void)
{
  static const char text[] = "{\"list\": [1, {\"key\\n\": 2.0}], \"word\": \"x\"}";
  static const char *const keys[] = { "list", "words", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bm_json_parse ("text", text, strlen (text), &error);
  BmJson root = BM_JSON_ROOT ("text", node), list, element, member;
  gint64 value;
  guint n;

  g_assert_no_error (error);
  g_assert_false (bm_json_check_object (&root, keys, &error));
  g_assert_cmpstr (error->message, ==, "text: word: unknown key; did you mean \"words\"?");
  g_clear_error (&error);

  g_assert_true (bm_json_member (&root, "list", &list));
  g_assert_false (bm_json_member (&root, "nothing", &member));
  g_assert_true (bm_json_check_list (&list, &n, &error));
  g_assert_cmpuint (n, ==, 2);
  bm_json_element (&list, 0, &element);
  g_assert_true (bm_json_get_integer (&element, 0, 1, &value, &error));
  g_assert_cmpint (value, ==, 1);
  g_assert_false (bm_json_get_integer (&element, 2, 3, &value, &error));
  g_assert_cmpstr (error->message, ==, "text: list[0]: must lie in 2..3");
  g_clear_error (&error);

  bm_json_element (&list, 1, &element);
  g_assert_true (bm_json_member (&element, "key\n", &member));
  g_assert_false (bm_json_get_integer (&member, 0, 9, &value, &error));
  /* What would break the line is not shown. */
  g_assert_cmpstr (error->message, ==, "text: list[1].key?: must be a whole number, not a number");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/json/good", test_good);
  g_test_add_func ("/json/bad", test_bad);
  g_test_add_func ("/json/nul-byte", test_nul_byte);
  g_test_add_func ("/json/numbers", test_numbers);
  g_test_add_func ("/json/cut-off", test_cut_off);
  g_test_add_func ("/json/depth", test_depth);
  g_test_add_func ("/json/long", test_long);
  g_test_add_func ("/json/said", test_said);
  g_test_add_func ("/json/too-long", test_too_long);
  g_test_add_func ("/json/keys", test_keys);
  g_test_add_func ("/json/chance", test_chance);
  g_test_add_func ("/json/load", test_load);
  g_test_add_func ("/json/cursor", test_cursor);
  return g_test_run ();
}
