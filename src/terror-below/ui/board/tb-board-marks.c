/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Footprints of Worms, spaces in reach, ways, and what a card would do.
 */
#include "config.h"

#include "tb-board-picture.h"

/* Pixels of a dash, a dot and what is between them, of a space of 74. */
#define DASH 0.1f
#define DOT  0.03f

static void
draw_side (const TbBoardPen *pen,
           TbSpace           space,
           guint             dir,
           gboolean          near)
{
  graphene_rect_t at = tb_board_rect (pen->metrics, space);
  float cell = (float) pen->metrics->cell, line = MAX (2, cell * 0.036f), in = cell * 0.035f;
  float length = near ? cell * DASH : MAX (2, cell * DOT), step = near ? cell * 0.16f : cell * 0.085f;
  GdkRGBA colour = tb_crimson;

  if (!near)
    {
      line = length;
      colour.alpha = 0.8f;
    }
  for (float t = cell * 0.05f; t + length <= cell * 0.97f; t += step)
    {
      graphene_rect_t rect;

      if (dir == TB_UP || dir == TB_DOWN)
        rect = GRAPHENE_RECT_INIT (at.origin.x + t, at.origin.y + (dir == TB_UP ? in : cell - in - line), length, line);
      else
        rect = GRAPHENE_RECT_INIT (at.origin.x + (dir == TB_LEFT ? in : cell - in - line), at.origin.y + t, line, length);
      gtk_snapshot_append_color (pen->snapshot, &colour, &rect);
    }
}

static void
draw_hatch (const TbBoardPen *pen,
            TbSpace           space,
            guint             slot)
{
  graphene_rect_t at = tb_board_rect (pen->metrics, space);
  GdkTexture *texture = pen->art->textures[TB_ART_HATCH + slot];

  if (texture == NULL)
    return;
  gtk_snapshot_push_repeat (pen->snapshot, &at, &GRAPHENE_RECT_INIT (at.origin.x, at.origin.y, TB_HATCH_SIZE, TB_HATCH_SIZE));
  gtk_snapshot_append_texture (pen->snapshot, texture, &GRAPHENE_RECT_INIT (at.origin.x, at.origin.y, TB_HATCH_SIZE,
                                                                            TB_HATCH_SIZE));
  gtk_snapshot_pop (pen->snapshot);
}

/* AREA, hatched as the Worm in SLOT is; NEAR: it attacks after the next card. */
static void
draw_footprint (const TbBoardPen *pen,
                guint             slot,
                TbSpaces          area,
                gboolean          near,
                float             strength)
{
  const TbBoard *board = tb_position_board (&pen->picture->pos);
  GdkRGBA tint = { 0.361f, 0.059f, 0.165f, (near ? 0.46f : 0.3f) * strength };

  gtk_snapshot_push_opacity (pen->snapshot, strength);
  for (TbSpaces left = area; left != 0; left &= left - 1)
    {
      TbSpace space = tb_spaces_first (left);
      graphene_rect_t at = tb_board_rect (pen->metrics, space);

      gtk_snapshot_append_color (pen->snapshot, &tint, &at);
      draw_hatch (pen, space, slot);
      for (guint dir = 0; dir < TB_N_DIRS; dir++)
        if (board->next[space][dir] == TB_SPACE_NONE || (area & TB_BIT (board->next[space][dir])) == 0)
          draw_side (pen, space, dir, near);
    }
  gtk_snapshot_pop (pen->snapshot);
}

/* Locations shelter, but under a Target (T19.2); in solo nothing does. */
static TbSpaces
shown_area (const TbBoardPicture *picture,
            const TbDanger       *danger)
{
  if (tb_position_is_solo (&picture->pos))
    return danger->area;
  return danger->area & (~tb_position_locations (&picture->pos) | TB_BIT (danger->centre));
}

void
tb_board_draw_footprints (const TbBoardPen *pen)
{
  const TbBoardPicture *picture = pen->picture;

  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      const TbDanger *danger = &picture->danger[slot];
      gboolean distracted = picture->distracted == (int) slot;

      if (!danger->in_play)
        continue;
      draw_footprint (pen, slot, shown_area (picture, danger), danger->to_go <= 1,
                      distracted ? 0.28f : picture->danger_shown ? 1 : 0.72f);
      if (distracted)
        draw_footprint (pen, slot, shown_area (picture, &picture->distraction.after),
                        picture->distraction.after.to_go <= 1, 1);
    }
}

void
tb_board_draw_reach (const TbBoardPen *pen)
{
  const TbBoardPicture *picture = pen->picture;
  float cell = (float) pen->metrics->cell;
  GdkRGBA tint = { 1, 0.706f, 0.329f, 0.14f };

  for (guint i = 0; i < picture->n_targets; i++)
    {
      TbSpace space = picture->targets[i].space;
      graphene_rect_t at = tb_board_rect (pen->metrics, space);
      gboolean hot = picture->hovered == space;

      graphene_rect_inset (&at, cell * 0.06f, cell * 0.06f);
      tint.alpha = hot ? 0.36f : 0.14f;
      gtk_snapshot_append_color (pen->snapshot, &tint, &at);
      tb_pen_ring (pen, space, cell * 0.06f, hot ? 3 : 2, &tb_amber);
    }
  for (TbSpaces left = picture->marked; left != 0; left &= left - 1)
    {
      tb_pen_ring (pen, tb_spaces_first (left), cell * 0.02f, 5, &tb_ink);
      tb_pen_ring (pen, tb_spaces_first (left), cell * 0.03f, 3, &tb_paper);
    }
}

static void
draw_bar (const TbBoardPen *pen,
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

static void
middle_of (const TbBoardPen *pen,
           TbSpace           space,
           float             down,
           float            *x,
           float            *y)
{
  graphene_rect_t at = tb_board_rect (pen->metrics, space);

  *x = at.origin.x + at.size.width / 2;
  *y = at.origin.y + at.size.height * down;
}

/* The way of a car, on the ground; a ramp goes over what is between, as a broken line. */
static void
draw_way (const TbBoardPen *pen)
{
  const TbBoardPicture *picture = pen->picture;
  float cell = (float) pen->metrics->cell, x1, y1, x2, y2;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i + 1 < picture->n_way; i++)
      {
        middle_of (pen, picture->way[i], 0.8f, &x1, &y1);
        middle_of (pen, picture->way[i + 1], 0.8f, &x2, &y2);
        draw_bar (pen, x1, y1, x2, y1, pass == 0 ? cell * 0.11f : cell * 0.045f, pass == 0 ? &tb_ink : &tb_paper);
        draw_bar (pen, x2, y1, x2, y2, pass == 0 ? cell * 0.11f : cell * 0.045f, pass == 0 ? &tb_ink : &tb_paper);
      }
  if (picture->n_way > 1)
    {
      middle_of (pen, picture->way[picture->n_way - 1], 0.8f, &x1, &y1);
      tb_pen_disc (pen, x1, y1, cell * 0.075f, &tb_paper, &tb_ink);
    }
}

/* The arrows of a card that is held over a Worm: the steps of its Target, a cross where the edge takes one. */
static void
draw_steps (const TbBoardPen *pen)
{
  const TbDistraction *distraction = &pen->picture->distraction;
  float cell = (float) pen->metrics->cell, x1, y1, x2, y2;
  guint ignored = 0;

  for (guint i = 0; i < distraction->n_steps; i++)
    {
      middle_of (pen, distraction->steps[i].from, 0.5f, &x1, &y1);
      middle_of (pen, distraction->steps[i].to, 0.5f, &x2, &y2);
      if (distraction->steps[i].from == distraction->steps[i].to)
        {
          static const float dx[TB_N_DIRS] = { 0, 0.4f, 0, -0.4f }, dy[TB_N_DIRS] = { -0.4f, 0, 0.4f, 0 };
          float x = x1 + cell * dx[distraction->steps[i].dir], y = y1 + cell * dy[distraction->steps[i].dir];

          tb_pen_disc (pen, x, y, cell * 0.1f, &tb_warning, &tb_ink);
          draw_bar (pen, x - cell * 0.05f, y, x + cell * 0.05f, y, cell * 0.035f, &tb_paper);
          ignored++;
          continue;
        }
      draw_bar (pen, x1, y1, x2, y2, cell * 0.1f, &tb_ink);
      draw_bar (pen, x1, y1, x2, y2, cell * 0.05f, &tb_warning);
    }
  if (distraction->n_steps > ignored)
    {
      TbSpace to = distraction->steps[distraction->n_steps - 1].to;

      gtk_snapshot_push_opacity (pen->snapshot, 0.8);
      tb_pen_centred (pen, TB_ART_TARGET + (guint) pen->picture->distracted, to, TB_TARGET_SIZE, TB_TARGET_SIZE, 0, 0);
      gtk_snapshot_pop (pen->snapshot);
    }
}

void
tb_board_draw_preview (const TbBoardPen *pen)
{
  draw_way (pen);
  if (pen->picture->distracted >= 0)
    draw_steps (pen);
}

/* What a space costs, upper left; the Worms whose footprint it is in, upper right. */
void
tb_board_draw_coins (const TbBoardPen *pen)
{
  const TbBoardPicture *picture = pen->picture;
  float cell = (float) pen->metrics->cell, r = MAX (7, cell * 0.115f);
  GdkRGBA coin = { 1, 0.76f, 0.36f, 1 }, disc = { 0.478f, 0.071f, 0.188f, 1 }, ramp = { 0.55f, 0.85f, 1, 1 };

  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    {
      graphene_rect_t at = tb_board_rect (pen->metrics, space);
      float x = at.origin.x + cell - r - 4;

      for (int slot = TB_N_SLOTS - 1; slot >= 0; slot--)
        {
          const TbDanger *danger = picture->distracted == slot ? &picture->distraction.after : &picture->danger[slot];

          if (!danger->in_play || (shown_area (picture, danger) & TB_BIT (space)) == 0 || danger->centre == space)
            continue;
          tb_pen_disc (pen, x, at.origin.y + r + 4, r * 0.86f, &disc, &tb_ink);
          tb_pen_number (pen, (guint) slot + 1, x, at.origin.y + r + 4, r * 1.5f, &tb_paper);
          x -= 2 * r;
        }
    }
  for (guint i = 0; i < picture->n_targets; i++)
    if (picture->targets[i].cost > 0)
      {
        graphene_rect_t at = tb_board_rect (pen->metrics, picture->targets[i].space);

        tb_pen_disc (pen, at.origin.x + r + 4, at.origin.y + r + 4, r, picture->targets[i].ramps > 0 ? &ramp : &coin, &tb_ink);
        tb_pen_number (pen, picture->targets[i].cost, at.origin.x + r + 4, at.origin.y + r + 4, r * 1.55f, &tb_ink);
      }
}
