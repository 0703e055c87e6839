/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-replay-screen"

#include "config.h"

#include "bm-replay-private.h"

#include <glib/gi18n-lib.h>

#include "bm-drop-down.h"
#include "bm-duel-history.h"
#include "bm-event-words.h"
#include "bm-keys.h"
#include "bm-replay-words.h"
#include "bm-widget.h"

/* Milliseconds between two moves, in the order of the drop-down. */
static const guint pauses[] = { 2600, 1300, 500, 120 };

enum { SIGNAL_BACK, SIGNAL_PLAY_ON, SIGNAL_WENT, SIGNAL_TOLD, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmReplayScreen, bm_replay_screen, GTK_TYPE_WIDGET)

void
bm_replay_screen_tell (BmReplayScreen *self,
                       const char     *words)
{
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, words);
}

guint
bm_replay_screen_get_ply (BmReplayScreen *self)
{
  return bm_match_get_ply (self->replay->match);
}

/* ---- Where it is */

/* Whoever does not see the table hears what came about by the move. */
static char *
dup_spoken (BmReplayScreen *self)
{
  BmMatch *match = self->replay->match;
  guint ply = bm_match_get_ply (match), n;
  const BmEvent *events = bm_match_get_last_events (match, &n);
  g_autofree char *number = bm_replay_ply_words (ply, self->path->n);
  g_autofree char *turn = bm_replay_turn_words (self->path, match, ply);
  g_autofree char *words = bm_event_words (events, n);
  const char *comment = bm_match_get_comment (match, ply);

  return g_strjoin (". ", number, turn, *words != '\0' ? words : comment, *words != '\0' ? comment : NULL, NULL);
}

static void
show_where (BmReplayScreen *self)
{
  guint ply = bm_replay_screen_get_ply (self);
  g_autofree char *number = bm_replay_ply_words (ply, self->path->n);
  g_autofree char *clock = NULL, *words = NULL, *spoken = dup_spoken (self);

  if (ply > 0)
    clock = bm_replay_clock_words (bm_match_get_tenths (self->replay->match, ply - 1));
  words = g_strjoin (" · ", number, clock, NULL);
  gtk_label_set_label (self->where, words);
  bm_replay_bar_set_ply (self->bar, ply, spoken);
}

void
bm_replay_screen_show_ply (BmReplayScreen *self)
{
  show_where (self);
  bm_replay_notes_show (self);
  g_signal_emit (self, signals[SIGNAL_WENT], 0);
}

void
bm_replay_screen_go (BmReplayScreen *self,
                     guint           ply)
{
  if (self->replay != NULL && bm_match_go_to (self->replay->match, ply))
    bm_replay_screen_show_ply (self);
}

/* ---- Going by itself */

static void
show_playing (BmReplayScreen *self)
{
  const char *name = self->playing ? _("Pause") : _("Play");
  g_autofree char *tooltip = bm_keys_dup_tooltip (name, "replay.play");

  bm_art_image_set_name (self->play_picture, self->playing ? "actions/replay-pause" : "actions/replay-play");
  gtk_widget_set_tooltip_text (self->play, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
bm_replay_screen_stop (BmReplayScreen *self)
{
  g_return_if_fail (BM_IS_REPLAY_SCREEN (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  if (!self->playing)
    return;
  self->playing = FALSE;
  show_playing (self);
}

static void wait_for_next (BmReplayScreen *self);

static gboolean
next_cb (gpointer data)
{
  BmReplayScreen *self = data;
  guint ply = bm_replay_screen_get_ply (self);

  self->timer = 0;
  if (ply < self->path->n)
    bm_replay_screen_go (self, ply + 1);
  if (ply + 1 >= self->path->n)
    bm_replay_screen_stop (self);
  else
    wait_for_next (self);
  return G_SOURCE_REMOVE;
}

/* What still moves on the board is seen to its end. */
static void
wait_for_next (BmReplayScreen *self)
{
  guint speed = MIN (gtk_drop_down_get_selected (self->speed), G_N_ELEMENTS (pauses) - 1);

  if (self->playing && self->timer == 0 && !bm_table_is_moving (self->table))
    self->timer = g_timeout_add (pauses[speed], next_cb, self);
}

static void
start (BmReplayScreen *self)
{
  if (self->path->n == 0)
    return;
  if (bm_replay_screen_get_ply (self) == self->path->n)
    bm_replay_screen_go (self, 0);
  self->playing = TRUE;
  show_playing (self);
  wait_for_next (self);
}

/* Another speed counts at once. */
static void
speed_cb (BmReplayScreen *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->replay != NULL)
    wait_for_next (self);
}

/* ---- What is asked for */

typedef struct
{
  const char  *name;
  BmReplayUnit unit;
  gboolean     forward;
} Step;

static const Step steps[] = {
  { "replay.step", BM_REPLAY_MOVE, TRUE }, { "replay.step-back", BM_REPLAY_MOVE, FALSE },
  { "replay.turn", BM_REPLAY_TURN, TRUE }, { "replay.turn-back", BM_REPLAY_TURN, FALSE },
  { "replay.day", BM_REPLAY_DAY, TRUE },   { "replay.day-back", BM_REPLAY_DAY, FALSE },
  { "replay.last", BM_REPLAY_ALL, TRUE },  { "replay.first", BM_REPLAY_ALL, FALSE },
};

/* Pictures are being made: nothing else shall be seen meanwhile. */
static BmReplayScreen *
screen_for_action (GtkWidget *widget)
{
  BmReplayScreen *self = BM_REPLAY_SCREEN (widget);

  return self->replay == NULL || self->exporting != NULL ? NULL : self;
}

static void
step_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmReplayScreen *self = screen_for_action (widget);

  for (guint i = 0; self != NULL && i < G_N_ELEMENTS (steps); i++)
    if (g_str_equal (action, steps[i].name))
      {
        bm_replay_screen_stop (self);
        bm_replay_screen_go (self, bm_replay_path_step (self->path, bm_replay_screen_get_ply (self), steps[i].unit,
                                                        steps[i].forward));
        break;
      }
}

static void
seek_cb (BmReplayScreen *self,
         guint           ply)
{
  if (screen_for_action (GTK_WIDGET (self)) == NULL)
    return;
  bm_replay_screen_stop (self);
  bm_replay_screen_go (self, ply);
}

static void
play_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmReplayScreen *self = screen_for_action (widget);

  if (self != NULL && self->playing)
    bm_replay_screen_stop (self);
  else if (self != NULL)
    start (self);
}

static void
change_speed_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  BmReplayScreen *self = BM_REPLAY_SCREEN (widget);
  int speed = (int) gtk_drop_down_get_selected (self->speed) + (g_str_equal (action, "replay.faster") ? 1 : -1);

  gtk_drop_down_set_selected (self->speed, (guint) CLAMP (speed, 0, (int) G_N_ELEMENTS (pauses) - 1));
}

static void
hands_toggled_cb (BmReplayScreen *self)
{
  gboolean open = gtk_toggle_button_get_active (self->hands);

  if (open && self->replay != NULL && self->replay->running)
    {
      /* Neither side shall see the other’s cards by way of the replay. */
      gtk_toggle_button_set_active (self->hands, FALSE);
      bm_replay_screen_tell (self, _("This duel is still played: its hands stay covered."));
      return;
    }
  bm_table_set_hands_open (self->table, open);
}

static void
hands_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  BmReplayScreen *self = screen_for_action (widget);

  if (self != NULL && gtk_widget_get_visible (GTK_WIDGET (self->hands)))
    gtk_toggle_button_set_active (self->hands, !gtk_toggle_button_get_active (self->hands));
}

static void
comment_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  BmReplayScreen *self = screen_for_action (widget);

  if (self != NULL)
    bm_replay_notes_open (self);
}

static void
play_on_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  BmReplayScreen *self = screen_for_action (widget);

  if (self == NULL)
    return;
  bm_replay_screen_stop (self);
  if (bm_match_get_to_act (self->replay->match) == BM_SIDE_NOBODY)
    bm_replay_screen_tell (self, _("Here the duel is decided: first go back to a move from which it can be played on."));
  else
    g_signal_emit (self, signals[SIGNAL_PLAY_ON], 0);
}

static void
export_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  BmReplayScreen *self = screen_for_action (widget);

  if (self == NULL)
    return;
  bm_replay_screen_stop (self);
  if (g_str_equal (action, "replay.export-text"))
    bm_replay_export_ask_text (self);
  else
    bm_replay_export_ask_pictures (self);
}

static void
cancel_export_cb (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  bm_replay_export_cancel (BM_REPLAY_SCREEN (widget));
}

/* From wherever the keyboard is to the line; from there to the board. */
static void
line_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmReplayScreen *self = BM_REPLAY_SCREEN (widget);

  if (gtk_widget_has_focus (GTK_WIDGET (self->bar)))
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->bar));
}

/* Escape leads out step by step. */
static void
back_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmReplayScreen *self = BM_REPLAY_SCREEN (widget);

  if (self->exporting != NULL)
    {
      bm_replay_export_cancel (self);
      return;
    }
  bm_replay_screen_stop (self);
  g_signal_emit (self, signals[SIGNAL_BACK], 0);
}

static const struct { const char *name; GtkWidgetActionActivateFunc activate; } actions[] = {
  { "replay.play", play_cb },
  { "replay.faster", change_speed_cb },
  { "replay.slower", change_speed_cb },
  { "replay.hands", hands_cb },
  { "replay.comment", comment_cb },
  { "replay.play-on", play_on_cb },
  { "replay.export-text", export_cb },
  { "replay.export-pictures", export_cb },
  { "replay.cancel-export", cancel_export_cb },
  { "replay.line", line_cb },
  { "replay.back", back_cb },
};

/* The table has these keys for itself where it has the focus: they go over the board and through the log. */
static gboolean
is_of_table (BmReplayScreen *self,
             const BmKey    *key)
{
  static const char *const plain[] = { "Left", "Right", "Page_Up", "Page_Down", "Home", "End", "space" };
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->table)))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    if (g_str_equal (key->accel, plain[i]))
      return TRUE;
  return FALSE;
}

static gboolean
key_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   data)
{
  const BmKey *key = data;

  return !is_of_table (BM_REPLAY_SCREEN (widget), key) && gtk_widget_activate_action (widget, key->action, NULL);
}

static void
add_keys (BmReplayScreen *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  const BmKey *keys;
  guint n;

  keys = bm_keys_get_replay (&n);
  for (guint i = 0; i < n; i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].accel),
                                                            gtk_callback_action_new (key_cb, (gpointer) &keys[i],
                                                                                     NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* ---- Being shown */

static gboolean
has_cards (BmMatch *match)
{
  for (guint ply = 0; ply <= bm_match_get_n_moves (match); ply++)
    {
      const BmPosition *pos = bm_match_get_position_at (match, ply);

      for (guint side = 0; side < BM_N_SIDES; side++)
        if (pos->cards[side].n_hand > 0)
          return TRUE;
    }
  return FALSE;
}

static void
drop (BmReplayScreen *self)
{
  bm_replay_screen_stop (self);
  bm_replay_export_cancel (self);
  /* The table first: it looks at the match. */
  if (self->table != NULL)
    bm_table_set_match (self->table, NULL);
  if (self->bar != NULL)
    bm_replay_bar_clear (self->bar);
  g_clear_pointer (&self->path, bm_replay_path_free);
  g_clear_pointer (&self->replay, bm_replay_free);
}

void
bm_replay_screen_show (BmReplayScreen *self,
                       BmReplay       *replay)
{
  g_autoptr(BmDuelHistory) history = NULL;
  BmMatch *match;

  g_return_if_fail (BM_IS_REPLAY_SCREEN (self));

  drop (self);
  if (replay == NULL)
    return;
  self->replay = replay;
  match = replay->match;
  self->path = bm_replay_path_new (match);
  bm_match_go_to (match, self->path->n);
  history = bm_duel_history_new (match);
  bm_match_go_to (match, 0);
  gtk_toggle_button_set_active (self->hands, FALSE);
  bm_table_set_hands_open (self->table, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->hands), has_cards (match));
  bm_table_set_match (self->table, match);
  bm_replay_bar_show (self->bar, match, self->path, history);
  bm_replay_screen_show_ply (self);
}

const BmReplay *
bm_replay_screen_get_replay (BmReplayScreen *self)
{
  g_return_val_if_fail (BM_IS_REPLAY_SCREEN (self), NULL);
  return self->replay;
}

BmTable *
bm_replay_screen_get_table (BmReplayScreen *self)
{
  g_return_val_if_fail (BM_IS_REPLAY_SCREEN (self), NULL);
  return self->table;
}

void
bm_replay_screen_set_behind (BmReplayScreen *self,
                             GtkWidget      *behind)
{
  g_return_if_fail (BM_IS_REPLAY_SCREEN (self));
  self->behind = behind;
}

static gboolean
bm_replay_screen_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BM_REPLAY_SCREEN (widget)->bar));
}

/* Nobody looks on any more. */
static void
bm_replay_screen_unmap (GtkWidget *widget)
{
  bm_replay_screen_stop (BM_REPLAY_SCREEN (widget));
  GTK_WIDGET_CLASS (bm_replay_screen_parent_class)->unmap (widget);
}

static void
bm_replay_screen_dispose (GObject *object)
{
  BmReplayScreen *self = BM_REPLAY_SCREEN (object);

  drop (self);
  bm_widget_dispose_template (GTK_WIDGET (self), BM_TYPE_REPLAY_SCREEN);
  G_OBJECT_CLASS (bm_replay_screen_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-replay-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, table);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, panel);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, bar);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, where);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, said);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, controls);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, transport);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, play);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, play_picture);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, speed);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, hands);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment_button);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment_popover);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment_heading);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment_text);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment_editor);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment_why);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, export_button);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, progress_row);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, progress);
  gtk_widget_class_bind_template_callback (widget_class, seek_cb);
  gtk_widget_class_bind_template_callback (widget_class, speed_cb);
  gtk_widget_class_bind_template_callback (widget_class, hands_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, wait_for_next);
  gtk_widget_class_bind_template_callback (widget_class, bm_replay_notes_opened);
  gtk_widget_class_bind_template_callback (widget_class, bm_replay_notes_save);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_widget_class_install_action (widget_class, steps[i].name, NULL, step_cb);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
}

static guint
add_signal (GObjectClass *klass,
            const char   *name)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bm_replay_screen_class_init (BmReplayScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_replay_screen_dispose;
  widget_class->grab_focus = bm_replay_screen_grab_focus;
  widget_class->unmap = bm_replay_screen_unmap;

  signals[SIGNAL_BACK] = add_signal (object_class, "back");
  signals[SIGNAL_PLAY_ON] = add_signal (object_class, "play-on");
  signals[SIGNAL_WENT] = add_signal (object_class, "went");
  signals[SIGNAL_TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (BM_TYPE_TABLE);
  g_type_ensure (BM_TYPE_REPLAY_BAR);
  g_type_ensure (BM_TYPE_ART_IMAGE);
  bind_template (widget_class);
  install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "replay");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

/* Each button says its key. */
static void
add_tooltips (GtkWidget *button)
{
  for (; button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      const char *words = gtk_widget_get_tooltip_text (button);
      const char *action = GTK_IS_ACTIONABLE (button) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (button)) : NULL;
      g_autofree char *tooltip = words == NULL || action == NULL ? NULL : bm_keys_dup_tooltip (words, action);

      if (tooltip != NULL)
        gtk_widget_set_tooltip_text (button, tooltip);
    }
}

static void
bm_replay_screen_init (BmReplayScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_selected (self->speed, 1);
  bm_drop_down_make_heard (self->speed, _("Speed"), "");
  add_tooltips (gtk_widget_get_first_child (self->transport));
  show_playing (self);
  bm_replay_notes_init (self);
  add_keys (self);
}
