/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"

G_BEGIN_DECLS

/* Where a record first says something else than the rules do. */
typedef struct
{
  gboolean  found;
  guint     move;    /* its number from 0, as in the record; the number of all moves if they are too few */
  guint     day;     /* 0: the move is not legal.  Else it is, but the day that it should begin is another one. */
  BmRefusal refusal; /* why it is not legal */
} BmDivergence;

/* Plays RECORD through the rules, as far as its moves are legal.  So no match can come to be that could not be played.
   NULL and an error if the game cannot begin so.  (transfer full) */
BmMatch *bm_match_new_from_record (const BmRecord  *record,
                                   BmDivergence    *divergence,
                                   GError         **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
