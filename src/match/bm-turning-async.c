/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Finds turning points in a thread.
 */
#include "bm-turning.h"

#include "bm-background.h"

typedef struct
{
  BmTurning       *turning;
  gint             stop;    /* atomic */
  gboolean         whole;
  BmTurningResult  result;
} Search;

static gpointer
find_in_background (gpointer data)
{
  Search *search = data;

  search->whole = bm_turning_find (search->turning, &search->stop, &search->result);
  return NULL;
}

static void
cancelled_cb (GCancellable *cancellable,
              Search       *search)
{
  g_atomic_int_set (&search->stop, 1);
}

static void
find_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Search *search = data;
  gulong handler = 0;

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), search, NULL);
  bm_background_run (find_in_background, search);
  if (cancellable != NULL)
    g_cancellable_disconnect (cancellable, handler);
  if (search->whole)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "cancelled");
}

static void
search_free (gpointer data)
{
  Search *search = data;

  bm_turning_unref (search->turning);
  g_free (search);
}

void
bm_turning_find_async (BmTurning           *self,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);
  Search *search = g_new0 (Search, 1);

  g_return_if_fail (self != NULL);

  search->turning = bm_turning_ref (self);
  g_task_set_source_tag (task, bm_turning_find_async);
  g_task_set_task_data (task, search, search_free);
  g_task_run_in_thread (task, find_in_thread);
}

gboolean
bm_turning_find_finish (GAsyncResult     *async_result,
                        BmTurningResult  *result,
                        GError          **error)
{
  g_return_val_if_fail (g_task_is_valid (async_result, NULL), FALSE);
  g_return_val_if_fail (result != NULL, FALSE);

  *result = ((Search *) g_task_get_task_data (G_TASK (async_result)))->result;
  return g_task_propagate_boolean (G_TASK (async_result), error);
}
