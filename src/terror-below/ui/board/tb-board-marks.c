/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Marks: footprints of Worms, reachable spaces, ways, and the effect of a card.
 */
#include "config.h"

#include "tb-board-picture.h"

/* Lengths of a dash, a dot and a gap, in parts of a space. */
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

/* How strong a footprint is on a Location. */
#define HOUSE_PART 0.45

static void
draw_hatch (const TbBoardPen *pen,
            TbSpace           space,
            guint             slot)
{
  graphene_rect_t at = tb_board_rect (pen->metrics, space);
  GdkTexture *texture = pen->art->textures[TB_ART_HATCH + slot];
  float size = MAX (1, (float) (int) (TB_HATCH_SIZE * (float) pen->metrics->cell + 0.5f));

  if (texture == NULL)
    return;
  gtk_snapshot_push_repeat (pen->snapshot, &at, &GRAPHENE_RECT_INIT (at.origin.x, at.origin.y, size, size));
  gtk_snapshot_append_texture (pen->snapshot, texture, &GRAPHENE_RECT_INIT (at.origin.x, at.origin.y, size, size));
  gtk_snapshot_pop (pen->snapshot);
}

/* SPACE, tinted and hatched as the Worm in SLOT is: a house is still to be made out. */
static void
draw_ground (const TbBoardPen *pen,
             TbSpace           space,
             guint             slot,
             const GdkRGBA    *tint)
{
  graphene_rect_t at = tb_board_rect (pen->metrics, space);
  gboolean house = (tb_position_locations (&pen->picture->pos) & TB_BIT (space)) != 0;

  if (house)
    gtk_snapshot_push_opacity (pen->snapshot, HOUSE_PART);
  gtk_snapshot_append_color (pen->snapshot, tint, &at);
  draw_hatch (pen, space, slot);
  if (house)
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

      draw_ground (pen, space, slot, &tint);
      for (guint dir = 0; dir < TB_N_DIRS; dir++)
        if (board->next[space][dir] == TB_SPACE_NONE || (area & TB_BIT (board->next[space][dir])) == 0)
          draw_side (pen, space, dir, near);
    }
  gtk_snapshot_pop (pen->snapshot);
}

/* Locations shelter, except under a Target (T19.2); in solo they do not. */
static TbSpaces
shown_area (const TbBoardPicture *picture,
            const TbDanger       *danger)
{
  if (tb_position_is_solo (&picture->pos))
    return danger->area;
  return danger->area & (~tb_position_locations (&picture->pos) | TB_BIT (danger->centre));
}

/* It attacks after the next card; with hidden cards the space is not certain. */
static gboolean
is_near (const TbDanger *danger)
{
  return danger->to_go <= 1 && !danger->unknown;
}

void
tb_board_draw_footprint (const TbBoardPen *pen,
                         guint             slot)
{
  const TbBoardPicture *picture = pen->picture;
  const TbDanger *danger = &picture->danger[slot];
  gboolean distracted = picture->distracted == (int) slot;

  if (!danger->in_play)
    return;
  draw_footprint (pen, slot, shown_area (picture, danger), is_near (danger),
                  distracted ? 0.28f : picture->danger_shown ? 1
                                                             : 0.62f);
  if (distracted)
    draw_footprint (pen, slot, shown_area (picture, &picture->distraction.after), is_near (&picture->distraction.after), 1);
}

/* A broken line around the suggested spaces. */
static void
draw_hints (const TbBoardPen *pen)
{
  float cell = (float) pen->metrics->cell, line = MAX (2.5f, cell * 0.045f), in = cell * 0.03f, dash = cell * 0.12f;

  for (TbSpaces left = pen->picture->hinted; left != 0; left &= left - 1)
    {
      graphene_rect_t at = tb_board_rect (pen->metrics, tb_spaces_first (left));

      graphene_rect_inset (&at, in, in);
      for (guint pass = 0; pass < 2; pass++)
        for (guint i = 0; i < 5; i++)
          {
            float more = pass == 0 ? 1.5f : 0, width = line + 2 * more, length = dash + 2 * more;
            float t = (at.size.width - dash) * (float) i / 4 - more, right = at.origin.x + at.size.width - line - more;
            float bottom = at.origin.y + at.size.height - line - more, x = at.origin.x + t, y = at.origin.y + t;
            const GdkRGBA *colour = pass == 0 ? &tb_ink : &tb_amber;

            gtk_snapshot_append_color (pen->snapshot, colour, &GRAPHENE_RECT_INIT (x, at.origin.y - more, length, width));
            gtk_snapshot_append_color (pen->snapshot, colour, &GRAPHENE_RECT_INIT (x, bottom, length, width));
            gtk_snapshot_append_color (pen->snapshot, colour, &GRAPHENE_RECT_INIT (at.origin.x - more, y, width, length));
            gtk_snapshot_append_color (pen->snapshot, colour, &GRAPHENE_RECT_INIT (right, y, width, length));
          }
    }
}

/* A house fills its space: its rim alone shows that one can go there. */
static void
draw_reach_rim (const TbBoardPen *pen,
                TbSpace           space,
                gboolean          hot)
{
  float cell = (float) pen->metrics->cell;

  if ((tb_position_locations (&pen->picture->pos) & TB_BIT (space)) == 0)
    {
      tb_pen_ring (pen, space, cell * 0.06f, hot ? 3 : 2, &tb_amber);
      return;
    }
  tb_pen_ring (pen, space, cell * 0.01f, hot ? 7 : 6, &tb_ink);
  tb_pen_ring (pen, space, cell * 0.025f, hot ? 5 : 4, &tb_amber);
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
      draw_reach_rim (pen, space, hot);
    }
  draw_hints (pen);
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

/* The direction from A to B, exactly or approximately. */
static guint
dir_to (TbSpace a,
        TbSpace b)
{
  int right = tb_space_column (b) - tb_space_column (a), down = tb_space_row (b) - tb_space_row (a);

  if (ABS (right) >= ABS (down))
    return right >= 0 ? TB_RIGHT : TB_LEFT;
  return down >= 0 ? TB_DOWN : TB_UP;
}

/* A broken line from X1, Y1 to X2, Y2, which goes straight. */
static void
draw_dashes (const TbBoardPen *pen,
             float             x1,
             float             y1,
             float             x2,
             float             y2)
{
  float cell = (float) pen->metrics->cell, dash = cell * 0.1f, step = cell * 0.18f, width = cell * 0.048f;
  float length = ABS (x2 - x1) + ABS (y2 - y1), dx = (x2 - x1) / MAX (1, length), dy = (y2 - y1) / MAX (1, length);

  for (float t = cell * 0.04f; t + dash * 0.5f < length; t += step)
    {
      float end = MIN (t + dash, length);

      draw_bar (pen, x1 + dx * t, y1 + dy * t, x1 + dx * end, y1 + dy * end, width, &tb_paper);
    }
}

#define WAY_DOWN 0.87f

/* A way begins at the edge of the car, and ends just inside its last space: the part of a space that is left out, by
   direction. */
static const float before_car[TB_N_DIRS] = { 0.84f, 0.46f, 0.2f, 0.46f };
static const float before_end[TB_N_DIRS] = { 0.06f, 0.36f, 0.66f, 0.36f };

static void
shorten (const TbBoardPen *pen,
         guint             dir,
         float             part,
         float            *x,
         float            *y)
{
  static const float right[TB_N_DIRS] = { 0, 1, 0, -1 }, down[TB_N_DIRS] = { -1, 0, 1, 0 };

  *x += right[dir] * part * (float) pen->metrics->cell;
  *y += down[dir] * part * (float) pen->metrics->cell;
}

/* One step of a way; PASS 0 draws its outline.  A ramp with a turn passes the corner space. */
static void
draw_step (const TbBoardPen *pen,
           guint             i,
           guint             pass)
{
  const TbBoardPicture *picture = pen->picture;
  TbSpace from = picture->way[i], to = picture->way[i + 1];
  gboolean turns = tb_space_column (from) != tb_space_column (to) && tb_space_row (from) != tb_space_row (to);
  float x1, y1, x2, y2, ink = (float) pen->metrics->cell * 0.115f;

  middle_of (pen, from, WAY_DOWN, &x1, &y1);
  middle_of (pen, to, WAY_DOWN, &x2, &y2);
  if (i == 0 && !turns)
    shorten (pen, dir_to (from, to), before_car[dir_to (from, to)], &x1, &y1);
  if (i + 2 == picture->n_way && !turns)
    shorten (pen, dir_to (from, to), -before_end[dir_to (from, to)], &x2, &y2);
  if (pass == 0)
    {
      draw_bar (pen, x1, y1, x2, y1, ink, &tb_ink);
      draw_bar (pen, x2, y1, x2, y2, ink, &tb_ink);
      return;
    }
  draw_dashes (pen, x1, y1, x2, y1);
  draw_dashes (pen, x2, y1, x2, y2);
  if (i + 2 == picture->n_way)
    tb_pen_turned (pen, TB_ART_WAY_HEAD, x2, y2, (float) pen->metrics->cell * 0.26f,
                   !turns ? dir_to (from, to) : y2 > y1 ? TB_DOWN
                                                        : TB_UP);
}

/* The way of a car, drawn on the ground, with its end. */
static void
draw_way (const TbBoardPen *pen)
{
  const TbBoardPicture *picture = pen->picture;
  float cell = (float) pen->metrics->cell;
  TbSpace last;

  if (picture->n_way < 2)
    return;
  last = picture->way[picture->n_way - 1];
  tb_pen_ring (pen, last, cell * 0.04f, MAX (4, cell * 0.072f), &tb_ink);
  tb_pen_ring (pen, last, cell * 0.058f, MAX (2, cell * 0.038f), &tb_paper);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i + 1 < picture->n_way; i++)
      draw_step (pen, i, pass);
}

/* An arrow of a card, from the space FROM in direction DIR; STRUCK: ignored at the edge. */
static void
draw_arrow (const TbBoardPen *pen,
            TbSpace           from,
            TbSpace           to,
            guint             dir,
            gboolean          struck)
{
  float cell = (float) pen->metrics->cell, x1, y1, x2, y2, x, y, size = cell * 0.3f;

  middle_of (pen, from, 0.5f, &x1, &y1);
  middle_of (pen, to, 0.5f, &x2, &y2);
  x = (x1 + x2) / 2;
  y = (y1 + y2) / 2;
  if (struck)
    shorten (pen, dir, 0.4f, &x, &y);
  tb_pen_turned (pen, TB_ART_ARROW, x, y, size, dir + 1);
  if (!struck)
    return;
  draw_bar (pen, x - size * 0.55f, y, x + size * 0.55f, y, cell * 0.075f, &tb_ink);
  draw_bar (pen, x - size * 0.55f, y, x + size * 0.55f, y, cell * 0.04f, &tb_warning);
}

/* The effect of a card held over a Worm: the steps of its arrows, and a faint Target at the end. */
static void
draw_steps (const TbBoardPen *pen)
{
  const TbDistraction *distraction = &pen->picture->distraction;
  float cell = (float) pen->metrics->cell, x1, y1, x2, y2;
  TbSpace to = distraction->before.centre;
  gboolean moves = FALSE;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < distraction->n_steps; i++)
      if (distraction->steps[i].from != distraction->steps[i].to)
        {
          middle_of (pen, distraction->steps[i].from, 0.5f, &x1, &y1);
          middle_of (pen, distraction->steps[i].to, 0.5f, &x2, &y2);
          draw_bar (pen, x1, y1, x2, y2, cell * (pass == 0 ? 0.11f : 0.055f), pass == 0 ? &tb_ink : &tb_warning);
        }
  for (guint i = 0; i < distraction->n_steps; i++)
    {
      gboolean struck = distraction->steps[i].from == distraction->steps[i].to;

      draw_arrow (pen, distraction->steps[i].from, distraction->steps[i].to, distraction->steps[i].dir, struck);
      to = distraction->steps[i].to;
      moves |= !struck;
    }
  if (!moves)
    return;
  gtk_snapshot_push_opacity (pen->snapshot, 0.85);
  tb_pen_centred (pen, TB_ART_TARGET + (guint) pen->picture->distracted, to, TB_TARGET_SIZE, TB_TARGET_SIZE, 0, 0);
  gtk_snapshot_pop (pen->snapshot);
}

/* The possible steps of a Target. */
static void
draw_choices (const TbBoardPen *pen)
{
  const TbBoardPicture *picture = pen->picture;
  float cell = (float) pen->metrics->cell, x, y;

  for (guint i = 0; i < picture->n_targets; i++)
    if (picture->targets[i].slots != 0)
      {
        middle_of (pen, picture->targets[i].space, 0.5f, &x, &y);
        tb_pen_turned (pen, TB_ART_ARROW, x, y, cell * 0.42f, picture->targets[i].dir + 1u);
      }
}

void
tb_board_draw_preview (const TbBoardPen *pen)
{
  draw_way (pen);
  draw_choices (pen);
  if (pen->picture->distracted >= 0)
    draw_steps (pen);
}

/* The numbers of the Worms whose footprint includes a space, upper right. */
static void
draw_discs (const TbBoardPen *pen)
{
  const TbBoardPicture *picture = pen->picture;
  float cell = (float) pen->metrics->cell, r = MAX (6, cell * 0.097f);
  GdkRGBA disc = { 0.478f, 0.071f, 0.188f, 1 };

  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    {
      graphene_rect_t at = tb_board_rect (pen->metrics, space);
      float x = at.origin.x + cell - r - cell * 0.07f, y = at.origin.y + r + cell * 0.07f;

      for (int slot = TB_N_SLOTS - 1; slot >= 0; slot--)
        {
          const TbDanger *danger = picture->distracted == slot ? &picture->distraction.after : &picture->danger[slot];

          if (!danger->in_play || (shown_area (picture, danger) & TB_BIT (space)) == 0 || picture->pos.slots[slot].target == space)
            continue;
          tb_pen_disc (pen, x, y, r, &disc, &tb_ink);
          tb_pen_number (pen, (guint) slot + 1, x, y, r * 1.1f, &tb_paper);
          x -= 2 * r + 1.5f;
        }
    }
}

/* The card that a jump costs, at X, Y beside a coin of SIZE: a back, with the least number it must have. */
static void
draw_price (const TbBoardPen *pen,
            guint             price,
            float             x,
            float             y,
            float             size)
{
  float width = size * 0.8f, height = size * 1.12f;

  if (price == TB_PRICE_NONE)
    return;
  tb_pen_fill (pen, &GRAPHENE_RECT_INIT (x - 1, y - 1, width + 2, height + 2), 3, &tb_ink);
  tb_pen_texture (pen, TB_ART_BACK, x, y, width, height);
  if (price != TB_PRICE_LOUD)
    return;
  tb_pen_disc (pen, x + width / 2, y + height / 2, size * 0.3f, &tb_ink, &tb_amber);
  tb_pen_number (pen, 6, x + width / 2, y + height / 2, size * 0.36f, &tb_paper);
}

/* The cost of a space, upper left. */
void
tb_board_draw_coins (const TbBoardPen *pen)
{
  const TbBoardPicture *picture = pen->picture;
  float cell = (float) pen->metrics->cell, size = MAX (17, cell * TB_COIN_SIZE);

  /* While a Worm is up, the discs would hide the pawns. */
  if (!picture->risen.shown)
    draw_discs (pen);
  for (guint i = 0; i < picture->n_targets; i++)
    if (picture->targets[i].cost > 0)
      {
        graphene_rect_t at = tb_board_rect (pen->metrics, picture->targets[i].space);
        gboolean ramp = picture->targets[i].ramps > 0;
        float x = at.origin.x + cell * 0.05f, y = at.origin.y + cell * 0.05f;

        tb_pen_texture (pen, ramp ? TB_ART_COIN_RAMP : TB_ART_COIN, x, y, ramp ? size * 1.2f : size, ramp ? size * 1.2f : size);
        tb_pen_number (pen, picture->targets[i].cost, x + size * 0.5f, y + size * 0.5f, size * 0.46f, &tb_ink);
        draw_price (pen, picture->targets[i].price, x + size * 1.02f, y, size);
      }
}
