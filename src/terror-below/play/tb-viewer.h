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
  int      here;        /* the seat that said last to be there, BM_SIDE_NOBODY */
  gboolean open_hands;  /* people do not hide their hands from each other */
  gboolean watched_open; /* of a match that is only looked at: the hand of the seat at turn lies open */
} TbViewer;

#define TB_VIEWER_NOBODY ((TbViewer) { .seats = BM_SEATS_PEOPLE (BM_MAX_SEATS), .here = BM_SIDE_NOBODY })

/* The seat whose hand lies open now, BM_SIDE_NOBODY: none does. */
int      tb_viewer_get_seat   (const TbViewer *self,
                               BmMatch        *match);

/* The seat that must say to be there before it can decide, as hidden cards are needed; BM_SIDE_NOBODY: none must. */
int      tb_viewer_waits_for  (const TbViewer *self,
                               BmMatch        *match);

/* The match has changed: a hand whose turn is over is turned down. */
void     tb_viewer_follow     (TbViewer       *self,
                               BmMatch        *match);

G_END_DECLS
