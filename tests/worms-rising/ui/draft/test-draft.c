/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The draft: champions are chosen by pointer and by keys, each side by itself, and the computer can be asked whom.
 */
#include "config.h"

#include "ui-driver.h"
#include "ui-picture.h"

#include "bm-card-button.h"
#include "bm-card-grid.h"
#include "bm-card-picture.h"
#include "wr-card-look.h"
#include "wr-draft-screen.h"
#include "wr-draft-slot.h"
#include "bm-event-card-overlay.h"
#include "bm-window-private.h"

/* Moves that are choices of a champion. */
#define N_CHOICES (WR_N_WORMS + 1)

#define THINKING "Looking for a good champion …"

static gboolean
is_card (GtkWidget *widget,
         gpointer   unused)
{
  return BM_IS_CARD_BUTTON (widget);
}

static GtkWidget *
draft_of (UiDriver *driver)
{
  GtkWidget *draft = ui_find_type (driver->window, WR_TYPE_DRAFT_SCREEN);

  g_assert_nonnull (draft);
  return draft;
}

/* ---- Choosing */

static void
start_draft (UiDriver *driver)
{
  ui_driver_open (driver, 11);
  ui_driver_click (driver, "New Duel");
  ui_driver_type (driver, "Bird’s name", "Ada");
  ui_driver_type (driver, "Worms’ name", "Grace");
  ui_driver_click (driver, "Start");
  g_assert_true (ui_driver_has_heading (driver, "Draft"));
}

/* The cards of which one is to be chosen. */
static GPtrArray *
offered (UiDriver *driver)
{
  GtkWidget *grid = ui_find_type (driver->window, BM_TYPE_CARD_GRID);

  g_assert_nonnull (grid);
  return ui_find_all (grid, is_card, NULL);
}

static const char *const for_whom[] = { "for Green", "for Yellow", "for Purple", "for Pink", "for the Bird" };

/* Drafts the card I of those offered by the pointer or by its number. */
static guint8
draft (UiDriver *driver,
       guint     whose,
       guint     i,
       gboolean  keys)
{
  static const char *const accels[] = { "1", "2", "3", "4" };
  g_autoptr(GPtrArray) buttons = offered (driver);
  g_autofree char *name = NULL;
  guint8 card;

  g_assert_cmpuint (buttons->len, ==, whose < WR_N_WORMS ? 2 : 4);
  card = bm_card_button_get_card (buttons->pdata[i]);
  g_assert_cmpuint (wr_card (card)->deck, ==, whose < WR_N_WORMS ? WR_DECK_WORM_CHAMPION : WR_DECK_BIRD_CHAMPION);
  name = g_strdup_printf ("%s, %s", wr_card_name (card), for_whom[whose]);
  gtk_test_accessible_assert_property (buttons->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  if (keys)
    g_assert_true (ui_press_key (draft_of (driver), accels[i]));
  else
    ui_driver_click (driver, name);
  return card;
}

static void
draft_all (gboolean keys)
{
  UiDriver driver;
  guint8 cards[WR_N_WORMS + 1];
  const WrPosition *pos;

  start_draft (&driver);
  for (guint i = 0; i < WR_N_WORMS; i++)
    cards[i] = draft (&driver, i, i % 2, keys);
  /* The Bird's four are for its eyes only. */
  g_assert_true (ui_driver_has_heading (&driver, "Hand-over"));
  /* Not on the hidden page either: a screen reader goes through that as well. */
  g_assert_null (ui_find_type_anywhere (driver.window, BM_TYPE_CARD_BUTTON));
  ui_driver_click (&driver, "I'm here");
  g_assert_true (ui_driver_has_heading (&driver, "Draft"));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Bird, who will you be?"));
  cards[WR_N_WORMS] = draft (&driver, WR_N_WORMS, 3, keys);

  pos = ui_driver_position (&driver);
  for (guint i = 0; i <= WR_N_WORMS; i++)
    g_assert_cmpuint (pos->champions[i], ==, cards[i]);
  g_assert_cmpint (pos->turn, ==, WR_TURN_SETUP);
  g_assert_false (ui_driver_has_heading (&driver, "Draft"));
  ui_driver_close (&driver);
}

static void
test_draft_pointer (void)
{
  draft_all (FALSE);
}

static void
test_draft_keys (void)
{
  draft_all (TRUE);
}

static void
test_draft_arrows (void)
{
  UiDriver driver;
  g_autoptr(GPtrArray) buttons = NULL;
  GtkWidget *grid;

  start_draft (&driver);
  grid = ui_find_type (driver.window, BM_TYPE_CARD_GRID);
  buttons = offered (&driver);
  g_assert_cmpuint (buttons->len, ==, 2);
  g_assert_true (ui_driver_focus (&driver) == buttons->pdata[0]);
  gtk_widget_child_focus (grid, GTK_DIR_RIGHT);
  g_assert_true (ui_driver_focus (&driver) == buttons->pdata[1]);
  g_assert_true (gtk_widget_child_focus (grid, GTK_DIR_RIGHT));
  g_assert_true (ui_driver_focus (&driver) == buttons->pdata[1]);
  /* Enter presses a button for a moment before it acts. */
  gtk_widget_activate (buttons->pdata[1]);
  UI_WAIT_UNTIL (ui_driver_says (&driver, "Worms, who will Yellow be?"));
  ui_driver_close (&driver);
}

/* Whoever the champions are, the window fits a small screen. */
static void
assert_small (UiDriver *driver)
{
  GtkWidget *stack = ui_find_type (driver->window, GTK_TYPE_STACK);

  g_assert_nonnull (stack);
  for (GtkWidget *screen = gtk_widget_get_first_child (stack); screen != NULL;
       screen = gtk_widget_get_next_sibling (screen))
    {
      int width, height;

      gtk_widget_measure (screen, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (screen, GTK_ORIENTATION_VERTICAL, 800, &height, NULL, NULL, NULL);
      g_test_message ("%s: %d x %d", G_OBJECT_TYPE_NAME (screen), width, height);
      /* How much the table needs goes by the text's size as well, once it was shown. */
      if (WR_IS_TABLE (screen))
        continue;
      g_assert_cmpint (width, <=, 790);
      g_assert_cmpint (height, <=, 550);
    }
}

static void
test_draft_small (void)
{
  UiDriver driver;

  start_draft (&driver);
  for (guint i = 0; i < WR_N_WORMS; i++)
    {
      assert_small (&driver);
      draft (&driver, i, 0, FALSE);
    }
  ui_driver_click (&driver, "I'm here");
  assert_small (&driver);
  draft (&driver, WR_N_WORMS, 0, FALSE);
  assert_small (&driver);
  ui_driver_close (&driver);
}

/* ---- Asking the computer */

static gboolean
is_hinted (GtkWidget *widget,
           gpointer   unused)
{
  return gtk_widget_has_css_class (widget, "hinted");
}

static guint
count_hinted (UiDriver *driver)
{
  g_autoptr(GPtrArray) found = ui_find_all (driver->window, is_hinted, NULL);

  return found->len;
}

static void
click_card (UiDriver *driver)
{
  g_autoptr(GPtrArray) cards = ui_find_all (driver->window, is_card, NULL);

  g_assert_cmpuint (cards->len, >, 0);
  g_signal_emit_by_name (g_ptr_array_index (cards, 0), "clicked");
}

static gboolean
is_thinking (UiDriver *driver)
{
  return ui_driver_find (driver, GTK_TYPE_LABEL, THINKING) != NULL;
}

/* It may be found while a button is clicked, so whether it is looked for is seen before anything else can happen. */
static gboolean
press_key (UiDriver   *driver,
           const char *accel)
{
  return ui_press_key_only (draft_of (driver), accel);
}

static void
start (UiDriver *driver,
       guint     bird,
       guint     worms)
{
  ui_driver_open_duel (driver, 5, bird, worms, FALSE);
  g_assert_true (ui_driver_has_heading (driver, "Draft"));
}

/* One of the cards is marked, and heard to be; the line under the question names it and says more. */
static void
assert_advice (UiDriver   *driver,
               const char *whom)
{
  g_autoptr(GPtrArray) hinted = ui_find_all (driver->window, is_hinted, NULL);
  g_autoptr(GPtrArray) cards = ui_find_all (driver->window, is_card, NULL);
  g_autofree char *start = NULL, *spoken = NULL;
  const char *name;

  g_assert_cmpuint (hinted->len, ==, 1);
  g_assert_true (BM_IS_CARD_BUTTON (g_ptr_array_index (hinted, 0)));
  name = wr_card_name (bm_card_button_get_card (g_ptr_array_index (hinted, 0)));
  start = g_strdup_printf ("Choose %s.  ", name);
  g_assert_true (g_str_has_prefix (ui_driver_status_text (driver), start));
  g_assert_cmpuint (strlen (ui_driver_status_text (driver)), >, strlen (start) + 10);
  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *card = g_ptr_array_index (cards, i);
      gboolean advised = card == g_ptr_array_index (hinted, 0);

      g_free (spoken);
      spoken = g_strdup_printf ("%s, %s%s", wr_card_name (bm_card_button_get_card (BM_CARD_BUTTON (card))), whom,
                                advised ? ", suggested" : "");
      gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
      /* It is heard, and covers nothing. */
      g_assert_false (gtk_widget_get_has_tooltip (card));
    }
}

static void
test_suggest (void)
{
  UiDriver driver;
  GtkWidget *button;

  start (&driver, UI_PERSON, UI_PERSON);
  g_assert_cmpuint (count_hinted (&driver), ==, 0);
  button = ui_driver_find (&driver, GTK_TYPE_BUTTON, "Suggest");
  g_assert_nonnull (button);
  /* Looked at before anything else can happen: it may be found while a button is clicked. */
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (is_thinking (&driver));
  UI_WAIT_UNTIL (!is_thinking (&driver));
  assert_advice (&driver, "for Green");

  /* It goes with the choice; the next one may be asked for by key. */
  g_assert_true (press_key (&driver, "period"));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (driver.window)) == GTK_WIDGET (ui_driver_status (&driver)));
  click_card (&driver);
  ui_driver_settle ();
  g_assert_cmpuint (count_hinted (&driver), ==, 0);
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "");
  g_assert_true (press_key (&driver, "s"));
  g_assert_true (is_thinking (&driver));
  UI_WAIT_UNTIL (!is_thinking (&driver));
  assert_advice (&driver, "for Yellow");
  ui_driver_close (&driver);
}

/* Whoever decides first is not told afterwards. */
static void
test_first (void)
{
  UiDriver driver;

  start (&driver, UI_PERSON, UI_PERSON);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_true (press_key (&driver, "s"));
      g_assert_true (is_thinking (&driver));
      click_card (&driver);
      g_assert_false (is_thinking (&driver));
      ui_driver_settle ();
      g_assert_cmpuint (count_hinted (&driver), ==, 0);
    }
  ui_driver_close (&driver);

  /* Nor is whoever leaves. */
  start (&driver, UI_PERSON, UI_PERSON);
  g_assert_true (press_key (&driver, "s"));
  ui_driver_close (&driver);
}

static void
test_cancel (void)
{
  UiDriver driver;

  start (&driver, UI_PERSON, UI_PERSON);
  g_assert_false (press_key (&driver, "Escape"));
  g_assert_true (press_key (&driver, "s"));
  g_assert_true (press_key (&driver, "Escape"));
  g_assert_false (is_thinking (&driver));
  g_assert_true (press_key (&driver, "s"));
  UI_WAIT_UNTIL (!is_thinking (&driver));
  assert_advice (&driver, "for Green");
  /* Asked again it says it again. */
  g_assert_true (press_key (&driver, "s"));
  assert_advice (&driver, "for Green");
  g_assert_true (press_key (&driver, "Escape"));
  g_assert_cmpuint (count_hinted (&driver), ==, 0);
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "");
  g_assert_false (press_key (&driver, "Escape"));
  ui_driver_close (&driver);
}

/* Nothing is taken back, and the key says so. */
static void
test_undo (void)
{
  UiDriver driver;

  start (&driver, UI_PERSON, UI_PERSON);
  click_card (&driver);
  ui_driver_settle ();
  g_assert_true (press_key (&driver, "<Control>z"));
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "A champion, once chosen, stays chosen.");
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, 1);
  g_assert_true (press_key (&driver, "Escape"));
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "");
  ui_driver_close (&driver);
}

/* With help a champion is taken back, by the key or the button, and the same ones are offered again. */
static void
test_undo_help (void)
{
  UiDriver driver;
  g_autoptr(GPtrArray) first = NULL, again = NULL;
  guint8 cards[2];

  ui_driver_open (&driver, 5);
  ui_driver_click (&driver, "New Duel");
  ui_driver_switch (&driver, "Learning help", TRUE);
  ui_driver_click (&driver, "Start");
  first = offered (&driver);
  for (guint i = 0; i < 2; i++)
    cards[i] = bm_card_button_get_card (first->pdata[i]);
  gtk_test_accessible_assert_state (ui_driver_find (&driver, GTK_TYPE_BUTTON, "Undo"), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  ui_driver_click (&driver, "Undo");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "There is nothing to take back yet.");

  for (guint key = 0; key < 2; key++)
    {
      click_card (&driver);
      ui_driver_settle ();
      g_assert_true (ui_driver_says (&driver, "Worms, who will Yellow be?"));
      gtk_test_accessible_assert_state (ui_driver_find (&driver, GTK_TYPE_BUTTON, "Undo"), GTK_ACCESSIBLE_STATE_DISABLED,
                                        FALSE);
      if (key == 1)
        g_assert_true (press_key (&driver, "<Control>z"));
      else
        ui_driver_click (&driver, "Undo");
      ui_driver_settle ();
      g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Taken back.");
      g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, 0);
      g_assert_true (ui_driver_says (&driver, "Worms, who will Green be?"));
      g_clear_pointer (&again, g_ptr_array_unref);
      again = offered (&driver);
      g_assert_cmpuint (again->len, ==, 2);
      for (guint i = 0; i < 2; i++)
        g_assert_cmpuint (bm_card_button_get_card (again->pdata[i]), ==, cards[i]);
    }

  /* The Bird takes back nothing of the Worms'. */
  for (guint i = 0; i < WR_N_WORMS; i++)
    {
      click_card (&driver);
      ui_driver_settle ();
    }
  ui_driver_click (&driver, "I'm here");
  g_assert_true (ui_driver_says (&driver, "Bird, who will you be?"));
  ui_driver_click (&driver, "Undo");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "There is nothing to take back yet.");
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, WR_N_WORMS);

  /* Its own champion it does, from the table. */
  click_card (&driver);
  ui_driver_settle ();
  g_assert_false (ui_driver_has_heading (&driver, "Draft"));
  ui_driver_act (&driver, "table.undo");
  g_assert_true (ui_driver_has_heading (&driver, "Draft"));
  g_assert_true (ui_driver_says (&driver, "Bird, who will you be?"));
  ui_driver_close (&driver);
}

/* A single person sees whole cards of the computer's champions while choosing; what the computer may not know yet, and
   what it has not chosen, is not there. */
static void
test_chosen (void)
{
  UiDriver driver;
  const WrPosition *pos;

  start (&driver, UI_PERSON, UI_EASY);
  ui_driver_skip_to (&driver, WR_SIDE_BIRD);
  g_assert_true (ui_driver_says (&driver, "Bird, who will you be?"));
  g_assert_true (ui_driver_says (&driver, "The computer’s champions"));
  pos = ui_driver_position (&driver);
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    g_assert_true (ui_driver_says (&driver, wr_card_text (pos->champions[worm])));
  ui_driver_close (&driver);

  start (&driver, UI_EASY, UI_PERSON);
  g_assert_false (ui_driver_says (&driver, "The computer’s champions"));
  ui_driver_close (&driver);
}

/* The computer's Bird is shown as a card at the table, to be seen and to be heard, before the Bird lands. */
static void
test_bird_card (void)
{
  UiDriver driver;
  GtkWidget *overlay;
  guint8 card;
  g_autofree char *spoken = NULL, *words = NULL, *heard = NULL;

  start (&driver, UI_EASY, UI_PERSON);
  for (guint i = 0; i < WR_N_WORMS; i++)
    {
      g_assert_false (ui_driver_shows (&driver, BM_TYPE_EVENT_CARD_OVERLAY));
      click_card (&driver);
      ui_driver_settle ();
    }
  g_assert_true (ui_driver_says (&driver, "The Bird wonders: who will it be?"));
  UI_WAIT_UNTIL (ui_driver_shows (&driver, BM_TYPE_EVENT_CARD_OVERLAY)
                 || (gtk_widget_activate_action (driver.window, "win.skip", NULL), FALSE));
  g_assert_false (ui_driver_has_heading (&driver, "Draft"));
  overlay = ui_find_type (driver.window, BM_TYPE_EVENT_CARD_OVERLAY);
  card = ui_driver_position (&driver)->champions[WR_N_WORMS];
  words = g_strdup_printf ("The Bird is %s.", wr_card_name (card));
  g_assert_nonnull (ui_find_words (overlay, words));
  g_assert_nonnull (ui_find_words (overlay, wr_card_text (card)));
  gtk_test_accessible_assert_property (overlay, GTK_ACCESSIBLE_PROPERTY_LABEL, wr_card_name (card));
  spoken = bm_card_look_dup_spoken (wr_card_look (card));
  heard = g_strdup_printf ("%s  %s: %s", words, wr_card_name (card), spoken);
  gtk_test_accessible_assert_property (ui_driver_focus (&driver), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, heard);
  /* It does not land while somebody reads, and the card stays until it is put away. */
  g_assert_cmpuint (BM_WINDOW (driver.window)->reading, ==, 0);
  gtk_widget_activate_action (driver.window, "win.skip", NULL);
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, N_CHOICES);
  ui_driver_click (&driver, "Go on");
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_EVENT_CARD_OVERLAY));
  g_assert_false (bm_table_is_moving (BM_TABLE (ui_driver_table (&driver))));
  ui_driver_skip_to (&driver, WR_SIDE_WORMS);
  g_assert_cmpint (ui_driver_position (&driver)->turn, ==, WR_SIDE_WORMS);
  ui_driver_close (&driver);
}

/* Who watches two computers, or plays the Bird, is shown no champion that way. */
static void
test_bird_card_elsewhere (void)
{
  UiDriver driver;

  start (&driver, UI_PERSON, UI_EASY);
  ui_driver_skip_to (&driver, WR_SIDE_BIRD);
  click_card (&driver);
  ui_driver_settle ();
  g_assert_false (ui_driver_has_heading (&driver, "Draft"));
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_EVENT_CARD_OVERLAY));
  ui_driver_close (&driver);

  start (&driver, UI_EASY, UI_EASY);
  while (bm_match_get_ply (ui_driver_match (&driver)) < N_CHOICES)
    {
      g_assert_false (ui_driver_shows (&driver, BM_TYPE_EVENT_CARD_OVERLAY));
      gtk_widget_activate_action (driver.window, "win.skip", NULL);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_EVENT_CARD_OVERLAY));
  ui_driver_close (&driver);
}

/* What the computer is offered is none of anybody's business. */
static void
test_computer (void)
{
  UiDriver driver;

  start (&driver, UI_PERSON, UI_EASY);
  if (ui_driver_find (&driver, GTK_TYPE_LABEL, "The Worms wonder: who will Green be?") != NULL)
    {
      g_assert_true (press_key (&driver, "s"));
      g_assert_false (is_thinking (&driver));
      g_assert_cmpstr (ui_driver_status_text (&driver), ==, "The computer decides now: there is nothing to suggest.");
      g_assert_cmpuint (count_hinted (&driver), ==, 0);
    }
  ui_driver_close (&driver);
}

static gboolean
is_picture (GtkWidget *widget,
            gpointer   unused)
{
  return BM_IS_CARD_PICTURE (widget);
}

/* The picture is the half of a champion: none is cut, however many words stand under it. */
static void
assert_pictures_whole (UiDriver *driver)
{
  g_autoptr(GPtrArray) pictures = NULL;

  ui_paint (driver->window);
  pictures = ui_find_all (ui_find_type (driver->window, BM_TYPE_CARD_GRID), is_picture, NULL);
  g_assert_cmpuint (pictures->len, >=, 2);
  for (guint i = 0; i < pictures->len; i++)
    {
      GtkWidget *picture = pictures->pdata[i];
      double aspect;

      g_object_get (picture, "aspect", &aspect, NULL);
      g_assert_cmpint (gtk_widget_get_height (picture) + 1, >=, (int) (gtk_widget_get_width (picture) * aspect));
    }
}

static void
test_draft_pictures (void)
{
  static const int sizes[][2] = { { 800, 600 }, { 1280, 800 } };
  g_autoptr(GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/io/github/bloodmoon/BloodMoon/ui/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  for (guint64 seed = 1; seed <= 6; seed++)
    {
      UiDriver driver;

      ui_driver_open_size (&driver, seed, sizes[seed % 2][0], sizes[seed % 2][1]);
      ui_driver_click (&driver, "New Duel");
      ui_driver_click (&driver, "Start");
      for (guint i = 0; i < WR_N_WORMS; i++)
        {
          assert_pictures_whole (&driver);
          g_assert_true (ui_press_key (draft_of (&driver), "1"));
          ui_driver_settle ();
        }
      ui_driver_click (&driver, "I'm here");
      assert_pictures_whole (&driver);
      ui_driver_close (&driver);
    }
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style));
}

/* Names stand in letters of two sizes.  Lines put on one height would need more of it in a row that is told its width than in
   one that is not, of which GTK warns. */
static void
test_slots (void)
{
  UiDriver driver;
  int baseline;

  start_draft (&driver);
  gtk_widget_measure (ui_find_type (driver.window, WR_TYPE_DRAFT_SLOT), GTK_ORIENTATION_VERTICAL, 1000, NULL, NULL, &baseline,
                      NULL);
  g_assert_cmpint (baseline, ==, -1);
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/draft/pointer", test_draft_pointer);
  g_test_add_func ("/draft/keys", test_draft_keys);
  g_test_add_func ("/draft/arrows", test_draft_arrows);
  g_test_add_func ("/draft/small-screen", test_draft_small);
  g_test_add_func ("/draft/pictures", test_draft_pictures);
  g_test_add_func ("/draft/suggest", test_suggest);
  g_test_add_func ("/draft/first", test_first);
  g_test_add_func ("/draft/cancel", test_cancel);
  g_test_add_func ("/draft/undo", test_undo);
  g_test_add_func ("/draft/undo-help", test_undo_help);
  g_test_add_func ("/draft/chosen", test_chosen);
  g_test_add_func ("/draft/bird-card", test_bird_card);
  g_test_add_func ("/draft/bird-card-elsewhere", test_bird_card_elsewhere);
  g_test_add_func ("/draft/computer", test_computer);
  g_test_add_func ("/draft/slots", test_slots);
  return g_test_run ();
}
