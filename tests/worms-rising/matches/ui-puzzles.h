/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-puzzle.h"
#include "wr-learn.h"

G_BEGIN_DECLS

/*
 * Puzzles of one's own.
 */

/* The Bird stands over Green, and Yellow is out of reach. */
#define UI_OVER_GREEN \
  "{\"bird\": {\"at\": \"d2\"}, \"turn\": \"bird\", \"grass\": [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0], " \
  "\"worms\": [{\"at\": \"d3\", \"colour\": \"green\"}, {\"at\": \"k12\", \"colour\": \"yellow\"}]}"

/* A puzzle that nobody has proven, called Over “Green”; to be cleared by the caller. */
void  ui_puzzle_set_up  (BmPuzzle    *puzzle,
                         WrGoal       goal,
                         const char  *position);

G_END_DECLS
