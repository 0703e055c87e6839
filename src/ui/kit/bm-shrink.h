/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A container for a height-for-width child that scrolls when there is less room.  A GtkScrolledWindow measures the
 * height of its child without its width, and so takes wrapping text for a single line.
 */
#define BM_TYPE_SHRINK (bm_shrink_get_type ())
G_DECLARE_FINAL_TYPE (BmShrink, bm_shrink, BM, SHRINK, GtkWidget)

/* To be called once. */
void bm_shrink_set_child (BmShrink  *self,
                          GtkWidget *child);

/* The height from which on it scrolls, in lines of text; 0: it never scrolls, and always has its full height. */
void bm_shrink_set_least (BmShrink *self,
                          guint     lines);

G_END_DECLS
