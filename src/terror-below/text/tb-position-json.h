/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-json.h"
#include "tb-position.h"

G_BEGIN_DECLS

/*
 * Positions as JSON.  A position that was read is valid for the rules, including its frames.
 */
#define TB_POSITION_FORMAT  "terror-position"
#define TB_POSITION_VERSION 1

/* Reads the position at AT.  FALSE and an error when it is refused; POS is then undefined. */
gboolean tb_position_read          (const BmJson      *at,
                                    TbPosition        *pos,
                                    GError           **error);

/* The same for an open view of the seat that decides: POS is as after tb_rules_hide (). */
gboolean tb_position_read_view     (const BmJson      *at,
                                    TbPosition        *pos,
                                    guint             *seat,
                                    GError           **error);

/* TRUE if every key at AT is one of a position, with a value of its type and range: valid as an `expect`. */
gboolean tb_position_check_form    (const BmJson      *at,
                                    GError           **error);

/* Appends the canonical form without the newline that ends it in a file. */
void     tb_position_append_text   (const TbPosition  *pos,
                                    GString           *string);

/* The same in the form that is hashed by records: without the frames, which may differ between versions of the program. */
void     tb_position_append_digest (const TbPosition  *pos,
                                    GString           *string);

/* Appends SEAT's view of POS: a position with the key `view`, which is refused as a whole position.  OPEN: can be
   played on from, so it includes the frames. */
void     tb_position_append_view   (const TbPosition  *pos,
                                    guint              seat,
                                    gboolean           open,
                                    GString           *string);

G_END_DECLS
