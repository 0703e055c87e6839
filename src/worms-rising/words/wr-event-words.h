/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-line.h"
#include "wr-event.h"

G_BEGIN_DECLS

/*
 * What a person would call one thing, often made of several events: what log, recap, the words for a turn and the
 * reasons why are made of.
 */
typedef struct
{
  char          *text;     /* one line; NULL: not worth one */
  BmLineKind     kind;     /* a day is a chapter */
  WrPiece        tone;     /* whose colour it has, or WR_PIECE_NONE */
  guint8         card;     /* that it is about, or WR_NO_CARD */
  WrSpace        spaces[BM_LINE_MARKS];
  guint          n_spaces;
  const BmEvent *events;   /* lent: those it is made of */
  guint          n;
  const BmEvent *about;    /* the one that matters: rain rather than the die, a card rather than what it cost */
  guint64        kinds;    /* bits: all their WrEventKinds */
  guint          moved;    /* bits: the pieces that went somewhere */
  guint          columns;  /* bits: the columns that sank or rose */
} WrHappening;

#define WR_KIND_BIT(kind) (G_GUINT64_CONSTANT (1) << (kind))
#define WR_TRAVEL_KINDS \
  (WR_KIND_BIT (WR_EVENT_MOVED) | WR_KIND_BIT (WR_EVENT_FLEW) | WR_KIND_BIT (WR_EVENT_FELL) \
   | WR_KIND_BIT (WR_EVENT_CARRIED) | WR_KIND_BIT (WR_EVENT_TELEPORTED) | WR_KIND_BIT (WR_EVENT_RAISED))

/* Fills in HAPPENING (the caller frees its text) from the first of the N events, which must be one at least; returns how
   many it used. */
guint wr_happening_read (const BmEvent *events,
                         guint          n,
                         WrHappening   *happening);

/* All of them, which use up the events, in order.  (transfer full, of WrHappening) */
GArray *wr_happenings_new (const BmEvent *events,
                           guint          n) G_GNUC_WARN_UNUSED_RESULT;

/* Is NEXT, the event after PLAYED, only that a card gives back actions that it cost?  One line tells of both. */
gboolean wr_is_given_back (const BmEvent *played,
                           const BmEvent *next);

/* All of it in running text, headings left out; "" if there is nothing to say.  (transfer full) */
char *wr_event_words (const BmEvent *events,
                      guint          n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
