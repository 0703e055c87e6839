/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-game-ui"

#include "bm-game-ui.h"

#include "bm-games.h"

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
bm_game_ui_of (const BmGame *game)
{
  for (guint i = 0; i < n_tables; i++)
    {
      if (g_str_equal (tables[i]->game->id, game->id))
        return tables[i];
    }
  g_return_val_if_reached (NULL);
}

const BmGameUi *
bm_game_ui_first (void)
{
  g_return_val_if_fail (n_tables > 0, NULL);
  return tables[0];
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
