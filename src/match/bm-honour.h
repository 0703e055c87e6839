/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * An honour: something worth learning that a player has done in a match.  A game has one static list of them,
 * terminated by one without an id, and a function that says which a seat has earned, as bits by their place in it.
 * Journals keep the ids: an id is never used for anything else.
 */
typedef struct
{
  const char *id;    /* lower case, digits and "-" */
  const char *art;   /* a picture, below `art/` */
  const char *title; /* marked by N_ () */
  const char *text;  /* what to do, and what it teaches: sentences, marked by N_ () */
} BmHonour;

#define BM_MAX_HONOURS 32

G_END_DECLS
