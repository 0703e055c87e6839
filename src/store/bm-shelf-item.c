/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-shelf-private.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "bm-background.h"
#include "bm-disk.h"
#include "bm-json.h"

/* "2026-11-21-1830", as bm_store_dup_new_name () makes it, maybe with the suffix "-2". */
#define STAMP_LENGTH 15

G_DEFINE_FINAL_TYPE (BmShelfItem, bm_shelf_item, G_TYPE_OBJECT)

static void
summary_free (gpointer data)
{
  BmShelfSummary *self = data;

  g_clear_error (&self->fault);
  for (guint seat = 0; seat < self->n_seats; seat++)
    g_free (self->players[seat]);
  g_free (self->position);
  g_free (self);
}

static void
bm_shelf_item_finalize (GObject *object)
{
  BmShelfItem *self = BM_SHELF_ITEM (object);

  g_free (self->path);
  g_free (self->name);
  g_date_time_unref (self->time);
  g_clear_pointer (&self->summary, summary_free);
  g_clear_pointer (&self->text, g_bytes_unref);
  G_OBJECT_CLASS (bm_shelf_item_parent_class)->finalize (object);
}

static void
bm_shelf_item_class_init (BmShelfItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bm_shelf_item_finalize;
}

static void
bm_shelf_item_init (BmShelfItem *self)
{
}

/* NULL: NAME was not made by the store. */
static GDateTime *
read_stamp (const char *name)
{
  int year, month, day, hour, minute, used = 0;
  const char *rest;

  if (strlen (name) < STAMP_LENGTH
      || sscanf (name, "%4d-%2d-%2d-%2d%2d%n", &year, &month, &day, &hour, &minute, &used) != 5 || used != STAMP_LENGTH)
    return NULL;
  rest = name + STAMP_LENGTH;
  if (*rest != '\0' && (*rest != '-' || strspn (rest + 1, "0123456789") != strlen (rest + 1)))
    return NULL;
  return g_date_time_new_local (year, month, day, hour, minute, 0);
}

BmShelfItem *
bm_shelf_item_new (const char *path,
                   const char *name,
                   gint64      written)
{
  BmShelfItem *self = g_object_new (BM_TYPE_SHELF_ITEM, NULL);

  self->path = g_strdup (path);
  self->name = g_filename_display_name (name);
  self->time = read_stamp (name);
  self->named = self->time == NULL;
  if (self->time == NULL)
    self->time = g_date_time_new_from_unix_local (written);
  if (self->time == NULL)
    self->time = g_date_time_new_from_unix_local (0);
  return self;
}

BmShelfItem *
bm_shelf_item_new_running (GBytes *text)
{
  BmShelfItem *self = bm_shelf_item_new (NULL, "", g_get_real_time () / G_USEC_PER_SEC);

  self->text = g_bytes_ref (text);
  return self;
}

/* ---- Reading */

static void
sum_up (BmShelfSummary *self,
        BmReplay       *replay)
{
  const BmRecord *record = replay->record;
  const BmGame *game = record->game;
  guint n = bm_match_get_n_moves (replay->match);
  guint chapter = game->chapter (bm_match_get_position_at (replay->match, 0));

  self->game = game;
  self->n_seats = bm_match_get_n_seats (replay->match);
  for (guint seat = 0; seat < self->n_seats; seat++)
    self->players[seat] = g_strdup (bm_match_get_player (replay->match, (int) seat));
  self->position = g_memdup2 (bm_match_get_position_at (replay->match, n), game->position_size);
  self->n_moves = n;
  for (guint ply = 1; ply <= n; ply++)
    {
      guint next = game->chapter (bm_match_get_position_at (replay->match, ply));

      self->n_days += next != chapter;
      chapter = next;
    }
  self->n_comments = bm_match_count_comments (replay->match);
  self->divergence = replay->divergence;
  self->of_others = bm_record_other_set (record) || record->rules != game->rules;
}

/* The file's content; NULL: not a regular file, too long, or unreadable.  Nothing but regular files is opened, as
   opening a device may have side effects. */
static GBytes *
read_file (const BmShelfItem  *item,
           GError            **error)
{
  GBytes *text = NULL;
  GStatBuf status;
  gboolean absent;

  if (g_stat (item->path, &status) != 0)
    bm_disk_fail (errno, error);
  else if (!S_ISREG (status.st_mode))
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_ACCES, "is no file");
  else if (status.st_size > BM_JSON_MAX_RECORD)
    g_set_error (error, BM_ERROR, BM_ERROR_UNREADABLE, "%s: $: longer than %d bytes", item->name, BM_JSON_MAX_RECORD);
  else
    text = bm_disk_read (item->path, BM_JSON_MAX_RECORD, &absent);
  if (text == NULL && (error == NULL || *error == NULL))
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_IO, "cannot be read");
  return text;
}

typedef struct
{
  BmShelfItem    *item;
  BmShelfSummary *summary;
} Reading;

static gpointer
read_summary (gpointer data)
{
  Reading *reading = data;
  BmShelfItem *item = reading->item;
  BmShelfSummary *summary = g_new0 (BmShelfSummary, 1);
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(BmReplay) replay = NULL;
  BmRecord *record;
  const char *text;
  gsize length;

  reading->summary = summary;
  bytes = item->text != NULL ? g_bytes_ref (item->text) : read_file (item, &summary->fault);
  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  record = bm_record_parse (item->path == NULL ? "running" : item->name, text == NULL ? "" : text,
                            length, &summary->fault);
  replay = record == NULL ? NULL : bm_replay_new (record, item->path, &summary->fault);
  if (replay != NULL)
    sum_up (summary, replay);
  return NULL;
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Reading reading = { source, NULL };

  bm_background_run (read_summary, &reading);
  g_task_return_pointer (task, reading.summary, summary_free);
}

void
bm_shelf_item_read_async (BmShelfItem         *self,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  g_autoptr(GTask) task = NULL;

  g_return_if_fail (BM_IS_SHELF_ITEM (self));

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, bm_shelf_item_read_async);
  /* Drawing has priority. */
  g_task_set_priority (task, G_PRIORITY_DEFAULT_IDLE);
  g_task_run_in_thread (task, read_in_thread);
}

gboolean
bm_shelf_item_read_finish (BmShelfItem   *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  BmShelfSummary *summary;

  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  summary = g_task_propagate_pointer (G_TASK (result), error);
  if (summary == NULL)
    return FALSE;
  g_clear_pointer (&self->summary, summary_free);
  self->summary = summary;
  return TRUE;
}

gboolean
bm_shelf_item_is_read (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), FALSE);
  return self->summary != NULL;
}

/* ---- Getters */

/* For items that have not been read. */
static const BmShelfSummary *
get_summary (BmShelfItem *self)
{
  static const BmShelfSummary unread = { .fault = NULL };

  return self->summary == NULL ? &unread : self->summary;
}

const char *
bm_shelf_item_get_path (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), NULL);
  return self->path;
}

const char *
bm_shelf_item_get_name (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), NULL);
  return self->name;
}

gboolean
bm_shelf_item_is_named (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), FALSE);
  return self->named;
}

GDateTime *
bm_shelf_item_dup_time (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), NULL);
  return g_date_time_ref (self->time);
}

GBytes *
bm_shelf_item_get_text (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), NULL);
  return self->text;
}

const GError *
bm_shelf_item_get_fault (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), NULL);
  return get_summary (self)->fault;
}

const BmGame *
bm_shelf_item_get_game (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), NULL);
  return get_summary (self)->game;
}

guint
bm_shelf_item_get_n_seats (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), 0);
  return get_summary (self)->n_seats;
}

const char *
bm_shelf_item_get_player (BmShelfItem *self,
                          int          seat)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), "");
  g_return_val_if_fail (seat >= 0 && (guint) seat < get_summary (self)->n_seats, "");
  return get_summary (self)->players[seat];
}

gconstpointer
bm_shelf_item_get_position (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), NULL);
  return get_summary (self)->position;
}

guint
bm_shelf_item_get_n_moves (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), 0);
  return get_summary (self)->n_moves;
}

guint
bm_shelf_item_get_n_days (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), 0);
  return get_summary (self)->n_days;
}

guint
bm_shelf_item_get_n_comments (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), 0);
  return get_summary (self)->n_comments;
}

const BmDivergence *
bm_shelf_item_get_divergence (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), NULL);
  return &get_summary (self)->divergence;
}

gboolean
bm_shelf_item_is_of_others (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), FALSE);
  return get_summary (self)->of_others;
}

int
bm_shelf_item_compare (gconstpointer a,
                       gconstpointer b,
                       gpointer      unused)
{
  const BmShelfItem *one = a, *other = b;
  int order;

  if ((one->path == NULL) != (other->path == NULL))
    return one->path == NULL ? -1 : 1;
  order = g_date_time_compare (other->time, one->time);
  return order != 0 ? order : g_strcmp0 (one->name, other->name);
}
