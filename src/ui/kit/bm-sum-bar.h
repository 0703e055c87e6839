/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A bar of several parts, one after the other: nodes `bar` (class `sum`) and, for each part, `fill` of the style sheet.
 * Each part shows its number if it fits.  A legend beside it must explain the parts.
 */
#define BM_TYPE_SUM_BAR (bm_sum_bar_get_type ())
G_DECLARE_FINAL_TYPE (BmSumBar, bm_sum_bar, BM, SUM_BAR, GtkWidget)

/* WHOLE: the sum that would fill all of its width, at least 1. */
GtkWidget *bm_sum_bar_new (guint       whole);
/* Adds a part of N; 0: none.  STYLE: its style class. */
void       bm_sum_bar_add (BmSumBar   *self,
                           const char *style,
                           guint       n);

G_END_DECLS
