/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"
#include "bm-replay.h"
#include "bm-seats.h"
#include "bm-store.h"

G_BEGIN_DECLS

/*
 * The program's window: a stack of screens under one sky.
 */
#define BM_TYPE_WINDOW (bm_window_get_type ())
G_DECLARE_FINAL_TYPE (BmWindow, bm_window, BM, WINDOW, GtkApplicationWindow)

GtkWidget *bm_window_new            (GtkApplication *application,
                                     GSettings      *settings);

/* Chooses GAME, which must be one of those with a box on the title: what begins here from now on is a match of it.  A
   match of another game stays at the table, to be continued when that is chosen again. */
void       bm_window_choose_game    (BmWindow       *self,
                                     const BmGame   *game);

/* From now on matches of its game are kept in STORE, and what waits there can be continued.  All stores have the same
   folder. */
void       bm_window_add_store      (BmWindow       *self,
                                     BmStore        *store);

/* Waits until the match is saved, but not for ever. */
void       bm_window_flush          (BmWindow       *self);

/* Shows MATCH on the table.  Two people play it until bm_window_set_level () says otherwise. */
void       bm_window_show_match     (BmWindow       *self,
                                     BmMatch        *match);

/* Has REPLAY (taken over) looked through; the match on the table is not touched. */
void       bm_window_open_replay    (BmWindow       *self,
                                     BmReplay       *replay);
/* The same; WHERE_LEFT: if it is not finished, it is shown as it was left, to be played on from there. */
void       bm_window_open_replay_at (BmWindow       *self,
                                     BmReplay       *replay,
                                     gboolean        where_left);

/* Opens FILE, a match or a position; what is played is not given up unasked, and what cannot be used is told. */
void       bm_window_open_file      (BmWindow       *self,
                                     GFile          *file);

/* From now on SIDE of the match on the table is played by the computer, or by a person (BM_PERSON). */
void       bm_window_set_level      (BmWindow       *self,
                                     int             side,
                                     BmLevel         level);

/* Shows WORDS until they are closed, another screen is shown or somebody makes a move. */
void       bm_window_tell           (BmWindow       *self,
                                     const char     *words);

/* The seed of the next duel that begins here; those after it, and all without this, get one by chance. */
void       bm_window_set_seed       (BmWindow       *self,
                                     guint64         seed);

/* Begins a match between people.  OPTIONS as the game has them: "start:champions=draft,cards=on,events=on".  NAMES of those
   who play, one for each seat; NULL: nobody has a name. */
void       bm_window_start_match    (BmWindow       *self,
                                     const char     *options,
                                     const char *const *names);

G_END_DECLS
