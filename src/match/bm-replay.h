/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"

G_BEGIN_DECLS

/* Where a record first says something else than the rules do. */
typedef struct
{
  gboolean  found;
  guint     move;    /* its number from 0, as in the record; the number of all moves if they are too few */
  guint     day;     /* 0: the move is not legal.  Else it is, but the day that it should begin is another one. */
  BmRefusal refusal; /* why it is not legal */
} BmDivergence;

/* Plays RECORD through the rules, as far as its moves are legal.  So no match can come to be that could not be played.
   NULL and an error if the game cannot begin so.  (transfer full) */
BmMatch *bm_match_new_from_record (const BmRecord  *record,
                                   BmDivergence    *divergence,
                                   GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* A record that is looked at: what it says, and the match that it led to as far as it is legal, which is watched and
   stands at its beginning. */
typedef struct
{
  BmRecord    *record;
  BmMatch     *match;
  BmDivergence divergence;
  char        *path;    /* its file; NULL: it has none */
  gboolean     running; /* it is not finished, and somebody plays it */
} BmReplay;

/* Takes RECORD over, also where it fails.  (transfer full) each */
BmReplay *bm_replay_new         (BmRecord             *record,
                                 const char           *path,
                                 GError              **error) G_GNUC_WARN_UNUSED_RESULT;
BmReplay *bm_replay_load        (const char           *path,
                                 GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void      bm_replay_free        (BmReplay             *self);

/* A match that anybody can play on, with the moves up to PLY, what they took and what was said about them.
   (transfer full) */
BmMatch  *bm_replay_dup_match   (const BmReplay       *self,
                                 guint                 ply) G_GNUC_WARN_UNUSED_RESULT;

/* The same in a thread; TEXT: what is read instead of the file at PATH, and that match is running.  What the game needs
   beside the record (its cards) must have been read before. */
void      bm_replay_load_async  (const char           *path,
                                 GBytes               *text,
                                 GCancellable         *cancellable,
                                 GAsyncReadyCallback   callback,
                                 gpointer              data);
BmReplay *bm_replay_load_finish (GAsyncResult         *result,
                                 GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmReplay, bm_replay_free)

G_END_DECLS
