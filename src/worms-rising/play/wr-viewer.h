/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-seats.h"
#include "wr-play.h"

G_BEGIN_DECLS

/*
 * Who looks at the screen on which a match is played, and so which hands lie open there.
 */
typedef struct
{
  BmSeats  seats;      /* who plays */
  int      seat;       /* whose eyes are at the screen, or BM_SIDE_NOBODY */
  int      decider;    /* who decided last, or BM_SIDE_NOBODY */
  gboolean covered;    /* the hand lies face down */
  gboolean hands_open; /* of a match that is only looked at: all hands are, or none */
  gboolean trial;      /* SEAT only tries things out, on a copy of the match */
} WrViewer;

/* Two people play, and nobody has sat down yet. */
#define WR_VIEWER_NOBODY \
  ((WrViewer) { .seats = BM_SEATS_PEOPLE (WR_N_SIDES), .seat = BM_SIDE_NOBODY, .decider = BM_SIDE_NOBODY, .covered = TRUE })

/* Whether hands of MATCH (NULL: there is none) are covered where nobody has uncovered one. */
gboolean wr_viewer_covers   (const WrViewer *self,
                             BmMatch        *match);
/* The side that decides may be another one than before: nobody knows whether the other still looks on. */
void     wr_viewer_follow   (WrViewer       *self,
                             BmMatch        *match);

/* The side whose hand and actions are shown: the only person's; else that of the one who decides, be it in the other's
   turn; when all is decided, whose turn it was. */
WrSide   wr_viewer_get_side (const WrViewer *self,
                             WrPlay         *play);
/* Which places (bits) of the hand of SIDE are seen.  While hands are covered: what a card lays open to everybody. */
guint64  wr_viewer_get_seen (const WrViewer *self,
                             BmMatch        *match,
                             WrSide          side);

G_END_DECLS
