/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-seats.h"
#include "wr-play.h"

G_BEGIN_DECLS

/*
 * Who is at the screen, and so which hands are open there.
 */
typedef struct
{
  BmSeats  seats;      /* the players */
  int      seat;       /* whose eyes are at the screen, or BM_SIDE_NOBODY */
  int      decider;    /* the side that decided last, or BM_SIDE_NOBODY */
  gboolean covered;    /* the hand is face down */
  gboolean hands_open; /* for a read-only match: all hands are open, or none */
  gboolean trial;      /* SEAT only tries things out, on a copy of the match */
} WrViewer;

/* Two people play, and none has taken a seat yet. */
#define WR_VIEWER_NOBODY \
  ((WrViewer) { .seats = BM_SEATS_PEOPLE (WR_N_SIDES), .seat = BM_SIDE_NOBODY, .decider = BM_SIDE_NOBODY, .covered = TRUE })

/* Whether hands of MATCH (NULL: there is none) are covered until one is uncovered. */
gboolean wr_viewer_covers   (const WrViewer *self,
                             BmMatch        *match);
/* Another side may decide now: it is unknown whether the other player is still at the screen. */
void     wr_viewer_follow   (WrViewer       *self,
                             BmMatch        *match);

/* The side whose hand and actions are shown: the only person's; else that of the side that decides, even in the other's
   turn; when the match is over, the side at turn. */
WrSide   wr_viewer_get_side (const WrViewer *self,
                             WrPlay         *play);
/* The visible places (bits) of the hand of SIDE.  While hands are covered: cards that were revealed to both sides. */
guint64  wr_viewer_get_seen (const WrViewer *self,
                             BmMatch        *match,
                             WrSide          side);

G_END_DECLS
