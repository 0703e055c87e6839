/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Messages about saving the match, and resuming a saved one.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

/* The most milliseconds that the end of the program waits for the disk. */
#define LAST_MILLISECONDS 3000

void
bm_window_flush (BmWindow *self)
{
  g_return_if_fail (BM_IS_WINDOW (self));
  bm_session_flush (self->session);
  bm_logbooks_flush (self->logbooks, LAST_MILLISECONDS);
  bm_logbooks_flush (self->journals, LAST_MILLISECONDS);
  bm_logbooks_flush (self->tries, LAST_MILLISECONDS);
}

static void
continue_now (BmWindow *self)
{
  g_autofree char *name = NULL, *words = NULL;
  g_autoptr(BmMatch) match = NULL;

  bm_window_load_cards (self);
  match = bm_session_load_waiting (self->session, self->chosen->game, &name, &words);
  if (match != NULL)
    bm_window_take_up (self, match, name);
  else
    bm_window_update_actions (self);
  if (words != NULL)
    bm_window_show_notice (self, words);
}

void
bm_window_continue_kept (BmWindow *self)
{
  bm_window_give_up (self, continue_now);
}

/* ---- Messages */

static char *
trouble_words (const char   *path,
               const GError *trouble)
{
  g_autofree char *folder = g_filename_display_name (path);

  switch (trouble->code)
    {
    case G_FILE_ERROR_NOSPC:
      return g_strdup (_("The match cannot be saved: the disk is full. Play goes on, and saving will be tried again."));
    case G_FILE_ERROR_ACCES:
    case G_FILE_ERROR_PERM:
    case G_FILE_ERROR_ROFS:
      /* Translators: %s is a folder. */
      return g_strdup_printf (_("The match cannot be saved: the folder %s may not be written to. Play goes on, and "
                                "saving will be tried again."), folder);
    default:
      /* Translators: the folder, and the system's reason, in the user's language. */
      return g_strdup_printf (_("The match cannot be saved in the folder %1$s (%2$s). Play goes on, and saving will be "
                                "tried again."), folder, trouble->message);
    }
}

static void
store_changed_cb (BmWindow *self)
{
  const GError *trouble = bm_session_get_trouble (self->session);
  g_autofree char *words = trouble == NULL ? g_strdup ("")
                                           : trouble_words (bm_session_get_folder (self->session), trouble);

  /* Announced once for the same failure. */
  if (!g_str_equal (words, gtk_label_get_label (self->trouble)))
    gtk_label_set_label (self->trouble, words);
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), trouble != NULL);
  bm_window_place_notice (self);
}

/* (transfer full); NULL: nothing is wrong. */
static char *
found_words (BmStoreFound  found,
             const char   *game)
{
  switch (found)
    {
    case BM_STORE_DAMAGED:
      /* Translators: %s is a game; so it is in the next two. */
      return g_strdup_printf (_("The file of the waiting match of %s was damaged; Continue takes it up from the one before, "
                                "which may be a move behind."), game);
    case BM_STORE_UNREADABLE:
      return g_strdup_printf (_("The files of the waiting match of %s are damaged, and it cannot be continued."), game);
    case BM_STORE_FOREIGN:
      return g_strdup_printf (_("The waiting match of %s was saved by a newer version of Blood Moon; this one leaves it "
                                "alone."), game);
    case BM_STORE_SOUND:
    default:
      return NULL;
    }
}

/* Adds to the messages about other games. */
static void
report_found (BmWindow *self,
              BmStore  *store)
{
  const char *game = bm_game_ui_name (bm_game_ui_of (bm_store_get_game (store)));
  g_autofree char *words = found_words (bm_store_get_found (store), game), *both = NULL;

  if (words == NULL)
    return;
  if (gtk_widget_get_visible (self->notice))
    both = g_strdup_printf ("%s\n%s", gtk_label_get_label (self->notice_words), words);
  bm_window_show_notice (self, both != NULL ? both : words);
}

void
bm_window_add_store (BmWindow *self,
                     BmStore  *store)
{
  g_return_if_fail (BM_IS_WINDOW (self));
  g_return_if_fail (BM_IS_STORE (store));

  if (bm_session_get_folder (self->session) == NULL)
    g_signal_connect_object (self->session, "store-changed", G_CALLBACK (store_changed_cb), self, G_CONNECT_SWAPPED);
  bm_session_add_store (self->session, store);
  report_found (self, store);
  bm_window_update_actions (self);
  /* Focuses Continue, which has just appeared. */
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stack));
}
