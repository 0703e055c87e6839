/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-log-line.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * Everything that happened in a match, one line a thing, by day and turn.
 *
 * Signal "pointed" (BmLogLine *line or NULL): the pointer rests on that line, or it was picked by key.
 */
#define BM_TYPE_LOG (bm_log_get_type ())
G_DECLARE_FINAL_TYPE (BmLog, bm_log, BM, LOG, GtkWidget)

/* NULL: empty.  The log follows the match by itself. */
void        bm_log_set_match (BmLog   *self,
                              BmMatch *match);

G_END_DECLS
