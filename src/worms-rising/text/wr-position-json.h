/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-json.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Positions as JSON.  Optional members, refusals and the canonical form are described in bloodmoon-notation(5); a
 * position that was read is valid for the rules.
 */
#define WR_POSITION_FORMAT  "bloodmoon-position"
#define WR_POSITION_VERSION 1

/* Reads the position at AT.  FALSE and an error when it is refused; POS is then undefined. */
gboolean wr_position_read        (const BmJson      *at,
                                  WrPosition        *pos,
                                  GError           **error);

/* Reads a text with one position; NAME is its name in messages. */
gboolean wr_position_parse       (const char        *name,
                                  const char        *text,
                                  gsize              length,
                                  WrPosition        *pos,
                                  GError           **error);

/* Reads the view of the side to move at AT, as wr_position_append_open_view () writes it.  POS is as after
   wr_rules_hide (). */
gboolean wr_position_read_view   (const BmJson      *at,
                                  WrPosition        *pos,
                                  WrSide            *side,
                                  GError           **error);

/* Reads a whole file; "-" is standard input. */
gboolean wr_position_load        (const char        *file,
                                  WrPosition        *pos,
                                  GError           **error);

/* TRUE if every key at AT is one of a position, with a value of its type and range: valid for a scenario's `expect`. */
gboolean wr_position_check_form  (const BmJson      *at,
                                  GError           **error);

/* Appends the canonical form without the newline that ends it in a file. */
void     wr_position_append_text (const WrPosition  *pos,
                                  GString           *string);

/* The same.  (transfer full) */
char    *wr_position_to_text     (const WrPosition  *pos) G_GNUC_WARN_UNUSED_RESULT;

/* Appends the text that is hashed at the start of a day: the same, restricted to the first version of the format. */
void     wr_position_append_digest (const WrPosition *pos,
                                   GString           *string);

/* Appends what SIDE may see of POS: a position with the key `view`, which readers refuse as a whole position. */
void     wr_position_append_view (const WrPosition  *pos,
                                  WrSide             side,
                                  GString           *string);

/* The same for a side that will play on from there: includes the frames below the choice (`resume`). */
void     wr_position_append_open_view (const WrPosition *pos,
                                       WrSide            side,
                                       GString          *string);

/* `pending.kind` of the pending choice, NULL if there is none. */
const char *wr_position_choice_kind (const WrPosition *pos);

/* `pending.who`: the piece that the choice is about, or WR_PIECE_NONE. */
WrPiece  wr_position_choice_piece (const WrPosition *pos);

G_END_DECLS
