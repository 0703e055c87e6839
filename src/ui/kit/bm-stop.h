/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A box that the keyboard stops at as a whole, for what is only looked at: its accessible name says all that it shows.
 * (A GtkBox hands the focus on to its children, be it focusable or not.)
 */
#define BM_TYPE_STOP (bm_stop_get_type ())
G_DECLARE_FINAL_TYPE (BmStop, bm_stop, BM, STOP, GtkWidget)

G_END_DECLS
