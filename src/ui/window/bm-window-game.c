/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Which game is current: the one chosen on the title screen, and the one of the match at the table.  They differ while
 * another box is chosen during a match.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

static void
drop_screen (BmWindow *self,
             gpointer *screen)
{
  g_ptr_array_remove (self->tables, *screen);
  bm_stage_remove (self->stage, g_steal_pointer (screen));
}

/* The form of a new match belongs to the chosen game. */
static void
set_chosen (BmWindow       *self,
            const BmGameUi *ui)
{
  if (self->chosen == ui)
    return;
  self->chosen = ui;
  drop_screen (self, (gpointer *) &self->new_match);
  bm_title_screen_set_game (self->title_screen, ui);
  if (self->settings != NULL)
    g_settings_set_string (self->settings, "game", ui->game->id);
}

/* All other screens are the same for any game. */
void
bm_window_use_game (BmWindow       *self,
                    const BmGameUi *ui)
{
  gpointer *const screens[] = { (gpointer *) &self->opening, (gpointer *) &self->scratch, (gpointer *) &self->table };

  if (self->ui != ui)
    {
      self->ui = ui;
      /* Removed first: the form may have been visited from one of them, which must not stay in the history. */
      for (guint i = 0; i < G_N_ELEMENTS (screens); i++)
        drop_screen (self, screens[i]);
      if (ui->install_keys != NULL)
        ui->install_keys ();
      bm_window_begin_hints (self);
    }
  set_chosen (self, ui);
}

/* A match keeps its table. */
static void
choose (BmWindow       *self,
        const BmGameUi *ui)
{
  if (bm_window_get_match (self) != NULL)
    set_chosen (self, ui);
  else
    bm_window_use_game (self, ui);
  bm_window_update_actions (self);
}

const BmGameUi *
bm_window_get_game (BmWindow *self)
{
  BmTable *table = bm_window_get_shown_table (self);
  BmMatch *match = table == NULL ? NULL : bm_table_get_match (table);

  if (match != NULL)
    return bm_game_ui_of (bm_match_get_game (match));
  if (bm_window_get_lesson_table (self) != NULL)
    return self->learn_ui;
  return bm_window_is_at_duel (self) ? self->ui : self->chosen;
}

gboolean
bm_window_has_match_at_table (BmWindow *self)
{
  return self->chosen == self->ui && bm_session_is_running (self->session);
}

gboolean
bm_window_has_match_waiting (BmWindow *self)
{
  return bm_session_has_waiting (self->session, self->chosen->game, NULL);
}

void
bm_window_choose_game (BmWindow     *self,
                       const BmGame *game)
{
  g_return_if_fail (BM_IS_WINDOW (self));
  choose (self, bm_game_ui_of (game));
}

void
bm_window_begin_game (BmWindow *self)
{
  g_autofree char *id = g_settings_get_string (self->settings, "game");
  const BmGameUi *ui = bm_game_ui_find (id);

  if (ui != NULL)
    bm_window_use_game (self, ui);
}

void
bm_window_add_game (BmWindow *self)
{
  bm_title_screen_set_game (self->title_screen, self->chosen);
  g_signal_connect_object (self->title_screen, "chosen", G_CALLBACK (choose), self, G_CONNECT_SWAPPED);
}
