/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-json.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Internal to scenarios: expectations.
 */

/* Whether AT is a valid `expect` of a scenario. */
gboolean wr_expect_check_form (const BmJson     *at,
                               GError          **error);

/* Compares POS, and the EVENTS (of BmEvent) that led to it, with EXPECT; appends one line to DIAGNOSIS for each
   difference. */
void     wr_expect_compare    (JsonNode         *expect,
                               const WrPosition *pos,
                              const GArray     *events,
                               GString          *diagnosis);

/* How many of the events that EXPECT requires have occurred in order, N of them before EVENTS; 0 if it requires none. */
guint    wr_expect_follow     (JsonNode          *expect,
                               guint              n,
                               const BmEventList *events);

G_END_DECLS
