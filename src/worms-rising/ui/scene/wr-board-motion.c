/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-board-motion"

#include "config.h"

#include "wr-board-motion.h"

#include <string.h>

#include "wr-board-gaits.h"

/* No event is shown for less than this, or it would be a flicker. */
#define LEAST_MILLISECONDS 150.0f

#define NO_PARTNER G_MAXUINT

/* Events that happen in the same instant: a Grass that sinks and everything it carries. */
typedef struct
{
  guint first;
  guint n;
  float length;
} Step;

struct _WrBoardMotion
{
  guint         n_events;
  BmEvent      *events;
  GArray       *steps; /* of Step */
  float         length;

  guint         step;  /* the one that BEFORE and AFTER belong to; steps->len: over */
  float         start; /* when it began */
  WrPosition    position; /* after this step */
  WrBoardFrame  before;
  WrBoardFrame  after;
  guint         partner[WR_MAX_SPRITES]; /* of each sprite before, among those after */
  gboolean      is_new[WR_MAX_SPRITES];  /* of each sprite after */
};

/* ---- Which events go together */

static gboolean
is_carrying (const BmEvent *event)
{
  return event->kind == WR_EVENT_DUG || event->kind == WR_EVENT_SANK || event->kind == WR_EVENT_ROSE
         || event->kind == WR_EVENT_SHIFTED || event->kind == WR_EVENT_CARRIED;
}

static gboolean
moves_grass (const BmEvent *event)
{
  return event->kind == WR_EVENT_SANK || event->kind == WR_EVENT_ROSE;
}

static gboolean
crosses (const BmEvent *event)
{
  return (event->kind == WR_EVENT_SHIFTED || event->kind == WR_EVENT_CARRIED)
         && wr_space_column (event->from) != wr_space_column (event->to);
}

/* The number of events from FIRST on that swap two columns, 0: it is another event. */
static guint
count_swap (const BmEvent *events,
            guint          n,
            guint          first)
{
  guint last = first, crossing = 0, grass = 0;

  while (last < n && is_carrying (&events[last]) && events[last].kind != WR_EVENT_DUG)
    {
      crossing += crosses (&events[last]) ? 1 : 0;
      grass += moves_grass (&events[last]) ? 1 : 0;
      last++;
    }
  return crossing > 0 && (grass > 0 || crossing > 1) ? last - first : 0;
}

/* The number of events from FIRST on that make one step: one, or the movement of Grass with everything on it. */
static guint
count_together (const BmEvent *events,
                guint          n,
                guint          first)
{
  guint last = first;
  gboolean grass = moves_grass (&events[first]);

  if (!is_carrying (&events[first]))
    return 1;
  if (count_swap (events, n, first) > 0)
    return count_swap (events, n, first);
  while (last + 1 < n && is_carrying (&events[last + 1]) && events[last + 1].kind != WR_EVENT_DUG
         && !(grass && moves_grass (&events[last + 1])))
    {
      last++;
      grass = grass || moves_grass (&events[last]);
    }
  return last - first + 1;
}

static void
add_steps (WrBoardMotion *self,
           float          pace)
{
  for (guint i = 0; i < self->n_events;)
    {
      Step step = { i, count_together (self->events, self->n_events, i), 0 };
      float length = wr_board_gait_length (&self->events[i]);

      if (length > 0)
        step.length = MAX (LEAST_MILLISECONDS, length * pace);
      self->length += step.length;
      g_array_append_val (self->steps, step);
      i += step.n;
    }
}

/* ---- Which events concern which sprite */

static WrSpriteId
subject_of (const BmEvent *event)
{
  switch ((int) event->kind)
    {
    case WR_EVENT_FLEW:
    case WR_EVENT_PECKED:
      return WR_SPRITE_PIECE (WR_PIECE_BIRD);
    case WR_EVENT_PUT:
      return event->who == WR_TOKEN_BIRD ? WR_SPRITE_PIECE (WR_PIECE_BIRD)
                                         : wr_sprite_id_of_token ((WrToken) event->who, event->to);
    case WR_EVENT_TAKEN:
    case WR_EVENT_BROKE:
      return event->who == WR_TOKEN_BIRD ? WR_SPRITE_PIECE (WR_PIECE_BIRD)
                                         : wr_sprite_id_of_token ((WrToken) event->who, event->from);
    case WR_EVENT_SHIFTED:
      return wr_sprite_id_of_token ((WrToken) event->who, event->to);
    case WR_EVENT_BURNT:
      return wr_sprite_id_of_token (WR_TOKEN_GRAVESTONE, event->from);
    default:
      return WR_SPRITE_PIECE (event->who);
    }
}

static gboolean
is_of_side (WrSpriteId id,
            guint      side)
{
  return wr_sprite_id_is_piece (id) && (side == WR_SIDE_BIRD) == (id == WR_SPRITE_PIECE (WR_PIECE_BIRD));
}

static gboolean
concerns (const BmEvent *event,
          WrSpriteId     id)
{
  gboolean is_bird = id == WR_SPRITE_PIECE (WR_PIECE_BIRD);

  if (wr_board_gait_length (event) == 0)
    return FALSE;
  switch ((int) event->kind)
    {
    case WR_EVENT_TURN:
    case WR_EVENT_TURN_END:
    case WR_EVENT_WON:
      return is_of_side (id, event->who);
    case WR_EVENT_TRACKER:
      return event->who == WR_TRACKER_SUSPICION ? id < WR_N_WORMS : is_bird;
    case WR_EVENT_WORM_EATEN:
    case WR_EVENT_ZOMBIE_EATEN:
      return is_bird || id == WR_SPRITE_PIECE (event->who);
    case WR_EVENT_ACTIONS:
      return is_of_side (id, event->who);
    case WR_EVENT_DAY:
    case WR_EVENT_ROLLED:
    case WR_EVENT_RAIN:
    case WR_EVENT_SPECIAL:
    case WR_EVENT_PLAYED:
    case WR_EVENT_DRAWN:
    case WR_EVENT_DISCARDED:
    case WR_EVENT_SHUFFLED:
    case WR_EVENT_SEEN:
    case WR_EVENT_REMINDER:
    case WR_EVENT_SKIPPED:
    case WR_EVENT_DUG:
    case WR_EVENT_SANK:
    case WR_EVENT_ROSE:
      return FALSE;
    default:
      return subject_of (event) == id;
    }
}

/* The last event of the step that moves ID, or NULL. */
static const BmEvent *
event_for (WrBoardMotion *self,
           WrSpriteId     id)
{
  const Step *step = &g_array_index (self->steps, Step, self->step);

  for (guint i = step->n; i-- > 0;)
    if (concerns (&self->events[step->first + i], id))
      return &self->events[step->first + i];
  return NULL;
}

/* ---- Going from step to step */

/* Pairs the sprites before and after the step.  Tokens in the dirt are identified by their space, so shifted ones are
   matched first. */
static void
pair_sprites (WrBoardMotion *self)
{
  const Step *step = &g_array_index (self->steps, Step, self->step);
  WrSpriteId ids[WR_MAX_SPRITES];
  gboolean followed[WR_MAX_SPRITES] = { FALSE };

  for (guint i = 0; i < self->before.n_sprites; i++)
    ids[i] = self->before.sprites[i].id;
  for (guint e = 0; e < step->n; e++)
    {
      const BmEvent *event = &self->events[step->first + e];

      if (event->kind != WR_EVENT_SHIFTED)
        continue;
      for (guint i = 0; i < self->before.n_sprites; i++)
        if (!followed[i] && ids[i] == wr_sprite_id_of_token ((WrToken) event->who, event->from))
          {
            followed[i] = TRUE;
            ids[i] = wr_sprite_id_of_token ((WrToken) event->who, event->to);
            break;
          }
    }
  for (guint j = 0; j < self->after.n_sprites; j++)
    self->is_new[j] = TRUE;
  for (guint i = 0; i < self->before.n_sprites; i++)
    {
      self->partner[i] = NO_PARTNER;
      for (guint j = 0; j < self->after.n_sprites; j++)
        if (self->after.sprites[j].id == ids[i])
          {
            self->partner[i] = j;
            self->is_new[j] = FALSE;
          }
    }
}

static void
enter_step (WrBoardMotion *self)
{
  const Step *step = &g_array_index (self->steps, Step, self->step);

  self->before = self->after;
  for (guint i = 0; i < step->n; i++)
    wr_event_replay (&self->events[step->first + i], &self->position);
  wr_board_frame_rest (&self->after, &self->position);
  if (step->length > 0)
    pair_sprites (self);
}

WrBoardMotion *
wr_board_motion_new (const WrPosition  *from,
                     const BmEventList *events,
                     float              pace)
{
  WrBoardMotion *self = g_new0 (WrBoardMotion, 1);

  self->n_events = events->n;
  self->events = g_memdup2 (events->items, events->n * sizeof *events->items);
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  self->position = *from;
  wr_board_frame_rest (&self->after, from);
  add_steps (self, pace);
  if (self->steps->len > 0)
    enter_step (self);
  return self;
}

void
wr_board_motion_free (WrBoardMotion *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->steps);
  g_free (self->events);
  g_free (self);
}

float
wr_board_motion_length (WrBoardMotion *self)
{
  return self->length;
}

/* ---- The picture at one instant */

static void
to_bird (WrBoardMotion  *self,
         const WrSprite *sprite,
         float           way[2])
{
  const WrSprite *bird = wr_board_frame_find (&self->before, WR_SPRITE_PIECE (WR_PIECE_BIRD));

  way[0] = bird != NULL ? bird->x - sprite->x : 0;
  way[1] = bird != NULL ? bird->y - sprite->y : 0;
}

/* Tokens first, pieces in front of them, as at rest. */
static void
add_sprites (WrBoardMotion *self,
             WrBoardFrame  *frame,
             gboolean       pieces,
             float          p)
{
  float way[2];

  for (guint i = 0; i < self->before.n_sprites && frame->n_sprites < WR_MAX_SPRITES; i++)
    {
      const WrSprite *a = &self->before.sprites[i];
      const BmEvent *event = event_for (self, a->id);

      if (wr_sprite_id_is_piece (a->id) != pieces)
        continue;
      to_bird (self, a, way);
      if (self->partner[i] == NO_PARTNER)
        wr_board_gait_leave (&frame->sprites[frame->n_sprites++], a, event, way, p);
      else
        wr_board_gait_blend (&frame->sprites[frame->n_sprites++], a, &self->after.sprites[self->partner[i]], event,
                             way, p);
    }
  for (guint j = 0; j < self->after.n_sprites && frame->n_sprites < WR_MAX_SPRITES; j++)
    {
      const WrSprite *b = &self->after.sprites[j];

      if (self->is_new[j] && wr_sprite_id_is_piece (b->id) == pieces)
        wr_board_gait_enter (&frame->sprites[frame->n_sprites++], b, event_for (self, b->id), p);
    }
}

/* The place of PIECE in the previous frame, else the centre. */
static void
place_of (WrBoardMotion *self,
          guint          piece,
          float          place[2])
{
  const WrSprite *sprite = wr_board_frame_find (&self->before, WR_SPRITE_PIECE (piece));

  place[0] = sprite != NULL ? sprite->x : WR_N_COLUMNS / 2.0f;
  place[1] = sprite != NULL ? sprite->y : 1;
}

/* Transient effects over the board. */
static void
add_passing (WrBoardMotion *self,
             WrBoardFrame  *frame,
             const BmEvent *event,
             float          p)
{
  WrFlash *effect = &frame->effects[frame->n_effects];
  WrSprite card;
  float who[2];

  place_of (self, event->kind == WR_EVENT_STUNNED || event->kind == WR_EVENT_POWER || event->kind == WR_EVENT_DRAFTED
                  ? event->who : WR_N_PIECES, who);
  if (frame->n_effects < WR_MAX_FLASHES && wr_board_gait_effect (effect, event, p))
    {
      if (effect->kind == WR_FLASH_DAZE)
        {
          effect->x = who[0];
          effect->y = who[1];
        }
      frame->n_effects++;
    }
  if (frame->n_sprites < WR_MAX_SPRITES && wr_board_gait_card (&card, event, who, p))
    frame->sprites[frame->n_sprites++] = card;
}

static void
fill_frame (WrBoardMotion *self,
            WrBoardFrame  *frame,
            float          p)
{
  const Step *step = &g_array_index (self->steps, Step, self->step);
  float e = wr_board_gait_ease (p);

  frame->n_sprites = 0;
  frame->n_effects = 0;
  for (int column = 0; column < WR_N_COLUMNS; column++)
    frame->grass[column] = self->before.grass[column] + (self->after.grass[column] - self->before.grass[column]) * e;
  add_sprites (self, frame, FALSE, p);
  add_sprites (self, frame, TRUE, p);
  for (guint i = 0; i < step->n; i++)
    add_passing (self, frame, &self->events[step->first + i], p);
}

gboolean
wr_board_motion_frame (WrBoardMotion *self,
                       float          time,
                       WrBoardFrame  *frame)
{
  float length;

  while (self->step < self->steps->len)
    {
      length = g_array_index (self->steps, Step, self->step).length;
      if (time < self->start + length)
        {
          fill_frame (self, frame, CLAMP ((time - self->start) / length, 0, 1));
          return TRUE;
        }
      self->start += length;
      self->step++;
      if (self->step < self->steps->len)
        enter_step (self);
    }
  return FALSE;
}

guint
wr_board_motion_reached (WrBoardMotion *self)
{
  return self->step < self->steps->len ? g_array_index (self->steps, Step, self->step).first : self->n_events;
}
