/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "bm-rival.h"

G_BEGIN_DECLS

/* What the parts of a match share: bm-match.c plays, bm-match-undo.c undoes, bm-match-notes.c has the clock, the
   comments and the navigation in read-only matches. */

/* One move made: its side, its time, and the end of its events in the event array (they begin where those of the move
   before end). */
typedef struct
{
  BmMove move;
  int    side;
  int    tenths; /* BM_NO_TENTHS: not measured */
  guint  events_end;
} BmPly;

struct _BmMatch
{
  GObject       parent_instance;

  const BmGame *game;
  char         *options; /* NULL: started from a given position */
  guint64       seed;
  guint         n_seats;
  char         *players[BM_MAX_SEATS]; /* names */
  guint         automatic; /* bits of sides */

  GByteArray   *positions; /* one more than plies */
  GArray       *plies;     /* of BmPly */
  GArray       *events;    /* of BmEvent: those of all plies */
  GHashTable   *comments;  /* ply -> char * */
  guint         index;     /* plies played; later ones can be redone */
  gboolean      emitting;  /* "event" is being emitted */
  gboolean      watched;
  gboolean      trial;
  gboolean      fair;      /* see bm-today.h */
  const BmLadderRival *rival;    /* see bm-rival.h; NULL, both: none */
  const BmGame *judge;

  BmMatchNow    now;       /* NULL: no clock */
  gint64        since;     /* start of the current decision, ... */
  gint64        spent;     /* ... and its time before the clock was paused */
  gboolean      paused;
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
void bm_match_emit_changed    (BmMatch       *self,
                               BmMatchChange  change);
/* The events from ply FROM to ply TO.  Not NULL for an empty range, so that callers need no check. */
const BmEvent *bm_match_events_between (BmMatch *self,
                                        guint    from,
                                        guint    to,
                                        guint   *n_events);

/* bm-match-notes.c */
/* Starts timing a new decision. */
void bm_match_start_clock     (BmMatch       *self);
/* The time of the decision just made; starts timing the next one. */
int  bm_match_read_clock      (BmMatch       *self);
/* Drops the comments on plies after PLY. */
void bm_match_forget_comments (BmMatch       *self,
                               guint          ply);
/* Writes the clock and the comments into RECORD, which already has the moves. */
void bm_match_put_notes       (BmMatch       *self,
                               BmRecord      *record);

G_END_DECLS
