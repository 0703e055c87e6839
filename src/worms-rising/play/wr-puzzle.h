/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-lesson.h"
#include "wr-move.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * A puzzle that somebody has made of a position: what it is called, what is to be reached in one turn, and, where a search
 * has found one, a way that leads there without any die or draw.
 *
 * In a file it is JSON with the keys format, version, name, goal, position and solution.
 */
#define WR_PUZZLE_FORMAT  "bloodmoon-puzzle"
#define WR_PUZZLE_VERSION 1

/* Letters of a name, and moves of a solution, at most. */
#define WR_PUZZLE_NAME  60
#define WR_PUZZLE_MOVES 16

typedef enum
{
  WR_GOAL_EAT,
  WR_GOAL_EAT_TWO,
  WR_GOAL_BIRD_WINS,
  WR_GOAL_BITE_TWICE,
  WR_GOAL_WORMS_WIN,
  WR_N_GOALS
} WrGoal;

typedef struct
{
  char       *name;
  WrGoal      goal;
  WrPosition  position;
  guint       n_moves;                /* of a way that leads to the goal for certain; 0: none is known */
  BmMove      moves[WR_PUZZLE_MOVES];
} WrPuzzle;

void        wr_puzzle_clear       (WrPuzzle          *self);

WrSide      wr_goal_get_side      (WrGoal             goal);
/* A sentence in the user's language. */
const char *wr_goal_words         (WrGoal             goal);
/* Do EVENTS, and POS to which they have led, have what GOAL wants? */
gboolean    wr_goal_is_reached    (WrGoal             goal,
                                   const WrPosition  *pos,
                                   const BmEvent     *events,
                                   guint              n_events);

/* Why no puzzle can be made of POS, as a sentence in the user's language; NULL: it can. */
const char *wr_puzzle_why_not     (const WrPosition  *pos);

/* A name as a puzzle can have it: one line, neither empty nor too long. */
gboolean    wr_puzzle_check_name  (const char        *name);

/* (transfer full) */
char       *wr_puzzle_to_text     (const WrPuzzle    *self) G_GNUC_WARN_UNUSED_RESULT;

/* Reads one; FILE is what messages call it.  Nothing in the text is believed: the solution is played, and
   forgotten where it does not lead to the goal.  FALSE and an error leave SELF empty. */
gboolean    wr_puzzle_parse       (WrPuzzle          *self,
                                   const char        *file,
                                   const char        *text,
                                   gsize              length,
                                   GError           **error);

/* A course of this puzzle alone, to be played like a lesson of that ID.  FIRST: how the first move of its solution is
   called, for a hint; NULL: none is given.  (transfer full) */
BmCourse   *wr_puzzle_make_course (const WrPuzzle    *self,
                                   const char        *id,
                                   const char        *first,
                                   GError           **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (WrPuzzle, wr_puzzle_clear)

G_END_DECLS
