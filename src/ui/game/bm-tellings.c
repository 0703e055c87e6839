/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-tellings.h"

#include "bm-game-ui.h"

char *
bm_tellings_words (BmMatch *match,
                   guint    index)
{
  const BmTellings *tellings = bm_game_ui_of (bm_match_get_game (match))->tellings;
  g_autoptr(GPtrArray) lines = tellings == NULL ? NULL : tellings->lines (match, index);
  GString *words = g_string_new (NULL);

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const BmLine *line = g_ptr_array_index (lines, i);

      if (line->kind == BM_LINE_EVENT)
        g_string_append_printf (words, "%s%s", words->len > 0 ? "  " : "", line->text);
    }
  return g_string_free (words, FALSE);
}
