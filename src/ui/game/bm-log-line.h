/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "bm-line.h"

G_BEGIN_DECLS

/* One line of the log as a list item.  Immutable. */
#define BM_TYPE_LOG_LINE (bm_log_line_get_type ())
G_DECLARE_FINAL_TYPE (BmLogLine, bm_log_line, BM, LOG_LINE, GObject)

/* LINE: (transfer full); INDEX is the number of its move. */
BmLogLine    *bm_log_line_new       (BmLine    *line,
                                     guint      index) G_GNUC_WARN_UNUSED_RESULT;
const BmLine *bm_log_line_get       (BmLogLine *self);
guint         bm_log_line_get_index (BmLogLine *self);

G_END_DECLS
