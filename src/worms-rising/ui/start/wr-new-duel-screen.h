/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The form of a new duel: its players and options; a BmNewMatch.  Its options are "start" or like
 * "start:champions=draft,cards=on,events=on".
 */
#define WR_TYPE_NEW_DUEL_SCREEN (wr_new_duel_screen_get_type ())
G_DECLARE_FINAL_TYPE (WrNewDuelScreen, wr_new_duel_screen, WR, NEW_DUEL_SCREEN, GtkWidget)

G_END_DECLS
