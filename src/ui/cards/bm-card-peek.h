/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The whole of a card that something small stands for: beside that, where it is never under the pointer and always inside
 * the screen.  A tooltip is not: where there is no room below or above, it comes to lie under the pointer, which then is not
 * on that any more.
 */
#define BM_TYPE_CARD_PEEK (bm_card_peek_get_type ())
G_DECLARE_FINAL_TYPE (BmCardPeek, bm_card_peek, BM, CARD_PEEK, GtkPopover)

/* The whole of what WIDGET stands for (transfer floating); NULL: nothing. */
typedef GtkWidget *(*BmCardPeekMake) (GtkWidget *widget);

/* A child of PARENT, which presents it when it is laid out, and unparents its children itself. */
BmCardPeek *bm_card_peek_new   (GtkWidget       *parent);

/* Shows LARGE at the SIDE of what lies AT in the parent. */
void        bm_card_peek_show  (BmCardPeek      *self,
                                GtkWidget       *large,
                                const GdkRectangle *at,
                                GtkPositionType  side);

/* Shows what MAKE makes of WIDGET, which lies somewhere in the parent, as long as the pointer rests on it: above it, or
   else (BESIDE) at the side where the window has more room. */
void        bm_card_peek_watch (BmCardPeek      *self,
                                GtkWidget       *widget,
                                BmCardPeekMake   make,
                                gboolean         beside);

G_END_DECLS
