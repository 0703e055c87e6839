/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Transient effects on the board: dust, pieces that fade or bounce off, a shield, a delivered Egg.
 */
#include "config.h"

#include "tb-board-picture.h"

#include <math.h>

#include "tb-event.h"

#define N_PUFFS 7

static void
draw_faded (const TbBoardPen *pen,
            guint             art,
            TbSpace           space,
            float             size,
            float             right,
            float             down,
            float             opacity)
{
  if (space >= TB_N_SPACES || opacity <= 0)
    return;
  gtk_snapshot_push_opacity (pen->snapshot, opacity);
  tb_pen_centred (pen, art, space, size, size, right, down);
  gtk_snapshot_pop (pen->snapshot);
}

/* Puffs of dust that spread in a ring of REACH spaces. */
static void
draw_burst (const TbBoardPen *pen,
            TbSpace           space,
            float             time,
            float             reach)
{
  for (guint i = 0; i < N_PUFFS; i++)
    {
      float angle = (float) i * 6.2832f / N_PUFFS + 0.4f, way = reach * sqrtf (time);

      draw_faded (pen, TB_ART_DUST, space, 0.25f + 0.3f * time, cosf (angle) * way, 0.2f + sinf (angle) * way * 0.5f - 0.3f * time,
                  (1 - time) * 0.9f);
    }
}

/* Stones and sand that fly up where the ground breaks. */
static void
draw_stones (const TbBoardPen *pen,
             TbSpace           space,
             float             time)
{
  static const float aside[] = { -1.3f, -0.7f, 0.6f, 1.2f };

  for (guint i = 0; i < G_N_ELEMENTS (aside); i++)
    draw_faded (pen, TB_ART_RUBBLE, space, 0.3f, aside[i] * time, 0.3f - 1.5f * 4 * time * (1 - time) * (0.7f + 0.1f * (float) i),
                time < 0.8f ? 1 : (1 - time) * 5);
}

static void
draw_wheels (const TbBoardPen    *pen,
             const TbBoardMoment *moment)
{
  float t = moment->time;

  draw_faded (pen, TB_ART_DUST, moment->event->from, 0.2f + 0.3f * t, 0, 0.3f - 0.1f * t, 0.8f * (1 - t));
}

/* A piece that could not be placed bounces off. */
static void
draw_bounce (const TbBoardPen *pen,
             guint             art,
             TbSpace           space,
             float             size,
             float             time)
{
  float up = time < 0.4f ? (1 - time / 0.4f) * 0.8f : sinf ((time - 0.4f) / 0.6f * 3.1416f) * 0.5f;

  draw_faded (pen, art, space, size, time < 0.4f ? 0 : (time - 0.4f) * 0.9f, 0.1f - up, time < 0.6f ? 1 : (1 - time) * 2.5f);
}

/* An Egg from the car into the house. */
static void
draw_delivery (const TbBoardPen    *pen,
               const TbBoardMoment *moment)
{
  TbSpace at = pen->picture->pos.locations[moment->event->m];
  float t = moment->time, size = 1 - 0.6f * t;

  if (at >= TB_N_SPACES)
    return;
  gtk_snapshot_push_opacity (pen->snapshot, t < 0.75f ? 1 : (1 - t) * 4);
  tb_pen_centred (pen, TB_ART_EGG + (guint) moment->event->n, at, TB_EGG_WIDTH * size, TB_EGG_HEIGHT * size, 0.28f * (1 - t),
                  0.2f - 0.2f * t - 0.3f * 4 * t * (1 - t));
  gtk_snapshot_pop (pen->snapshot);
}

static void
draw_shield (const TbBoardPen    *pen,
             const TbBoardMoment *moment)
{
  float t = moment->time, size = t < 0.4f ? 0.4f + t : 0.8f;

  draw_faded (pen, TB_ART_SHIELD, pen->picture->pos.players[moment->event->who].at, size, 0, 0, t < 0.8f ? 1 : (1 - t) * 5);
}

static void
draw_ring (const TbBoardPen *pen,
           TbSpace           space,
           float             time)
{
  GdkRGBA colour = tb_warning;

  colour.alpha = 1 - time;
  if (space < TB_N_SPACES)
    tb_pen_ring (pen, space, -(float) pen->metrics->cell * 0.3f * time, (float) pen->metrics->cell * 0.06f, &colour);
}

/* The colour of the Egg of the Worm that is up; for the Queen each in turn. */
static guint
colour_of (const TbBoardPicture *picture)
{
  guint colour = picture->risen.shown ? tb_worm (picture->risen.worm)->colour : 0;

  return colour < TB_N_COLOURS ? colour : 0;
}

static void
draw_moment (const TbBoardPen    *pen,
             const TbBoardMoment *moment)
{
  const BmEvent *event = moment->event;
  float t = moment->time;

  switch ((guint) event->kind)
    {
    case TB_EVENT_MOVED:
      draw_wheels (pen, moment);
      break;
    case TB_EVENT_CENTRE:
    case TB_EVENT_SETUP_ATTACK:
      draw_ring (pen, event->to, t);
      draw_burst (pen, event->to, t, 1.5f);
      draw_stones (pen, event->to, t);
      break;
    case TB_EVENT_ATTACK:
    case TB_EVENT_LOCATION:
    case TB_EVENT_CRASHED:
      draw_burst (pen, event->to, t, 0.6f);
      break;
    case TB_EVENT_DESTROYED:
      draw_burst (pen, event->from, t, 0.9f);
      break;
    case TB_EVENT_CLEARED:
    case TB_EVENT_SCOOPED:
      draw_faded (pen, TB_ART_DUST, event->from, 0.4f + 0.3f * t, 0, 0.15f, 0.7f * (1 - t));
      break;
    case TB_EVENT_GONE_RUBBLE:
      draw_faded (pen, TB_ART_RUBBLE, event->from, 0.8f, 0, -0.5f * t, 1 - t);
      break;
    case TB_EVENT_GONE_EGG:
      gtk_snapshot_push_opacity (pen->snapshot, 1 - t);
      tb_pen_centred (pen, TB_ART_EGG + (guint) event->n, event->from, TB_EGG_WIDTH, TB_EGG_HEIGHT, 0, 0.15f - 0.5f * t);
      gtk_snapshot_pop (pen->snapshot);
      break;
    case TB_EVENT_NOT_PLACED_RUBBLE:
      draw_bounce (pen, TB_ART_RUBBLE, event->to, 0.6f, t);
      break;
    case TB_EVENT_NOT_PLACED_EGG:
      draw_bounce (pen, TB_ART_EGG + colour_of (pen->picture), event->to, TB_EGG_WIDTH, t);
      break;
    case TB_EVENT_DELIVERED:
      draw_delivery (pen, moment);
      break;
    case TB_EVENT_PROTECTED:
      draw_shield (pen, moment);
      break;
    default:
      break;
    }
}

void
tb_board_draw_effects (const TbBoardPen *pen)
{
  for (guint i = 0; i < pen->picture->n_moments; i++)
    if (pen->picture->moments[i].time < 1)
      draw_moment (pen, &pen->picture->moments[i]);
}
