/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Cards above the board: played, drawn, seen, given away.
 */
#define G_LOG_DOMAIN "bm-board-gaits"

#include "config.h"

#include "bm-board-gaits.h"

#include <math.h>

#include "cards/bm-card-set.h"

#define PI ((float) G_PI)

/* Height by width of a card's picture. */
#define CARD_ASPECT 0.625f
#define CARD_SIZE   4.2f

/* Where a hand is, and the middle of the board; a side's own column. */
#define HAND_X   (BM_N_COLUMNS / 2.0f)
#define HAND_Y   (BM_ROW_BELOW + 1.2f)
#define MIDDLE_Y 5.5f

static float
column_x (guint side)
{
  return side == BM_SIDE_BIRD ? BM_N_COLUMNS + 1.5f : -1.5f;
}

static const char *
back_art (guint side)
{
  switch (side)
    {
    case BM_SIDE_BIRD:
      return "cards/back-bird";
    case BM_SIDE_WORMS:
      return "cards/back-worms";
    default:
      return "cards/back-events";
    }
}

static const char *
card_art (int card)
{
  g_autofree char *art = NULL;

  if (card < 0 || (guint) card >= bm_card_set->n_cards)
    return NULL;
  art = g_strconcat ("cards/", bm_card ((guint8) card)->id, NULL);
  return g_intern_string (art);
}

static void
card_at (BmSprite *out,
         float     x,
         float     y,
         float     size,
         float     opacity)
{
  float scale = size / CARD_SIZE;

  /* One size of picture, scaled about its feet. */
  out->size = CARD_SIZE;
  out->across = scale;
  out->up = CARD_ASPECT * scale;
  out->x = x;
  out->y = y - (CARD_SIZE - CARD_ASPECT * size) / 2;
  out->opacity = CLAMP (opacity, 0, 1);
}

/* From the hand to the middle, there for a moment, then gone. */
static void
play_card (BmSprite *out,
           float     p)
{
  float e = bm_board_gait_ease (MIN (1, p / 0.45f));

  card_at (out, HAND_X, bm_board_gait_mix (HAND_Y, MIDDLE_Y, e), bm_board_gait_mix (1.6f, 4.2f, e),
           p < 0.75f ? 1 : (1 - p) / 0.25f);
  out->angle = 8 * (1 - e);
}

static void
pop_card (BmSprite *out,
          float     x,
          float     y,
          float     p)
{
  card_at (out, x, y - 0.7f * bm_board_gait_ease (p),
           bm_board_gait_mix (1.0f, 3.0f, bm_board_gait_ease (MIN (1, 2 * p))),
           p < 0.7f ? 1 : (1 - p) / 0.3f);
}

static void
pass_card (BmSprite *out,
           float     from_x,
           float     from_y,
           float     to_x,
           float     to_y,
           float     p)
{
  float e = bm_board_gait_ease (p);

  card_at (out, bm_board_gait_mix (from_x, to_x, e), bm_board_gait_mix (from_y, to_y, e), 1.7f,
           MIN (1, 4 * MIN (p, 1 - p)));
  out->angle = 10 * sinf (PI * p);
}

gboolean
bm_board_gait_card (BmSprite      *out,
                    const BmEvent *event,
                    const float    who[2],
                    float          p)
{
  const char *face = card_art (event->n);

  *out = (BmSprite) { .id = BM_SPRITE_CARD (0), .art = face != NULL ? face : back_art (event->who) };
  switch ((int) event->kind)
    {
    case BM_EVENT_PLAYED:
      play_card (out, p);
      return TRUE;
    case BM_EVENT_POWER:
    case BM_EVENT_DRAFTED:
      pop_card (out, who[0], who[1], p);
      return face != NULL;
    case BM_EVENT_REMINDER:
    case BM_EVENT_SKIPPED:
      pop_card (out, HAND_X, MIDDLE_Y, event->m == 0 && event->kind == BM_EVENT_REMINDER ? 0.5f + 0.5f * p : p);
      if (event->kind == BM_EVENT_SKIPPED)
        bm_board_gait_shake (out, p);
      return face != NULL;
    case BM_EVENT_DRAWN:
      /* What was drawn only its side may know. */
      out->art = back_art (event->who);
      pass_card (out, column_x (event->who), MIDDLE_Y, HAND_X, HAND_Y, p);
      return TRUE;
    case BM_EVENT_DISCARDED:
      pass_card (out, HAND_X, HAND_Y, column_x (event->who), MIDDLE_Y, p);
      return TRUE;
    case BM_EVENT_SEEN:
      out->art = back_art (event->who == BM_SIDE_BIRD ? BM_SIDE_WORMS : BM_SIDE_BIRD);
      pop_card (out, HAND_X, MIDDLE_Y, p);
      return TRUE;
    case BM_EVENT_SHUFFLED:
      out->art = back_art (event->who);
      pop_card (out, column_x (event->who) * 0.8f + 1, MIDDLE_Y, p);
      bm_board_gait_shake (out, p);
      return TRUE;
    default:
      return FALSE;
    }
}
