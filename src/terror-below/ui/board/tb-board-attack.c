/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * An attacking Worm, up to three spaces high, and the pawns that it has caught.
 */
#include "config.h"

#include "tb-board-picture.h"

#include <math.h>

#include "bm-texture.h"
#include "tb-event.h"

/* The centre of the hole: as a part of the picture's height, and below the centre of its space. */
#define HOLE_IN_PICTURE 0.87f
#define HOLE_DOWN       0.22f
/* The part of the picture's height in which the front edge of the hole covers what rises from it. */
#define HOLE_FRONT      0.1f

/* Above the board are the Bounties, whose words stay legible: in the first two rows it is smaller, and in the first one its
   head alone comes out. */
TbRise
tb_board_rise (TbSpace at)
{
  static const TbRise first_rows[] = { { 2.0f, 0.36f, 0 }, { 2.35f, 0, -0.9f } };
  guint row = (guint) tb_space_row (at);

  return row < G_N_ELEMENTS (first_rows) ? first_rows[row] : (TbRise) { TB_WORM_SIZE, 0, -1 };
}

static void
draw_hole (const TbBoardPen *pen,
           float             x,
           float             y)
{
  const TbRisen *risen = &pen->picture->risen;
  float part = MIN (1, risen->up * 2.5f), cell = (float) pen->metrics->cell * tb_board_rise (risen->at).size / TB_WORM_SIZE;

  tb_pen_texture (pen, TB_ART_HOLE, x - cell * TB_HOLE_WIDTH / 2 * part, y - cell * TB_HOLE_HEIGHT / 2 * part,
                  cell * TB_HOLE_WIDTH * part, cell * TB_HOLE_HEIGHT * part);
}

/* It flinches when it is hit, sways when it is beaten, and widens when it has swallowed somebody. */
static void
move_figure (const TbBoardPen *pen,
             float             x,
             float             y)
{
  const TbBoardMoment *hit = tb_board_moment (pen->picture, TB_EVENT_DAMAGE, TB_NO_SEAT);
  const TbBoardMoment *beaten = tb_board_moment (pen->picture, TB_EVENT_DEFEATED, TB_NO_SEAT);
  const TbBoardMoment *died = tb_board_moment (pen->picture, TB_EVENT_DIED, TB_NO_SEAT);
  const TbBoardMoment *passed = tb_board_moment (pen->picture, TB_EVENT_PASSED, TB_NO_SEAT);
  float cell = (float) pen->metrics->cell, turn = 0, full = 0, shift = 0;

  if (hit != NULL && hit->event->n > 0)
    shift = 0.12f * cell * sinf (hit->time * 38) * (1 - hit->time);
  if (beaten != NULL)
    turn = 16 * sinf (beaten->time * 3.1416f);
  if (passed != NULL)
    turn -= 5 * sinf (passed->time * 6.2832f);
  if (died != NULL && died->event->m == TB_DEATH_WORM)
    full = 0.1f * sinf (died->time * 3.1416f);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (x + shift, y));
  if (turn != 0)
    gtk_snapshot_rotate (pen->snapshot, turn);
  if (full != 0)
    gtk_snapshot_scale (pen->snapshot, 1 + full, 1 - full / 2);
}

void
tb_board_draw_worm (const TbBoardPen *pen)
{
  const TbRisen *risen = &pen->picture->risen;
  float cell = (float) pen->metrics->cell, size, top, x, y;
  graphene_rect_t at;
  TbRise rise;

  if (!risen->shown || risen->at >= TB_N_SPACES || risen->up <= 0.01f)
    return;
  rise = tb_board_rise (risen->at);
  size = cell * rise.size;
  at = tb_board_rect (pen->metrics, risen->at);
  x = at.origin.x + cell / 2;
  y = at.origin.y + cell * (0.5f + HOLE_DOWN);
  draw_hole (pen, x, y);
  if (pen->art->worm == NULL)
    return;
  top = -size * HOLE_IN_PICTURE + size * (1 - risen->up * (1 - rise.sunk));
  gtk_snapshot_push_clip (pen->snapshot, &GRAPHENE_RECT_INIT (x - size * 0.62f, y - size * 1.1f, size * 1.24f,
                                                              size * (1.1f + HOLE_FRONT)));
  gtk_snapshot_save (pen->snapshot);
  move_figure (pen, x, y);
  bm_texture_append (pen->snapshot, pen->widget, pen->art->worm, &GRAPHENE_RECT_INIT (-size / 2, top, size, size));
  gtk_snapshot_restore (pen->snapshot);
  gtk_snapshot_pop (pen->snapshot);
}

/* The caught pawns stand in front of it, with their names. */
void
tb_board_draw_caught (const TbBoardPen *pen)
{
  const TbBoardPicture *picture = pen->picture;
  float cell = (float) pen->metrics->cell;

  if (!picture->risen.shown)
    return;
  for (guint seat = 0; seat < picture->pos.options.players; seat++)
    {
      TbSpace at = picture->pos.players[seat].at;
      graphene_rect_t rect;

      if ((picture->risen.caught >> seat & 1) == 0 || at == TB_SPACE_NONE)
        continue;
      tb_board_draw_pawn (pen, seat);
      rect = tb_board_rect (pen->metrics, at);
      tb_pen_ring (pen, at, cell * 0.01f, cell * 0.075f, &tb_ink);
      tb_pen_ring (pen, at, cell * 0.025f, cell * 0.045f, &tb_warning);
      tb_pen_plate (pen, pen->text->players[seat], rect.origin.x + cell / 2, rect.origin.y + cell * 0.12f, &tb_paper);
    }
}
