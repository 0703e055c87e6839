/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The input lines of `engine`.  A thread reads them, so that `stop` and `quit` take effect while another line is being
 * processed; all other lines are queued.
 */
typedef struct _CliLines CliLines;

typedef struct
{
  guint    number;    /* line number, from 1 */
  char    *text;      /* NULL: it was too long or not valid UTF-8 */
  gint     cancelled; /* read atomically; not 0: a `stop` was read after it */
} CliLine;

/* Begins to read standard input.  (transfer full) */
CliLines *cli_lines_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void      cli_lines_free (CliLines *self);

/* The next line, or NULL at the end of input or when the client has closed the output pipe.  Valid until the next call. */
CliLine  *cli_lines_next (CliLines *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliLines, cli_lines_free)

G_END_DECLS
