/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Cards (or other widgets) in rows of equal widths, centred: as many per row as fit at their natural width.  With
 * "even" the rows are filled evenly.  One Tab stop; arrow keys, Home and End move inside.
 *
 * Property: "even" (boolean).
 */
#define BM_TYPE_CARD_GRID (bm_card_grid_get_type ())
G_DECLARE_FINAL_TYPE (BmCardGrid, bm_card_grid, BM, CARD_GRID, GtkWidget)

void       bm_card_grid_append      (BmCardGrid *self,
                                     GtkWidget  *child);
void       bm_card_grid_clear       (BmCardGrid *self);

/* The child INDEX of those that are visible, NULL: none. */
GtkWidget *bm_card_grid_get_visible (BmCardGrid *self,
                                     guint       index);

/* The child that Tab moves to: the last focused one, or the first. */
void       bm_card_grid_set_current (BmCardGrid *self,
                                     GtkWidget  *child);

G_END_DECLS
