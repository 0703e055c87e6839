/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-board-gaits"

#include "config.h"

#include "wr-board-gaits.h"

#include <math.h>

#define PI ((float) G_PI)

float
wr_board_gait_mix (float a,
                   float b,
                   float p)
{
  return a + (b - a) * p;
}

float
wr_board_gait_ease (float p)
{
  return p * p * (3 - 2 * p);
}

/* Makes the sprite wider by BY and lower by as much, about its feet. */
static void
squash (WrSprite *out,
        float     by)
{
  out->across *= 1 + by;
  out->up *= 1 - by;
}

static void
grow (WrSprite *out,
      float     factor)
{
  out->across *= factor;
  out->up *= factor;
}

/* Moves OUT to the point E between A and B and interpolates its size.  The foot is moved, not the centre, as squash and
   stretch are relative to the foot. */
static void
place (WrSprite       *out,
       const WrSprite *a,
       const WrSprite *b,
       float           e)
{
  grow (out, wr_board_gait_mix (a->size, b->size, e) / out->size);
  out->x = wr_board_gait_mix (a->x, b->x, e);
  out->y = wr_board_gait_mix (a->y + a->size / 2, b->y + b->size / 2, e) - out->size / 2;
}

static void
crawl (WrSprite       *out,
       const WrSprite *a,
       const WrSprite *b,
       float           p)
{
  float reach = 0.16f * sinf (PI * p);

  place (out, a, b, wr_board_gait_ease (p));
  squash (out, fabsf (b->x - a->x) > fabsf (b->y - a->y) ? reach : -reach);
  out->angle = 7 * sinf (2 * PI * p);
}

static void
fly (WrSprite       *out,
     const WrSprite *a,
     const WrSprite *b,
     float           p)
{
  float distance = hypotf (b->x - a->x, b->y - a->y);

  place (out, a, b, wr_board_gait_ease (p));
  out->y -= sinf (PI * p) * MIN (0.9f, 0.25f + 0.08f * distance);
  squash (out, p > 0.85f ? 0.14f * sinf (PI * (p - 0.85f) / 0.15f) : -0.08f * sinf (PI * p));
  out->angle = 10 * sinf (PI * p) * (b->x > a->x ? 1 : -1);
}

/* Faster and faster, then flat for a moment. */
static void
fall (WrSprite       *out,
      const WrSprite *a,
      const WrSprite *b,
      float           p)
{
  if (p < 0.8f)
    {
      place (out, a, b, (p / 0.8f) * (p / 0.8f));
      squash (out, -0.14f * p);
    }
  else
    {
      place (out, a, b, 1);
      squash (out, 0.24f * sinf (PI * (p - 0.8f) / 0.2f));
    }
}

static void
teleport (WrSprite       *out,
          const WrSprite *a,
          const WrSprite *b,
          float           p)
{
  float near_end = fabsf (1 - 2 * p);

  place (out, a, b, p < 0.5f ? 0 : 1);
  grow (out, MAX (0.02f, near_end));
  out->y -= out->size * (1 - near_end) / 2;
  out->angle = p < 0.5f ? 200 * p : -200 * (1 - p);
}

static void
peck (WrSprite *out,
      WrDir     dir,
      float     p)
{
  float reach = 0.32f * sinf (2 * PI * p) * (p < 0.5f ? 1 : 0.35f);

  if (dir == WR_DIR_LEFT || dir == WR_DIR_RIGHT)
    out->x += dir == WR_DIR_RIGHT ? reach : -reach;
  else
    out->y += dir == WR_DIR_DOWN ? reach : -reach;
}

void
wr_board_gait_shake (WrSprite *out,
                     float     p)
{
  out->angle = 11 * sinf (6 * PI * p) * (1 - p);
}

static void
hop (WrSprite *out,
     float     p)
{
  out->y -= 0.13f * sinf (PI * p);
  squash (out, -0.06f * sinf (PI * p));
}

static void
show_tracker (WrSprite      *out,
              const BmEvent *event,
              float          p)
{
  if (event->who == WR_TRACKER_HEALTH && event->to < event->from)
    wr_board_gait_shake (out, p);
  else if (event->who == WR_TRACKER_SUSPICION)
    out->angle = 9 * sinf (2 * PI * p);
  else
    squash (out, (event->to > event->from ? 0.13f : -0.10f) * sinf (PI * p));
}

/* The way from A to B. */
static void
travel (WrSprite       *out,
        const WrSprite *a,
        const WrSprite *b,
        int             kind,
        float           p)
{
  switch (kind)
    {
    case WR_EVENT_MOVED:
      crawl (out, a, b, p);
      break;
    case WR_EVENT_FLEW:
      fly (out, a, b, p);
      break;
    case WR_EVENT_FELL:
      fall (out, a, b, p);
      break;
    case WR_EVENT_TELEPORTED:
      teleport (out, a, b, p);
      break;
    default:
      place (out, a, b, wr_board_gait_ease (p));
      break;
    }
}

/* Animations in place. */
static void
gesture (WrSprite      *out,
         const BmEvent *event,
         const float    to_bird[2],
         float          p)
{
  switch ((int) event->kind)
    {
    case WR_EVENT_BITTEN:
      out->x += 0.45f * to_bird[0] * sinf (PI * p);
      out->y += 0.45f * to_bird[1] * sinf (PI * p);
      break;
    case WR_EVENT_PECKED:
      peck (out, (WrDir) event->n, p);
      break;
    case WR_EVENT_WORM_EATEN:
    case WR_EVENT_ZOMBIE_EATEN:
      squash (out, 0.12f * sinf (3 * PI * p));
      break;
    case WR_EVENT_WOKE:
    case WR_EVENT_STUNNED:
    case WR_EVENT_BROKE:
      wr_board_gait_shake (out, p);
      break;
    case WR_EVENT_TRACKER:
      show_tracker (out, event, p);
      break;
    case WR_EVENT_TURN:
    case WR_EVENT_TURN_END:
    case WR_EVENT_POWER:
    case WR_EVENT_DRAFTED:
    case WR_EVENT_ACTIONS:
    case WR_EVENT_PUT:
    case WR_EVENT_TAKEN:
      hop (out, p);
      break;
    case WR_EVENT_WON:
      hop (out, p < 0.5f ? 2 * p : 2 * p - 1);
      break;
    default:
      break;
    }
}

void
wr_board_gait_blend (WrSprite       *out,
                     const WrSprite *a,
                     const WrSprite *b,
                     const BmEvent  *event,
                     const float     to_bird[2],
                     float           p)
{
  *out = p < 0.5f ? *a : *b;
  travel (out, a, b, event != NULL ? event->kind : 0, p);
  if (event != NULL)
    gesture (out, event, to_bird, p);
}

void
wr_board_gait_leave (WrSprite       *out,
                     const WrSprite *a,
                     const BmEvent  *event,
                     const float     to_bird[2],
                     float           p)
{
  float e = wr_board_gait_ease (p);

  *out = *a;
  switch (event != NULL ? (int) event->kind : 0)
    {
    case WR_EVENT_WORM_EATEN:
    case WR_EVENT_ZOMBIE_EATEN:
      /* Pulled up, then removed with a pop. */
      out->x += to_bird[0] * e;
      out->y += to_bird[1] * e;
      squash (out, -0.25f * sinf (PI * MIN (1, p / 0.7f)));
      grow (out, p < 0.6f ? 1 : MAX (0.02f, 1 - (p - 0.6f) / 0.4f));
      break;
    case WR_EVENT_DIED:
    case WR_EVENT_BURNT:
      out->y += 0.35f * e;
      squash (out, 0.2f * e);
      out->opacity = 1 - e;
      break;
    case WR_EVENT_BROKE:
      wr_board_gait_shake (out, MIN (1, 2 * p));
      out->opacity = p < 0.4f ? 1 : 1 - (p - 0.4f) / 0.6f;
      grow (out, 1 - 0.3f * e);
      break;
    case WR_EVENT_TAKEN:
      out->y -= 0.45f * e;
      grow (out, 1 - 0.5f * e);
      out->opacity = 1 - e;
      break;
    default:
      out->opacity = 1 - e;
      break;
    }
}

void
wr_board_gait_enter (WrSprite       *out,
                     const WrSprite *b,
                     const BmEvent  *event,
                     float           p)
{
  *out = *b;
  switch (event != NULL ? (int) event->kind : 0)
    {
    case WR_EVENT_PUT:
      {
        float height = wr_sprite_id_is_piece (b->id) ? 2.5f : 0.8f;
        WrSprite above = *b;

        above.y -= height;
        fall (out, &above, b, p);
        out->opacity = MIN (1, p / 0.3f);
      }
      break;
    case WR_EVENT_RAISED:
      out->y += 0.3f * (1 - p);
      squash (out, -0.2f * sinf (PI * p));
      grow (out, MAX (0.05f, wr_board_gait_ease (p)));
      break;
    default:
      out->opacity = wr_board_gait_ease (p);
      break;
    }
}

int
wr_board_gait_length (const BmEvent *event)
{
  switch ((WrEventKind) event->kind)
    {
    case WR_EVENT_FLEW:
    case WR_EVENT_RAISED:
    case WR_EVENT_WORM_EATEN:
    case WR_EVENT_ZOMBIE_EATEN:
    case WR_EVENT_DIED:
      return 360;
    case WR_EVENT_FELL:
      return MIN (400, 200 + 25 * ABS (wr_space_row (event->to) - wr_space_row (event->from)));
    case WR_EVENT_TELEPORTED:
    case WR_EVENT_ROLLED:
    case WR_EVENT_RAIN:
    case WR_EVENT_SPECIAL:
    case WR_EVENT_PLAYED:
    case WR_EVENT_POWER:
    case WR_EVENT_DAY:
    case WR_EVENT_WON:
      return 400;
    case WR_EVENT_STUNNED:
      return 350;
    case WR_EVENT_CARRIED:
    case WR_EVENT_BITTEN:
    case WR_EVENT_DUG:
    case WR_EVENT_SANK:
    case WR_EVENT_ROSE:
    case WR_EVENT_SHIFTED:
    case WR_EVENT_BROKE:
    case WR_EVENT_BURNT:
      return 300;
    case WR_EVENT_MOVED:
    case WR_EVENT_PECKED:
    case WR_EVENT_PUT:
    case WR_EVENT_TAKEN:
      return 250;
    case WR_EVENT_TURN:
    case WR_EVENT_WOKE:
    case WR_EVENT_TRACKER:
      return 180;
    case WR_EVENT_TURN_END:
      return 150;
    case WR_EVENT_DRAFTED:
    case WR_EVENT_SEEN:
    case WR_EVENT_REMINDER:
      return 300;
    case WR_EVENT_DRAWN:
    case WR_EVENT_SHUFFLED:
    case WR_EVENT_DISCARDED:
    case WR_EVENT_ACTIONS:
    case WR_EVENT_SKIPPED:
      return 220;
    /* Not shown: the event of the action follows. */
    case WR_EVENT_SPENT:
    case WR_N_EVENT_KINDS:
    default:
      return 0;
    }
}
