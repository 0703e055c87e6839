/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"
#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * A small modal window that asks who plays a match on.
 *
 * Signal "confirmed" ()   it shall be done; the window is gone then, and the functions below still tell the answers.
 */
#define BM_TYPE_REPLAY_ON (bm_replay_on_get_type ())
G_DECLARE_FINAL_TYPE (BmReplayOn, bm_replay_on, BM, REPLAY_ON, GtkWindow)

/* Begins with those who played MATCH, which says by the way where it stands. */
GtkWidget *bm_replay_on_new       (GtkWindow  *parent,
                                   BmMatch    *match,
                                   const char *where);

BmSeats    bm_replay_on_get_seats (BmReplayOn *self);
/* The name of the person who has SEAT, "" if none was given, or the computer has it.  (transfer full) */
char      *bm_replay_on_dup_name  (BmReplayOn *self,
                                   int         seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
