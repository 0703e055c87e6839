/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-games.h"
#include "bm-session.h"
#include "bm-thinker.h"

G_BEGIN_DECLS

/* Shared by the parts of a session: bm-session.c has the match, bm-session-computer.c the computers,
   bm-session-save.c the saving. */
struct _BmSession
{
  GObject    parent_instance;

  BmMatch   *match; /* or NULL */
  BmSeats    seats;
  guint      first_moves;  /* moves that were already made when the session began */

  BmThinker *thinkers[BM_MAX_SEATS]; /* NULL where a person plays */
  BmMove     found;        /* the computer's move in the current position, or BM_MOVE_NONE */
  guint      pause;        /* milliseconds */
  guint      pausing;      /* source: delays the computer's next move ... */
  gboolean   paused;       /* ... the delay is over */

  BmStore   *stores[BM_MAX_GAMES]; /* one for each game that is saved */
  guint      n_stores;
  gboolean   cannot_continue[BM_MAX_GAMES]; /* the waiting match in that store cannot be loaded */
  BmStore   *store;        /* the one of the match's game, or NULL */
  char      *name;         /* under which the match is saved; NULL: not yet, or it cannot be */
  guint      saving;       /* source: saves the last of several changes ... */
  gboolean   unsaved;      /* ... there are changes since the last save */
  gint64     saved_at;     /* time of the last save */
  guint      patience;     /* source: limits how long the computer waits for the disk */
  gboolean   may_replace;
};

/* bm-session.c */
void     bm_session_emit_ready     (BmSession     *self);
void     bm_session_emit_notice    (BmSession     *self,
                                    const char    *words);

/* bm-session-computer.c */
void     bm_session_seat_computers (BmSession     *self);
void     bm_session_drop_computers (BmSession     *self);
/* The position has changed: drops the computer's move. */
void     bm_session_reset_computer (BmSession     *self);

/* bm-session-save.c */
void     bm_session_save_change    (BmSession     *self,
                                    BmMatchChange  change);
void     bm_session_save_rest      (BmSession     *self);
/* Whether the previous move is still being written to disk; "ready" is emitted when it is done. */
gboolean bm_session_waits_for_disk (BmSession     *self);

G_END_DECLS
