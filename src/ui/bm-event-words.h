/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-event.h"

G_BEGIN_DECLS

/*
 * What happened, in plain words: one line for what a person would call one thing, often made of several events.
 */
typedef enum
{
  BM_LINE_EVENT,
  BM_LINE_TURN, /* heading: a turn begins */
  BM_LINE_DAY,  /* heading: a day begins */
  BM_LINE_NOTE  /* what somebody has said about the match there */
} BmLineKind;

#define BM_LINE_SPACES 4

typedef struct
{
  char      *text; /* NULL: not worth a line */
  BmLineKind kind;
  BmPiece    tone; /* whose colour it has, or BM_PIECE_NONE */
  guint8     card; /* that it is about, or BM_NO_CARD */
  BmSpace    spaces[BM_LINE_SPACES];
  guint      n_spaces;
} BmLine;

/* Fills in LINE (the caller frees its text) from the first of the N events, which must be one at least; returns how
   many it used. */
guint bm_event_line (const BmEvent *events,
                     guint          n,
                     BmLine        *line);

/* Is NEXT, the event after PLAYED, only that a card gives back actions that it cost?  One line tells of both. */
gboolean bm_is_given_back (const BmEvent *played,
                           const BmEvent *next);

/* All of it in running text, headings left out; "" if there is nothing to say.  (transfer full) */
char *bm_event_words (const BmEvent *events,
                      guint          n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
