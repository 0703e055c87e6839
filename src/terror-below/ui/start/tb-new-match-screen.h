/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The form of a new match of Terror Below, a BmNewMatch.  Its options are like
 * "start:players=2,board=desert,locations=standard,worms=starting".
 */
#define TB_TYPE_NEW_MATCH_SCREEN (tb_new_match_screen_get_type ())
G_DECLARE_FINAL_TYPE (TbNewMatchScreen, tb_new_match_screen, TB, NEW_MATCH_SCREEN, GtkWidget)

G_END_DECLS
