/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What can be done at the table, as actions of the widget: buttons, keys and assistive tools come through here.  No
 * action is ever disabled: what cannot be done says why.
 */
#define G_LOG_DOMAIN "bm-table"

#include "config.h"

#include "bm-table-private.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "bm-end-turn.h"
#include "bm-keys.h"
#include "bm-rule-at-hand.h"
#include "bm-rule-words.h"
#include "bm-undo-agree.h"
#include "bm-why-view.h"

typedef struct
{
  const char *action;
  BmMoveKind  kind;
} MoveAction;

static const MoveAction move_actions[] = {
  { "table.fly", BM_MOVE_FLY },
  { "table.dig", BM_MOVE_DIG },
  { "table.peck", BM_MOVE_PECK },
  { "table.eat", BM_MOVE_EAT },
  { "table.drill", BM_MOVE_DRILL },
  { "table.rest", BM_MOVE_REST },
  { "table.break", BM_MOVE_BREAK },
  { "table.move", BM_MOVE_MOVE },
  { "table.push", BM_MOVE_PUSH },
  { "table.bite", BM_MOVE_BITE },
  { "table.bedrock", BM_MOVE_BEDROCK },
  { "table.raise", BM_MOVE_RAISE },
  { "table.power", BM_MOVE_USE },
};

static const char *const card_actions[] = {
  "table.card-1", "table.card-2", "table.card-3", "table.card-4", "table.card-5",
  "table.card-6", "table.card-7", "table.card-8", "table.card-9", "table.card-10",
};

/* The rule at hand: of the last refusal, else of the picked action, else of what has the focus, else of what play waits
   for. */
static const char *
rule_at_hand (BmTable *self)
{
  const char *rule;

  if (self->last_rule != NULL)
    return self->last_rule;
  rule = bm_rule_of_kind (bm_play_get_action (self->play),
                          bm_play_get_position (self->play)->turn == BM_SIDE_BIRD);
  if (rule == NULL)
    rule = bm_rule_of_widget (bm_table_find_focus (self), bm_play_get_position (self->play));
  if (rule != NULL)
    return rule;
  switch (bm_play_get_choice (self->play))
    {
    case BM_CHOICE_LAND:
      return "R3";
    case BM_CHOICE_EXIT:
      return "R12";
    case BM_CHOICE_EVENING:
      return "R14";
    case BM_CHOICE_DISCARD:
      return "R4";
    case BM_CHOICE_DRAFT:
      return "R3";
    case BM_CHOICE_ASK:
    case BM_CHOICE_ACT:
    case BM_CHOICE_PICK:
      return "R13";
    case BM_CHOICE_NONE:
    default:
      return "R5";
    }
}

/* Input during a motion finishes it; what was asked for then happens on the board as it is. */
static BmTable *
table_for_action (GtkWidget *widget)
{
  BmTable *self = BM_TABLE (widget);

  if (self->play == NULL)
    return NULL;
  bm_board_view_finish_motion (self->board);
  return self->play == NULL ? NULL : self;
}

static void
move_action_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  BmTable *self = table_for_action (widget);

  for (guint i = 0; self != NULL && i < G_N_ELEMENTS (move_actions); i++)
    if (g_str_equal (move_actions[i].action, action))
      {
        bm_play_press_action (self->play, move_actions[i].kind);
        break;
      }
}

static void
end_turn_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  BmTable *self = table_for_action (widget);

  if (self == NULL)
    return;
  /* What is only tried out costs nothing, and a lesson says itself what is left to do. */
  if (self->asks_end && self->lesson == NULL && !self->trial && bm_end_turn_ask (widget, self->play, &self->players))
    return;
  bm_play_end_turn (self->play);
}

static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmTable *self = table_for_action (widget);

  if (self == NULL)
    return;
  /* In a lesson nobody is asked.  Why it is not simply taken back is told all the same. */
  if (self->lesson == NULL && bm_undo_agree_ask (widget, self->play, &self->players))
    return;
  bm_play_undo (self->play);
}

static void
redo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmTable *self = table_for_action (widget);

  if (self != NULL)
    bm_play_redo (self->play);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  BmTable *self = table_for_action (widget);

  if (self == NULL || bm_board_view_cancel_drag (self->board) || bm_board_view_close_menu (self->board)
      || bm_table_cancel_advice (self)
      || bm_play_cancel (self->play) || bm_table_leave_trial (self) || bm_table_dismiss_first (self))
    return;
  /* With nothing to put down it leads back to the board. */
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  bm_table_say_picks (self);
}

/* What can be done in the space that has or had the keyboard focus. */
static void
ask_all_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  BmTable *self = table_for_action (widget);

  if (self != NULL)
    bm_play_ask_all (self->play, bm_board_view_get_focus (self->board));
}

static void
go_on_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  BmTable *self = table_for_action (widget);

  if (self != NULL)
    bm_play_go_on (self->play);
}

static void
suggest_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  BmTable *self = table_for_action (widget);

  if (self == NULL)
    return;
  /* A lesson knows better what it is about. */
  if (self->lesson != NULL)
    gtk_widget_activate_action (self->lesson, "lesson.hint", NULL);
  else
    bm_table_suggest (self);
}

static void
say_words (BmTable    *self,
           const char *words)
{
  const BmRefusal refusal = { NULL, words };

  bm_table_say (self, &refusal);
  bm_table_tell_result (self, words);
}

/* "table.card-3" */
static void
card_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmTable *self = table_for_action (widget);
  guint index = (guint) atoi (strchr (action, '-') + 1) - 1;
  guint8 card;

  if (self == NULL)
    return;
  card = bm_table_get_card (self, index);
  if (self->covered && card != BM_NO_CARD)
    say_words (self, bm_table_get_covered_words (self));
  else if (card == BM_NO_CARD)
    say_words (self, _("There is no such card in the hand."));
  else
    bm_play_press_card (self->play, card);
}

static void
show_hand_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  BmTable *self = table_for_action (widget);

  if (self == NULL)
    return;
  if (bm_hand_get_n_cards (self->hand) == 0)
    say_words (self, _("There are no cards in the hand."));
  else if (!self->covered)
    say_words (self, _("The hand is open already."));
  else if (self->trial && !bm_table_can_show_hand (self))
    say_words (self, bm_table_get_covered_words (self));
  else if (!bm_table_can_show_hand (self))
    say_words (self, _("The hand is shown when its side has taken the seat."));
  else
    bm_table_uncover (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->hand));
}

static void
answer_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  BmTable *self = table_for_action (widget);
  BmMoveKind kind = g_str_equal (action, "table.yes") ? BM_MOVE_YES : BM_MOVE_NO;

  if (self == NULL)
    return;
  if (bm_play_get_choice (self->play) == BM_CHOICE_ASK)
    bm_play_answer (self->play, BM_MOVE (BM_PIECE_NONE, kind, 0, 0));
  else
    say_words (self, _("There is no yes-or-no question to answer."));
}

static void
status_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  BmTable *self = BM_TABLE (widget);

  if (self->play != NULL)
    bm_table_say_trackers (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->status));
}

static void
help_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmTable *self = BM_TABLE (widget);

  if (self->play != NULL)
    bm_table_toggle_help (self);
}

static void
hints_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  BmTable *self = BM_TABLE (widget);

  if (self->play != NULL)
    bm_table_focus_hints (self);
}

/* Why the picked line of the log is there, or the last one. */
static void
why_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  BmTable *self = BM_TABLE (widget);
  g_autofree char *why = self->play == NULL ? NULL : bm_log_dup_why (self->log), *links = NULL, *aloud = NULL;
  g_auto(GStrv) parts = NULL;

  if (self->play == NULL)
    return;
  if (why == NULL)
    {
      say_words (self, _("Nothing has happened yet."));
      return;
    }
  parts = g_strsplit (why, BM_WHY_ARROW, -1);
  links = g_strjoinv ("  ", parts);
  aloud = g_strjoin ("  ", _("Why so?"), links, NULL);
  bm_table_say_aloud (self, why, aloud);
}

/* A card of the reminders is pointed at, or none any more. */
static void
point_card_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  bm_table_mark_card (BM_TABLE (widget), (guint8) g_variant_get_uint32 (parameter));
}

static void
rule_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmTable *self = table_for_action (widget);
  const char *rule;

  if (self == NULL)
    return;
  rule = rule_at_hand (self);
  /* In a window that has the rulebook its page is opened. */
  if (gtk_widget_activate_action (widget, "win.rule", "s", rule))
    return;
  bm_status_show_rule (self->status, rule);
  bm_status_set_more (self->status, bm_rule_words (rule));
  bm_table_tell_result (self, bm_rule_words (rule));
}

void
bm_table_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (move_actions); i++)
    gtk_widget_class_install_action (widget_class, move_actions[i].action, NULL, move_action_cb);
  for (guint i = 0; i < G_N_ELEMENTS (card_actions); i++)
    gtk_widget_class_install_action (widget_class, card_actions[i], NULL, card_cb);
  gtk_widget_class_install_action (widget_class, "table.ask-all", NULL, ask_all_cb);
  gtk_widget_class_install_action (widget_class, "table.go-on", NULL, go_on_cb);
  gtk_widget_class_install_action (widget_class, "table.show-hand", NULL, show_hand_cb);
  gtk_widget_class_install_action (widget_class, "table.yes", NULL, answer_cb);
  gtk_widget_class_install_action (widget_class, "table.no", NULL, answer_cb);
  gtk_widget_class_install_action (widget_class, "table.end-turn", NULL, end_turn_cb);
  gtk_widget_class_install_action (widget_class, "table.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "table.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "table.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "table.suggest", NULL, suggest_cb);
  gtk_widget_class_install_action (widget_class, "table.status", NULL, status_cb);
  gtk_widget_class_install_action (widget_class, "table.rule", NULL, rule_cb);
  gtk_widget_class_install_action (widget_class, "table.why", NULL, why_cb);
  gtk_widget_class_install_action (widget_class, "table.point-card", "u", point_card_cb);
  gtk_widget_class_install_action (widget_class, "table.help", NULL, help_cb);
  gtk_widget_class_install_action (widget_class, "table.hints", NULL, hints_cb);
  gtk_widget_class_install_property_action (widget_class, "table.help-worms", "help-worms");
  gtk_widget_class_install_property_action (widget_class, "table.help-bird", "help-bird");
}

/* One key can mean another action in the other side's turn: which one is found out when it is pressed.  One that only
   the side that waits has says so. */
static gboolean
key_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   data)
{
  BmTable *self = BM_TABLE (widget);
  const char *accel = data, *action = NULL;
  const BmKey *keys;
  guint n;

  if (self->play == NULL || !gtk_widget_get_mapped (widget))
    return FALSE;
  keys = bm_keys_get (&n);
  for (guint i = 0; i < n; i++)
    {
      if (!g_str_equal (keys[i].accel, accel))
        continue;
      if (action == NULL
          || keys[i].side == BM_SIDE_NOBODY
          || keys[i].side == bm_play_get_position (self->play)->turn)
        action = keys[i].action;
    }
  return action != NULL && gtk_widget_activate_action (widget, action, NULL);
}

void
bm_table_add_keys (BmTable *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  const BmKey *keys;
  guint n;

  /* The whole window's keys, but after the focus had its chance. */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  keys = bm_keys_get (&n);
  for (guint i = 0; i < n; i++)
    if (bm_key_is_table (&keys[i]) && g_hash_table_add (seen, (gpointer) keys[i].accel))
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                            gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].accel),
                                                              gtk_callback_action_new (key_cb, (gpointer) keys[i].accel,
                                                                                       NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
