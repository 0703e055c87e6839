/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-logbook-screen.h"

G_BEGIN_DECLS

/*
 * The logbook of matches alone: a BmLogbookScreen.  Those that were won, the best first, and below them how many were lost.
 *
 * Action "logbook.delete" deletes the line that is picked, after a question.
 */
#define TB_TYPE_LOGBOOK_SCREEN (tb_logbook_screen_get_type ())
G_DECLARE_FINAL_TYPE (TbLogbookScreen, tb_logbook_screen, TB, LOGBOOK_SCREEN, GtkWidget)

G_END_DECLS
