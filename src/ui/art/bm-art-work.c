/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-art"

#include "config.h"

#include "bm-art-work.h"

#include <gio/gio.h>

#include "bm-art-draw.h"
#include "bm-art-store.h"

/* After this time of drawing the finished pictures are shown. */
#define BATCH_USEC (40 * 1000)

/* A picture that is drawn, or that is drawn and waits to be written to the cache. */
typedef struct
{
  BmArtKey key;
  GBytes  *pixels; /* NULL: not yet */
} Drawing;

static GHashTable *asked;                 /* keys that are queued in WANTED or being drawn */
static GQueue      wanted = G_QUEUE_INIT; /* keys of ASKED */
static GPtrArray  *unwritten;             /* Drawings */
static gboolean    drawing;
static gboolean    writing;
static guint       generation;            /* incremented when all requests are dropped */

static void (*notify_drawn) (const BmArtKey *key,
                             GBytes         *pixels);
static void (*notify_done)  (void);

static void start_work (void);

static void
drawing_free (gpointer data)
{
  Drawing *job = data;

  g_free (job->key.name);
  g_clear_pointer (&job->pixels, g_bytes_unref);
  g_free (job);
}

static void
draw_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  GPtrArray *jobs = data;
  gint64 until = g_get_monotonic_time () + BATCH_USEC;

  for (guint i = 0; i < jobs->len && (i == 0 || g_get_monotonic_time () < until); i++)
    {
      Drawing *job = g_ptr_array_index (jobs, i);

      job->pixels = bm_art_draw (job->key.name, job->key.width, job->key.height);
    }
  g_task_return_boolean (task, TRUE);
}

static void
write_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  GPtrArray *jobs = data;

  for (guint i = 0; i < jobs->len; i++)
    {
      const Drawing *job = g_ptr_array_index (jobs, i);

      bm_art_store_save (job->key.name, job->key.width, job->key.height, job->pixels);
    }
  g_task_return_boolean (task, TRUE);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  writing = FALSE;
  start_work ();
}

/* The finished pictures are shown and queued for the cache; the remaining ones stay queued, before newer requests. */
static void
drawn_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  GPtrArray *jobs = g_task_get_task_data (G_TASK (result));
  gboolean stale = GPOINTER_TO_UINT (data) != generation;

  drawing = FALSE;
  for (guint i = jobs->len; i-- > 0 && !stale;)
    {
      Drawing *job = g_ptr_array_index (jobs, i);

      if (job->pixels == NULL)
        {
          g_queue_push_head (&wanted, bm_art_key_copy (&job->key));
          continue;
        }
      g_hash_table_remove (asked, &job->key);
      notify_drawn (&job->key, job->pixels);
      g_ptr_array_add (unwritten, g_ptr_array_steal_index (jobs, i));
    }
  if (!stale)
    notify_done ();
  start_work ();
}

static void
start_drawing (void)
{
  GPtrArray *jobs = g_ptr_array_new_with_free_func (drawing_free);
  g_autoptr(GTask) task = g_task_new (NULL, NULL, drawn_cb, GUINT_TO_POINTER (generation));
  BmArtKey *key;

  while ((key = g_queue_pop_head (&wanted)) != NULL)
    {
      Drawing *job = g_new0 (Drawing, 1);

      job->key = *key;
      g_free (key);
      g_ptr_array_add (jobs, job);
    }
  drawing = TRUE;
  g_task_set_task_data (task, jobs, (GDestroyNotify) g_ptr_array_unref);
  g_task_run_in_thread (task, draw_thread);
}

static void
start_writing (void)
{
  g_autoptr(GTask) task = g_task_new (NULL, NULL, written_cb, NULL);

  writing = TRUE;
  g_task_set_task_data (task, g_steal_pointer (&unwritten), (GDestroyNotify) g_ptr_array_unref);
  unwritten = g_ptr_array_new_with_free_func (drawing_free);
  g_task_run_in_thread (task, write_thread);
}

/* Drawing has priority over writing to the cache. */
static void
start_work (void)
{
  if (asked == NULL || drawing)
    return;
  if (!g_queue_is_empty (&wanted))
    start_drawing ();
  else if (unwritten->len > 0 && !writing)
    start_writing ();
}

static void
forget_other_sizes (const BmArtKey *key)
{
  for (GList *at = wanted.head, *next; at != NULL; at = next)
    {
      next = at->next;
      if (!bm_art_key_is_other_large (at->data, key))
        continue;
      g_hash_table_remove (asked, at->data);
      bm_art_key_free (at->data);
      g_queue_delete_link (&wanted, at);
    }
}

void
bm_art_work_request (const BmArtKey *key)
{
  if (bm_art_key_is_large (key))
    forget_other_sizes (key);
  g_hash_table_add (asked, bm_art_key_copy (key));
  g_queue_push_tail (&wanted, bm_art_key_copy (key));
  start_work ();
}

void
bm_art_work_set_callbacks (void (*drawn) (const BmArtKey *key,
                                          GBytes         *pixels),
                           void (*done)  (void))
{
  notify_drawn = drawn;
  notify_done = done;
  if (asked != NULL)
    return;
  asked = g_hash_table_new_full (bm_art_key_hash, bm_art_key_equal, bm_art_key_free, NULL);
  unwritten = g_ptr_array_new_with_free_func (drawing_free);
}

gboolean
bm_art_work_has (const BmArtKey *key)
{
  return g_hash_table_contains (asked, key);
}

gboolean
bm_art_work_is_on (void)
{
  return drawing || writing || !g_queue_is_empty (&wanted);
}

void
bm_art_work_forget (void)
{
  generation++;
  g_queue_clear_full (&wanted, bm_art_key_free);
  g_clear_pointer (&asked, g_hash_table_unref);
  g_clear_pointer (&unwritten, g_ptr_array_unref);
}
