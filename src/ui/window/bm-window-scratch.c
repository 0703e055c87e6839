/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What if: a trial at a table of its own, on a copy of the view of the side to move.  The match itself is not affected,
 * and is paused meanwhile.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-keys.h"
#include "bm-widget.h"

static GSimpleAction *
find_action (BmWindow   *self,
             const char *name)
{
  return G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name));
}

/* The side whose view is used. */
static int
get_viewer (BmWindow *self)
{
  return self->scratch_side;
}

static gboolean
answer_cb (gpointer data)
{
  BmWindow *self = data;
  BmMatch *scratch = self->scratch == NULL ? NULL : bm_table_get_match (self->scratch);
  BmMove move = scratch == NULL ? BM_MOVE_NONE
                                : self->ui->decide_trial (bm_match_get_position (scratch), get_viewer (self));

  self->scratch_answers = 0;
  if (move != BM_MOVE_NONE && !bm_table_is_moving (self->scratch))
    bm_match_play (scratch, move, NULL);
  return G_SOURCE_REMOVE;
}

/* What another side decides in the trial: it is seen one move after the other. */
static void
answer_soon (BmWindow *self)
{
  if (self->scratch_answers == 0)
    self->scratch_answers = g_idle_add (answer_cb, self);
}

static void
scratch_rested_cb (BmWindow *self)
{
  if (self->scratch != NULL && bm_table_get_match (self->scratch) != NULL)
    answer_soon (self);
}

/* Choices that the other sides make, or would make from their hidden hands, are made for them; undoing one also undoes the
   move before it. */
static void
scratch_changed_cb (BmWindow      *self,
                    BmMatchChange  change,
                    BmMatch       *scratch)
{
  BmMove move = self->ui->decide_trial (bm_match_get_position (scratch), get_viewer (self));

  if (move != BM_MOVE_NONE && change == BM_MATCH_PLAYED)
    answer_soon (self);
  else if (move != BM_MOVE_NONE && change == BM_MATCH_UNDONE)
    bm_match_undo (scratch);
  else if (move != BM_MOVE_NONE && change == BM_MATCH_REDONE)
    bm_match_redo (scratch);
  else
    bm_window_update_actions (self);
}

static void
need_scratch (BmWindow *self)
{
  if (self->scratch != NULL)
    return;
  self->scratch = bm_window_new_table (self, self->ui);
  g_signal_connect_object (self->scratch, "rested", G_CALLBACK (scratch_rested_cb), self, G_CONNECT_SWAPPED);
}

void
bm_window_drop_scratch (BmWindow *self)
{
  BmMatch *scratch = self->scratch == NULL ? NULL : bm_table_get_match (self->scratch);

  g_clear_handle_id (&self->scratch_answers, g_source_remove);
  if (scratch == NULL)
    return;
  g_signal_handlers_disconnect_by_func (scratch, scratch_changed_cb, self);
  bm_table_set_match (self->scratch, NULL);
}

/* Copies the switches of the real table. */
static void
copy_switches (BmWindow *self)
{
  bm_table_set_forecast (self->scratch, bm_table_get_forecast (self->table));
  bm_table_set_log_open (self->scratch, bm_table_get_log_open (self->table));
}

/* At the focused widget and in the status line. */
static void
announce (BmTable    *table,
          const char *words)
{
  bm_table_announce (table, words, words);
}

static void
open_scratch (BmWindow *self)
{
  BmMatch *match = bm_table_get_match (self->table);
  g_autoptr(BmMatch) scratch = NULL;
  /* The key depends on the game. */
  g_autofree char *tooltip = bm_keys_dup_tooltip (_("Back to the match, just as you left it"), "win.what-if");

  gtk_widget_set_tooltip_text (self->scratch_button, tooltip);
  need_scratch (self);
  bm_window_drop_scratch (self);
  self->scratch_side = bm_match_get_to_act (match);
  scratch = self->ui->try_out (bm_match_get_position (match), self->scratch_side, self->n_scratches++);
  bm_table_set_trial (self->scratch, self->table, self->scratch_side);
  bm_table_set_players (self->scratch, &BM_SEATS_PEOPLE (bm_match_get_n_seats (scratch)));
  bm_table_set_match (self->scratch, scratch);
  copy_switches (self);
  g_signal_connect_object (scratch, "changed", G_CALLBACK (scratch_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  bm_window_show_screen (self, GTK_WIDGET (self->scratch));
  announce (self->scratch, _("What if? Nothing here counts. Escape takes you back to the match."));
}

static void
leave_scratch (BmWindow *self)
{
  bm_window_show_screen (self, GTK_WIDGET (self->table));
  bm_window_drop_scratch (self);
  announce (self->table, _("Back at the match, just as you left it."));
  bm_window_follow (self);
}

/* Why no trial can be started now; NULL: it can. */
static const char *
why_not (BmWindow *self)
{
  const char *words = bm_table_why_no_trial (self->table);

  if (words != NULL)
    return words;
  if (bm_event_card_overlay_is_showing (self->event_card))
    return _("First put away the card that was drawn.");
  /* The animation that has just ended may have been the last before a hand-over. */
  if (!bm_window_is_shown (self, self->table) || bm_window_needs_hand_over (self))
    return _("The other player must take the seat first.");
  return NULL;
}

static void
what_if_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  BmWindow *self = data;
  const char *words;

  if (bm_window_is_shown (self, self->scratch))
    {
      leave_scratch (self);
      return;
    }
  if (!bm_window_is_shown (self, self->table))
    return;
  words = why_not (self);
  if (words != NULL)
    bm_table_refuse (self->table, words);
  else
    open_scratch (self);
}

BmTable *
bm_window_get_scratch_table (BmWindow *self)
{
  return bm_window_is_shown (self, self->scratch) ? self->scratch : NULL;
}

void
bm_window_update_scratch (BmWindow *self)
{
  gboolean shown = bm_window_get_scratch_table (self) != NULL;

  g_simple_action_set_enabled (find_action (self, "what-if"),
                               shown || (self->ui->try_out != NULL && bm_window_is_shown (self, self->table)));
  gtk_widget_set_visible (self->scratch_button, shown);
  if (!shown)
    return;
  g_autofree char *when = bm_table_dup_subtitle (self->scratch);
  /* Translators: nothing of it is real. %s is a day and a turn: "Round 3 · Red’s turn". */
  g_autofree char *words = g_strdup_printf (_("What if? · %s"), when);

  gtk_label_set_label (self->subtitle, words);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), TRUE);
  bm_window_offer_switches (self, self->scratch);
  bm_window_offer_suggestions (self, self->scratch);
}

void
bm_window_add_scratch (BmWindow *self)
{
  static const GActionEntry entries[] = { { "what-if", what_if_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  self->scratch_side = BM_SIDE_NOBODY;
  self->scratch_button = gtk_button_new_with_label (_("Back"));
  gtk_widget_set_visible (self->scratch_button, FALSE);
  bm_widget_set_spoken (self->scratch_button, _("Back to the match"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->scratch_button), "win.what-if");
  gtk_header_bar_pack_start (GTK_HEADER_BAR (self->header), self->scratch_button);
  /* Before all other buttons. */
  gtk_widget_insert_after (self->scratch_button, gtk_widget_get_parent (self->scratch_button), NULL);
}
