/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-json.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Inside scenarios: what is expected.
 */

/* Whether AT can be a scenario's `expect`. */
gboolean wr_expect_check_form (const BmJson     *at,
                               GError          **error);

/* Holds POS, and the EVENTS (of BmEvent) that led there, against EXPECT; appends one line to DIAGNOSIS for each thing that differs. */
void     wr_expect_compare    (JsonNode         *expect,
                               const WrPosition *pos,
                              const GArray     *events,
                               GString          *diagnosis);

/* How many of the events that EXPECT wants have come in their order, N of them before EVENTS; 0 if it wants none. */
guint    wr_expect_follow     (JsonNode          *expect,
                               guint              n,
                               const BmEventList *events);

G_END_DECLS
