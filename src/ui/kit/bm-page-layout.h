/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Gives its widget's children all its height, centred, and at most the width that is comfortable to read.
 */
#define BM_TYPE_PAGE_LAYOUT (bm_page_layout_get_type ())
G_DECLARE_FINAL_TYPE (BmPageLayout, bm_page_layout, BM, PAGE_LAYOUT, GtkLayoutManager)

/* The width of PAGE, in pixels, in a parent that offers WIDTH: more with larger text, and never less than its minimum. */
int bm_page_width (GtkWidget *page,
                    int        width);

G_END_DECLS
