/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-logbooks"

#include "config.h"

#include "bm-logbooks.h"

struct _BmLogbooks
{
  GObject     parent_instance;

  char       *kind;
  GHashTable *all; /* path of the folder to BmLogbook */
};

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmLogbooks, bm_logbooks, G_TYPE_OBJECT)

static void
changed_cb (BmLogbooks *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

BmLogbook *
bm_logbooks_get (BmLogbooks *self,
                 const char *folder,
                 const char *game)
{
  g_autofree char *path = NULL;
  BmLogbook *logbook;

  g_return_val_if_fail (BM_IS_LOGBOOKS (self) && game != NULL, NULL);

  if (folder == NULL)
    return NULL;
  path = g_build_filename (folder, self->kind, game, NULL);
  logbook = g_hash_table_lookup (self->all, path);
  if (logbook != NULL)
    return logbook;
  logbook = bm_logbook_new (path, NULL);
  g_signal_connect_object (logbook, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_hash_table_insert (self->all, g_steal_pointer (&path), logbook);
  return logbook;
}

void
bm_logbooks_flush (BmLogbooks *self,
                   guint       milliseconds)
{
  GHashTableIter iter;
  gpointer logbook;

  g_return_if_fail (BM_IS_LOGBOOKS (self));

  g_hash_table_iter_init (&iter, self->all);
  while (g_hash_table_iter_next (&iter, NULL, &logbook))
    bm_logbook_flush (logbook, milliseconds);
}

static void
bm_logbooks_finalize (GObject *object)
{
  BmLogbooks *self = BM_LOGBOOKS (object);

  g_free (self->kind);
  g_hash_table_unref (self->all);
  G_OBJECT_CLASS (bm_logbooks_parent_class)->finalize (object);
}

static void
bm_logbooks_class_init (BmLogbooksClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bm_logbooks_finalize;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bm_logbooks_init (BmLogbooks *self)
{
  self->all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

BmLogbooks *
bm_logbooks_new (const char *kind)
{
  BmLogbooks *self = g_object_new (BM_TYPE_LOGBOOKS, NULL);

  self->kind = g_strdup (kind);
  return self;
}
