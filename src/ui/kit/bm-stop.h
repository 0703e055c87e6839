/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A box that is one keyboard stop, for read-only content: its accessible name is all of its text.  (A GtkBox passes the
 * focus on to its children, even if it is focusable.)
 */
#define BM_TYPE_STOP (bm_stop_get_type ())
G_DECLARE_FINAL_TYPE (BmStop, bm_stop, BM, STOP, GtkWidget)

G_END_DECLS
