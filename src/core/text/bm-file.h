/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What messages call the file "-". */
#define BM_FILE_STANDARD_INPUT "standard input"

/* The name of FILE in messages. */
const char *bm_file_name  (const char  *file);

/* Reads a whole file, "-" being standard input, unless it has more than MAX bytes.  Pipes and devices will do.
   (transfer full) */
char       *bm_file_read  (const char  *file,
                           gsize        max,
                           gsize       *length,
                           GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* Writes a whole file so that after a crash it is the old one or the new one, never half.  A pipe or a device is
   written to as it is. */
gboolean    bm_file_write (const char  *file,
                           const char  *text,
                           gsize        length,
                           GError     **error);

G_END_DECLS
