/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The challenge of the day.  Which match it is follows from its start, so nothing about it is kept but that a try was
 * begun: see the folder `today` beside the journals.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-game-sheet.h"
#include "bm-record.h"
#include "bm-today-screen.h"
#include "bm-today.h"

/* A challenge may be ended so many days after it was begun. */
#define MOST_DAYS 400

#define KIND "begun"

gboolean
bm_window_are_seats (const BmSeats *seats,
                     const BmSeats *others)
{
  for (guint seat = 0; seat < others->n; seat++)
    if (seats->levels[seat] != others->levels[seat])
      return FALSE;
  return seats->n == others->n;
}

static guint32
number_now (BmWindow *self)
{
  return bm_today_at (self->now != NULL ? self->now () : g_get_real_time () / G_USEC_PER_SEC);
}

/* Whether a match of UI's game with OPTIONS and SEED is the challenge of the day of that NUMBER. */
static gboolean
is_of_day (const BmGameUi *ui,
           guint32         number,
           const char     *options,
           guint64         seed)
{
  g_autofree char *day = bm_today_dup_day (number), *own = NULL;

  if (seed != bm_today_seed (ui->game->id, day))
    return FALSE;
  own = ui->today->dup_options (number);
  return g_strcmp0 (options, own) == 0;
}

/* One day more than now: clocks and time zones change. */
char *
bm_window_dup_today (BmWindow      *self,
                     BmMatch       *match,
                     const BmSeats *seats)
{
  const BmGameUi *ui = bm_game_ui_of (bm_match_get_game (match));
  const char *options = bm_match_get_options (match);
  const guint32 last = number_now (self) + 1;

  if (ui->today == NULL || options == NULL)
    return NULL;
  for (guint32 number = last; number + MOST_DAYS > last; number--)
    if (is_of_day (ui, number, options, bm_match_get_seed (match)))
      {
        const BmSeats own = ui->today->seats (number);

        return bm_window_are_seats (seats, &own) ? bm_today_dup_day (number) : NULL;
      }
  return NULL;
}

/* ---- Tries that were begun */

/* NULL: nothing is saved. */
static BmLogbook *
get_tries (BmWindow       *self,
           const BmGameUi *ui)
{
  return bm_logbooks_get (self->tries, bm_session_get_folder (self->session), ui->game->id);
}

/* The match of the challenge at its start (transfer full). */
static BmMatch *
new_match (const BmGameUi *ui,
           const char     *day)
{
  g_autofree char *options = ui->today->dup_options (bm_today_number (day));

  return bm_match_new (ui->game, options, bm_today_seed (ui->game->id, day), NULL);
}

static char *
dup_id (const BmGameUi *ui,
        const char     *day)
{
  g_autoptr(BmMatch) match = new_match (ui, day);

  return match == NULL ? NULL : bm_logbook_dup_id (match);
}

static void
note_begun (BmWindow       *self,
            const BmGameUi *ui,
            const char     *day)
{
  BmLogbook *tries = get_tries (self, ui);
  g_autofree char *id = dup_id (ui, day);
  const BmLogbookEntry entry = { id, g_get_real_time () / G_USEC_PER_SEC, (char *) KIND, BM_LOGBOOK_LOST, (char *) "{}" };

  if (tries != NULL && id != NULL)
    bm_logbook_enter (tries, &entry);
}

/* ---- The stage */

static gboolean
is_at_table (BmWindow       *self,
             const BmGameUi *ui,
             const char     *day)
{
  BmMatch *match = bm_window_get_match (self);

  return match != NULL && bm_session_is_running (self->session) && bm_game_ui_of (bm_match_get_game (match)) == ui
         && is_of_day (ui, bm_today_number (day), bm_match_get_options (match), bm_match_get_seed (match));
}

static gboolean
is_waiting (BmWindow       *self,
            const BmGameUi *ui,
            const char     *day)
{
  g_autoptr(GBytes) text = NULL;
  g_autoptr(BmRecord) record = NULL;
  const char *bytes;
  gsize length;

  if (!bm_session_has_waiting (self->session, ui->game, &text))
    return FALSE;
  bytes = g_bytes_get_data (text, &length);
  record = bm_record_parse ("waiting", bytes, length, NULL);
  return record != NULL && is_of_day (ui, bm_today_number (day), record->start, record->seed);
}

typedef struct
{
  BmWindow       *window;
  const BmGameUi *ui;
  char           *day;
  char           *id;
  gboolean        begun; /* there is a note on it */
} Request;

static void
request_free (Request *request)
{
  g_object_unref (request->window);
  g_free (request->day);
  g_free (request->id);
  g_free (request);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Request, request_free)

static void
show (Request             *request,
      const BmLogbookList *list)
{
  BmWindow *self = request->window;
  BmLogbookList none = { .entries = g_ptr_array_new () };
  g_autoptr(BmJournal) journal = bm_journal_new (list != NULL ? list : &none);
  BmTodayStage stage = BM_TODAY_NEW;

  g_ptr_array_unref (none.entries);
  /* Closed, or showing another one by now. */
  if (self->title_screen == NULL || self->today_screen == NULL || self->today_ui != request->ui)
    return;
  if (list != NULL && bm_logbook_list_find (list, request->id) != NULL)
    stage = BM_TODAY_DONE;
  else if (is_at_table (self, request->ui, request->day) || is_waiting (self, request->ui, request->day))
    stage = BM_TODAY_UNDER_WAY;
  else if (request->begun)
    stage = BM_TODAY_GIVEN_UP;
  bm_today_screen_show (BM_TODAY_SCREEN (self->today_screen), request->ui, request->day, stage, journal);
  if (bm_window_is_shown (self, self->today_screen))
    gtk_widget_grab_focus (self->today_screen);
}

static void
journal_listed_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr(Request) request = data;
  g_autoptr(BmLogbookList) list = bm_logbook_list_finish (BM_LOGBOOK (source), result, NULL);

  show (request, list);
}

static void
tries_listed_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  Request *request = data;
  g_autoptr(BmLogbookList) list = bm_logbook_list_finish (BM_LOGBOOK (source), result, NULL);

  request->begun = list != NULL && bm_logbook_list_find (list, request->id) != NULL;
  bm_logbook_list_async (bm_window_get_journal (request->window, request->ui), NULL, journal_listed_cb, request);
}

/* Without a folder every try is the first. */
static void
load (BmWindow       *self,
      const BmGameUi *ui)
{
  g_autoptr(Request) request = g_new0 (Request, 1);
  BmLogbook *tries = get_tries (self, ui);

  request->window = g_object_ref (self);
  request->ui = ui;
  request->day = bm_today_dup_day (number_now (self));
  request->id = dup_id (ui, request->day);
  bm_today_screen_show (BM_TODAY_SCREEN (self->today_screen), ui, request->day, BM_TODAY_READING, NULL);
  if (request->id == NULL || tries == NULL || bm_window_get_journal (self, ui) == NULL)
    show (request, NULL);
  else
    bm_logbook_list_async (tries, NULL, tries_listed_cb, g_steal_pointer (&request));
}

/* ---- Playing */

static void
start_now (BmWindow *self)
{
  const BmGameUi *ui = self->today_ui;
  const char *day = bm_today_screen_get_day (BM_TODAY_SCREEN (self->today_screen));
  const guint32 number = bm_today_number (day);
  const BmSeats seats = ui->today->seats (number);
  g_autofree char *options = ui->today->dup_options (number);
  g_auto(GStrv) names = g_new0 (char *, BM_MAX_SEATS + 1);

  if (self->chosen != self->ui)
    {
      bm_window_leave_match (self);
      bm_window_use_game (self, self->chosen);
    }
  if (self->mastery != NULL)
    bm_mastery_begin (self->mastery);
  for (guint seat = 0; seat < seats.n; seat++)
    names[seat] = bm_seats_is_computer (&seats, (int) seat) ? g_strdup ("") : ui->today->dup_name (self->settings, (int) seat);
  g_clear_pointer (&self->today_due, g_free);
  if (bm_today_screen_get_stage (BM_TODAY_SCREEN (self->today_screen)) == BM_TODAY_NEW)
    self->today_due = g_strdup (day);
  bm_window_set_seed (self, bm_today_seed (ui->game->id, day));
  bm_window_start_players (self, options, (const char *const *) names, &seats);
}

/* A try is begun with its first move: that is saved, so that it can be continued. */
static void
changed_cb (BmWindow *self)
{
  if (self->today_due == NULL || !bm_session_is_kept (self->session))
    return;
  if (is_at_table (self, self->today_ui, self->today_due))
    note_begun (self, self->today_ui, self->today_due);
  g_clear_pointer (&self->today_due, g_free);
}

/* The first try was left: it is noted as given up, so that no other one counts. */
static void
note_given_up (BmWindow       *self,
               const BmGameUi *ui,
               const char     *day)
{
  const guint32 number = bm_today_number (day);
  const BmSeats seats = ui->today->seats (number);
  g_autoptr(BmMatch) match = new_match (ui, day);

  for (int seat = 0; seat < (int) seats.n; seat++)
    if (!bm_seats_is_computer (&seats, seat))
      {
        g_autofree char *name = ui->today->dup_name (self->settings, seat);

        bm_match_set_player (match, seat, name);
      }
  bm_window_note_in_journal (self, match, &seats, day, FALSE);
}

static void
begin_cb (BmWindow *self)
{
  BmTodayScreen *screen = BM_TODAY_SCREEN (self->today_screen);
  const char *day = bm_today_screen_get_day (screen);

  if (bm_today_number (day) != number_now (self))
    {
      load (self, self->today_ui);
      bm_window_show_notice (self, _("A new day has begun, and with it a new match."));
      return;
    }
  switch (bm_today_screen_get_stage (screen))
    {
    case BM_TODAY_READING:
      break;
    case BM_TODAY_UNDER_WAY:
      g_action_group_activate_action (G_ACTION_GROUP (self), "continue", NULL);
      break;
    case BM_TODAY_GIVEN_UP:
      note_given_up (self, self->today_ui, day);
      bm_window_give_way (self, self->today_ui->game, start_now);
      break;
    case BM_TODAY_NEW:
    case BM_TODAY_DONE:
    default:
      bm_window_give_way (self, self->today_ui->game, start_now);
    }
}

/* ---- The screen */

static void
need_screen (BmWindow *self)
{
  if (self->today_screen != NULL)
    return;
  self->today_screen = bm_today_screen_new ();
  bm_stage_add (self->stage, self->today_screen);
  g_signal_connect_object (self->today_screen, "back", G_CALLBACK (bm_window_go_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->today_screen, "begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->today_screen, "told", G_CALLBACK (bm_window_show_notice), self, G_CONNECT_SWAPPED);
}

static void
today_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  BmWindow *self = data;
  const BmGameUi *ui = self->chosen;

  if (ui->today == NULL || bm_window_is_shown (self, self->today_screen))
    return;
  bm_window_load_cards (self);
  bm_game_sheet_need (ui);
  need_screen (self);
  self->today_ui = ui;
  load (self, ui);
  bm_stage_visit (self->stage, self->today_screen);
}

void
bm_window_set_now (BmWindow *self,
                   gint64  (*now) (void))
{
  g_return_if_fail (BM_IS_WINDOW (self));
  self->now = now;
}

void
bm_window_update_today (BmWindow *self)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), "today")),
                               self->chosen->today != NULL);
}

void
bm_window_add_today (BmWindow *self)
{
  static const GActionEntry entries[] = { { "today", today_cb } };

  self->tries = bm_logbooks_new ("today");
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}
