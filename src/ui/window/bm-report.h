/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-window.h"

G_BEGIN_DECLS

/* A problem report as readable text: the versions, MATCH (NULL: none) as a record with its position, the program's last
   messages.  In English, for the developers.  (transfer full) */
char *bm_report_text       (BmMatch  *match) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the action win.report, which asks where to save one. */
void  bm_window_add_report (BmWindow *self);

G_END_DECLS
