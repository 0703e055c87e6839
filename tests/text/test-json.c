/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The parser takes RFC 8259 and nothing else, and says where a fault is.
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
    { "null", "null" },
    { " [ true , false ] ", "[true, false]" },
    { "{\"b\":1,\"a\":{\"d\":[],\"c\":{}}}", "{\"a\": {\"c\": {}, \"d\": []}, \"b\": 1}" },
    { "-0", "0" },
    { "9223372036854775807", "9223372036854775807" },
    { "\"a\\u0041\\n\\\"\\/\\ud83d\\udc26\"", "\"aA\\u000a\\\"/\xf0\x9f\x90\xa6\"" },
    { "1.5e1", "15" },
    { "\t\r\n{}\n", "{}" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *found = canonical (texts[i].text);

      g_assert_cmpstr (found, ==, texts[i].canonical);
    }
}

static void
test_bad (void)
{
  static const struct
  {
    const char *text;
    const char *message;
  } texts[] = {
    { "", "text: $: line 1, column 1: a value is missing" },
    { "{\"a\": 1,}", "text: $: line 1, column 9: a key in quotes is missing" },
    { "{\"a\" 1}", "text: a: line 1, column 6: \":\" is missing" },
    { "{a: 1}", "a key in quotes is missing" },
    { "{\"a\": {\"b\": [1, 2, x]}}", "text: a.b[2]: line 1, column 20: no JSON value begins so" },
    { "[1, 2", "text: $: line 1, column 6: a list goes on" },
    { "[1 2]", "a list goes on" },
    { "{\"a\": 1\n \"b\": 2}", "line 2, column 2: an object goes on" },
    { "{\"a\": 1, \"a\": 2}", "text: a: line 1, column 13: this key stands twice" },
    { "{\"a\": 1, \"\\u0061\": 2}", "text: a: line 1, column 18: this key stands twice" },
    { "01", "something stands after the value" },
    { "1.", "a number is not written so" },
    { "1e", "a number is not written so" },
    { "-", "a number is not written so" },
    { "+1", "no JSON value begins so" },
    { ".5", "no JSON value begins so" },
    { "0x10", "something stands after the value" },
    { "NaN", "no JSON value begins so" },
    { "Infinity", "no JSON value begins so" },
    { "nul", "no JSON value begins so" },
    { "nulls", "something stands after the value" },
    { "'a'", "no JSON value begins so" },
    { "\"a", "the text ends inside a string" },
    { "\"a\nb\"", "a control character inside a string" },
    { "\"\\x\"", "no such escape" },
    { "\"\\u12\"", "no such escape" },
    { "\"\\u0000\"", "no such escape" },
    { "\"\\udc26\"", "no such escape" },
    { "\"\\ud83d\\u0041\"", "no such escape" },
    { "\"\xc3\x28\"", "not UTF-8 text" },
    { "\xef\xbb\xbf{}", "no JSON value begins so" },
    { "{} {}", "something stands after the value" },
    { "// a comment\n{}", "no JSON value begins so" },
    { "var a = 1;", "no JSON value begins so" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = bm_json_parse ("text", texts[i].text, strlen (texts[i].text), &error);

      g_assert_null (node);
      g_assert_error (error, BM_ERROR, BM_ERROR_UNREADABLE);
      if (strstr (error->message, texts[i].message) == NULL)
        g_error ("'%s': '%s' is not in '%s'", texts[i].text, texts[i].message, error->message);
    }
}

static void
test_nul_byte (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bm_json_parse ("text", "[1]\0", 4, &error);

  g_assert_null (node);
  g_assert_error (error, BM_ERROR, BM_ERROR_UNREADABLE);
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
  g_autoptr (GError) error = NULL;
  g_autofree char *most = nested (BM_JSON_MAX_DEPTH - 1), *deeper = nested (BM_JSON_MAX_DEPTH);
  g_autofree char *far_deeper = g_strnfill (1000000, '[');
  g_autofree char *brackets = g_strdup_printf ("\"%s\"", far_deeper);
  g_autoptr (JsonNode) node = bm_json_parse ("text", most, strlen (most), &error);
  g_autoptr (JsonNode) string = NULL;

  g_assert_no_error (error);
  g_assert_nonnull (node);
  g_assert_null (bm_json_parse ("text", deeper, strlen (deeper), &error));
  g_assert_nonnull (strstr (error->message, "nested too deep"));
  g_clear_error (&error);
  g_assert_null (bm_json_parse ("text", far_deeper, strlen (far_deeper), &error));
  g_assert_nonnull (strstr (error->message, "nested too deep"));
  g_clear_error (&error);

  /* Brackets in a string are no nesting. */
  string = bm_json_parse ("text", brackets, strlen (brackets), &error);
  g_assert_no_error (error);
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
  g_assert_nonnull (strstr (error->message, "a value is missing"));
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
  g_test_add_func ("/json/depth", test_depth);
  g_test_add_func ("/json/load", test_load);
  g_test_add_func ("/json/cursor", test_cursor);
  return g_test_run ();
}
