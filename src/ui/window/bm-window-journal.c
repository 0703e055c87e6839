/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Journals: the line for a finished match, the honours earned in it, and the screen.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-game-sheet.h"
#include "bm-journal-screen.h"
#include "bm-journal-words.h"
#include "bm-rival.h"
#include "bm-words.h"

/* The most milliseconds that a result is delayed until its line would survive a kill of the program. */
#define DELAY_MILLISECONDS 100

BmLogbook *
bm_window_get_journal (BmWindow       *self,
                       const BmGameUi *ui)
{
  if (ui->journal == NULL)
    return NULL;
  return bm_logbooks_get (self->journals, bm_session_get_folder (self->session), ui->game->id);
}

/* ---- Lines */

/* Ids of card packs may have any form: those that a journal cannot keep are left out. */
static char **
dup_with (const BmJournalParts *parts,
          BmMatch              *match,
          int                   seat)
{
  g_autoptr(GPtrArray) all = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *ids = g_ptr_array_new ();

  parts->add_with (match, seat, all);
  for (guint i = 0; i < all->len && ids->len < BM_JOURNAL_MAX_IDS; i++)
    if (bm_journal_is_id (g_ptr_array_index (all, i)))
      g_ptr_array_add (ids, g_strdup (g_ptr_array_index (all, i)));
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (ids, FALSE);
}

static char **
dup_honours (const BmJournalParts *parts,
             BmMatch              *match,
             int                   seat)
{
  const guint32 earned = parts->earned (match, seat);
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; parts->honours[i].id != NULL; i++)
    if ((earned >> i & 1) != 0)
      g_ptr_array_add (ids, g_strdup (parts->honours[i].id));
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (ids, FALSE);
}

/* OVER: FALSE: it was given up before anything happened. */
static void
fill_seat (BmJournalSeat        *self,
           const BmJournalParts *parts,
           BmMatch              *match,
           const BmSeats        *seats,
           int                   seat,
           gboolean              over)
{
  const gboolean computer = bm_seats_is_computer (seats, seat);

  self->name = computer ? NULL : bm_player_dup_person (bm_match_get_player (match, seat));
  self->level = computer ? g_strdup (bm_level_id (seats->levels[seat])) : NULL;
  self->side = g_strdup (parts->side (match, seat));
  self->with = over ? dup_with (parts, match, seat) : g_new0 (char *, 1);
  self->honours = computer || !over ? g_new0 (char *, 1) : dup_honours (parts, match, seat);
  self->won = (bm_match_get_winners (match) >> seat & 1) != 0;
}

void
bm_window_note_in_journal (BmWindow      *self,
                           BmMatch       *match,
                           const BmSeats *seats,
                           const char    *day,
                           gboolean       over)
{
  const BmGameUi *ui = bm_game_ui_of (bm_match_get_game (match));
  const BmJournalParts *parts = ui->journal;
  BmLogbook *journal = bm_window_get_journal (self, ui);
  g_auto(BmJournalLine) line = { .ended = over, .n_seats = bm_match_get_n_seats (match), .day = g_strdup (day) };
  g_autofree char *id = bm_logbook_dup_id (match), *text = NULL;
  BmLogbookEntry entry = { id, g_get_real_time () / G_USEC_PER_SEC, (char *) BM_JOURNAL_KIND, BM_LOGBOOK_LOST, NULL };

  if (journal == NULL)
    return;
  line.length = over ? parts->length (match) : 0;
  line.points = over && day != NULL ? ui->today->points (match, bm_seats_get_only_person (seats)) : 0;
  if (ui->ladder != NULL && bm_window_is_against_rival (self, match, seats))
    {
      line.rival = g_strdup (bm_match_get_rival (match)->id);
      line.stars = ui->ladder->stars (match, bm_seats_get_only_person (seats));
    }
  for (guint seat = 0; seat < line.n_seats; seat++)
    fill_seat (&line.seats[seat], parts, match, seats, (int) seat, over);
  entry.text = text = bm_journal_line_dup_text (&line);
  if (over && parts->score != NULL)
    entry.score = parts->score (match);
  bm_logbook_enter (journal, &entry);
  bm_logbook_await (journal, DELAY_MILLISECONDS);
}

static void
decided_cb (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);
  const BmSeats *seats = bm_session_get_seats (self->session);
  g_autofree char *day = bm_window_dup_today (self, match, seats);

  if (bm_game_ui_of (bm_match_get_game (match))->journal != NULL && bm_window_is_noted (self, match))
    bm_window_note_in_journal (self, match, seats, day, TRUE);
}

/* ---- The honours of the finished match */

/* Those that SEAT has earned for the first time, joined.  (transfer full) */
static char *
new_honours (const BmJournalParts *parts,
             const BmJournal      *journal,
             const BmJournalSeat  *seat)
{
  g_autoptr(BmJournalFigures) figures = bm_journal_figures_new (journal, seat->name);
  GString *words = g_string_new (NULL);

  for (const BmHonour *honour = parts->honours; honour->id != NULL; honour++)
    {
      const BmJournalHonour *earned = bm_journal_figures_find_honour (figures, honour->id);

      if (earned != NULL && earned->times == 1 && g_strv_contains ((const char *const *) seat->honours, honour->id))
        bm_words_join (words, _(honour->title));
    }
  return g_string_free (words, FALSE);
}

/* (transfer full); NULL: none. */
static char *
honours_words (const BmJournalParts *parts,
               const BmJournal      *journal,
               const BmJournalLine  *line)
{
  g_autoptr(GString) words = g_string_new (NULL);

  for (guint i = 0; i < line->n_seats; i++)
    {
      const BmJournalSeat *seat = &line->seats[i];
      g_autofree char *honours = seat->name == NULL ? g_strdup ("") : new_honours (parts, journal, seat);

      if (*honours == '\0')
        continue;
      g_string_append (words, words->len > 0 ? " " : "");
      if (*seat->name == '\0')
        /* Translators: honours that were earned for the first time, separated by commas. */
        g_string_append_printf (words, _("New in the journal: %s."), honours);
      else
        /* Translators: a person, and honours that were earned for the first time, separated by commas. */
        g_string_append_printf (words, _("New in the journal of %1$s: %2$s."), seat->name, honours);
    }
  return words->len == 0 ? NULL : g_strdup (words->str);
}

/* What the challenge of a day came to.  FIRST: this was the try that counts.  (transfer full); NULL: it was none. */
static char *
today_words (const BmGameUi      *ui,
             const BmJournalLine *line,
             gboolean             first)
{
  g_autofree char *points = NULL;

  if (line->day == NULL || ui->today == NULL)
    return NULL;
  points = g_strdup_printf (ngettext ("%u point", "%u points", line->points), line->points);
  if (first)
    /* Translators: "Today’s garden", a date, "74 points". */
    return g_strdup_printf (_("%1$s, %2$s: %3$s."), _(ui->today->title), line->day, points);
  if (!line->ended)
    return g_strdup (_("Played for fun: the first try was given up."));
  /* Translators: "74 points". */
  return g_strdup_printf (_("Played for fun: the first try counts, with %s."), points);
}

/* What a match of the ladder gave.  (transfer full); NULL: it was none. */
static char *
ladder_words (const BmJournalLine *line)
{
  g_autofree char *stars = NULL;

  if (line->rival == NULL)
    return NULL;
  stars = g_strdup_printf (ngettext ("%u star", "%u stars", line->stars), line->stars);
  /* Translators: "2 stars" on the ladder. */
  return g_strdup_printf (_("On the ladder: %s."), stars);
}

/* What there is to say at the end of the match of ENTRY.  (transfer full); NULL: nothing. */
static char *
end_words (BmLogbook            *logbook,
           const BmGameUi       *ui,
           const BmLogbookList  *list,
           const BmLogbookEntry *entry)
{
  const gboolean first = !bm_logbook_was_there (logbook, entry->id);
  g_autoptr(BmJournal) journal = bm_journal_new (list);
  g_auto(BmJournalLine) line = { 0 };
  g_autofree char *today = NULL, *honours = NULL;

  if (!bm_journal_line_read (&line, entry))
    return NULL;
  today = today_words (ui, &line, first);
  if (today == NULL && first)
    today = ladder_words (&line);
  honours = first ? honours_words (ui->journal, journal, &line) : NULL;
  if (today != NULL && honours != NULL)
    return g_strdup_printf ("%s %s", today, honours);
  return today != NULL ? g_steal_pointer (&today) : g_steal_pointer (&honours);
}

/* Another match may be at the table by now. */
static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(BmWindow) self = data;
  BmLogbook *logbook = BM_LOGBOOK (source);
  g_autoptr(BmLogbookList) list = bm_logbook_list_finish (logbook, result, NULL);
  const GError *trouble = bm_logbook_get_trouble (logbook);
  BmMatch *match = self->session == NULL ? NULL : bm_window_get_match (self);
  g_autofree char *id = match == NULL ? NULL : bm_logbook_dup_id (match), *words = NULL;
  const BmLogbookEntry *entry = id == NULL || list == NULL ? NULL : bm_logbook_list_find (list, id);

  if (id == NULL || bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    return;
  if (trouble != NULL)
    /* Translators: %s is the system's reason. */
    words = g_strdup_printf (_("The journal cannot be written (%s). This will be tried again."), trouble->message);
  else if (entry != NULL)
    words = end_words (logbook, bm_game_ui_of (bm_match_get_game (match)), list, entry);
  bm_end_screen_set_honours (self->end_screen, words);
}

void
bm_window_show_honours (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);
  BmLogbook *journal = bm_window_get_journal (self, bm_game_ui_of (bm_match_get_game (match)));

  if (journal != NULL)
    bm_logbook_list_async (journal, NULL, listed_cb, g_object_ref (self));
}

/* A delayed write has succeeded, or failed. */
static void
journal_changed_cb (BmWindow *self)
{
  if (self->end_screen != NULL && bm_window_is_shown (self, self->end_screen) && bm_window_get_match (self) != NULL)
    bm_window_show_honours (self);
}

/* ---- The screen */

static void
need_screen (BmWindow *self)
{
  if (self->journal_screen != NULL)
    return;
  self->journal_screen = bm_journal_screen_new (self->settings);
  bm_stage_add (self->stage, self->journal_screen);
  g_signal_connect_object (self->journal_screen, "back", G_CALLBACK (bm_window_go_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->journal_screen, "told", G_CALLBACK (bm_window_show_notice), self, G_CONNECT_SWAPPED);
}

static void
journal_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  BmWindow *self = data;
  const BmGameUi *ui = self->chosen;

  if (ui->journal == NULL || bm_window_is_shown (self, self->journal_screen))
    return;
  bm_window_need_cards (self);
  bm_game_sheet_need (ui);
  need_screen (self);
  bm_journal_screen_load (BM_JOURNAL_SCREEN (self->journal_screen), ui, bm_window_get_journal (self, ui));
  bm_stage_visit (self->stage, self->journal_screen);
}

void
bm_window_update_journal (BmWindow *self)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), "journal")),
                               self->chosen->journal != NULL);
}

void
bm_window_add_journal (BmWindow *self)
{
  static const GActionEntry entries[] = { { "journal", journal_cb } };

  self->journals = bm_logbooks_new ("journal");
  g_signal_connect_object (self->journals, "changed", G_CALLBACK (journal_changed_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->session, "decided", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
}
