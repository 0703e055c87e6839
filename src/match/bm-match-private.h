/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"

G_BEGIN_DECLS

/* What the parts of a match share: bm-match.c plays, bm-match-undo.c takes back, bm-match-notes.c has the clock and the
   comments, and goes through a match that is only looked at. */

/* One move made: what it was, who made it, how long that took, and where its events end in the stream (they begin where
   the one before ends). */
typedef struct
{
  BmMove move;
  int    side;
  int    tenths; /* BM_NO_TENTHS: nobody has looked at the clock */
  guint  events_end;
} BmPly;

struct _BmMatch
{
  GObject       parent_instance;

  const BmGame *game;
  char         *options; /* NULL: began from a given position */
  guint64       seed;
  guint         n_seats;
  char         *players[BM_MAX_SEATS]; /* names */
  guint         automatic; /* bits of sides */

  GByteArray   *positions; /* one more than plies */
  GArray       *plies;     /* of BmPly */
  GArray       *events;    /* of BmEvent: those of all plies */
  GHashTable   *comments;  /* ply -> char * */
  guint         index;     /* plies played; what lies beyond can be redone */
  gboolean      telling;   /* "event" is being emitted */
  gboolean      watched;
  gboolean      trial;

  BmMatchNow    now;       /* NULL: no clock */
  gint64        since;     /* when the decision began that is being made, ... */
  gint64        spent;     /* ... and what it took before the clock was held */
  gboolean      held;
};

/* The position after PLY moves, 0 .. plies. */
static inline gpointer
bm_match_position_at (BmMatch *self,
                      guint    ply)
{
  return self->positions->data + (gsize) ply * self->game->position_size;
}

/* The move that leads from position INDEX to the one after it. */
static inline BmPly *
bm_match_ply_at (BmMatch *self,
                 guint    index)
{
  return &g_array_index (self->plies, BmPly, index);
}

/* bm-match.c */
void bm_match_tell_changed    (BmMatch       *self,
                               BmMatchChange  change);
/* The events from ply FROM to ply TO.  An empty stretch is not NULL, so that callers can iterate without looking. */
const BmEvent *bm_match_events_between (BmMatch *self,
                                        guint    from,
                                        guint    to,
                                        guint   *n_events);

/* bm-match-notes.c */
/* Another decision begins. */
void bm_match_start_clock     (BmMatch       *self);
/* What the decision took that has just been made; another one begins. */
int  bm_match_read_clock      (BmMatch       *self);
/* What was said about plies after PLY is gone with them. */
void bm_match_forget_comments (BmMatch       *self,
                               guint          ply);
/* Writes both into RECORD, which has the moves already. */
void bm_match_put_notes       (BmMatch       *self,
                               BmRecord      *record);

G_END_DECLS
