/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-search.h"

G_BEGIN_DECLS

/*
 * A computer player of a given level.  It gets the view of its side and returns a move.
 */
typedef enum
{
  BM_LEVEL_RANDOM, /* any legal move; for measuring */
  BM_LEVEL_GREEDY, /* the move after which the evaluation is best; for measuring */
  BM_LEVEL_EASY,   /* makes mistakes */
  BM_LEVEL_STEADY, /* few iterations, the same everywhere: for balancing */
  BM_LEVEL_MEDIUM,
  BM_LEVEL_HARD,
  BM_LEVEL_MASTER,
  BM_N_LEVELS
} BmLevel;

/* As options name them: "random", "greedy", "easy", "steady", "medium", "hard", "master".  Static. */
const char *bm_level_id   (BmLevel              level);
/* Returns BM_N_LEVELS if there is no such level. */
BmLevel     bm_level_find (const char          *id);
/* Search iterations per move; 0: the level does not search.  Those of Easy are BmGame.easy_iterations. */
guint       bm_level_iterations (BmLevel        level);

typedef struct _BmBot BmBot;

/* GAME is borrowed.  THREADS is 1 or more.  Same game, level, seed, threads and views: same moves.  (transfer full) */
BmBot      *bm_bot_new    (const BmGame        *game,
                           BmLevel              level,
                           guint64              seed,
                           guint                threads) G_GNUC_WARN_UNUSED_RESULT;
void        bm_bot_free   (BmBot               *self);

/* The move of SIDE, which is to move and sees VIEW.  BM_MOVE_NONE: the match is over, or the search was cancelled.
   BUDGET overrides the level's; NULL: no override (with CANCELLED alone set the level's iterations apply).  RESULT
   may be NULL; a level that does not search sets only its move. */
BmMove      bm_bot_choose (BmBot                *self,
                           gconstpointer         view,
                           int                   side,
                           const BmSearchBudget *budget,
                           BmSearchResult       *result);

/* MOVE was made by any side; BM_MOVE_NONE: a move that the bot's side could not see. */
void        bm_bot_follow (BmBot               *self,
                           BmMove               move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmBot, bm_bot_free)

G_END_DECLS
