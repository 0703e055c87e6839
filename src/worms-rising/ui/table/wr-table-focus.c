/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The keyboard focus at the table.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include "bm-widget.h"

static WrActionPanel *
panel_of_decider (WrTable *self)
{
  return self->columns[wr_play_get_side (self->play) == WR_SIDE_BIRD ? WR_SIDE_BIRD : WR_SIDE_WORMS].actions;
}

/* Focuses the next option: on the board if there is one, else beside it. */
static void
focus_answer (WrTable *self)
{
  guint n;
  const WrOption *options = wr_play_get_options (self->play, &n);

  if (n > 0)
    wr_board_view_focus_space (self->board, options[0].space);
  else if (!wr_action_panel_focus_answer (panel_of_decider (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
wr_table_keep_focus (WrTable   *self,
                     GtkWidget *focus)
{
  if (focus == NULL || (gtk_widget_get_root (focus) != NULL && gtk_widget_is_visible (focus)))
    return;
  if (wr_play_get_choice (self->play) >= WR_CHOICE_DISCARD || wr_play_get_notice (self->play) != NULL)
    focus_answer (self);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Is there an answer to give, and none of them on the board? */
static gboolean
is_answered_beside (WrTable *self)
{
  guint n_options, n_answers;

  wr_play_get_options (self->play, &n_options);
  wr_play_get_answers (self->play, &n_answers);
  return n_options == 0 && n_answers > 0;
}

void
wr_table_lead_focus (WrTable   *self,
                     GtkWidget *focus)
{
  if (focus == NULL)
    return;
  if (wr_play_get_notice (self->play) == NULL && self->viewer.covered && wr_play_needs_hand (self->play))
    gtk_widget_grab_focus (GTK_WIDGET (self->hand));
  else if (wr_play_get_notice (self->play) != NULL || is_answered_beside (self))
    wr_action_panel_focus_answer (panel_of_decider (self));
  else if (wr_play_is_gathering (self->play) && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board)))
    focus_answer (self);
}

void
wr_table_focus_start (WrTable *self)
{
  const WrPosition *pos = wr_play_get_position (self->play);
  guint piece = pos->turn == WR_SIDE_WORMS ? WR_PIECE_GREEN : WR_PIECE_BIRD;

  while (pos->turn == WR_SIDE_WORMS && piece < WR_N_CRAWLERS && pos->at[piece] == WR_SPACE_NONE)
    piece++;
  if (pos->turn == WR_TURN_SETUP || piece >= WR_N_PIECES || pos->at[piece] == WR_SPACE_NONE)
    wr_board_view_focus_space (self->board, WR_SPACE (WR_N_COLUMNS / 2, 0));
  else
    wr_board_view_focus_space (self->board, pos->at[piece]);
}

gboolean
wr_table_tab (WrTable          *self,
              GtkDirectionType  direction)
{
  const WrTableColumn *left = &self->columns[WR_SIDE_WORMS], *right = &self->columns[WR_SIDE_BIRD];
  GtkWidget *log = wr_table_docks_get_box (self->docks, WR_DOCK_LOG), *hints = wr_table_help_get_panel (self->help);
  GtkWidget *order[] = {
    GTK_WIDGET (self->board),
    GTK_WIDGET (gtk_widget_get_visible (GTK_WIDGET (right->actions)) ? right->actions : left->actions),
    GTK_WIDGET (self->hand),
    hints, self->lesson, /* NULL: there is none */
    GTK_WIDGET (self->party), GTK_WIDGET (self->bird),
    left->drawer, right->drawer, log,
    GTK_WIDGET (self->status)
  };
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  int n = G_N_ELEMENTS (order), step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1, i = -1;

  for (int at = 0; focus != NULL && at < n; at++)
    if (order[at] != NULL && (focus == order[at] || gtk_widget_is_ancestor (focus, order[at])))
      i = at;
  if (i < 0)
    i = step > 0 ? 0 : n - 1;
  /* The log is one stop, however long it is; the arrows go through it. */
  else if (order[i] == left->drawer || order[i] == right->drawer || order[i] == log)
    i += step;
  for (; i >= 0 && i < n; i += step)
    if (order[i] != NULL && gtk_widget_child_focus (order[i], direction))
      return TRUE;
  return FALSE;
}
