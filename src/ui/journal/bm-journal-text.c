/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The journal as plain text: for each name its figures, its honours and a line for each match.
 */
#include "config.h"

#include "bm-journal-text.h"

#include <glib/gi18n-lib.h>

#include "bm-words.h"

/* WORDS: (transfer full). */
static void
add_line (GString    *text,
          const char *indent,
          char       *words)
{
  g_string_append_printf (text, "%s%s\n", indent, words);
  g_free (words);
}

static void
add_figures (GString                *text,
             const BmJournalParts   *parts,
             const BmJournalFigures *figures)
{
  add_line (text, "  ", bm_journal_tally_words (figures->won, figures->matches));
  add_line (text, "  ", g_strdup_printf (_("Wins in a row: %1$u, at best %2$u"), figures->streak, figures->best_streak));
  if (figures->fastest > 0)
    {
      g_autofree char *length = parts->length_words (figures->fastest);

      /* Translators: %s is a length: "9 days". */
      add_line (text, "  ", g_strdup_printf (_("Fastest win: %s"), length));
    }
  if (figures->best_solo != BM_LOGBOOK_LOST)
    add_line (text, "  ", g_strdup_printf (_("Best solo score: %d"), figures->best_solo));
}

static void
add_tallies (GString              *text,
             const char           *heading,
             GPtrArray            *tallies,
             const char         *(*words_of) (const BmJournalParts *parts,
                                              const char           *id),
             const BmJournalParts *parts)
{
  if (tallies->len == 0)
    return;
  g_string_append_printf (text, "\n  %s\n", heading);
  for (guint i = 0; i < tallies->len; i++)
    {
      const BmJournalTally *tally = g_ptr_array_index (tallies, i);
      g_autofree char *words = bm_journal_tally_words (tally->won, tally->matches);

      add_line (text, "    ", g_strdup_printf ("%s: %s", words_of (parts, tally->id), words));
    }
}

static const char *
rivals_words (const BmJournalParts *parts,
              const char           *id)
{
  return bm_journal_rivals_words (id);
}

static void
add_honours (GString                *text,
             const BmJournalParts   *parts,
             const BmJournalFigures *figures)
{
  if (figures->honours->len == 0)
    return;
  g_string_append_printf (text, "\n  %s\n", _("Honours"));
  for (const BmHonour *honour = parts->honours; honour->id != NULL; honour++)
    {
      const BmJournalHonour *earned = bm_journal_figures_find_honour (figures, honour->id);
      g_autofree char *words = earned == NULL ? NULL : bm_journal_honour_words (earned);

      if (words != NULL)
        add_line (text, "    ", g_strdup_printf ("%s: %s", _(honour->title), words));
    }
}

/* When, and what there is to say of it: side, champions, rivals, length. */
static char *
result_words (const BmJournalParts  *parts,
              const BmJournalResult *result)
{
  const BmJournalLine *line = &result->match->line;
  const BmJournalSeat *own = &line->seats[result->seat];
  g_autofree char *date = bm_journal_date_words (result->match->time), *length = parts->length_words (line->length);
  g_autoptr(GString) list = g_string_new (NULL);

  bm_words_join (list, bm_journal_side_words (parts, own->side));
  for (guint i = 0; own->with[i] != NULL; i++)
    bm_words_join (list, bm_journal_with_words (parts, own->with[i]));
  for (guint seat = 0; seat < line->n_seats; seat++)
    if (seat != result->seat)
      bm_words_join (list, line->seats[seat].level != NULL ? bm_journal_rivals_words (line->seats[seat].level)
                                                           : bm_journal_name_words (line->seats[seat].name));
  if (line->length > 0)
    bm_words_join (list, length);
  if (own->won)
    /* Translators: a date, and what there is to say of a match, separated by commas. */
    return g_strdup_printf (_("%1$s, won: %2$s"), date, list->str);
  return g_strdup_printf (_("%1$s, lost: %2$s"), date, list->str);
}

static void
add_name (GString         *text,
          const BmGameUi  *ui,
          const BmJournal *journal,
          const char      *name)
{
  const BmJournalParts *parts = ui->journal;
  g_autoptr(BmJournalFigures) figures = bm_journal_figures_new (journal, name);

  g_string_append_printf (text, "\n%s\n", bm_journal_name_words (name));
  add_figures (text, parts, figures);
  add_tallies (text, _(parts->sides), figures->sides, bm_journal_side_words, parts);
  add_tallies (text, _("Against"), figures->rivals, rivals_words, parts);
  add_tallies (text, _(parts->with), figures->with, bm_journal_with_words, parts);
  add_honours (text, parts, figures);
  g_string_append_printf (text, "\n  %s\n", _("Matches"));
  for (guint i = 0; i < figures->results->len; i++)
    add_line (text, "    ", result_words (parts, &g_array_index (figures->results, BmJournalResult, i)));
}

char *
bm_journal_text (const BmGameUi  *ui,
                 const BmJournal *journal,
                 GSettings       *settings)
{
  GString *text = g_string_new (NULL);
  g_auto(GStrv) names = bm_journal_dup_names (journal);
  guint done, n;

  /* Translators: %s is a game. */
  add_line (text, "", g_strdup_printf (_("Journal of %s"), bm_game_ui_name (ui)));
  n = bm_journal_count_lessons (ui, settings, FALSE, &done);
  if (n > 0)
    add_line (text, "", g_strdup_printf (_("Lessons done: %1$u of %2$u"), done, n));
  n = bm_journal_count_lessons (ui, settings, TRUE, &done);
  if (n > 0)
    add_line (text, "", g_strdup_printf (_("Puzzles solved: %1$u of %2$u"), done, n));
  for (guint i = 0; names[i] != NULL; i++)
    add_name (text, ui, journal, names[i]);
  return g_string_free (text, FALSE);
}
