/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The match on the table is kept on the disk from its first move on, and taken up again from there.  What is told about
 * that is told here.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-error.h"
#include "bm-replay.h"

/* So many milliseconds a move of the computer waits for the one before to be saved. */
#define PATIENCE 1000

/* So long a result is held back until its move would outlive the program: far less than that where the disk is not
   busy, and unnoticed where it is. */
#define HELD_MILLISECONDS 100

/* Whoever closes the window waits no longer for a disk. */
#define LAST_MILLISECONDS 3000

/* ---- Saving */

/* The name that a record has for SIDE: a person is never taken for a computer. */
static void
put_player (BmWindow *self,
            BmRecord *record,
            int       side)
{
  g_autofree char *person = NULL;

  if (bm_seats_is_computer (&self->seats, side))
    return;
  person = bm_player_dup_person (record->players[side]);
  bm_record_set_player (record, side, person);
}

static void
save_now (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);
  g_autoptr(BmRecord) record = NULL;
  g_autofree char *text = NULL;

  self->unsaved = FALSE;
  self->saved_at = g_get_monotonic_time ();
  record = bm_match_dup_record (match);
  for (int side = 0; side < (int) bm_match_get_n_seats (match); side++)
    put_player (self, record, side);
  text = bm_record_to_text (record);
  if (bm_match_get_to_act (match) == BM_SIDE_NOBODY)
    bm_store_finish (self->store, self->match_name, text);
  else
    bm_store_save (self->store, self->match_name, text);
}

/* What has been seen is not lost, even if the program is killed.  Here nobody waits for the disk, but only until the
   store's thread has handed the text to the system; and where that is still busy with what was before, not for long.  On
   a disk that hangs one result is held back, and none after it. */
static void
save_before_seen (BmWindow *self)
{
  const gboolean keeps_up = bm_store_await (self->store, 0);

  save_now (self);
  if (keeps_up)
    bm_store_await (self->store, HELD_MILLISECONDS);
}

static gboolean
save_rest_cb (gpointer data)
{
  BmWindow *self = data;

  self->saving = 0;
  if (self->unsaved)
    save_before_seen (self);
  return G_SOURCE_REMOVE;
}

/* Nobody misses a duel in which only the computer has done something yet. */
static gboolean
is_own_move (BmWindow      *self,
             BmMatch       *match,
             BmMatchChange  change)
{
  guint ply = bm_match_get_ply (match);

  if (change != BM_MATCH_PLAYED || ply == 0)
    return FALSE;
  return bm_seats_count_people (&self->seats) == 0
         || !bm_seats_is_computer (&self->seats, bm_match_get_move_side (match, ply - 1));
}

/* The match on the table takes the place of what waits; whoever was not asked about that is told. */
static void
begin_to_keep (BmWindow *self)
{
  if (bm_store_dup_waiting (self->store, NULL, NULL) && !self->may_put_away)
    bm_window_tell (self, _("The duel that was waiting is kept among your matches."));
  self->may_put_away = FALSE;
  self->match_name = bm_store_dup_new_name (self->store);
}

/* A move is saved before anybody is shown it.  Of moves that are made at once, like a card with all it asks for, the
   first is, and then the last. */
static void
changed_cb (BmWindow      *self,
            BmMatchChange  change,
            BmMatch       *match)
{
  if (self->match_name == NULL && !is_own_move (self, match, change))
    return;
  if (self->match_name == NULL)
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
bm_window_keep_match (BmWindow   *self,
                      BmMatch    *match,
                      const char *name)
{
  g_clear_pointer (&self->match_name, g_free);
  /* No record can say where the others began. */
  if (self->store == NULL || bm_match_get_options (match) == NULL)
    return;
  self->match_name = g_strdup (name);
  g_signal_connect_object (match, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

void
bm_window_let_match_go (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);

  if (self->unsaved)
    save_now (self);
  if (match != NULL)
    g_signal_handlers_disconnect_by_func (match, changed_cb, self);
  g_clear_pointer (&self->match_name, g_free);
}

void
bm_window_flush (BmWindow *self)
{
  g_return_if_fail (BM_IS_WINDOW (self));

  if (self->unsaved)
    save_now (self);
  if (self->store != NULL)
    bm_store_flush (self->store, LAST_MILLISECONDS);
}

gboolean
bm_window_is_saved (BmWindow *self)
{
  return !self->unsaved && (self->store == NULL || bm_store_is_saved (self->store));
}

static gboolean
patience_over_cb (gpointer data)
{
  BmWindow *self = data;

  self->patience = 0;
  bm_window_follow (self);
  return G_SOURCE_REMOVE;
}

/* The computer does not run ahead of the disk, so that at most one of its moves can be lost; but a disk that hangs or
   fails keeps nobody from playing. */
gboolean
bm_window_waits_for_disk (BmWindow *self)
{
  if (bm_window_is_saved (self) || bm_store_get_trouble (self->store) != NULL)
    return FALSE;
  if (!self->unsaved && g_get_monotonic_time () >= self->saved_at + PATIENCE * G_TIME_SPAN_MILLISECOND)
    return FALSE;
  if (self->patience == 0)
    self->patience = g_timeout_add (PATIENCE, patience_over_cb, self);
  return TRUE;
}

/* ---- Taking up */

gboolean
bm_window_match_waits (BmWindow *self)
{
  return self->store != NULL && !self->cannot_continue && bm_store_dup_waiting (self->store, NULL, NULL);
}

/* What is to be told about a match that does not go as its record says. */
static char *
divergence_words (const BmRecord     *record,
                  const BmDivergence *divergence)
{
  if (bm_record_other_set (record))
    return g_strdup (_("The duel was begun with different cards. It goes on from where they agree."));
  if (record->rules != record->game->rules)
    return g_strdup (_("The duel was begun under different rules. It goes on from where they agree."));
  /* Translators: %u is the number of a move. */
  return g_strdup_printf (_("The saved duel does not fit the rules at move %u. It goes on from before that."),
                          divergence->move + 1);
}

static BmMatch *
load (BmWindow  *self,
      GBytes    *text,
      char     **name,
      char     **words,
      GError   **error)
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
  /* What follows is another match, and does not take the place of the one that is longer. */
  g_free (*name);
  *name = bm_store_dup_new_name (self->store);
  return match;
}

void
bm_window_continue_kept (BmWindow *self)
{
  g_autofree char *name = NULL, *words = NULL;
  g_autoptr(GBytes) text = NULL;
  g_autoptr(BmMatch) match = NULL;
  g_autoptr(GError) error = NULL;

  if (!bm_store_dup_waiting (self->store, &name, &text))
    return;
  bm_window_load_cards (self);
  match = load (self, text, &name, &words, &error);
  if (match == NULL)
    {
      /* It stays where it is until another duel is saved, and goes to the folder of matches then. */
      self->cannot_continue = TRUE;
      if (g_error_matches (error, BM_ERROR, BM_ERROR_VERSION))
        words = g_strdup (_("The waiting duel was saved by a newer version of Blood Moon; this one cannot continue "
                            "it."));
      else
        /* Translators: %s is what is wrong with the file, in English. */
        words = g_strdup_printf (_("The waiting duel cannot be continued: %s."), error->message);
      bm_window_update_actions (self);
      bm_window_tell (self, words);
      return;
    }
  bm_window_take_up (self, match, name);
  /* One that is over all the same waits for nobody. */
  if (bm_match_get_to_act (match) == BM_SIDE_NOBODY)
    save_now (self);
  if (words != NULL)
    bm_window_tell (self, words);
}

/* ---- What is told */

static char *
trouble_words (BmWindow     *self,
               const GError *trouble)
{
  g_autofree char *folder = g_filename_display_name (bm_store_get_folder (self->store));

  switch (trouble->code)
    {
    case G_FILE_ERROR_NOSPC:
      return g_strdup (_("The duel cannot be saved: the disk is full. Play goes on, and saving will be tried again."));
    case G_FILE_ERROR_ACCES:
    case G_FILE_ERROR_PERM:
    case G_FILE_ERROR_ROFS:
      /* Translators: %s is a folder. */
      return g_strdup_printf (_("The duel cannot be saved: the folder %s may not be written to. Play goes on, and "
                                "saving will be tried again."), folder);
    default:
      /* Translators: the folder, and the system's reason, in the user's language. */
      return g_strdup_printf (_("The duel cannot be saved in the folder %1$s (%2$s). Play goes on, and saving will be "
                                "tried again."), folder, trouble->message);
    }
}

static void
store_changed_cb (BmWindow *self)
{
  const GError *trouble = bm_store_get_trouble (self->store);
  g_autofree char *words = trouble == NULL ? g_strdup ("") : trouble_words (self, trouble);

  /* Told once, however often it fails. */
  if (!g_str_equal (words, gtk_label_get_label (self->trouble)))
    gtk_label_set_label (self->trouble, words);
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), trouble != NULL);
  bm_window_place_notice (self);
  if (self->patience == 0)
    return;
  g_clear_handle_id (&self->patience, g_source_remove);
  bm_window_follow (self);
}

static void
tell_found (BmWindow *self)
{
  switch (bm_store_get_found (self->store))
    {
    case BM_STORE_DAMAGED:
      bm_window_tell (self, _("The waiting duel’s file was damaged; Continue takes it up from the one before, which "
                              "may be a move behind."));
      break;
    case BM_STORE_UNREADABLE:
      bm_window_tell (self, _("The waiting duel’s files are damaged, and it cannot be continued."));
      break;
    case BM_STORE_FOREIGN:
      bm_window_tell (self, _("The waiting duel was saved by a newer version of Blood Moon; this one leaves it "
                              "alone."));
      break;
    case BM_STORE_SOUND:
    default:
      break;
    }
}

void
bm_window_set_store (BmWindow *self,
                     BmStore  *store)
{
  g_return_if_fail (BM_IS_WINDOW (self));
  g_return_if_fail (BM_IS_STORE (store));
  g_return_if_fail (self->store == NULL);

  self->store = g_object_ref (store);
  g_signal_connect_object (store, "changed", G_CALLBACK (store_changed_cb), self, G_CONNECT_SWAPPED);
  tell_found (self);
  bm_window_update_actions (self);
  /* Continue is there now. */
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stack));
}
