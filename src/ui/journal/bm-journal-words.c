/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-journal-words.h"

#include <glib/gi18n-lib.h>

#include "bm-lesson-progress.h"
#include "bm-lesson.h"
#include "bm-player-words.h"

const char *
bm_journal_name_words (const char *name)
{
  /* Translators: a person who plays without having given a name. */
  return *name != '\0' ? name : C_("journal", "No name");
}

const char *
bm_journal_rivals_words (const char *id)
{
  if (g_str_equal (id, BM_JOURNAL_PEOPLE))
    return C_("journal", "People");
  if (g_str_equal (id, BM_JOURNAL_ALONE))
    return C_("journal", "Alone");
  return bm_level_words (bm_level_find (id));
}

const char *
bm_journal_side_words (const BmJournalParts *parts,
                       const char           *id)
{
  const char *words = parts->side_words (id);

  return words != NULL ? words : id;
}

const char *
bm_journal_with_words (const BmJournalParts *parts,
                       const char           *id)
{
  const char *words = parts->with_words (id);

  return words != NULL ? words : id;
}

char *
bm_journal_tally_words (guint won,
                        guint of)
{
  /* Translators: how many matches were won, of how many. */
  return g_strdup_printf (ngettext ("%1$u of %2$u won", "%1$u of %2$u won", of), won, of);
}

char *
bm_journal_date_words (gint64 time)
{
  g_autoptr(GDateTime) local = g_date_time_new_from_unix_local (time);

  /* Translators: a date as g_date_time_format () writes it: "21 November 2026". */
  return local == NULL ? g_strdup ("") : g_date_time_format (local, C_("date", "%-d %B %Y"));
}

char *
bm_journal_honour_words (const BmJournalHonour *honour)
{
  g_autofree char *date = NULL;

  if (honour == NULL)
    return g_strdup (C_("honour", "Not yet"));
  date = bm_journal_date_words (honour->first);
  if (honour->times == 1)
    /* Translators: %s is a date. */
    return g_strdup_printf (C_("honour", "On %s"), date);
  /* Translators: how often; and the date of the first time. */
  return g_strdup_printf (ngettext ("%1$u time, first on %2$s", "%1$u times, first on %2$s", honour->times), honour->times, date);
}

guint
bm_journal_count_lessons (const BmGameUi *ui,
                          GSettings      *settings,
                          gboolean        puzzles,
                          guint          *done)
{
  GPtrArray *courses = bm_game_ui_has_lessons (ui) ? bm_courses_get (ui->learn, NULL) : NULL;
  guint n = 0;

  *done = 0;
  for (guint i = 0; courses != NULL && i < courses->len; i++)
    {
      const BmCourse *course = g_ptr_array_index (courses, i);

      if (!course->puzzles != !puzzles)
        continue;
      for (guint j = 0; j < course->lessons->len; j++)
        {
          const BmLesson *lesson = g_ptr_array_index (course->lessons, j);

          n++;
          *done += settings != NULL && bm_lesson_progress_is_done (settings, lesson->id) ? 1 : 0;
        }
    }
  return n;
}

char *
bm_journal_fault_words (const BmJournal *journal,
                        const char      *folder)
{
  GString *words = g_string_new (NULL);
  g_autofree char *name = g_filename_display_name (folder);

  if (journal->n_damaged > 0)
    /* Translators: a number of files, and the folder they are in. */
    g_string_append_printf (words, ngettext ("%1$u line of the journal is damaged and left out; its file stays in %2$s.",
                                             "%1$u lines of the journal are damaged and left out; their files stay in %2$s.",
                                             journal->n_damaged), journal->n_damaged, name);
  if (journal->n_newer > 0)
    g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "",
                            _("Some lines were written by a newer version of Blood Moon; this one leaves them alone."));
  if (journal->n_more > 0)
    g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", _("There are more lines than can be counted."));
  return g_string_free (words, FALSE);
}
