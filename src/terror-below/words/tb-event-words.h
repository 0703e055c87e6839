/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-line.h"
#include "bm-match.h"
#include "tb-event.h"

G_BEGIN_DECLS

/*
 * What happened, in sentences that every seat may read: of cards that not all see only the kind is said.
 */

/* What move number INDEX of MATCH made happen: a line a thing, small things of one kind in one line, their spaces as marks.
   (transfer full), elements BmLine */
GPtrArray  *tb_event_lines (BmMatch       *match,
                            guint          index);

/* The same of N EVENTS that began in BEFORE; MATCH has the players' names. */
GPtrArray  *tb_event_lines_of (BmMatch          *match,
                               const TbPosition *before,
                               const BmEvent    *events,
                               guint             n);

/* The rule that is behind an event of KIND: "T7.2"; NULL: none in particular. */
const char *tb_event_rule  (guint          kind);

G_END_DECLS
