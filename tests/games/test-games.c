/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "battery.h"
#include "bm-games.h"
#include "toy.h"
#ifdef HAVE_TERROR_BELOW
#include "tb-box-json.h"
#include "tb-game.h"
#endif
#ifdef HAVE_WORMS_RISING
#include "wr-cards-json.h"
#include "wr-game.h"
#endif

static const char *const toy_starts[] = { "start", "start:seats=2", NULL };
#ifdef HAVE_TERROR_BELOW
static const char *const terror_below_starts[] = {
  "start:players=2", "start:players=3,board=canyon,locations=random", "start:players=4,worms=drawn,locations=shuffled",
  "start:players=5,board=canyon", "start:players=1,scenario=delivery,leave=1",
  "start:players=1,board=canyon,scenario=extermination,queens=yes", "start:players=1,scenario=scramble", NULL
};
#endif
#ifdef HAVE_WORMS_RISING
static const char *const worms_rising_starts[] = { "start", "start:box", "start:champions=random,cards=on", NULL };
#endif

/* The toy would prove little if its matches had none of this. */
static void
test_toy_has_it_all (void)
{
  guint n_out = 0, n_shared = 0, n_alone = 0, n_nobody = 0;

  for (guint seed = 1; seed <= 400; seed++)
    {
      g_autofree gpointer position = g_malloc0 (toy_game.position_size);
      guint64 chance = seed;
      BmMove move;
      guint winners;

      toy_game.start (position, "start", seed, NULL);
      while ((move = toy_game.pick (position, &chance)) != BM_MOVE_NONE)
        toy_game.apply (position, move, NULL, NULL);
      winners = toy_game.winners (position);
      n_nobody += winners == 0;
      n_alone += winners != 0 && (winners & (winners - 1)) == 0;
      n_shared += (winners & (winners - 1)) != 0;
      for (int seat = 0; seat < 3; seat++)
        n_out += !toy_game.is_in (position, seat);
    }
  g_test_message ("%u out, %u shared, %u alone, %u nobody", n_out, n_shared, n_alone, n_nobody);
  g_assert_cmpuint (n_out, >, 0);
  g_assert_cmpuint (n_shared, >, 0);
  g_assert_cmpuint (n_alone, >, 0);
  g_assert_cmpuint (n_nobody, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  bm_games_register (&toy_game);
  g_test_add_func ("/games/toy/has-it-all", test_toy_has_it_all);
  battery_add (&toy_game, toy_starts);
#ifdef HAVE_WORMS_RISING
  bm_games_register (&wr_game);
  g_assert_true (wr_cards_need (NULL));
  battery_add (&wr_game, worms_rising_starts);
#endif
#ifdef HAVE_TERROR_BELOW
  bm_games_register (&tb_game);
  g_assert_nonnull (tb_box_load (NULL));
  battery_add (&tb_game, terror_below_starts);
#endif
  return g_test_run ();
}
