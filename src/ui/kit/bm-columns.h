/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Two children: side by side if they fit, else one below the other.
 */
#define BM_TYPE_COLUMNS (bm_columns_get_type ())
G_DECLARE_FINAL_TYPE (BmColumns, bm_columns, BM, COLUMNS, GtkWidget)

G_END_DECLS
