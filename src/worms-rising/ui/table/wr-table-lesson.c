/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table in lessons: a guard refuses some moves, and a panel has the lesson's texts.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

static void
set_lesson (BmTable      *table,
            BmTableGuard  guard,
            gpointer      data,
            GtkWidget    *panel)
{
  WrTable *self = WR_TABLE (table);

  g_return_if_fail (GTK_IS_WIDGET (panel));
  g_return_if_fail (self->lesson == NULL);

  self->guard = guard;
  self->guard_data = data;
  self->lesson = panel;
  wr_table_layout_set_docks (self->layout, FALSE);
  gtk_box_append (GTK_BOX (self->columns[WR_SIDE_WORMS].box), panel);
}

static void
set_learner (BmTable *table,
             int      seat)
{
  WrTable *self = WR_TABLE (table);
  GtkWidget *column = self->columns[wr_side_other ((WrSide) seat)].box;

  g_return_if_fail (self->lesson != NULL);

  if (gtk_widget_get_parent (self->lesson) == column)
    return;
  g_object_ref (self->lesson);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->lesson)), self->lesson);
  gtk_box_append (GTK_BOX (column), self->lesson);
  g_object_unref (self->lesson);
}

static void
update_lesson (BmTable *table)
{
  WrTable *self = WR_TABLE (table);

  if (self->play == NULL)
    return;
  wr_table_show_options (self);
  wr_table_show_preview (self);
}

void
wr_table_fill_lesson (BmTableInterface *iface)
{
  iface->set_lesson = set_lesson;
  iface->set_learner = set_learner;
  iface->update_lesson = update_lesson;
}
