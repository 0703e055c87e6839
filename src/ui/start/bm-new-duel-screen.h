/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * Who plays whom, and with what.
 *
 * Signals: "start" ()  a duel shall begin with the names given;  "back" ().
 */
#define BM_TYPE_NEW_DUEL_SCREEN (bm_new_duel_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmNewDuelScreen, bm_new_duel_screen, BM, NEW_DUEL_SCREEN, GtkWidget)

/* Keeps who plays, and with what, in SETTINGS, and begins with what they say. */
void  bm_new_duel_screen_set_settings (BmNewDuelScreen *self,
                                       GSettings       *settings);

BmSeats bm_new_duel_screen_get_players (BmNewDuelScreen *self);

/* The name of the person who plays SIDE (a WrSide), without blanks at its ends; "" if none was given, or the computer
   plays.  (transfer full) */
char *bm_new_duel_screen_dup_name (BmNewDuelScreen *self,
                                   int              side) G_GNUC_WARN_UNUSED_RESULT;

/* What the duel shall be played with, as the game's options: "start", "start:champions=draft,cards=on,events=on".
   (transfer full) */
char *bm_new_duel_screen_dup_options (BmNewDuelScreen *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
