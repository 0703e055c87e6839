/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "wr-event-words.h"

G_BEGIN_DECLS

/* One line of the log as an object, for lists.  It never changes. */
#define BM_TYPE_LOG_LINE (bm_log_line_get_type ())
G_DECLARE_FINAL_TYPE (BmLogLine, bm_log_line, BM, LOG_LINE, GObject)

/* Takes the text of LINE; INDEX is the number of the move that it is about, AT the number of the line's first event among
   those of that move. */
BmLogLine    *bm_log_line_new       (const WrLine *line,
                                     guint         index,
                                     guint         at) G_GNUC_WARN_UNUSED_RESULT;
const WrLine *bm_log_line_get       (BmLogLine    *self);
guint         bm_log_line_get_index (BmLogLine    *self);
guint         bm_log_line_get_at    (BmLogLine    *self);

G_END_DECLS
