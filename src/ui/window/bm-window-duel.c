/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A match on its way through the screens: the draft, the table, the hand-over between two people, the end.  The seat
 * that is at the screen is determined here and nowhere else.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-player-words.h"
#include "bm-random.h"
#include "bm-today.h"

gboolean
bm_window_is_of_duel (BmWindow *self,
                      gpointer  screen)
{
  return screen != NULL && (screen == self->table || screen == self->opening || screen == self->hand_over_screen);
}

gboolean
bm_window_is_at_duel (BmWindow *self)
{
  return self->stage != NULL && bm_window_is_of_duel (self, bm_stage_get_shown (self->stage));
}

static guint64
random_seed (void)
{
  return (((guint64) g_random_int () << 32) | g_random_int ()) & BM_RANDOM_MAX_SEED;
}

/* Invalid packs are reported once; the program continues without them. */
static void
report_faults (BmWindow *self)
{
  g_autofree char *words = NULL, *more = NULL;
  guint n = self->faults->len;

  if (n == 0)
    return;
  /* Translators: %s is what is wrong with a file of cards, in English. */
  words = g_strdup_printf (_("A card pack was left out. %s"), (const char *) g_ptr_array_index (self->faults, 0));
  if (n > 1)
    more = g_strdup_printf (ngettext ("And %u more fault.", "And %u more faults.", n - 1), n - 1);
  if (more != NULL)
    {
      g_autofree char *both = g_strdup_printf ("%s\n%s", words, more);

      bm_window_show_notice (self, both);
    }
  else
    {
      bm_window_show_notice (self, words);
    }
}

void
bm_window_need_cards (BmWindow *self)
{
  if (self->cards_loaded)
    return;
  self->cards_loaded = TRUE;
  bm_game_ui_load_all (self->faults);
  report_faults (self);
}

void
bm_window_load_cards (BmWindow *self)
{
  bm_window_need_screens (self);
  bm_window_need_cards (self);
}

static void show_match (BmWindow      *self,
                        BmMatch       *match,
                        const BmSeats *seats,
                        const char    *name,
                        gboolean       taken_up);

void
bm_window_start_players (BmWindow        *self,
                         const char      *options,
                         const char *const *names,
                         const BmSeats *seats)
{
  g_autoptr(BmMatch) match = NULL;
  g_autoptr(GError) error = NULL;
  guint64 seed;

  bm_window_load_cards (self);
  seed = self->seeded ? self->seed : random_seed ();
  self->seeded = FALSE;
  match = bm_match_new (self->chosen->game, options, seed, &error);
  if (match == NULL)
    {
      /* The program only uses options that it offers. */
      g_critical ("no duel: %s", error->message);
      return;
    }
  for (guint seat = 0; names != NULL && seat < bm_match_get_n_seats (match); seat++)
    bm_match_set_player (match, (int) seat, names[seat]);
  show_match (self, match, seats != NULL ? seats : &BM_SEATS_PEOPLE (bm_match_get_n_seats (match)), NULL, FALSE);
}

void
bm_window_start_match (BmWindow   *self,
                       const char *options,
                       const char *const *names)
{
  g_return_if_fail (BM_IS_WINDOW (self));

  bm_window_start_players (self, options, names, NULL);
}

/* For a match that was already decided, only the end is shown. */
void
bm_window_finish (BmWindow *self)
{
  bm_end_screen_show_match (self->end_screen, bm_table_get_match (self->table));
  bm_window_show_place (self);
  bm_window_show_honours (self);
  bm_window_show_screen (self, GTK_WIDGET (self->end_screen));
}

/* A single decision during another side's turn needs no hand-over: the hand is covered for it. */
static gboolean
is_own_turn (BmWindow         *self,
             gconstpointer     pos,
             int               seat)
{
  int turn = bm_game_ui_turn (self->ui, pos);

  return turn == BM_SIDE_NOBODY || turn == seat;
}

/* Whether the whole table is covered between two people; otherwise it covers their hands itself. */
static gboolean
covers_table (BmWindow *self)
{
  return !self->ui->covers_hands || (self->settings != NULL && g_settings_get_boolean (self->settings, "cover-table"));
}

static gboolean
needs_hand_over (BmWindow         *self,
                 gconstpointer     pos,
                 int               next)
{
  const BmGame *game = self->ui->game;

  if (next == BM_SIDE_NOBODY || bm_seats_count_people (bm_session_get_seats (self->session)) < 2 || !covers_table (self))
    return FALSE;
  /* The person who resumes the match may be any of them. */
  for (int seat = 0; self->taken_up && seat < (int) game->seats (pos); seat++)
    {
      if (seat != next && !bm_seats_is_computer (bm_session_get_seats (self->session), seat)
          && bm_hand_over_is_needed (game, pos, seat, next))
        return TRUE;
    }
  return !self->taken_up && self->seat != BM_SIDE_NOBODY && is_own_turn (self, pos, next)
         && bm_hand_over_is_needed (game, pos, self->seat, next);
}

gboolean
bm_window_needs_hand_over (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);

  return match != NULL && needs_hand_over (self, bm_match_get_position (match), bm_match_get_to_act (match));
}

static void
take_seat (BmWindow *self,
           int       side)
{
  self->seat = side;
  self->taken_up = FALSE;
  if (self->opening != NULL)
    bm_table_set_seat (self->opening, side);
  bm_table_set_seat (self->table, side);
}

static void
show_hand_over (BmWindow *self,
                BmMatch  *match,
                int       next)
{
  bm_hand_over_screen_set (self->hand_over_screen, bm_game_ui_of (bm_match_get_game (match)),
                           bm_match_get_position (match), next,
                           bm_player_words (bm_session_get_seats (self->session), match, next));
  if (!bm_window_is_shown (self, self->hand_over_screen))
    bm_window_show_screen (self, GTK_WIDGET (self->hand_over_screen));
}

/* The screen for the current decision. */
static void
show_duel (BmWindow         *self,
           gconstpointer     pos)
{
  GtkWidget *screen = GTK_WIDGET (self->opening != NULL && self->ui->is_opening (pos) ? self->opening : self->table);

  if (bm_window_is_shown (self, screen))
    bm_window_update_actions (self);
  else
    bm_window_show_screen (self, screen);
}

/* The table shows cards one by one, and drops them when the match goes on. */
void
bm_window_follow_card (BmWindow *self)
{
  gboolean wanted, shown;

  if (self->event_card == NULL)
    return;
  wanted = bm_window_is_shown (self, self->table) && bm_table_get_card (self->table, NULL);
  shown = bm_event_card_overlay_is_showing (self->event_card);
  if (wanted && !shown)
    {
      bm_window_show_card (self);
    }
  else if (!wanted && shown)
    {
      g_clear_handle_id (&self->reading, g_source_remove);
      bm_event_card_overlay_clear (self->event_card);
    }
}

/* After the computer's turn the only person gets a recap. */
static void
follow_recap (BmWindow         *self,
              gconstpointer     pos,
              int               next)
{
  if (!self->recap_due || next != bm_seats_get_only_person (bm_session_get_seats (self->session)) || bm_game_ui_turn (self->ui, pos) != next
      || (self->ui->is_free != NULL && !self->ui->is_free (pos)))
    return;
  self->recap_due = FALSE;
  bm_window_show_recap (self, TRUE);
}

/* With several people the seat changes with each hand-over.  A single person always has the seat, and spectators
   never.  A table that covers hands itself reports who takes the seat: bm_window_seat_taken (). */
static void
follow_seat (BmWindow         *self,
             gconstpointer     pos,
             int               next)
{
  int seat = self->seat;

  if (bm_seats_count_people (bm_session_get_seats (self->session)) < 2)
    seat = bm_seats_get_only_person (bm_session_get_seats (self->session));
  else if (covers_table (self) && is_own_turn (self, pos, next))
    seat = next;
  if (self->seat != seat)
    take_seat (self, seat);
}

/* Only the table shows the effects of the last choice before the first turn, and cards to be read. */
static gboolean
leaves_opening (BmWindow      *self,
                gconstpointer  pos)
{
  return bm_window_is_shown (self, self->opening)
         && (bm_table_get_card (self->table, NULL) || (bm_table_is_moving (self->table) && !self->ui->is_opening (pos)));
}

void
bm_window_follow (BmWindow *self)
{
  BmMatch *match;
  gconstpointer     pos;
  int next;

  /* The window was closed during an animation, which ends now. */
  if (self->session == NULL)
    return;
  match = bm_window_get_match (self);
  bm_window_follow_card (self);
  if (match == NULL || !bm_window_is_at_duel (self))
    {
      bm_window_update_actions (self);
      return;
    }
  pos = bm_match_get_position (match);
  next = bm_match_get_to_act (match);
  bm_session_think (self->session);
  if (self->opening != NULL && bm_window_is_shown (self, self->opening) && bm_table_is_moving (self->opening))
    {
      bm_window_update_actions (self);
      return;
    }
  if (next == BM_SIDE_NOBODY || bm_table_is_moving (self->table))
    {
      if (leaves_opening (self, pos))
        show_duel (self, pos);
      bm_window_update_actions (self);
      return;
    }
  if (needs_hand_over (self, pos, next))
    {
      show_hand_over (self, match, next);
      return;
    }
  follow_seat (self, pos, next);
  show_duel (self, pos);
  follow_recap (self, pos, next);
  bm_session_move (self->session);
}

/* The turn may have ended with the move. */
static void
follow_turn (BmWindow      *self,
             BmMatchChange  change)
{
  BmMatch *match = bm_window_get_match (self);
  guint ply = bm_match_get_ply (match);
  int before;

  if ((change != BM_MATCH_PLAYED && change != BM_MATCH_REDONE) || ply == 0)
    return;
  before = bm_game_ui_turn (self->ui, bm_match_get_position_at (match, ply - 1));
  if (before != bm_game_ui_turn (self->ui, bm_match_get_position (match)))
    self->recap_due = bm_seats_is_computer (bm_session_get_seats (self->session), before);
}

/* The match was saved before this, and the table is updated after it. */
void
bm_window_match_changed (BmWindow      *self,
                         BmMatchChange  change)
{
  follow_turn (self, change);
  bm_window_outdate_by_move (self, change);
}

void
bm_window_confirm_seat (BmWindow *self)
{
  BmMatch *match = bm_table_get_match (self->table);

  take_seat (self, bm_match_get_to_act (match));
  show_duel (self, bm_match_get_position (match));
  /* A second Enter at the hand-over must not choose a champion unseen. */
  if (bm_window_is_shown (self, self->opening))
    bm_table_focus_safely (self->opening);
  bm_window_show_recap (self, FALSE);
}

void
bm_window_seat_taken (BmWindow *self,
                      int       seat)
{
  gconstpointer pos = bm_match_get_position (bm_table_get_match (self->table));

  self->seat = seat;
  self->taken_up = FALSE;
  if (bm_game_ui_turn (self->ui, pos) == seat && (self->ui->is_free == NULL || self->ui->is_free (pos)))
    bm_window_show_recap (self, FALSE);
}

void
bm_window_leave_match (BmWindow *self)
{
  if (self->table == NULL)
    return;
  bm_session_end (self->session);
  bm_window_drop_scratch (self);
  self->recap_due = FALSE;
  g_clear_handle_id (&self->reading, g_source_remove);
  bm_event_card_overlay_clear (self->event_card);
  if (self->opening != NULL)
    bm_table_set_match (self->opening, NULL);
  bm_table_set_match (self->table, NULL);
}

/* Sets the players. */
static void
set_players (BmWindow      *self,
             const BmSeats *seats)
{
  bm_table_set_players (self->table, seats);
  if (self->opening != NULL)
    bm_table_set_players (self->opening, seats);
}

/* NAME: as for bm_session_begin ().  TAKEN_UP: resumed, so any of its players may be at the screen. */
static void
show_match (BmWindow      *self,
            BmMatch       *match,
            const BmSeats *seats,
            const char    *name,
            gboolean       taken_up)
{
  g_autofree char *day = NULL;

  bm_window_leave_match (self);
  bm_window_use_game (self, bm_game_ui_of (bm_match_get_game (match)));
  /* Cards must not be replaced during a search, even in a match without cards. */
  bm_window_load_cards (self);
  self->seat = bm_seats_get_only_person (seats);
  self->taken_up = taken_up;
  bm_game_ui_set_begun (self->settings, bm_match_get_game (match)->id);
  set_players (self, seats);
  if (self->opening != NULL)
    bm_table_set_seat (self->opening, self->seat);
  bm_match_set_clock (match, g_get_monotonic_time);
  day = bm_window_dup_today (self, match, seats);
  if (day != NULL)
    bm_match_set_fair (match);
  else
    bm_window_seat_rival (self, match);
  /* Before the table connects to the match. */
  bm_session_begin (self->session, match, seats, name);
  if (self->opening != NULL)
    bm_table_set_match (self->opening, match);
  bm_window_begin_tonight (self);
  bm_table_set_match (self->table, match);
  if (bm_match_get_to_act (match) == BM_SIDE_NOBODY)
    {
      bm_window_finish (self);
      return;
    }
  if (needs_hand_over (self, bm_match_get_position (match), bm_match_get_to_act (match)))
    show_hand_over (self, match, bm_match_get_to_act (match));
  else
    show_duel (self, bm_match_get_position (match));
  bm_window_follow (self);
}

void
bm_window_take_up (BmWindow   *self,
                   BmMatch    *match,
                   const char *name)
{
  const BmSeats seats = bm_seats_of_match (match);

  show_match (self, match, &seats, name, TRUE);
}

void
bm_window_play_on (BmWindow      *self,
                   BmMatch       *match,
                   const BmSeats *seats)
{
  show_match (self, match, seats, NULL, TRUE);
}

void
bm_window_show_match (BmWindow *self,
                      BmMatch  *match)
{
  g_return_if_fail (BM_IS_WINDOW (self));
  g_return_if_fail (BM_IS_MATCH (match));

  show_match (self, match, &BM_SEATS_PEOPLE (bm_match_get_n_seats (match)), NULL, FALSE);
}

void
bm_window_set_level (BmWindow *self,
                     int       side,
                     BmLevel   level)
{
  BmSeats seats;

  g_return_if_fail (BM_IS_WINDOW (self));
  g_return_if_fail (side >= 0 && side < BM_MAX_SEATS);

  if (bm_window_get_match (self) == NULL)
    return;
  seats = *bm_session_get_seats (self->session);
  seats.levels[side] = level;
  bm_session_set_seats (self->session, &seats);
  set_players (self, &seats);
  bm_window_follow (self);
}

void
bm_window_set_seed (BmWindow *self,
                    guint64   seed)
{
  g_return_if_fail (BM_IS_WINDOW (self));
  self->seed = seed;
  self->seeded = TRUE;
}
