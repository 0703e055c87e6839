/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A container for a wrapping label beside other widgets in a GtkBox.  The box measures each child's width for its
 * height, and a label then lays out its text at ten or twenty widths, whenever its text changes.  Where it just gets
 * the remaining width, the result is not needed: here only the natural width is measured.
 */
#define BM_TYPE_WRAP (bm_wrap_get_type ())
G_DECLARE_FINAL_TYPE (BmWrap, bm_wrap, BM, WRAP, GtkWidget)

GtkWidget *bm_wrap_new       (GtkLabel *label);
GtkLabel  *bm_wrap_get_label (BmWrap   *self);

G_END_DECLS
