/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-replay.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "bm-error.h"

static void
note_day (BmDivergence *divergence,
          guint         move,
          guint         day)
{
  if (!divergence->found)
    *divergence = (BmDivergence) { .found = TRUE, .move = move, .day = day };
}

/* FALSE: it is not legal. */
static gboolean
play_move (BmMatch        *match,
           const BmRecord *record,
           BmRecord       *played,
           guint           i,
           BmDivergence   *divergence)
{
  const BmGame *game = record->game;
  BmMove move = game->read_move (bm_match_get_position (match), g_ptr_array_index (record->moves, i));
  BmRefusal refusal = { NULL, "" };
  const char *hash;
  guint day;

  if (!bm_match_play (match, move, &refusal))
    {
      if (!divergence->found)
        *divergence = (BmDivergence) { .found = TRUE, .move = i, .refusal = refusal };
      return FALSE;
    }
  bm_match_set_tenths (match, i, bm_record_get_tenths (record, i));
  bm_match_set_comment (match, i + 1, bm_record_get_comment (record, i + 1));
  day = bm_record_add (played, move, bm_match_get_position_at (match, i), bm_match_get_position (match));
  hash = day == 0 ? NULL : bm_record_get_hash (record, day);
  if (hash != NULL && !g_str_equal (hash, bm_record_get_hash (played, day)))
    note_day (divergence, i, day);
  return TRUE;
}

/* The first day in the record that the match lacks. */
static guint
missing_day (const BmRecord *record,
             const BmRecord *played)
{
  GHashTableIter iter;
  gpointer key;
  guint first = 0;

  g_hash_table_iter_init (&iter, record->hashes);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      guint day = GPOINTER_TO_UINT (key);

      if (day > played->n_chapters && (first == 0 || day < first))
        first = day;
    }
  return first;
}

BmMatch *
bm_match_new_from_record (const BmRecord  *record,
                          BmDivergence    *divergence,
                          GError         **error)
{
  g_autoptr(BmRecord) played = NULL;
  BmMatch *match;
  guint day;

  g_return_val_if_fail (record != NULL, NULL);
  g_return_val_if_fail (divergence != NULL, NULL);

  *divergence = (BmDivergence) { .found = FALSE };
  match = bm_match_new (record->game, record->start, record->seed, error);
  if (match == NULL)
    return NULL;
  for (guint seat = 0; seat < bm_match_get_n_seats (match); seat++)
    {
      g_autofree char *name = bm_name_sanitize (record->players[seat]);

      bm_match_set_player (match, (int) seat, name);
    }
  bm_match_set_comment (match, 0, bm_record_get_comment (record, 0));
  played = bm_record_new (record->game, record->start, record->seed);
  for (guint i = 0; i < record->moves->len; i++)
    if (!play_move (match, record, played, i, divergence))
      return match;
  day = missing_day (record, played);
  if (day != 0)
    note_day (divergence, record->moves->len, day);
  return match;
}

/* ---- Records opened for viewing */

BmReplay *
bm_replay_new (BmRecord    *record,
               const char  *path,
               GError     **error)
{
  BmReplay *self;
  BmDivergence divergence;
  BmMatch *match;

  g_return_val_if_fail (record != NULL, NULL);

  match = bm_match_new_from_record (record, &divergence, error);
  if (match == NULL)
    {
      bm_record_free (record);
      return NULL;
    }
  bm_match_watch (match);
  bm_match_go_to (match, 0);
  self = g_new0 (BmReplay, 1);
  self->record = record;
  self->match = match;
  self->divergence = divergence;
  self->path = g_strdup (path);
  return self;
}

BmReplay *
bm_replay_load (const char  *path,
                GError     **error)
{
  BmRecord *record = bm_record_load (path, error);

  return record == NULL ? NULL : bm_replay_new (record, path, error);
}

void
bm_replay_free (BmReplay *self)
{
  if (self == NULL)
    return;
  bm_record_free (self->record);
  g_object_unref (self->match);
  g_free (self->path);
  g_free (self);
}

BmMatch *
bm_replay_dup_match (const BmReplay *self,
                     guint           ply)
{
  const BmRecord *record = self->record;
  BmMatch *match;

  g_return_val_if_fail (ply <= bm_match_get_n_moves (self->match), NULL);

  /* Cannot fail: it was started this way before. */
  match = bm_match_new (record->game, record->start, record->seed, NULL);
  g_return_val_if_fail (match != NULL, NULL);
  for (guint seat = 0; seat < bm_match_get_n_seats (match); seat++)
    bm_match_set_player (match, (int) seat, bm_match_get_player (self->match, (int) seat));
  bm_match_set_comment (match, 0, bm_match_get_comment (self->match, 0));
  for (guint i = 0; i < ply; i++)
    {
      bm_match_play (match, bm_match_get_move (self->match, i), NULL);
      bm_match_set_tenths (match, i, bm_match_get_tenths (self->match, i));
      bm_match_set_comment (match, i + 1, bm_match_get_comment (self->match, i + 1));
    }
  return match;
}

typedef struct
{
  char   *path;
  GBytes *text;
} Request;

static void
request_free (gpointer data)
{
  Request *self = data;

  g_free (self->path);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_free (self);
}

/* Only regular files are opened: a pipe would block, and opening a device may have side effects.  A missing file is
   reported when it is read. */
static gboolean
is_file (const char  *path,
         GError     **error)
{
  GStatBuf status;

  if (g_stat (path, &status) != 0 || S_ISREG (status.st_mode))
    return TRUE;
  g_set_error (error, BM_ERROR, BM_ERROR_UNREADABLE, "%s: $: is no file", path);
  return FALSE;
}

static BmReplay *
load (const Request *request,
      GError       **error)
{
  BmRecord *record;
  BmReplay *self;
  gsize length;
  const char *text;

  if (request->text == NULL)
    return is_file (request->path, error) ? bm_replay_load (request->path, error) : NULL;
  text = g_bytes_get_data (request->text, &length);
  record = bm_record_parse ("running", text, length, error);
  self = record == NULL ? NULL : bm_replay_new (record, NULL, error);
  if (self != NULL)
    self->running = TRUE;
  return self;
}

static void
replay_free (gpointer data)
{
  bm_replay_free (data);
}

static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  GError *error = NULL;
  BmReplay *self = load (data, &error);

  if (self == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, self, replay_free);
}

void
bm_replay_load_async (const char          *path,
                      GBytes              *text,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);
  Request *request = g_new0 (Request, 1);

  g_return_if_fail (path != NULL || text != NULL);

  request->path = g_strdup (path);
  request->text = text == NULL ? NULL : g_bytes_ref (text);
  g_task_set_source_tag (task, bm_replay_load_async);
  g_task_set_task_data (task, request, request_free);
  g_task_run_in_thread (task, load_in_thread);
}

BmReplay *
bm_replay_load_finish (GAsyncResult  *result,
                       GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
