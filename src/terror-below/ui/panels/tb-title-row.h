/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A title and a remark behind it: the title gets the room that it wants first, and the remark is left out where the rest is
 * too small for it.
 */
#define TB_TYPE_TITLE_ROW (tb_title_row_get_type ())
G_DECLARE_FINAL_TYPE (TbTitleRow, tb_title_row, TB, TITLE_ROW, GtkWidget)

GtkWidget *tb_title_row_new (GtkWidget *title,
                             GtkWidget *remark);

G_END_DECLS
