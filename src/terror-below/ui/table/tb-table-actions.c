/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Presses, keys and actions of the table.
 */
#include "config.h"

#include "tb-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-keys.h"
#include "bm-widget.h"
#include "tb-help.h"
#include "tb-rule-at-hand.h"
#include "tb-undo-words.h"

static const BmKey table_keys[] = {
  { "table.move", "v", N_("Terror Below"), N_("Drive") },
  { "table.ramp", "r", N_("Terror Below"), N_("Ramp, or jump") },
  { "table.clear", "c", N_("Terror Below"), N_("Clear Rubble") },
  { "table.take", "e", N_("Terror Below"), N_("Take Eggs") },
  { "table.deliver", "d", N_("Terror Below"), N_("Deliver") },
  { "table.use", "u", N_("Terror Below"), N_("Use Card") },
  { "table.power", "p", N_("Terror Below"), N_("Power of the Leader") },
  { "table.pawn", "Home", N_("Terror Below"), N_("Your own car") },
  { "table.next-seat", "i", N_("Terror Below"), N_("From seat to seat") },
  { "win.what-if", "x", N_("Terror Below"), N_("What if: try things out, and back") },
  { "table.thing-1", "<Shift>1", N_("Terror Below"), N_("The first Item or Weapon") },
  { "table.thing-2", "<Shift>2", N_("Terror Below"), NULL },
  { "table.thing-3", "<Shift>3", N_("Terror Below"), NULL },
  { "table.thing-4", "<Shift>4", N_("Terror Below"), NULL },
  { "table.thing-5", "<Shift>5", N_("Terror Below"), NULL },
  { "table.thing-6", "<Shift>6", N_("Terror Below"), NULL },
  { "table.thing-7", "<Shift>7", N_("Terror Below"), NULL },
  { "table.thing-8", "<Shift>8", N_("Terror Below"), NULL },
  { "table.thing-9", "<Shift>9", N_("Terror Below"), NULL },
  { "table.bounty-1", "<Alt>1", N_("Terror Below"), N_("The first Bounty") },
  { "table.bounty-2", "<Alt>2", N_("Terror Below"), NULL },
  { "table.bounty-3", "<Alt>3", N_("Terror Below"), NULL },
  { "table.bounty-4", "<Alt>4", N_("Terror Below"), NULL },
};

void
tb_table_install_keys (void)
{
  bm_keys_set_game (table_keys, G_N_ELEMENTS (table_keys));
}

gboolean
tb_table_waits (TbTable *self)
{
  BmMatch *match = tb_table_get_match (self);

  return match != NULL && tb_viewer_waits_for (&self->viewer, match) != BM_SIDE_NOBODY;
}

void
tb_table_focus_hand (TbTable *self)
{
  if (tb_table_waits (self) && !tb_table_is_in_scene (self) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->hand));
}

void
tb_table_press (TbTable *self,
                TbAt     at)
{
  if (self->play == NULL || at == TB_AT_NONE)
    return;
  /* A press during the attacks of the setup skips them, and must not choose a start space. */
  if (tb_table_is_moving (self) && tb_play_get_position (self->play)->step == TB_STEP_SETUP)
    {
      tb_table_finish_motion (self);
      return;
    }
  tb_table_finish_motion (self);
  if (tb_table_waits (self))
    {
      bm_status_set_text (self->status, _("First say that you are there: the hand lies face down."), NULL, NULL);
      gtk_widget_grab_focus (GTK_WIDGET (self->hand));
      return;
    }
  if (!tb_table_remind (self, at))
    tb_play_press (self->play, at);
}

void
tb_table_uncover (TbTable *self)
{
  BmMatch *match = tb_table_get_match (self);
  int decides = match == NULL ? BM_SIDE_NOBODY : bm_match_get_to_act (match);
  gboolean came;

  if (decides == BM_SIDE_NOBODY || tb_play_is_inactive (self->play) || bm_seats_is_computer (&self->viewer.seats, decides))
    return;
  came = decides != self->viewer.here;
  tb_viewer_come (&self->viewer, decides);
  tb_table_show_all (self);
  g_signal_emit_by_name (self, "turn-changed");
  gtk_widget_grab_focus (GTK_WIDGET (self->hand));
  /* The instruction has priority; the focused card was not hovered by the user. */
  self->hovered = TB_AT_NONE;
  tb_table_show_hover (self);
  if (came)
    g_signal_emit_by_name (self, "seat-taken", decides);
}

static void
button_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  static const struct { const char *action; TbButton button; } buttons[] = {
    { "table.move", TB_BUTTON_MOVE }, { "table.ramp", TB_BUTTON_RAMP }, { "table.clear", TB_BUTTON_CLEAR },
    { "table.take", TB_BUTTON_TAKE }, { "table.deliver", TB_BUTTON_DELIVER }, { "table.use", TB_BUTTON_USE },
    { "table.power", TB_BUTTON_POWER }, { "table.end-turn", TB_BUTTON_DONE }, { "table.yes", TB_BUTTON_YES },
    { "table.no", TB_BUTTON_NO },
  };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (g_str_equal (buttons[i].action, action))
      tb_table_press (TB_TABLE (widget), TB_AT (TB_AT_BUTTON, buttons[i].button));
}

static void
say_why (TbTable    *self,
         const char *words,
         const char *rule)
{
  bm_status_set_text (self->status, words, NULL, rule);
}

/* The key of a card of the hand, or of an Item or Weapon, for which there is none. */
static void
say_no_card (TbTable *self,
             gboolean thing)
{
  const TbPlayer *player = self->show.seat == BM_SIDE_NOBODY ? NULL : &self->view.players[self->show.seat];
  guint n = player == NULL ? 0 : (guint) __builtin_popcountll (thing ? player->things : player->vehicles);
  g_autofree char *words = NULL;

  if (tb_table_waits (self))
    words = g_strdup (_("First say that you are there: the hand lies face down."));
  else if (player == NULL)
    words = g_strdup (_("The hands lie face down."));
  else if (thing)
    words = n == 0 ? g_strdup (_("You hold no Item and no Weapon."))
                   : g_strdup_printf (ngettext ("You hold only %u Item or Weapon.", "You hold only %u Items and Weapons.", n), n);
  else
    words = n == 0 ? g_strdup (_("You hold no Vehicle card."))
                   : g_strdup_printf (ngettext ("You hold only %u Vehicle card.", "You hold only %u Vehicle cards.", n), n);
  say_why (self, words, player == NULL ? NULL : thing ? "T16.1" : "T17.1");
}

/* The option NUMBER of a choice: a successor, or an answer of the actions.  TB_AT_NONE: no choice has that many. */
static TbAt
choice_at (TbTable *self,
           guint    number)
{
  TbCard card = tb_successors_get (self->successors, number - 1);

  return card != TB_NO_CARD ? TB_AT (TB_AT_CARD, card) : tb_action_panel_get_answer (self->actions, number - 1);
}

/* Cards 1 to 4 of the hand, or the options of a choice; with a picked card, or with none to pick, Worms 1 to 3. */
static void
card_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  TbTable *self = TB_TABLE (widget);
  guint number = (guint) g_ascii_strtoull (strrchr (action, '-') + 1, NULL, 10);
  TbAt choice;
  TbCard card;

  if (self->play == NULL || number == 0)
    return;
  if (TB_AT_KIND (tb_play_get_picked (self->play)) == TB_AT_CARD && number <= TB_N_SLOTS)
    {
      tb_table_press (self, TB_AT (TB_AT_WORM, number - 1));
      return;
    }
  choice = choice_at (self, number);
  if (choice != TB_AT_NONE)
    {
      tb_table_press (self, choice);
      return;
    }
  card = tb_hand_view_get_card (self->hand, FALSE, number - 1);
  if (card != TB_NO_CARD && self->show.seat != BM_SIDE_NOBODY)
    tb_table_press (self, TB_AT (TB_AT_CARD, card));
  else
    say_no_card (self, FALSE);
}

static void
thing_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  TbTable *self = TB_TABLE (widget);
  guint number = (guint) g_ascii_strtoull (strrchr (action, '-') + 1, NULL, 10);
  TbCard card;

  if (self->play == NULL || number == 0)
    return;
  card = tb_hand_view_get_card (self->hand, TRUE, number - 1);
  if (card != TB_NO_CARD && self->show.seat != BM_SIDE_NOBODY)
    tb_table_press (self, TB_AT (TB_AT_CARD, card));
  else
    say_no_card (self, TRUE);
}

static void
bounty_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  guint number = (guint) g_ascii_strtoull (strrchr (action, '-') + 1, NULL, 10);

  tb_table_press (TB_TABLE (widget), TB_AT (TB_AT_LINE, number - 1));
}

/* Never without an effect: if it is not possible, it says why. */
static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  TbTable *self = TB_TABLE (widget);
  gboolean undo = g_str_equal (action, "table.undo");
  const char *why;

  if (self->play == NULL)
    return;
  tb_table_finish_motion (self);
  why = undo ? tb_undo_words (tb_table_get_match (self)) : tb_redo_words (tb_table_get_match (self));
  if (tb_viewer_waits_for (&self->viewer, tb_table_get_match (self)) != BM_SIDE_NOBODY)
    why = _("First say that you are there: the hand lies face down.");
  else if (undo && why != NULL && tb_help_take_back (self->mastery, &self->viewer.seats, tb_table_get_match (self)))
    why = _("Taken back.");
  if (why != NULL)
    bm_status_set_text (self->status, why, NULL, NULL);
  else if (undo)
    tb_play_undo (self->play);
  else
    tb_play_redo (self->play);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  TbTable *self = TB_TABLE (widget);

  if (self->play != NULL && !tb_board_view_close_menu (self->board) && !tb_play_cancel (self->play)
      && !tb_table_leave_trial (self))
    tb_table_dismiss_help (self);
}

static void
show_hand_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  TbTable *self = TB_TABLE (widget);

  if (self->play == NULL)
    return;
  if (bm_match_is_watched (tb_table_get_match (self)))
    say_why (self, _("This match is only looked at."), NULL);
  else if (tb_play_get_seat (self->play) == BM_SIDE_NOBODY)
    say_why (self, _("The match is over."), NULL);
  else if (tb_play_is_inactive (self->play))
    say_why (self, _("The computer is to move."), NULL);
  else
    tb_table_uncover (self);
}

static void
status_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (TB_TABLE (widget)->status));
}

static void
pawn_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  TbTable *self = TB_TABLE (widget);
  int seat = self->play == NULL ? BM_SIDE_NOBODY : self->show.seat;

  if (seat == BM_SIDE_NOBODY)
    seat = self->play == NULL ? BM_SIDE_NOBODY : tb_play_get_seat (self->play);
  if (seat == BM_SIDE_NOBODY)
    return;
  if (self->view.players[seat].at == TB_SPACE_NONE)
    say_why (self, _("Your car is not on the board: it comes back at the beginning of your turn."), "T21.6");
  else
    tb_board_view_focus_space (self->board, self->view.players[seat].at);
}

/* Moves the focus from the focused seat to the next one, in turn order; first to the one that decides. */
static void
next_seat_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  TbTable *self = TB_TABLE (widget);
  guint players = self->play == NULL ? 0 : self->view.options.players;
  int decides = self->show.decides;
  guint next = decides == BM_SIDE_NOBODY ? self->view.turn : (guint) decides;
  GtkWidget *focus = bm_widget_find_focus (GTK_WIDGET (self));

  for (guint seat = 0; seat < players; seat++)
    if (focus == tb_seats_panel_get_row (self->seats, seat))
      next = (seat + 1) % players;
  if (players > 0)
    gtk_widget_grab_focus (tb_seats_panel_get_row (self->seats, next));
}

static void
suggest_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  TbTable *self = TB_TABLE (widget);

  /* A lesson has its own hint. */
  if (self->lesson != NULL)
    gtk_widget_activate_action (self->lesson, "lesson.hint", NULL);
  else
    tb_table_suggest (self);
}

static void
help_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  if (TB_TABLE (widget)->play != NULL)
    tb_table_toggle_help (TB_TABLE (widget));
}

static void
hints_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  if (TB_TABLE (widget)->play != NULL)
    tb_table_focus_help (TB_TABLE (widget));
}

/* Why the picked line of the log is there, or the last one. */
static void
why_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  TbTable *self = TB_TABLE (widget);
  g_autofree char *why = self->play == NULL ? NULL : bm_log_dup_why (self->log);

  if (self->play != NULL)
    say_why (self, why == NULL ? _("Nothing has happened yet.") : why, NULL);
}

/* The rule shown in the status line, or else the context help.  In a window with a rulebook its page is opened. */
static void
rule_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  TbTable *self = TB_TABLE (widget);
  const char *rule = bm_status_get_rule (self->status);

  if (rule == NULL && self->play != NULL)
    rule = tb_rule_at_hand (&self->view, self->hovered);
  if (rule != NULL && !gtk_widget_activate_action (widget, "win.rule", "s", rule))
    bm_status_show_rule (self->status, rule);
}

void
tb_table_install_actions (GtkWidgetClass *widget_class)
{
  static const char *const buttons[] = {
    "table.move", "table.ramp", "table.clear", "table.take", "table.deliver", "table.use", "table.power", "table.end-turn",
    "table.yes", "table.no"
  };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_widget_class_install_action (widget_class, buttons[i], NULL, button_cb);
  for (guint i = 1; i <= 9; i++)
    {
      g_autofree char *card = g_strdup_printf ("table.card-%u", i), *thing = g_strdup_printf ("table.thing-%u", i);

      gtk_widget_class_install_action (widget_class, g_intern_string (card), NULL, card_cb);
      gtk_widget_class_install_action (widget_class, g_intern_string (thing), NULL, thing_cb);
    }
  for (guint i = 1; i <= TB_N_LINE; i++)
    {
      g_autofree char *bounty = g_strdup_printf ("table.bounty-%u", i);

      gtk_widget_class_install_action (widget_class, g_intern_string (bounty), NULL, bounty_cb);
    }
  gtk_widget_class_install_action (widget_class, "table.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "table.redo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "table.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "table.show-hand", NULL, show_hand_cb);
  gtk_widget_class_install_action (widget_class, "table.status", NULL, status_cb);
  gtk_widget_class_install_action (widget_class, "table.pawn", NULL, pawn_cb);
  gtk_widget_class_install_action (widget_class, "table.next-seat", NULL, next_seat_cb);
  gtk_widget_class_install_action (widget_class, "table.suggest", NULL, suggest_cb);
  gtk_widget_class_install_action (widget_class, "table.rule", NULL, rule_cb);
  gtk_widget_class_install_action (widget_class, "table.why", NULL, why_cb);
  gtk_widget_class_install_action (widget_class, "table.help", NULL, help_cb);
  gtk_widget_class_install_action (widget_class, "table.hints", NULL, hints_cb);
  gtk_widget_class_install_property_action (widget_class, "table.help-seat", "help");
}

static gboolean
key_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   data)
{
  return TB_TABLE (widget)->play != NULL && gtk_widget_get_mapped (widget)
         && gtk_widget_activate_action (widget, data, NULL);
}

/* The table's own use of ACCEL has priority. */
static gboolean
is_own (const char *accel)
{
  for (guint i = 0; i < G_N_ELEMENTS (table_keys); i++)
    if (g_str_equal (table_keys[i].accel, accel))
      return TRUE;
  return FALSE;
}

static void
add_keys (GtkShortcutController *controller,
          const BmKey           *keys,
          guint                  n)
{
  for (guint i = 0; i < n; i++)
    if (bm_key_is_table (&keys[i]) && (keys == table_keys || !is_own (keys[i].accel)))
      gtk_shortcut_controller_add_shortcut (controller,
                                            gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].accel),
                                                              gtk_callback_action_new (key_cb, (gpointer) keys[i].action,
                                                                                       NULL)));
}

/* GTK delivers Shift+1 as the shifted character, which depends on the keyboard layout. */
static gboolean
shifted_cb (TbTable               *self,
            guint                  key,
            guint                  code,
            GdkModifierType        state,
            GtkEventControllerKey *controller)
{
  g_autofree char *action = NULL;
  guint plain;

  if ((state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != GDK_SHIFT_MASK
      || !gdk_display_translate_key (gtk_widget_get_display (GTK_WIDGET (self)), code, 0,
                                     (int) gtk_event_controller_key_get_group (controller), &plain, NULL, NULL, NULL)
      || plain < GDK_KEY_1 || plain > GDK_KEY_9 || key == plain)
    return GDK_EVENT_PROPAGATE;
  action = g_strdup_printf ("table.thing-%u", plain - GDK_KEY_0);
  return gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
}

void
tb_table_add_keys (TbTable *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new (), *shifted = gtk_event_controller_key_new ();
  const BmKey *keys;
  guint n;

  g_signal_connect_object (shifted, "key-pressed", G_CALLBACK (shifted_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), shifted);
  /* The keys of the whole window, but in the bubble phase. */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_keys (GTK_SHORTCUT_CONTROLLER (controller), table_keys, G_N_ELEMENTS (table_keys));
  keys = bm_keys_get (&n);
  add_keys (GTK_SHORTCUT_CONTROLLER (controller), keys, n);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
