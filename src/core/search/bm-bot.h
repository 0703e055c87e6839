/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-search.h"

G_BEGIN_DECLS

/*
 * A computer player of a level.  It is handed what its side may see and answers with a move.
 */
typedef enum
{
  BM_LEVEL_RANDOM, /* any legal move; for measuring */
  BM_LEVEL_GREEDY, /* the move after which the evaluation is best; for measuring */
  BM_LEVEL_EASY,   /* greedy, with mistakes */
  BM_LEVEL_STEADY, /* few iterations, the same everywhere: for balancing */
  BM_LEVEL_MEDIUM,
  BM_LEVEL_HARD,
  BM_LEVEL_MASTER,
  BM_N_LEVELS
} BmLevel;

/* As options name them: "random", "greedy", "easy", "steady", "medium", "hard", "master".  Static. */
const char *bm_level_id   (BmLevel              level);
/* BM_N_LEVELS: no level is called so. */
BmLevel     bm_level_find (const char          *id);
/* Iterations that the level gives a move, 0: it does not search. */
guint       bm_level_iterations (BmLevel        level);

typedef struct _BmBot BmBot;

/* GAME is kept.  THREADS 1 or more.  Same game, level, seed, threads and views: same moves.  (transfer full) */
BmBot      *bm_bot_new    (const BmGame        *game,
                           BmLevel              level,
                           guint64              seed,
                           guint                threads) G_GNUC_WARN_UNUSED_RESULT;
void        bm_bot_free   (BmBot               *self);

/* What SIDE, which decides and sees VIEW, does.  BM_MOVE_NONE: the match is over, or it was cancelled.  BUDGET: NULL, or
   another one than the level's (CANCELLED of it alone may be set: then the level's iterations count).  RESULT may be
   NULL; a level that does not search leaves it with the move alone. */
BmMove      bm_bot_choose (BmBot                *self,
                           gconstpointer         view,
                           int                   side,
                           const BmSearchBudget *budget,
                           BmSearchResult       *result);

/* MOVE was made, by whomever; BM_MOVE_NONE: one that the side could not see. */
void        bm_bot_follow (BmBot               *self,
                           BmMove               move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmBot, bm_bot_free)

G_END_DECLS
