/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The cards of Terror Below as they are looked up: all are there, each has its name and says what there is to know.
 */
#include "config.h"

#include <string.h>

#include "ui-driver.h"
#include "ui-picture.h"

#include "bm-art.h"
#include "bm-browser-screen.h"
#include "bm-card-face.h"
#include "bm-game-sheet.h"
#include "bm-style.h"
#include "tb-card-look.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "tb-names.h"
#include "tb-words.h"

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

/* No card shows a back, and none of an Item, a Weapon or a Character looks like another. */
static void
test_pictures (void)
{
  g_autoptr(GHashTable) own = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint16 numbers[MAX_CARDS];

  for (guint deck = 0; deck < tb_card_box.n_decks; deck++)
    for (guint i = 0, n = tb_card_box.list (deck, numbers, MAX_CARDS); i < n; i++)
      {
        TbCard card = (TbCard) numbers[i];
        BmCardLook look = tb_card_look (card);

        g_assert_true (bm_art_exists (look.art));
        g_assert_null (strstr (look.art, "/backs/"));
        g_assert_true (look.badge == NULL || bm_art_exists (look.badge));
        if (tb_card_is_bounty (card))
          g_assert_true (bm_art_exists (tb_bounty_art (card)));
        else if (!tb_card_is_vehicle (card) && !tb_card_is_worm (card))
          {
            g_assert_true (bm_art_exists (tb_card_art (card)));
            g_assert_true (g_hash_table_add (own, g_strdup (tb_card_art (card))));
          }
        if (tb_card_is_item (card) && tb_thing (card)->hat)
          {
            g_autofree char *worn = g_strdup_printf ("terror-below/hats/%s", tb_card_kind (card));

            g_assert_true (bm_art_exists (worn));
            g_assert_cmpfloat_with_epsilon (bm_art_get_aspect (worn), 2.0 / 3, 0.01);
          }
      }
  g_assert_cmpuint (g_hash_table_size (own), ==, tb_box->n_items + tb_box->n_weapons + tb_box->n_characters);
  for (TbDeck deck = 0; deck < tb_card_box.n_decks; deck++)
    g_assert_true (bm_art_exists (tb_deck_look (deck).art));
}

static guint
count_children (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

static GtkWidget *
new_over (const char *id,
          gboolean    large)
{
  BmCardLook look = tb_card_look (tb_card_from_id (id));
  GtkWidget *over = look.over (look.number, large);

  return over == NULL ? NULL : g_object_ref_sink (over);
}

/* Egg and pattern of a Worm, both parts of a Bounty; the portrait has none, a Weapon is its own picture, and Boots without arrows
   say so. */
static void
test_over (void)
{
  static const struct
  {
    const char *id;
    guint       parts;
  } cases[] = { { "queen-1", 2 }, { "hospital-pink-rush", 2 }, { "merl", 0 } };

  for (gboolean large = FALSE; large <= TRUE; large++)
    {
      GtkWidget *words;

      for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
        {
          GtkWidget *over = new_over (cases[i].id, large);

          g_assert_cmpuint (count_children (over), ==, cases[i].parts);
          g_assert_finalize_object (over);
        }
      g_assert_null (new_over ("dynamite", large));
      words = new_over ("boots-1", large);
      g_assert_nonnull (words);
      g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (words))), ==, "no arrows");
      g_assert_finalize_object (words);
    }
}

/* A tile for every arrow. */
static void
test_arrows (void)
{
  GtkWidget *one = new_over ("boots-3", FALSE), *four = new_over ("tow-truck-9", FALSE);
  int width, wide;

  gtk_widget_measure (one, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (four, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wide, NULL, NULL);
  g_assert_cmpint (wide, >=, 4 * width);
  g_assert_finalize_object (one);
  g_assert_finalize_object (four);
}

static void
test_words (void)
{
  BmCardLook truck = tb_card_look (tb_card_from_id ("tow-truck-9")), worm = tb_card_look (tb_card_from_id ("screamer-7")),
             queen = tb_card_look (tb_card_from_id ("queen-1")), bounty = tb_card_look (tb_card_from_id ("hospital-pink-rush"));

  g_assert_cmpstr (truck.name, ==, "Tow Truck");
  g_assert_cmpstr (truck.spoken, ==, "Tow Truck 6: right, right, down, down");
  g_assert_cmpint (truck.cost, ==, 6);
  g_assert_cmpstr (worm.name, ==, "Screamer at c4");
  g_assert_nonnull (strstr (worm.text, "Starts at c4, with a limit of 3 cards. Orange Egg at the Target."));
  g_assert_nonnull (strstr (worm.text, "Rubble: 2 up, 1 up, 1 left, 1 right, 1 down, 2 down."));
  g_assert_cmpuint (worm.health, ==, 7);
  g_assert_cmpint (worm.cost, ==, 7);
  g_assert_nonnull (strstr (queen.text, "Rubble at the Target, too."));
  g_assert_cmpstr (bounty.name, ==, "Pink Egg to the Hospital");
  g_assert_cmpstr (bounty.text, ==, "5 points for the delivery.");
}

static guint
count_cards (GtkWidget *grid)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (grid); child != NULL; child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

/* The cards that are seen at first are there at once, the others soon, and all of them when one is looked for. */
static void
test_soon (void)
{
  guint all = 0;
  guint16 numbers[512];
  g_autofree char *found = NULL;

  for (guint deck = 0; deck < tb_card_box.n_decks; deck++)
    all += tb_card_box.list (deck, numbers, G_N_ELEMENTS (numbers));
  found = g_strdup_printf ("%u cards found.", all);
  for (guint looks = 0; looks < 2; looks++)
    {
      GtkWidget *browser = g_object_new (BM_TYPE_BROWSER_SCREEN, NULL), *window = ui_window_open (browser, 1280, 800);
      GtkWidget *grid = GTK_WIDGET (gtk_widget_get_template_child (browser, BM_TYPE_BROWSER_SCREEN, "grid"));
      GtkWidget *search = GTK_WIDGET (gtk_widget_get_template_child (browser, BM_TYPE_BROWSER_SCREEN, "search"));
      guint first;

      bm_browser_screen_load (BM_BROWSER_SCREEN (browser), &tb_card_box);
      first = count_cards (grid);
      gtk_test_accessible_assert_property (search, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, found);
      if (looks == 1)
        g_signal_emit_by_name (search, "search-changed");
      else
        ui_driver_settle ();
      g_assert_cmpuint (first, >=, 64);
      g_assert_cmpuint (first, <, all);
      g_assert_cmpuint (count_cards (grid), ==, all);
      ui_window_close (window);
    }
}

/* Every deck can be looked through; pictures of them, where somebody wants to see them. */
static void
test_browser (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  GtkWidget *browser = g_object_new (BM_TYPE_BROWSER_SCREEN, NULL), *window = ui_window_open (browser, 1280, 800);
  GtkDropDown *decks = GTK_DROP_DOWN (gtk_widget_get_template_child (browser, BM_TYPE_BROWSER_SCREEN, "deck"));

  bm_style_add (settings);
  bm_game_sheet_need (&tb_game_ui);
  bm_browser_screen_load (BM_BROWSER_SCREEN (browser), &tb_card_box);
  for (guint deck = 0; deck <= tb_card_box.n_decks; deck++)
    {
      g_autofree char *name = g_strdup_printf ("terror-cards-%u", deck);

      gtk_drop_down_set_selected (decks, deck);
      ui_driver_settle ();
      g_assert_cmpuint (gtk_drop_down_get_selected (decks), ==, deck);
      ui_save_picture (browser, name);
    }
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
  g_test_add_func ("/terror-cards/pictures", test_pictures);
  g_test_add_func ("/terror-cards/over", test_over);
  g_test_add_func ("/terror-cards/arrows", test_arrows);
  g_test_add_func ("/terror-cards/words", test_words);
  g_test_add_func ("/terror-cards/soon", test_soon);
  g_test_add_func ("/terror-cards/browser", test_browser);
  return g_test_run ();
}
