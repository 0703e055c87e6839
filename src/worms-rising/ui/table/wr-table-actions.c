/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table's actions as actions of the widget: used by buttons, keys and assistive tools.  No action is ever disabled:
 * an unavailable one says why.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "bm-widget.h"
#include "wr-end-turn.h"
#include "wr-learn.h"
#include "wr-rule-at-hand.h"
#include "bm-rule-words.h"
#include "bm-why-view.h"
#include "wr-undo-agree.h"

typedef struct
{
  const char *action;
  WrMoveKind  kind;
} MoveAction;

static const MoveAction move_actions[] = {
  { "table.fly", WR_MOVE_FLY },
  { "table.dig", WR_MOVE_DIG },
  { "table.peck", WR_MOVE_PECK },
  { "table.eat", WR_MOVE_EAT },
  { "table.drill", WR_MOVE_DRILL },
  { "table.rest", WR_MOVE_REST },
  { "table.break", WR_MOVE_BREAK },
  { "table.move", WR_MOVE_MOVE },
  { "table.push", WR_MOVE_PUSH },
  { "table.bite", WR_MOVE_BITE },
  { "table.bedrock", WR_MOVE_BEDROCK },
  { "table.raise", WR_MOVE_RAISE },
  { "table.power", WR_MOVE_USE },
};

static const char *const card_actions[] = {
  "table.card-1", "table.card-2", "table.card-3", "table.card-4", "table.card-5",
  "table.card-6", "table.card-7", "table.card-8", "table.card-9", "table.card-10",
};

/* Context help: the rule of the last refusal, else of the picked action, else of the focused widget, else of the
   pending choice. */
static const char *
rule_at_hand (WrTable *self)
{
  const char *rule = wr_table_speech_get_rule (self->speech);

  if (rule != NULL)
    return rule;
  rule = wr_rule_of_kind (wr_play_get_action (self->play),
                          wr_play_get_position (self->play)->turn == WR_SIDE_BIRD);
  if (rule == NULL)
    rule = wr_rule_of_widget (bm_widget_find_focus (GTK_WIDGET (self)), wr_play_get_position (self->play));
  if (rule != NULL)
    return rule;
  switch (wr_play_get_choice (self->play))
    {
    case WR_CHOICE_LAND:
      return "R3";
    case WR_CHOICE_EXIT:
      return "R12";
    case WR_CHOICE_EVENING:
      return "R14";
    case WR_CHOICE_DISCARD:
      return "R4";
    case WR_CHOICE_DRAFT:
      return "R3";
    case WR_CHOICE_ASK:
    case WR_CHOICE_ACT:
    case WR_CHOICE_PICK:
      return "R13";
    case WR_CHOICE_NONE:
    default:
      return "R5";
    }
}

/* Input during an animation finishes it; the action then applies to the final position. */
static WrTable *
table_for_action (GtkWidget *widget)
{
  WrTable *self = WR_TABLE (widget);

  if (self->play == NULL)
    return NULL;
  wr_board_view_finish_motion (self->board);
  return self->play == NULL ? NULL : self;
}

static void
move_action_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  WrTable *self = table_for_action (widget);

  for (guint i = 0; self != NULL && i < G_N_ELEMENTS (move_actions); i++)
    if (g_str_equal (move_actions[i].action, action))
      {
        wr_play_press_action (self->play, move_actions[i].kind);
        break;
      }
}

static void
end_turn_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  WrTable *self = table_for_action (widget);

  if (self == NULL)
    return;
  /* A trial costs nothing, and a lesson has its own instructions. */
  if (self->asks_end && self->lesson == NULL && !self->viewer.trial && wr_end_turn_ask (widget, self->play, &self->viewer.seats))
    return;
  wr_play_end_turn (self->play);
}

static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  WrTable *self = table_for_action (widget);

  if (self == NULL)
    return;
  /* In a lesson there is no question, but the reason why it cannot simply be undone is announced. */
  if (self->lesson == NULL && wr_undo_agree_ask (self, self->play, &self->viewer.seats))
    return;
  wr_play_undo (self->play);
}

static void
redo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  WrTable *self = table_for_action (widget);

  if (self != NULL)
    wr_play_redo (self->play);
}

/* Back to the match. */
static gboolean
leave_trial (WrTable *self)
{
  return self->viewer.trial && gtk_widget_activate_action (GTK_WIDGET (self), "win.what-if", NULL);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  WrTable *self = table_for_action (widget);

  if (self == NULL || wr_board_view_cancel_drag (self->board) || wr_board_view_close_menu (self->board)
      || wr_table_cancel_advice (self)
      || wr_play_cancel (self->play) || leave_trial (self) || wr_table_help_dismiss (self->help))
    return;
  /* With nothing to put down it leads back to the board. */
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  wr_table_say_picks (self);
}

/* The options in the space that is or was focused. */
static void
ask_all_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  WrTable *self = table_for_action (widget);

  if (self != NULL)
    wr_play_ask_all (self->play, wr_board_view_get_focus (self->board));
}

static void
go_on_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  WrTable *self = table_for_action (widget);

  if (self != NULL)
    wr_play_go_on (self->play);
}

static void
suggest_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  WrTable *self = table_for_action (widget);

  if (self == NULL)
    return;
  /* A lesson has its own hint. */
  if (self->lesson != NULL)
    gtk_widget_activate_action (self->lesson, "lesson.hint", NULL);
  else
    bm_table_suggest (BM_TABLE (self));
}

/* "table.card-3" */
static void
card_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  WrTable *self = table_for_action (widget);
  guint index = (guint) atoi (strchr (action, '-') + 1) - 1;
  guint8 card;

  if (self == NULL)
    return;
  card = wr_table_get_card (self, index);
  if (self->viewer.covered && card != WR_NO_CARD)
    wr_table_speech_say (self->speech, wr_table_get_covered_words (self));
  else if (card == WR_NO_CARD)
    wr_table_speech_say (self->speech, _("There is no such card in the hand."));
  else
    wr_play_press_card (self->play, card);
}

static void
show_hand_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  WrTable *self = table_for_action (widget);

  if (self == NULL)
    return;
  if (bm_hand_get_n_cards (self->hand) == 0)
    wr_table_speech_say (self->speech, _("There are no cards in the hand."));
  else if (!self->viewer.covered)
    wr_table_speech_say (self->speech, _("The hand is open already."));
  else if (self->viewer.trial && !wr_table_can_show_hand (self))
    wr_table_speech_say (self->speech, wr_table_get_covered_words (self));
  else if (!wr_table_can_show_hand (self))
    wr_table_speech_say (self->speech, _("The hand is shown when its side has taken the seat."));
  else
    wr_table_uncover (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->hand));
}

static void
answer_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  WrTable *self = table_for_action (widget);
  WrMoveKind kind = g_str_equal (action, "table.yes") ? WR_MOVE_YES : WR_MOVE_NO;

  if (self == NULL)
    return;
  if (wr_play_get_choice (self->play) == WR_CHOICE_ASK)
    wr_play_answer (self->play, WR_MOVE (WR_PIECE_NONE, kind, 0, 0));
  else
    wr_table_speech_say (self->speech, _("There is no yes-or-no question to answer."));
}

static void
status_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  WrTable *self = WR_TABLE (widget);

  if (self->play != NULL)
    wr_table_say_trackers (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->status));
}

static void
help_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  WrTable *self = WR_TABLE (widget);

  if (self->play != NULL)
    wr_table_help_toggle (self->help, wr_viewer_get_side (&self->viewer, self->play));
}

static void
hints_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  WrTable *self = WR_TABLE (widget);

  if (self->play != NULL)
    wr_table_help_grab_focus (self->help);
}

/* Why the picked line of the log is there, or the last one. */
static void
why_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  WrTable *self = WR_TABLE (widget);
  g_autofree char *why = self->play == NULL ? NULL : bm_log_dup_why (self->log), *links = NULL, *aloud = NULL;
  g_auto(GStrv) parts = NULL;

  if (self->play == NULL)
    return;
  if (why == NULL)
    {
      wr_table_speech_say (self->speech, _("Nothing has happened yet."));
      return;
    }
  parts = g_strsplit (why, BM_WHY_ARROW, -1);
  links = g_strjoinv ("  ", parts);
  aloud = g_strjoin ("  ", _("Why so?"), links, NULL);
  wr_table_speech_say_aloud (self->speech, why, aloud);
}

/* A card of the reminders is pointed at, or none any more. */
static void
point_card_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  wr_table_mark_card (WR_TABLE (widget), (guint8) g_variant_get_uint32 (parameter));
}

static void
rule_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  WrTable *self = table_for_action (widget);
  const char *rule;

  if (self == NULL)
    return;
  rule = rule_at_hand (self);
  /* In a window with a rulebook its page is opened. */
  if (gtk_widget_activate_action (widget, "win.rule", "s", rule))
    return;
  bm_status_show_rule (self->status, rule);
  bm_status_set_more (self->status, bm_rule_words (&wr_learn, rule));
  wr_table_speech_announce (self->speech, bm_rule_words (&wr_learn, rule));
}

void
wr_table_install_actions (GtkWidgetClass *widget_class)
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
