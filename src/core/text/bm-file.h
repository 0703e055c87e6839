/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The name of the file "-" in messages. */
#define BM_FILE_STANDARD_INPUT "standard input"

/* The name of FILE in messages. */
const char *bm_file_name  (const char  *file);

/* Reads a whole file, "-" being standard input, unless it has more than MAX bytes.  Pipes and devices are allowed.
   (transfer full) */
char       *bm_file_read  (const char  *file,
                           gsize        max,
                           gsize       *length,
                           GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* Writes a whole file atomically: after a crash it has the old or the new content.  Pipes and devices are written to
   directly. */
gboolean    bm_file_write (const char  *file,
                           const char  *text,
                           gsize        length,
                           GError     **error);

/* The paths (char *) of the files in FOLDER whose names end with SUFFIX, sorted, without hidden ones; empty if there is no
   such folder.  (transfer full) */
GPtrArray  *bm_file_list  (const char  *folder,
                           const char  *suffix) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
