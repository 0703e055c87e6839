/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The effects of an event besides moving sprites: crumbs, rain, dice.
 */
#define G_LOG_DOMAIN "wr-board-gaits"

#include "config.h"

#include "wr-board-gaits.h"

static gboolean
effect_at (WrFlash     *effect,
           WrFlashKind  kind,
           guint8        dir,
           WrSpace       space,
           float         t)
{
  *effect = (WrFlash) { .kind = (guint8) kind, .dir = dir, .t = t,
                         .x = wr_space_column (space) + 0.5f, .y = wr_space_row (space) + 0.5f };
  return t >= 0 && t <= 1;
}

gboolean
wr_board_gait_effect (WrFlash      *effect,
                      const BmEvent *event,
                      float          p)
{
  switch ((int) event->kind)
    {
    case WR_EVENT_DUG:
      return effect_at (effect, WR_FLASH_CRUMBS, 0, event->to, p);
    case WR_EVENT_SANK:
      return effect_at (effect, WR_FLASH_CRUMBS, 0, WR_SPACE (event->n, event->to), p);
    case WR_EVENT_RAISED:
      return effect_at (effect, WR_FLASH_CRUMBS, 0, event->to, p);
    case WR_EVENT_BROKE:
      return effect_at (effect, WR_FLASH_CRUMBS, 1, event->from, (p - 0.25f) / 0.75f);
    case WR_EVENT_DIED:
    case WR_EVENT_BURNT:
      return effect_at (effect, WR_FLASH_CRUMBS, 2, event->from, p);
    case WR_EVENT_WORM_EATEN:
    case WR_EVENT_ZOMBIE_EATEN:
      return effect_at (effect, WR_FLASH_POP, 0, event->from, (p - 0.5f) / 0.5f);
    case WR_EVENT_TELEPORTED:
      return effect_at (effect, WR_FLASH_POP, 0, p < 0.5f ? event->from : event->to, p < 0.5f ? 1 - 2 * p : 2 * p - 1);
    case WR_EVENT_STUNNED:
      /* Over its head, wherever that is. */
      *effect = (WrFlash) { .kind = WR_FLASH_DAZE, .t = p, .n = event->who };
      return TRUE;
    case WR_EVENT_RAIN:
      return effect_at (effect, WR_FLASH_RAIN, (guint8) event->n, 0, p);
    case WR_EVENT_ROLLED:
      effect_at (effect, WR_FLASH_DIE, (guint8) event->n, WR_SPACE (WR_N_COLUMNS / 2, 3), p);
      effect->n = (guint8) event->m;
      return TRUE;
    case WR_EVENT_DAY:
      return effect_at (effect, WR_FLASH_DUSK, 0, 0, p);
    case WR_EVENT_SPECIAL:
      return effect_at (effect, WR_FLASH_DUSK, 1, 0, p);
    default:
      return FALSE;
    }
}
