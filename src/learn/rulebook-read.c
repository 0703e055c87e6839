/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reads chapters of the rulebook from JSON.  Strict: a misspelt key would be missing in the book.
 */
#include "rulebook-read.h"

static void
diagram_free (BmRuleDiagram *diagram)
{
  g_free (diagram->source);
  g_free (diagram);
}

void
bm_rule_page_free (BmRulePage *page)
{
  g_clear_pointer (&page->text, g_ptr_array_unref);
  g_clear_pointer (&page->see, g_ptr_array_unref);
  g_clear_pointer (&page->cards, g_ptr_array_unref);
  g_clear_pointer (&page->diagrams, g_ptr_array_unref);
  g_free (page);
}

static BmRulePage *
page_new (void)
{
  BmRulePage *page = g_new0 (BmRulePage, 1);

  page->text = g_ptr_array_new ();
  page->see = g_ptr_array_new ();
  page->cards = g_ptr_array_new ();
  page->diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) diagram_free);
  return page;
}

/* A text for display at AT: not empty, as gettext ("") returns the catalog's header. */
static const char *
read_words (const BmJson  *at,
            GError       **error)
{
  const char *words = bm_json_get_string (at, error);

  if (words == NULL)
    return NULL;
  if (*words == '\0')
    {
      bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must not be empty");
      return NULL;
    }
  return words;
}

/* The member KEY of AT; *WORDS is NULL if it is missing. */
static gboolean
read_member (const BmJson  *at,
             const char    *key,
             gboolean       required,
             const char   **words,
             GError       **error)
{
  BmJson child;

  *words = NULL;
  if (!bm_json_member (at, key, &child))
    return !required || bm_json_fail_member (at, key, BM_ERROR_UNREADABLE, error, "missing");
  *words = read_words (&child, error);
  return *words != NULL;
}

/* The list KEY of AT, which may be missing; its strings are owned by the parsed text. */
static gboolean
read_list (const BmJson  *at,
           const char    *key,
           GPtrArray     *list,
           GError       **error)
{
  BmJson child, element;
  guint n;

  if (!bm_json_member (at, key, &child))
    return TRUE;
  if (!bm_json_check_list (&child, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      const char *words;

      bm_json_element (&child, i, &element);
      words = read_words (&element, error);
      if (words == NULL)
        return FALSE;
      g_ptr_array_add (list, (gpointer) words);
    }
  return TRUE;
}

static gboolean
read_crop (const BmJson   *at,
           BmRuleDiagram  *diagram,
           GError        **error)
{
  BmJson child;

  return read_member (at, "crop", TRUE, &diagram->crop, error) && bm_json_member (at, "crop", &child)
         && diagram->game->check_crop (&child, error);
}

static gboolean
read_diagram (const BmJson   *at,
              BmRuleDiagram  *diagram,
              GError        **error)
{
  static const char *const keys[] = { "after", "caption", "crop", "dice", "moves", "position", NULL };
  BmJson child;

  if (!bm_json_check_object (at, keys, error)
      || !read_member (at, "caption", TRUE, &diagram->caption, error)
      || !read_member (at, "after", FALSE, &diagram->after, error)
      || !read_crop (at, diagram, error))
    return FALSE;
  if (!bm_json_member (at, "position", &child))
    return bm_json_fail_member (at, "position", BM_ERROR_UNREADABLE, error, "missing");
  if (bm_json_member (at, "moves", &child) != (diagram->after != NULL))
    return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "\"moves\" and \"after\" go together");
  /* It is played when it is shown.  AT's node lives as long as the book, but its parents do not: copy the cursor. */
  diagram->source = g_new (BmJson, 1);
  *diagram->source = BM_JSON_ROOT (at->file, at->node);
  return TRUE;
}

static gboolean
read_diagrams (const BmJson  *at,
               BmRulePage    *page,
               GError       **error)
{
  BmJson list, element;
  guint n;

  if (!bm_json_member (at, "diagrams", &list))
    return TRUE;
  if (!bm_json_check_list (&list, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      BmRuleDiagram *diagram = g_new0 (BmRuleDiagram, 1);

      diagram->game = page->book->game;
      g_ptr_array_add (page->diagrams, diagram);
      bm_json_element (&list, i, &element);
      if (!read_diagram (&element, diagram, error))
        return FALSE;
    }
  return TRUE;
}

/* The members that chapters and rules share; the page is owned by BOOK at once. */
static gboolean
read_page (const BmJson  *at,
           BmRulebook    *book,
           guint          chapter,
           GError       **error)
{
  BmRulePage *page = page_new ();
  guint number = book->pages->len;
  gboolean has_cards;

  g_ptr_array_add (book->pages, page);
  page->book = book;
  page->chapter = chapter;
  if (!read_member (at, "id", TRUE, &page->id, error) || !read_list (at, "cards", page->cards, error))
    return FALSE;
  has_cards = page->cards->len > 0;
  if (g_hash_table_contains (book->numbers, page->id))
    return bm_json_fail_member (at, "id", BM_ERROR_UNREADABLE, error, "there is another page %s", page->id);
  g_hash_table_insert (book->numbers, (gpointer) page->id, GUINT_TO_POINTER (number));
  return read_member (at, "title", !has_cards, &page->title, error)
         && read_member (at, "short", !has_cards, &page->words, error)
         && read_list (at, "text", page->text, error)
         && read_list (at, "see", page->see, error)
         && read_diagrams (at, page, error);
}

gboolean
bm_rulebook_read_chapter (BmRulebook  *book,
                          const char  *name,
                          JsonNode    *node,
                          GError     **error)
{
  static const char *const chapter_keys[] = { "diagrams", "format", "id", "rules", "see", "short", "text", "title",
                                              "version", NULL };
  static const char *const rule_keys[] = { "cards", "diagrams", "id", "see", "short", "text", "title", NULL };
  const BmJson at = BM_JSON_ROOT (name, node);
  guint chapter = book->pages->len, n;
  BmJson list, element;

  if (!bm_json_check_format (&at, BM_RULEBOOK_FORMAT, BM_RULEBOOK_VERSION, TRUE, error)
      || !bm_json_check_object (&at, chapter_keys, error)
      || !read_page (&at, book, chapter, error))
    return FALSE;
  if (!bm_json_member (&at, "rules", &list))
    return bm_json_fail_member (&at, "rules", BM_ERROR_UNREADABLE, error, "missing");
  if (!bm_json_check_list (&list, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &element);
      if (!bm_json_check_object (&element, rule_keys, error) || !read_page (&element, book, chapter, error))
        return FALSE;
    }
  return TRUE;
}
