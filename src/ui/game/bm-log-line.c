/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-log-line.h"

struct _BmLogLine
{
  GObject parent_instance;

  BmLine *line;
  guint   index;
};

G_DEFINE_FINAL_TYPE (BmLogLine, bm_log_line, G_TYPE_OBJECT)

static void
bm_log_line_finalize (GObject *object)
{
  bm_line_free (BM_LOG_LINE (object)->line);
  G_OBJECT_CLASS (bm_log_line_parent_class)->finalize (object);
}

static void
bm_log_line_class_init (BmLogLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bm_log_line_finalize;
}

static void
bm_log_line_init (BmLogLine *self)
{
}

BmLogLine *
bm_log_line_new (BmLine *line,
                 guint   index)
{
  BmLogLine *self = g_object_new (BM_TYPE_LOG_LINE, NULL);

  self->line = line;
  self->index = index;
  return self;
}

const BmLine *
bm_log_line_get (BmLogLine *self)
{
  g_return_val_if_fail (BM_IS_LOG_LINE (self), NULL);
  return self->line;
}

guint
bm_log_line_get_index (BmLogLine *self)
{
  g_return_val_if_fail (BM_IS_LOG_LINE (self), 0);
  return self->index;
}
