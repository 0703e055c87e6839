/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Three children: the second at the right of the others where there is room for it, else all one below the other.
 */
#define BM_TYPE_COLUMNS (bm_columns_get_type ())
G_DECLARE_FINAL_TYPE (BmColumns, bm_columns, BM, COLUMNS, GtkWidget)

G_END_DECLS
