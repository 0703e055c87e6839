/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-words.h"

#include <glib/gi18n-lib.h>

void
bm_words_join (GString    *list,
               const char *word)
{
  g_return_if_fail (list != NULL && word != NULL);

  if (list->len > 0)
    /* Translators: what stands between the names of a list, as in "Green, Pink, Zombie 1" or "a, d, f". */
    g_string_append (list, C_("between the words of a list", ", "));
  g_string_append (list, word);
}

char *
bm_words_sentence (const char *words)
{
  g_return_val_if_fail (words != NULL, NULL);

  /* Translators: makes a sentence of words that have no full stop: "Move up", "The match is over". */
  return g_strdup_printf (C_("sentence", "%s."), words);
}

guint
bm_words_longest (const char *words)
{
  guint n = 0, most = 0;

  g_return_val_if_fail (words != NULL, 0);

  for (const char *c = words; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      /* Wide letters are those of languages that wrap between any two of them. */
      n = g_unichar_isspace (letter) || g_unichar_iswide (letter) ? 0 : n + 1;
      most = MAX (most, n);
    }
  return most;
}

const char *
bm_words_intern (const char *text)
{
  return text == NULL ? NULL : g_ref_string_new_intern (text);
}
