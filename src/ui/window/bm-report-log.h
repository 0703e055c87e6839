/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* So many messages are remembered. */
#define BM_REPORT_LINES 50

/* From now on the program's last messages are remembered, those that are not shown among them.  Once in a program, and
   before anything else that writes messages. */
void  bm_report_log_start    (void);

/* Remembers a line. */
void  bm_report_log_add      (const char *line);

/* Appends the last lines, oldest first. */
void  bm_report_log_append   (GString    *string);

G_END_DECLS
