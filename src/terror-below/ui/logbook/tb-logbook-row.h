/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-logbook-item.h"

G_BEGIN_DECLS

/*
 * A row of the logbook.  Its list must set its accessible name to tb_logbook_item_dup_spoken ().
 */
#define TB_TYPE_LOGBOOK_ROW (tb_logbook_row_get_type ())
G_DECLARE_FINAL_TYPE (TbLogbookRow, tb_logbook_row, TB, LOGBOOK_ROW, GtkWidget)

GtkWidget *tb_logbook_row_new  (void);
void       tb_logbook_row_show (TbLogbookRow  *self,
                                TbLogbookItem *item);

G_END_DECLS
