/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-duel-history.h"

/* A day's parts: morning, the first turn, the second, night.  What happens in one of them is spread evenly over it. */
#define N_PARTS 4

static const double part_start[N_PARTS + 1] = { 0, 0.1, 0.48, 0.86, 1 };

/* Where in the day an event is. */
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
  BmDuelHistory *history;
  GArray        *parts; /* of DayParts */
  Clock          clock;
  BmFigures      now;
  guint          ply;
} Teller;

static Clock
first_clock (BmMatch *match)
{
  const BmPosition *first = bm_match_get_position_at (match, 0);

  if (first->turn == BM_TURN_SETUP)
    return (Clock) { 0, 0, 0 };
  /* It begins within a day. */
  return (Clock) { 1, first->turn == BM_SIDE_WORMS ? 1 : 2, 0 };
}

static gboolean
begins_day (const BmEvent *event)
{
  return event->kind == BM_EVENT_DAY && event->m == 0;
}

static void
step_clock (Clock         *clock,
            const BmEvent *event)
{
  if (begins_day (event))
    *clock = (Clock) { clock->day + 1, 0, 0 };
  else if (event->kind == BM_EVENT_TURN && clock->part < 2)
    *clock = (Clock) { clock->day, clock->part + 1, 0 };
  else if (event->kind == BM_EVENT_TURN_END && clock->part == 2)
    *clock = (Clock) { clock->day, 3, 0 };
  clock->index++;
}

/* How many events there are in each part of each day. */
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

BmFigures
bm_figures_of (const BmPosition *pos)
{
  BmFigures figures = { pos->hunger, pos->health, pos->suspicion, 0 };

  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    if (pos->at[worm] != BM_SPACE_NONE)
      figures.living |= (guint8) (1 << worm);
  return figures;
}

guint
bm_figures_living (const BmFigures *figures)
{
  guint n = 0;

  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    n += figures->living >> worm & 1;
  return n;
}

static gboolean
figures_equal (const BmFigures *a,
               const BmFigures *b)
{
  return a->hunger == b->hunger && a->health == b->health && a->suspicion == b->suspicion && a->living == b->living;
}

static BmDuelDay *
today (Teller *teller)
{
  return teller->clock.day == 0 ? NULL : &g_array_index (teller->history->days, BmDuelDay, teller->clock.day - 1);
}

/* The figures may be others than before. */
static void
take_sample (Teller *teller)
{
  GArray *samples = teller->history->samples;
  BmSample sample = { time_of (teller), teller->now };

  if (teller->clock.day == 0)
    return;
  today (teller)->end = teller->now;
  if (samples->len == 0)
    sample.at = 0;
  else if (figures_equal (&g_array_index (samples, BmSample, samples->len - 1).figures, &teller->now))
    return;
  g_array_append_val (samples, sample);
}

static void
begin_day (Teller *teller)
{
  BmDuelDay day = { .start = teller->now, .end = teller->now };

  g_array_append_val (teller->history->days, day);
}

static void
take_note (Teller        *teller,
           BmNoteKind     kind,
           const BmEvent *event)
{
  BmNote note = { kind, time_of (teller), teller->clock.day, teller->ply, BM_PIECE_NONE, BM_SPACE_NONE, teller->now,
                  FALSE };
  BmDuelDay *day = today (teller);

  if (day == NULL)
    return;
  if (kind == BM_NOTE_RAIN)
    day->rain = TRUE;
  else
    note.who = event->who;
  if (kind == BM_NOTE_BITE)
    day->bites++;
  else if (kind == BM_NOTE_MEAL)
    day->eaten |= 1u << event->who;
  else if (kind == BM_NOTE_DEATH)
    day->died |= 1u << event->who;
  if (kind == BM_NOTE_MEAL || kind == BM_NOTE_DEATH)
    note.where = event->from;
  g_array_append_val (teller->history->notes, note);
}

/* A meal feeds, a bite hurts and rain warns after it has been told. */
static void
settle_note (Teller   *teller,
             BmTracker tracker)
{
  static const BmTracker trackers[] = {
    [BM_NOTE_MEAL] = BM_TRACKER_HUNGER,
    [BM_NOTE_DEATH] = BM_TRACKER_HUNGER,
    [BM_NOTE_BITE] = BM_TRACKER_HEALTH,
    [BM_NOTE_RAIN] = BM_TRACKER_SUSPICION,
  };
  GArray *notes = teller->history->notes;
  BmNote *last = notes->len == 0 ? NULL : &g_array_index (notes, BmNote, notes->len - 1);

  if (last == NULL || last->settled || last->ply != teller->ply || trackers[last->kind] != tracker)
    return;
  last->figures = teller->now;
  last->settled = TRUE;
}

static void
follow_tracker (Teller        *teller,
                const BmEvent *event)
{
  switch ((BmTracker) event->who)
    {
    case BM_TRACKER_HUNGER:
      teller->now.hunger = event->to;
      break;
    case BM_TRACKER_SUSPICION:
      teller->now.suspicion = event->to;
      break;
    case BM_TRACKER_HEALTH:
    default:
      teller->now.health = event->to;
      break;
    }
  settle_note (teller, event->who);
}

static void
lose_worm (Teller        *teller,
           BmNoteKind     kind,
           const BmEvent *event)
{
  teller->now.living &= (guint8) ~(1u << event->who);
  take_note (teller, kind, event);
}

/* SPENT is followed by what the actions were spent on only where that is a power. */
static void
count_actions (Teller        *teller,
               const BmEvent *spent,
               gboolean       power)
{
  guint kind = power ? BM_HISTORY_POWER : (guint) spent->m;

  if (spent->who < BM_N_SIDES && kind < BM_HISTORY_KINDS)
    teller->history->actions[spent->who][kind] += (guint) MAX (spent->n, 0);
}

static void
follow_event (Teller        *teller,
              const BmEvent *event,
              gboolean       power)
{
  step_clock (&teller->clock, event);
  switch ((int) event->kind)
    {
    case BM_EVENT_DAY:
      if (begins_day (event))
        begin_day (teller);
      break;
    case BM_EVENT_TRACKER:
      follow_tracker (teller, event);
      break;
    case BM_EVENT_WORM_EATEN:
      lose_worm (teller, BM_NOTE_MEAL, event);
      break;
    case BM_EVENT_DIED:
      if (event->who < BM_N_WORMS)
        lose_worm (teller, BM_NOTE_DEATH, event);
      break;
    case BM_EVENT_BITTEN:
      take_note (teller, BM_NOTE_BITE, event);
      break;
    case BM_EVENT_RAIN:
      take_note (teller, BM_NOTE_RAIN, event);
      break;
    case BM_EVENT_SPENT:
      count_actions (teller, event, power);
      break;
    default:
      return;
    }
  take_sample (teller);
}

/* The events tell nearly all.  Where a position knows better it is believed: so no mistake lasts longer than a move. */
static void
follow_move (Teller *teller,
             BmMatch *match,
             guint    index)
{
  const BmPosition *after = bm_match_get_position_at (match, index + 1);
  guint n;
  const BmEvent *events = bm_match_get_events (match, index, &n);

  teller->ply = index;
  /* The champions are known before the first day. */
  if (teller->clock.day == 0)
    teller->now = bm_figures_of (after);
  for (guint i = 0; i < n; i++)
    follow_event (teller, &events[i], i + 1 < n && events[i + 1].kind == BM_EVENT_POWER);
  teller->now = bm_figures_of (after);
  take_sample (teller);
  g_array_append_val (teller->history->plies, teller->clock.day);
  if (teller->clock.day > 0)
    teller->history->max_health = MAX (teller->history->max_health, MAX (after->max_health, after->health));
}

BmDuelHistory *
bm_duel_history_new (BmMatch *match)
{
  BmDuelHistory *self = g_new0 (BmDuelHistory, 1);
  g_autoptr(GArray) parts = NULL;
  const BmPosition *first;
  Teller teller;

  g_return_val_if_fail (BM_IS_MATCH (match), NULL);

  first = bm_match_get_position_at (match, 0);
  parts = count_parts (match);
  self->days = g_array_new (FALSE, FALSE, sizeof (BmDuelDay));
  self->samples = g_array_new (FALSE, FALSE, sizeof (BmSample));
  self->notes = g_array_new (FALSE, FALSE, sizeof (BmNote));
  self->plies = g_array_new (FALSE, FALSE, sizeof (guint));
  if (first->turn != BM_TURN_SETUP)
    self->max_health = MAX (first->max_health, first->health);
  teller = (Teller) { self, parts, first_clock (match), bm_figures_of (first), 0 };
  if (teller.clock.day > 0)
    {
      begin_day (&teller);
      take_sample (&teller);
    }
  g_array_append_val (self->plies, teller.clock.day);
  for (guint i = 0; i < bm_match_get_ply (match); i++)
    follow_move (&teller, match, i);
  self->end = time_of (&teller);
  return self;
}

void
bm_duel_history_free (BmDuelHistory *self)
{
  g_array_unref (self->days);
  g_array_unref (self->samples);
  g_array_unref (self->notes);
  g_array_unref (self->plies);
  g_free (self);
}
