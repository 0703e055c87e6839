/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-game-ui"

#include "config.h"

#include "bm-game-ui.h"

#include <glib/gi18n-lib.h>

#include "bm-games.h"
#include "bm-learn-game.h"

static const BmGameUi *tables[BM_MAX_GAMES];
static guint n_tables;

void
bm_game_ui_register (const BmGameUi *ui)
{
  for (guint i = 0; i < n_tables; i++)
    {
      if (tables[i]->game == ui->game)
        return;
    }
  g_return_if_fail (n_tables < BM_MAX_GAMES);
  tables[n_tables++] = ui;
}

const BmGameUi *
bm_game_ui_first (void)
{
  g_return_val_if_fail (n_tables > 0, NULL);
  return tables[0];
}

const BmGameUi *
bm_game_ui_get (guint index)
{
  return index < n_tables ? tables[index] : NULL;
}

const BmGameUi *
bm_game_ui_find (const char *id)
{
  for (guint i = 0; i < n_tables; i++)
    {
      if (g_str_equal (tables[i]->game->id, id))
        return tables[i];
    }
  return NULL;
}

const BmGameUi *
bm_game_ui_of (const BmGame *game)
{
  const BmGameUi *ui = bm_game_ui_find (game->id);

  g_return_val_if_fail (ui != NULL, NULL);
  return ui;
}

const char *
bm_game_ui_name (const BmGameUi *ui)
{
  return ui->name != NULL ? _(ui->name) : ui->game->id;
}

gboolean
bm_game_ui_any_covers_hands (void)
{
  for (guint i = 0; i < n_tables; i++)
    if (tables[i]->covers_hands)
      return TRUE;
  return FALSE;
}

void
bm_game_ui_load_all (GPtrArray *faults)
{
  for (guint i = 0; i < n_tables; i++)
    {
      g_autoptr(GError) error = NULL;

      if (tables[i]->load != NULL && !tables[i]->load (faults, &error))
        g_critical ("%s: %s", tables[i]->game->id, error->message);
    }
}

gboolean
bm_game_ui_has_lessons (const BmGameUi *ui)
{
  return ui->learn != NULL && ui->learn->courses != NULL;
}

gboolean
bm_game_ui_has_rules (const BmGameUi *ui)
{
  return ui->learn != NULL && ui->learn->chapters != NULL;
}

gboolean
bm_game_ui_was_begun (GSettings  *settings,
                      const char *id)
{
  g_auto(GStrv) begun = g_settings_get_strv (settings, "games-begun");

  return g_strv_contains ((const char *const *) begun, id);
}

void
bm_game_ui_set_begun (GSettings  *settings,
                      const char *id)
{
  g_auto(GStrv) begun = g_settings_get_strv (settings, "games-begun"), more = NULL;
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();

  if (g_strv_contains ((const char *const *) begun, id))
    return;
  g_strv_builder_addv (builder, (const char **) begun);
  g_strv_builder_add (builder, id);
  more = g_strv_builder_end (builder);
  g_settings_set_strv (settings, "games-begun", (const char *const *) more);
}

char *
bm_game_ui_dup_start (const BmGameUi *ui,
                      guint           n_seats)
{
  g_autofree gpointer position = NULL;

  if (ui->dup_start != NULL)
    return ui->dup_start (n_seats);
  position = g_malloc0 (ui->game->position_size);
  return ui->game->start (position, "start", 0, NULL) && ui->game->seats (position) == n_seats ? g_strdup ("start") : NULL;
}

int
bm_game_ui_turn (const BmGameUi *ui,
                 gconstpointer   position)
{
  return ui->turn != NULL ? ui->turn (position) : ui->game->to_act (position);
}

const char *
bm_game_ui_seat_art (const BmGame *game,
                     int           seat)
{
  const BmGameUi *ui = bm_game_ui_of (game);

  return ui->seat_art == NULL ? NULL : ui->seat_art (seat);
}

const char *
bm_game_ui_sound (const BmGameUi *ui,
                  const BmEvent  *event)
{
  g_return_val_if_fail (ui != NULL && event != NULL, "");

  return ui->sounds != NULL && event->kind < ui->n_sounds ? ui->sounds[event->kind] : "";
}
