/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Rubble, Eggs, cars and Targets, at rest and in motion.
 */
#include "config.h"

#include "tb-board-picture.h"

#include <math.h>

#include "bm-texture.h"
#include "tb-event.h"

/* Keyframes of a falling piece: UP above its place, squashed at landing. */
typedef struct
{
  float up;     /* in spaces */
  float across; /* of its size */
  float high;
} Fall;

static Fall
fall_at (float time)
{
  float bounce;

  if (time < 0.7f)
    return (Fall) { 1.1f * (1 - time / 0.7f) * (1 - time / 0.7f), 1, 1 };
  bounce = sinf ((time - 0.7f) / 0.3f * 3.1416f);
  return (Fall) { 0, 1 + 0.14f * bounce, 1 - 0.2f * bounce };
}

static gboolean
is_landing (const BmEvent *event,
            guint          put,
            guint          dropped,
            TbSpace        space)
{
  return (event->kind == put || event->kind == dropped) && event->to == space;
}

/* Draws PICTURE falling onto SPACE; DOWN is its final offset from the centre. */
static void
draw_falling (const TbBoardPen *pen,
              guint             art,
              TbSpace           space,
              float             width,
              float             height,
              float             right,
              float             down,
              float             time)
{
  Fall fall = fall_at (time);
  float foot = height * (1 - fall.high) / 2;

  tb_pen_centred (pen, art, space, width * fall.across, height * fall.high, right, down + foot - fall.up);
}

/* ---- Rubble */

/* The moment of the last Rubble in SPACE, NULL: it is at rest. */
static const TbBoardMoment *
rubble_moment (const TbBoardPicture *picture,
               TbSpace               space)
{
  for (guint i = picture->n_moments; i-- > 0;)
    if (is_landing (picture->moments[i].event, TB_EVENT_PUT_RUBBLE, TB_EVENT_DROPPED_RUBBLE, space))
      return &picture->moments[i];
  return NULL;
}

static void
draw_rubble (const TbBoardPen *pen,
             TbSpace           space)
{
  const TbPosition *pos = &pen->picture->pos;
  guint n = tb_position_rubble_at (pos, space);
  const TbBoardMoment *moment;

  if (n == 0 || tb_position_location_at (pos, space) < TB_N_LOCATIONS)
    return;
  moment = rubble_moment (pen->picture, space);
  if (moment == NULL)
    {
      tb_pen_centred (pen, TB_ART_RUBBLE + n - 1, space, 0.92f, 0.92f, 0, 0);
      return;
    }
  if (n == 2)
    tb_pen_centred (pen, TB_ART_RUBBLE, space, 0.92f, 0.92f, 0, 0);
  draw_falling (pen, TB_ART_RUBBLE + n - 1, space, 0.92f, 0.92f, 0, 0, moment->time);
}

/* ---- Eggs */

/* How far above the centre Eggs lie in a space where a car would hide them. */
#define EGGS_BEHIND_CAR 0.27f

static gboolean
has_car (const TbPosition *pos,
         TbSpace           space)
{
  for (guint seat = 0; seat < pos->options.players; seat++)
    if (pos->players[seat].at == space)
      return TRUE;
  return FALSE;
}

/* The offset of Egg number I of N, at most 4, from the centre. */
static void
egg_place (const TbPosition *pos,
           TbSpace           space,
           guint             i,
           guint             n,
           float            *right,
           float            *down)
{
  gboolean low = tb_position_rubble_at (pos, space) > 0;

  if (has_car (pos, space))
    {
      *right = ((float) i - (float) (n - 1) / 2) * 0.2f;
      *down = -EGGS_BEHIND_CAR;
      return;
    }
  *right = n == 1 ? 0 : (i % 2 == 0 ? -0.17f : 0.17f);
  *down = n <= 2 ? (low ? 0.2f : 0.16f) : (i < 2 ? -0.06f : 0.24f);
}

/* The moment of the last Egg of COLOUR, if it is being placed. */
static const TbBoardMoment *
egg_moment (const TbBoardPicture *picture,
            TbSpace               space,
            guint                 colour)
{
  for (guint i = picture->n_moments; i-- > 0;)
    if (is_landing (picture->moments[i].event, TB_EVENT_PUT_EGG, TB_EVENT_DROPPED_EGG, space)
        && (guint) picture->moments[i].event->n == colour)
      return &picture->moments[i];
  return NULL;
}

/* Up to four are drawn one by one; more as one of each colour with their number. */
static void
draw_eggs (const TbBoardPen *pen,
           TbSpace           space)
{
  guint16 eggs = pen->picture->pos.eggs[space];
  guint total = tb_eggs_total (eggs), i = 0;
  float cell = (float) pen->metrics->cell, right, down;

  if (total == 0)
    return;
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    for (guint n = MIN (tb_eggs_count (eggs, colour), total > 4 ? 1u : 4u); n > 0; n--, i++)
      {
        const TbBoardMoment *moment = n == 1 ? egg_moment (pen->picture, space, colour) : NULL;

        egg_place (&pen->picture->pos, space, i, MIN (total, 4), &right, &down);
        draw_falling (pen, TB_ART_EGG + colour, space, TB_EGG_WIDTH, TB_EGG_HEIGHT, right, down,
                      moment == NULL ? 1 : moment->time);
      }
  if (total > 4)
    {
      graphene_rect_t at = tb_board_rect (pen->metrics, space);
      float y = at.origin.y + cell * (has_car (&pen->picture->pos, space) ? 0.5f - EGGS_BEHIND_CAR : 0.6f);

      tb_pen_disc (pen, at.origin.x + cell / 2, y, cell * 0.15f, &tb_paper, &tb_ink);
      tb_pen_number (pen, total, at.origin.x + cell / 2, y, cell * 0.22f, &tb_ink);
    }
}

/* ---- Cars */

/* The current place of a car, in spaces. */
typedef struct
{
  float column;
  float row;
  float up;
  float size;
  float turn;    /* degrees */
  float opacity;
} Place;

static float
eased (float time)
{
  return time * time * (3 - 2 * time);
}

static float
between (int   from,
         int   to,
         float time)
{
  return (float) from * (1 - time) + (float) to * time;
}

/* Whether it is driving or in the air. */
static gboolean
is_under_way (const TbBoardPicture *picture,
              guint                 seat,
              Place                *place)
{
  static const guint8 kinds[] = { TB_EVENT_MOVED, TB_EVENT_RAMPED, TB_EVENT_JUMPED, TB_EVENT_CARRIED, TB_EVENT_CRASHED };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const TbBoardMoment *moment = tb_board_moment (picture, kinds[i], seat);
      float t;

      if (moment == NULL)
        continue;
      t = moment->time;
      place->column = between (tb_space_column (moment->event->from), tb_space_column (moment->event->to), eased (t));
      place->row = between (tb_space_row (moment->event->from), tb_space_row (moment->event->to), eased (t));
      if (kinds[i] == TB_EVENT_MOVED)
        place->up = 0.03f * fabsf (sinf (t * 12.5f));
      else
        place->up = (kinds[i] == TB_EVENT_CARRIED ? 0.3f : 0.75f) * 4 * t * (1 - t);
      place->turn = kinds[i] == TB_EVENT_MOVED || kinds[i] == TB_EVENT_CARRIED ? 0 : (t - 0.5f) * 40;
      if (kinds[i] == TB_EVENT_CRASHED && t > 0.55f)
        {
          place->size = 1 - (t - 0.55f) / 0.45f * 0.85f;
          place->opacity = 1 - (t - 0.55f) / 0.45f;
          place->turn = (t - 0.55f) * 300;
        }
      return TRUE;
    }
  return FALSE;
}

/* From its place into the mouth of the Worm. */
static gboolean
is_swallowed (const TbBoardPicture *picture,
              guint                 seat,
              Place                *place)
{
  const TbBoardMoment *moment = tb_board_moment (picture, TB_EVENT_DIED, seat);
  float t;

  if (moment == NULL || moment->event->from >= TB_N_SPACES || moment->time >= 1)
    return FALSE;
  t = moment->time;
  place->column = (float) tb_space_column (moment->event->from);
  place->row = (float) tb_space_row (moment->event->from);
  if (moment->event->m == TB_DEATH_WORM && picture->risen.shown && picture->risen.at < TB_N_SPACES)
    {
      place->column = between (tb_space_column (moment->event->from), tb_space_column (picture->risen.at), eased (t));
      place->row = (float) tb_space_row (moment->event->from) * (1 - t)
                   + ((float) tb_space_row (picture->risen.at) + tb_board_rise (picture->risen.at).mouth) * t;
      place->up = 0.5f * 4 * t * (1 - t);
      place->turn = t * 200;
    }
  place->size = 1 - 0.8f * t * t;
  place->opacity = t < 0.7f ? 1 : 1 - (t - 0.7f) / 0.3f;
  return TRUE;
}

static gboolean
pawn_place (const TbBoardPicture *picture,
            guint                 seat,
            Place                *place)
{
  TbSpace at = picture->pos.players[seat].at;
  const TbBoardMoment *moment;

  *place = (Place) { .size = 1, .opacity = 1 };
  if (is_under_way (picture, seat, place) || is_swallowed (picture, seat, place))
    return TRUE;
  if (at == TB_SPACE_NONE)
    return FALSE;
  place->column = (float) tb_space_column (at);
  place->row = (float) tb_space_row (at);
  place->size = tb_position_location_at (&picture->pos, at) < TB_N_LOCATIONS ? 0.62f : 1;
  moment = tb_board_moment (picture, TB_EVENT_PLACED, seat);
  if (moment != NULL)
    {
      place->size *= 0.3f + 0.7f * eased (moment->time);
      place->row -= 0.2f * (1 - eased (moment->time));
    }
  moment = tb_board_moment (picture, TB_EVENT_CAUGHT, seat);
  if (moment != NULL && moment->time < 1)
    place->column += 0.04f * sinf (moment->time * 36) * (1 - moment->time);
  return TRUE;
}

void
tb_board_draw_pawn (const TbBoardPen *pen,
                    guint             seat)
{
  const TbBoardPicture *picture = pen->picture;
  float cell = (float) pen->metrics->cell, width, x, y;
  GdkTexture *texture = pen->art->textures[TB_ART_PAWN + seat];
  Place place;

  if (!pawn_place (picture, seat, &place) || texture == NULL)
    return;
  width = cell * TB_PAWN_SIZE * place.size;
  x = pen->metrics->x + cell * (place.column + (place.size < 1 ? 0.64f : 0.5f));
  /* Small ones are parked in the yard of a Location, at its right. */
  y = pen->metrics->y + cell * (place.row + (place.size < 1 ? 0.56f : 0.5f) - place.up);
  if (picture->selected == picture->pos.players[seat].at && picture->n_moments == 0 && picture->selected != TB_SPACE_NONE)
    tb_pen_oval (pen, x, y + width * 0.36f, width * 1.06f, width * 0.36f, &tb_paper);
  if (place.up > 0.1f)
    tb_pen_shadow (pen, x, y + cell * (place.up + 0.34f), width * 0.7f);
  if (place.opacity < 1)
    gtk_snapshot_push_opacity (pen->snapshot, place.opacity);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (x, y));
  if (place.turn != 0)
    gtk_snapshot_rotate (pen->snapshot, place.turn);
  if ((picture->mirrored >> seat & 1) != 0)
    gtk_snapshot_scale (pen->snapshot, -1, 1);
  bm_texture_append (pen->snapshot, pen->widget, texture, &GRAPHENE_RECT_INIT (-width / 2, -width / 2, width, width));
  gtk_snapshot_restore (pen->snapshot);
  if (place.opacity < 1)
    gtk_snapshot_pop (pen->snapshot);
}

/* ---- Targets */

static const float dir_x[TB_N_DIRS] = { [TB_LEFT] = -1, [TB_RIGHT] = 1 };
static const float dir_y[TB_N_DIRS] = { [TB_UP] = -1, [TB_DOWN] = 1 };

/* The offset of a moving Target from its final place. */
static void
target_way (const TbBoardPicture *picture,
            guint                 slot,
            TbSpace               at,
            float                *right,
            float                *down)
{
  for (guint i = picture->n_moments; i-- > 0;)
    {
      const BmEvent *event = picture->moments[i].event;
      float t = eased (picture->moments[i].time);

      if ((guint) event->m != slot)
        continue;
      if (event->kind == TB_EVENT_TARGET && event->from < TB_N_SPACES)
        {
          *right += ((float) tb_space_column (event->from) - (float) tb_space_column (at)) * (1 - t);
          *down += ((float) tb_space_row (event->from) - (float) tb_space_row (at)) * (1 - t) - 0.3f * 4 * t * (1 - t);
          return;
        }
      if (event->kind == TB_EVENT_ARROW_IGNORED && event->n >= 0 && event->n < TB_N_DIRS)
        {
          *right += dir_x[event->n] * 0.28f * sinf (picture->moments[i].time * 3.1416f);
          *down += dir_y[event->n] * 0.28f * sinf (picture->moments[i].time * 3.1416f);
          return;
        }
      if (event->kind == TB_EVENT_WORM)
        {
          *down -= 1.4f * (1 - t) * (1 - t);
          return;
        }
    }
}

/* By what else is in a space, the number of Targets there, and which of them it is: alone on the ground, in a Location with its
   name below, beside a car in the middle, and beside the smaller one at the right of a Location.  The upper right corner of a
   space shows the numbers of other Worms: only all three Targets reach it. */
static const TbTargetPlace target_places[4][TB_N_SLOTS][TB_N_SLOTS] = {
  { { { 0, 0, 0.6f, 0.27f, 0.25f } },
    { { -0.19f, -0.15f, 0.5f, -0.34f, 0.12f }, { 0.19f, 0.15f, 0.5f, 0.34f, 0.36f } },
    { { -0.23f, -0.2f, 0.46f, -0.34f, 0.06f }, { 0.23f, -0.2f, 0.46f, 0.34f, 0.06f }, { 0, 0.22f, 0.46f, 0.27f, 0.34f } } },
  { { { 0, -0.12f, 0.6f, 0.27f, 0.13f } },
    { { -0.24f, -0.18f, 0.46f, -0.34f, 0.1f }, { 0.22f, 0.02f, 0.46f, 0.34f, 0.27f } },
    { { -0.25f, -0.24f, 0.44f, -0.34f, 0.03f }, { 0.25f, -0.24f, 0.44f, 0.34f, 0.03f }, { 0, 0.1f, 0.44f, 0.25f, 0.27f } } },
  { { { -0.26f, -0.26f, 0.44f, 0.02f, -0.32f } },
    { { -0.26f, -0.26f, 0.44f, 0.02f, -0.32f }, { 0.26f, 0.04f, 0.44f, 0.34f, 0.34f } },
    { { -0.27f, -0.28f, 0.42f, -0.33f, 0.02f }, { 0.27f, -0.28f, 0.42f, 0.01f, -0.33f }, { 0.27f, 0.16f, 0.42f, 0.06f, 0.33f } } },
  { { { -0.26f, -0.22f, 0.44f, 0.02f, -0.3f } },
    { { -0.26f, -0.26f, 0.44f, 0.02f, -0.32f }, { -0.26f, 0.16f, 0.44f, -0.01f, 0.1f } },
    { { -0.26f, -0.26f, 0.44f, 0, -0.34f }, { 0.26f, -0.26f, 0.44f, 0.34f, 0.02f }, { -0.26f, 0.16f, 0.44f, -0.01f, 0.1f } } },
};

TbTargetPlace
tb_board_target_place (const TbPosition *pos,
                       guint             slot)
{
  TbSpace at = pos->slots[slot].target;
  guint n = 0, before = 0;
  gboolean location = tb_position_location_at (pos, at) < TB_N_LOCATIONS;
  gboolean pawn = (tb_position_pawns (pos) & TB_BIT (at)) != 0;

  for (guint i = 0; i < TB_N_SLOTS; i++)
    if (tb_slot_is_in_play (&pos->slots[i]) && pos->slots[i].target == at)
      {
        n++;
        before += i < slot;
      }
  return target_places[(pawn ? 2 : 0) + (location ? 1 : 0)][MAX (n, 1) - 1][before];
}

static void
draw_target (const TbBoardPen *pen,
             guint             slot)
{
  const TbPosition *pos = &pen->picture->pos;
  TbTargetPlace place;
  TbSpace at = pos->slots[slot].target;

  if (at == TB_SPACE_NONE || !tb_slot_is_in_play (&pos->slots[slot]))
    return;
  place = tb_board_target_place (pos, slot);
  target_way (pen->picture, slot, at, &place.right, &place.down);
  tb_pen_centred (pen, TB_ART_TARGET + slot, at, place.size, place.size, place.right, place.down);
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
      to_go = (guint) MAX (0, (int) tb_worm_limit (pos, worm->worm) - worm->n_cards);
      tb_pen_centred (pen, TB_ART_SWELL + (to_go <= 1 ? 2 : to_go == 2 ? 1
                                                                       : 0),
                      worm->target, 1, 1, 0, 0);
    }
}

/* ---- All of them */

/* An attacking Worm is drawn among the pieces: after the rows behind it. */
static void
draw_rows (const TbBoardPen *pen,
           int               first,
           int               end)
{
  const TbPosition *pos = &pen->picture->pos;

  for (int row = first; row < end; row++)
    {
      for (int column = 0; column < pen->metrics->n_columns; column++)
        {
          draw_rubble (pen, TB_SPACE (column, row));
          draw_eggs (pen, TB_SPACE (column, row));
        }
      for (guint seat = 0; seat < pos->options.players; seat++)
        if (pos->players[seat].at != TB_SPACE_NONE && tb_space_row (pos->players[seat].at) == row)
          tb_board_draw_pawn (pen, seat);
      for (guint slot = 0; slot < TB_N_SLOTS; slot++)
        if (pos->slots[slot].target != TB_SPACE_NONE && tb_space_row (pos->slots[slot].target) == row
            && !(pen->picture->risen.shown && pen->picture->risen.up > 0 && pos->attack.slot == slot))
          draw_target (pen, slot);
    }
}

void
tb_board_draw_pieces (const TbBoardPen *pen)
{
  const TbRisen *risen = &pen->picture->risen;
  int split = risen->shown && risen->at < TB_N_SPACES ? tb_space_row (risen->at) + 1 : TB_N_ROWS;

  draw_swells (pen);
  draw_rows (pen, 0, split);
  tb_board_draw_worm (pen);
  draw_rows (pen, split, TB_N_ROWS);
  tb_board_draw_caught (pen);
  /* Cars that are off the board already. */
  for (guint seat = 0; seat < pen->picture->pos.options.players; seat++)
    if (pen->picture->pos.players[seat].at == TB_SPACE_NONE)
      tb_board_draw_pawn (pen, seat);
}
