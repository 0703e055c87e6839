/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * Who looks at the screen on which a match is played, and so whose hand lies open there.
 */
typedef struct
{
  BmSeats  seats;
  int      here;         /* the seat that said last to be there, BM_SIDE_NOBODY */
  gboolean down;         /* its hand lies face down since: its turn is over, or somebody else has decided something */
  gboolean open_hands;   /* people do not hide their hands from each other */
  gboolean watched_open; /* of a match that is only looked at: the hand of the seat at turn lies open */
} TbViewer;

#define TB_VIEWER_NOBODY ((TbViewer) { .seats = BM_SEATS_PEOPLE (BM_MAX_SEATS), .here = BM_SIDE_NOBODY })

/* The seat whose hand lies open now, BM_SIDE_NOBODY: none does. */
int      tb_viewer_get_seat   (const TbViewer *self,
                               BmMatch        *match);

/* The seat that must say to be there before it can decide, as hidden cards are needed; BM_SIDE_NOBODY: none must. */
int      tb_viewer_waits_for  (const TbViewer *self,
                               BmMatch        *match);

/* SEAT has said to be there. */
void     tb_viewer_come       (TbViewer       *self,
                               int             seat);

/* The match has changed, from ply FROM on: a hand whose turn is over is turned down, as is one whose owner is not the one who
   decides now. */
void     tb_viewer_follow     (TbViewer       *self,
                               BmMatch        *match,
                               guint           from);

G_END_DECLS
