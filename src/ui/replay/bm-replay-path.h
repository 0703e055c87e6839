/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"

G_BEGIN_DECLS

/*
 * The stops in a match: where its turns and days begin, for navigation.  Plies as in bm-match.h.
 */
typedef enum
{
  BM_REPLAY_MOVE,
  BM_REPLAY_TURN,
  BM_REPLAY_DAY,
  BM_REPLAY_ALL  /* to the start, to the end */
} BmReplayUnit;

/* A turn of SEAT begins at PLY; BM_SIDE_NOBODY: before the first turn. */
typedef struct
{
  guint ply;
  int   seat;
} BmReplayTurn;

typedef struct
{
  guint   n;     /* number of moves */
  GArray *turns; /* of BmReplayTurn, the first at 0 */
  GArray *days;  /* of guint: the ply at which each day begins */
  guint   first_day; /* number of the first of them: a match may begin on a later day than 1 */
} BmReplayPath;

/* (transfer full) */
BmReplayPath *bm_replay_path_new  (BmMatch            *match) G_GNUC_WARN_UNUSED_RESULT;
void          bm_replay_path_free (BmReplayPath       *self);

/* The next stop from PLY, forward or back; PLY itself at the ends. */
guint         bm_replay_path_step (const BmReplayPath *self,
                                   guint               ply,
                                   BmReplayUnit        unit,
                                   gboolean            forward);

/* The number of the day at PLY; 0: before the first. */
guint         bm_replay_path_day  (const BmReplayPath *self,
                                   guint               ply);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmReplayPath, bm_replay_path_free)

G_END_DECLS
