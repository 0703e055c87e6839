/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Round a label that wraps and stands beside something in a GtkBox.  The box asks each child how wide it is at the height
 * that there is, and a label then lays out its text in ten or twenty widths, every time its words change.  Where it gets
 * the width that the others leave, nobody needs the answer: here it is always asked how wide it would like to be.
 */
#define BM_TYPE_WRAP (bm_wrap_get_type ())
G_DECLARE_FINAL_TYPE (BmWrap, bm_wrap, BM, WRAP, GtkWidget)

GtkWidget *bm_wrap_new       (GtkLabel *label);
GtkLabel  *bm_wrap_get_label (BmWrap   *self);

G_END_DECLS
