/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-bot.h"

#include "bm-search-worker.h"

#include <string.h>

/* Determinizations per move of the greedy level. */
#define GREEDY_GUESSES 6
/* Percentage of the moves that Easy overlooks in a game in which it does not search (BmGame.easy_iterations).  It
   evaluates the others, so it plays like a beginner and not at random. */
#define EASY_OVERLOOKS 60

/* Parameters of the levels.  Four times the iterations win two of three matches while they are few, three of five
   from about ten thousand on: Hard and Master are where a player still notices the difference. */
static const struct
{
  const char *id;
  guint       iterations; /* per move; 0: no search */
} levels[BM_N_LEVELS] = {
  [BM_LEVEL_RANDOM] = { "random", 0 },
  [BM_LEVEL_GREEDY] = { "greedy", 0 },
  [BM_LEVEL_EASY] = { "easy", 0 },
  [BM_LEVEL_STEADY] = { "steady", 1000 },
  [BM_LEVEL_MEDIUM] = { "medium", 300 },
  [BM_LEVEL_HARD] = { "hard", 8000 },
  [BM_LEVEL_MASTER] = { "master", 32000 },
};

struct _BmBot
{
  const BmGame *game;
  BmLevel       level;
  guint         iterations; /* per move; 0: no search */
  guint         threads;
  guint64       chance;
  BmSearch     *search;   /* NULL: the level does not search */
  gpointer      view;     /* its view; scratch memory, as are the next two */
  gpointer      guess;
  gpointer      position;
};

const char *
bm_level_id (BmLevel level)
{
  g_return_val_if_fail ((guint) level < BM_N_LEVELS, NULL);
  return levels[level].id;
}

BmLevel
bm_level_find (const char *id)
{
  BmLevel level = 0;

  while (level < BM_N_LEVELS && g_strcmp0 (id, levels[level].id) != 0)
    level++;
  return level;
}

guint
bm_level_iterations (BmLevel level)
{
  g_return_val_if_fail ((guint) level < BM_N_LEVELS, 0);
  return levels[level].iterations;
}

BmBot *
bm_bot_new (const BmGame *game,
            BmLevel       level,
            guint64       seed,
            guint         threads)
{
  BmBot *self;

  g_return_val_if_fail ((guint) level < BM_N_LEVELS && threads >= 1, NULL);
  self = g_new0 (BmBot, 1);
  self->game = game;
  self->level = level;
  self->iterations = level == BM_LEVEL_EASY ? game->easy_iterations : levels[level].iterations;
  self->threads = threads;
  self->chance = bm_search_seed (seed, 0, 0);
  if (self->iterations > 0)
    self->search = bm_search_new (game, NULL, seed);
  self->view = g_malloc0 (game->position_size);
  self->guess = g_malloc0 (game->position_size);
  self->position = g_malloc0 (game->position_size);
  return self;
}

void
bm_bot_free (BmBot *self)
{
  g_clear_pointer (&self->search, bm_search_free);
  g_free (self->view);
  g_free (self->guess);
  g_free (self->position);
  g_free (self);
}

/* A random number below N. */
static guint
draw (BmBot *self,
      guint  n)
{
  return (guint) (((bm_random_next (&self->chance) >> 32) * n) >> 32);
}

/* Sums SIDE's evaluation after each of the moves over several determinizations. */
static void
look_ahead (BmBot        *self,
            int           side,
            const BmMove *moves,
            guint         n,
            guint64      *values)
{
  const BmGame *game = self->game;
  guint64 worth[BM_MAX_SEATS];

  for (guint guess = 0; guess < GREEDY_GUESSES; guess++)
    {
      bm_search_guess (game, self->guess, self->view, side, &self->chance);
      for (guint i = 0; i < n; i++)
        {
          memcpy (self->position, self->guess, game->position_size);
          game->apply (self->position, moves[i], NULL, NULL);
          bm_search_judge (game, self->position, worth);
          values[i] += worth[side];
        }
    }
}

/* The best of the moves that are not overlooked, by a one-ply search; ties are broken at random. */
static BmMove
best_of (BmBot        *self,
         int           side,
         const BmMove *moves,
         guint         n,
         guint         overlooks)
{
  guint64 values[BM_MAX_MOVES] = { 0 }, best = 0;
  guint n_best = 0, chosen = 0;

  look_ahead (self, side, moves, n, values);
  for (guint i = 0; i < n; i++)
    {
      if (overlooks > 0 && draw (self, 100) < overlooks)
        continue;
      if (n_best == 0 || values[i] > best)
        n_best = 0;
      else if (values[i] < best)
        continue;
      best = values[i];
      if (draw (self, ++n_best) == 0)
        chosen = i;
    }
  return n_best > 0 ? moves[chosen] : moves[draw (self, n)];
}

static BmMove
choose_at_once (BmBot *self,
                int    side)
{
  BmMove moves[BM_MAX_MOVES];
  float promise[BM_MAX_MOVES];
  guint n = bm_search_list (self->game, self->position, self->view, side, &self->chance, moves, promise);

  if (n <= 1)
    return n == 0 ? BM_MOVE_NONE : moves[0];
  if (self->level == BM_LEVEL_RANDOM)
    return moves[draw (self, n)];
  return best_of (self, side, moves, n, self->level == BM_LEVEL_EASY ? EASY_OVERLOOKS : 0);
}

BmMove
bm_bot_choose (BmBot                *self,
               gconstpointer         view,
               int                   side,
               const BmSearchBudget *budget,
               BmSearchResult       *result)
{
  BmSearchBudget own = { .threads = self->threads };
  BmMove move;

  if (budget != NULL)
    own = *budget;
  if (own.threads == 0)
    own.threads = self->threads;
  if (own.iterations == 0 && own.milliseconds == 0)
    own.iterations = self->iterations;
  if (self->search != NULL)
    return bm_search_think (self->search, view, side, &own, result);

  if (result != NULL)
    memset (result, 0, sizeof *result);
  if (self->game->to_act (view) != side || (own.cancelled != NULL && g_atomic_int_get (own.cancelled) != 0))
    return BM_MOVE_NONE;
  memcpy (self->view, view, self->game->position_size);
  if (self->game->hide != NULL)
    self->game->hide (self->view, side);
  move = choose_at_once (self, side);
  if (result != NULL && move != BM_MOVE_NONE)
    {
      result->n_moves = result->n_line = 1;
      result->moves[0].move = result->line[0] = move;
    }
  return move;
}

void
bm_bot_follow (BmBot  *self,
               BmMove  move)
{
  if (self->search != NULL)
    bm_search_follow (self->search, move);
}
