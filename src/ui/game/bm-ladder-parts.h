/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-rival.h"
#include "bm-seats.h"

G_BEGIN_DECLS

/* The most stars that a match can give. */
#define BM_LADDER_STARS 3

/*
 * The ladder: rivals one after the other, from gentle to Master, each against one person.
 */
typedef struct
{
  const BmLadderRival *rivals;                     /* the gentlest first; ended by one without an id */
  const char    *scoring;                    /* how stars are given, marked by N_ () */

  /* The rules with the judgement of the rival at INDEX: a copy of those of the game. */
  const BmGame *(*judge)       (guint        index);
  /* The options of its matches ("start:..."), and who plays in try number N. */
  const char   *(*options)     (guint        index);
  BmSeats       (*seats)       (guint        index,
                                guint        n);
  /* How many stars MATCH, which is over, gives to SEAT: 0 if it was lost. */
  guint         (*stars)       (BmMatch     *match,
                                int          seat);
  /* The name with which the person last played SEAT; "".  (transfer full) */
  char         *(*dup_name)    (GSettings   *settings,
                                int          seat);
} BmLadderParts;

G_END_DECLS
