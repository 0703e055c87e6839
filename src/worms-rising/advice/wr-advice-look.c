/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-advice-look.h"

#include "wr-game.h"

/* Samples of hidden information and dice; fewer for comparisons. */
#define GUESSES        24
#define LATER_GUESSES  8
#define OTHER_GUESSES  4

/* The most other moves that are compared. */
#define OTHERS         32

/* The result in EVENT that is good for SIDE. */
static WrDeed
read_event (const BmEvent *event,
            WrSide         side)
{
  gboolean bird = side == WR_SIDE_BIRD;

  switch ((int) event->kind)
    {
    case WR_EVENT_WON:
      return (WrDeed) { event->who == side ? FEAT_WINS : FEAT_NONE, WR_PIECE_NONE };
    case WR_EVENT_WORM_EATEN:
      return (WrDeed) { bird ? FEAT_EATS : FEAT_NONE, event->who };
    case WR_EVENT_DIED:
      return (WrDeed) { bird && event->who < WR_N_WORMS ? FEAT_KILLS : FEAT_NONE, event->who };
    case WR_EVENT_ZOMBIE_EATEN:
      return (WrDeed) { bird ? FEAT_EATS_UNDEAD : FEAT_NONE, event->who };
    case WR_EVENT_BITTEN:
      return (WrDeed) { bird ? FEAT_NONE : FEAT_BITES, event->who };
    case WR_EVENT_STUNNED:
      return (WrDeed) { bird ? FEAT_STUNS : FEAT_NONE, event->who };
    case WR_EVENT_RAISED:
      return (WrDeed) { bird ? FEAT_NONE : FEAT_RAISES, event->who };
    case WR_EVENT_TRACKER:
      bird &= event->who == WR_TRACKER_HEALTH && event->to > event->from;
      return (WrDeed) { bird ? FEAT_RESTS : FEAT_NONE, WR_PIECE_NONE };
    default:
      return (WrDeed) { FEAT_NONE, WR_PIECE_NONE };
    }
}

/* Plays MOVE and returns the best result. */
static WrDeed
take (WrPosition  *pos,
      BmMove       move,
      WrSide       side,
      BmEventList *events)
{
  WrDeed best = { FEAT_NONE, WR_PIECE_NONE };

  events->n = events->dropped = 0;
  wr_rules_apply (pos, move, NULL, events);
  for (guint i = 0; i < events->n; i++)
    {
      WrDeed this = read_event (&events->items[i], side);

      if (this.feat > best.feat)
        best = this;
    }
  return best;
}

/* Adds how the terms differ between FROM and TO, as one part in N. */
static void
add_change (const WrPosition *from,
            const WrPosition *to,
            WrSide            side,
            double            n,
            double           *change)
{
  double before[BM_MAX_TERMS], after[BM_MAX_TERMS];

  wr_game.terms (from, (int) side, before);
  wr_game.terms (to, (int) side, after);
  for (guint term = 0; term < WR_N_TERMS; term++)
    change[term] += (after[term] - before[term]) / n;
}

static void
count_deeds (const WrDeed *seen,
             WrOutcome    *outcome)
{
  for (guint guess = 0; guess < GUESSES; guess++)
    {
      guint n = 0;

      for (guint other = 0; other < GUESSES; other++)
        n += seen[other].feat == seen[guess].feat && seen[other].who == seen[guess].who;
      if (n == GUESSES)
        outcome->sure = seen[guess];
      else if (2 * n >= GUESSES && seen[guess].feat > outcome->likely.feat)
        outcome->likely = seen[guess];
    }
}

static void
look_at_move (const WrPosition *view,
              BmMove            move,
              WrSide            side,
              BmEventList      *events,
              WrOutcome        *outcome)
{
  guint64 chance = wr_position_hash (view);
  WrDeed seen[GUESSES];

  for (guint guess = 0; guess < GUESSES; guess++)
    {
      WrPosition before = *view, after;

      wr_game.determinize (&before, (int) side, &chance);
      after = before;
      seen[guess] = take (&after, move, side, events);
      add_change (&before, &after, side, GUESSES, outcome->change);
    }
  count_deeds (seen, outcome);
}

/* The expected moves of the same side in the same turn. */
static void
look_along (const WrPosition *view,
            WrSide            side,
            const BmMove     *line,
            guint             n_line,
            BmEventList      *events,
            WrOutcome        *outcome)
{
  guint64 chance = wr_position_hash (view);

  for (guint guess = 0; guess < LATER_GUESSES; guess++)
    {
      WrPosition before = *view, pos;

      wr_game.determinize (&before, (int) side, &chance);
      pos = before;
      for (guint i = 0; i < n_line; i++)
        {
          WrDeed next;

          if (wr_position_to_act (&pos) != (int) side || pos.turn != view->turn
              || wr_move_kind (line[i]) == WR_MOVE_END || !wr_rules_is_legal (&pos, line[i]))
            break;
          next = take (&pos, line[i], side, events);
          if (i > 0 && next.feat > outcome->hope.feat)
            outcome->hope = next;
        }
      add_change (&before, &pos, side, LATER_GUESSES, outcome->later);
    }
}

/* The change by MOVE minus the average change by the others. */
static void
look_at_others (const WrPosition *view,
                BmMove            move,
                WrSide            side,
                WrOutcome        *outcome)
{
  guint64 chance = wr_position_hash (view);
  BmMove moves[BM_MAX_MOVES];
  guint n = wr_rules_legal (view, moves), step = (n + OTHERS - 1) / OTHERS, n_others = 0;

  for (guint i = 0; i < n; i += step)
    n_others += moves[i] != move && wr_move_kind (moves[i]) != WR_MOVE_END;
  for (guint guess = 0; guess < OTHER_GUESSES && n_others > 0; guess++)
    {
      WrPosition before = *view, after;

      wr_game.determinize (&before, (int) side, &chance);
      after = before;
      wr_rules_apply (&after, move, NULL, NULL);
      add_change (&before, &after, side, OTHER_GUESSES, outcome->against);
      for (guint i = 0; i < n; i += step)
        {
          if (moves[i] == move || wr_move_kind (moves[i]) == WR_MOVE_END)
            continue;
          after = before;
          wr_rules_apply (&after, moves[i], NULL, NULL);
          add_change (&before, &after, side, -(double) OTHER_GUESSES * n_others, outcome->against);
        }
    }
}

void
wr_advice_look (const WrPosition *view,
                BmMove            move,
                WrSide            side,
                const BmMove     *line,
                guint             n_line,
                WrOutcome        *outcome)
{
  g_autofree BmEventList *events = g_new (BmEventList, 1);

  *outcome = (WrOutcome) { .change = { 0 } };
  look_at_move (view, move, side, events, outcome);
  look_along (view, side, line, n_line, events, outcome);
  look_at_others (view, move, side, outcome);
}
