/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A bar that fills a share of its width: nodes `bar` and `fill` of the style sheet.  A text beside it must give the
 * number.
 */
#define BM_TYPE_BAR (bm_bar_get_type ())
G_DECLARE_FINAL_TYPE (BmBar, bm_bar, BM, BAR, GtkWidget)

/* SHARE: from 0 to 1. */
GtkWidget *bm_bar_new (double share);

G_END_DECLS
