/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-log-line.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * Everything that happened in a match, one line a thing, by chapter and turn.
 *
 * Signal "pointed" (BmLogLine *line or NULL): the pointer rests on that line, or it was picked by key.
 */
#define BM_TYPE_LOG (bm_log_get_type ())
G_DECLARE_FINAL_TYPE (BmLog, bm_log, BM, LOG, GtkWidget)

/* NULL: empty. */
void        bm_log_set_match (BmLog   *self,
                              BmMatch *match);
/* The match has changed so: called by the owner of the log, after the rest is updated. */
void        bm_log_update    (BmLog         *self,
                              BmMatchChange  change);
/* Why the line that is picked is there, or else the last one, in running text; NULL: nothing has happened yet.
   (transfer full) */
char       *bm_log_dup_why   (BmLog   *self) G_GNUC_WARN_UNUSED_RESULT;

/* The lines of a move or of a jump that are still to come, come now. */
void        bm_log_catch_up  (BmLog   *self);

/* While it waits, the lines of a move do not come: the board has not shown yet what they tell. */
void        bm_log_set_waiting (BmLog    *self,
                                gboolean  waiting);

/* The keyboard goes to the last line. */
void        bm_log_grab_end  (BmLog   *self);

G_END_DECLS
