/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "tb-position.h"
#include "tb-topics.h"

G_BEGIN_DECLS

/*
 * Hints for the seat that decides: what matters now, from that seat's view and by ways on copies of it.  They do not
 * depend on hidden information, and nothing here has a widget.
 */

/* For SEAT in POS: of BmHint, the most important first; empty unless SEAT decides.  MATCH is for the names of its
   players; NULL: colours.  (transfer full) */
GArray *tb_hints_find     (BmMatch          *match,
                           const TbPosition *pos,
                           guint             seat) G_GNUC_WARN_UNUSED_RESULT;

/* The same about what would be lost if SEAT ended its actions now. */
GArray *tb_hints_find_end (BmMatch          *match,
                           const TbPosition *pos,
                           guint             seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
