/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-journal.h"

#include <string.h>

#include "bm-bot.h"
#include "bm-today.h"

/* ---- All matches */

static void
match_free (gpointer data)
{
  BmJournalMatch *match = data;

  bm_journal_line_clear (&match->line);
  g_free (match);
}

/* Entries of the same second have no order of their own: by that of the list, which depends on ids. */
static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const BmJournalMatch *one = *(BmJournalMatch *const *) a, *other = *(BmJournalMatch *const *) b;

  return (one->time > other->time) - (one->time < other->time);
}

BmJournal *
bm_journal_new (const BmLogbookList *list)
{
  BmJournal *self = g_new0 (BmJournal, 1);

  self->matches = g_ptr_array_new_with_free_func (match_free);
  self->n_damaged = list->n_damaged;
  self->n_newer = list->n_newer;
  self->n_more = list->n_more;
  for (guint i = 0; i < list->entries->len; i++)
    {
      const BmLogbookEntry *entry = g_ptr_array_index (list->entries, i);
      BmJournalMatch *match = g_new0 (BmJournalMatch, 1);

      match->time = entry->time;
      match->score = entry->score;
      if (bm_journal_line_read (&match->line, entry))
        {
          g_ptr_array_add (self->matches, match);
          continue;
        }
      g_free (match);
      self->n_damaged++;
    }
  g_ptr_array_sort (self->matches, compare_times);
  return self;
}

void
bm_journal_free (BmJournal *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->matches);
  g_free (self);
}

/* The only seat of NAME, which may be NULL; n_seats: it has none, or several. */
static guint
seat_of (const BmJournalLine *line,
         const char          *name)
{
  guint found = line->n_seats;

  for (guint seat = 0; seat < line->n_seats; seat++)
    {
      if (name == NULL || g_strcmp0 (line->seats[seat].name, name) != 0)
        continue;
      if (found != line->n_seats)
        return line->n_seats;
      found = seat;
    }
  return found;
}

/* ---- Tallies */

static void
tally_free (gpointer data)
{
  BmJournalTally *tally = data;

  g_free (tally->id);
  g_free (tally);
}

const BmJournalTally *
bm_journal_find_tally (GPtrArray  *tallies,
                       const char *id)
{
  for (guint i = 0; i < tallies->len; i++)
    {
      const BmJournalTally *tally = g_ptr_array_index (tallies, i);

      if (g_str_equal (tally->id, id))
        return tally;
    }
  return NULL;
}

static void
count (GPtrArray  *tallies,
       const char *id,
       gboolean    won)
{
  BmJournalTally *tally = (BmJournalTally *) bm_journal_find_tally (tallies, id);

  if (tally == NULL)
    {
      tally = g_new0 (BmJournalTally, 1);
      tally->id = g_strdup (id);
      g_ptr_array_add (tallies, tally);
    }
  tally->matches++;
  tally->won += won ? 1 : 0;
}

static int
compare_tallies (gconstpointer a,
                 gconstpointer b)
{
  const BmJournalTally *one = *(BmJournalTally *const *) a, *other = *(BmJournalTally *const *) b;

  if (one->matches != other->matches)
    return one->matches > other->matches ? -1 : 1;
  if (one->won != other->won)
    return one->won > other->won ? -1 : 1;
  return strcmp (one->id, other->id);
}

char **
bm_journal_dup_names (const BmJournal *self)
{
  g_autoptr(GPtrArray) tallies = g_ptr_array_new_with_free_func (tally_free);
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < self->matches->len; i++)
    {
      const BmJournalLine *line = &((const BmJournalMatch *) g_ptr_array_index (self->matches, i))->line;

      for (guint seat = 0; seat < line->n_seats; seat++)
        if (line->ended && line->seats[seat].name != NULL && seat_of (line, line->seats[seat].name) == seat)
          count (tallies, line->seats[seat].name, FALSE);
    }
  g_ptr_array_sort (tallies, compare_tallies);
  for (guint i = 0; i < tallies->len; i++)
    g_ptr_array_add (names, g_strdup (((const BmJournalTally *) g_ptr_array_index (tallies, i))->id));
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (names, FALSE);
}

/* ---- One name */

static void
honour_free (gpointer data)
{
  BmJournalHonour *honour = data;

  g_free (honour->id);
  g_free (honour);
}

const BmJournalHonour *
bm_journal_figures_find_honour (const BmJournalFigures *self,
                                const char             *id)
{
  for (guint i = 0; i < self->honours->len; i++)
    {
      const BmJournalHonour *honour = g_ptr_array_index (self->honours, i);

      if (g_str_equal (honour->id, id))
        return honour;
    }
  return NULL;
}

static void
add_honour (BmJournalFigures *self,
            const char       *id,
            gint64            time)
{
  BmJournalHonour *honour = (BmJournalHonour *) bm_journal_figures_find_honour (self, id);

  if (honour == NULL)
    {
      honour = g_new0 (BmJournalHonour, 1);
      honour->id = g_strdup (id);
      honour->first = time;
      g_ptr_array_add (self->honours, honour);
    }
  honour->times++;
}

/* The rivals of SEAT. */
static const char *
rivals_of (const BmJournalLine *line,
           guint                seat)
{
  const char *strongest = line->n_seats == 1 ? BM_JOURNAL_ALONE : BM_JOURNAL_PEOPLE;
  int level = -1;

  for (guint other = 0; other < line->n_seats; other++)
    if (other != seat && line->seats[other].level != NULL && (int) bm_level_find (line->seats[other].level) > level)
      {
        strongest = line->seats[other].level;
        level = (int) bm_level_find (strongest);
      }
  return strongest;
}

static void
take_result (BmJournalFigures     *self,
             const BmJournalMatch *match,
             guint                 seat)
{
  const BmJournalSeat *own = &match->line.seats[seat];
  const BmJournalResult result = { match, seat };

  g_array_append_val (self->results, result);
  self->matches++;
  self->won += own->won ? 1 : 0;
  self->streak = own->won ? self->streak + 1 : 0;
  self->best_streak = MAX (self->best_streak, self->streak);
  if (own->won && match->line.length > 0 && (self->fastest == 0 || match->line.length < self->fastest))
    self->fastest = match->line.length;
  self->best_solo = MAX (self->best_solo, match->score);
  count (self->sides, own->side, own->won);
  count (self->rivals, rivals_of (&match->line, seat), own->won);
  for (guint i = 0; own->with[i] != NULL; i++)
    count (self->with, own->with[i], own->won);
  for (guint i = 0; own->honours[i] != NULL; i++)
    add_honour (self, own->honours[i], match->time);
}

BmJournalFigures *
bm_journal_figures_new (const BmJournal *journal,
                        const char      *name)
{
  BmJournalFigures *self = g_new0 (BmJournalFigures, 1);

  self->best_solo = BM_LOGBOOK_LOST;
  self->sides = g_ptr_array_new_with_free_func (tally_free);
  self->rivals = g_ptr_array_new_with_free_func (tally_free);
  self->with = g_ptr_array_new_with_free_func (tally_free);
  self->honours = g_ptr_array_new_with_free_func (honour_free);
  self->results = g_array_new (FALSE, FALSE, sizeof (BmJournalResult));
  for (guint i = 0; i < journal->matches->len; i++)
    {
      const BmJournalMatch *match = g_ptr_array_index (journal->matches, i);
      guint seat = seat_of (&match->line, name);

      if (seat < match->line.n_seats && match->line.ended)
        take_result (self, match, seat);
    }
  g_ptr_array_sort (self->sides, compare_tallies);
  g_ptr_array_sort (self->rivals, compare_tallies);
  g_ptr_array_sort (self->with, compare_tallies);
  return self;
}

static int
compare_days (gconstpointer a,
              gconstpointer b)
{
  const guint32 one = *(const guint32 *) a, other = *(const guint32 *) b;

  return (one > other) - (one < other);
}

/* Today's may still be played. */
guint
bm_journal_figures_day_streak (const BmJournalFigures *self,
                               const char             *today,
                               guint                  *best)
{
  g_autoptr(GArray) days = g_array_new (FALSE, FALSE, sizeof (guint32));
  const guint32 now = bm_today_number (today);
  guint32 last = 0;
  guint streak = 0;

  for (guint i = 0; i < self->results->len; i++)
    {
      const char *day = g_array_index (self->results, BmJournalResult, i).match->line.day;
      const guint32 julian = day == NULL ? 0 : bm_today_number (day);

      if (day != NULL)
        g_array_append_val (days, julian);
    }
  g_array_sort (days, compare_days);
  *best = 0;
  for (guint i = 0; i < days->len; i++)
    {
      const guint32 day = g_array_index (days, guint32, i);

      if (day == last)
        continue;
      streak = day == last + 1 ? streak + 1 : 1;
      last = day;
      *best = MAX (*best, streak);
    }
  return last == now || last + 1 == now ? streak : 0;
}

void
bm_journal_figures_free (BmJournalFigures *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->sides);
  g_ptr_array_unref (self->rivals);
  g_ptr_array_unref (self->with);
  g_ptr_array_unref (self->honours);
  g_array_unref (self->results);
  g_free (self);
}
