/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-board-draw"

#include "config.h"

#include "wr-board-draw.h"

const GdkRGBA wr_board_ink = { 0.051f, 0.039f, 0.086f, 1 };
const GdkRGBA wr_board_paper = { 0.953f, 0.918f, 0.851f, 1 };
const GdkRGBA wr_board_accent = { 1, 0.706f, 0.329f, 1 };
const GdkRGBA wr_board_warning = { 1, 0.42f, 0.369f, 1 };

void
wr_board_draw_disc (GtkSnapshot   *snapshot,
                    float          x,
                    float          y,
                    float          radius,
                    const GdkRGBA *colour)
{
  graphene_rect_t rect = GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius);
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, &rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, colour, &rect);
  gtk_snapshot_pop (snapshot);
}

void
wr_board_draw_ring (GtkSnapshot           *snapshot,
                    const graphene_rect_t *rect,
                    float                  radius,
                    float                  width,
                    const GdkRGBA         *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, rect, radius);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { *colour, *colour, *colour, *colour });
}
