/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Cards above the board: played, drawn, seen, given away.
 */
#define G_LOG_DOMAIN "wr-board-gaits"

#include "config.h"

#include "wr-board-gaits.h"

#include <math.h>

#include "wr-card-set.h"
#include "bm-words.h"

#define PI ((float) G_PI)

/* Height by width of a card's picture. */
#define CARD_ASPECT 0.625f
#define CARD_SIZE   4.2f

/* The places of the hands, the centre of the board, and a side's own column. */
#define HAND_X   (WR_N_COLUMNS / 2.0f)
#define HAND_Y   (WR_ROW_BELOW + 1.2f)
#define MIDDLE_Y 5.5f

static float
column_x (guint side)
{
  return side == WR_SIDE_BIRD ? WR_N_COLUMNS + 1.5f : -1.5f;
}

static const char *
back_art (guint side)
{
  switch (side)
    {
    case WR_SIDE_BIRD:
      return "cards/back-bird";
    case WR_SIDE_WORMS:
      return "cards/back-worms";
    default:
      return "cards/back-events";
    }
}

static const char *
card_art (int card)
{
  g_autofree char *art = NULL;

  if (card < 0 || (guint) card >= wr_card_set->n_cards)
    return NULL;
  art = g_strconcat ("cards/", wr_card ((guint8) card)->id, NULL);
  return bm_words_intern (art);
}

static void
card_at (WrSprite *out,
         float     x,
         float     y,
         float     size,
         float     opacity)
{
  float scale = size / CARD_SIZE;

  /* Scales a picture about its foot. */
  out->size = CARD_SIZE;
  out->across = scale;
  out->up = CARD_ASPECT * scale;
  out->x = x;
  out->y = y - (CARD_SIZE - CARD_ASPECT * size) / 2;
  out->opacity = CLAMP (opacity, 0, 1);
}

/* From the hand to the centre, shown for a moment, then removed. */
static void
play_card (WrSprite *out,
           float     p)
{
  float e = wr_board_gait_ease (MIN (1, p / 0.45f));

  card_at (out, HAND_X, wr_board_gait_mix (HAND_Y, MIDDLE_Y, e), wr_board_gait_mix (1.6f, 4.2f, e),
           p < 0.75f ? 1 : (1 - p) / 0.25f);
  out->angle = 8 * (1 - e);
}

static void
pop_card (WrSprite *out,
          float     x,
          float     y,
          float     p)
{
  card_at (out, x, y - 0.7f * wr_board_gait_ease (p),
           wr_board_gait_mix (1.0f, 3.0f, wr_board_gait_ease (MIN (1, 2 * p))),
           p < 0.7f ? 1 : (1 - p) / 0.3f);
}

static void
pass_card (WrSprite *out,
           float     from_x,
           float     from_y,
           float     to_x,
           float     to_y,
           float     p)
{
  float e = wr_board_gait_ease (p);

  card_at (out, wr_board_gait_mix (from_x, to_x, e), wr_board_gait_mix (from_y, to_y, e), 1.7f,
           MIN (1, 4 * MIN (p, 1 - p)));
  out->angle = 10 * sinf (PI * p);
}

gboolean
wr_board_gait_card (WrSprite      *out,
                    const BmEvent *event,
                    const float    who[2],
                    float          p)
{
  const char *face = card_art (event->n);

  *out = (WrSprite) { .id = WR_SPRITE_CARD (0), .art = face != NULL ? face : back_art (event->who) };
  switch ((int) event->kind)
    {
    case WR_EVENT_PLAYED:
      play_card (out, p);
      return TRUE;
    case WR_EVENT_POWER:
    case WR_EVENT_DRAFTED:
      pop_card (out, who[0], who[1], p);
      return face != NULL;
    case WR_EVENT_REMINDER:
    case WR_EVENT_SKIPPED:
      pop_card (out, HAND_X, MIDDLE_Y, event->m == 0 && event->kind == WR_EVENT_REMINDER ? 0.5f + 0.5f * p : p);
      if (event->kind == WR_EVENT_SKIPPED)
        wr_board_gait_shake (out, p);
      return face != NULL;
    case WR_EVENT_DRAWN:
      /* A drawn card is only known to its side. */
      out->art = back_art (event->who);
      pass_card (out, column_x (event->who), MIDDLE_Y, HAND_X, HAND_Y, p);
      return TRUE;
    case WR_EVENT_DISCARDED:
      pass_card (out, HAND_X, HAND_Y, column_x (event->who), MIDDLE_Y, p);
      return TRUE;
    case WR_EVENT_SEEN:
      out->art = back_art (event->who == WR_SIDE_BIRD ? WR_SIDE_WORMS : WR_SIDE_BIRD);
      pop_card (out, HAND_X, MIDDLE_Y, p);
      return TRUE;
    case WR_EVENT_SHUFFLED:
      out->art = back_art (event->who);
      pop_card (out, column_x (event->who) * 0.8f + 1, MIDDLE_Y, p);
      wr_board_gait_shake (out, p);
      return TRUE;
    default:
      return FALSE;
    }
}
