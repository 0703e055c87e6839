/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-lesson.h"

G_BEGIN_DECLS

/*
 * A puzzle that somebody has made of a position of the game in use (bm-learn-game.h): what it is called, what is to be
 * reached in one turn, and, where a search has found one, a way that leads there without chance.
 *
 * In a file it is JSON with the keys format, version, name, goal, position and solution.
 */
#define BM_PUZZLE_FORMAT  "bloodmoon-puzzle"
#define BM_PUZZLE_VERSION 1

/* Letters of a name, and moves of a solution, at most. */
#define BM_PUZZLE_NAME  60
#define BM_PUZZLE_MOVES 16

typedef struct
{
  char     *name;                   /* owned */
  guint     goal;                   /* the number of one of the game's goals */
  gpointer  position;               /* owned */
  guint     n_moves;                /* of a way that leads to the goal for certain; 0: none is known */
  BmMove    moves[BM_PUZZLE_MOVES];
} BmPuzzle;

void        bm_puzzle_clear       (BmPuzzle          *self);

/* Makes SELF, whatever it was, the same as OTHER. */
void        bm_puzzle_set         (BmPuzzle          *self,
                                   const BmPuzzle    *other);

/* Do EVENTS, and POSITION to which they have led, have what GOAL wants? */
gboolean    bm_goal_is_reached    (const BmGoal      *goal,
                                   gconstpointer      position,
                                   const BmEvent     *events,
                                   guint              n_events);

/* A name as a puzzle can have it: one line, neither empty nor too long. */
gboolean    bm_puzzle_check_name  (const char        *name);

/* (transfer full) */
char       *bm_puzzle_to_text     (const BmPuzzle    *self) G_GNUC_WARN_UNUSED_RESULT;

/* Reads one; FILE is what messages call it.  Nothing in the text is believed: the solution is played, and
   forgotten where it does not lead to the goal.  FALSE and an error leave SELF empty. */
gboolean    bm_puzzle_parse       (BmPuzzle          *self,
                                   const char        *file,
                                   const char        *text,
                                   gsize              length,
                                   GError           **error);

/* A course of this puzzle alone, to be played like a lesson of that ID.  FIRST: how the first move of its solution is
   called, for a hint; NULL: none is given.  (transfer full) */
BmCourse   *bm_puzzle_make_course (const BmPuzzle    *self,
                                   const char        *id,
                                   const char        *first,
                                   GError           **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BmPuzzle, bm_puzzle_clear)

G_END_DECLS
