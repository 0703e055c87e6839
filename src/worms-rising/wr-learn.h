/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-learn-game.h"
#include "wr-position.h"

G_BEGIN_DECLS

/* The duel's lessons, puzzles and rulebook. */
extern BmLearnGame wr_learn;

/* The indices of its goals of puzzles. */
typedef enum
{
  WR_GOAL_EAT,
  WR_GOAL_EAT_TWO,
  WR_GOAL_BIRD_WINS,
  WR_GOAL_BITE_TWICE,
  WR_GOAL_WORMS_WIN,
  WR_N_GOALS
} WrGoal;

/* The part of the board that a picture shows: columns and rows, inclusive; -1 to 11, 0 to 13. */
typedef struct
{
  int left, right;
  int top, bottom;
} WrCrop;

/* From "c0:h5", its first space not right of or below the second. */
gboolean wr_crop_from_text (const char *text,
                            WrCrop     *crop);

G_END_DECLS
