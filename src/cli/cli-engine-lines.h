/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The lines that `engine` is sent.  A thread of its own reads them, so that `stop` and `quit` are heard while another line
 * is being obeyed; all others wait their turn.
 */
typedef struct _CliLines CliLines;

typedef struct
{
  guint    number;    /* counted from 1 */
  char    *text;      /* NULL: it was too long or no text */
  gint     cancelled; /* read atomically; not 0: a `stop` came after it */
} CliLine;

/* Begins to read standard input.  (transfer full) */
CliLines *cli_lines_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void      cli_lines_free (CliLines *self);

/* The next line, or NULL when there is none any more, or nobody who would hear the answer.  Good until the next call. */
CliLine  *cli_lines_next (CliLines *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliLines, cli_lines_free)

G_END_DECLS
