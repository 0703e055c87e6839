/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Saves the match from its first move on, and resumes it.  One match of each game can wait.
 */
#define G_LOG_DOMAIN "bm-session"

#include "config.h"

#include "bm-session-private.h"

#include <glib/gi18n-lib.h>

#include "bm-error.h"
#include "bm-replay.h"

/* The most milliseconds that a computer's move waits for the previous one to be saved. */
#define PATIENCE 1000

/* The most milliseconds that a move's result is delayed until the move would survive a kill of the program: usually
   far less, and unnoticed even on a busy disk. */
#define DELAY_MILLISECONDS 100

/* The most milliseconds that the end of the program waits for the disk. */
#define LAST_MILLISECONDS 3000

/* ---- Saving */

/* The name of SEAT in the record: a person's is never that of a computer. */
static void
put_player (BmSession *self,
            BmRecord  *record,
            int        seat)
{
  g_autofree char *person = NULL;

  if (bm_seats_is_computer (&self->seats, seat))
    return;
  person = bm_player_dup_person (record->players[seat]);
  bm_record_set_player (record, seat, person);
}

static void
save_now (BmSession *self)
{
  g_autoptr(BmRecord) record = NULL;
  g_autofree char *text = NULL;

  self->unsaved = FALSE;
  self->saved_at = g_get_monotonic_time ();
  record = bm_match_dup_record (self->match);
  for (int seat = 0; seat < (int) bm_match_get_n_seats (self->match); seat++)
    put_player (self, record, seat);
  text = bm_record_to_text (record);
  if (bm_match_get_to_act (self->match) == BM_SIDE_NOBODY)
    bm_store_finish (self->store, self->name, text);
  else
    bm_store_save (self->store, self->name, text);
}

void
bm_session_save_rest (BmSession *self)
{
  if (self->unsaved)
    save_now (self);
}

/* A result that was seen is not lost, even if the program is killed.  This does not wait for the disk, but only until
   the store's thread has written the text to the system's cache; and while that is busy with an earlier one, not for
   long.  On a hanging disk one result is delayed, and none after it. */
static void
save_before_seen (BmSession *self)
{
  const gboolean keeps_up = bm_store_await (self->store, 0);

  save_now (self);
  if (keeps_up)
    bm_store_await (self->store, DELAY_MILLISECONDS);
}

static gboolean
save_rest_cb (gpointer data)
{
  BmSession *self = data;

  self->saving = 0;
  if (self->unsaved)
    save_before_seen (self);
  return G_SOURCE_REMOVE;
}

/* A match in which only computers have moved yet need not be kept. */
static gboolean
is_own_move (BmSession     *self,
             BmMatchChange  change)
{
  guint ply = bm_match_get_ply (self->match);

  if (change != BM_MATCH_PLAYED || ply == 0)
    return FALSE;
  return bm_seats_count_people (&self->seats) == 0
         || !bm_seats_is_computer (&self->seats, bm_match_get_move_side (self->match, ply - 1));
}

/* Whether the waiting match in STORE cannot be loaded. */
static gboolean *
cannot_continue (BmSession *self,
                 BmStore   *store)
{
  guint i = 0;

  while (self->stores[i] != store)
    i++;
  return &self->cannot_continue[i];
}

/* The match replaces the waiting one of its game; players who were not asked about that get a notice. */
static void
begin_to_keep (BmSession *self)
{
  if (bm_store_dup_waiting (self->store, NULL, NULL) && !self->may_replace)
    bm_session_emit_notice (self, _("The match that was waiting is kept among your matches."));
  self->may_replace = FALSE;
  *cannot_continue (self, self->store) = FALSE;
  self->name = bm_store_dup_new_name (self->store);
}

/* Of moves made at once, such as a card with all its choices, only the first and the last are saved. */
void
bm_session_save_change (BmSession     *self,
                        BmMatchChange  change)
{
  if (!bm_session_is_kept (self) && (self->store == NULL || bm_match_get_options (self->match) == NULL
                                     || !is_own_move (self, change)))
    return;
  if (self->name == NULL)
    begin_to_keep (self);
  if (self->saving != 0)
    {
      self->unsaved = TRUE;
      return;
    }
  save_before_seen (self);
  /* Before it is drawn. */
  self->saving = g_idle_add_full (G_PRIORITY_HIGH_IDLE, save_rest_cb, self, NULL);
}

void
bm_session_flush (BmSession *self)
{
  const gint64 until = g_get_monotonic_time () + LAST_MILLISECONDS * G_TIME_SPAN_MILLISECOND;

  g_return_if_fail (BM_IS_SESSION (self));

  bm_session_save_rest (self);
  for (guint i = 0; i < self->n_stores; i++)
    {
      const gint64 left = until - g_get_monotonic_time ();

      bm_store_flush (self->stores[i], left > 0 ? (guint) (left / G_TIME_SPAN_MILLISECOND) : 0);
    }
}

gboolean
bm_session_is_saved (BmSession *self)
{
  g_return_val_if_fail (BM_IS_SESSION (self), FALSE);
  for (guint i = 0; i < self->n_stores; i++)
    {
      if (!bm_store_is_saved (self->stores[i]))
        return FALSE;
    }
  return !self->unsaved;
}

gboolean
bm_session_is_kept (BmSession *self)
{
  g_return_val_if_fail (BM_IS_SESSION (self), FALSE);
  return self->name != NULL;
}

char *
bm_session_dup_path (BmSession *self)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (BM_IS_SESSION (self), NULL);

  if (self->name == NULL)
    return NULL;
  bm_session_flush (self);
  path = bm_store_dup_path (self->store, self->name);
  return path != NULL && g_file_test (path, G_FILE_TEST_IS_REGULAR) ? g_steal_pointer (&path) : NULL;
}

static gboolean
patience_over_cb (gpointer data)
{
  BmSession *self = data;

  self->patience = 0;
  bm_session_emit_ready (self);
  return G_SOURCE_REMOVE;
}

/* A computer waits for its previous move to be on disk, so that at most one of its moves can be lost; but a hanging
   or failing disk does not block the match. */
gboolean
bm_session_waits_for_disk (BmSession *self)
{
  if (self->store == NULL || (!self->unsaved && bm_store_is_saved (self->store))
      || bm_store_get_trouble (self->store) != NULL)
    return FALSE;
  if (!self->unsaved && g_get_monotonic_time () >= self->saved_at + PATIENCE * G_TIME_SPAN_MILLISECOND)
    return FALSE;
  if (self->patience == 0)
    self->patience = g_timeout_add (PATIENCE, patience_over_cb, self);
  return TRUE;
}

/* ---- Resuming */

gboolean
bm_session_has_waiting (BmSession     *self,
                        const BmGame  *game,
                        GBytes       **text)
{
  BmStore *store = bm_session_get_store (self, game);

  return store != NULL && !*cannot_continue (self, store) && bm_store_dup_waiting (store, NULL, text);
}

GPtrArray *
bm_session_dup_all_waiting (BmSession *self)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

  g_return_val_if_fail (BM_IS_SESSION (self), texts);

  for (guint i = 0; i < self->n_stores; i++)
    {
      GBytes *text = NULL;

      if (bm_session_has_waiting (self, bm_store_get_game (self->stores[i]), &text))
        g_ptr_array_add (texts, text);
    }
  return texts;
}

void
bm_session_allow_replace (BmSession *self)
{
  g_return_if_fail (BM_IS_SESSION (self));
  self->may_replace = TRUE;
}

/* The message about a match whose record contradicts the rules. */
static char *
divergence_words (const BmRecord     *record,
                  const BmDivergence *divergence)
{
  if (bm_record_other_set (record))
    return g_strdup (_("The match was begun with different cards. It goes on from where they agree."));
  if (record->rules != record->game->rules)
    return g_strdup (_("The match was begun under different rules. It goes on from where they agree."));
  /* Translators: %u is the number of a move. */
  return g_strdup_printf (_("The saved match does not fit the rules at move %u. It goes on from before that."),
                          divergence->move + 1);
}

static BmMatch *
load (BmStore    *store,
      GBytes     *text,
      char      **name,
      char      **words,
      GError    **error)
{
  g_autoptr(BmRecord) record = NULL;
  BmDivergence divergence;
  BmMatch *match;
  gsize length;
  const char *bytes = g_bytes_get_data (text, &length);

  record = bm_record_parse ("running", bytes, length, error);
  if (record == NULL)
    return NULL;
  match = bm_match_new_from_record (record, &divergence, error);
  if (match == NULL || !divergence.found)
    return match;
  *words = divergence_words (record, &divergence);
  /* The shortened match gets a new name, so that it does not replace the longer one. */
  g_free (*name);
  *name = bm_store_dup_new_name (store);
  return match;
}

BmMatch *
bm_session_load_waiting (BmSession     *self,
                         const BmGame  *game,
                         char         **name,
                         char         **words)
{
  BmStore *store = bm_session_get_store (self, game);
  g_autoptr(GBytes) text = NULL;
  g_autoptr(GError) error = NULL;
  BmMatch *match;

  *name = *words = NULL;
  if (store == NULL || !bm_store_dup_waiting (store, name, &text))
    return NULL;
  match = load (store, text, name, words, &error);
  if (match != NULL)
    return match;
  /* It stays in its slot until another match of the game is saved, and is filed in the folder of matches then. */
  *cannot_continue (self, store) = TRUE;
  if (g_error_matches (error, BM_ERROR, BM_ERROR_VERSION))
    *words = g_strdup (_("The waiting match was saved by a newer version of Blood Moon; this one cannot continue it."));
  else
    /* Translators: %s is what is wrong with the file, in English. */
    *words = g_strdup_printf (_("The waiting match cannot be continued: %s."), error->message);
  return NULL;
}
