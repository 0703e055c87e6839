/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-window.h"

G_BEGIN_DECLS

/* A report of a problem, as a text for people: the versions, MATCH (NULL: none) as a record and where it stands, the
   program's last messages.  It is in English, as those who read it may speak any language.  (transfer full) */
char *bm_report_text       (BmMatch  *match) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the action win.report, which asks where to write one. */
void  bm_window_add_report (BmWindow *self);

G_END_DECLS
