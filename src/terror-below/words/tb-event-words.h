/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-line.h"
#include "bm-match.h"
#include "tb-event.h"

G_BEGIN_DECLS

/*
 * Events in sentences without hidden information: of a hidden card only the deck is named.
 */

/* The lines for the events of move number INDEX of MATCH: usually one per event, small events of one kind merged, with
   their spaces as marks.  (transfer full), elements BmLine */
GPtrArray  *tb_event_lines (BmMatch       *match,
                            guint          index);

/* The same for N EVENTS that began in BEFORE; MATCH has the players' names. */
GPtrArray  *tb_event_lines_of (BmMatch          *match,
                               const TbPosition *before,
                               const BmEvent    *events,
                               guint             n);

/* The rule of events of KIND: "T7.2"; NULL: no specific rule. */
const char *tb_event_rule  (guint          kind);

G_END_DECLS
