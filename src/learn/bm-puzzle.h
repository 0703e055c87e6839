/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-lesson.h"

G_BEGIN_DECLS

/*
 * A puzzle that a player has made from a position of a game: its name, the goal to reach
 * in one turn, and, if a search found one, a solution that does not depend on chance.
 *
 * In a file it is JSON with the keys format, version, name, goal, position and solution.
 */
#define BM_PUZZLE_FORMAT  "bloodmoon-puzzle"
#define BM_PUZZLE_VERSION 1

/* The most letters of a name, and moves of a solution. */
#define BM_PUZZLE_NAME  60
#define BM_PUZZLE_MOVES 16

typedef struct
{
  BmLearnGame *game;
  char        *name;                   /* owned */
  guint        goal;                   /* index of one of the game's goals */
  gpointer     position;               /* owned */
  guint        n_moves;                /* of a certain solution; 0: none is known */
  BmMove       moves[BM_PUZZLE_MOVES];
} BmPuzzle;

void        bm_puzzle_clear       (BmPuzzle          *self);

/* Copies OTHER to SELF, freeing its previous content. */
void        bm_puzzle_set         (BmPuzzle          *self,
                                   const BmPuzzle    *other);

/* Whether EVENTS, and POSITION to which they have led, meet GOAL of GAME. */
gboolean    bm_goal_is_reached    (const BmLearnGame *game,
                                   const BmGoal      *goal,
                                   gconstpointer      position,
                                   const BmEvent     *events,
                                   guint              n_events);

/* Whether NAME is valid: one line, neither empty nor too long. */
gboolean    bm_puzzle_check_name  (const char        *name);

/* (transfer full) */
char       *bm_puzzle_to_text     (const BmPuzzle    *self) G_GNUC_WARN_UNUSED_RESULT;

/* Reads one of GAME; FILE is its name in messages.  The text is untrusted: the solution is played, and dropped if it does not
   lead to the goal.  On FALSE and an error SELF is empty. */
gboolean    bm_puzzle_parse       (BmPuzzle          *self,
                                   BmLearnGame       *game,
                                   const char        *file,
                                   const char        *text,
                                   gsize              length,
                                   GError           **error);

/* A course of this puzzle alone, to be played like a lesson of that ID.  FIRST: the text of its solution's first
   move, for a hint; NULL: no hint.  (transfer full) */
BmCourse   *bm_puzzle_make_course (const BmPuzzle    *self,
                                   const char        *id,
                                   const char        *first,
                                   GError           **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BmPuzzle, bm_puzzle_clear)

G_END_DECLS
