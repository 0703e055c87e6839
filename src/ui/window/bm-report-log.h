/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The number of stored messages. */
#define BM_REPORT_LINES 50

/* Starts storing the program's last messages, including those that are not printed.  Call it once, before any message
   is logged. */
void  bm_report_log_start    (void);

/* Stores a line. */
void  bm_report_log_add      (const char *line);

/* Appends the stored lines, oldest first. */
void  bm_report_log_append   (GString    *string);

G_END_DECLS
