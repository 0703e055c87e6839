/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A box that is always redrawn as a whole: see bm_widget_snapshot_whole (). */
#define BM_TYPE_WHOLE_BOX (bm_whole_box_get_type ())
G_DECLARE_FINAL_TYPE (BmWholeBox, bm_whole_box, BM, WHOLE_BOX, GtkBox)

G_END_DECLS
