/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The cards of Terror Below as they are looked up: all are there, each has its name and says what there is to know.
 */
#include "config.h"

#include <string.h>

#include "ui-driver.h"
#include "ui-picture.h"

#include "bm-browser-screen.h"
#include "bm-card-face.h"
#include "bm-style.h"
#include "tb-card-look.h"
#include "tb-game.h"
#include "tb-names.h"

#define MAX_CARDS 256

/* All cards of the box, each as often as there are copies. */
#define N_CARDS 196

static void
test_box (void)
{
  guint16 numbers[MAX_CARDS];
  guint n_cards = 0;

  for (guint deck = 0; deck < tb_card_box.n_decks; deck++)
    {
      guint n = tb_card_box.list (deck, numbers, MAX_CARDS);

      g_assert_cmpuint (n, >, 0);
      for (guint i = 0; i < n; i++)
        {
          g_assert_cmpuint (tb_card_box.deck_of (numbers[i]), ==, deck);
          n_cards += tb_card_box.copies (numbers[i]);
        }
    }
  g_assert_cmpuint (n_cards, ==, N_CARDS);
}

/* Every card has a name, words and a picture, and those of its deck's back are others. */
static void
test_looks (void)
{
  guint16 numbers[MAX_CARDS];

  for (guint deck = 0; deck < tb_card_box.n_decks; deck++)
    for (guint i = 0, n = tb_card_box.list (deck, numbers, MAX_CARDS); i < n; i++)
      {
        BmCardLook look = tb_card_box.look (numbers[i]);
        GtkWidget *face = g_object_ref_sink (bm_card_face_new (look, BM_CARD_SIZE_FULL));

        g_assert_cmpuint (look.number, ==, numbers[i]);
        g_assert_cmpstr (look.name, !=, "");
        g_assert_cmpstr (look.text, !=, "");
        g_assert_cmpstr (look.art, !=, "");
        gtk_test_accessible_assert_property (GTK_ACCESSIBLE (face), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                             bm_card_look_spoken_name (&look));
        g_assert_finalize_object (face);
      }
  g_assert_cmpuint (tb_deck_look (TB_DECK_WEAPONS).number, ==, BM_CARD_NONE);
  g_assert_cmpstr (tb_deck_look (TB_DECK_CHARACTERS).art, ==, "terror-below/backs/character");
}

static void
test_words (void)
{
  BmCardLook truck = tb_card_look (tb_card_from_id ("tow-truck-9")), worm = tb_card_look (tb_card_from_id ("screamer-7")),
             queen = tb_card_look (tb_card_from_id ("queen-1")), bounty = tb_card_look (tb_card_from_id ("hospital-pink-rush"));

  g_assert_cmpstr (truck.name, ==, "Tow Truck →→↓↓");
  g_assert_cmpstr (truck.spoken, ==, "Tow Truck 6: right, right, down, down");
  g_assert_cmpint (truck.cost, ==, 6);
  g_assert_cmpstr (worm.name, ==, "Screamer at c4");
  g_assert_nonnull (strstr (worm.text, "Starts at c4, attacks with 3 cards. Orange Egg at the Target."));
  g_assert_nonnull (strstr (worm.text, "Rubble: 2 up, 1 up, 1 left, 1 right, 1 down, 2 down."));
  g_assert_cmpuint (worm.health, ==, 7);
  g_assert_nonnull (strstr (queen.text, "Rubble at the Target, too."));
  g_assert_cmpstr (bounty.name, ==, "Pink Egg to the Hospital");
  g_assert_cmpstr (bounty.text, ==, "5 points for the delivery.");
}

static void
test_browser (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  GtkWidget *browser = g_object_new (BM_TYPE_BROWSER_SCREEN, NULL), *window = ui_window_open (browser, 1280, 800);

  bm_style_add (settings);
  bm_browser_screen_load (BM_BROWSER_SCREEN (browser), &tb_card_box);
  ui_driver_settle ();
  ui_save_picture (browser, "terror-cards");
  ui_window_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  if (!ui_driver_init (&argc, &argv))
    return 0;

  tb_game_load_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/terror-cards/box", test_box);
  g_test_add_func ("/terror-cards/looks", test_looks);
  g_test_add_func ("/terror-cards/words", test_words);
  g_test_add_func ("/terror-cards/browser", test_browser);
  return g_test_run ();
}
