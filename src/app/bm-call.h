/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-game-ui.h"
#include "bm-replay.h"

G_BEGIN_DECLS

/*
 * The parsed command line: the options of the program, checked against the registered games.
 */
typedef struct
{
  const BmGame *game;         /* the chosen one; NULL: none was named */
  BmMatch      *match;        /* to begin with, or NULL */
  BmReplay     *replay;       /* to be shown, or NULL */
  gboolean      where_left;   /* ... at its last position, if it is not finished */
  char         *note;         /* a message about it, or NULL */
  char         *start;        /* options of a match that starts at once, or NULL */
  BmSeats       seats;        /* the players: n is 0 if they were not given */
  guint64       seed;
  gboolean      seeded;
} BmCall;

/* Adds the options to APPLICATION. */
void     bm_call_add_options (GApplication  *application);

/* Reads DICT, as passed to GApplication::handle-local-options, into CALL, which must be zeroed.  FALSE and an error, a
   whole sentence: it is invalid; CALL has what could be read. */
gboolean bm_call_read        (BmCall        *call,
                              GVariantDict  *dict,
                              GError       **error);
void     bm_call_clear       (BmCall        *call);

/* Whether the command line has options that need a process of its own instead of the running instance. */
gboolean bm_call_is_own      (GVariantDict  *dict);

G_END_DECLS
