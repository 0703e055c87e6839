/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-board-motion.h"

#include <math.h>

#include "tb-rules.h"

#define SHAKE 4 /* pixels */

static const guint16 lengths[TB_N_EVENT_KINDS] = {
  [TB_EVENT_SETUP_ATTACK] = 260, [TB_EVENT_WORM] = 360, [TB_EVENT_PLACED] = 320, [TB_EVENT_PLAYED] = 160,
  [TB_EVENT_LAID] = 260, [TB_EVENT_REVEALED] = 320, [TB_EVENT_TARGET] = 300, [TB_EVENT_ARROW_IGNORED] = 160,
  [TB_EVENT_MOVED] = 230, [TB_EVENT_RAMPED] = 340, [TB_EVENT_JUMPED] = 420, [TB_EVENT_CARRIED] = 300,
  [TB_EVENT_CRASHED] = 500, [TB_EVENT_CLEARED] = 170, [TB_EVENT_TOOK] = 150, [TB_EVENT_DELIVERED] = 260,
  [TB_EVENT_PUT_EGG] = 240, [TB_EVENT_PUT_RUBBLE] = 190, [TB_EVENT_GONE_EGG] = 120, [TB_EVENT_GONE_RUBBLE] = 120,
  [TB_EVENT_DROPPED_EGG] = 150, [TB_EVENT_DROPPED_RUBBLE] = 150, [TB_EVENT_ATTACK] = 560, [TB_EVENT_DESTROYED] = 500,
  [TB_EVENT_CAUGHT] = 380, [TB_EVENT_DAMAGE] = 420, [TB_EVENT_PROTECTED] = 480, [TB_EVENT_DEFEATED] = 620,
  [TB_EVENT_DIED] = 640, [TB_EVENT_ATTACK_END] = 380,
};

guint
tb_motion_length (const TbPosition *pos,
                  const BmEvent    *event)
{
  guint length = event->kind < TB_N_EVENT_KINDS ? lengths[event->kind] : 0;

  /* The attacks of the setup are many. */
  return pos->step == TB_STEP_SETUP ? length / 2 : length;
}

static void
come_up (TbBoardPicture *picture,
         const BmEvent  *event)
{
  const TbWorm *worm = tb_worm ((TbCard) event->n);

  picture->risen = (TbRisen) { .shown = TRUE, .at = event->to };
  if (event->to < TB_N_SPACES)
    picture->risen.area = tb_attack_area (&picture->pos, worm, event->to);
}

/* Cars look where they drive. */
static void
turn_car (TbBoardPicture *picture,
          const BmEvent  *event)
{
  int from = tb_space_column (event->from), to = tb_space_column (event->to);

  if (event->from >= TB_N_SPACES || event->to >= TB_N_SPACES || from == to)
    return;
  if (to < from)
    picture->mirrored |= 1u << event->who;
  else
    picture->mirrored &= ~(1u << event->who);
}

void
tb_motion_begin (TbBoardPicture *picture,
                 const BmEvent  *event)
{
  tb_event_replay (event, &picture->pos);
  switch (event->kind)
    {
    case TB_EVENT_ATTACK:
    case TB_EVENT_SETUP_ATTACK:
      come_up (picture, event);
      break;
    case TB_EVENT_CENTRE:
      picture->risen.at = event->to;
      break;
    case TB_EVENT_CAUGHT:
      if (event->to < TB_N_SPACES)
        picture->risen.caught |= TB_BIT (event->to);
      break;
    case TB_EVENT_PROTECTED:
    case TB_EVENT_DIED:
      picture->risen.caught = 0;
      break;
    case TB_EVENT_MOVED:
    case TB_EVENT_RAMPED:
    case TB_EVENT_JUMPED:
    case TB_EVENT_CARRIED:
    case TB_EVENT_CRASHED:
      turn_car (picture, event);
      break;
    default:
      break;
    }
}

void
tb_motion_frame (TbBoardPicture *picture,
                 const BmEvent  *event,
                 float           time)
{
  picture->moment = (TbBoardMoment) { event, time };
  picture->shake = 0;
  switch (event->kind)
    {
    case TB_EVENT_ATTACK:
      picture->shake = sinf (time * 44) * SHAKE * (1 - time);
      picture->risen.up = time < 0.35f ? 0 : (time - 0.35f) / 0.65f;
      break;
    case TB_EVENT_SETUP_ATTACK:
      picture->risen.up = time;
      break;
    case TB_EVENT_DAMAGE:
      picture->shake = event->n > 0 ? sinf (time * 50) * SHAKE * 0.6f * (1 - time) : 0;
      break;
    case TB_EVENT_ATTACK_END:
      picture->risen.up = 1 - time;
      break;
    default:
      break;
    }
}

void
tb_motion_end (TbBoardPicture *picture,
               const BmEvent  *event)
{
  if (event->kind == TB_EVENT_ATTACK_END)
    picture->risen = (TbRisen) { .shown = FALSE };
  else if (event->kind == TB_EVENT_SETUP_ATTACK || event->kind == TB_EVENT_ATTACK)
    picture->risen.up = 1;
  picture->shake = 0;
  picture->moment = (TbBoardMoment) { NULL, 0 };
}
