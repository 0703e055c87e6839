/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-rule-search.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bm-rule-words.h"

/* Characters of a passage before the match, and in total. */
#define BEFORE 40
#define LENGTH 150

typedef struct
{
  GPtrArray *words; /* of GRegex *: one per word of the query */
  GRegex    *any;   /* matches any of them */
} Query;

static void
query_clear (Query *query)
{
  g_clear_pointer (&query->words, g_ptr_array_unref);
  g_clear_pointer (&query->any, g_regex_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Query, query_clear)

/* FALSE: TEXT has no words. */
static gboolean
query_init (Query      *query,
            const char *text)
{
  g_auto(GStrv) words = g_strsplit_set (text, " \t\n\u00a0", -1);
  g_autoptr(GString) any = g_string_new (NULL);

  query->words = g_ptr_array_new_with_free_func ((GDestroyNotify) g_regex_unref);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *escaped = g_regex_escape_string (words[i], -1);
      GRegex *word = *escaped == '\0' ? NULL : g_regex_new (escaped, G_REGEX_CASELESS, 0, NULL);

      if (word == NULL)
        continue;
      g_ptr_array_add (query->words, word);
      g_string_append_printf (any, "%s%s", any->len > 0 ? "|" : "", escaped);
    }
  if (any->len > 0)
    query->any = g_regex_new (any->str, G_REGEX_CASELESS, 0, NULL);
  return query->any != NULL;
}

/* All texts of PAGE, its heading first.  (transfer full) */
static GPtrArray *
list_texts (const BmRulePage *page)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GPtrArray) paragraphs = bm_rule_page_paragraphs (page);

  g_ptr_array_add (texts, bm_rule_page_heading (page));
  g_ptr_array_add (texts, g_strdup (bm_rule_page_words (page)));
  for (guint i = 0; i < paragraphs->len; i++)
    g_ptr_array_add (texts, bm_rule_plain (g_ptr_array_index (paragraphs, i)));
  for (guint i = 0; i < page->diagrams->len; i++)
    {
      const BmRuleDiagram *diagram = g_ptr_array_index (page->diagrams, i);

      g_ptr_array_add (texts, g_strdup (_(diagram->caption)));
      if (diagram->after != NULL)
        g_ptr_array_add (texts, g_strdup (_(diagram->after)));
    }
  return texts;
}

/* TEXT as markup, with the matches in bold. */
static char *
embolden (const Query *query,
          const char  *text)
{
  GString *markup = g_string_new (NULL);
  g_autoptr(GMatchInfo) match = NULL;
  g_autofree char *tail = NULL;
  int done = 0, start, end;

  g_regex_match (query->any, text, 0, &match);
  while (g_match_info_matches (match) && g_match_info_fetch_pos (match, 0, &start, &end))
    {
      g_autofree char *before = g_markup_escape_text (text + done, start - done);
      g_autofree char *found = g_markup_escape_text (text + start, end - start);

      g_string_append_printf (markup, "%s<b>%s</b>", before, found);
      done = end;
      g_match_info_next (match, NULL);
    }
  tail = g_markup_escape_text (text + done, -1);
  g_string_append (markup, tail);
  return g_string_free (markup, FALSE);
}

/* A part of TEXT with the first match in it, cut between words. */
static char *
cut_passage (const Query *query,
             const char  *text)
{
  g_autoptr(GMatchInfo) match = NULL;
  g_autofree char *part = NULL, *whole = NULL;
  glong length = g_utf8_strlen (text, -1), from = 0, to;
  int start = 0;

  if (g_regex_match (query->any, text, 0, &match))
    g_match_info_fetch_pos (match, 0, &start, NULL);
  if (length > LENGTH)
    from = MAX (0, g_utf8_pointer_to_offset (text, text + start) - BEFORE);
  while (from > 0 && *g_utf8_offset_to_pointer (text, from - 1) != ' ')
    from--;
  to = MIN (length, from + LENGTH);
  while (to < length && *g_utf8_offset_to_pointer (text, to) != ' ')
    to++;
  part = g_utf8_substring (text, from, to);
  whole = g_strconcat (from > 0 ? "… " : "", part, to < length ? " …" : "", NULL);
  return embolden (query, whole);
}

/* Whether all words of the query are in TEXTS together or, with ALONE, in the text of that index. */
static gboolean
has_all (const Query *query,
         GPtrArray   *texts,
         int          alone)
{
  for (guint i = 0; i < query->words->len; i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < texts->len && !found; j++)
        found = (alone < 0 || (guint) alone == j)
                && g_regex_match (g_ptr_array_index (query->words, i), g_ptr_array_index (texts, j), 0, NULL);
      if (!found)
        return FALSE;
    }
  return TRUE;
}

static void
found_free (BmRuleFound *found)
{
  g_free (found->heading);
  g_free (found->passage);
  g_free (found);
}

/* The number itself ranks best, then matches in the title, then in the summary. */
static guint
rank_page (const Query      *query,
           const char       *text,
           const BmRulePage *page,
           GPtrArray        *texts)
{
  if (g_ascii_strcasecmp (text, page->id) == 0)
    return 0;
  if (has_all (query, texts, 0))
    return 1;
  return has_all (query, texts, 1) ? 2 : 3;
}

/* The text with the most matches: the summary if it has any. */
static const char *
choose_passage (const Query *query,
                GPtrArray   *texts)
{
  for (guint i = 1; i < texts->len; i++)
    if (has_all (query, texts, (int) i))
      return g_ptr_array_index (texts, i);
  for (guint i = 1; i < texts->len; i++)
    if (g_regex_match (query->any, g_ptr_array_index (texts, i), 0, NULL))
      return g_ptr_array_index (texts, i);
  return g_ptr_array_index (texts, 1);
}

static int
compare_ranks (gconstpointer a,
               gconstpointer b)
{
  const BmRuleFound *one = *(BmRuleFound *const *) a, *other = *(BmRuleFound *const *) b;

  return (int) one->rank - (int) other->rank;
}

GPtrArray *
bm_rule_search (const BmRulebook *book,
                const char       *text)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) found_free);
  g_autofree char *trimmed = NULL;
  g_auto(Query) query = { NULL, NULL };

  g_return_val_if_fail (book != NULL && text != NULL, all);

  trimmed = g_strstrip (g_strdup (text));
  if (!query_init (&query, trimmed))
    return all;
  for (guint i = 0; i < bm_rulebook_n_pages (book); i++)
    {
      const BmRulePage *page = bm_rulebook_page (book, i);
      g_autoptr(GPtrArray) texts = list_texts (page);
      BmRuleFound *found;

      if (!has_all (&query, texts, -1))
        continue;
      found = g_new (BmRuleFound, 1);
      found->page = page;
      found->rank = rank_page (&query, trimmed, page, texts);
      found->heading = embolden (&query, g_ptr_array_index (texts, 0));
      found->passage = cut_passage (&query, choose_passage (&query, texts));
      g_ptr_array_add (all, found);
    }
  /* Sorting keeps the order of the book among equals: GPtrArray sorts by merging. */
  g_ptr_array_sort (all, compare_ranks);
  return all;
}
