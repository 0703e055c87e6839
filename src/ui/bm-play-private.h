/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-play.h"

G_BEGIN_DECLS

/* What the two parts of BmPlay share: bm-play.c takes presses, bm-play-options.c finds out what they can mean. */

/* A move is one option at most, and each piece and Gravestone can be picked. */
#define MAX_OPTIONS (BM_MAX_MOVES + BM_N_PIECES + BM_N_COLUMNS)

struct _BmPlay
{
  GObject    parent_instance;

  BmMatch   *match;
  BmMove     legal[BM_MAX_MOVES];
  guint      n_legal;
  BmOption   options[MAX_OPTIONS];
  guint      n_options;

  BmPiece    piece;
  gboolean   by_hand; /* somebody picked it; else it is the Bird, picked because it is its turn */
  BmMoveKind action;
  BmSpace    grave;
};

/* Is PIECE one that the side to act moves in its turn? */
gboolean bm_play_is_own       (const BmPosition *pos,
                               BmPiece           piece);

/* Makes the options anew from the legal moves and the picks. */
void     bm_play_find_options (BmPlay           *self);

G_END_DECLS
