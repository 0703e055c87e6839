/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What an event shows besides the sprites that it moves: crumbs, rain, dice.
 */
#define G_LOG_DOMAIN "bm-board-gaits"

#include "config.h"

#include "bm-board-gaits.h"

static gboolean
effect_at (BmFlash     *effect,
           BmFlashKind  kind,
           guint8        dir,
           BmSpace       space,
           float         t)
{
  *effect = (BmFlash) { .kind = (guint8) kind, .dir = dir, .t = t,
                         .x = bm_space_column (space) + 0.5f, .y = bm_space_row (space) + 0.5f };
  return t >= 0 && t <= 1;
}

gboolean
bm_board_gait_effect (BmFlash      *effect,
                      const BmEvent *event,
                      float          p)
{
  switch ((int) event->kind)
    {
    case BM_EVENT_DUG:
      return effect_at (effect, BM_FLASH_CRUMBS, 0, event->to, p);
    case BM_EVENT_SANK:
      return effect_at (effect, BM_FLASH_CRUMBS, 0, BM_SPACE (event->n, event->to), p);
    case BM_EVENT_RAISED:
      return effect_at (effect, BM_FLASH_CRUMBS, 0, event->to, p);
    case BM_EVENT_BROKE:
      return effect_at (effect, BM_FLASH_CRUMBS, 1, event->from, (p - 0.25f) / 0.75f);
    case BM_EVENT_DIED:
    case BM_EVENT_BURNT:
      return effect_at (effect, BM_FLASH_CRUMBS, 2, event->from, p);
    case BM_EVENT_WORM_EATEN:
    case BM_EVENT_ZOMBIE_EATEN:
      return effect_at (effect, BM_FLASH_POP, 0, event->from, (p - 0.5f) / 0.5f);
    case BM_EVENT_TELEPORTED:
      return effect_at (effect, BM_FLASH_POP, 0, p < 0.5f ? event->from : event->to, p < 0.5f ? 1 - 2 * p : 2 * p - 1);
    case BM_EVENT_STUNNED:
      /* Over its head, wherever that is. */
      *effect = (BmFlash) { .kind = BM_FLASH_DAZE, .t = p, .n = event->who };
      return TRUE;
    case BM_EVENT_RAIN:
      return effect_at (effect, BM_FLASH_RAIN, (guint8) event->n, 0, p);
    case BM_EVENT_ROLLED:
      effect_at (effect, BM_FLASH_DIE, (guint8) event->n, BM_SPACE (BM_N_COLUMNS / 2, 3), p);
      effect->n = (guint8) event->m;
      return TRUE;
    case BM_EVENT_DAY:
      return effect_at (effect, BM_FLASH_DUSK, 0, 0, p);
    case BM_EVENT_SPECIAL:
      return effect_at (effect, BM_FLASH_DUSK, 1, 0, p);
    default:
      return FALSE;
    }
}
