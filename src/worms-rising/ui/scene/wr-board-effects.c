/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-board-effects"

#include "config.h"

#include "wr-board-effects.h"

#include <math.h>

#include "wr-board-draw.h"

/* A number between 0 and 1 that is always the same for the same place in a list. */
static float
scatter (guint i,
         guint salt)
{
  guint hash = (i * 2654435761u) ^ (salt * 40503u + 0x9E3779B9u);

  hash ^= hash >> 15;
  hash *= 2246822519u;
  hash ^= hash >> 13;
  return (float) (hash & 0xFFFF) / 65535.0f;
}

/* Crumbs fly up a little, fall and fade. */
static void
draw_crumbs (const WrFlash       *effect,
             GtkSnapshot          *snapshot,
             const WrBoardMetrics *m)
{
  static const GdkRGBA colours[3][2] = {
    { { 0.52f, 0.345f, 0.235f, 1 }, { 0.33f, 0.225f, 0.19f, 1 } },
    { { 0.60f, 0.627f, 0.70f, 1 }, { 0.38f, 0.41f, 0.48f, 1 } },
    { { 1, 0.76f, 0.24f, 1 }, { 1, 0.353f, 0.122f, 1 } },
  };
  float t = effect->t;

  for (guint i = 0; i < 14; i++)
    {
      float radius = m->cell * (0.04f + 0.055f * scatter (i, 1));
      float x = effect->x + (scatter (i, 2) - 0.5f) * (0.7f + 0.6f * t);
      float y = effect->y + (scatter (i, 3) - 0.5f) * 0.7f - 0.5f * scatter (i, 4) * t + 1.1f * t * t;
      GdkRGBA outline = wr_board_ink, colour = colours[effect->dir % 3][i % 2];

      colour.alpha = outline.alpha = t < 0.6f ? 1 : (1 - t) / 0.4f;
      x = wr_board_metrics_x (m, x);
      y = wr_board_metrics_y (m, y);
      wr_board_draw_disc (snapshot, x, y, radius + 1, &outline);
      wr_board_draw_disc (snapshot, x, y, radius, &colour);
    }
}

static void
draw_pop (const WrFlash       *effect,
          GtkSnapshot          *snapshot,
          const WrBoardMetrics *m)
{
  float radius = m->cell * (0.2f + 0.5f * effect->t);
  float width = m->cell * 0.14f * (1 - effect->t) + 0.5f;
  float x = wr_board_metrics_x (m, effect->x), y = wr_board_metrics_y (m, effect->y);
  GdkRGBA colour = wr_board_paper;

  colour.alpha = 1 - effect->t;
  wr_board_draw_ring (snapshot, &GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius), radius, width,
                      &colour);
}

/* Streaks over the whole board.  They run in the direction in which this rain moves Worms. */
static void
draw_rain (const WrFlash       *effect,
           GtkSnapshot          *snapshot,
           const WrBoardMetrics *m)
{
  static const float turn[WR_N_DIRS] = { 180, 0, 90, 270 };
  float reach = m->cell * WR_BOARD_PLACES_DOWN;
  GdkRGBA colour = { 0.486f, 0.769f, 1, 0 };

  colour.alpha = 0.75f * sinf (effect->t * (float) G_PI);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (wr_board_metrics_x (m, 0), m->y, m->cell * WR_N_COLUMNS,
                                                         m->cell * WR_ROW_BELOW));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (wr_board_metrics_x (m, WR_N_COLUMNS / 2.0f),
                                                          wr_board_metrics_y (m, WR_ROW_BELOW / 2.0f)));
  gtk_snapshot_rotate (snapshot, turn[effect->dir % WR_N_DIRS] + 8);
  for (guint i = 0; i < 70; i++)
    {
      float along = scatter (i, 7) + effect->t * (0.9f + 0.5f * scatter (i, 8));

      along -= floorf (along);
      gtk_snapshot_append_color (snapshot, &colour,
                                 &GRAPHENE_RECT_INIT ((scatter (i, 9) - 0.5f) * reach, (along - 0.5f) * reach,
                                                      MAX (1.5f, m->cell * 0.04f), m->cell * 0.55f));
    }
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

/* A die that rolls in, bounces twice and rests for a moment. */
static void
draw_die (const WrFlash       *effect,
          GtkSnapshot          *snapshot,
          const WrBoardMetrics *m,
          const BmDigits       *digits)
{
  float side = m->cell * 1.5f, t = MIN (1, effect->t / 0.5f), edge = MAX (2, m->cell / 14);
  float height = fabsf (cosf (t * 1.5f * (float) G_PI)) * (1 - t);
  graphene_rect_t rect = GRAPHENE_RECT_INIT (-side / 2, -side / 2, side, side);
  float radius = side * (effect->dir > 6 ? 0.42f : 0.24f);
  GskRoundedRect body;

  gtk_snapshot_push_opacity (snapshot, effect->t > 0.85f ? (1 - effect->t) / 0.15f : 1);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (wr_board_metrics_x (m, effect->x),
                                                          wr_board_metrics_y (m, effect->y - height)));
  gtk_snapshot_rotate (snapshot, (1 - t) * 200 - 8);
  gsk_rounded_rect_init_from_rect (&body, &rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &body);
  gtk_snapshot_append_color (snapshot, &wr_board_paper, &rect);
  gtk_snapshot_pop (snapshot);
  wr_board_draw_ring (snapshot, &rect, radius, edge, &wr_board_ink);
  bm_digits_draw (digits, snapshot, effect->n, 0, 0, side * 0.42f, &wr_board_ink);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
draw_dusk (const WrFlash       *effect,
           GtkSnapshot          *snapshot,
           const WrBoardMetrics *m)
{
  static const GdkRGBA night = { 0.071f, 0.047f, 0.133f, 1 }, moon = { 0.91f, 0.341f, 0.247f, 1 };
  GdkRGBA colour = effect->dir == 1 ? moon : night;

  colour.alpha = 0.45f * sinf (effect->t * (float) G_PI);
  gtk_snapshot_append_color (snapshot, &colour,
                             &GRAPHENE_RECT_INIT (wr_board_metrics_x (m, 0), m->y, m->cell * WR_N_COLUMNS,
                                                  m->cell * WR_ROW_BELOW));
}

/* Sparks that go round over a head, once and a half. */
static void
draw_daze (const WrFlash       *effect,
           GtkSnapshot          *snapshot,
           const WrBoardMetrics *m)
{
  const guint n = 5;

  for (guint i = 0; i < n; i++)
    {
      float angle = ((float) i / (float) n + 1.5f * effect->t) * 2 * (float) G_PI;
      float x = wr_board_metrics_x (m, effect->x + 0.42f * cosf (angle));
      float y = wr_board_metrics_y (m, effect->y - 0.36f + 0.16f * sinf (angle));
      float radius = m->cell * (0.07f + 0.02f * sinf (angle)) * MIN (1, 4 * (1 - effect->t));

      wr_board_draw_disc (snapshot, x, y, radius + MAX (1, m->cell / 36), &wr_board_ink);
      wr_board_draw_disc (snapshot, x, y, radius, &wr_board_accent);
    }
}

void
wr_board_effect_draw (const WrFlash       *effect,
                      GtkSnapshot          *snapshot,
                      const WrBoardMetrics *m,
                      const BmDigits       *digits)
{
  switch ((WrFlashKind) effect->kind)
    {
    case WR_FLASH_CRUMBS:
      draw_crumbs (effect, snapshot, m);
      break;
    case WR_FLASH_POP:
      draw_pop (effect, snapshot, m);
      break;
    case WR_FLASH_RAIN:
      draw_rain (effect, snapshot, m);
      break;
    case WR_FLASH_DIE:
      draw_die (effect, snapshot, m, digits);
      break;
    case WR_FLASH_DUSK:
      draw_dusk (effect, snapshot, m);
      break;
    case WR_FLASH_DAZE:
      draw_daze (effect, snapshot, m);
      break;
    default:
      g_assert_not_reached ();
    }
}
