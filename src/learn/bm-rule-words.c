/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-rule-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bm-words.h"

/* Name and text of a card that PAGE is about; FALSE: there is none of that id. */
static gboolean
card_words (const BmRulePage   *page,
            guint               number,
            const char        **name,
            const char        **text,
            const char *const **notes)
{
  return bm_rulebook_get_game (page->book)->card_words (g_ptr_array_index (page->cards, number), name, text, notes);
}

const char *
bm_rule_page_title (const BmRulePage *page)
{
  g_autoptr(GString) names = NULL;
  const char *name, *text;
  const char *const *notes;

  g_return_val_if_fail (page != NULL, NULL);

  if (page->title != NULL)
    return _(page->title);
  names = g_string_new (NULL);
  for (guint i = 0; i < page->cards->len; i++)
    if (card_words (page, i, &name, &text, &notes))
      bm_words_join (names, name);
  return bm_words_intern (names->str);
}

const char *
bm_rule_page_words (const BmRulePage *page)
{
  const char *name, *text;
  const char *const *notes;

  g_return_val_if_fail (page != NULL, NULL);

  if (page->words != NULL)
    return _(page->words);
  return card_words (page, 0, &name, &text, &notes) ? text : "";
}

GPtrArray *
bm_rule_page_paragraphs (const BmRulePage *page)
{
  GPtrArray *paragraphs = g_ptr_array_new ();

  g_return_val_if_fail (page != NULL, paragraphs);

  for (guint i = 0; i < page->text->len; i++)
    g_ptr_array_add (paragraphs, (gpointer) _((const char *) g_ptr_array_index (page->text, i)));
  for (guint i = 0; i < page->cards->len; i++)
    {
      const char *name, *text;
      const char *const *notes;

      if (!card_words (page, i, &name, &text, &notes))
        continue;
      /* The first card's text is already the summary of the page. */
      if (i > 0)
        {
          /* Translators: a card’s name, and what it says. */
          g_autofree char *said = g_strdup_printf (_("%1$s: %2$s"), name, text);

          g_ptr_array_add (paragraphs, (gpointer) bm_words_intern (said));
        }
      for (guint note = 0; notes != NULL && notes[note] != NULL; note++)
        g_ptr_array_add (paragraphs, (gpointer) _(notes[note]));
    }
  return paragraphs;
}

char *
bm_rule_page_heading (const BmRulePage *page)
{
  g_return_val_if_fail (page != NULL, NULL);

  /* Chapters about cards have letters only. */
  if (page->id[1] == '\0')
    return g_strdup (bm_rule_page_title (page));
  /* Translators: a rule's number and what it is about: "R6.2 Dig down". */
  return g_strdup_printf (_("%1$s %2$s"), page->id, bm_rule_page_title (page));
}

static void
add_link (GPtrArray        *links,
          const BmRulePage *self,
          const BmRulePage *page)
{
  if (page != NULL && page != self && !g_ptr_array_find (links, page, NULL))
    g_ptr_array_add (links, (gpointer) page);
}

static void
add_links_of (GPtrArray        *links,
              const BmRulePage *self,
              const char       *words)
{
  const BmRulebook *book = self->book;
  const char *start = words, *end;

  while (bm_rulebook_next_ref (book, &start, &end))
    {
      g_autofree char *id = g_strndup (start, (gsize) (end - start));

      add_link (links, self, bm_rulebook_get (book, id, NULL));
      start = end;
    }
}

GPtrArray *
bm_rule_page_links (const BmRulePage *page)
{
  GPtrArray *links = g_ptr_array_new ();
  g_autoptr(GPtrArray) paragraphs = bm_rule_page_paragraphs (page);

  for (guint i = 0; i < page->see->len; i++)
    add_link (links, page, bm_rulebook_get (page->book, g_ptr_array_index (page->see, i), NULL));
  add_links_of (links, page, bm_rule_page_words (page));
  for (guint i = 0; i < paragraphs->len; i++)
    add_links_of (links, page, g_ptr_array_index (paragraphs, i));
  return links;
}

/* Appends LENGTH bytes of WORDS, with stars as the bounds of bold text. */
static void
append_bold (GString    *markup,
             const char *words,
             gsize       length,
             gboolean   *bold)
{
  g_autofree char *part = g_strndup (words, length);
  g_auto(GStrv) pieces = g_strsplit (part, "*", -1);

  for (guint i = 0; pieces[i] != NULL; i++)
    {
      g_autofree char *escaped = g_markup_escape_text (pieces[i], -1);

      if (i > 0)
        {
          g_string_append (markup, *bold ? "</b>" : "<b>");
          *bold = !*bold;
        }
      g_string_append (markup, escaped);
    }
}

char *
bm_rule_markup (const BmRulePage *page,
                const char       *words)
{
  GString *markup = g_string_new (NULL);
  const char *rest = words, *start = words, *end;
  gboolean bold = FALSE;

  g_return_val_if_fail (page != NULL && words != NULL, g_string_free (markup, FALSE));

  while (bm_rulebook_next_ref (page->book, &start, &end))
    {
      g_autofree char *id = g_strndup (start, (gsize) (end - start));

      append_bold (markup, rest, (gsize) (start - rest), &bold);
      if (g_str_equal (id, page->id))
        g_string_append (markup, id);
      else
        g_string_append_printf (markup, "<a href=\"%s\">%s</a>", id, id);
      rest = start = end;
    }
  append_bold (markup, rest, strlen (rest), &bold);
  if (bold)
    g_string_append (markup, "</b>");
  return g_string_free (markup, FALSE);
}

char *
bm_rule_plain (const char *words)
{
  g_auto(GStrv) pieces = g_strsplit (words, "*", -1);

  return g_strjoinv ("", pieces);
}

const char *
bm_rule_title (BmLearnGame *game,
               const char  *rule)
{
  const BmRulePage *page;

  g_return_val_if_fail (rule != NULL, NULL);

  page = game == NULL ? NULL : bm_rulebook_find (bm_rulebook (game), rule, NULL);
  return page == NULL ? NULL : bm_rule_page_title (page);
}

const char *
bm_rule_words (BmLearnGame *game,
               const char  *rule)
{
  const BmRulePage *page;

  g_return_val_if_fail (rule != NULL, NULL);

  page = game == NULL ? NULL : bm_rulebook_find (bm_rulebook (game), rule, NULL);
  return page == NULL ? NULL : bm_rule_page_words (page);
}
