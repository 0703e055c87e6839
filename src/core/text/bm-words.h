/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Adds WORD to the LIST: "Green", then "Green, Pink". */
void   bm_words_join     (GString    *list,
                          const char *word);

/* WORDS, which have no full stop, as a sentence; (transfer full). */
char  *bm_words_sentence (const char *words) G_GNUC_WARN_UNUSED_RESULT;

/* A copy of TEXT that is never freed, the same one for equal texts (NULL for NULL); from any thread.  For a text that is
   lent often and has few forms.  (GLib's quarks are no place for it: their table leaks whenever it has to grow.) */
const char *bm_words_intern (const char *text);

/* The number of letters of the longest word of WORDS, which cannot be wrapped. */
guint  bm_words_longest  (const char *words);

G_END_DECLS
