/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-log-line.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * The log of a match, one line per event, by chapter and turn.
 *
 * Signal "pointed" (BmLogLine *line or NULL): that line is hovered, or selected by keyboard.
 */
#define BM_TYPE_LOG (bm_log_get_type ())
G_DECLARE_FINAL_TYPE (BmLog, bm_log, BM, LOG, GtkWidget)

/* NULL: empty. */
void        bm_log_set_match (BmLog   *self,
                              BmMatch *match);
/* Updates the log after a change of the match: called by its owner, after the rest was updated. */
void        bm_log_update    (BmLog         *self,
                              BmMatchChange  change);
/* The explanation of the selected line, or else of the last one, as running text; NULL: nothing has happened yet.
   (transfer full) */
char       *bm_log_dup_why   (BmLog   *self) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the deferred lines of a move or a jump at once. */
void        bm_log_catch_up  (BmLog   *self);

/* While waiting, the lines of a move are deferred: the board has not shown their events yet. */
void        bm_log_set_waiting (BmLog    *self,
                                gboolean  waiting);

/* Moves the keyboard focus to the last line. */
void        bm_log_grab_end  (BmLog   *self);

G_END_DECLS
