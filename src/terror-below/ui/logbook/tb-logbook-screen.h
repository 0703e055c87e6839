/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-logbook-screen.h"

G_BEGIN_DECLS

/*
 * The logbook of solo matches: a BmLogbookScreen.  Those that were won, the best first, and below them the number of
 * lost ones.
 *
 * Action "logbook.delete" deletes the selected row, after a question.
 */
#define TB_TYPE_LOGBOOK_SCREEN (tb_logbook_screen_get_type ())
G_DECLARE_FINAL_TYPE (TbLogbookScreen, tb_logbook_screen, TB, LOGBOOK_SCREEN, GtkWidget)

G_END_DECLS
