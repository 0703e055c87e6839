/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Updates the table after changes of the match and of the picks.
 */
#include "config.h"

#include "tb-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-widget.h"
#include "tb-event-words.h"
#include "tb-game.h"
#include "tb-move-words.h"
#include "tb-turn-words.h"
#include "tb-words.h"

static void
finish_if_over (TbTable *self)
{
  if (!self->finishing || tb_board_view_is_moving (self->board))
    return;
  self->finishing = FALSE;
  g_signal_emit_by_name (self, "finished");
}

void
tb_table_motion_ended (TbTable *self)
{
  g_clear_pointer (&self->passing, g_ptr_array_unref);
  bm_status_set_passing (self->status, NULL, NULL);
  self->scene = FALSE;
  tb_flight_layer_clear (self->flights);
  if (!self->taking_in)
    {
      tb_table_show_in_turn (self, tb_table_waits (self) ? TB_PART_HAND : 0);
      tb_table_focus_hand (self);
    }
  g_signal_emit_by_name (self, "rested");
  finish_if_over (self);
}

void
tb_table_finish_motion (TbTable *self)
{
  tb_board_view_finish_motion (self->board);
}

/* The last events, and the current instruction, as running text.  (transfer full) */
static char *
dup_told (TbTable *self,
          guint    from)
{
  BmMatch *match = tb_table_get_match (self);
  GString *text = g_string_new (NULL);

  for (guint index = from; index < bm_match_get_ply (match); index++)
    {
      g_autoptr(GPtrArray) lines = tb_event_lines (match, index);

      for (guint i = 0; i < lines->len; i++)
        if (((BmLine *) g_ptr_array_index (lines, i))->kind == BM_LINE_EVENT)
          g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", ((BmLine *) g_ptr_array_index (lines, i))->text);
    }
  return g_string_free (text, FALSE);
}

/* Whether a computer decides. */
static gboolean
is_thinking (TbTable *self)
{
  BmMatch *match = tb_table_get_match (self);
  int decides = bm_match_get_to_act (match);

  return decides != BM_SIDE_NOBODY && bm_seats_is_computer (&self->viewer.seats, decides) && !bm_match_is_watched (match);
}

static void
say (TbTable *self,
     guint    from)
{
  g_autofree char *told = dup_told (self, from), *asks = NULL, *spoken = NULL, *shown = NULL;
  g_autofree char *banner = tb_banner_words (tb_table_get_match (self), tb_table_waits (self));

  if (!tb_play_is_inactive (self->play))
    asks = tb_asks_words (tb_play_get_position (self->play));
  spoken = *told == '\0' ? g_strdup (asks == NULL ? "" : asks)
           : g_strdup_printf ("%s%s%s", told, asks == NULL ? "" : " ", asks == NULL ? "" : asks);
  /* A person needs the instruction; the log has the events.  There is room for one line: it is left out when a banner
     has the same text, or a computer is thinking. */
  if ((asks != NULL && banner != NULL) || is_thinking (self) || self->viewer.trial)
    shown = g_strdup ("");
  else
    shown = asks != NULL && *asks != '\0' ? g_strdup (asks) : g_strdup (told);
  bm_status_set_text (self->status, shown, spoken, NULL);
  tb_table_say_help (self);
}

/* Animates the board from the position shown to that of the match. */
static void
move_board (TbTable *self,
            guint    from)
{
  BmMatch *match = tb_table_get_match (self);
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, from, &n);

  tb_table_begin_told (self, from, events, n);
  bm_log_set_waiting (self->log, self->motion != BM_MOTION_OFF);
  for (guint i = 0; self->motion == BM_MOTION_OFF && i < n; i++)
    g_signal_emit_by_name (self, "event-shown", &events[i]);
  tb_board_view_play (self->board, bm_match_get_position_at (match, from), events, n);
}

/* The last choice of the opening was made at another screen: its effects are shown by this one. */
static gboolean
comes_from_opening (TbTable *self,
                    guint    from)
{
  const TbPosition *before = bm_match_get_position_at (tb_table_get_match (self), from);
  TbAsks asks = before->step == TB_STEP_SETUP ? tb_asks_of (before) : TB_ASKS_NOTHING;

  return !gtk_widget_get_mapped (GTK_WIDGET (self)) && self->motion != BM_MOTION_OFF
         && (asks == TB_ASKS_LEADER || asks == TB_ASKS_LEAVE) && tb_play_get_asks (self->play) == TB_ASKS_START;
}

void
tb_table_show_unseen (TbTable *self)
{
  if (!self->unseen)
    return;
  self->unseen = FALSE;
  move_board (self, self->unseen_from);
}

gboolean
tb_table_is_moving (TbTable *self)
{
  return self->unseen || tb_board_view_is_moving (self->board);
}

/* Hiding the focused button, BEFORE, may have lost the focus; what stepped forward may have taken it already. */
static void
keep_focus (TbTable   *self,
            GtkWidget *before)
{
  GtkWidget *focus = bm_widget_find_focus (GTK_WIDGET (self));

  if (before != NULL && !gtk_widget_get_mapped (before) && (focus == NULL || !gtk_widget_get_mapped (focus)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The match has changed since ply FROM. */
static void
take_in (TbTable       *self,
         BmMatchChange  change,
         guint          from)
{
  BmMatch *match = tb_table_get_match (self);
  gboolean moved = (change == BM_MATCH_PLAYED || change == BM_MATCH_STEPPED) && from < bm_match_get_ply (match);
  GtkWidget *focus = bm_widget_find_focus (GTK_WIDGET (self));

  self->taking_in = TRUE;
  tb_board_view_close_menu (self->board);
  tb_table_stop_advice (self);
  tb_board_view_finish_motion (self->board);
  tb_viewer_follow (&self->viewer, match, moved ? from : bm_match_get_ply (match));
  self->hovered = TB_AT_NONE;
  self->shown_ply = bm_match_get_ply (match);
  self->unseen = moved && comes_from_opening (self, from);
  self->unseen_from = from;
  self->finishing = change == BM_MATCH_PLAYED && bm_match_get_to_act (match) == BM_SIDE_NOBODY;
  tb_board_view_set_way (self->board, NULL, 0);
  /* The first events begin at once: the view must already be that of the seat now at the screen. */
  tb_table_update_show (self);
  if (moved && !self->unseen)
    move_board (self, from);
  self->taking_in = FALSE;
  if (tb_board_view_is_moving (self->board))
    tb_table_show_in_turn (self, TB_PART_HAND | TB_PART_STATUS);
  else
    tb_table_show_all (self);
  say (self, moved ? from : bm_match_get_ply (match));
  keep_focus (self, focus);
  tb_table_focus_hand (self);
  bm_log_update (self->log, change);
  g_signal_emit_by_name (self, "turn-changed");
  finish_if_over (self);
}

static void
match_changed_cb (TbTable       *self,
                  BmMatchChange  change)
{
  guint ply = bm_match_get_ply (tb_table_get_match (self));

  if (change == BM_MATCH_PLAYED)
    tb_table_count_help (self);
  if (tb_play_is_sending (self->play))
    {
      bm_log_update (self->log, change);
      return;
    }
  tb_play_update (self->play);
  take_in (self, change, MIN (self->shown_ply, ply == 0 ? 0 : ply - 1));
}

static void
play_changed_cb (TbTable *self)
{
  /* After the last move of a way. */
  if (self->shown_ply != bm_match_get_ply (tb_table_get_match (self)))
    {
      take_in (self, BM_MATCH_PLAYED, MIN (self->shown_ply, bm_match_get_ply (tb_table_get_match (self))));
      return;
    }
  tb_board_view_close_menu (self->board);
  tb_table_show_all (self);
}

/* "Clear a Rubble at c4: 1 Action Point" */
static char *
dup_clear_label (const TbPosition *pos,
                 const TbOption   *option)
{
  g_autofree char *words = tb_move_words (pos, option->moves[0]);

  if (option->cost == 0)
    /* Translators: an entry of a menu; %s is a move that is free. */
    return g_strdup_printf (_("%s: no Action Point"), words);
  /* Translators: an entry of a menu; %1$s is a move. */
  return g_strdup_printf (ngettext ("%1$s: %2$u Action Point", "%1$s: %2$u Action Points", option->cost), words, option->cost);
}

/* The label of a menu item. */
static char *
dup_label (const TbPosition *pos,
           const TbOption   *option)
{
  if (option->n == 0)
    return option->kind == TB_MOVE_JUMP ? g_strdup_printf (_("Jump to %s for a card"), tb_space_words (TB_AT_N (option->at)))
                                        : g_strdup_printf (_("Ramp over %s"), tb_space_words (TB_AT_N (option->at)));
  if (option->kind == TB_MOVE_CLEAR)
    return dup_clear_label (pos, option);
  if (option->n == 1 && option->kind == TB_MOVE_RAMP)
    return tb_move_words (pos, option->moves[0]);
  if (option->kind != TB_MOVE_MOVE && option->kind != TB_MOVE_RAMP)
    return tb_move_words (pos, option->moves[0]);
  if (option->ramps > 0)
    return g_strdup_printf (ngettext ("Drive there with a ramp: %u Action Point", "Drive there with a ramp: %u Action Points",
                                      option->cost), option->cost);
  return g_strdup_printf (ngettext ("Drive there: %u Action Point", "Drive there: %u Action Points", option->cost),
                          option->cost);
}

static void
play_ask_cb (TbTable *self,
             guint    at)
{
  guint n;
  const TbOption *options = tb_play_get_asked (self->play, &n);
  const TbPosition *pos = tb_play_get_position (self->play);
  g_autoptr(GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  TbSpace space = TB_AT_KIND (at) == TB_AT_SPACE ? TB_AT_N (at) : pos->players[pos->turn].at;

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (labels, dup_label (pos, &options[i]));
  g_ptr_array_add (labels, NULL);
  tb_board_view_ask (self->board, space < TB_N_SPACES ? space : 0, (const char *const *) labels->pdata);
}

static void
play_said_cb (TbTable         *self,
              const BmRefusal *refusal)
{
  bm_status_set_text (self->status, refusal->message, NULL, refusal->rule);
  g_signal_emit_by_name (self, "refused", refusal);
}

void
tb_table_drop_match (TbTable *self)
{
  if (self->play == NULL)
    return;
  tb_board_view_finish_motion (self->board);
  tb_table_stop_advice (self);
  tb_table_stop_later (self);
  g_signal_handlers_disconnect_by_func (tb_table_get_match (self), match_changed_cb, self);
  g_signal_handlers_disconnect_by_data (self->play, self);
  if (self->adviser != NULL)
    g_signal_handlers_disconnect_by_data (self->adviser, self);
  g_clear_object (&self->adviser);
  bm_log_set_match (self->log, NULL);
  tb_table_begin_help (self, NULL);
  self->finishing = FALSE;
  self->unseen = FALSE;
  g_clear_object (&self->play);
}

static void
set_match (BmTable *table,
           BmMatch *match)
{
  TbTable *self = TB_TABLE (table);

  if (tb_table_get_match (self) == match)
    return;
  tb_table_drop_match (self);
  if (match == NULL)
    return;
  tb_table_install_keys ();
  self->play = tb_play_new (match);
  tb_viewer_come (&self->viewer, BM_SIDE_NOBODY);
  if (self->viewer.trial)
    tb_table_begin_trial (self, match);
  self->viewer.open_hands = tb_game_has_open_hands (bm_match_get_options (match));
  self->reminded = FALSE;
  if (self->viewer.seats.n != bm_match_get_n_seats (match))
    self->viewer.seats = bm_seats_of_match (match);
  tb_table_set_computers (self);
  tb_play_set_guard (self->play, self->guard, self->guard_data);
  self->shown_ply = bm_match_get_ply (match);
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "changed", G_CALLBACK (play_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "ask", G_CALLBACK (play_ask_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "said", G_CALLBACK (play_said_cb), self, G_CONNECT_SWAPPED);
  bm_log_set_match (self->log, match);
  tb_table_begin_help (self, match);
  tb_table_show_all (self);
  say (self, bm_match_get_ply (match));
  g_signal_emit_by_name (self, "turn-changed");
}

static BmMatch *
get_match (BmTable *table)
{
  return tb_table_get_match (TB_TABLE (table));
}

static void
set_players (BmTable       *table,
             const BmSeats *seats)
{
  TbTable *self = TB_TABLE (table);

  self->viewer.seats = *seats;
  if (self->play == NULL)
    return;
  tb_table_set_computers (self);
  tb_table_show_all (self);
}

static void
set_seat (BmTable *table,
          int      seat)
{
  TbTable *self = TB_TABLE (table);

  tb_viewer_come (&self->viewer, seat);
  tb_table_show_all (self);
}

static gboolean
is_moving (BmTable *table)
{
  return tb_table_is_moving (TB_TABLE (table));
}

void
tb_table_install_follow (BmTableInterface *iface)
{
  iface->set_match = set_match;
  iface->get_match = get_match;
  iface->set_players = set_players;
  iface->set_seat = set_seat;
  iface->is_moving = is_moving;
}
