/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-game-ui.h"
#include "bm-replay.h"

G_BEGIN_DECLS

/*
 * What a command line asks for: the options of the program, read and checked against the games that there are.
 */
typedef struct
{
  const BmGame *game;         /* that is chosen; NULL: none was named */
  BmMatch      *match;        /* to begin with, or NULL */
  BmReplay     *replay;       /* to look through, or NULL */
  gboolean      where_left;   /* ... where it was left, if it is not finished */
  char         *note;         /* what is to be told about it, or NULL */
  char         *start;        /* options of a match that begins at once, or NULL */
  BmSeats       seats;        /* who plays: 0 seats where nobody has said it */
  guint64       seed;
  gboolean      seeded;
} BmCall;

/* Adds the options to those of APPLICATION. */
void     bm_call_add_options (GApplication  *application);

/* Reads DICT, which is as GApplication::handle-local-options gets it, into CALL, all of which is 0.  FALSE and an error, a
   whole sentence: it cannot be used; CALL has what could be read. */
gboolean bm_call_read        (BmCall        *call,
                              GVariantDict  *dict,
                              GError       **error);
void     bm_call_clear       (BmCall        *call);

/* Does a command line say how this program is to be, other than one that runs already? */
gboolean bm_call_is_own      (GVariantDict  *dict);

G_END_DECLS
