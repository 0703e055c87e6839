/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-replay.h"
#include "bm-game-ui.h"

G_BEGIN_DECLS

/*
 * A match is looked through: the table as it was after any move, and below it how to get there.
 *
 * Whatever can be done is an action "replay.*": "step", "step-back", "turn", "turn-back", "day", "day-back", "first",
 * "last", "play", "faster", "slower", "hands", "comment", "turning-points", "play-on", "export-text", "export-pictures",
 * "cancel-export", "line" (the focus goes to the line below the table, or back) and "back".
 *
 * Signals:
 *   "back" ()
 *   "play-on" ()                 it shall be played on from where it is shown
 *   "went" ()                    it is shown elsewhere now
 *   "told" (const char *words)   something that is to be told where it is seen
 */
#define BM_TYPE_REPLAY_SCREEN (bm_replay_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmReplayScreen, bm_replay_screen, BM, REPLAY_SCREEN, GtkWidget)

/* For matches of the game of UI. */
GtkWidget      *bm_replay_screen_new        (const BmGameUi *ui) G_GNUC_WARN_UNUSED_RESULT;

/* Takes REPLAY over; NULL: nothing is shown any more.  The cards must have been read. */
void            bm_replay_screen_show       (BmReplayScreen *self,
                                             BmReplay       *replay);
/* Lent; NULL: none. */
const BmReplay *bm_replay_screen_get_replay (BmReplayScreen *self);
BmTable        *bm_replay_screen_get_table  (BmReplayScreen *self);

/* What lies behind the screen, for pictures; not owned, and there as long as the screen is. */
void            bm_replay_screen_set_behind (BmReplayScreen *self,
                                             GtkWidget      *behind);

/* Shows it as it was at PLY. */
void            bm_replay_screen_go         (BmReplayScreen *self,
                                             guint           ply);

/* Stops what goes on by itself. */
void            bm_replay_screen_stop       (BmReplayScreen *self);

/* What the dialogs of "export-text" and "export-pictures" lead to. */
void            bm_replay_screen_export_text     (BmReplayScreen *self,
                                                  GFile          *file);
void            bm_replay_screen_export_pictures (BmReplayScreen *self,
                                                  GFile          *folder);

G_END_DECLS
