/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * Who is at the screen, and so whose hand is open.
 */
typedef struct
{
  BmSeats  seats;
  int      here;         /* the last seat that confirmed to be present, BM_SIDE_NOBODY */
  gboolean down;         /* its hand was turned face down: its turn is over, or another person has decided */
  gboolean open_hands;   /* people play with open hands */
  gboolean watched_open; /* for a read-only match: the hand of the seat at turn is open */
  gboolean trial;        /* the seat HERE only tries things out, on a copy of its view: all other hands are made up */
} TbViewer;

#define TB_VIEWER_NOBODY ((TbViewer) { .seats = BM_SEATS_PEOPLE (BM_MAX_SEATS), .here = BM_SIDE_NOBODY })

/* The seat whose hand is open now, BM_SIDE_NOBODY: none. */
int      tb_viewer_get_seat   (const TbViewer *self,
                               BmMatch        *match);

/* The seat that must confirm to be present before it can decide, as it needs hidden cards; BM_SIDE_NOBODY: none. */
int      tb_viewer_waits_for  (const TbViewer *self,
                               BmMatch        *match);

/* SEAT has confirmed to be present. */
void     tb_viewer_come       (TbViewer       *self,
                               int             seat);

/* The match has changed since ply FROM: turns the open hand face down if its turn is over, or another seat decides now. */
void     tb_viewer_follow     (TbViewer       *self,
                               BmMatch        *match,
                               guint           from);

G_END_DECLS
