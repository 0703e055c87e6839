/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Colours and shapes that several layers of the board draw with. */
extern const GdkRGBA wr_board_ink;
extern const GdkRGBA wr_board_paper;
extern const GdkRGBA wr_board_accent;
extern const GdkRGBA wr_board_warning;

void wr_board_draw_disc (GtkSnapshot   *snapshot,
                         float          x,
                         float          y,
                         float          radius,
                         const GdkRGBA *colour);

/* An outline inside RECT with round corners. */
void wr_board_draw_ring (GtkSnapshot           *snapshot,
                         const graphene_rect_t *rect,
                         float                  radius,
                         float                  width,
                         const GdkRGBA         *colour);

G_END_DECLS
