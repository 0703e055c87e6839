/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-board-motion.h"

#include <math.h>

#include "tb-rules.h"

#define SHAKE 4 /* pixels */

/* Milliseconds for the loss of one heart. */
#define HEART 120
/* Milliseconds for which a roll in a hunt is shown: everybody at the table looks at it. */
#define HUNT_ROLL 1000

/* Milliseconds at the usual pace. */
typedef struct
{
  guint16 length;
  guint16 next;  /* delay before the next event of the same kind; 0: the whole length of this one */
  guint16 flows; /* gboolean: the next event does not wait for its end */
  guint16 still; /* how long it is shown when movement is disabled */
} Pace;

static const Pace paces[TB_N_EVENT_KINDS] = {
  /* Setup and decks */
  [TB_EVENT_FIRST] = { 400, 0, FALSE, 300 }, [TB_EVENT_LOCATION] = { 200, 90, FALSE, 0 },
  [TB_EVENT_SHUFFLED] = { 240, 0, TRUE, 0 }, [TB_EVENT_DRAWN] = { 260, 110, FALSE, 0 },
  [TB_EVENT_LEADER] = { 300, 0, FALSE, 0 }, [TB_EVENT_LEFT_OUT] = { 220, 90, FALSE, 0 },
  [TB_EVENT_OUT] = { 160, 30, TRUE, 0 }, [TB_EVENT_LINE] = { 260, 110, FALSE, 0 },
  [TB_EVENT_LINE_DISCARDED] = { 280, 110, FALSE, 0 }, [TB_EVENT_SETUP_ATTACK] = { 400, 0, FALSE, 200 },
  [TB_EVENT_WORM] = { 360, 0, FALSE, 0 }, [TB_EVENT_PLACED] = { 320, 0, FALSE, 0 },
  /* Turn */
  [TB_EVENT_ROUND] = { 400, 0, TRUE, 0 }, [TB_EVENT_TURN] = { 280, 0, FALSE, 0 },
  [TB_EVENT_FINAL_TURN] = { 280, 0, FALSE, 0 }, [TB_EVENT_PLAYED] = { 260, 0, FALSE, 200 },
  [TB_EVENT_ADDED] = { 220, 0, FALSE, 0 }, [TB_EVENT_HID] = { 260, 0, FALSE, 200 },
  [TB_EVENT_LAID] = { 280, 0, FALSE, 300 }, [TB_EVENT_REVEALED] = { 280, 0, FALSE, 300 },
  [TB_EVENT_TARGET] = { 190, 0, FALSE, 0 }, [TB_EVENT_ARROW_IGNORED] = { 190, 0, FALSE, 0 },
  [TB_EVENT_AP] = { 200, 0, TRUE, 0 }, [TB_EVENT_TURN_END] = { 200, 0, FALSE, 0 },
  /* Actions */
  [TB_EVENT_MOVED] = { 230, 0, FALSE, 0 }, [TB_EVENT_RAMPED] = { 340, 0, FALSE, 0 },
  [TB_EVENT_JUMPED] = { 400, 0, FALSE, 0 }, [TB_EVENT_CARRIED] = { 320, 0, FALSE, 0 },
  [TB_EVENT_CRASHED] = { 400, 0, FALSE, 400 }, [TB_EVENT_CLEARED] = { 240, 0, FALSE, 0 },
  [TB_EVENT_SCOOPED] = { 260, 0, FALSE, 0 }, [TB_EVENT_TOOK] = { 260, 90, FALSE, 0 },
  [TB_EVENT_TRADED_RUBBLE] = { 280, 0, FALSE, 0 }, [TB_EVENT_DELIVERED] = { 300, 0, FALSE, 200 },
  [TB_EVENT_BONUS] = { 260, 0, FALSE, 0 }, [TB_EVENT_HIDDEN_BOUNTY] = { 280, 0, FALSE, 0 },
  [TB_EVENT_REVIVED] = { 320, 0, FALSE, 0 },
  /* Points and cards */
  [TB_EVENT_VP] = { 300, 0, FALSE, 0 }, [TB_EVENT_COMPLETED] = { 380, 0, FALSE, 200 },
  [TB_EVENT_USED] = { 380, 0, FALSE, 400 }, [TB_EVENT_KEPT] = { 220, 0, FALSE, 0 },
  [TB_EVENT_HAT] = { 280, 0, FALSE, 0 }, [TB_EVENT_DISCARDED] = { 240, 90, FALSE, 0 },
  [TB_EVENT_STOLEN_EGG] = { 340, 110, FALSE, 300 }, [TB_EVENT_STOLEN_RUBBLE] = { 340, 110, FALSE, 300 },
  [TB_EVENT_POWER] = { 300, 0, TRUE, 0 },
  /* Dice and pieces */
  [TB_EVENT_ROLLED] = { 650, 260, FALSE, 500 }, [TB_EVENT_PUT_EGG] = { 240, 90, FALSE, 0 },
  [TB_EVENT_PUT_RUBBLE] = { 200, 70, FALSE, 0 }, [TB_EVENT_GONE_EGG] = { 200, 60, FALSE, 0 },
  [TB_EVENT_GONE_RUBBLE] = { 200, 60, FALSE, 0 }, [TB_EVENT_DROPPED_EGG] = { 240, 90, FALSE, 0 },
  [TB_EVENT_DROPPED_RUBBLE] = { 240, 90, FALSE, 0 }, [TB_EVENT_LOST_RUBBLE] = { 200, 0, FALSE, 0 },
  [TB_EVENT_NOT_PLACED_EGG] = { 220, 70, FALSE, 0 }, [TB_EVENT_NOT_PLACED_RUBBLE] = { 220, 70, FALSE, 0 },
  /* Attack */
  [TB_EVENT_ATTACK] = { 240, 0, FALSE, 0 }, [TB_EVENT_CENTRE] = { 380, 0, FALSE, 300 },
  [TB_EVENT_DESTROYED] = { 400, 0, FALSE, 400 }, [TB_EVENT_CAUGHT] = { 320, 160, FALSE, 400 },
  [TB_EVENT_HUNT] = { 200, 0, FALSE, 200 }, [TB_EVENT_DAMAGE] = { 300, 0, FALSE, 400 },
  [TB_EVENT_PASSED] = { 220, 0, FALSE, 200 }, [TB_EVENT_DEFEATED] = { 400, 0, FALSE, 500 },
  [TB_EVENT_PROTECTED] = { 400, 0, FALSE, 500 }, [TB_EVENT_DIED] = { 400, 0, FALSE, 500 },
  [TB_EVENT_ATTACK_END] = { 280, 0, FALSE, 0 }, [TB_EVENT_ATTACKS] = { 240, 0, FALSE, 0 },
  /* End */
  [TB_EVENT_ELIMINATED] = { 400, 0, FALSE, 400 }, [TB_EVENT_FINAL] = { 240, 0, FALSE, 0 },
  [TB_EVENT_TROPHY] = { 360, 0, FALSE, 300 }, [TB_EVENT_OBJECTIVE] = { 300, 0, FALSE, 0 },
  [TB_EVENT_WON] = { 400, 0, FALSE, 300 }, [TB_EVENT_LOST] = { 400, 0, FALSE, 300 },
};

static guint
length_of (const BmEvent *event,
           gboolean       still)
{
  const Pace *pace = event->kind < TB_N_EVENT_KINDS ? &paces[event->kind] : &paces[0];

  if (event->kind == TB_EVENT_ROLLED && event->m == TB_DIE_CARD)
    return HUNT_ROLL;
  if (event->kind == TB_EVENT_DAMAGE && event->n > 1)
    return (still ? pace->still : pace->length) + HEART * (guint) (event->n - 1);
  return still ? pace->still : pace->length;
}

/* The time from the start of EVENT to the start of the event after it. */
static guint
step_of (const BmEvent *event,
         const BmEvent *next,
         guint          length)
{
  const Pace *pace = event->kind < TB_N_EVENT_KINDS ? &paces[event->kind] : &paces[0];
  gboolean alike = next != NULL && next->kind == event->kind;

  if (pace->flows)
    return alike ? pace->next : 0;
  /* The dice of one Weapon are rolled one after another and stay visible. */
  if (event->kind == TB_EVENT_ROLLED && (event->m == TB_DIE_CARD || (alike && next->m == event->m)))
    return alike && event->m == TB_DIE_CARD ? length / 2 : length;
  return alike && pace->next > 0 ? MIN (pace->next, length) : length;
}

guint
tb_motion_plan (const TbPosition *before,
                const BmEvent    *events,
                guint             n,
                gboolean          still,
                TbBeat           *beats)
{
  /* The attacks of the setup are many, so they are faster. */
  guint divisor = before->step == TB_STEP_SETUP ? 2 : 1, at = 0, all = 0;

  for (guint i = 0; i < n; i++)
    {
      guint length = length_of (&events[i], still) / divisor;

      beats[i] = (TbBeat) { at, length };
      all = MAX (all, at + length);
      at += step_of (&events[i], i + 1 < n ? &events[i + 1] : NULL, length);
      /* An overlapping event has ended before an event of another kind begins at its target. */
      if (still)
        at = all;
    }
  return all;
}

/* ---- A Worm */

static void
come_up (TbBoardPicture *picture,
         const BmEvent  *event)
{
  picture->risen = (TbRisen) { .shown = TRUE, .worm = (TbCard) event->n, .at = event->to,
                               .setup = event->kind == TB_EVENT_SETUP_ATTACK };
}

/* Cars face the direction in which they drive. */
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

/* Whether EVENT is part of an attack of the setup. */
static gboolean
is_of_setup_attack (const BmEvent *event)
{
  switch ((guint) event->kind)
    {
    case TB_EVENT_SETUP_ATTACK:
    case TB_EVENT_ROLLED:
    case TB_EVENT_PUT_EGG:
    case TB_EVENT_PUT_RUBBLE:
    case TB_EVENT_GONE_EGG:
    case TB_EVENT_GONE_RUBBLE:
    case TB_EVENT_NOT_PLACED_EGG:
    case TB_EVENT_NOT_PLACED_RUBBLE:
      return TRUE;
    default:
      return FALSE;
    }
}

static void
change (TbBoardPicture *picture,
        const BmEvent  *event)
{
  if (picture->risen.setup && !is_of_setup_attack (event))
    picture->risen = (TbRisen) { .shown = FALSE };
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
      picture->risen.caught |= 1u << event->who;
      break;
    case TB_EVENT_PROTECTED:
    case TB_EVENT_DIED:
      picture->risen.caught &= ~(1u << event->who);
      break;
    case TB_EVENT_DESTROYED:
      picture->ruins |= TB_BIT (event->from);
      break;
    case TB_EVENT_DEFEATED:
      picture->risen.beaten = TRUE;
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
tb_motion_begin (TbBoardPicture *picture,
                 const BmEvent  *event)
{
  /* Normally there is room; otherwise the oldest moment ends early. */
  if (picture->n_moments == TB_MAX_MOMENTS)
    tb_motion_end (picture, 0);
  tb_event_replay (event, &picture->pos);
  change (picture, event);
  picture->moments[picture->n_moments++] = (TbBoardMoment) { event, 0 };
}

void
tb_motion_end (TbBoardPicture *picture,
               guint           index)
{
  const BmEvent *event = picture->moments[index].event;

  if (event->kind == TB_EVENT_ATTACK_END)
    picture->risen = (TbRisen) { .shown = FALSE };
  else if (event->kind == TB_EVENT_SETUP_ATTACK || event->kind == TB_EVENT_CENTRE)
    picture->risen.up = 1;
  picture->n_moments--;
  memmove (&picture->moments[index], &picture->moments[index + 1],
           (picture->n_moments - index) * sizeof *picture->moments);
}

/* It rises quickly and sways back a little. */
static float
rise (float time)
{
  return time < 0.75f ? sinf (time / 0.75f * 1.5708f) * 1.06f : 1.06f - 0.06f * (time - 0.75f) * 4;
}

static float
shake_of (const TbBoardMoment *moment)
{
  float left = 1 - moment->time;

  switch ((guint) moment->event->kind)
    {
    case TB_EVENT_ATTACK:
      return sinf (moment->time * 22) * SHAKE * 0.6f * moment->time;
    case TB_EVENT_CENTRE:
    case TB_EVENT_SETUP_ATTACK:
      return sinf (moment->time * 34) * SHAKE * left;
    case TB_EVENT_DIED:
      return sinf (moment->time * 30) * SHAKE * 0.5f * left;
    default:
      return 0;
    }
}

void
tb_motion_frame (TbBoardPicture *picture,
                 gboolean        still)
{
  picture->shake = 0;
  for (guint i = 0; i < picture->n_moments; i++)
    {
      const TbBoardMoment *moment = &picture->moments[i];

      if (!still)
        picture->shake += shake_of (moment);
      if (moment->event->kind == TB_EVENT_CENTRE || moment->event->kind == TB_EVENT_SETUP_ATTACK)
        picture->risen.up = rise (moment->time);
      else if (moment->event->kind == TB_EVENT_ATTACK_END)
        picture->risen.up = 1 - moment->time;
    }
}
