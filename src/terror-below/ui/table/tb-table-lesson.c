/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table in lessons: a guard refuses some moves, and a panel has the lesson's texts.
 */
#include "config.h"

#include "tb-table-private.h"

/* It replaces the log, which would say little that the lesson does not; and the Danger is always shown. */
static void
set_lesson (BmTable      *table,
            BmTableGuard  guard,
            gpointer      data,
            GtkWidget    *panel)
{
  TbTable *self = TB_TABLE (table);

  g_return_if_fail (GTK_IS_WIDGET (panel));
  g_return_if_fail (self->lesson == NULL);

  self->guard = guard;
  self->guard_data = data;
  self->lesson = panel;
  self->danger = TRUE;
  gtk_widget_set_visible (self->log_box, FALSE);
  gtk_box_append (GTK_BOX (self->right), panel);
  gtk_widget_add_css_class (GTK_WIDGET (self), "lesson-table");
}

static void
update_lesson (BmTable *table)
{
  tb_table_show_all (TB_TABLE (table));
}

void
tb_table_install_lesson (BmTableInterface *iface)
{
  iface->set_lesson = set_lesson;
  iface->update_lesson = update_lesson;
}
