/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-json.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Positions as JSON.  What may be left out, what is refused and what the canonical form is stands in the notation; a
 * position that was read is one that the rules can go on from.
 */
#define WR_POSITION_FORMAT  "bloodmoon-position"
#define WR_POSITION_VERSION 1

/* Reads the position at AT.  FALSE and an error when it is refused; POS is then of no use. */
gboolean wr_position_read        (const BmJson      *at,
                                  WrPosition        *pos,
                                  GError           **error);

/* Reads a whole text that holds one position; NAME is what messages call it. */
gboolean wr_position_parse       (const char        *name,
                                  const char        *text,
                                  gsize              length,
                                  WrPosition        *pos,
                                  GError           **error);

/* The same for what one side sees of a position whose decision is its own, as wr_position_append_open_view () writes it.
   What is hidden is in POS as after wr_rules_hide (). */
gboolean wr_position_parse_view  (const char        *name,
                                  const char        *text,
                                  gsize              length,
                                  WrPosition        *pos,
                                  WrSide            *side,
                                  GError           **error);

/* Reads a whole file; "-" is standard input. */
gboolean wr_position_load        (const char        *file,
                                  WrPosition        *pos,
                                  GError           **error);

/* TRUE if every key at AT is one of a position, and has a value of its type and range: what a scenario may expect. */
gboolean wr_position_check_form  (const BmJson      *at,
                                  GError           **error);

/* Appends the canonical form without the newline that ends it in a file. */
void     wr_position_append_text (const WrPosition  *pos,
                                  GString           *string);

/* The same.  (transfer full) */
char    *wr_position_to_text     (const WrPosition  *pos) G_GNUC_WARN_UNUSED_RESULT;

/* Appends what the hash of a day is taken of: the same, with what the first version of the format knows, as that wrote
   it. */
void     wr_position_append_digest (const WrPosition *pos,
                                   GString           *string);

/* Appends what SIDE may see of POS: a position with the key `view`, which no reader takes for the whole. */
void     wr_position_append_view (const WrPosition  *pos,
                                  WrSide             side,
                                  GString           *string);

/* The same for a side that is to play on from there: what a choice has interrupted (`resume`) stays in it. */
void     wr_position_append_open_view (const WrPosition *pos,
                                       WrSide            side,
                                       GString          *string);

/* The word `pending.kind` of the choice that play waits for, NULL if none does. */
const char *wr_position_choice_kind (const WrPosition *pos);

/* `pending.who`: the piece that the choice is about, or WR_PIECE_NONE. */
WrPiece  wr_position_choice_piece (const WrPosition *pos);

G_END_DECLS
