/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-line.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * The events since a seat's last turn, in a few lines, for a player who did not watch.  Without hidden information.
 */
#define TB_RECAP_LINES 8

/* At most TB_RECAP_LINES, in order: the least important ones are only counted.  SEAT BM_SIDE_NOBODY: for the last
   turn.  (transfer full), elements BmLine */
GPtrArray  *tb_recap_new     (BmMatch *match,
                              int      seat) G_GNUC_WARN_UNUSED_RESULT;

/* Its heading.  (transfer full) */
char       *tb_recap_heading (BmMatch *match,
                              int      seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
