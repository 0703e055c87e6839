/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Round something that is as high as its width makes it, and scrolls where there is less room.  A GtkScrolledWindow asks
 * how high its child is without telling it the width, and so takes text that wraps for a single line.
 */
#define BM_TYPE_SHRINK (bm_shrink_get_type ())
G_DECLARE_FINAL_TYPE (BmShrink, bm_shrink, BM, SHRINK, GtkWidget)

/* The height from which on it scrolls, in lines of text; 0: it never does, but has its whole height always. */
void bm_shrink_set_least (BmShrink *self,
                          guint     lines);

G_END_DECLS
