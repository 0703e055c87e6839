/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"
#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * A small modal window that asks for the players of a match that is continued from a replay.
 *
 * Signal "confirmed" (): the window is destroyed before; the functions below still return the answers.
 */
#define BM_TYPE_REPLAY_ON (bm_replay_on_get_type ())
G_DECLARE_FINAL_TYPE (BmReplayOn, bm_replay_on, BM, REPLAY_ON, GtkWindow)

/* The initial choices are the players of MATCH, whose position is shown as well. */
GtkWidget *bm_replay_on_new       (GtkWindow  *parent,
                                   BmMatch    *match,
                                   const char *where);

BmSeats    bm_replay_on_get_seats (BmReplayOn *self);
/* The name of the person who plays SEAT, "" if none was given, or a computer plays it.  (transfer full) */
char      *bm_replay_on_dup_name  (BmReplayOn *self,
                                   int         seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
