/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table as lessons have it: some moves are not taken, and a panel says what it is about.
 */
#define G_LOG_DOMAIN "bm-table"

#include "config.h"

#include "bm-table-private.h"

/* Not more spaces than these are pointed out: more would point at nothing. */
#define MOST_MARKS 4

void
bm_table_set_lesson (BmTable     *self,
                     BmPlayGuard  guard,
                     gpointer     data,
                     GtkWidget   *panel)
{
  g_return_if_fail (BM_IS_TABLE (self));
  g_return_if_fail (GTK_IS_WIDGET (panel));
  g_return_if_fail (self->lesson == NULL);

  self->guard = guard;
  self->guard_data = data;
  self->lesson = panel;
  gtk_box_append (GTK_BOX (self->left), panel);
}

void
bm_table_set_learner (BmTable *self,
                      BmSide   learner)
{
  GtkWidget *column;

  g_return_if_fail (BM_IS_TABLE (self));
  g_return_if_fail (self->lesson != NULL);

  column = learner == BM_SIDE_BIRD ? self->left : self->right;
  if (gtk_widget_get_parent (self->lesson) == column)
    return;
  g_object_ref (self->lesson);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->lesson)), self->lesson);
  gtk_box_append (GTK_BOX (column), self->lesson);
  g_object_unref (self->lesson);
}

void
bm_table_update_lesson (BmTable *self)
{
  g_return_if_fail (BM_IS_TABLE (self));

  if (self->play == NULL)
    return;
  bm_table_show_options (self);
  bm_table_show_preview (self);
}

void
bm_table_mark_lesson (BmTable *self)
{
  BmSpace spaces[MOST_MARKS];
  guint n, n_spaces = 0;
  const BmOption *options = self->play == NULL ? NULL : bm_play_get_options (self->play, &n);

  for (guint i = 0; options != NULL && i < n && n_spaces <= MOST_MARKS; i++)
    {
      if (!bm_play_takes (self->play, &options[i]) || (n_spaces > 0 && spaces[n_spaces - 1] == options[i].space))
        continue;
      if (n_spaces < MOST_MARKS)
        spaces[n_spaces] = options[i].space;
      n_spaces++;
    }
  bm_board_view_set_marked (self->board, spaces, n_spaces <= MOST_MARKS ? n_spaces : 0);
}

void
bm_table_tell (BmTable    *self,
               const char *words,
               const char *heard)
{
  g_return_if_fail (BM_IS_TABLE (self));
  g_return_if_fail (words != NULL);

  if (self->play == NULL)
    return;
  bm_status_set_more (self->status, words);
  if (heard != NULL)
    bm_table_tell_result (self, heard);
}

const char *
bm_table_get_told (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), NULL);
  return bm_status_get_spoken (self->status);
}
