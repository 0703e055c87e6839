/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Basic JSON values, and messages about faults.
 */
#include "cards-reader.h"

#include <string.h>

static void
fault_valist (WrCardsReader *reader,
              const BmJson  *at,
              const char    *format,
              va_list        arguments) G_GNUC_PRINTF (3, 0);

static void
fault_valist (WrCardsReader *reader,
              const BmJson  *at,
              const char    *format,
              va_list        arguments)
{
  g_autofree char *path = NULL;
  g_autofree char *message = NULL;

  reader->n_faults++;
  if (reader->n_faults > WR_CARDS_MAX_FAULTS)
    return;
  path = bm_json_path (at);
  message = g_strdup_vprintf (format, arguments);
  g_ptr_array_add (reader->faults, g_strdup_printf ("%s: %s: %s", at->file, path, message));
}

void
wr_cards_fault (WrCardsReader *reader,
                const BmJson  *at,
                const char    *format,
                ...)
{
  va_list arguments;

  va_start (arguments, format);
  fault_valist (reader, at, format, arguments);
  va_end (arguments);
}

void
wr_cards_fault_member (WrCardsReader *reader,
                       const BmJson  *at,
                       const char    *key,
                       const char    *format,
                       ...)
{
  BmJson child = { .file = at->file, .parent = at, .key = key };
  va_list arguments;

  va_start (arguments, format);
  fault_valist (reader, &child, format, arguments);
  va_end (arguments);
}

/* An untrusted word, for a message. */
static char *
shown_word (const char *word)
{
  BmJson root = { .file = "" }, at = { .file = "", .parent = &root, .key = word };

  return bm_json_path (&at);
}

/* --- Similar words ------------------------------------------------------------------------------- */

#define LONGEST_WORD 40

/* Edit distance with transpositions (Damerau-Levenshtein) of A and B, both short. */
static guint
distance (const char *a,
          const char *b)
{
  guint rows[3][LONGEST_WORD + 1];
  gsize n = strlen (b);

  for (gsize j = 0; j <= n; j++)
    rows[0][j] = (guint) j;
  for (gsize i = 1; a[i - 1] != '\0'; i++)
    {
      guint *row = rows[i % 3], *above = rows[(i + 2) % 3], *higher = rows[(i + 1) % 3];

      row[0] = (guint) i;
      for (gsize j = 1; j <= n; j++)
        {
          guint least = above[j - 1] + (a[i - 1] != b[j - 1]);

          least = MIN (least, 1 + MIN (above[j], row[j - 1]));
          if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
            least = MIN (least, higher[j - 2] + 1);
          row[j] = least;
        }
    }
  return rows[strlen (a) % 3][n];
}

const char *
wr_cards_nearest (const char        *word,
                  const char *const *words)
{
  const char *like = NULL;
  guint least = 3;

  if (strlen (word) > LONGEST_WORD)
    return NULL;
  for (gsize i = 0; words[i] != NULL; i++)
    {
      gsize length = strlen (words[i]);
      guint d;

      if (length == 0 || length > LONGEST_WORD)
        continue;
      d = distance (word, words[i]);
      if (d < least && d < length)
        {
          least = d;
          like = words[i];
        }
    }
  return like;
}

/* "a", "b" or "c" */
static char *
list_words (const char *const *words)
{
  GString *list = g_string_new (NULL);

  for (gsize i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (list, "%s\"%s\"", list->len > 0 ? ", " : "", words[i]);
  return g_string_free (list, FALSE);
}

static void
fault_word (WrCardsReader     *reader,
            const BmJson      *at,
            const char        *word,
            const char *const *words,
            const char        *what)
{
  const char *like = wr_cards_nearest (word, words);
  g_autofree char *shown = shown_word (word);
  g_autofree char *list = NULL;

  if (like != NULL)
    {
      wr_cards_fault (reader, at, "there is no %s \"%s\"; did you mean \"%s\"?", what, shown, like);
      return;
    }
  list = list_words (words);
  if (strlen (list) <= 200)
    wr_cards_fault (reader, at, "there is no %s \"%s\"; it can be %s", what, shown, list);
  else
    wr_cards_fault (reader, at, "there is no %s \"%s\"", what, shown);
}

static const char *
get_string (WrCardsReader *reader,
            const BmJson  *at)
{
  g_autoptr (GError) error = NULL;
  const char *text = bm_json_get_string (at, &error);

  if (text == NULL)
    wr_cards_fault (reader, at, "must be a string");
  return text;
}

int
wr_cards_word (WrCardsReader     *reader,
               const BmJson      *at,
               const char *const *words,
               const char        *what)
{
  const char *word = get_string (reader, at);

  if (word == NULL)
    return -1;
  for (int i = 0; words[i] != NULL; i++)
    if (*word != '\0' && strcmp (words[i], word) == 0)
      return i;
  fault_word (reader, at, word, words, what);
  return -1;
}

int
wr_cards_member_word (WrCardsReader     *reader,
                      const BmJson      *at,
                      const char        *key,
                      const char *const *words,
                      const char        *what,
                      gboolean           required)
{
  BmJson child;

  return wr_cards_member (reader, at, key, required, &child) ? wr_cards_word (reader, &child, words, what) : -1;
}

guint
wr_cards_words (WrCardsReader     *reader,
                const BmJson      *at,
                const char *const *words,
                const char        *what)
{
  guint bits = 0, n;
  gboolean good = TRUE;

  if (bm_json_is_string (at))
    {
      int word = wr_cards_word (reader, at, words, what);

      return word < 0 ? 0 : 1u << word;
    }
  n = wr_cards_list (reader, at);
  for (guint i = 0; i < n; i++)
    {
      BmJson child;
      int word;

      bm_json_element (at, i, &child);
      word = wr_cards_word (reader, &child, words, what);
      good = good && word >= 0;
      if (word >= 0 && (bits >> word & 1))
        wr_cards_fault (reader, &child, "stands twice");
      if (word >= 0)
        bits |= 1u << word;
    }
  return good ? bits : 0;
}

/* --- Basic JSON values -------------------------------------------------------------------------------------- */

gboolean
wr_cards_object (WrCardsReader     *reader,
                 const BmJson      *at,
                 const char *const *keys)
{
  JsonObjectIter iter;
  const char *key;

  if (!JSON_NODE_HOLDS_OBJECT (at->node))
    {
      wr_cards_fault (reader, at, "must be an object");
      return FALSE;
    }
  json_object_iter_init_ordered (&iter, json_node_get_object (at->node));
  while (json_object_iter_next_ordered (&iter, &key, NULL))
    {
      const char *like;

      if (g_strv_contains (keys, key))
        continue;
      like = wr_cards_nearest (key, keys);
      if (like != NULL)
        wr_cards_fault_member (reader, at, key, "unknown key; did you mean \"%s\"?", like);
      else
        wr_cards_fault_member (reader, at, key, "unknown key");
    }
  return TRUE;
}

gboolean
wr_cards_member (WrCardsReader *reader,
                 const BmJson  *at,
                 const char    *key,
                 gboolean       required,
                 BmJson        *child)
{
  if (bm_json_member (at, key, child))
    return TRUE;
  if (required)
    wr_cards_fault_member (reader, at, key, "missing");
  return FALSE;
}

guint
wr_cards_list (WrCardsReader *reader,
               const BmJson  *at)
{
  g_autoptr (GError) error = NULL;
  guint n;

  if (!bm_json_check_list (at, &n, &error))
    wr_cards_fault (reader, at, "must be a list");
  else if (n == 0)
    wr_cards_fault (reader, at, "must not be empty");
  return n;
}

gboolean
wr_cards_number (WrCardsReader *reader,
                 const BmJson  *at,
                 int            min,
                 int            max,
                 int           *number)
{
  g_autoptr (GError) error = NULL;
  gint64 value;

  if (bm_json_get_integer (at, min, max, &value, &error))
    {
      *number = (int) value;
      return TRUE;
    }
  wr_cards_fault (reader, at, "must be a whole number from %d to %d", min, max);
  *number = MAX (min, 0);
  return FALSE;
}

gboolean
wr_cards_flag (WrCardsReader *reader,
               const BmJson  *at,
               const char    *key,
               gboolean       unless_given)
{
  g_autoptr (GError) error = NULL;
  gboolean flag = unless_given;
  BmJson child;

  if (bm_json_member (at, key, &child) && !bm_json_get_boolean (&child, &flag, &error))
    wr_cards_fault (reader, &child, "must be true or false");
  return flag;
}

static gboolean
is_name (const char *name)
{
  static const char *const taken[] = { "done", "yes", "no", NULL };
  gsize length = strlen (name);

  if (length == 0 || length > LONGEST_WORD || g_strv_contains (taken, name))
    return FALSE;
  return name[strspn (name, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

const char *
wr_cards_name (WrCardsReader *reader,
               const BmJson  *at,
               const char    *what)
{
  const char *name = get_string (reader, at);

  if (name == NULL || is_name (name))
    return name;
  wr_cards_fault (reader, at, "%s is made of at most %d lower case letters, digits and hyphens, and is not \"done\", "
                  "\"yes\" or \"no\"", what, LONGEST_WORD);
  return NULL;
}

int
wr_cards_card_number (WrCardsReader *reader,
                      const BmJson  *at)
{
  g_autofree const char **ids = g_new0 (const char *, reader->cards->len + 1);

  for (guint i = 0; i < reader->cards->len; i++)
    ids[i] = ((const WrCardText *) g_ptr_array_index (reader->cards, i))->id;
  return wr_cards_word (reader, at, ids, "card");
}
