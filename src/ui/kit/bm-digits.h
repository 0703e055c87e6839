/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Small numbers and a question mark to be drawn in a snapshot: laid out once, then only scaled.
 */
#define BM_DIGITS_MOST     20
#define BM_DIGITS_QUESTION (BM_DIGITS_MOST + 1)

typedef struct
{
  PangoLayout *layouts[BM_DIGITS_MOST + 2];
} BmDigits;

/* Creates the layouts with WIDGET's font, or updates them. */
void bm_digits_prepare (BmDigits        *digits,
                        GtkWidget       *widget);
void bm_digits_clear   (BmDigits        *digits);

/* Draws NUMBER (clamped to BM_DIGITS_MOST) centred at X, Y, with the height HEIGHT. */
void bm_digits_draw    (const BmDigits  *digits,
                        GtkSnapshot     *snapshot,
                        guint            number,
                        float            x,
                        float            y,
                        float            height,
                        const GdkRGBA   *colour);

G_END_DECLS
