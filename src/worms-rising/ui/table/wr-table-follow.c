/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table follows the match and the picks.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-board-metrics.h"
#include "wr-pick-words.h"
#include "wr-play-words.h"
#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-widget.h"

static void
finish_if_over (WrTable *self)
{
  if (!self->finishing || wr_table_is_moving (self))
    return;
  self->finishing = FALSE;
  g_signal_emit_by_name (self, "finished");
}

void
wr_table_motion_ended (WrTable *self)
{
  if (wr_table_parts_rest (self->parts))
    {
      wr_table_deferred_flush (self->deferred);
      wr_table_deferred_rest (self->deferred);
      wr_table_show_hints (self);
    }
  g_signal_emit_by_name (self, "rested");
  finish_if_over (self);
}

/* Animates the board from the position shown to that of the match. */
static void
play_events (WrTable *self)
{
  BmMatch *match = wr_table_get_match (self);
  guint n;
  const BmEvent *events = bm_match_get_last_events (match, &n);

  wr_table_parts_play (self->parts, events, n, bm_match_get_position (match));
}

/* The board moves to where the match is, or is there at once. */
static void
update_board (WrTable       *self,
              BmMatchChange  change)
{
  BmMatch *match = wr_table_get_match (self);
  gboolean moved = change == BM_MATCH_PLAYED || change == BM_MATCH_STEPPED;

  wr_board_view_set_preview (self->board, NULL, 0, WR_SPACE_NONE, NULL);
  wr_table_deferred_allow (self->deferred, moved);
  if (moved)
    {
      play_events (self);
      return;
    }
  wr_table_parts_drop (self->parts);
  wr_board_view_set_position (self->board, bm_match_get_position (match));
}

/* The match has changed.  This is the only place that determines the order in which the parts of the table are updated. */
static void
update (WrTable       *self,
        BmMatchChange  change,
        BmMatch       *match)
{
  g_autoptr(GtkWidget) focus = NULL;

  /* The picks are updated first: the display depends on them. */
  wr_play_update (self->play);
  if (change == BM_MATCH_PLAYED)
    wr_table_help_count_move (self->help);
  if (!wr_play_is_catching_up (self->play))
    {
      wr_board_view_close_menu (self->board);
      g_set_object (&focus, bm_widget_find_focus (GTK_WIDGET (self)));
      wr_adviser_stop (self->adviser);
      wr_viewer_follow (&self->viewer, match);
      self->finishing = change == BM_MATCH_PLAYED && bm_match_get_to_act (match) == BM_SIDE_NOBODY;
      update_board (self, change);
      wr_table_show_all (self);
      wr_table_keep_focus (self, focus);
      wr_table_lead_focus (self, bm_widget_find_focus (GTK_WIDGET (self)));
      wr_table_say_change (self, change);
    }
  bm_log_update (self->log, change);
  /* Gathered moves are on the board already, and announced with the last of them. */
  if (wr_play_is_catching_up (self->play))
    return;
  g_signal_emit_by_name (self, "turn-changed");
  finish_if_over (self);
  if (change == BM_MATCH_PLAYED || change == BM_MATCH_REDONE)
    wr_table_sum_up (self);
}

static void
play_changed_cb (WrTable *self)
{
  g_autoptr(GtkWidget) focus = NULL;

  wr_board_view_close_menu (self->board);
  g_set_object (&focus, bm_widget_find_focus (GTK_WIDGET (self)));
  wr_table_show_options (self);
  wr_table_show_preview (self);
  wr_table_say_picks (self);
  wr_table_keep_focus (self, focus);
  wr_table_lead_focus (self, bm_widget_find_focus (GTK_WIDGET (self)));
}

/* A pick of a card was made on the copy, or undone: the board shows the result. */
static void
play_gathered_cb (WrTable           *self,
                  const BmEventList *events)
{
  wr_table_parts_drop (self->parts);
  wr_adviser_stop (self->adviser);
  wr_board_view_set_preview (self->board, NULL, 0, WR_SPACE_NONE, NULL);
  g_free (self->pick);
  self->pick = events == NULL ? NULL : wr_pick_event_words (events);
  for (guint i = 0; events != NULL && i < events->n; i++)
    g_signal_emit_by_name (self, "event-shown", &events->items[i]);
  if (events != NULL)
    wr_board_view_play (self->board, events, wr_play_get_position (self->play));
  else
    wr_board_view_set_position (self->board, wr_play_get_position (self->play));
  wr_table_show_all (self);
}

static void
play_ask_cb (WrTable *self,
             guint    space)
{
  guint n;
  const WrOption *options = wr_play_get_asked (self->play, &n);
  g_autoptr(GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  g_autofree guint8 *kinds = g_new0 (guint8, n + 1);
  gboolean names_pieces = wr_play_get_piece (self->play) == WR_PIECE_NONE;

  for (guint i = 0; i < n; i++)
    {
      g_ptr_array_add (labels, wr_option_words (self->play, &options[i], names_pieces));
      if (options[i].kind == WR_PRESS_MOVE)
        kinds[i] = (guint8) wr_move_kind (options[i].move);
    }
  g_ptr_array_add (labels, NULL);
  wr_board_view_ask (self->board, (WrSpace) space, (const char * const *) labels->pdata, kinds);
}

static void
play_said_cb (WrTable         *self,
              const BmRefusal *refusal)
{
  wr_table_speech_refuse (self->speech, refusal);
  g_signal_emit_by_name (self, "refused", refusal);
}

static void
drop_match (WrTable *self)
{
  if (self->play == NULL)
    return;
  wr_table_parts_drop (self->parts);
  wr_board_view_finish_motion (self->board);
  wr_table_deferred_drop (self->deferred);
  self->finishing = FALSE;
  wr_adviser_stop (self->adviser);
  g_signal_handlers_disconnect_by_func (wr_table_get_match (self), update, self);
  g_signal_handlers_disconnect_by_data (self->play, self);
  wr_table_help_set_match (self->help, NULL);
  bm_log_set_match (self->log, NULL);
  g_clear_object (&self->play);
  g_clear_pointer (&self->adviser, wr_adviser_free);
}

static void
set_match (BmTable *table,
           BmMatch *match)
{
  WrTable *self = WR_TABLE (table);

  if (wr_table_get_match (self) == match)
    return;
  drop_match (self);
  if (match == NULL)
    return;

  wr_table_install_keys ();
  self->play = wr_play_new (match);
  wr_play_set_guard (self->play, self->guard, self->guard_data);
  wr_play_set_computers (self->play, bm_seats_get_computers (&self->viewer.seats));
  g_signal_connect_object (self->play, "changed", G_CALLBACK (play_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "gathered", G_CALLBACK (play_gathered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "ask", G_CALLBACK (play_ask_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "said", G_CALLBACK (play_said_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  wr_table_begin_advice (self);
  /* A lesson has explanations of its own. */
  wr_table_help_set_match (self->help, self->lesson == NULL ? match : NULL);
  bm_log_set_match (self->log, match);
  self->waited = FALSE;
  wr_board_view_set_least (self->board, bm_match_is_watched (match) ? WR_BOARD_CELL_WATCHED : WR_BOARD_CELL_LEAST);
  wr_table_show_players (self);
  wr_board_view_set_position (self->board, bm_match_get_position (match));
  self->viewer.decider = bm_match_get_to_act (match);
  bm_table_set_seat (table, self->viewer.trial ? self->viewer.seat : self->viewer.decider);
  wr_table_show_all (self);
  wr_table_focus_start (self);
  wr_table_say_events (self);
  g_signal_emit_by_name (self, "turn-changed");
}

void
wr_table_fill_match (BmTableInterface *iface)
{
  iface->set_match = set_match;
}
