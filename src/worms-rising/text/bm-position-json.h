/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-json.h"
#include "bm-position.h"

G_BEGIN_DECLS

/*
 * Positions as JSON.  What may be left out, what is refused and what the canonical form is stands in the notation; a
 * position that was read is one that the rules can go on from.
 */
#define BM_POSITION_FORMAT  "bloodmoon-position"
#define BM_POSITION_VERSION 1

/* Reads the position at AT.  FALSE and an error when it is refused; POS is then of no use. */
gboolean bm_position_read        (const BmJson      *at,
                                  BmPosition        *pos,
                                  GError           **error);

/* Reads a whole text that holds one position; NAME is what messages call it. */
gboolean bm_position_parse       (const char        *name,
                                  const char        *text,
                                  gsize              length,
                                  BmPosition        *pos,
                                  GError           **error);

/* The same for what one side sees of a position whose decision is its own, as bm_position_append_open_view () writes it.
   What is hidden is in POS as after bm_rules_hide (). */
gboolean bm_position_parse_view  (const char        *name,
                                  const char        *text,
                                  gsize              length,
                                  BmPosition        *pos,
                                  BmSide            *side,
                                  GError           **error);

/* Reads a whole file; "-" is standard input. */
gboolean bm_position_load        (const char        *file,
                                  BmPosition        *pos,
                                  GError           **error);

/* TRUE if every key at AT is one of a position, and has a value of its type and range: what a scenario may expect. */
gboolean bm_position_check_form  (const BmJson      *at,
                                  GError           **error);

/* Appends the canonical form without the newline that ends it in a file. */
void     bm_position_append_text (const BmPosition  *pos,
                                  GString           *string);

/* The same.  (transfer full) */
char    *bm_position_to_text     (const BmPosition  *pos) G_GNUC_WARN_UNUSED_RESULT;

/* Appends what the hash of a day is taken of: the same, with what the first version of the format knows, as that wrote
   it. */
void     bm_position_append_digest (const BmPosition *pos,
                                   GString           *string);

/* Appends what SIDE may see of POS: a position with the key `view`, which no reader takes for the whole. */
void     bm_position_append_view (const BmPosition  *pos,
                                  BmSide             side,
                                  GString           *string);

/* The same for a side that is to play on from there: what a choice has interrupted (`resume`) stays in it. */
void     bm_position_append_open_view (const BmPosition *pos,
                                       BmSide            side,
                                       GString          *string);

/* The word `pending.kind` of the choice that play waits for, NULL if none does. */
const char *bm_position_choice_kind (const BmPosition *pos);

/* `pending.who`: the piece that the choice is about, or BM_PIECE_NONE. */
BmPiece  bm_position_choice_piece (const BmPosition *pos);

G_END_DECLS
