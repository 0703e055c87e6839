/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-duel-history.h"

#include <string.h>

/* A day's parts: morning, the first turn, the second, night.  What happens in one of them is spread evenly over it. */
#define N_PARTS 4

static const double part_start[N_PARTS + 1] = { 0, 0.1, 0.48, 0.86, 1 };

/* The time of an event. */
typedef struct
{
  guint day;   /* 0: before the first one */
  guint part;
  guint index; /* in the part, from 1 */
} Clock;

typedef struct
{
  guint events[N_PARTS];
} DayParts;

typedef struct
{
  WrDuelHistory *history;
  GArray        *parts; /* of DayParts */
  Clock          clock;
  WrFigures      now;
  guint          ply;
} Teller;

static Clock
first_clock (BmMatch *match)
{
  const WrPosition *first = bm_match_get_position_at (match, 0);

  if (first->turn == WR_TURN_SETUP)
    return (Clock) { 0, 0, 0 };
  /* It begins within a day. */
  return (Clock) { 1, first->turn == WR_SIDE_WORMS ? 1 : 2, 0 };
}

static gboolean
begins_day (const BmEvent *event)
{
  return event->kind == WR_EVENT_DAY && event->m == 0;
}

static void
step_clock (Clock         *clock,
            const BmEvent *event)
{
  if (begins_day (event))
    *clock = (Clock) { clock->day + 1, 0, 0 };
  else if (event->kind == WR_EVENT_TURN && clock->part < 2)
    *clock = (Clock) { clock->day, clock->part + 1, 0 };
  else if (event->kind == WR_EVENT_TURN_END && clock->part == 2)
    *clock = (Clock) { clock->day, 3, 0 };
  clock->index++;
}

/* The number of events in each part of each day. */
static GArray *
count_parts (BmMatch *match)
{
  GArray *parts = g_array_new (FALSE, TRUE, sizeof (DayParts));
  Clock clock = first_clock (match);
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  g_array_set_size (parts, clock.day + 1);
  for (guint i = 0; i < n; i++)
    {
      step_clock (&clock, &events[i]);
      if (clock.day >= parts->len)
        g_array_set_size (parts, clock.day + 1);
      g_array_index (parts, DayParts, clock.day).events[clock.part] = clock.index;
    }
  return parts;
}

static double
time_of (Teller *teller)
{
  const Clock *clock = &teller->clock;
  guint all;

  if (clock->day == 0)
    return 0;
  all = g_array_index (teller->parts, DayParts, clock->day).events[clock->part];
  return clock->day - 1 + part_start[clock->part]
         + (part_start[clock->part + 1] - part_start[clock->part]) * clock->index / (all + 1.0);
}

/* The number of the current day; 0: none has begun. */
static guint
number_of_day (const Teller *teller)
{
  return teller->clock.day == 0 ? 0 : teller->history->first_day - 1 + teller->clock.day;
}

WrFigures
wr_figures_of (const WrPosition *pos)
{
  return (WrFigures) { pos->hunger, pos->health, pos->suspicion, (guint8) wr_position_living (pos) };
}

guint
wr_figures_living (const WrFigures *figures)
{
  return (guint) __builtin_popcount (figures->living);
}

static WrDuelDay *
today (Teller *teller)
{
  return teller->clock.day == 0 ? NULL : &g_array_index (teller->history->days, WrDuelDay, teller->clock.day - 1);
}

/* Records the figures if they have changed. */
static void
take_sample (Teller *teller)
{
  GArray *samples = teller->history->samples;
  WrSample sample = { time_of (teller), teller->now };

  if (teller->clock.day == 0)
    return;
  today (teller)->end = teller->now;
  if (samples->len == 0)
    sample.at = 0;
  else if (memcmp (&g_array_index (samples, WrSample, samples->len - 1).figures, &teller->now, sizeof teller->now) == 0)
    return;
  g_array_append_val (samples, sample);
}

static void
begin_day (Teller *teller)
{
  WrDuelDay day = { .start = teller->now, .end = teller->now };

  g_array_append_val (teller->history->days, day);
}

static void
take_note (Teller        *teller,
           WrNoteKind     kind,
           const BmEvent *event)
{
  WrNote note = { kind, time_of (teller), number_of_day (teller), teller->ply, WR_PIECE_NONE, WR_SPACE_NONE, teller->now,
                  FALSE };
  WrDuelDay *day = today (teller);

  if (day == NULL)
    return;
  if (kind == WR_NOTE_RAIN)
    day->rain = TRUE;
  else
    note.who = event->who;
  if (kind == WR_NOTE_BITE)
    day->bites++;
  else if (kind == WR_NOTE_MEAL)
    day->eaten |= 1u << event->who;
  else if (kind == WR_NOTE_DEATH)
    day->died |= 1u << event->who;
  if (kind == WR_NOTE_MEAL || kind == WR_NOTE_DEATH)
    note.where = event->from;
  g_array_append_val (teller->history->notes, note);
}

/* The figures of a note are completed by the events after it. */
static void
settle_note (Teller   *teller,
             WrTracker tracker)
{
  static const WrTracker trackers[] = {
    [WR_NOTE_MEAL] = WR_TRACKER_HUNGER,
    [WR_NOTE_DEATH] = WR_TRACKER_HUNGER,
    [WR_NOTE_BITE] = WR_TRACKER_HEALTH,
    [WR_NOTE_RAIN] = WR_TRACKER_SUSPICION,
  };
  GArray *notes = teller->history->notes;
  WrNote *last = notes->len == 0 ? NULL : &g_array_index (notes, WrNote, notes->len - 1);

  if (last == NULL || last->settled || last->ply != teller->ply || trackers[last->kind] != tracker)
    return;
  last->figures = teller->now;
  last->settled = TRUE;
}

static void
lose_worm (Teller        *teller,
           WrNoteKind     kind,
           const BmEvent *event)
{
  teller->now.living &= (guint8) ~(1u << event->who);
  take_note (teller, kind, event);
}

/* POWER: the next event says that one was used, so that is what the actions of this one were spent on. */
static void
follow_event (Teller        *teller,
              const BmEvent *event,
              gboolean       power)
{
  guint kind = power ? WR_HISTORY_POWER : (guint) event->m;

  step_clock (&teller->clock, event);
  switch ((int) event->kind)
    {
    case WR_EVENT_DAY:
      if (begins_day (event))
        begin_day (teller);
      break;
    case WR_EVENT_TRACKER:
      if (event->who == WR_TRACKER_HUNGER)
        teller->now.hunger = event->to;
      else if (event->who == WR_TRACKER_SUSPICION)
        teller->now.suspicion = event->to;
      else
        teller->now.health = event->to;
      settle_note (teller, event->who);
      break;
    case WR_EVENT_WORM_EATEN:
      lose_worm (teller, WR_NOTE_MEAL, event);
      break;
    case WR_EVENT_DIED:
      if (event->who < WR_N_WORMS)
        lose_worm (teller, WR_NOTE_DEATH, event);
      break;
    case WR_EVENT_BITTEN:
      take_note (teller, WR_NOTE_BITE, event);
      break;
    case WR_EVENT_RAIN:
      take_note (teller, WR_NOTE_RAIN, event);
      break;
    case WR_EVENT_SPENT:
      if (event->who < WR_N_SIDES && kind < WR_HISTORY_KINDS)
        teller->history->actions[event->who][kind] += (guint) MAX (event->n, 0);
      break;
    default:
      return;
    }
  take_sample (teller);
}

/* The figures follow the events and are corrected from the position after each move. */
static void
follow_move (Teller *teller,
             BmMatch *match,
             guint    index)
{
  const WrPosition *after = bm_match_get_position_at (match, index + 1);
  guint n, day;
  const BmEvent *events = bm_match_get_events (match, index, &n);

  teller->ply = index;
  /* The champions are known before the first day. */
  if (teller->clock.day == 0)
    teller->now = wr_figures_of (after);
  for (guint i = 0; i < n; i++)
    follow_event (teller, &events[i], i + 1 < n && events[i + 1].kind == WR_EVENT_POWER);
  teller->now = wr_figures_of (after);
  take_sample (teller);
  day = number_of_day (teller);
  g_array_append_val (teller->history->plies, day);
  if (teller->clock.day > 0)
    teller->history->max_health = MAX (teller->history->max_health, MAX (after->max_health, after->health));
}

WrDuelHistory *
wr_duel_history_new (BmMatch *match)
{
  WrDuelHistory *self = g_new0 (WrDuelHistory, 1);
  g_autoptr(GArray) parts = NULL;
  const WrPosition *first;
  Teller teller;
  guint day;

  g_return_val_if_fail (BM_IS_MATCH (match), NULL);

  first = bm_match_get_position_at (match, 0);
  parts = count_parts (match);
  self->days = g_array_new (FALSE, FALSE, sizeof (WrDuelDay));
  self->samples = g_array_new (FALSE, FALSE, sizeof (WrSample));
  self->notes = g_array_new (FALSE, FALSE, sizeof (WrNote));
  self->plies = g_array_new (FALSE, FALSE, sizeof (guint));
  self->first_day = first->turn == WR_TURN_SETUP ? 1 : first->day;
  if (first->turn != WR_TURN_SETUP)
    self->max_health = MAX (first->max_health, first->health);
  teller = (Teller) { self, parts, first_clock (match), wr_figures_of (first), 0 };
  if (teller.clock.day > 0)
    {
      begin_day (&teller);
      take_sample (&teller);
    }
  day = number_of_day (&teller);
  g_array_append_val (self->plies, day);
  for (guint i = 0; i < bm_match_get_ply (match); i++)
    follow_move (&teller, match, i);
  self->end = time_of (&teller);
  return self;
}

void
wr_duel_history_free (WrDuelHistory *self)
{
  g_array_unref (self->days);
  g_array_unref (self->samples);
  g_array_unref (self->notes);
  g_array_unref (self->plies);
  g_free (self);
}
