/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A popover with the full version of a small card: beside it, never under the pointer and always inside the screen.  A
 * tooltip would not do: without room below or above, GTK places it under the pointer, which then leaves the card.
 */
#define BM_TYPE_CARD_PEEK (bm_card_peek_get_type ())
G_DECLARE_FINAL_TYPE (BmCardPeek, bm_card_peek, BM, CARD_PEEK, GtkPopover)

/* Makes the full version of WIDGET (transfer floating); NULL: none. */
typedef GtkWidget *(*BmCardPeekMake) (GtkWidget *widget);

/* A child of PARENT, which must present it in size_allocate () and unparent it in dispose (). */
BmCardPeek *bm_card_peek_new   (GtkWidget       *parent);

/* Shows LARGE at the SIDE of the area AT in the parent. */
void        bm_card_peek_show  (BmCardPeek      *self,
                                GtkWidget       *large,
                                const GdkRectangle *at,
                                GtkPositionType  side);

/* Shows the result of MAKE for WIDGET, a descendant of the parent, while the pointer hovers over it: above it, or else
   (BESIDE) at the side where the window has more room. */
void        bm_card_peek_watch (BmCardPeek      *self,
                                GtkWidget       *widget,
                                BmCardPeekMake   make,
                                gboolean         beside);

G_END_DECLS
