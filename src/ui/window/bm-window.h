/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"
#include "bm-replay.h"
#include "bm-seats.h"
#include "bm-sound.h"
#include "bm-store.h"

G_BEGIN_DECLS

/*
 * The program's window: a stack of screens under one sky.
 */
#define BM_TYPE_WINDOW (bm_window_get_type ())
G_DECLARE_FINAL_TYPE (BmWindow, bm_window, BM, WINDOW, GtkApplicationWindow)

GtkWidget *bm_window_new            (GtkApplication *application,
                                     GSettings      *settings);

/* Chooses GAME, one of those on the title screen: new matches are matches of it.  A match of another game stays at the
   table, and can be continued when that game is chosen again. */
void       bm_window_choose_game    (BmWindow       *self,
                                     const BmGame   *game);

/* Saves matches of its game in STORE, and offers the match that waits there.  All stores have the same folder. */
void       bm_window_add_store      (BmWindow       *self,
                                     BmStore        *store);

/* Waits until the match is saved, with a time limit. */
void       bm_window_flush          (BmWindow       *self);

/* Shows MATCH at the table.  People play it until bm_window_set_level () is called. */
void       bm_window_show_match     (BmWindow       *self,
                                     BmMatch        *match);

/* Shows REPLAY (transfer full); the match at the table is not affected. */
void       bm_window_open_replay    (BmWindow       *self,
                                     BmReplay       *replay);
/* The same; WHERE_LEFT: if it is unfinished, at its last position, to be continued. */
void       bm_window_open_replay_at (BmWindow       *self,
                                     BmReplay       *replay,
                                     gboolean        where_left);

/* Opens FILE, a match or a position; a running match is only replaced after a question, and errors are shown. */
void       bm_window_open_file      (BmWindow       *self,
                                     GFile          *file);

/* SIDE of the match at the table is played by the computer from now on, or by a person (BM_PERSON). */
void       bm_window_set_level      (BmWindow       *self,
                                     int             side,
                                     BmLevel         level);

/* Shows WORDS as a notice, until it is closed, another screen is shown or a move is made. */
void       bm_window_show_notice    (BmWindow       *self,
                                     const char     *words);

/* Replaces what plays its sounds. */
void       bm_window_use_sound      (BmWindow       *self,
                                     BmSound        *sound);

/* The seed of the next match; those after it, and without this call all, get random ones. */
void       bm_window_set_seed       (BmWindow       *self,
                                     guint64         seed);

/* Begins a match between people.  OPTIONS are those of the game: "start:champions=draft,cards=on,events=on".  NAMES for
   each seat; NULL: no names. */
void       bm_window_start_match    (BmWindow       *self,
                                     const char     *options,
                                     const char *const *names);

G_END_DECLS
