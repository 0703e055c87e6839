/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-session.h"
#include "bm-thinker.h"

G_BEGIN_DECLS

/* What the parts of a session share: bm-session.c has the match, bm-session-computer.c the computers, bm-session-save.c
   the file. */
struct _BmSession
{
  GObject    parent_instance;

  BmMatch   *match; /* or NULL */
  BmSeats    seats;
  guint      first_moves;  /* so many moves were made elsewhere */

  BmThinker *thinkers[BM_MAX_SEATS]; /* NULL where a person plays */
  BmMove     found;        /* what the computer is going to do where the match stands, or BM_MOVE_NONE */
  guint      pause;        /* milliseconds */
  guint      pausing;      /* source: until the computer's next move may come */
  gboolean   paused;       /* ... and that is over */

  BmStore   *store;        /* or NULL */
  char      *name;         /* under which the match is kept; NULL: not yet, or it cannot be */
  guint      saving;       /* source: more may be changed before anything else happens ... */
  gboolean   unsaved;      /* ... and has been, since it was saved */
  gint64     saved_at;     /* when that was asked for last */
  guint      patience;     /* source: the computer waits for the disk no longer */
  gboolean   cannot_continue; /* what waits in the store is of no use */
  gboolean   may_put_away;
};

/* bm-session.c */
void     bm_session_emit_ready     (BmSession     *self);
void     bm_session_emit_notice    (BmSession     *self,
                                    const char    *words);

/* bm-session-computer.c */
void     bm_session_seat_computers (BmSession     *self);
void     bm_session_drop_computers (BmSession     *self);
/* The position is another one: what was found before counts no more. */
void     bm_session_reset_computer (BmSession     *self);

/* bm-session-save.c */
void     bm_session_save_change    (BmSession     *self,
                                    BmMatchChange  change);
void     bm_session_save_rest      (BmSession     *self);
/* Is the move before still on its way to the disk?  "ready" comes when that is over. */
gboolean bm_session_waits_for_disk (BmSession     *self);

G_END_DECLS
