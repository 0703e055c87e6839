/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Rubble, Eggs, cars, Targets, and a Worm that has come up.
 */
#include "config.h"

#include "tb-board-picture.h"

#include "bm-texture.h"
#include "tb-event.h"

/* A piece that comes down in the event that is shown: how high it still is, and that it is squashed at the end. */
static float
fall_of (const TbBoardPen *pen,
         guint             kind,
         TbSpace           space)
{
  const TbBoardMoment *moment = &pen->picture->moment;

  if (moment->event == NULL || moment->event->kind != kind || moment->event->to != space)
    return 0;
  return (1 - moment->time) * (1 - moment->time);
}

static void
draw_rubble (const TbBoardPen *pen,
             TbSpace           space)
{
  const TbPosition *pos = &pen->picture->pos;
  guint n = tb_position_rubble_at (pos, space);
  float up = MAX (fall_of (pen, TB_EVENT_PUT_RUBBLE, space), fall_of (pen, TB_EVENT_DROPPED_RUBBLE, space));

  if (n == 0 || tb_position_location_at (pos, space) < TB_N_LOCATIONS)
    return;
  if (up > 0)
    {
      if (n == 2)
        tb_pen_centred (pen, TB_ART_RUBBLE, space, 0.92f, 0.92f, 0, 0);
      gtk_snapshot_push_opacity (pen->snapshot, 1 - up * 0.6);
      tb_pen_centred (pen, TB_ART_RUBBLE + (n == 2 ? 1 : 0), space, 0.92f, 0.92f, 0, -up * 0.9f);
      gtk_snapshot_pop (pen->snapshot);
    }
  else
    tb_pen_centred (pen, TB_ART_RUBBLE + n - 1, space, 0.92f, 0.92f, 0, 0);
}

static void
draw_egg (const TbBoardPen *pen,
          guint             colour,
          TbSpace           space,
          float             right,
          float             down)
{
  float up = MAX (fall_of (pen, TB_EVENT_PUT_EGG, space), fall_of (pen, TB_EVENT_DROPPED_EGG, space));
  const BmEvent *event = pen->picture->moment.event;

  if (event == NULL || (guint) event->n != colour)
    up = 0;
  tb_pen_centred (pen, TB_ART_EGG + colour, space, TB_EGG_WIDTH, TB_EGG_HEIGHT, right, down - up);
}

/* Up to four stand for themselves; more are one of each colour with their number. */
static void
draw_eggs (const TbBoardPen *pen,
           TbSpace           space)
{
  guint16 eggs = pen->picture->pos.eggs[space];
  guint total = tb_eggs_total (eggs), i = 0;
  gboolean low = tb_position_rubble_at (&pen->picture->pos, space) > 0;
  float cell = (float) pen->metrics->cell;

  if (total == 0)
    return;
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    for (guint n = MIN (tb_eggs_count (eggs, colour), total > 4 ? 1u : 4u); n > 0; n--, i++)
      {
        float right = total == 1 ? 0 : (i % 2 == 0 ? -0.17f : 0.17f);
        float down = total <= 2 ? (low ? 0.2f : 0.16f) : (i < 2 ? -0.06f : 0.24f);

        draw_egg (pen, colour, space, right, down);
      }
  if (total > 4)
    {
      graphene_rect_t at = tb_board_rect (pen->metrics, space);

      tb_pen_disc (pen, at.origin.x + cell / 2, at.origin.y + cell * 0.6f, cell * 0.15f, &tb_paper, &tb_ink);
      tb_pen_number (pen, total, at.origin.x + cell / 2, at.origin.y + cell * 0.6f, cell * 0.22f, &tb_ink);
    }
}

/* Where a car is just now, in spaces, and how high. */
static gboolean
pawn_place (const TbBoardPen *pen,
            guint             seat,
            float            *column,
            float            *row,
            float            *up,
            float            *size)
{
  const TbBoardPicture *picture = pen->picture;
  const BmEvent *event = picture->moment.event;
  TbSpace at = picture->pos.players[seat].at;
  float t = picture->moment.time;

  *up = 0;
  *size = at != TB_SPACE_NONE && tb_position_location_at (&picture->pos, at) < TB_N_LOCATIONS ? 0.62f : 1;
  if (event != NULL && event->who == seat
      && (event->kind == TB_EVENT_MOVED || event->kind == TB_EVENT_RAMPED || event->kind == TB_EVENT_JUMPED
          || event->kind == TB_EVENT_CARRIED || event->kind == TB_EVENT_CRASHED))
    {
      float eased = t * t * (3 - 2 * t);

      *column = (float) tb_space_column (event->from) * (1 - eased) + (float) tb_space_column (event->to) * eased;
      *row = (float) tb_space_row (event->from) * (1 - eased) + (float) tb_space_row (event->to) * eased;
      *size = 1;
      if (event->kind != TB_EVENT_MOVED && event->kind != TB_EVENT_CARRIED)
        *up = 0.7f * 4 * t * (1 - t);
      if (event->kind == TB_EVENT_CRASHED)
        *size = 1 - t * 0.8f;
      return TRUE;
    }
  if (event != NULL && event->kind == TB_EVENT_DIED && event->who == seat && event->from < TB_N_SPACES)
    {
      *column = (float) tb_space_column (event->from);
      *row = (float) tb_space_row (event->from);
      *up = -t * 0.4f;
      *size = 1 - t;
      return TRUE;
    }
  if (at == TB_SPACE_NONE)
    return FALSE;
  *column = (float) tb_space_column (at);
  *row = (float) tb_space_row (at);
  if (event != NULL && event->kind == TB_EVENT_PLACED && event->who == seat)
    *size *= 0.3f + 0.7f * t;
  return TRUE;
}

static void
draw_pawn (const TbBoardPen *pen,
           guint             seat)
{
  float column, row, up, size, cell = (float) pen->metrics->cell, width, x, y;
  GdkTexture *texture = pen->art->textures[TB_ART_PAWN + seat];

  if (!pawn_place (pen, seat, &column, &row, &up, &size) || texture == NULL)
    return;
  width = cell * TB_PAWN_SIZE * size;
  x = pen->metrics->x + cell * (column + (size < 1 ? 0.64f : 0.5f));
  /* Small ones stand in the yard of a Location, at its right. */
  y = pen->metrics->y + cell * (row + (size < 1 ? 0.56f : 0.5f) - up);
  if (pen->picture->selected == pen->picture->pos.players[seat].at && pen->picture->moment.event == NULL
      && pen->picture->selected != TB_SPACE_NONE)
    tb_pen_oval (pen, x, y + width * 0.36f, width * 1.06f, width * 0.36f, &tb_paper);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (x, y));
  if ((pen->picture->mirrored >> seat & 1) != 0)
    gtk_snapshot_scale (pen->snapshot, -1, 1);
  bm_texture_append (pen->snapshot, pen->widget, texture, &GRAPHENE_RECT_INIT (-width / 2, -width / 2, width, width));
  gtk_snapshot_restore (pen->snapshot);
}

static void
draw_target (const TbBoardPen *pen,
             guint             slot)
{
  const TbPosition *pos = &pen->picture->pos;
  const BmEvent *event = pen->picture->moment.event;
  float t = pen->picture->moment.time, right = 0, down = 0;
  TbSpace at = pos->slots[slot].target;
  guint others = 0;

  if (at == TB_SPACE_NONE || !tb_slot_is_in_play (&pos->slots[slot]))
    return;
  for (guint i = 0; i < slot; i++)
    others += pos->slots[i].target == at;
  right = (float) others * 0.14f;
  down = (float) others * 0.14f;
  if (event != NULL && event->kind == TB_EVENT_TARGET && (guint) event->m == slot && event->from < TB_N_SPACES)
    {
      right += ((float) tb_space_column (event->from) - (float) tb_space_column (at)) * (1 - t);
      down += ((float) tb_space_row (event->from) - (float) tb_space_row (at)) * (1 - t) - 0.3f * 4 * t * (1 - t);
    }
  else if (event != NULL && event->kind == TB_EVENT_WORM && (guint) event->m == slot)
    down -= (1 - t) * (1 - t);
  if (tb_position_location_at (pos, at) < TB_N_LOCATIONS)
    down -= 0.12f;
  tb_pen_centred (pen, TB_ART_TARGET + slot, at, TB_TARGET_SIZE, TB_TARGET_SIZE, right, down);
}

static void
draw_swells (const TbBoardPen *pen)
{
  const TbPosition *pos = &pen->picture->pos;

  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      const TbSlot *worm = &pos->slots[slot];
      guint to_go;

      if (!tb_slot_is_in_play (worm) || worm->target == TB_SPACE_NONE
          || tb_position_location_at (pos, worm->target) < TB_N_LOCATIONS)
        continue;
      to_go = (guint) MAX (0, tb_worm (worm->worm)->limit - worm->n_cards);
      tb_pen_centred (pen, TB_ART_SWELL + (to_go <= 1 ? 2 : to_go == 2 ? 1
                                                                       : 0),
                      worm->target, 1, 1, 0, 0);
    }
}

void
tb_board_draw_pieces (const TbBoardPen *pen)
{
  draw_swells (pen);
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    {
      draw_rubble (pen, space);
      draw_eggs (pen, space);
    }
  for (guint seat = 0; seat < pen->picture->pos.options.players; seat++)
    draw_pawn (pen, seat);
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (!pen->picture->risen.shown || pen->picture->risen.at != pen->picture->pos.slots[slot].target)
      draw_target (pen, slot);
}

/* The Worm stands three spaces high out of its hole; who is caught is ringed. */
void
tb_board_draw_attack (const TbBoardPen *pen)
{
  const TbRisen *risen = &pen->picture->risen;
  const TbBoardMoment *moment = &pen->picture->moment;
  float cell = (float) pen->metrics->cell, size = cell * 3;
  graphene_rect_t at;

  if (!risen->shown || risen->at == TB_SPACE_NONE)
    return;
  at = tb_board_rect (pen->metrics, risen->at);
  tb_pen_centred (pen, TB_ART_HOLE, risen->at, 1.15f, 1.15f, 0, 0.05f);
  for (TbSpaces left = risen->caught; left != 0; left &= left - 1)
    {
      tb_pen_ring (pen, tb_spaces_first (left), 1, 5, &tb_ink);
      tb_pen_ring (pen, tb_spaces_first (left), 2, 3, &tb_warning);
    }
  if (pen->art->worm != NULL && risen->up > 0.02f)
    {
      float base = at.origin.y + cell * 0.86f, height = size * risen->up;

      gtk_snapshot_push_clip (pen->snapshot, &GRAPHENE_RECT_INIT (at.origin.x + cell / 2 - size / 2, base - height,
                                                                  size, height));
      bm_texture_append (pen->snapshot, pen->widget, pen->art->worm,
                         &GRAPHENE_RECT_INIT (at.origin.x + cell / 2 - size / 2, base - height, size, size));
      gtk_snapshot_pop (pen->snapshot);
    }
  if (moment->event != NULL && moment->event->kind == TB_EVENT_PROTECTED)
    {
      TbSpace space = pen->picture->pos.players[moment->event->who].at;

      if (space != TB_SPACE_NONE)
        tb_pen_centred (pen, TB_ART_SHIELD, space, 0.7f, 0.7f, 0, 0);
    }
}
