/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-report-log.h"

#include <string.h>

/* Longer messages are truncated. */
#define MOST_BYTES 1000

/* Messages are logged from any thread. */
static GMutex lock;
static char *lines[BM_REPORT_LINES];
static guint n_lines; /* total number of messages */

void
bm_report_log_add (const char *line)
{
  char *text = g_strndup (line, MOST_BYTES);
  g_autofree char *tame = g_utf8_make_valid (text, -1);

  g_free (text);
  /* One line per message, whatever it quotes. */
  for (char *c = tame; *c != '\0'; c++)
    if (g_ascii_iscntrl (*c))
      *c = ' ';
  g_mutex_lock (&lock);
  g_free (lines[n_lines % BM_REPORT_LINES]);
  lines[n_lines % BM_REPORT_LINES] = g_steal_pointer (&tame);
  n_lines++;
  g_mutex_unlock (&lock);
}

void
bm_report_log_append (GString *string)
{
  g_mutex_lock (&lock);
  for (guint i = n_lines < BM_REPORT_LINES ? 0 : n_lines - BM_REPORT_LINES; i < n_lines; i++)
    g_string_append_printf (string, "%s\n", lines[i % BM_REPORT_LINES]);
  g_mutex_unlock (&lock);
}

static const char *
level_name (GLogLevelFlags level)
{
  if ((level & G_LOG_LEVEL_ERROR) != 0)
    return "error";
  if ((level & G_LOG_LEVEL_CRITICAL) != 0)
    return "critical";
  if ((level & G_LOG_LEVEL_WARNING) != 0)
    return "warning";
  return (level & G_LOG_LEVEL_DEBUG) != 0 ? "debug" : "message";
}

static char *
dup_field (const GLogField *fields,
           gsize            n,
           const char      *key)
{
  for (gsize i = 0; i < n; i++)
    if (strcmp (fields[i].key, key) == 0)
      return fields[i].length < 0 ? g_strdup (fields[i].value) : g_strndup (fields[i].value, (gsize) fields[i].length);
  return NULL;
}

static GLogWriterOutput
write_cb (GLogLevelFlags   level,
          const GLogField *fields,
          gsize            n,
          gpointer         data)
{
  g_autofree char *message = dup_field (fields, n, "MESSAGE"), *domain = dup_field (fields, n, "GLIB_DOMAIN");
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = now == NULL ? NULL : g_date_time_format (now, "%H:%M:%S");
  g_autofree char *line = g_strdup_printf ("%s %s %s: %s", time == NULL ? "" : time, domain == NULL ? "-" : domain,
                                           level_name (level), message == NULL ? "" : message);

  bm_report_log_add (line);
  return g_log_writer_default (level, fields, n, data);
}

void
bm_report_log_start (void)
{
  g_log_set_writer_func (write_cb, NULL, NULL);
}
