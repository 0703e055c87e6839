/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The block of desert, its sand, the Canyon and the Locations.
 */
#include "config.h"

#include "tb-board-picture.h"

#include <math.h>

#include "tb-event.h"

#define N_THINGS 7

/* A fixed pseudo-random number: the decoration of the sand is the same in every match. */
static guint
scatter (TbSpace space)
{
  guint hash = ((guint) space + 5) * 374761393u;

  hash = (hash ^ (hash >> 13)) * 1274126177u;
  return hash ^ (hash >> 16);
}

/* The rectangle of the spaces, enlarged by that many pixels. */
static graphene_rect_t
spaces_rect (const TbBoardMetrics *m,
             float                 more)
{
  float cell = (float) m->cell;

  return GRAPHENE_RECT_INIT (m->x - more, m->y - more, cell * (float) m->n_columns + 2 * more, cell * TB_N_ROWS + 2 * more);
}

static const GskColorStop front_stops[] = {
  { 0, { 0.478f, 0.267f, 0.161f, 1 } }, { 0.5f, { 0.341f, 0.188f, 0.122f, 1 } }, { 1, { 0.227f, 0.125f, 0.094f, 1 } },
};

/* The front of the block: layers, and stones between the letters. */
static void
draw_front (const TbBoardPen      *pen,
            const graphene_rect_t *front)
{
  GdkRGBA layer = { 0.541f, 0.333f, 0.2f, 0.8f }, stone = { 0.165f, 0.086f, 0.063f, 0.6f };
  float cell = (float) pen->metrics->cell, y = front->origin.y + front->size.height;

  gtk_snapshot_append_linear_gradient (pen->snapshot, front, &front->origin, &GRAPHENE_POINT_INIT (front->origin.x, y),
                                       front_stops, G_N_ELEMENTS (front_stops));
  gtk_snapshot_append_color (pen->snapshot, &layer,
                             &GRAPHENE_RECT_INIT (front->origin.x, y - front->size.height * 0.2f, front->size.width, 1.5f));
  for (int column = 0; column <= pen->metrics->n_columns; column++)
    {
      float x = pen->metrics->x + cell * ((float) column - 0.04f * (float) (column % 3)), size = cell * 0.1f;

      tb_pen_fill (pen, &GRAPHENE_RECT_INIT (x - size / 2, y - front->size.height * (0.36f + 0.09f * (float) (column % 2)), size,
                                             size * 0.6f), size * 0.3f, &stone);
    }
}

/* The block of desert below everything else. */
static void
draw_block (const TbBoardPen *pen)
{
  const TbBoardMetrics *m = pen->metrics;
  float rim = (float) m->frame.rim, line = MAX (1.5f, rim * 0.28f), round = rim * 1.5f;
  graphene_rect_t block = spaces_rect (m, rim), shadow, front;
  GdkRGBA dark = { 0, 0, 0, 0.3f };
  GskRoundedRect outline;

  block.size.height += (float) m->frame.front - rim;
  shadow = block;
  graphene_rect_inset (&shadow, -1.5f, -1.5f);
  shadow.origin.y += 2.5f;
  tb_pen_fill (pen, &shadow, round + 2, &dark);
  tb_pen_fill (pen, &block, round, &tb_ink);
  graphene_rect_inset (&block, line, line);
  gsk_rounded_rect_init_from_rect (&outline, &block, round - line);
  front = block;
  front.origin.y = m->y + (float) (m->cell * TB_N_ROWS);
  front.size.height = block.origin.y + block.size.height - front.origin.y;
  gtk_snapshot_push_rounded_clip (pen->snapshot, &outline);
  draw_front (pen, &front);
  gtk_snapshot_pop (pen->snapshot);
}

/* Above the sand: it has round corners. */
static void
draw_rim (const TbBoardPen *pen)
{
  const TbBoardMetrics *m = pen->metrics;
  float rim = (float) m->frame.rim, line = MAX (1.5f, rim * 0.28f), width = rim - line + 1;
  graphene_rect_t rect = spaces_rect (m, rim - line);
  GdkRGBA light = { 0.867f, 0.627f, 0.4f, 1 };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &rect, rim * 1.5f - line);
  gtk_snapshot_append_border (pen->snapshot, &outline, (const float[4]) { width, width, width, width },
                              (const GdkRGBA[4]) { light, light, light, light });
}

/* Draws LAYOUT centred at X, Y. */
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
  float cell = (float) m->cell, rim = (float) m->frame.rim, bottom = m->y + cell * TB_N_ROWS;
  GdkRGBA letter = { 0.953f, 0.851f, 0.69f, 1 }, number = { 0.878f, 0.796f, 0.722f, 1 };

  /* Without a frame there is no room for them: in the rulebook they are labels beside the picture. */
  for (int column = 0; column < m->n_columns && m->frame.front > 0; column++)
    draw_text (pen, pen->text->letters[column], m->x + cell * ((float) column + 0.5f),
               bottom + ((float) m->frame.front + rim * 0.35f) / 2, &letter);
  for (int row = 0; row < TB_N_ROWS && m->frame.numbers > 0; row++)
    draw_text (pen, pen->text->numbers[row], m->x - rim - (float) m->frame.numbers * 0.55f, m->y + cell * ((float) row + 0.5f),
               &number);
}

/* The edges of SPACE at which the ground is not the same as in SAME. */
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
            TbSpace           space)
{
  graphene_rect_t at = tb_board_rect (pen->metrics, space);
  gboolean dark = ((tb_space_column (space) + tb_space_row (space)) & 1) != 0;
  guint art = (dark ? TB_ART_SAND_DARK : TB_ART_SAND_LIGHT) + scatter (space) % 3;

  if ((board->canyon & TB_BIT (space)) != 0)
    art = TB_ART_CANYON;
  else if ((board->mesa & TB_BIT (space)) != 0)
    art = TB_ART_MESA;
  tb_pen_texture (pen, art, at.origin.x, at.origin.y, at.size.width, at.size.height);
  if (art == TB_ART_CANYON)
    draw_edges (pen, board, space, board->canyon, TB_ART_RIM);
  else if (art == TB_ART_MESA)
    draw_edges (pen, board, space, board->mesa, TB_ART_MESA_EDGE);
}

/* Decoration of the sand in some spaces that are empty otherwise. */
static void
draw_thing (const TbBoardPen *pen,
            const TbBoard    *board,
            TbSpace           space)
{
  const TbPosition *pos = &pen->picture->pos;
  guint hash = scatter (space);

  if (((board->canyon | board->mesa | pen->picture->ruins) & TB_BIT (space)) == 0 && (hash >> 4) % 3 == 0
      && pos->eggs[space] == 0 && tb_position_rubble_at (pos, space) == 0
      && tb_position_location_at (pos, space) == TB_N_LOCATIONS)
    tb_pen_centred (pen, TB_ART_SAND_THING + (hash >> 8) % N_THINGS, space, 1, 1, 0, 0);
}

static void
draw_location (const TbBoardPen *pen,
               guint             location,
               TbSpace           at)
{
  tb_pen_centred (pen, TB_ART_LOCATION + location, at, 0.97f, 0.97f, 0, 0);
  if (tb_position_rubble_at (&pen->picture->pos, at) > 0)
    tb_pen_centred (pen, TB_ART_CRACKED, at, 0.97f, 0.97f, 0, 0);
}

/* A Location that is being destroyed trembles and fades. */
static void
draw_destroyed (const TbBoardPen *pen)
{
  const TbBoardMoment *moment = tb_board_moment (pen->picture, TB_EVENT_DESTROYED, TB_NO_SEAT);

  if (moment == NULL || moment->time >= 1)
    return;
  gtk_snapshot_push_opacity (pen->snapshot, 1 - moment->time * moment->time);
  tb_pen_centred (pen, TB_ART_LOCATION + (guint) moment->event->n, moment->event->from, 0.97f, 0.97f,
                  0.04f * sinf (moment->time * 40), 0.1f * moment->time);
  tb_pen_centred (pen, TB_ART_CRACKED, moment->event->from, 0.97f, 0.97f, 0, 0.1f * moment->time);
  gtk_snapshot_pop (pen->snapshot);
}

/* A Location that is being placed drops from above. */
static float
fall_of (const TbBoardPen *pen,
         guint             location)
{
  for (guint i = 0; i < pen->picture->n_moments; i++)
    if (pen->picture->moments[i].event->kind == TB_EVENT_LOCATION && (guint) pen->picture->moments[i].event->n == location)
      return 1 - pen->picture->moments[i].time;
  return 0;
}

void
tb_board_draw_locations (const TbBoardPen *pen)
{
  const TbPosition *pos = &pen->picture->pos;
  const TbBoard *board = tb_position_board (pos);

  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    if (tb_space_column (space) < pen->metrics->n_columns)
      draw_thing (pen, board, space);
  for (TbSpaces left = pen->picture->ruins; left != 0; left &= left - 1)
    {
      gtk_snapshot_push_opacity (pen->snapshot, 0.6);
      tb_pen_centred (pen, TB_ART_RUIN, tb_spaces_first (left), 0.97f, 0.97f, 0, 0);
      gtk_snapshot_pop (pen->snapshot);
    }
  for (guint location = 0; location < TB_N_LOCATIONS; location++)
    if (pos->locations[location] != TB_SPACE_NONE)
      {
        float up = fall_of (pen, location);

        gtk_snapshot_save (pen->snapshot);
        gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (0, -up * up * (float) pen->metrics->cell));
        draw_location (pen, location, pos->locations[location]);
        gtk_snapshot_restore (pen->snapshot);
      }
  draw_destroyed (pen);
}

/* An attacking Worm and its hole cover SPACE, or most of it. */
static gboolean
is_behind_worm (const TbBoardPicture *picture,
                TbSpace               space)
{
  const TbRisen *risen = &picture->risen;
  int right, above;

  if (!risen->shown || risen->at >= TB_N_SPACES)
    return FALSE;
  right = tb_space_column (space) - tb_space_column (risen->at);
  above = tb_space_row (risen->at) - tb_space_row (space);
  return ABS (right) <= 1 && above >= 0 && above <= 2;
}

/* The names of the Locations are drawn over the cars in their yards. */
void
tb_board_draw_plates (const TbBoardPen *pen)
{
  const TbPosition *pos = &pen->picture->pos;
  float cell = (float) pen->metrics->cell;
  GdkRGBA ground = { 0.051f, 0.039f, 0.086f, 0.82f };

  for (guint location = 0; location < TB_N_LOCATIONS; location++)
    {
      PangoLayout *layout = pen->text->names[location];
      graphene_rect_t rect;
      int width, height;

      if (pos->locations[location] == TB_SPACE_NONE || layout == NULL || is_behind_worm (pen->picture, pos->locations[location]))
        continue;
      rect = tb_board_rect (pen->metrics, pos->locations[location]);
      pango_layout_get_pixel_size (layout, &width, &height);
      rect = GRAPHENE_RECT_INIT (rect.origin.x + (cell - (float) width) / 2 - 5,
                                 rect.origin.y + cell * 0.965f - (float) height, (float) width + 10, (float) height);
      tb_pen_fill (pen, &rect, rect.size.height * 0.42f, &ground);
      draw_text (pen, layout, rect.origin.x + rect.size.width / 2, rect.origin.y + rect.size.height / 2, &tb_paper);
    }
}

void
tb_board_draw_ground (const TbBoardPen *pen)
{
  const TbPosition *pos = &pen->picture->pos;
  const TbBoard *board = tb_position_board (pos);
  GdkRGBA line = { 0.369f, 0.2f, 0.125f, 0.7f };
  const TbBoardMetrics *m = pen->metrics;

  draw_block (pen);
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    if (tb_space_column (space) < m->n_columns)
      draw_space (pen, board, space);
  for (int column = 1; column < m->n_columns; column++)
    gtk_snapshot_append_color (pen->snapshot, &line, &GRAPHENE_RECT_INIT (m->x + (float) (m->cell * column) - 0.5f, m->y, 1,
                                                                          (float) (m->cell * TB_N_ROWS)));
  for (int row = 1; row < TB_N_ROWS; row++)
    gtk_snapshot_append_color (pen->snapshot, &line, &GRAPHENE_RECT_INIT (m->x, m->y + (float) (m->cell * row) - 0.5f,
                                                                          (float) (m->cell * m->n_columns), 1));
  draw_rim (pen);
  draw_names (pen);
}
