/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-board-picture.h"

#include "bm-texture.h"
#include "tb-event.h"

const GdkRGBA tb_ink = { 0.051f, 0.039f, 0.086f, 1 };
const GdkRGBA tb_paper = { 1, 0.953f, 0.863f, 1 };
const GdkRGBA tb_amber = { 1, 0.706f, 0.329f, 1 };
const GdkRGBA tb_crimson = { 0.431f, 0.043f, 0.173f, 1 };
const GdkRGBA tb_warning = { 1, 0.42f, 0.369f, 1 };

graphene_rect_t
tb_board_rect (const TbBoardMetrics *metrics,
               TbSpace               space)
{
  float cell = (float) metrics->cell;

  return GRAPHENE_RECT_INIT (metrics->x + cell * (float) tb_space_column (space),
                             metrics->y + cell * (float) tb_space_row (space), cell, cell);
}

void
tb_pen_texture (const TbBoardPen *pen,
                guint             art,
                float             x,
                float             y,
                float             width,
                float             height)
{
  if (pen->art->textures[art] != NULL)
    bm_texture_append (pen->snapshot, pen->widget, pen->art->textures[art], &GRAPHENE_RECT_INIT (x, y, width, height));
}

void
tb_pen_centred (const TbBoardPen *pen,
                guint             art,
                TbSpace           space,
                float             width,
                float             height,
                float             right,
                float             down)
{
  graphene_rect_t at = tb_board_rect (pen->metrics, space);
  float cell = (float) pen->metrics->cell;

  tb_pen_texture (pen, art, at.origin.x + cell * (0.5f + right - width / 2), at.origin.y + cell * (0.5f + down - height / 2),
                  cell * width, cell * height);
}

void
tb_pen_turned (const TbBoardPen *pen,
               guint             art,
               float             x,
               float             y,
               float             size,
               guint             dir)
{
  if (pen->art->textures[art] == NULL)
    return;
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_rotate (pen->snapshot, 90 * (float) dir - 90);
  gtk_snapshot_append_texture (pen->snapshot, pen->art->textures[art],
                               &GRAPHENE_RECT_INIT (-size / 2, -size / 2, size, size));
  gtk_snapshot_restore (pen->snapshot);
}

const TbBoardMoment *
tb_board_moment (const TbBoardPicture *picture,
                 guint                 kind,
                 guint                 who)
{
  for (guint i = picture->n_moments; i-- > 0;)
    if (picture->moments[i].event->kind == kind && (who == TB_NO_SEAT || picture->moments[i].event->who == who))
      return &picture->moments[i];
  return NULL;
}

void
tb_pen_fill (const TbBoardPen      *pen,
             const graphene_rect_t *rect,
             float                  radius,
             const GdkRGBA         *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, rect, radius);
  gtk_snapshot_push_rounded_clip (pen->snapshot, &outline);
  gtk_snapshot_append_color (pen->snapshot, colour, rect);
  gtk_snapshot_pop (pen->snapshot);
}

void
tb_pen_disc (const TbBoardPen *pen,
             float             x,
             float             y,
             float             radius,
             const GdkRGBA    *fill,
             const GdkRGBA    *rim)
{
  float line = MAX (1.2f, radius * 0.18f);

  tb_pen_fill (pen, &GRAPHENE_RECT_INIT (x - radius - line, y - radius - line, 2 * (radius + line), 2 * (radius + line)),
               radius + line, rim);
  tb_pen_fill (pen, &GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius), radius, fill);
}

void
tb_pen_ring (const TbBoardPen *pen,
             TbSpace           space,
             float             inset,
             float             width,
             const GdkRGBA    *colour)
{
  graphene_rect_t rect = tb_board_rect (pen->metrics, space);
  GskRoundedRect outline;

  graphene_rect_inset (&rect, inset, inset);
  gsk_rounded_rect_init_from_rect (&outline, &rect, (float) pen->metrics->cell * 0.12f);
  gtk_snapshot_append_border (pen->snapshot, &outline, (const float[4]) { width, width, width, width },
                              (const GdkRGBA[4]) { *colour, *colour, *colour, *colour });
}

void
tb_pen_number (const TbBoardPen *pen,
               guint             number,
               float             x,
               float             y,
               float             height,
               const GdkRGBA    *colour)
{
  bm_digits_draw (&pen->text->digits, pen->snapshot, number, x, y, height, colour);
}

void
tb_pen_oval (const TbBoardPen *pen,
             float             x,
             float             y,
             float             width,
             float             height,
             const GdkRGBA    *colour)
{
  GskRoundedRect outline;
  graphene_size_t corner = GRAPHENE_SIZE_INIT (width / 2, height / 2);
  float line = MAX (2, height * 0.1f);

  gsk_rounded_rect_init (&outline, &GRAPHENE_RECT_INIT (x - width / 2, y - height / 2, width, height), &corner, &corner,
                         &corner, &corner);
  gtk_snapshot_append_border (pen->snapshot, &outline, (const float[4]) { line, line, line, line },
                              (const GdkRGBA[4]) { *colour, *colour, *colour, *colour });
}

void
tb_pen_shadow (const TbBoardPen *pen,
               float             x,
               float             y,
               float             width)
{
  static const GdkRGBA shade = { 0.051f, 0.039f, 0.086f, 0.35f };
  GskRoundedRect outline;
  graphene_size_t corner = GRAPHENE_SIZE_INIT (width / 2, width / 8);
  graphene_rect_t box = GRAPHENE_RECT_INIT (x - width / 2, y - width / 8, width, width / 4);

  gsk_rounded_rect_init (&outline, &box, &corner, &corner, &corner, &corner);
  gtk_snapshot_push_rounded_clip (pen->snapshot, &outline);
  gtk_snapshot_append_color (pen->snapshot, &shade, &box);
  gtk_snapshot_pop (pen->snapshot);
}

void
tb_pen_layout (const TbBoardPen *pen,
               PangoLayout      *layout,
               float             x,
               float             y,
               const GdkRGBA    *colour)
{
  int width, height;

  if (layout == NULL)
    return;
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (x - (float) width / 2, y - (float) height / 2));
  gtk_snapshot_append_layout (pen->snapshot, layout, colour);
  gtk_snapshot_restore (pen->snapshot);
}

static void
append_bar (const TbBoardPen *pen,
            float             x1,
            float             y1,
            float             x2,
            float             y2,
            float             width,
            const GdkRGBA    *colour)
{
  gtk_snapshot_append_color (pen->snapshot, colour,
                             &GRAPHENE_RECT_INIT (MIN (x1, x2) - width / 2, MIN (y1, y2) - width / 2,
                                                  ABS (x2 - x1) + width, ABS (y2 - y1) + width));
}

void
tb_pen_line (const TbBoardPen *pen,
             TbSpace           from,
             TbSpace           to,
             const GdkRGBA    *colour)
{
  graphene_rect_t first = tb_board_rect (pen->metrics, from), last = tb_board_rect (pen->metrics, to);
  float cell = (float) pen->metrics->cell, x1 = first.origin.x + cell / 2, y1 = first.origin.y + cell / 2;
  float x2 = last.origin.x + cell / 2, y2 = last.origin.y + cell / 2;

  for (guint pass = 0; pass < 2; pass++)
    {
      float width = cell * (pass == 0 ? 0.11f : 0.055f);

      append_bar (pen, x1, y1, x1, y2, width, pass == 0 ? &tb_ink : colour);
      append_bar (pen, x1, y2, x2, y2, width, pass == 0 ? &tb_ink : colour);
    }
}

void
tb_pen_plate (const TbBoardPen *pen,
              PangoLayout      *layout,
              float             x,
              float             y,
              const GdkRGBA    *colour)
{
  static const GdkRGBA ground = { 0.051f, 0.039f, 0.086f, 0.82f };
  int width, height;
  graphene_rect_t box;

  if (layout == NULL)
    return;
  pango_layout_get_pixel_size (layout, &width, &height);
  box = GRAPHENE_RECT_INIT (x - (float) width / 2 - 4, y - (float) height / 2, (float) width + 8, (float) height + 1);
  tb_pen_fill (pen, &box, 5, &ground);
  tb_pen_layout (pen, layout, x, y, colour);
}
