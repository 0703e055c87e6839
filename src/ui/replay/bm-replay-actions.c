/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The actions of a replay and their keys.
 */
#define G_LOG_DOMAIN "bm-replay-screen"

#include "config.h"

#include "bm-replay-private.h"

#include <glib/gi18n-lib.h>

#include "bm-keys.h"

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

/* NULL while pictures are exported: the table must not change meanwhile. */
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

void
bm_replay_actions_seek (BmReplayScreen *self,
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
    bm_replay_play_start (self);
}

static void
change_speed_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  bm_replay_play_change_speed (BM_REPLAY_SCREEN (widget), g_str_equal (action, "replay.faster") ? 1 : -1);
}

void
bm_replay_actions_show_hands (BmReplayScreen *self)
{
  gboolean open = gtk_toggle_button_get_active (self->hands);

  if (open && self->replay != NULL && self->replay->running)
    {
      /* The trial must not reveal the other side's hand. */
      gtk_toggle_button_set_active (self->hands, FALSE);
      bm_replay_screen_show_notice (self, _("This match is still going on: its hands stay covered."));
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
turning_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  BmReplayScreen *self = screen_for_action (widget);

  if (self != NULL)
    bm_replay_turning_open (self);
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
    bm_replay_screen_show_notice (self, _("The match is decided here: first go back to a move from which it can be "
                                          "played on."));
  else
    g_signal_emit_by_name (self, "play-on");
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

/* Moves the focus to the bar; from there to the board. */
static void
line_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmReplayScreen *self = BM_REPLAY_SCREEN (widget);

  if (gtk_widget_is_focus (GTK_WIDGET (self->bar)))
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->bar));
}

/* Escape leaves step by step. */
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
  g_signal_emit_by_name (self, "back");
}

static const struct { const char *name; GtkWidgetActionActivateFunc activate; } actions[] = {
  { "replay.play", play_cb },
  { "replay.faster", change_speed_cb },
  { "replay.slower", change_speed_cb },
  { "replay.hands", hands_cb },
  { "replay.comment", comment_cb },
  { "replay.turning-points", turning_cb },
  { "replay.play-on", play_on_cb },
  { "replay.export-text", export_cb },
  { "replay.export-pictures", export_cb },
  { "replay.cancel-export", cancel_export_cb },
  { "replay.line", line_cb },
  { "replay.back", back_cb },
};

/* The table handles these keys itself while it is focused: they move over the board and through the log. */
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

/* Tooltips name the key of each button. */
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

void
bm_replay_actions_install (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_widget_class_install_action (widget_class, steps[i].name, NULL, step_cb);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
}

void
bm_replay_actions_init (BmReplayScreen *self)
{
  add_tooltips (gtk_widget_get_first_child (self->transport));
  add_keys (self);
}
