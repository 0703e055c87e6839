/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-rules.h"
#include "hooks.h"

G_BEGIN_DECLS

/*
 * Inside the rules.  One chapter of the rules is one file; this header is what they call of each other.
 *
 * A move is taken in two halves.  What the mover does is done at once, by the chapter of the action; what may be
 * interrupted by a choice goes on the position's stack of frames, and bm_run () works on the top frame until the stack is
 * empty, a choice waits or the match is over.
 */

/* One move being taken. */
typedef struct
{
  BmPosition  *pos;
  BmDice      *dice;   /* may be NULL */
  BmEventList *events; /* may be NULL: a search pays nothing */
} BmRun;

static inline void
bm_emit (BmRun      *run,
         BmEventKind kind,
         guint       who,
         guint       from,
         guint       to,
         int         n,
         int         m)
{
  BmEventList *events = run->events;

  if (events == NULL)
    return;
  if (events->n < BM_MAX_EVENTS)
    events->items[events->n++] = (BmEvent) { (guint8) kind, (guint8) who, (guint8) from, (guint8) to,
                                             (gint16) n, (gint16) m };
  else
    events->dropped++;
}

/* rules.c: the stack. */
BmFrame *bm_push_frame        (BmPosition *pos,
                               BmFrame     frame);
void     bm_pop_frame         (BmPosition *pos);

static inline BmFrame *
bm_top_frame (BmPosition *pos)
{
  return &pos->frames[pos->n_frames - 1];
}

/* victory.c: R2. */
void     bm_win               (BmRun      *run,
                               BmSide      side,
                               BmVictory   victory);
void     bm_change_health     (BmRun      *run,
                               int         by);
void     bm_change_hunger     (BmRun      *run,
                               int         by);
void     bm_change_suspicion  (BmRun      *run,
                               int         by);

static inline gboolean
bm_is_over (const BmPosition *pos)
{
  return pos->winner != BM_NO_WINNER;
}

/* setup.c: R3. */
BmMove  *bm_land_moves        (const BmPosition *pos,
                               BmMove           *out);
void     bm_land              (BmRun      *run,
                               BmSpace     space);

/* day.c: R4, R5.1.  bm_day_go_on () returns FALSE when a choice waits. */
void     bm_end_turn          (BmRun      *run);
gboolean bm_day_go_on         (BmRun      *run,
                               BmFrame    *frame);
BmMove  *bm_evening_moves     (const BmPosition *pos,
                               BmMove           *out);
void     bm_evening_fly       (BmRun      *run,
                               BmSpace     space);

/* piles.c: R4.6, R13.1. */
void     bm_draw              (BmRun      *run,
                               BmSide      side,
                               guint       n);
BmMove  *bm_discard_moves     (const BmPosition *pos,
                               BmMove           *out);
void     bm_discard           (BmRun      *run,
                               BmSide      side,
                               guint8      card);

/* actions.c: R5.2. */
void     bm_pay               (BmRun      *run,
                               BmAction    action,
                               BmPiece     who);

/* bird.c: R6. */
BmMove  *bm_bird_moves        (const BmPosition *pos,
                               BmMove           *out);
void     bm_bird_act          (BmRun      *run,
                               BmMove      move);
void     bm_fly               (BmRun      *run,
                               BmSpace     space);
/* The packed space that a Dig or Peck in DIR would be about, BM_SPACE_NONE if there is none: not next to it, not packed. */
BmSpace  bm_bird_dirt         (const BmPosition *pos,
                               BmDir             dir);
/* The board's space next to the Bird in DIR, BM_SPACE_NONE if there is none. */
BmSpace  bm_bird_next         (const BmPosition *pos,
                               BmDir             dir);

/* rain.c: R7, and the steps of R6.5. */
void     bm_start_rain        (BmRun      *run,
                               BmDir       dir);
void     bm_start_peck        (BmRun      *run,
                               BmDir       dir);
void     bm_rain_go_on        (BmRun      *run,
                               BmFrame    *frame);

/* sinking.c: R8, and what else moves columns down or up.  The Grass of a column goes down or up one space with all that
   is on it; CARRIED gets the bits of Worms and Zombies that went along. */
void     bm_start_sinking     (BmRun      *run,
                               int         column);
void     bm_sink_go_on        (BmRun      *run,
                               BmFrame    *frame);
guint    bm_lower_grass       (BmRun      *run,
                               int         column);
guint    bm_raise_grass       (BmRun      *run,
                               int         column);
/* All above SPACE, Wormholes excepted, goes down one (R6.3). */
guint    bm_lower_column      (BmRun      *run,
                               BmSpace     space);

/* tokens.c: R1.4, R1.5, R9. */
void     bm_put_on_grass      (BmRun      *run,
                               BmToken     token,
                               int         column);
void     bm_take_from_grass   (BmRun      *run,
                               BmToken     token,
                               int         column);
void     bm_put_gravestone    (BmRun      *run,
                               int         column);
void     bm_put_bedrock       (BmRun      *run,
                               BmSpace     space);
void     bm_break_bedrock     (BmRun      *run,
                               BmSpace     space);
void     bm_take_wormhole     (BmRun      *run,
                               BmSpace     space);

/* worms.c: R10. */
BmMove  *bm_worm_moves        (const BmPosition *pos,
                               BmMove           *out);
void     bm_worm_act          (BmRun      *run,
                               BmMove      move);
/* Whether the ordinary Move of PIECE that way is legal (R10.1), whoever makes it. */
gboolean bm_may_step          (const BmPosition *pos,
                               BmPiece           piece,
                               BmDir             dir);

/* arrival.c: R11. */
typedef enum
{
  BM_ARRIVED_HERE,  /* stands where it came */
  BM_ARRIVED_AWAY,  /* fell, or went through a Wormhole */
  BM_ARRIVED_DEAD,
  BM_ARRIVED_WAITS  /* in a Wormhole: the exit must be chosen */
} BmArrival;

/* PIECE has come to its space; ENTERED: in a way that sets off a Wormhole (R12.1).  When it waits the caller pushes what
   is still to do, then the choice (bm_ask_exit ()). */
BmArrival bm_arrive           (BmRun      *run,
                               BmPiece     piece,
                               gboolean    entered);
/* Settles PIECES one after the other (R11.4), and puts on the stack what a choice interrupts. */
void     bm_settle            (BmRun      *run,
                               guint       pieces,
                               guint       entered);
void     bm_eat               (BmRun      *run,
                               BmPiece     piece);
void     bm_remove_piece      (BmPosition *pos,
                               BmPiece     piece);

/* wormholes.c: R12. */
void     bm_ask_exit          (BmPosition *pos,
                               BmPiece     piece);
BmMove  *bm_exit_moves        (const BmPosition *pos,
                               BmPiece           piece,
                               BmMove           *out);
/* The only exit from SPACE, BM_SPACE_NONE if there are several. */
BmSpace  bm_only_exit         (const BmPosition *pos,
                               BmSpace           space);
void     bm_go_through        (BmRun      *run,
                               BmPiece     piece,
                               BmSpace     exit);

G_END_DECLS
