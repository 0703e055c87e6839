/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Who plays whom.
 *
 * Signals: "start" ()  a duel shall begin with the names given;  "back" ().
 */
#define BM_TYPE_NEW_DUEL_SCREEN (bm_new_duel_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmNewDuelScreen, bm_new_duel_screen, BM, NEW_DUEL_SCREEN, GtkWidget)

/* The name of the person who plays SIDE (a BmSide), without blanks at its ends; "" if none was given.
   (transfer full) */
char *bm_new_duel_screen_dup_name (BmNewDuelScreen *self,
                                   int              side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
