/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-line.h"
#include "wr-event.h"

G_BEGIN_DECLS

/*
 * A happening: what a person would call one thing, often made of several events.  Log, recap, turn summaries and
 * explanations are built from happenings.
 */
typedef struct
{
  char          *text;     /* one line; NULL: not shown */
  BmLineKind     kind;     /* a day is a chapter */
  WrPiece        tone;     /* the piece whose colour it has, or WR_PIECE_NONE */
  guint8         card;     /* that it is about, or WR_NO_CARD */
  WrSpace        spaces[BM_LINE_MARKS];
  guint          n_spaces;
  const BmEvent *events;   /* borrowed: those it is made of */
  guint          n;
  const BmEvent *about;    /* the one that matters: rain rather than the die, a card rather than what it cost */
  guint64        kinds;    /* bits: all their WrEventKinds */
  guint          moved;    /* bits: the pieces that moved */
  guint          columns;  /* bits: the columns that sank or rose */
} WrHappening;

#define WR_KIND_BIT(kind) (G_GUINT64_CONSTANT (1) << (kind))
#define WR_TRAVEL_KINDS \
  (WR_KIND_BIT (WR_EVENT_MOVED) | WR_KIND_BIT (WR_EVENT_FLEW) | WR_KIND_BIT (WR_EVENT_FELL) \
   | WR_KIND_BIT (WR_EVENT_CARRIED) | WR_KIND_BIT (WR_EVENT_TELEPORTED) | WR_KIND_BIT (WR_EVENT_RAISED))

/* Fills in HAPPENING (the caller frees its text) from the first of the N events (at least one); returns how many it
   consumed. */
guint wr_happening_read (const BmEvent *events,
                         guint          n,
                         WrHappening   *happening);

/* All happenings of the events, in order.  (transfer full, of WrHappening) */
GArray *wr_happenings_new (const BmEvent *events,
                           guint          n) G_GNUC_WARN_UNUSED_RESULT;

/* Whether NEXT, the event after PLAYED, only gives back actions that the card cost: both are one line. */
gboolean wr_is_given_back (const BmEvent *played,
                           const BmEvent *next);

/* All of it as running text, without headings; "" if there is nothing to show.  (transfer full) */
char *wr_event_words (const BmEvent *events,
                      guint          n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
