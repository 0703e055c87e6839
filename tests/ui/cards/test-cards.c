/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Cards as they are seen, held, shown and looked up: each of them is there, has its name, and can be reached by pointer
 * and keys.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-browser-screen.h"
#include "bm-card-button.h"
#include "bm-card-grid.h"
#include "wr-card-look.h"
#include "wr-draft-screen.h"
#include "bm-event-card-overlay.h"
#include "bm-hand.h"

static void
assert_name (gpointer    widget,
             const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static void
assert_description (gpointer    widget,
                    const char *description)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

static void
test_all_go_away (void)
{
  const GType types[] = {
    BM_TYPE_BROWSER_SCREEN, BM_TYPE_CARD_BUTTON, BM_TYPE_CARD_FACE, BM_TYPE_CARD_GRID, WR_TYPE_DRAFT_SCREEN,
    BM_TYPE_EVENT_CARD_OVERLAY, BM_TYPE_HAND,
  };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *widget = g_object_ref_sink (g_object_new (types[i], NULL));

      g_assert_finalize_object (widget);
    }
}

/* ---- Faces */

static void
test_faces (void)
{
  g_assert_cmpuint (wr_card_set->n_cards, >=, 90);
  for (guint i = 0; i < wr_card_set->n_cards; i++)
    {
      guint8 card = (guint8) i;
      g_autofree char *spoken = bm_card_look_dup_spoken (wr_card_look (card));

      for (guint size = BM_CARD_SIZE_LINE; size <= BM_CARD_SIZE_FULL; size++)
        {
          GtkWidget *face = g_object_ref_sink (bm_card_face_new (wr_card_look (card), (BmCardSize) size));

          assert_name (face, wr_card_name (card));
          assert_description (face, spoken);
          g_assert_finalize_object (face);
        }
      g_assert_nonnull (strstr (spoken, wr_card_text (card)));
      g_assert_nonnull (strstr (spoken, wr_card_tip (card)));
      g_assert_cmpint (wr_card_look (card).cost, ==,
                       wr_card (card)->deck == WR_DECK_BIRD || wr_card (card)->deck == WR_DECK_WORM ? 2
                                                                                                    : BM_CARD_NO_COST);
    }
}

static void
test_back (void)
{
  guint8 owl = wr_card_find ("the-owl");
  GtkWidget *face = g_object_ref_sink (bm_card_face_new (wr_card_look (owl), BM_CARD_SIZE_FULL));

  g_assert_true (gtk_widget_has_css_class (face, "deck-bird-champion"));
  bm_card_face_set_look (BM_CARD_FACE (face), wr_deck_look (WR_DECK_BIRD));
  g_assert_true (gtk_widget_has_css_class (face, "deck-bird"));
  g_assert_false (gtk_widget_has_css_class (face, "deck-bird-champion"));
  g_assert_cmpuint (bm_card_face_get_look (BM_CARD_FACE (face)).number, ==, BM_CARD_NONE);
  assert_name (face, "A card, face down");
  assert_description (face, "");
  bm_card_face_set_look (BM_CARD_FACE (face), wr_card_look (owl));
  assert_name (face, "The Owl");
  g_assert_finalize_object (face);
}

/* A full card has room for its words at any width it may get. */
static void
test_sizes (void)
{
  GtkWidget *face = bm_card_face_new (wr_card_look (wr_card_find ("the-owl")), BM_CARD_SIZE_FULL);
  GtkWidget *window = ui_window_open (face, 640, 480);
  int least, wanted, low, high;

  gtk_widget_measure (face, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  g_assert_cmpint (least, <, wanted);
  gtk_widget_measure (face, GTK_ORIENTATION_VERTICAL, wanted, &low, &high, NULL, NULL);
  g_assert_cmpint (low, >, 100);
  g_assert_cmpint (low, <, high);
  bm_card_face_set_size (BM_CARD_FACE (face), BM_CARD_SIZE_SMALL);
  gtk_widget_measure (face, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  g_assert_cmpint (wanted, >=, 110);
  g_assert_cmpint (wanted, <, 200);
  ui_window_close (window);
}

static void
test_button (void)
{
  guint8 card = wr_card_find ("cloudburst");
  g_autofree char *spoken = bm_card_look_dup_spoken (wr_card_look (card)), *with_why = g_strconcat ("Not now. ", spoken, NULL);
  GtkWidget *button = g_object_ref_sink (bm_card_button_new (wr_card_look (card), BM_CARD_SIZE_SMALL)), *large;

  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_BUTTON);
  assert_name (button, "Cloudburst");
  assert_description (button, spoken);

  bm_card_button_set_available (BM_CARD_BUTTON (button), FALSE, "Not now.");
  g_assert_true (gtk_widget_get_sensitive (button));
  g_assert_true (gtk_widget_has_css_class (button, "unavailable"));
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  assert_description (button, with_why);

  bm_card_button_set_available (BM_CARD_BUTTON (button), TRUE, NULL);
  g_assert_false (gtk_widget_has_css_class (button, "unavailable"));
  bm_card_button_set_spoken (BM_CARD_BUTTON (button), "for nobody");
  assert_name (button, "Cloudburst, for nobody");

  large = g_object_ref_sink (bm_card_button_make_large (BM_CARD_BUTTON (button)));
  g_assert_finalize_object (large);
  g_assert_finalize_object (button);
}

/* ---- The hand */

/* N cards, each second one not to be played; the first two are equal. */
static void
fill_hand (BmHand *hand,
           guint   n)
{
  BmHandCard cards[14];
  guint8 first = wr_card_find ("cloudburst"), number = first;

  g_assert_cmpuint (n, <=, G_N_ELEMENTS (cards));
  for (guint i = 0; i < n; i++)
    {
      cards[i] = (BmHandCard) { wr_card_look (number), 2, i % 2 == 0, i % 2 == 0 ? NULL : "Not now." };
      if (i > 0)
        number++;
    }
  bm_hand_set_cards (hand, cards, n);
}

/* The card buttons that are on the screen. */
static guint
list_cards (GtkWidget  *widget,
            GtkWidget **buttons,
            guint       room)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (BM_IS_CARD_BUTTON (child) && gtk_widget_get_visible (child) && n < room)
      buttons[n++] = child;
  return n;
}

static void
activated_cb (BmHand *hand,
              guint   card,
              guint  *last)
{
  *last = card;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_hand (void)
{
  GtkWidget *hand = bm_hand_new (), *window, *buttons[20];
  guint last = WR_NO_CARD;

  bm_hand_set_back (BM_HAND (hand), wr_deck_look (WR_DECK_BIRD));
  g_object_set (hand, "valign", GTK_ALIGN_END, NULL);
  fill_hand (BM_HAND (hand), 14);
  window = ui_window_open (hand, 640, 480);
  g_assert_cmpuint (bm_hand_get_n_cards (BM_HAND (hand)), ==, 14);
  g_assert_cmpuint (list_cards (hand, buttons, G_N_ELEMENTS (buttons)), ==, 14);
  assert_name (buttons[0], "Cloudburst");
  assert_name (buttons[1], "Cloudburst");
  ui_wait_for_layout (window);
  g_assert_cmpint (gtk_widget_get_width (hand), >, 0);
  g_assert_cmpint (gtk_widget_get_width (hand), <=, 640);

  /* All overlap from left to right and lie inside. */
  for (guint i = 0; i < 14; i++)
    {
      graphene_rect_t at;

      g_assert_true (gtk_widget_compute_bounds (buttons[i], hand, &at));
      g_assert_cmpfloat (at.origin.x + at.size.width, <=, (float) gtk_widget_get_width (hand) + 1);
    }

  g_signal_connect (hand, "card-activated", G_CALLBACK (activated_cb), &last);
  g_signal_emit_by_name (buttons[0], "clicked");
  g_assert_cmpuint (last, ==, wr_card_find ("cloudburst"));
  /* What cannot be played is told as well. */
  g_assert_true (gtk_widget_has_css_class (buttons[3], "unavailable"));
  g_signal_emit_by_name (buttons[3], "clicked");
  g_assert_cmpuint (last, ==, bm_card_button_get_card (BM_CARD_BUTTON (buttons[3])));
  ui_window_close (window);
}

static void
assert_focus (GtkWidget *window,
              GtkWidget *widget)
{
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == widget);
}

static void
test_hand_keys (void)
{
  GtkWidget *hand = bm_hand_new (), *window, *buttons[20];

  fill_hand (BM_HAND (hand), 4);
  window = ui_window_open (hand, 640, 480);
  g_assert_cmpuint (list_cards (hand, buttons, G_N_ELEMENTS (buttons)), ==, 4);
  g_assert_true (bm_hand_focus_card (BM_HAND (hand), 0));
  assert_focus (window, buttons[0]);
  gtk_widget_child_focus (hand, GTK_DIR_RIGHT);
  assert_focus (window, buttons[1]);
  gtk_widget_child_focus (hand, GTK_DIR_LEFT);
  g_assert_true (gtk_widget_child_focus (hand, GTK_DIR_LEFT));
  assert_focus (window, buttons[0]);
  g_assert_true (ui_press_key (hand, "End"));
  assert_focus (window, buttons[3]);
  g_assert_true (ui_press_key (hand, "Home"));
  assert_focus (window, buttons[0]);
  /* One Tab stop. */
  g_assert_false (gtk_widget_child_focus (hand, GTK_DIR_TAB_FORWARD));

  /* The focus stays in the hand when the card that had it is gone. */
  bm_hand_focus_card (BM_HAND (hand), 3);
  fill_hand (BM_HAND (hand), 3);
  g_assert_cmpuint (list_cards (hand, buttons, G_N_ELEMENTS (buttons)), ==, 3);
  assert_focus (window, buttons[2]);
  /* Cards that stay keep their buttons. */
  fill_hand (BM_HAND (hand), 4);
  assert_focus (window, buttons[2]);

  g_object_set (hand, "vertical", TRUE, NULL);
  ui_driver_settle ();
  gtk_widget_child_focus (hand, GTK_DIR_UP);
  assert_focus (window, buttons[1]);
  bm_hand_set_cards (BM_HAND (hand), NULL, 0);
  g_assert_false (gtk_widget_child_focus (hand, GTK_DIR_TAB_FORWARD));
  ui_window_close (window);
}

static void
test_hand_covered (void)
{
  GtkWidget *hand = bm_hand_new (), *window, *buttons[20], *show;
  guint notified = 0;
  gboolean covered;

  fill_hand (BM_HAND (hand), 5);
  g_object_set (hand, "covered", TRUE, NULL);
  window = ui_window_open (hand, 640, 480);
  g_signal_connect_swapped (hand, "notify::covered", G_CALLBACK (count_cb), &notified);
  g_assert_cmpuint (list_cards (hand, buttons, G_N_ELEMENTS (buttons)), ==, 0);
  g_assert_true (bm_hand_focus_card (BM_HAND (hand), 2));
  show = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (GTK_IS_BUTTON (show));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (show)), ==, "Show hand");

  g_signal_emit_by_name (show, "clicked");
  g_object_get (hand, "covered", &covered, NULL);
  g_assert_false (covered);
  g_assert_cmpuint (notified, ==, 1);
  g_assert_cmpuint (list_cards (hand, buttons, G_N_ELEMENTS (buttons)), ==, 5);
  assert_focus (window, buttons[2]);
  g_object_set (hand, "covered", FALSE, NULL);
  g_assert_cmpuint (notified, ==, 1);

  /* Between two people nobody turns it over. */
  g_object_set (hand, "covered", TRUE, "can-show", FALSE, NULL);
  g_assert_false (gtk_widget_get_visible (show));
  g_assert_false (bm_hand_focus_card (BM_HAND (hand), 0));
  ui_window_close (window);
}

/* ---- A drawn event */

static void
test_event (void)
{
  GtkWidget *overlay = g_object_new (BM_TYPE_EVENT_CARD_OVERLAY, NULL), *box = gtk_overlay_new ();
  GtkWidget *under = gtk_button_new_with_label ("Under"), *window;
  BmEventCardOverlay *event = BM_EVENT_CARD_OVERLAY (overlay);
  guint dismissed = 0;

  gtk_overlay_set_child (GTK_OVERLAY (box), under);
  gtk_overlay_add_overlay (GTK_OVERLAY (box), overlay);
  window = ui_window_open (box, 640, 480);
  gtk_widget_grab_focus (under);
  g_signal_connect_swapped (overlay, "dismissed", G_CALLBACK (count_cb), &dismissed);
  g_assert_false (gtk_widget_get_visible (overlay));

  bm_event_card_overlay_show (event, wr_card_look (wr_card_find ("flood")), "A Special Event!");
  ui_driver_settle ();
  g_assert_true (gtk_widget_get_visible (overlay));
  assert_name (overlay, "Flood");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (gtk_root_get_focus (GTK_ROOT (window)))), ==,
                   "Go on");
  g_assert_nonnull (ui_find_words (overlay, "A Special Event!"));
  g_assert_nonnull (ui_find_words (overlay, wr_card_text ((guint8) wr_card_find ("flood"))));
  g_assert_cmpuint (dismissed, ==, 0);
  g_signal_emit_by_name (gtk_root_get_focus (GTK_ROOT (window)), "clicked");
  g_assert_cmpuint (dismissed, ==, 1);
  g_assert_false (gtk_widget_get_visible (overlay));
  assert_focus (window, under);
  ui_window_close (window);
}

/* ---- The browser */

static guint
found_cards (UiDriver *driver)
{
  GtkWidget *grid = ui_find_type (driver->window, BM_TYPE_CARD_GRID), *buttons[WR_MAX_SET_CARDS];

  return grid == NULL ? 0 : list_cards (grid, buttons, G_N_ELEMENTS (buttons));
}

static void
search_for (UiDriver   *driver,
            const char *text)
{
  GtkWidget *search = ui_driver_find (driver, GTK_TYPE_SEARCH_ENTRY, "Search");

  g_assert_nonnull (search);
  gtk_editable_set_text (GTK_EDITABLE (search), text);
  /* At once, not when nobody has typed for a while. */
  g_signal_emit_by_name (search, "search-changed");
  ui_driver_settle ();
}

static void
test_browser (void)
{
  static const guint decks[] = { 24, 14, 18, 18, 16 };
  UiDriver driver;

  ui_driver_open (&driver, 1);
  ui_driver_click (&driver, "Cards");
  g_assert_true (ui_driver_has_heading (&driver, "Cards"));
  g_assert_cmpuint (found_cards (&driver), ==, wr_card_set->n_cards);
  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    {
      ui_driver_choose (&driver, "Deck", i + 1);
      g_assert_cmpuint (found_cards (&driver), >=, decks[i]);
    }
  ui_driver_choose (&driver, "Deck", 0);

  search_for (&driver, "  the OWL ");
  g_assert_cmpuint (found_cards (&driver), >=, 1);
  g_assert_cmpuint (found_cards (&driver), <, 10);
  g_assert_nonnull (ui_driver_find (&driver, BM_TYPE_CARD_FACE, "The Owl"));
  search_for (&driver, "no such words");
  g_assert_cmpuint (found_cards (&driver), ==, 0);
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "No card is called that, or says that."));
  search_for (&driver, "");

  ui_driver_click (&driver, "Cloudburst");
  g_assert_nonnull (ui_driver_find (&driver, BM_TYPE_CARD_FACE, "Cloudburst"));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "2 copies in the deck"));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, wr_card (wr_card_find ("cloudburst"))->notes[0]));
  ui_driver_click (&driver, "Back");
  g_assert_true (ui_driver_has_button (&driver, "New Duel"));
  ui_driver_close (&driver);
}

static void
test_browser_keys (void)
{
  UiDriver driver;
  GtkWidget *screen, *focus;

  ui_driver_open (&driver, 1);
  ui_driver_click (&driver, "Cards");
  screen = ui_find_type (driver.window, BM_TYPE_BROWSER_SCREEN);
  focus = gtk_root_get_focus (GTK_ROOT (driver.window));
  g_assert_true (BM_IS_CARD_BUTTON (focus));
  /* Tab from outside comes to the top, not to where the focus was before. */
  gtk_widget_grab_focus (ui_driver_find (&driver, GTK_TYPE_MENU_BUTTON, "Main menu"));
  g_assert_true (gtk_widget_child_focus (screen, GTK_DIR_TAB_FORWARD));
  assert_focus (driver.window, ui_driver_find (&driver, GTK_TYPE_BUTTON, "Back"));
  gtk_widget_grab_focus (focus);
  gtk_widget_child_focus (gtk_widget_get_parent (focus), GTK_DIR_DOWN);
  focus = gtk_root_get_focus (GTK_ROOT (driver.window));
  g_assert_nonnull (ui_driver_find (&driver, BM_TYPE_CARD_FACE,
                                    wr_card_name (bm_card_button_get_card (BM_CARD_BUTTON (focus)))));
  g_assert_true (ui_press_key (screen, "<Control>f"));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (driver.window)),
                                         ui_driver_find (&driver, GTK_TYPE_SEARCH_ENTRY, "Search")));
  g_assert_true (ui_press_key (screen, "Escape"));
  g_assert_true (ui_driver_has_button (&driver, "New Duel"));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/cards/all-go-away", test_all_go_away);
  g_test_add_func ("/cards/faces", test_faces);
  g_test_add_func ("/cards/back", test_back);
  g_test_add_func ("/cards/sizes", test_sizes);
  g_test_add_func ("/cards/button", test_button);
  g_test_add_func ("/hand/strip", test_hand);
  g_test_add_func ("/hand/keys", test_hand_keys);
  g_test_add_func ("/hand/covered", test_hand_covered);
  g_test_add_func ("/event/overlay", test_event);
  g_test_add_func ("/browser/find", test_browser);
  g_test_add_func ("/browser/keys", test_browser_keys);
  return g_test_run ();
}
