/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Logbooks: the entry for a finished match, its rank, and the screen.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-game-sheet.h"
#include "bm-logbook-screen.h"

/* The most milliseconds that a result is delayed until its entry would survive a kill of the program. */
#define DELAY_MILLISECONDS 100

/* The logbook of UI's game; NULL: it has none, or nothing is saved. */
static BmLogbook *
get_logbook (BmWindow       *self,
             const BmGameUi *ui)
{
  if (ui->logbook_entry == NULL)
    return NULL;
  return bm_logbooks_get (self->logbooks, bm_session_get_folder (self->session), ui->game->id);
}

/* ---- Entries */

gboolean
bm_window_is_noted (BmWindow *self,
                    BmMatch  *match)
{
  return bm_match_get_options (match) != NULL && !bm_match_is_trial (match)
         && bm_seats_count_people (bm_session_get_seats (self->session)) > 0;
}

static void
decided_cb (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);
  const BmGameUi *ui = bm_game_ui_of (bm_match_get_game (match));
  BmLogbook *logbook = get_logbook (self, ui);
  g_autoptr(BmLogbookEntry) entry = logbook != NULL && bm_window_is_noted (self, match) ? ui->logbook_entry (match) : NULL;

  if (entry == NULL)
    return;
  entry->id = bm_logbook_dup_id (match);
  entry->time = g_get_real_time () / G_USEC_PER_SEC;
  bm_logbook_enter (logbook, entry);
  bm_logbook_await (logbook, DELAY_MILLISECONDS);
}

/* ---- The rank of the finished match */

/* (transfer full) */
static char *
trouble_words (const GError *trouble)
{
  /* Translators: %s is the system's reason. */
  return g_strdup_printf (_("The logbook cannot be written (%s). This will be tried again."), trouble->message);
}

/* (transfer full) */
static char *
place_words (BmLogbook           *logbook,
             const BmLogbookList *list,
             const char          *id)
{
  const BmLogbookEntry *entry = bm_logbook_list_find (list, id);
  guint place, n;

  if (entry == NULL)
    return NULL;
  if (bm_logbook_was_there (logbook, id))
    return g_strdup (_("The logbook has this match already: the first time it was played counts."));
  if (entry->score == BM_LOGBOOK_LOST)
    return g_strdup (_("Noted in the logbook as lost."));
  place = bm_logbook_list_place (list, entry, &n);
  if (n == 1)
    return g_strdup (_("The first of its kind in the logbook."));
  if (place == 1)
    /* Translators: a number of matches, at least two. */
    return g_strdup_printf (ngettext ("The best of %u in the logbook.", "The best of %u in the logbook.", n), n);
  /* Translators: the place of a match among a number of them. */
  return g_strdup_printf (_("Place %1$u of %2$u in the logbook."), place, n);
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

  if (id == NULL || bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    return;
  if (trouble != NULL)
    words = trouble_words (trouble);
  else if (list != NULL)
    words = place_words (logbook, list, id);
  bm_end_screen_set_place (self->end_screen, words);
}

void
bm_window_show_place (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);
  BmLogbook *logbook = get_logbook (self, bm_game_ui_of (bm_match_get_game (match)));

  if (logbook != NULL)
    bm_logbook_list_async (logbook, NULL, listed_cb, g_object_ref (self));
}

/* A delayed write has succeeded, or an entry was deleted. */
static void
logbook_changed_cb (BmWindow *self)
{
  if (self->end_screen != NULL && bm_window_is_shown (self, self->end_screen) && bm_window_get_match (self) != NULL)
    bm_window_show_place (self);
}

/* ---- The screen */

static void
need_screen (BmWindow       *self,
             const BmGameUi *ui)
{
  if (self->logbook_ui == ui)
    return;
  bm_stage_remove (self->stage, g_steal_pointer (&self->logbook_screen));
  self->logbook_ui = ui;
  bm_game_sheet_need (ui);
  self->logbook_screen = g_object_new (ui->logbook_type (), NULL);
  bm_stage_add (self->stage, self->logbook_screen);
  g_signal_connect_object (self->logbook_screen, "back", G_CALLBACK (bm_window_go_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->logbook_screen, "told", G_CALLBACK (bm_window_show_notice), self, G_CONNECT_SWAPPED);
}

static void
logbook_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  BmWindow *self = data;
  BmMatch *match = bm_window_get_match (self);
  gboolean from_end = bm_window_is_shown (self, self->end_screen) && match != NULL;
  const BmGameUi *ui = from_end ? bm_game_ui_of (bm_match_get_game (match)) : self->chosen;
  g_autofree char *id = from_end ? bm_logbook_dup_id (match) : NULL;

  if (ui->logbook_type == NULL || (self->logbook_ui == ui && bm_window_is_shown (self, self->logbook_screen)))
    return;
  bm_window_need_cards (self);
  need_screen (self, ui);
  bm_logbook_screen_load (BM_LOGBOOK_SCREEN (self->logbook_screen), get_logbook (self, ui), id);
  bm_stage_visit (self->stage, self->logbook_screen);
}

void
bm_window_update_logbook (BmWindow *self)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), "logbook")),
                               self->chosen->logbook_type != NULL);
}

void
bm_window_add_logbook (BmWindow *self)
{
  static const GActionEntry entries[] = { { "logbook", logbook_cb } };

  self->logbooks = bm_logbooks_new ("logbook");
  g_signal_connect_object (self->logbooks, "changed", G_CALLBACK (logbook_changed_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->session, "decided", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
}
