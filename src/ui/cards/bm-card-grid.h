/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Cards (or anything else) in rows, all of one width, in the middle of its place: as many beside each other as fit, as
 * wide as they want to be.  Rows are filled evenly when "even" is set.  One Tab stop; arrows, Home and End move inside.
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

/* Where Tab comes in: the child that had the focus last, or the first. */
void       bm_card_grid_set_current (BmCardGrid *self,
                                     GtkWidget  *child);

G_END_DECLS
