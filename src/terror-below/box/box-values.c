/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Basic values of the box: numbers, words, ids, spaces, texts.
 */
#include "box-reader.h"

#include <string.h>

#include "tb-names.h"

/* In characters. */
#define MAX_ID   40
#define MAX_NAME 40
#define MAX_TEXT 160
#define MAX_TIP  110
#define MAX_SHORT 60
#define MAX_NOTE 260

gboolean
tb_box_member (const BmJson  *at,
               const char    *key,
               BmJson        *child,
               GError       **error)
{
  return bm_json_member (at, key, child) || bm_json_fail_member (at, key, BM_ERROR_UNREADABLE, error, "missing");
}

gboolean
tb_box_number (const BmJson  *at,
               const char    *key,
               int            min,
               int            max,
               guint8        *number,
               GError       **error)
{
  gint64 value;
  BmJson child;

  if (!tb_box_member (at, key, &child, error) || !bm_json_get_integer (&child, min, max, &value, error))
    return FALSE;
  *number = (guint8) value;
  return TRUE;
}

gboolean
tb_box_list (const BmJson  *at,
             const char    *key,
             BmJson        *list,
             guint         *n,
             GError       **error)
{
  if (!tb_box_member (at, key, list, error) || !bm_json_check_list (list, n, error))
    return FALSE;
  return *n > 0 || bm_json_fail (list, BM_ERROR_UNREADABLE, error, "must not be empty");
}

gboolean
tb_box_numbers (const BmJson  *at,
                int            min,
                int            max,
                guint16       *bits,
                GError       **error)
{
  guint n;

  *bits = 0;
  if (!bm_json_check_list (at, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      gint64 value;
      BmJson child;

      bm_json_element (at, i, &child);
      if (!bm_json_get_integer (&child, min, max, &value, error))
        return FALSE;
      if (*bits >> value & 1)
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "stands twice");
      *bits |= (guint16) (1u << value);
    }
  return n > 0 || bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must not be empty");
}

/* --- Words ------------------------------------------------------------------------------------------------------- */

/* `"a", "b", "c"` */
static char *
list_words (const char *const *words)
{
  GString *list = g_string_new (NULL);

  for (gsize i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (list, "%s\"%s\"", list->len > 0 ? ", " : "", words[i]);
  return g_string_free (list, FALSE);
}

gboolean
tb_box_word (const BmJson       *at,
             const char *const  *words,
             const char         *what,
             guint8             *index,
             GError            **error)
{
  const char *word = bm_json_get_string (at, error);
  g_autofree char *list = NULL, *shown = NULL;

  if (word == NULL)
    return FALSE;
  for (guint i = 0; words[i] != NULL; i++)
    if (*word != '\0' && strcmp (words[i], word) == 0)
      {
        *index = (guint8) i;
        return TRUE;
      }
  list = list_words (words);
  shown = bm_json_dup_shown (word);
  return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "there is no %s \"%s\"; it can be %s", what, shown, list);
}

gboolean
tb_box_member_word (const BmJson       *at,
                    const char         *key,
                    const char *const  *words,
                    const char         *what,
                    guint8             *index,
                    GError            **error)
{
  BmJson child;

  return tb_box_member (at, key, &child, error) && tb_box_word (&child, words, what, index, error);
}

gboolean
tb_box_space (const BmJson  *at,
              guint          n_columns,
              TbSpace       *space,
              GError       **error)
{
  const char *text = bm_json_get_string (at, error);

  if (text == NULL)
    return FALSE;
  *space = tb_space_from_text (text);
  if (*space != TB_SPACE_NONE && tb_space_column (*space) < (int) n_columns)
    return TRUE;
  return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must be a space from \"a1\" to \"%c%d\"",
                       (char) ('a' + n_columns - 1), TB_N_ROWS);
}

gboolean
tb_box_colour (TbBoxReader   *reader,
               const BmJson  *at,
               guint8        *colour,
               GError       **error)
{
  const char *names[TB_N_COLOURS + 1] = { NULL };

  for (guint i = 0; i < TB_N_COLOURS; i++)
    names[i] = reader->box->colour_words[i].id;
  return tb_box_word (at, names, "colour", colour, error);
}

/* --- Ids --------------------------------------------------------------------------------------------------------- */

/* Words of moves and events that could be mistaken for an id. */
static gboolean
is_taken (const char *id)
{
  static const char *const taken[] = {
    "red", "blue", "green", "yellow", "white", "store", "motel", "police", "facility", "hospital", "all", "any", "ap", "aside",
    "deck", "done", "item", "revive", "vp", "weapon", "worms", NULL
  };

  return g_strv_contains (taken, id) || tb_space_from_text (id) != TB_SPACE_NONE;
}

/* Parts of lower case letters and digits, joined by hyphens, beginning with a letter. */
static gboolean
is_id (const char *id)
{
  gsize length = strlen (id);

  if (!g_ascii_islower (id[0]) || length > MAX_ID || id[length - 1] == '-' || strstr (id, "--") != NULL)
    return FALSE;
  return id[strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

const char *
tb_box_id (const BmJson  *at,
           GError       **error)
{
  const char *id = bm_json_get_string (at, error);

  if (id == NULL)
    return NULL;
  if (!is_id (id))
    bm_json_fail (at, BM_ERROR_UNREADABLE, error, "an id is made of at most %d lower case letters, digits and single hyphens, "
                  "and begins with a letter", MAX_ID);
  else if (is_taken (id))
    bm_json_fail (at, BM_ERROR_UNREADABLE, error, "\"%s\" means something else in moves", id);
  else
    return id;
  return NULL;
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const TbBoxEntry *const *x = a, *const *y = b;

  return strcmp ((*x)->id, (*y)->id);
}

GPtrArray *
tb_box_sorted (const TbBoxReader  *reader,
               TbBoxPart           part,
               guint               most,
               GError            **error)
{
  const GPtrArray *entries = reader->text->parts[part];
  GPtrArray *sorted;

  if (entries->len > most)
    {
      const TbBoxEntry *entry = entries->pdata[most];

      bm_json_fail (&entry->at, BM_ERROR_REFUSED, error, "there is no room for more than %u of these", most);
      return NULL;
    }
  if (entries->len == 0)
    {
      bm_json_fail (reader->text->board, BM_ERROR_REFUSED, error, "a list of the box is empty");
      return NULL;
    }
  sorted = g_ptr_array_sized_new (entries->len);
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (sorted, entries->pdata[i]);
  g_ptr_array_sort (sorted, compare_entries);
  return sorted;
}

guint
tb_box_find (GPtrArray  *sorted,
             const char *id)
{
  guint i = 0;

  while (i < sorted->len && strcmp (((const TbBoxEntry *) sorted->pdata[i])->id, id) != 0)
    i++;
  return i;
}

gboolean
tb_box_reference (const BmJson  *at,
                  const char    *key,
                  GPtrArray     *sorted,
                  const char    *what,
                  guint8        *place,
                  GError       **error)
{
  g_autofree char *shown = NULL;
  const char *id;
  BmJson child;
  guint found;

  if (!tb_box_member (at, key, &child, error))
    return FALSE;
  id = bm_json_get_string (&child, error);
  if (id == NULL)
    return FALSE;
  found = tb_box_find (sorted, id);
  *place = (guint8) found;
  shown = bm_json_dup_shown (id);
  return found < sorted->len || bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "there is no %s \"%s\"", what, shown);
}

/* --- Texts ------------------------------------------------------------------------------------------------------- */

static const char *const no_notes[] = { NULL };

const char *
tb_box_string (TbBoxReader *reader,
               const char  *text)
{
  return g_string_chunk_insert_const (reader->store->strings, text);
}

static gboolean
read_text (TbBoxReader   *reader,
           const BmJson  *at,
           glong          most,
           const char   **text,
           GError       **error)
{
  const char *read = bm_json_get_string (at, error);

  if (read == NULL)
    return FALSE;
  if (*read == '\0')
    return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must not be empty");
  if (g_utf8_strlen (read, -1) > most)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "has more than %ld letters", most);
  *text = tb_box_string (reader, read);
  return TRUE;
}

static gboolean
read_member_text (TbBoxReader   *reader,
                  const BmJson  *at,
                  const char    *key,
                  glong          most,
                  const char   **text,
                  GError       **error)
{
  BmJson child;

  return tb_box_member (at, key, &child, error) && read_text (reader, &child, most, text, error);
}

static gboolean
read_notes (TbBoxReader   *reader,
            const BmJson  *at,
            TbWords       *words,
            GError       **error)
{
  BmJson list, child;
  const char **notes;
  guint n;

  if (!bm_json_member_list (at, "notes", &list, &n, error))
    return FALSE;
  if (n == 0)
    return TRUE;
  notes = g_new0 (const char *, n + 1);
  g_ptr_array_add (reader->store->lists, notes);
  words->notes = notes;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (!read_text (reader, &child, MAX_NOTE, &notes[i], error))
        return FALSE;
    }
  return TRUE;
}

void
tb_box_no_words (TbBoxReader *reader,
                 const char  *id,
                 TbWords     *words)
{
  *words = (TbWords) { .id = tb_box_string (reader, id), .name = "", .text = "", .brief = "", .tip = "",
                        .notes = no_notes };
}

gboolean
tb_box_words (TbBoxReader   *reader,
              const BmJson  *at,
              const char    *id,
              TbBoxWords     which,
              TbWords       *words,
              GError       **error)
{
  BmJson brief, tip;

  tb_box_no_words (reader, id, words);
  if (!read_member_text (reader, at, "name", MAX_NAME, &words->name, error))
    return FALSE;
  if (which >= TB_WORDS_TEXT && !read_member_text (reader, at, "text", MAX_TEXT, &words->text, error))
    return FALSE;
  if (which < TB_WORDS_ALL)
    return TRUE;
  if (bm_json_member (at, "short", &brief) && !read_text (reader, &brief, MAX_SHORT, &words->brief, error))
    return FALSE;
  if (bm_json_member (at, "tip", &tip) && !read_text (reader, &tip, MAX_TIP, &words->tip, error))
    return FALSE;
  return read_notes (reader, at, words, error);
}
