/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include "bm-game-sheet.h"
#include "bm-repair.h"

/* The range of the settings for its size. */
#define LEAST_WIDTH  320
#define LEAST_HEIGHT 240
#define MOST_LENGTH  16384

G_DEFINE_FINAL_TYPE (BmWindow, bm_window, GTK_TYPE_APPLICATION_WINDOW)

gboolean
bm_window_is_shown (BmWindow *self,
                    gpointer  screen)
{
  return self->stage != NULL && bm_stage_is_shown (self->stage, screen);
}

BmMatch *
bm_window_get_match (BmWindow *self)
{
  return bm_session_get_match (self->session);
}

/* Over the table the sky ends at its horizon; other screens show the whole landscape. */
void
bm_window_update_scenery (BmWindow *self)
{
  BmTable *table = bm_window_get_shown_table (self);
  /* A lesson is shown before its match begins, and a table that is being removed has no match. */
  const BmGameUi *ui = bm_window_get_game (self);

  if (table == NULL)
    {
      bm_scenery_set (self->scenery, "scenery/title", NULL, 0);
      return;
    }
  bm_scenery_set (self->scenery, ui->sky, ui->ground,
                  bm_table_get_horizon (table) + gtk_widget_get_height (self->header));
}

static void
stage_changed_cb (BmWindow  *self,
                  GtkWidget *before)
{
  GtkWidget *screen = bm_stage_get_shown (self->stage);

  if (before != screen)
    bm_window_hold_keys (self);
  /* A match changes screens by itself, too soon for people to have read the notice. */
  if (before != screen && !(bm_window_is_of_duel (self, before) && bm_window_is_at_duel (self)))
    bm_window_outdate_notice (self);
  bm_window_update_actions (self);
  bm_window_update_scenery (self);
  gtk_widget_grab_focus (screen);
  bm_window_follow_card (self);
}

void
bm_window_show_screen (BmWindow  *self,
                       GtkWidget *screen)
{
  bm_stage_show (self->stage, screen);
}

void
bm_window_go_back (BmWindow *self)
{
  bm_stage_go_back (self->stage);
  bm_window_follow (self);
}

static void
notice_close_cb (BmWindow *self)
{
  bm_window_close_notice (self);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stack));
}

static void
start_now (BmWindow *self)
{
  g_autofree char *options = NULL;
  g_auto(GStrv) names = g_new0 (char *, BM_MAX_SEATS + 1);
  BmSeats seats;

  if (self->chosen != self->ui)
    {
      bm_window_leave_match (self);
      bm_window_use_game (self, self->chosen);
    }
  if (self->mastery != NULL)
    bm_mastery_begin (self->mastery);
  if (self->new_match == NULL)
    {
      bm_window_start_match (self, "start", NULL);
      return;
    }
  seats = bm_new_match_get_seats (self->new_match);
  options = bm_new_match_dup_options (self->new_match);
  for (guint seat = 0; seat < seats.n; seat++)
    names[seat] = bm_new_match_dup_name (self->new_match, (int) seat);
  bm_window_start_players (self, options, (const char *const *) names, &seats);
}

void
bm_window_begin (BmWindow *self)
{
  bm_window_give_way (self, self->chosen->game, start_now);
}

static void
back_cb (BmWindow *self)
{
  bm_window_show_screen (self, GTK_WIDGET (self->title_screen));
}

/* A rematch with the same people and options; with SWAP each takes the next seat. */
static void
play_again (BmWindow *self,
            gboolean  swap)
{
  BmMatch *match = bm_table_get_match (self->table);
  guint n = bm_match_get_n_seats (match);
  g_autofree char *options = g_strdup (bm_match_get_options (match));
  g_auto(GStrv) names = g_new0 (char *, n + 1);
  BmSeats players = *bm_session_get_seats (self->session);

  for (guint seat = 0; seat < n; seat++)
    {
      guint before = swap ? (seat + 1) % n : seat;

      names[seat] = g_strdup (bm_match_get_player (match, (int) before));
      players.levels[seat] = bm_session_get_seats (self->session)->levels[before];
    }

  if (self->mastery != NULL && swap)
    bm_mastery_swap (self->mastery, n);
  bm_window_start_players (self, options != NULL ? options : "start", (const char *const *) names, &players);
}

static void
finished_cb (BmWindow *self)
{
  bm_window_count_duel (self);
  bm_window_celebrate (self);
}

static void
rematch_cb (BmWindow *self)
{
  play_again (self, TRUE);
}

static void
same_sides_cb (BmWindow *self)
{
  play_again (self, FALSE);
}

static void
speed_changed_cb (BmWindow *self)
{
  int speed = g_settings_get_enum (self->settings, "animation-speed");

  bm_scenery_set_motion (self->scenery, (BmMotion) speed);
  bm_title_screen_set_motion (self->title_screen, (BmMotion) speed);
  for (guint i = 0; i < self->tables->len; i++)
    bm_table_set_motion (g_ptr_array_index (self->tables, i), (BmMotion) speed);
  if (self->opening != NULL)
    bm_table_set_motion (self->opening, (BmMotion) speed);
  if (self->event_card != NULL)
    bm_event_card_overlay_set_motion (self->event_card, (BmMotion) speed);
}

void
bm_window_adopt_table (BmWindow *self,
                       BmTable  *table)
{
  g_ptr_array_add (self->tables, table);
  g_signal_connect_object (table, "horizon-changed", G_CALLBACK (bm_window_update_scenery), self, G_CONNECT_SWAPPED);
  bm_window_hear_table (self, table);
  if (self->settings != NULL)
    bm_table_set_motion (table, (BmMotion) g_settings_get_enum (self->settings, "animation-speed"));
}

BmTable *
bm_window_new_table (BmWindow       *self,
                     const BmGameUi *ui)
{
  BmTable *table;

  bm_game_sheet_need (ui);
  table = g_object_new (ui->table_type (), NULL);
  bm_stage_add (self->stage, GTK_WIDGET (table));
  bm_window_adopt_table (self, table);
  return table;
}

static void
card_read_cb (BmWindow *self)
{
  g_clear_handle_id (&self->reading, g_source_remove);
  bm_table_read_on (self->table);
  bm_window_follow (self);
}

/* A signal and its handler. */
typedef struct
{
  const char *signal;
  void      (*callback) (BmWindow *self);
} Handler;

static void
listen (BmWindow   *self,
        gpointer    screen,
        const Handler *handlers,
        guint       n)
{
  for (guint i = 0; i < n; i++)
    g_signal_connect_object (screen, handlers[i].signal, G_CALLBACK (handlers[i].callback), self, G_CONNECT_SWAPPED);
}

static void
connect_new_match (BmWindow *self)
{
  static const Handler handlers[] = { { "start", bm_window_begin }, { "back", bm_window_go_back } };

  listen (self, self->new_match, handlers, G_N_ELEMENTS (handlers));
  if (self->settings != NULL)
    bm_new_match_set_settings (self->new_match, self->settings);
}

static void
connect_opening (BmWindow *self)
{
  static const Handler handlers[] = { { "rested", bm_window_follow } };

  listen (self, self->opening, handlers, G_N_ELEMENTS (handlers));
  if (self->settings == NULL)
    return;
  bm_table_set_settings (self->opening, self->settings, self->mastery);
  bm_table_set_motion (self->opening, (BmMotion) g_settings_get_enum (self->settings, "animation-speed"));
}

static void
connect_browser (BmWindow *self)
{
  static const Handler handlers[] = { { "back", bm_window_go_back } };

  listen (self, self->browser_screen, handlers, G_N_ELEMENTS (handlers));
  bm_stage_pass_over (self->stage, GTK_WIDGET (self->browser_screen));
}

static void
connect_hand_over (BmWindow *self)
{
  static const Handler handlers[] = { { "confirmed", bm_window_confirm_seat } };

  listen (self, self->hand_over_screen, handlers, G_N_ELEMENTS (handlers));
}

static void
connect_end (BmWindow *self)
{
  static const Handler handlers[] = {
    { "rematch", rematch_cb }, { "same-sides", same_sides_cb }, { "title", back_cb }
  };

  listen (self, self->end_screen, handlers, G_N_ELEMENTS (handlers));
  g_signal_connect_object (self->end_screen, "look", G_CALLBACK (bm_window_look_at), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->end_screen, "try", G_CALLBACK (bm_window_try_from), self, G_CONNECT_SWAPPED);
}

static void
add_table (BmWindow *self)
{
  static const Handler handlers[] = {
    { "turn-changed", bm_window_follow }, { "rested", bm_window_follow }, { "finished", finished_cb }
  };

  self->table = bm_window_new_table (self, self->ui);
  bm_table_set_reads_cards (self->table, TRUE);
  listen (self, self->table, handlers, G_N_ELEMENTS (handlers));
  g_signal_connect_object (self->table, "seat-taken", G_CALLBACK (bm_window_seat_taken), self, G_CONNECT_SWAPPED);
  if (self->settings != NULL)
    bm_table_set_settings (self->table, self->settings, self->mastery);
}

static void
add_event_card (BmWindow *self)
{
  static const Handler handlers[] = { { "dismissed", card_read_cb } };

  self->event_card = g_object_new (BM_TYPE_EVENT_CARD_OVERLAY, NULL);
  gtk_overlay_add_overlay (self->body, GTK_WIDGET (self->event_card));
  listen (self, self->event_card, handlers, G_N_ELEMENTS (handlers));
  if (self->settings != NULL)
    speed_changed_cb (self);
}

gboolean
bm_window_add_screen (BmWindow *self)
{
  const struct { gpointer *screen; GType type; void (*connect) (BmWindow *self); } screens[] = {
    { (gpointer *) &self->new_match,
      self->chosen->new_match_type == NULL ? G_TYPE_NONE : self->chosen->new_match_type (), connect_new_match },
    { (gpointer *) &self->opening, self->ui->opening_type == NULL ? G_TYPE_NONE : self->ui->opening_type (),
      connect_opening },
    { (gpointer *) &self->browser_screen, BM_TYPE_BROWSER_SCREEN, connect_browser },
    { (gpointer *) &self->hand_over_screen, BM_TYPE_HAND_OVER_SCREEN, connect_hand_over },
    { (gpointer *) &self->end_screen, BM_TYPE_END_SCREEN, connect_end },
  };
  guint i = 0;

  while (i < G_N_ELEMENTS (screens) && (*screens[i].screen != NULL || screens[i].type == G_TYPE_NONE))
    i++;
  if (i < G_N_ELEMENTS (screens))
    {
      bm_game_sheet_need (screens[i].screen == (gpointer *) &self->new_match ? self->chosen : self->ui);
      *screens[i].screen = g_object_new (screens[i].type, NULL);
      bm_stage_add (self->stage, *screens[i].screen);
      screens[i].connect (self);
      return TRUE;
    }
  if (self->table != NULL)
    return FALSE;
  add_table (self);
  if (self->event_card == NULL)
    add_event_card (self);
  return TRUE;
}

void
bm_window_need_screens (BmWindow *self)
{
  while (bm_window_add_screen (self))
    continue;
}

/* Showing a window moves its focus to the next widget: restores the screen's choice. */
static void
bm_window_show (GtkWidget *widget)
{
  BmWindow *self = BM_WINDOW (widget);

  GTK_WIDGET_CLASS (bm_window_parent_class)->show (widget);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stack));
}

static gboolean
bm_window_close_request (GtkWindow *window)
{
  BmWindow *self = BM_WINDOW (window);
  int width, height;

  if (!bm_window_may_close (self))
    return TRUE;
  if (self->settings != NULL)
    {
      gtk_window_get_default_size (window, &width, &height);
      g_settings_set_int (self->settings, "window-width", CLAMP (width, LEAST_WIDTH, MOST_LENGTH));
      g_settings_set_int (self->settings, "window-height", CLAMP (height, LEAST_HEIGHT, MOST_LENGTH));
      g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));
    }
  return GTK_WINDOW_CLASS (bm_window_parent_class)->close_request (window);
}

static void
bm_window_dispose (GObject *object)
{
  BmWindow *self = BM_WINDOW (object);

  g_clear_object (&self->session);
  g_clear_object (&self->sound);
  g_clear_object (&self->stage);
  g_clear_handle_id (&self->notice_new, g_source_remove);
  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_handle_id (&self->celebrating, g_source_remove);
  g_clear_handle_id (&self->preparing, g_source_remove);
  g_clear_handle_id (&self->scratch_answers, g_source_remove);
  g_clear_object (&self->next_match);
  g_clear_object (&self->settings);
  g_clear_object (&self->mastery);
  g_clear_pointer (&self->pressed_keys, g_hash_table_unref);
  g_clear_pointer (&self->held_keys, g_hash_table_unref);
  g_clear_object (&self->logbooks);
  g_clear_object (&self->journals);
  g_clear_object (&self->tries);
  g_clear_pointer (&self->today_due, g_free);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  g_clear_pointer (&self->tables, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), BM_TYPE_WINDOW);
  G_OBJECT_CLASS (bm_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BmWindow, scenery);
  gtk_widget_class_bind_template_child (widget_class, BmWindow, header);
  gtk_widget_class_bind_template_child (widget_class, BmWindow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, BmWindow, tonight_button);
  gtk_widget_class_bind_template_child (widget_class, BmWindow, log_button);
  gtk_widget_class_bind_template_child (widget_class, BmWindow, suggest_button);
  gtk_widget_class_bind_template_child (widget_class, BmWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, BmWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, BmWindow, notice_words);
  gtk_widget_class_bind_template_child (widget_class, BmWindow, trouble);
  gtk_widget_class_bind_template_child (widget_class, BmWindow, title_screen);
  gtk_widget_class_bind_template_child (widget_class, BmWindow, body);
  gtk_widget_class_bind_template_callback (widget_class, notice_close_cb);
}

static void
bm_window_class_init (BmWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_window_dispose;
  widget_class->show = bm_window_show;
  GTK_WINDOW_CLASS (klass)->close_request = bm_window_close_request;

  bm_repair_gtk ();
  g_type_ensure (BM_TYPE_SCENERY);
  g_type_ensure (BM_TYPE_TITLE_SCREEN);
  bind_template (widget_class);
}

static void
bm_window_init (BmWindow *self)
{
  bm_window_add_actions (self);
  self->seat = BM_SIDE_NOBODY;
  self->session = bm_session_new ();
  g_signal_connect_object (self->session, "changed", G_CALLBACK (bm_window_match_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "ready", G_CALLBACK (bm_window_follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notice", G_CALLBACK (bm_window_show_notice), self, G_CONNECT_SWAPPED);
  self->faults = g_ptr_array_new_with_free_func (g_free);
  self->tables = g_ptr_array_new ();
  self->ui = self->chosen = bm_game_ui_first ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->stage = bm_stage_new (self->stack, GTK_WIDGET (self->title_screen));
  g_signal_connect_object (self->stage, "changed", G_CALLBACK (stage_changed_cb), self, G_CONNECT_SWAPPED);
  bm_window_add_game (self);
  bm_window_add_growth (self);
  bm_window_add_hints (self);
  bm_window_add_recap (self);
  bm_window_add_rules (self);
  bm_window_add_replays (self);
  bm_window_add_logbook (self);
  bm_window_add_journal (self);
  bm_window_add_today (self);
  bm_window_add_ladder (self);
  bm_window_add_scratch (self);
  bm_window_add_puzzle (self);
  bm_window_add_learn (self);
  bm_window_add_outside (self);
  bm_window_add_skipping (self);
  bm_window_add_held_keys (self);
}

GtkWidget *
bm_window_new (GtkApplication *application,
               GSettings      *settings)
{
  BmWindow *self;

  g_return_val_if_fail (application == NULL || GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (BM_TYPE_WINDOW, "application", application, NULL);
  self->settings = g_object_ref (settings);
  bm_window_begin_sound (self);
  bm_window_begin_game (self);
  bm_window_begin_hints (self);
  bm_window_show_screen (self, GTK_WIDGET (self->title_screen));
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  g_signal_connect_object (settings, "changed::animation-speed", G_CALLBACK (speed_changed_cb), self,
                           G_CONNECT_SWAPPED);
  speed_changed_cb (self);
  g_signal_connect_object (settings, "changed::computer-pace", G_CALLBACK (bm_window_set_pace), self, G_CONNECT_SWAPPED);
  bm_window_set_pace (self);
  return GTK_WIDGET (self);
}
