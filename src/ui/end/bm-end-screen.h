/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"

G_BEGIN_DECLS

/*
 * The result of a match and why, and what to do next; its contents come from the game (see bm-end-parts.h).
 *
 * Actions: "end.turning" shows the turning points, "end.story" all else again. Signals: "rematch" ()  the same two,
 * sides swapped;  "same-sides" ()  all in the seats that they had; "title" ()  back to the first screen; "look" (guint
 * ply)  the duel shall be looked at from there;  "try" (guint ply)  it shall be played on from there.
 */
#define BM_TYPE_END_SCREEN (bm_end_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmEndScreen, bm_end_screen, BM, END_SCREEN, GtkWidget)

/* MATCH must be over. */
void bm_end_screen_show_match (BmEndScreen *self,
                               BmMatch     *match);

/* A sentence on its place in the logbook; NULL: none, as at first. */
void bm_end_screen_set_place  (BmEndScreen *self,
                               const char  *words);

/* A sentence on honours that were earned; NULL: none, as at first. */
void bm_end_screen_set_honours (BmEndScreen *self,
                                const char  *words);

G_END_DECLS
