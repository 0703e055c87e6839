/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * Which lessons the user has done, and where one was left: in the settings, so per user and written atomically.
 */

gboolean  bm_lesson_progress_is_done    (GSettings         *settings,
                                         const char        *id);
void      bm_lesson_progress_set_done   (GSettings         *settings,
                                         const char        *id);

/* Whether any lesson or puzzle is done. */
gboolean  bm_lesson_progress_has_any    (GSettings         *settings);

/* The result of bm_lesson_session_dup_tokens () when ID was left; NULL: it was not begun, or is done.  (transfer
   full) */
char    **bm_lesson_progress_dup_begun  (GSettings         *settings,
                                         const char        *id) G_GNUC_WARN_UNUSED_RESULT;
/* TOKENS: NULL for a lesson that is not to be resumed. */
void      bm_lesson_progress_set_begun  (GSettings         *settings,
                                         const char        *id,
                                         const char *const *tokens);

G_END_DECLS
