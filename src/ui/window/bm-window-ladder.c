/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The ladder.  Against whom a match is follows from its start, and what was won from the journal: nothing else is kept.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-game-sheet.h"
#include "bm-ladder-screen.h"
#include "bm-today.h"

/* ---- Which match it is */

/* Whether a match of UI's game with OPTIONS and SEED is one of the ladder: of RIVAL, try number N. */
static gboolean
find_rival (const BmGameUi *ui,
            const char     *options,
            guint64         seed,
            guint          *rival,
            guint          *n)
{
  const BmLadderParts *ladder = ui->ladder;

  if (ladder == NULL || options == NULL)
    return FALSE;
  for (*rival = 0; ladder->rivals[*rival].id != NULL; *rival += 1)
    for (*n = 0; g_str_equal (options, ladder->options (*rival)) && *n < BM_RIVAL_TRIES; *n += 1)
      if (seed == bm_rival_seed (ui->game->id, ladder->rivals[*rival].id, *n))
        return TRUE;
  return FALSE;
}

void
bm_window_seat_rival (BmWindow *self,
                      BmMatch  *match)
{
  const BmGameUi *ui = bm_game_ui_of (bm_match_get_game (match));
  guint rival, n;

  if (!find_rival (ui, bm_match_get_options (match), bm_match_get_seed (match), &rival, &n))
    return;
  bm_match_set_fair (match);
  bm_match_set_rival (match, &ui->ladder->rivals[rival], ui->ladder->judge (rival));
}

gboolean
bm_window_is_against_rival (BmWindow      *self,
                            BmMatch       *match,
                            const BmSeats *seats)
{
  const BmGameUi *ui = bm_game_ui_of (bm_match_get_game (match));
  BmSeats own;
  guint rival, n;

  if (bm_match_get_rival (match) == NULL
      || !find_rival (ui, bm_match_get_options (match), bm_match_get_seed (match), &rival, &n))
    return FALSE;
  own = ui->ladder->seats (rival, n);
  return bm_window_are_seats (seats, &own);
}

/* ---- Playing */

static void
start_now (BmWindow *self)
{
  const BmGameUi *ui = self->ladder_ui;
  const BmLadderParts *ladder = ui->ladder;
  const guint n = (guint) g_random_int_range (0, BM_RIVAL_TRIES);
  const BmSeats seats = ladder->seats (self->ladder_rival, n);
  g_auto(GStrv) names = g_new0 (char *, BM_MAX_SEATS + 1);

  if (self->chosen != self->ui)
    {
      bm_window_leave_match (self);
      bm_window_use_game (self, self->chosen);
    }
  if (self->mastery != NULL)
    bm_mastery_begin (self->mastery);
  for (guint seat = 0; seat < seats.n; seat++)
    names[seat] = bm_seats_is_computer (&seats, (int) seat) ? g_strdup ("") : ladder->dup_name (self->settings, (int) seat);
  bm_window_set_seed (self, bm_rival_seed (ui->game->id, ladder->rivals[self->ladder_rival].id, n));
  bm_window_start_players (self, ladder->options (self->ladder_rival), (const char *const *) names, &seats);
}

static void
play_cb (BmWindow *self,
         guint     rival)
{
  self->ladder_rival = rival;
  bm_window_give_way (self, self->ladder_ui->game, start_now);
}

/* ---- The screen */

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(BmWindow) self = data;
  g_autoptr(BmLogbookList) list = bm_logbook_list_finish (BM_LOGBOOK (source), result, NULL);
  g_autoptr(BmJournal) journal = list == NULL ? NULL : bm_journal_new (list);

  /* Closed, or another game by now. */
  if (journal != NULL && self->title_screen != NULL && BM_LOGBOOK (source) == bm_window_get_journal (self, self->ladder_ui))
    bm_ladder_screen_show (BM_LADDER_SCREEN (self->ladder_screen), self->ladder_ui, journal);
}

static void
load (BmWindow *self)
{
  BmLogbookList none = { .entries = g_ptr_array_new () };
  g_autoptr(BmJournal) journal = bm_journal_new (&none);
  BmLogbook *logbook = bm_window_get_journal (self, self->ladder_ui);

  g_ptr_array_unref (none.entries);
  bm_ladder_screen_show (BM_LADDER_SCREEN (self->ladder_screen), self->ladder_ui, journal);
  if (logbook != NULL)
    bm_logbook_list_async (logbook, NULL, listed_cb, g_object_ref (self));
}

static void
ladder_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  BmWindow *self = data;

  if (self->chosen->ladder == NULL || bm_window_is_shown (self, self->ladder_screen))
    return;
  bm_window_load_cards (self);
  bm_game_sheet_need (self->chosen);
  self->ladder_ui = self->chosen;
  if (self->ladder_screen == NULL)
    {
      self->ladder_screen = bm_ladder_screen_new ();
      bm_stage_add (self->stage, self->ladder_screen);
      g_signal_connect_object (self->ladder_screen, "back", G_CALLBACK (bm_window_go_back), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->ladder_screen, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
    }
  load (self);
  bm_stage_visit (self->stage, self->ladder_screen);
}

void
bm_window_update_ladder (BmWindow *self)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), "ladder")),
                               self->chosen->ladder != NULL);
}

void
bm_window_add_ladder (BmWindow *self)
{
  static const GActionEntry entries[] = { { "ladder", ladder_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
