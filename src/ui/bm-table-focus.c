/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Where the focus is at the table, and what a screen reader hears there.
 */
#define G_LOG_DOMAIN "bm-table"

#include "config.h"

#include "bm-table-private.h"

#include "bm-choice-panel.h"
#include "bm-widget.h"

GtkWidget *
bm_table_find_focus (BmTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? focus : NULL;
}

static void
tell (BmTable    *self,
      const char *text)
{
  GtkWidget *focus = bm_table_find_focus (self);

  /* It is heard when it has been shown. */
  if (self->parts != NULL)
    {
      g_free (self->owed_text);
      self->owed_text = g_strdup (text);
      return;
    }
  if (self->told != NULL)
    bm_widget_tell (self->told, NULL);
  g_clear_weak_pointer (&self->told);
  if (GTK_IS_BUTTON (focus) && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board)))
    {
      g_set_weak_pointer (&self->told, focus);
      bm_widget_tell (focus, text);
    }
  bm_board_view_set_result (self->board, bm_board_view_get_focus (self->board), text);
}

void
bm_table_tell_result (BmTable    *self,
                      const char *text)
{
  g_autofree char *result = g_strdup (text);

  g_free (self->result);
  self->result = g_steal_pointer (&result);
  tell (self, self->result);
}

void
bm_table_tell_owed (BmTable *self)
{
  g_autofree char *text = g_steal_pointer (&self->owed_text);

  if (text != NULL)
    tell (self, text);
}

void
bm_table_tell_more (BmTable    *self,
                    const char *text)
{
  gboolean both = self->result != NULL && *self->result != '\0';
  g_autofree char *all = g_strconcat (both ? self->result : "", both ? "  " : "", text, NULL);

  tell (self, all);
}

static BmActionPanel *
panel_of_decider (BmTable *self)
{
  return bm_play_get_side (self->play) == BM_SIDE_BIRD ? self->bird_actions : self->worm_actions;
}

/* Where the next answer is given: on the board as long as there is one, else beside it. */
static void
focus_answer (BmTable *self)
{
  guint n;
  const BmOption *options = bm_play_get_options (self->play, &n);

  if (n > 0)
    bm_board_view_focus_space (self->board, options[0].space);
  else if (!bm_action_panel_focus_answer (panel_of_decider (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
bm_table_keep_focus (BmTable   *self,
                     GtkWidget *focus)
{
  if (focus == NULL || (gtk_widget_get_root (focus) != NULL && gtk_widget_is_visible (focus)))
    return;
  if (bm_play_get_choice (self->play) >= BM_CHOICE_DISCARD || bm_play_get_notice (self->play) != NULL)
    focus_answer (self);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Is there an answer to give, and none of them on the board? */
static gboolean
is_answered_beside (BmTable *self)
{
  guint n_options, n_answers;

  bm_play_get_options (self->play, &n_options);
  bm_play_get_answers (self->play, &n_answers);
  return n_options == 0 && n_answers > 0;
}

void
bm_table_lead_focus (BmTable   *self,
                     GtkWidget *focus)
{
  if (focus == NULL)
    return;
  if (bm_play_get_notice (self->play) == NULL && self->covered && bm_choice_panel_needs_hand (self->play))
    gtk_widget_grab_focus (GTK_WIDGET (self->hand));
  else if (bm_play_get_notice (self->play) != NULL || is_answered_beside (self))
    bm_action_panel_focus_answer (panel_of_decider (self));
  else if (bm_play_is_gathering (self->play) && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board)))
    focus_answer (self);
}

void
bm_table_focus_start (BmTable *self)
{
  const BmPosition *pos = bm_play_get_position (self->play);
  guint piece = pos->turn == BM_SIDE_WORMS ? BM_PIECE_GREEN : BM_PIECE_BIRD;

  while (pos->turn == BM_SIDE_WORMS && piece < BM_N_CRAWLERS && pos->at[piece] == BM_SPACE_NONE)
    piece++;
  if (pos->turn == BM_TURN_SETUP || piece >= BM_N_PIECES || pos->at[piece] == BM_SPACE_NONE)
    bm_board_view_focus_space (self->board, BM_SPACE (BM_N_COLUMNS / 2, 0));
  else
    bm_board_view_focus_space (self->board, pos->at[piece]);
}
