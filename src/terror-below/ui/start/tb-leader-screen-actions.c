/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The actions and keys of the choice of Leaders.
 */
#define G_LOG_DOMAIN "tb-leader-screen"

#include "config.h"

#include "tb-leader-screen-private.h"

#include <glib/gi18n-lib.h>

#include "bm-keys.h"
#include "tb-help.h"
#include "tb-move-words.h"

/* Strong and still fast. */
#define ADVISER_LEVEL BM_LEVEL_HARD

static void
card_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  TbLeaderScreen *self = TB_LEADER_SCREEN (widget);
  guint number = (guint) g_ascii_strtoull (strrchr (action, '-') + 1, NULL, 10);
  TbCard card = self->play == NULL || number == 0 ? TB_NO_CARD : tb_squad_view_get_card (self->squad, number - 1);

  if (card != TB_NO_CARD)
    tb_leader_screen_press (self, TB_AT (TB_AT_CARD, card));
}

static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  TbLeaderScreen *self = TB_LEADER_SCREEN (widget);

  if (self->play == NULL)
    return;
  tb_squad_view_finish_motion (self->squad);
  if (g_str_equal (action, "table.redo"))
    {
      tb_play_redo (self->play);
      return;
    }
  if (tb_play_can_undo (self->play))
    tb_play_undo (self->play);
  else if (tb_help_take_back (self->mastery, &self->viewer.seats, tb_play_get_match (self->play)))
    bm_status_set_text (self->status, _("Taken back."), NULL, NULL);
  else if (bm_match_get_ply (tb_play_get_match (self->play)) == 0)
    bm_status_set_text (self->status, _("There is nothing to take back yet."), NULL, NULL);
  else
    bm_status_set_text (self->status, _("A Leader, once chosen, stays chosen."), NULL, NULL);
}

static void
show_hand_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  tb_leader_screen_uncover (TB_LEADER_SCREEN (widget));
}

static void
status_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (TB_LEADER_SCREEN (widget)->status));
}

static void
rule_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  TbLeaderScreen *self = TB_LEADER_SCREEN (widget);

  if (!bm_status_open_rule (self->status))
    bm_status_show_rule (self->status, "T4.5");
}

static void
cancel_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  tb_squad_view_finish_motion (TB_LEADER_SCREEN (widget)->squad);
  tb_leader_screen_stop_advice (TB_LEADER_SCREEN (widget));
}

/* ---- Suggest */

static void
found_cb (TbLeaderScreen *self,
          guint           move)
{
  g_autofree char *words = NULL, *text = NULL;

  if (self->play == NULL)
    return;
  words = tb_move_words (tb_play_get_position (self->play), move);
  /* Translators: %s is a move: "Drive to c4". */
  text = g_strdup_printf (_("The computer would: %s."), words);
  bm_status_set_thinking (self->status, NULL);
  bm_status_set_text (self->status, text, NULL, NULL);
}

/* The suggestion uses the hand as well: with the hand face down it would reveal it to others. */
static void
suggest_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  TbLeaderScreen *self = TB_LEADER_SCREEN (widget);
  BmMatch *match = self->play == NULL ? NULL : tb_play_get_match (self->play);

  if (match == NULL || tb_play_is_inactive (self->play))
    return;
  if (self->show.seat != tb_play_get_seat (self->play))
    {
      bm_status_set_text (self->status, _("The hand lies face down: nothing is suggested."), NULL, NULL);
      return;
    }
  tb_squad_view_finish_motion (self->squad);
  if (self->adviser == NULL)
    {
      self->adviser = bm_thinker_new (match, ADVISER_LEVEL, bm_match_get_seed (match) + TB_MAX_SEATS, 1);
      g_signal_connect_object (self->adviser, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
    }
  bm_status_set_thinking (self->status, _("Looking for a good Leader …"));
  bm_thinker_think (self->adviser, NULL);
}

/* ---- All of them */

void
tb_leader_screen_update_actions (TbLeaderScreen *self)
{
  gtk_widget_set_visible (self->undo, tb_play_can_undo (self->play)
                                      || tb_help_can_take_back (self->mastery, &self->viewer.seats,
                                                                tb_play_get_match (self->play)));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.redo", tb_play_can_redo (self->play));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.suggest", !tb_play_is_inactive (self->play));
}

void
tb_leader_screen_install_actions (GtkWidgetClass *widget_class)
{
  static const char *const cards[TB_N_SQUAD] = { "table.card-1", "table.card-2", "table.card-3" };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    gtk_widget_class_install_action (widget_class, cards[i], NULL, card_cb);
  gtk_widget_class_install_action (widget_class, "table.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "table.redo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "table.show-hand", NULL, show_hand_cb);
  gtk_widget_class_install_action (widget_class, "table.status", NULL, status_cb);
  gtk_widget_class_install_action (widget_class, "table.rule", NULL, rule_cb);
  gtk_widget_class_install_action (widget_class, "table.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "table.suggest", NULL, suggest_cb);
}

static gboolean
key_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   data)
{
  return TB_LEADER_SCREEN (widget)->play != NULL && gtk_widget_get_mapped (widget)
         && gtk_widget_activate_action (widget, data, NULL);
}

/* "I'm here" is the default: Enter presses it wherever nothing else takes the key. */
static gboolean
enter_cb (GtkWidget *widget,
          GVariant  *args,
          gpointer   data)
{
  TbLeaderScreen *self = TB_LEADER_SCREEN (widget);

  if (self->play == NULL || !gtk_widget_get_mapped (widget) || tb_squad_view_is_moving (self->squad)
      || tb_play_is_inactive (self->play) || self->show.seat != BM_SIDE_NOBODY)
    return FALSE;
  tb_leader_screen_uncover (self);
  return TRUE;
}

void
tb_leader_screen_add_keys (TbLeaderScreen *self)
{
  static const char *const enter[] = { "Return", "KP_Enter", "ISO_Enter" };
  GtkEventController *controller = gtk_shortcut_controller_new ();
  guint n;
  const BmKey *keys = bm_keys_get (&n);

  /* The keys of the whole window, but in the bubble phase. */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < n; i++)
    if (bm_key_is_table (&keys[i]))
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                            gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].accel),
                                                              gtk_callback_action_new (key_cb, (gpointer) keys[i].action,
                                                                                       NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
  /* Before the window looks for its own default. */
  controller = gtk_shortcut_controller_new ();
  for (guint i = 0; i < G_N_ELEMENTS (enter); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (enter[i]),
                                                            gtk_callback_action_new (enter_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
