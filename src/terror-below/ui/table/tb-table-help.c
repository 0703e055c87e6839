/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Help at the table: hints for the seat at the screen, and explanations of what happens for the first time, beside the
 * board and above the log.  No other seat sees any of it.  Without a BmMastery help is off for all.
 */
#include "config.h"

#include "tb-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-widget.h"
#include "tb-tutor.h"
#include "tb-words.h"

/* From so many seats on there is room for one hint at a time, except with a large window. */
#define MANY_SEATS 3

/* The seat at the screen, or the person who is to take the seat; BM_SIDE_NOBODY: none. */
static int
find_seat (TbTable *self)
{
  int seat = self->show.seat;

  if (seat == BM_SIDE_NOBODY && !tb_play_is_inactive (self->play))
    seat = tb_play_get_seat (self->play);
  return seat;
}

static gboolean
can_help (TbTable *self)
{
  return self->tutor != NULL && self->lesson == NULL && bm_tutor_can_help (self->tutor, self->help_seat);
}

gboolean
tb_table_get_help (TbTable *self)
{
  return can_help (self) && bm_tutor_get_help (self->tutor, self->help_seat);
}

void
tb_table_set_help (TbTable  *self,
                   gboolean  on)
{
  if (can_help (self))
    bm_tutor_set_help (self->tutor, self->help_seat, on);
}

static gboolean
is_shown (TbTable *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->help));
}

/* ---- What is shown */

static void
show_nothing (TbTable *self)
{
  g_autoptr(GArray) none = bm_hints_new ();

  bm_hint_panel_set_first (self->help, NULL);
  bm_hint_panel_set_hints (self->help, none, _("Hints come with your turn."));
}

static void
show_switch (TbTable *self)
{
  g_autofree char *name = NULL;

  if (can_help (self))
    /* Translators: of a player; "Help for Ada". */
    name = g_strdup_printf (_("Help for %s"), self->show.names[self->help_seat]);
  tb_seats_panel_set_help (self->seats, name);
  g_object_notify (G_OBJECT (self), "help");
}

static gboolean
is_brief (TbTable *self)
{
  TbTableLayout *layout = TB_TABLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  int size = tb_table_layout_get_scale (layout)->size;

  return size == TB_SCALE_SMALL || (size == TB_SCALE_USUAL && self->view.options.players >= MANY_SEATS);
}

/* What the help says without a hint. */
static const char *
quiet_words (TbTable *self)
{
  if (self->show.decides != self->help_seat)
    return _("Hints come with your turn.");
  if (!tb_play_is_inactive (self->play) && tb_play_get_asks (self->play) == TB_ASKS_ACT && self->view.ap == 0)
    return _("No actions are left: press End Turn.");
  return _("Nothing is urgent. Suggest finds you a good move.");
}

void
tb_table_show_help (TbTable *self)
{
  g_autoptr(GArray) hints = NULL;
  int seat = find_seat (self);

  if (seat != BM_SIDE_NOBODY)
    self->help_seat = seat;
  show_switch (self);
  gtk_widget_set_visible (GTK_WIDGET (self->help), tb_table_get_help (self) && self->show.decides != BM_SIDE_NOBODY);
  if (tb_seats_panel_set_tight (self->seats, is_shown (self) && self->view.options.players >= MANY_SEATS))
    tb_seats_panel_show (self->seats, tb_table_get_match (self), tb_table_make_told (self));
  if (!is_shown (self))
    return;
  bm_hint_panel_set_brief (self->help, is_brief (self));
  /* What happens is shown first, and then explained. */
  if (tb_table_is_in_scene (self) || tb_table_is_moving (self) || self->show.seat != self->help_seat)
    {
      if (self->show.seat != self->help_seat || !bm_tutor_has_hints (self->tutor, self->help_seat))
        show_nothing (self);
      return;
    }
  hints = bm_tutor_find_hints (self->tutor, self->help_seat, self->ending);
  bm_hint_panel_set_first (self->help, bm_tutor_get_first (self->tutor, self->help_seat));
  bm_hint_panel_set_hints (self->help, hints, quiet_words (self));
  tb_table_say_help (self);
}

void
tb_table_say_help (TbTable *self)
{
  g_autofree char *words = is_shown (self) ? bm_hint_panel_dup_words (self->help) : g_strdup ("");

  if (*words != '\0')
    bm_status_set_more (self->status, words);
}

/* ---- The match */

void
tb_table_count_help (TbTable *self)
{
  if (self->tutor != NULL)
    bm_tutor_count_move (self->tutor, is_shown (self) && !bm_hint_panel_first_waits (self->help));
}

void
tb_table_begin_help (TbTable *self,
                     BmMatch *match)
{
  self->help_seat = BM_SIDE_NOBODY;
  self->ending = FALSE;
  if (self->tutor != NULL)
    bm_tutor_set_match (self->tutor, match);
  if (match == NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->help), FALSE);
}

void
tb_table_set_mastery (TbTable   *self,
                      BmMastery *mastery)
{
  g_clear_pointer (&self->tutor, bm_tutor_free);
  if (mastery == NULL)
    return;
  self->tutor = bm_tutor_new (&tb_tutor_game, mastery, &self->viewer.seats);
  bm_tutor_set_match (self->tutor, tb_table_get_match (self));
}

/* ---- What a person does with it */

void
tb_table_help_pointed (TbTable *self,
                       int      index)
{
  const BmHint *hint = index < 0 ? NULL : bm_hint_panel_get_hint (self->help, (guint) index);
  TbSpaces spaces = 0;

  if (hint == NULL)
    {
      tb_table_show_hover (self);
      return;
    }
  for (guint i = 0; i < hint->n_marks; i++)
    spaces |= TB_BIT (hint->marks[i]);
  tb_board_view_set_marked (self->board, spaces);
}

void
tb_table_help_pressed (TbTable *self,
                       int      index)
{
  const BmHint *hint = bm_hint_panel_get_hint (self->help, (guint) index);

  if (hint == NULL || hint->n_marks == 0)
    return;
  tb_board_view_focus_space (self->board, hint->marks[0]);
  tb_table_help_pointed (self, index);
}

gboolean
tb_table_dismiss_help (TbTable *self)
{
  gboolean inside;

  if (!is_shown (self) || bm_hint_panel_get_first (self->help) == NULL || bm_hint_panel_first_waits (self->help))
    return FALSE;
  inside = bm_widget_find_focus (GTK_WIDGET (self->help)) != NULL;
  bm_tutor_finish_first (self->tutor, self->help_seat);
  tb_table_show_help (self);
  if (inside && bm_hint_panel_get_first (self->help) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  return TRUE;
}

void
tb_table_toggle_help (TbTable *self)
{
  gboolean on = !tb_table_get_help (self);
  g_autofree char *words = NULL;

  if (!can_help (self))
    {
      bm_status_set_text (self->status, _("There is no help here: it is for people playing a match."), NULL, NULL);
      return;
    }
  /* Translators: of a player; "Help for Ada is on." */
  words = g_strdup_printf (on ? _("Help for %s is on.") : _("Help for %s is off."), self->show.names[self->help_seat]);
  tb_table_set_help (self, on);
  bm_status_set_text (self->status, words, NULL, NULL);
}

void
tb_table_focus_help (TbTable *self)
{
  if (!is_shown (self))
    bm_status_set_text (self->status, _("Help is off."), NULL, NULL);
  else if (!gtk_widget_grab_focus (GTK_WIDGET (self->help)))
    bm_status_set_text (self->status, _("There is no hint now."), NULL, NULL);
}

/* ---- End Turn */

static void
set_ending (TbTable  *self,
            gboolean  ending)
{
  if (self->ending == ending || self->play == NULL)
    return;
  self->ending = ending;
  tb_table_show_help (self);
}

static void
end_entered_cb (TbTable            *self,
                GtkEventController *controller)
{
  g_autofree char *words = NULL;

  set_ending (self, TRUE);
  /* For screen readers it is announced where the focus is. */
  words = is_shown (self) ? bm_hint_panel_dup_words (self->help) : g_strdup ("");
  bm_widget_announce (gtk_event_controller_get_widget (controller), *words != '\0' ? words : NULL);
}

static void
end_pointed_cb (TbTable            *self,
                double              x,
                double              y,
                GtkEventController *controller)
{
  set_ending (self, TRUE);
}

static void
end_left_cb (TbTable *self)
{
  set_ending (self, FALSE);
}

void
tb_table_watch_end_turn (TbTable *self)
{
  GtkWidget *button = tb_action_panel_get_end_turn (self->actions);
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (motion, "enter", G_CALLBACK (end_pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (end_left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (end_entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (end_left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
}
