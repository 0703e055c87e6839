/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-line.h"
#include "wr-event.h"

G_BEGIN_DECLS

/*
 * What happened, in plain words: one line for what a person would call one thing, often made of several events.
 */
typedef struct
{
  char      *text; /* NULL: not worth a line */
  BmLineKind kind; /* a day is a chapter */
  WrPiece    tone; /* whose colour it has, or WR_PIECE_NONE */
  guint8     card; /* that it is about, or WR_NO_CARD */
  WrSpace    spaces[BM_LINE_MARKS];
  guint      n_spaces;
} WrLine;

/* Fills in LINE (the caller frees its text) from the first of the N events, which must be one at least; returns how
   many it used. */
guint wr_event_line (const BmEvent *events,
                     guint          n,
                     WrLine        *line);

/* Is NEXT, the event after PLAYED, only that a card gives back actions that it cost?  One line tells of both. */
gboolean wr_is_given_back (const BmEvent *played,
                           const BmEvent *next);

/* All of it in running text, headings left out; "" if there is nothing to say.  (transfer full) */
char *wr_event_words (const BmEvent *events,
                      guint          n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
