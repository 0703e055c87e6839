/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table follows the match and the picks.
 */
#define G_LOG_DOMAIN "bm-table"

#include "config.h"

#include "bm-board-metrics.h"
#include "bm-table-private.h"

#include <glib/gi18n-lib.h>

static void
finish_if_over (BmTable *self)
{
  if (!self->finishing || bm_table_is_moving (self))
    return;
  self->finishing = FALSE;
  g_signal_emit_by_name (self, "finished");
}

void
bm_table_motion_ended (BmTable *self)
{
  if (bm_table_end_part (self))
    {
      bm_table_show_owed (self);
      bm_table_show_state (self);
      bm_table_show_hints (self);
    }
  g_signal_emit_by_name (self, "rested");
  finish_if_over (self);
}

/* The board moves from what it shows to where the match is now. */
static void
play_events (BmTable *self)
{
  BmMatch *match = bm_table_get_match (self);
  guint n;
  const BmEvent *events = bm_match_get_last_events (match, &n);

  bm_table_play_parts (self, events, n, bm_match_get_position (match));
}

static void
say_change (BmTable       *self,
            BmMatchChange  change)
{
  guint from = bm_play_get_sent_from (self->play);

  switch (change)
    {
    case BM_MATCH_UNDONE:
      bm_status_set_text (self->status, _("Taken back."), NULL, NULL);
      bm_table_tell_result (self, _("Taken back."));
      break;
    case BM_MATCH_PLAYED:
      if (from != G_MAXUINT)
        bm_table_say_since (self, from);
      else
        bm_table_say_events (self);
      break;
    case BM_MATCH_REDONE:
    case BM_MATCH_STEPPED:
    case BM_MATCH_WENT:
    default:
      bm_table_say_events (self);
      break;
    }
}

static void
match_changed_cb (BmTable       *self,
                  BmMatchChange  change,
                  BmMatch       *match)
{
  g_autoptr(GtkWidget) focus = NULL;

  /* What was gathered is on the board already. */
  if (bm_play_is_catching_up (self->play))
    return;
  bm_board_view_close_menu (self->board);
  g_set_object (&focus, bm_table_find_focus (self));
  bm_table_drop_advice (self);
  bm_table_follow_decider (self);

  bm_board_view_set_preview (self->board, NULL, 0, BM_SPACE_NONE, NULL);
  self->finishing = change == BM_MATCH_PLAYED && bm_match_get_to_act (match) == BM_SIDE_NOBODY;
  self->moved = change == BM_MATCH_PLAYED || change == BM_MATCH_STEPPED;
  if (self->moved)
    play_events (self);
  else
    {
      bm_table_drop_parts (self);
      bm_board_view_set_position (self->board, bm_match_get_position (match));
    }
  bm_table_show_all (self);
  bm_table_keep_focus (self, focus);
  bm_table_lead_focus (self, bm_table_find_focus (self));
  say_change (self, change);
  g_signal_emit_by_name (self, "turn-changed");
  finish_if_over (self);
}

static void
play_changed_cb (BmTable *self)
{
  g_autoptr(GtkWidget) focus = NULL;

  /* All of it is shown when the match says so itself. */
  if (bm_play_is_following (self->play))
    return;
  bm_board_view_close_menu (self->board);
  g_set_object (&focus, bm_table_find_focus (self));
  bm_table_show_options (self);
  bm_table_show_preview (self);
  bm_table_say_picks (self);
  bm_table_keep_focus (self, focus);
  bm_table_lead_focus (self, bm_table_find_focus (self));
}

/* A pick of a card was made on the copy, or taken back: the board shows how it would be. */
static void
play_gathered_cb (BmTable           *self,
                  const BmEventList *events)
{
  bm_table_drop_parts (self);
  bm_table_drop_advice (self);
  bm_board_view_set_preview (self->board, NULL, 0, BM_SPACE_NONE, NULL);
  bm_table_keep_pick (self, events);
  if (events != NULL)
    bm_board_view_play (self->board, events, bm_play_get_position (self->play));
  else
    bm_board_view_set_position (self->board, bm_play_get_position (self->play));
  bm_table_show_all (self);
}

static void
play_ask_cb (BmTable *self,
             guint    space)
{
  bm_table_ask (self, (BmSpace) space);
}

static void
play_said_cb (BmTable         *self,
              const BmRefusal *refusal)
{
  bm_table_say (self, refusal);
  bm_table_tell_result (self, refusal->message);
  g_signal_emit_by_name (self, "refused", refusal);
}

static void
drop_match (BmTable *self)
{
  if (self->play == NULL)
    return;
  bm_table_drop_parts (self);
  bm_board_view_finish_motion (self->board);
  bm_table_forget_owed (self);
  self->owes_state = FALSE;
  self->finishing = FALSE;
  bm_table_drop_advice (self);
  g_clear_object (&self->adviser);
  g_signal_handlers_disconnect_by_func (bm_table_get_match (self), match_changed_cb, self);
  g_signal_handlers_disconnect_by_data (self->play, self);
  bm_table_end_hints (self, bm_table_get_match (self));
  bm_log_set_match (self->log, NULL);
  g_clear_object (&self->play);
}

void
bm_table_set_match (BmTable *self,
                    BmMatch *match)
{
  g_return_if_fail (BM_IS_TABLE (self));
  g_return_if_fail (match == NULL || BM_IS_MATCH (match));

  if (bm_table_get_match (self) == match)
    return;
  drop_match (self);
  if (match == NULL)
    return;

  /* The picks follow the match before the table does: what is shown is made from both. */
  self->play = bm_play_new (match);
  bm_play_set_guard (self->play, self->guard, self->guard_data);
  bm_play_set_players (self->play, &self->players);
  g_signal_connect_object (self->play, "changed", G_CALLBACK (play_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "gathered", G_CALLBACK (play_gathered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "ask", G_CALLBACK (play_ask_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "said", G_CALLBACK (play_said_cb), self, G_CONNECT_SWAPPED);
  /* They hear of a move first, and are shown with all the rest. */
  bm_table_begin_hints (self, match);
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
  bm_log_set_match (self->log, match);
  self->waited = FALSE;
  bm_board_view_set_least (self->board, bm_match_is_watched (match) ? BM_BOARD_CELL_WATCHED : BM_BOARD_CELL_LEAST);
  bm_table_show_players (self);
  bm_board_view_set_position (self->board, bm_match_get_position (match));
  self->decider = bm_match_get_to_act (match);
  bm_table_set_seat (self, self->trial ? self->seat : self->decider);
  bm_table_show_all (self);
  bm_table_focus_start (self);
  bm_table_say_events (self);
  g_signal_emit_by_name (self, "turn-changed");
}
