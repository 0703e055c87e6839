/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-replay.h"
#include "bm-game-ui.h"

G_BEGIN_DECLS

/*
 * A replay: the table after any move of a match, and below it the controls for navigation.
 *
 * All its functions are actions "replay.*": "step", "step-back", "turn", "turn-back", "day", "day-back", "first",
 * "last", "play", "faster", "slower", "hands", "comment", "turning-points", "play-on", "export-text",
 * "export-pictures", "cancel-export", "line" (the focus goes to the line below the table, or back) and "back".
 *
 * Signals:
 *   "back" ()
 *   "play-on" ()                 continue the match from the position shown
 *   "went" ()                    the position shown has changed
 *   "told" (const char *words)   a message to be shown
 */
#define BM_TYPE_REPLAY_SCREEN (bm_replay_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmReplayScreen, bm_replay_screen, BM, REPLAY_SCREEN, GtkWidget)

/* For matches of the game of UI. */
GtkWidget      *bm_replay_screen_new        (const BmGameUi *ui) G_GNUC_WARN_UNUSED_RESULT;

/* Shows REPLAY (transfer full); NULL: nothing.  The cards must be loaded. */
void            bm_replay_screen_show       (BmReplayScreen *self,
                                             BmReplay       *replay);
/* (transfer none); NULL: none. */
const BmReplay *bm_replay_screen_get_replay (BmReplayScreen *self);
BmTable        *bm_replay_screen_get_table  (BmReplayScreen *self);

/* The background of the screen, for exported pictures; borrowed, and must outlive the screen. */
void            bm_replay_screen_set_behind (BmReplayScreen *self,
                                             GtkWidget      *behind);

/* Shows the position at PLY. */
void            bm_replay_screen_go         (BmReplayScreen *self,
                                             guint           ply);

/* Stops the automatic play. */
void            bm_replay_screen_stop       (BmReplayScreen *self);

/* Called with the result of the dialogs of "export-text" and "export-pictures". */
void            bm_replay_screen_export_text     (BmReplayScreen *self,
                                                  GFile          *file);
void            bm_replay_screen_export_pictures (BmReplayScreen *self,
                                                  GFile          *folder);

G_END_DECLS
