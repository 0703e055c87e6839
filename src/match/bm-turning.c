/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-turning.h"

#include <string.h>

/*
 * A move's value is not taken from the search that chose between the moves, as that hardly visits those that look
 * bad. Instead the move is made several times with hidden information and dice sampled, and each time the resulting
 * position is searched from the view of the side to move there.  The samples are the same for the moves that are
 * compared (common random numbers), so the difference comes from the moves.
 *
 * The search value of a position is converted to the winning chance of the side to move by BmGame.chance_of; the
 * other sides share the rest by their values.
 */

/* The most forced moves made in a row. */
#define MOST_FORCED 200

/* The fewest iterations per decision. */
#define LEAST_SEARCH 100
#define LEAST_AFTER  20

/* The most decisions of one stretch in the second pass. */
#define MOST_IN_STRETCH 2

/* The progress is counted in parts of this. */
#define WHOLE 1000

/* A move that was chosen among several and has weight. */
typedef struct
{
  guint  ply;
  int    side;
  BmMove played;
  guint  stretch; /* incremented when another side decides */
  gsize  view;    /* offset of its view in VIEWS */
  double loss;    /* after the first pass */
} Decision;

struct _BmTurning
{
  gatomicrefcount refs;
  const BmGame   *game;
  guint64         seed;
  BmTurningEffort effort;
  GArray         *decisions;  /* of Decision */
  GByteArray     *views;
  gpointer        guess;      /* scratch position */
  guint64         work;       /* the most iterations, ... */
  guint64         done;       /* ... and done */
  gint            progress;   /* atomic: of WHOLE */
};

void
bm_turning_effort (BmTurningEffort *effort)
{
  *effort = (BmTurningEffort) {
    .first = { .search = 1500, .guesses = 8, .after = 150 },
    .second = { .search = 12000, .guesses = 24, .after = 1000 },
    .most = 800 * 1000,
    .candidates = 10,
    .least = 0.04,
  };
}

gboolean
bm_turning_suits (BmMatch *match)
{
  const BmGame *game;

  g_return_val_if_fail (BM_IS_MATCH (match), FALSE);

  game = bm_match_get_game (match);
  return game->chance_of != NULL && game->chance_of (bm_match_get_position_at (match, 0), 0.5) >= 0;
}

/* ---- Decisions */

static gboolean
is_worth_judging (const BmGame  *game,
                  gconstpointer  view,
                  BmMove         played)
{
  BmMove moves[BM_MAX_MOVES];

  return game->legal (view, moves) > 1 && (game->is_weighty == NULL || game->is_weighty (view, played));
}

static void
add_decision (BmTurning *self,
              BmMatch   *match,
              guint      index,
              guint      stretch)
{
  const BmGame *game = self->game;
  const Decision decision = {
    .ply = index,
    .side = bm_match_get_move_side (match, index),
    .played = bm_match_get_move (match, index),
    .stretch = stretch,
    .view = self->views->len,
  };
  gpointer view;

  g_byte_array_append (self->views, bm_match_get_position_at (match, index), (guint) game->position_size);
  view = self->views->data + decision.view;
  game->hide (view, decision.side);
  if (is_worth_judging (game, view, decision.played))
    g_array_append_val (self->decisions, decision);
  else
    g_byte_array_set_size (self->views, (guint) decision.view);
}

static guint64
work_of (const BmTurningPass *pass)
{
  return pass->search + 2 * (guint64) pass->guesses * pass->after;
}

/* Scales the effort down for very long matches. */
static void
limit_first_pass (BmTurning *self)
{
  BmTurningPass *first = &self->effort.first;
  guint64 whole = self->decisions->len * work_of (first);

  if (whole <= self->effort.most)
    return;
  first->search = MAX ((guint) (first->search * (guint64) self->effort.most / whole), LEAST_SEARCH);
  first->after = MAX ((guint) (first->after * (guint64) self->effort.most / whole), LEAST_AFTER);
}

BmTurning *
bm_turning_new (BmMatch               *match,
                guint                  sides,
                guint64                seed,
                const BmTurningEffort *effort)
{
  BmTurning *self;
  guint stretch = 0, n;

  g_return_val_if_fail (BM_IS_MATCH (match), NULL);
  g_return_val_if_fail (bm_turning_suits (match), NULL);

  n = bm_match_is_watched (match) ? bm_match_get_n_moves (match) : bm_match_get_ply (match);

  self = g_new0 (BmTurning, 1);
  g_atomic_ref_count_init (&self->refs);
  self->game = bm_match_get_game (match);
  self->seed = seed;
  if (effort != NULL)
    self->effort = *effort;
  else
    bm_turning_effort (&self->effort);
  self->decisions = g_array_new (FALSE, FALSE, sizeof (Decision));
  self->views = g_byte_array_new ();
  self->guess = g_malloc0 (self->game->position_size);
  for (guint i = 0; i < n; i++)
    {
      int side = bm_match_get_move_side (match, i);

      if (i > 0 && side != bm_match_get_move_side (match, i - 1))
        stretch++;
      if ((sides & (1u << side)) != 0)
        add_decision (self, match, i, stretch);
    }
  limit_first_pass (self);
  return self;
}

BmTurning *
bm_turning_ref (BmTurning *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
bm_turning_unref (BmTurning *self)
{
  g_return_if_fail (self != NULL);
  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_array_unref (self->decisions);
  g_byte_array_unref (self->views);
  g_free (self->guess);
  g_free (self);
}

/* ---- One decision */

/* The search state of one decision in one pass. */
typedef struct
{
  BmTurning           *turning;
  const Decision      *decision;
  const BmTurningPass *pass;
  const gint          *cancelled;
  BmSearch            *search;
  BmSearchResult       result;
} Judge;

static gboolean
is_cancelled (const gint *cancelled)
{
  return cancelled != NULL && g_atomic_int_get (cancelled) != 0;
}

/* Mixes the numbers into an independent seed. */
static guint64
mix (guint64 seed,
     guint64 a,
     guint64 b)
{
  guint64 state = seed & BM_RANDOM_MAX_SEED;

  state = (bm_random_next (&state) + a) & BM_RANDOM_MAX_SEED;
  state = (bm_random_next (&state) + b) & BM_RANDOM_MAX_SEED;
  return bm_random_next (&state) & BM_RANDOM_MAX_SEED;
}

static void
count_work (BmTurning *self,
            guint      iterations)
{
  self->done += iterations;
  g_atomic_int_set (&self->progress, (gint) (self->done * WHOLE / MAX (self->work, 1)));
}

/* SIDE's winning chance, when the search of POSITION for TO_ACT gave RESULT. */
static double
chance_for (const BmGame         *game,
            gconstpointer         position,
            int                   to_act,
            int                   side,
            const BmSearchResult *result)
{
  double chance = game->chance_of (position, result->moves[0].value), others = 0;
  guint n = game->seats (position);

  if (to_act == side)
    return chance;
  for (guint seat = 0; seat < n; seat++)
    if ((int) seat != to_act)
      others += result->values[seat];
  return others > 0 ? (1 - chance) * (result->values[side] / others) : 0;
}

/* SIDE's winning chance in POSITION, by a search of the side to move; plays forced moves first. */
static double
worth_of_position (Judge    *judge,
                   gpointer  position,
                   int       side)
{
  const BmGame *game = judge->turning->game;
  const BmSearchBudget budget = { .iterations = judge->pass->after, .threads = 1, .cancelled = judge->cancelled };

  for (guint i = 0; i < MOST_FORCED; i++)
    {
      int to_act = game->to_act (position);
      BmMove move;

      if (to_act == BM_SIDE_NOBODY)
        return game->winners (position) >> side & 1;
      bm_search_forget (judge->search);
      move = bm_search_think (judge->search, position, to_act, &budget, &judge->result);
      if (move == BM_MOVE_NONE)
        break;
      if (judge->result.n_moves > 1)
        return chance_for (game, position, to_act, side, &judge->result);
      game->apply (position, move, NULL, NULL);
    }
  return game->evaluate (position, side);
}

static double
worth_of_move (Judge  *judge,
               BmMove  move)
{
  BmTurning *self = judge->turning;
  const Decision *decision = judge->decision;
  const BmGame *game = self->game;
  double sum = 0;

  for (guint guess = 0; guess < judge->pass->guesses && !is_cancelled (judge->cancelled); guess++)
    {
      guint64 chance = mix (self->seed, decision->ply, guess + 1);

      memcpy (self->guess, self->views->data + decision->view, game->position_size);
      game->determinize (self->guess, decision->side, &chance);
      game->apply (self->guess, move, NULL, NULL);
      sum += worth_of_position (judge, self->guess, decision->side);
      count_work (self, judge->pass->after);
    }
  return sum / judge->pass->guesses;
}

/* The loss of the move played.  POINT gets the better move; without one the loss is 0. */
static double
judge_decision (BmTurning           *self,
                const Decision      *decision,
                const BmTurningPass *pass,
                const gint          *cancelled,
                BmTurningPoint      *point)
{
  const BmSearchBudget budget = { .iterations = pass->search, .threads = 1, .cancelled = cancelled };
  g_autofree Judge *judge = g_new (Judge, 1);
  guint64 before = self->done;
  BmMove better;

  judge->turning = self;
  judge->decision = decision;
  judge->pass = pass;
  judge->cancelled = cancelled;
  judge->search = bm_search_new (self->game, NULL, mix (self->seed, decision->ply, 0));
  *point = (BmTurningPoint) { .ply = decision->ply, .side = decision->side, .played = decision->played };
  better = bm_search_think (judge->search, self->views->data + decision->view, decision->side, &budget, &judge->result);
  count_work (self, pass->search);
  if (better != BM_MOVE_NONE && better != decision->played)
    {
      point->better = better;
      point->n_line = judge->result.n_line;
      memcpy (point->line, judge->result.line, judge->result.n_line * sizeof (BmMove));
      point->before = worth_of_move (judge, better);
      point->after = worth_of_move (judge, decision->played);
    }
  bm_search_free (judge->search);
  self->done = before;
  count_work (self, (guint) work_of (pass));
  return MAX (point->before - point->after, 0);
}

/* ---- All decisions */

/* By loss, descending, then by ply. */
static int
compare_decisions (gconstpointer a,
                   gconstpointer b)
{
  const Decision *one = a, *other = b;

  if (one->loss != other->loss)
    return one->loss > other->loss ? -1 : 1;
  return one->ply < other->ply ? -1 : 1;
}

static gboolean
first_pass (BmTurning  *self,
            const gint *cancelled)
{
  for (guint i = 0; i < self->decisions->len; i++)
    {
      Decision *decision = &g_array_index (self->decisions, Decision, i);
      BmTurningPoint unused;

      decision->loss = judge_decision (self, decision, &self->effort.first, cancelled, &unused);
      if (is_cancelled (cancelled))
        return FALSE;
    }
  g_array_sort (self->decisions, compare_decisions);
  return TRUE;
}

/* The result of the second pass. */
typedef struct
{
  BmTurningPoint point;
  guint          stretch;
} Found;

static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const BmTurningPoint *one = &((const Found *) a)->point, *other = &((const Found *) b)->point;
  double loss = one->before - one->after, other_loss = other->before - other->after;

  if (loss != other_loss)
    return loss > other_loss ? -1 : 1;
  return one->ply < other->ply ? -1 : 1;
}

static guint
count_in_stretch (const GArray *found,
                  guint         stretch)
{
  guint n = 0;

  for (guint i = 0; i < found->len; i++)
    n += g_array_index (found, Found, i).stretch == stretch;
  return n;
}

/* Limits the candidates per stretch, so that one bad turn does not crowd out the rest. */
static gboolean
second_pass (BmTurning  *self,
             const gint *cancelled,
             GArray     *found)
{
  for (guint i = 0; i < self->decisions->len && found->len < self->effort.candidates; i++)
    {
      const Decision *decision = &g_array_index (self->decisions, Decision, i);
      Found one = { .stretch = decision->stretch };

      if (decision->loss <= 0)
        break;
      if (count_in_stretch (found, decision->stretch) >= MOST_IN_STRETCH)
        continue;
      judge_decision (self, decision, &self->effort.second, cancelled, &one.point);
      if (is_cancelled (cancelled))
        return FALSE;
      g_array_append_val (found, one);
    }
  g_array_sort (found, compare_found);
  return TRUE;
}

static void
choose (BmTurning       *self,
        const GArray    *found,
        BmTurningResult *result)
{
  guint stretches[BM_TURNING_POINTS];

  for (guint i = 0; i < found->len && result->n_points < BM_TURNING_POINTS; i++)
    {
      const Found *one = &g_array_index (found, Found, i);
      gboolean reported = FALSE;

      for (guint j = 0; j < result->n_points; j++)
        reported |= stretches[j] == one->stretch;
      if (reported || one->point.better == BM_MOVE_NONE || one->point.before - one->point.after < self->effort.least)
        continue;
      stretches[result->n_points] = one->stretch;
      result->points[result->n_points++] = one->point;
    }
}

gboolean
bm_turning_find (BmTurning       *self,
                 const gint      *cancelled,
                 BmTurningResult *result)
{
  g_autoptr(GArray) found = g_array_new (FALSE, FALSE, sizeof (Found));

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (result != NULL, FALSE);

  *result = (BmTurningResult) { .n_decisions = self->decisions->len };
  self->work = bm_turning_get_work (self);
  self->done = 0;
  if (!first_pass (self, cancelled) || !second_pass (self, cancelled, found))
    return FALSE;
  choose (self, found, result);
  g_atomic_int_set (&self->progress, WHOLE);
  return TRUE;
}

guint64
bm_turning_get_work (BmTurning *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->decisions->len * work_of (&self->effort.first)
         + MIN (self->decisions->len, self->effort.candidates) * work_of (&self->effort.second);
}

double
bm_turning_get_progress (BmTurning *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return (double) g_atomic_int_get (&self->progress) / WHOLE;
}
