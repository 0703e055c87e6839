/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The block of desert, its sand, the Canyon and the Locations.
 */
#include "config.h"

#include "tb-board-picture.h"

#define N_THINGS 7

/* A fixed scatter: what lies in the sand lay there in every match. */
static guint
scatter (TbSpace space)
{
  guint hash = ((guint) space + 5) * 374761393u;

  hash = (hash ^ (hash >> 13)) * 1274126177u;
  return hash ^ (hash >> 16);
}

static void
draw_block (const TbBoardPen *pen)
{
  const TbBoardMetrics *m = pen->metrics;
  float cell = (float) m->cell, rim = cell * TB_BLOCK_RIM, front = cell * TB_BLOCK_FRONT;
  float right = m->x + cell * (float) m->n_columns, bottom = m->y + cell * TB_N_ROWS;

  for (int column = 0; column < m->n_columns; column++)
    {
      tb_pen_texture (pen, TB_ART_BLOCK, m->x + cell * (float) column, m->y - rim, cell, rim);
      tb_pen_texture (pen, TB_ART_BLOCK + 2, m->x + cell * (float) column, bottom, cell, front);
    }
  for (int row = 0; row < TB_N_ROWS; row++)
    {
      tb_pen_texture (pen, TB_ART_BLOCK + 1, right, m->y + cell * (float) row, rim, cell);
      tb_pen_texture (pen, TB_ART_BLOCK + 3, m->x - rim, m->y + cell * (float) row, rim, cell);
    }
  tb_pen_texture (pen, TB_ART_BLOCK + 4, right, m->y - rim, rim, rim);
  tb_pen_texture (pen, TB_ART_BLOCK + 5, m->x - rim, m->y - rim, rim, rim);
  tb_pen_texture (pen, TB_ART_BLOCK + 6, right, bottom, rim, front);
  tb_pen_texture (pen, TB_ART_BLOCK + 7, m->x - rim, bottom, rim, front);
}

/* LAYOUT with its middle at X, Y. */
static void
draw_text (const TbBoardPen *pen,
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
draw_names (const TbBoardPen *pen)
{
  const TbBoardMetrics *m = pen->metrics;
  float cell = (float) m->cell, front = cell * TB_BLOCK_FRONT;

  for (int column = 0; column < m->n_columns; column++)
    draw_text (pen, pen->text->letters[column], m->x + cell * ((float) column + 0.5f),
               m->y + cell * TB_N_ROWS + front * 0.58f, &tb_paper);
  for (int row = 0; row < TB_N_ROWS; row++)
    draw_text (pen, pen->text->numbers[row], m->x - cell * TB_BLOCK_RIM - cell * 0.16f, m->y + cell * ((float) row + 0.5f),
               &tb_paper);
}

/* The sides of SPACE where SAME ground does not go on. */
static void
draw_edges (const TbBoardPen *pen,
            const TbBoard    *board,
            TbSpace           space,
            TbSpaces          same,
            guint             art)
{
  graphene_rect_t at = tb_board_rect (pen->metrics, space);

  for (guint dir = 0; dir < TB_N_DIRS; dir++)
    {
      TbSpace beside = board->next[space][dir];

      if (beside == TB_SPACE_NONE ? art != TB_ART_RIM : (same & TB_BIT (beside)) == 0)
        tb_pen_texture (pen, art + dir, at.origin.x, at.origin.y, at.size.width, at.size.height);
    }
}

static void
draw_space (const TbBoardPen *pen,
            const TbBoard    *board,
            TbSpace           space,
            gboolean          bare)
{
  graphene_rect_t at = tb_board_rect (pen->metrics, space);
  guint hash = scatter (space), art;
  gboolean dark = ((tb_space_column (space) + tb_space_row (space)) & 1) != 0;

  if ((board->canyon & TB_BIT (space)) != 0)
    art = TB_ART_CANYON;
  else if ((board->mesa & TB_BIT (space)) != 0)
    art = TB_ART_MESA;
  else
    art = (dark ? TB_ART_SAND_DARK : TB_ART_SAND_LIGHT) + hash % 3;
  tb_pen_texture (pen, art, at.origin.x, at.origin.y, at.size.width, at.size.height);
  if (art == TB_ART_CANYON)
    draw_edges (pen, board, space, board->canyon, TB_ART_RIM);
  else if (art == TB_ART_MESA)
    draw_edges (pen, board, space, board->mesa, TB_ART_MESA_EDGE);
  else if (!bare && (hash >> 4) % 3 == 0)
    tb_pen_texture (pen, TB_ART_SAND_THING + (hash >> 8) % N_THINGS, at.origin.x, at.origin.y, at.size.width, at.size.height);
}

static void
draw_locations (const TbBoardPen *pen)
{
  const TbPosition *pos = &pen->picture->pos;
  float cell = (float) pen->metrics->cell;

  for (guint location = 0; location < TB_N_LOCATIONS; location++)
    {
      TbSpace at = pos->locations[location];
      graphene_rect_t rect;

      if (at == TB_SPACE_NONE)
        continue;
      tb_pen_centred (pen, TB_ART_LOCATION + location, at, 0.97f, 0.97f, 0, 0);
      if (tb_position_rubble_at (pos, at) > 0)
        tb_pen_centred (pen, TB_ART_CRACKED, at, 0.97f, 0.97f, 0, 0);
      rect = tb_board_rect (pen->metrics, at);
      if (pen->text->names[location] != NULL)
        {
          int width, height;
          GdkRGBA ground = { 0.051f, 0.039f, 0.086f, 0.82f };
          GskRoundedRect plate;
          graphene_rect_t box;

          pango_layout_get_pixel_size (pen->text->names[location], &width, &height);
          box = GRAPHENE_RECT_INIT (rect.origin.x + (cell - (float) width) / 2 - 4,
                                    rect.origin.y + cell * 0.97f - (float) height - 2, (float) width + 8, (float) height + 1);
          gsk_rounded_rect_init_from_rect (&plate, &box, 5);
          gtk_snapshot_push_rounded_clip (pen->snapshot, &plate);
          gtk_snapshot_append_color (pen->snapshot, &ground, &box);
          gtk_snapshot_pop (pen->snapshot);
          draw_text (pen, pen->text->names[location], rect.origin.x + cell / 2, box.origin.y + box.size.height / 2, &tb_paper);
        }
    }
}

void
tb_board_draw_ground (const TbBoardPen *pen)
{
  const TbPosition *pos = &pen->picture->pos;
  const TbBoard *board = tb_position_board (pos);
  GdkRGBA line = { 0.29f, 0.14f, 0.09f, 0.35f };
  const TbBoardMetrics *m = pen->metrics;

  draw_block (pen);
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    if (tb_space_column (space) < m->n_columns)
      draw_space (pen, board, space, pos->eggs[space] != 0 || tb_position_rubble_at (pos, space) > 0
                                     || tb_position_location_at (pos, space) < TB_N_LOCATIONS);
  for (int column = 1; column < m->n_columns; column++)
    gtk_snapshot_append_color (pen->snapshot, &line, &GRAPHENE_RECT_INIT (m->x + (float) (m->cell * column) - 0.5f, m->y, 1,
                                                                          (float) (m->cell * TB_N_ROWS)));
  for (int row = 1; row < TB_N_ROWS; row++)
    gtk_snapshot_append_color (pen->snapshot, &line, &GRAPHENE_RECT_INIT (m->x, m->y + (float) (m->cell * row) - 0.5f,
                                                                          (float) (m->cell * m->n_columns), 1));
  draw_names (pen);
  draw_locations (pen);
}
