/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The computer plays: it thinks as soon as it decides, while what happened before still moves on the board, and moves
 * when everything rests and a pause is over in which people can follow.  Nothing else here touches the match.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

/* A level is as good as its iterations in one tree, and so the same on every machine. */
#define THREADS 1

/* Milliseconds in the order of the schema's enumeration: between two moves, to look at a card, and to read a letter of its
   text. */
static const guint pauses[] = { 1800, 800, 200 };
static const guint looks[] = { 2500, 1500, 1000 };
static const guint letter_times[] = { 80, 55, 25 };

static guint
get_pace (BmWindow *self)
{
  return MIN ((guint) g_settings_get_enum (self->settings, "computer-pace"), G_N_ELEMENTS (pauses) - 1);
}

/* The one who thinks now, or NULL. */
static BmThinker *
thinker_of (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);
  int side = match == NULL ? BM_SIDE_NOBODY : bm_match_get_to_act (match);

  return side == BM_SIDE_NOBODY ? NULL : self->thinkers[side];
}

static void
found_cb (BmWindow *self,
          guint     move)
{
  self->found = (BmMove) move;
  bm_window_follow (self);
}

/* Connected after the table, which tells each move by itself. */
static void
changed_cb (BmWindow      *self,
            BmMatchChange  change)
{
  if (change == BM_MATCH_PLAYED || change == BM_MATCH_REDONE)
    bm_table_sum_up (self->table);
}

void
bm_window_seat_computers (BmWindow *self)
{
  BmMatch *match = bm_table_get_match (self->table);

  bm_window_drop_computers (self);
  g_signal_connect_object (match, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  for (guint side = 0; side < bm_match_get_n_seats (match); side++)
    {
      bm_match_set_automatic (match, (int) side, bm_seats_is_computer (&self->seats, (int) side));
      if (!bm_seats_is_computer (&self->seats, (int) side))
        continue;
      /* Who reads the record of this match shall know. */
      bm_match_set_player (match, (int) side, bm_level_id (self->seats.levels[side]));
      self->thinkers[side] = bm_thinker_new (match, self->seats.levels[side], bm_match_get_seed (match) + side,
                                             THREADS);
      g_signal_connect_object (self->thinkers[side], "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
    }
}

void
bm_window_drop_computers (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);

  bm_window_reset_computer (self);
  if (match != NULL)
    g_signal_handlers_disconnect_by_func (match, changed_cb, self);
  for (guint side = 0; side < G_N_ELEMENTS (self->thinkers); side++)
    g_clear_object (&self->thinkers[side]);
}

void
bm_window_reset_computer (BmWindow *self)
{
  self->found = BM_MOVE_NONE;
  self->paused = FALSE;
  g_clear_handle_id (&self->pause, g_source_remove);
}

void
bm_window_start_thinking (BmWindow *self)
{
  BmThinker *thinker = thinker_of (self);

  if (thinker != NULL && self->found == BM_MOVE_NONE)
    bm_thinker_think (thinker, NULL);
}

static gboolean
pause_over_cb (gpointer data)
{
  BmWindow *self = data;

  self->pause = 0;
  self->paused = TRUE;
  bm_window_follow (self);
  return G_SOURCE_REMOVE;
}

void
bm_window_move_computer (BmWindow *self)
{
  BmMove move = self->found;

  if (thinker_of (self) == NULL)
    return;
  if (!self->paused)
    {
      if (self->pause == 0)
        self->pause = g_timeout_add (pauses[get_pace (self)], pause_over_cb, self);
      return;
    }
  if (move == BM_MOVE_NONE)
    return;
  bm_window_reset_computer (self);
  bm_match_play (bm_table_get_match (self->table), move, NULL);
}

gboolean
bm_window_skip_pause (BmWindow *self)
{
  if (self->pause == 0 || !bm_window_is_at_duel (self))
    return FALSE;
  g_clear_handle_id (&self->pause, g_source_remove);
  pause_over_cb (self);
  return TRUE;
}

/* ---- Cards that are shown */

guint
bm_window_reading_time (guint letters,
                        guint pace)
{
  g_return_val_if_fail (pace < G_N_ELEMENTS (looks), 0);
  return looks[pace] + letters * letter_times[pace];
}

static gboolean
reading_over_cb (gpointer data)
{
  BmWindow *self = data;

  self->reading = 0;
  bm_event_card_overlay_dismiss (self->event_card);
  return G_SOURCE_REMOVE;
}

/* A card that waits to be put away passes all the same where nobody could do that. */
void
bm_window_show_card (BmWindow *self)
{
  BmTableCard card;

  if (!bm_table_get_card (self->table, &card))
    return;
  bm_window_hold_keys (self);
  bm_event_card_overlay_show (self->event_card, card.look, card.words);
  g_free (card.words);
  g_clear_handle_id (&self->reading, g_source_remove);
  if (card.passes || bm_seats_count_people (&self->seats) == 0)
    self->reading = g_timeout_add (bm_window_reading_time (card.letters, get_pace (self)), reading_over_cb, self);
}

/* ---- Skipping by a click or a key */

/* A press that skips the pause does nothing else: what it was meant for may be another thing after the move. */
static gboolean
pressed_cb (GtkEventController *controller,
            GdkEvent           *event,
            BmWindow           *self)
{
  GdkEventType type = gdk_event_get_event_type (event);

  return (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN) && bm_window_skip_pause (self);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  key,
        guint                  code,
        GdkModifierType        modifiers,
        BmWindow              *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  /* The buttons of the window's head stay what they are. */
  if (focus != NULL && gtk_widget_get_mapped (focus) && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->stack)))
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_Escape:
      return bm_window_skip_pause (self);
    default:
      return FALSE;
    }
}

void
bm_window_add_skipping (BmWindow *self)
{
  GtkEventController *press = gtk_event_controller_legacy_new (), *key = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (press, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "event", G_CALLBACK (pressed_cb), self, 0);
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->stack), press);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}
