/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"

G_BEGIN_DECLS

/* The first point where a record contradicts the rules. */
typedef struct
{
  gboolean  found;
  guint     move;    /* its number from 0, as in the record; the number of all moves if they are too few */
  guint     day;     /* 0: the move is not legal.  Otherwise it is, but the day that it begins has another digest. */
  BmRefusal refusal; /* why it is not legal */
} BmDivergence;

/* Plays RECORD through the rules, as far as its moves are legal, so that an illegal match cannot be built.  NULL and
   an error if its start is invalid.  (transfer full) */
BmMatch *bm_match_new_from_record (const BmRecord  *record,
                                   BmDivergence    *divergence,
                                   GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* A record opened for viewing: the record, and its match as far as it is legal, read-only and at ply 0. */
typedef struct
{
  BmRecord    *record;
  BmMatch     *match;
  BmDivergence divergence;
  char        *path;    /* its file; NULL: it has none */
  gboolean     running; /* it is the running match, still being played */
} BmReplay;

/* Takes ownership of RECORD, also on failure.  (transfer full) each */
BmReplay *bm_replay_new         (BmRecord             *record,
                                 const char           *path,
                                 GError              **error) G_GNUC_WARN_UNUSED_RESULT;
BmReplay *bm_replay_load        (const char           *path,
                                 GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void      bm_replay_free        (BmReplay             *self);

/* A playable match with the moves up to PLY, their times and comments.  (transfer full) */
BmMatch  *bm_replay_dup_match   (const BmReplay       *self,
                                 guint                 ply) G_GNUC_WARN_UNUSED_RESULT;

/* The same in a thread.  TEXT: if not NULL, read instead of the file at PATH; the match is then the running one.
   What the game needs beside the record (its cards) must have been loaded before. */
void      bm_replay_load_async  (const char           *path,
                                 GBytes               *text,
                                 GCancellable         *cancellable,
                                 GAsyncReadyCallback   callback,
                                 gpointer              data);
BmReplay *bm_replay_load_finish (GAsyncResult         *result,
                                 GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmReplay, bm_replay_free)

G_END_DECLS
