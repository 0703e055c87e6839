/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-all-games.h"

#include <glib/gi18n.h>

#include "bm-game-ui.h"
#include "bm-games.h"
#ifdef HAVE_WORMS_RISING
#include "wr-game-ui.h"
#include "wr-game.h"
#endif
#ifdef HAVE_TERROR_BELOW
#include "tb-game-ui.h"
#include "tb-game.h"
#endif

static void
add (const BmGame   *game,
     const BmGameUi *ui)
{
  bm_games_register (game);
  bm_game_ui_register (ui);
}

void
bm_all_games_register (void)
{
#ifdef HAVE_WORMS_RISING
  add (&wr_game, &wr_game_ui);
#endif
#ifdef HAVE_TERROR_BELOW
  add (&tb_game, &tb_game_ui);
#endif
}

const GOptionEntry *
bm_all_games_get_seat_options (void)
{
  static const GOptionEntry options[] = {
#ifdef HAVE_WORMS_RISING
    { "bird", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Let the computer play the Bird: easy, medium, hard, master"),
      N_("LEVEL") },
    { "worms", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Let the computer play the Worms"), N_("LEVEL") },
#endif
    { NULL }
  };

  return options;
}
