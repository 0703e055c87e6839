/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A row or a circle of small marks, for counters and tracks.  Each mark is a CSS node `pip` whose classes give its
 * meaning; the widget's accessible name gives the meaning of the whole.
 */
#define BM_TYPE_PIPS (bm_pips_get_type ())
G_DECLARE_FINAL_TYPE (BmPips, bm_pips, BM, PIPS, GtkWidget)

/* Properties: "count" (guint), "ring" (boolean: a circle), "round" (boolean: marks keep their own width). */

void bm_pips_set_count  (BmPips     *self,
                         guint       count);
/* CLASSES: names separated by blanks, or NULL. */
void bm_pips_set        (BmPips     *self,
                         guint       index,
                         const char *classes);
void bm_pips_set_ring   (BmPips     *self,
                         gboolean    ring);
/* The value as read by a screen reader, and its title; both for the tooltip as well. */
void bm_pips_set_spoken (BmPips     *self,
                         const char *spoken,
                         const char *about);
/* A picture (bm-art.h) in the middle of the circle; NULL: none.  A row does not show it. */
void bm_pips_set_art    (BmPips     *self,
                         const char *art);

G_END_DECLS
