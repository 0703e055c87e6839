/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-history.h"

typedef struct
{
  TbHistory *history;
  guint      round;
  guint      turns;                /* number of turns that have begun in this round */
  guint      ply;
  TbSource   cause[TB_MAX_SEATS];  /* of the next points of each seat */
  guint8     points[TB_MAX_SEATS];
} Teller;

/* All events of a turn, and of the attacks after it, are placed at the middle of the turn. */
static double
time_of (const Teller *teller)
{
  const TbHistory *history = teller->history;
  double turns = CLAMP ((double) teller->turns, 1.0, (double) history->n_seats);

  if (history->rounds->len == 0)
    return 0;
  return history->rounds->len - 1 + (turns - 0.5) / history->n_seats;
}

static void
begin_round (Teller *teller,
             guint   round)
{
  TbRound now;

  memcpy (now.points, teller->points, sizeof now.points);
  g_array_append_val (teller->history->rounds, now);
  teller->round = round;
  teller->turns = 0;
}

static TbNote *
add_note (Teller     *teller,
          TbNoteKind  kind,
          guint       seat)
{
  TbNote note = {
    .kind = kind, .seat = (guint8) seat, .source = TB_SOURCE_OTHER, .card = TB_NO_CARD, .round = teller->round,
    .at = time_of (teller), .ply = teller->ply,
  };
  GArray *notes = teller->history->notes;

  g_array_append_val (notes, note);
  return &g_array_index (notes, TbNote, notes->len - 1);
}

static void
gain (Teller        *teller,
      TbNoteKind     kind,
      TbSource       source,
      TbCard         card,
      const BmEvent *event)
{
  guint seat = event->who, n = (guint) MAX (event->n, 0);
  TbHistory *history = teller->history;
  TbNote *note = add_note (teller, kind, seat);

  note->source = source;
  note->card = card;
  note->n = n;
  note->of = (guint) event->m;
  history->totals[seat].by[source] += n;
  history->totals[seat].points += n;
  teller->points[seat] = (guint8) event->m;
  teller->cause[seat] = TB_SOURCE_OTHER;
  if (history->rounds->len > 0)
    g_array_index (history->rounds, TbRound, history->rounds->len - 1).points[seat] = (guint8) event->m;
}

/* Sets the source of the next points of a seat. */
static void
follow_cause (Teller        *teller,
              const BmEvent *event)
{
  switch (event->kind)
    {
    case TB_EVENT_DELIVERED:
      teller->cause[event->who] = TB_SOURCE_EGGS;
      break;
    case TB_EVENT_BONUS:
      teller->cause[event->who] = TB_SOURCE_BONUS;
      break;
    case TB_EVENT_DEFEATED:
      teller->cause[event->who] = TB_SOURCE_WORMS;
      break;
    case TB_EVENT_USED:
    case TB_EVENT_POWER:
    case TB_EVENT_PLAYED:
    case TB_EVENT_DISCARDED:
      if (event->who < TB_MAX_SEATS)
        teller->cause[event->who] = TB_SOURCE_OTHER;
      break;
    default:
      break;
    }
}

static void
follow_piece (Teller        *teller,
              const BmEvent *event)
{
  TbTotals *totals = event->who < TB_MAX_SEATS ? &teller->history->totals[event->who] : NULL;
  TbNote *note;

  switch (event->kind)
    {
    case TB_EVENT_DELIVERED:
      totals->delivered++;
      note = add_note (teller, TB_NOTE_DELIVERY, event->who);
      note->colour = (guint8) event->n;
      note->location = (guint8) event->m;
      break;
    case TB_EVENT_DEFEATED:
      totals->killed++;
      add_note (teller, TB_NOTE_KILL, event->who)->card = (TbCard) event->n;
      break;
    case TB_EVENT_DIED:
      totals->deaths++;
      add_note (teller, TB_NOTE_DEATH, event->who)->card = (TbCard) event->n;
      break;
    case TB_EVENT_ELIMINATED:
      add_note (teller, TB_NOTE_OUT, event->who);
      break;
    case TB_EVENT_OBJECTIVE:
      note = add_note (teller, TB_NOTE_GOAL, TB_NO_SEAT);
      note->n = (guint) event->n;
      note->of = (guint) event->m;
      break;
    default:
      break;
    }
}

static void
follow_event (Teller        *teller,
              const BmEvent *event)
{
  follow_cause (teller, event);
  switch (event->kind)
    {
    case TB_EVENT_ROUND:
      begin_round (teller, (guint) event->n);
      break;
    case TB_EVENT_TURN:
      teller->turns++;
      break;
    case TB_EVENT_VP:
      gain (teller, TB_NOTE_POINTS, teller->cause[event->who], TB_NO_CARD, event);
      break;
    case TB_EVENT_COMPLETED:
      teller->history->totals[event->who].bounties++;
      gain (teller, TB_NOTE_BOUNTY, TB_SOURCE_BOUNTIES, event->to, event);
      break;
    default:
      follow_piece (teller, event);
    }
}

/* A match may begin with any position. */
static void
take_start (Teller           *teller,
            const TbPosition *pos)
{
  TbHistory *history = teller->history;

  history->first_round = MAX (1u, pos->round);
  for (guint seat = 0; seat < history->n_seats; seat++)
    {
      guint points = tb_position_vp (pos, seat);

      teller->points[seat] = (guint8) points;
      teller->cause[seat] = TB_SOURCE_OTHER;
      history->totals[seat].by[TB_SOURCE_START] = points;
      history->totals[seat].points = points;
    }
  if (pos->step == TB_STEP_SETUP)
    return;
  begin_round (teller, pos->round);
  teller->turns = (pos->turn + history->n_seats - pos->first) % history->n_seats + 1;
}

TbHistory *
tb_history_new (BmMatch *match)
{
  TbHistory *self;
  Teller teller = { 0 };

  g_return_val_if_fail (BM_IS_MATCH (match), NULL);

  self = g_new0 (TbHistory, 1);
  self->n_seats = bm_match_get_n_seats (match);
  self->rounds = g_array_new (FALSE, FALSE, sizeof (TbRound));
  self->notes = g_array_new (FALSE, FALSE, sizeof (TbNote));
  teller.history = self;
  take_start (&teller, bm_match_get_position_at (match, 0));
  for (guint index = 0; index < bm_match_get_ply (match); index++)
    {
      guint n;
      const BmEvent *events = bm_match_get_events (match, index, &n);

      teller.ply = index;
      for (guint i = 0; i < n; i++)
        follow_event (&teller, &events[i]);
    }
  self->end = time_of (&teller);
  return self;
}

void
tb_history_free (TbHistory *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->rounds);
  g_array_unref (self->notes);
  g_free (self);
}

const TbNote *
tb_history_note (const TbHistory *self,
                 guint            index)
{
  return &g_array_index (self->notes, TbNote, index);
}
