/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replay-screen.h"
#include "ui-kept.h"

G_BEGIN_DECLS

/*
 * Matches that are kept, their list, and the screen on which one is looked through.
 */

/* By the name of its file; it is read as a date. */
#define UI_REPLAY "2026-11-20-1830.bloodmoon"

/* A window whose folder of matches is there already, and empty. */
void            ui_replays_set_up   (UiKept        *kept,
                                     gconstpointer  unused);

#define UI_REPLAYS_TEST(path, func) g_test_add (path, UiKept, NULL, ui_replays_set_up, func, ui_kept_tear_down)

/* A whole match (transfer full) of Ada's against the computer. */
BmRecord       *ui_replays_record   (const char    *start,
                                     guint64        seed) G_GNUC_WARN_UNUSED_RESULT;

/* The path of the file with that name (transfer full), and files to be listed. */
char           *ui_replays_path     (UiKept        *kept,
                                     const char    *name) G_GNUC_WARN_UNUSED_RESULT;
void            ui_replays_put_text (UiKept        *kept,
                                     const char    *name,
                                     const char    *text);
void            ui_replays_put      (UiKept        *kept,
                                     const char    *name,
                                     guint64        seed);

/* A folder as nobody wishes for: names and comments of a million letters, thousands of comments, files that are too long,
   no files at all, links to themselves and to devices; so many of each. */
void            ui_replays_put_hostile (UiKept     *kept,
                                        guint       n);

/* From the title to the list, and from there to the match that is picked. */
void            ui_replays_open     (UiKept        *kept);
gboolean        ui_replays_is_open  (UiKept        *kept);
void            ui_replays_act      (UiKept        *kept,
                                     const char    *action);
void            ui_replay_open      (UiKept        *kept);
/* All the way to a match of its own. */
void            ui_replay_open_new  (UiKept        *kept,
                                     const char    *start,
                                     guint64        seed);

/* The screen on which it is looked through, the match, and where it stands. */
BmReplayScreen *ui_replay_screen    (UiKept        *kept);
BmMatch        *ui_replay_match     (UiKept        *kept);
guint           ui_replay_ply       (UiKept        *kept);

/* Presses a key, as the program's table of keys has it. */
void            ui_replay_press     (UiKept        *kept,
                                     const char    *accel);

G_END_DECLS
