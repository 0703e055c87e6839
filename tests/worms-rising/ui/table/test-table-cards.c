/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Cards at the real table, by what is on the screen and by keys.
 */
#include "config.h"

#include "ui-driver.h"

#include "wr-board-view.h"
#include "bm-drop-down.h"
#include "wr-space-button.h"
#include "wr-table-private.h"

static const char worms_turn[] =
  "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"turn\": \"worms\", \"day\": 3, \"suspicion\": 1,"
  "  \"worms\": [ { \"colour\": \"green\", \"card\": \"the-commander\", \"at\": \"b8\" },"
  "               { \"colour\": \"purple\", \"card\": \"the-sorceress\", \"at\": \"h5\", \"stunned\": 1 } ],"
  "  \"bird\": { \"card\": \"the-owl\", \"at\": \"f2\" }, \"grass\": [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0],"
  "  \"hands\": { \"worms\": [\"jinx\", \"swell\", \"tripwire\"], \"bird\": [\"lullaby\", \"sinkhole\"] },"
  "  \"decks\": { \"worms\": [\"venom\"], \"bird\": [\"roost\"], \"events\": [\"gale\"] },"
  "  \"effects\": [ { \"card\": \"sticky-mud\", \"side\": \"worms\", \"part\": 0, \"until\": \"next-turn bird\","
  "                   \"left\": null, \"kept\": {} } ] }";

static const char birds_turn[] =
  "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"turn\": \"bird\", \"day\": 2,"
  "  \"worms\": [ { \"colour\": \"green\", \"card\": \"the-shadow\", \"at\": \"g2\" }, { \"colour\": \"pink\", \"at\": \"j9\" } ],"
  "  \"bird\": { \"at\": \"f2\" }, \"grass\": [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0],"
  "  \"hands\": { \"worms\": [\"swell\"], \"bird\": [\"lullaby\"] } }";

static const char magpie[] =
  "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"turn\": \"bird\", \"day\": 2,"
  "  \"worms\": [ { \"colour\": \"green\", \"card\": \"the-shadow\", \"at\": \"g2\" }, { \"colour\": \"pink\", \"at\": \"j9\" } ],"
  "  \"bird\": { \"card\": \"the-magpie\", \"at\": \"f2\" }, \"grass\": [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0],"
  "  \"hands\": { \"worms\": [\"swell\"], \"bird\": [\"lullaby\", \"roost\"] }, \"decks\": { \"bird\": [\"trench\"] } }";

static void
open_position (UiDriver   *driver,
               const char *text)
{
  ui_driver_open_size (driver, 1, 1100, 780);
  ui_driver_show_text (driver, text);
}

static guint
ply_of (UiDriver *driver)
{
  return bm_match_get_ply (ui_driver_match (driver));
}

/* Everything that lies on the table has the name that is relied on. */
static void
test_names (void)
{
  UiDriver driver;

  open_position (&driver, worms_turn);
  g_assert_true (ui_driver_has_button (&driver, "b8: packed dirt, Green Worm The Commander"));
  g_assert_true (ui_driver_has_button (&driver, "h5: packed dirt, Purple Worm The Sorceress stunned"));
  g_assert_true (ui_driver_has_button (&driver, "f2: grass, Bird The Owl"));
  g_assert_true (ui_driver_has_button (&driver, "Power: The Commander"));
  g_assert_true (ui_driver_has_button (&driver, "Power"));
  g_assert_true (ui_driver_has_button (&driver, "Swell"));
  g_assert_true (ui_driver_has_button (&driver, "Sticky Mud, in the Bird’s next turn"));
  g_assert_true (ui_driver_has_button (&driver, "Hand: 2 cards, 1 in the deck"));
  ui_driver_close (&driver);
}

/* Picks of a card by key and by pointing; Back and Escape lead out of it. */
static void
test_play (void)
{
  UiDriver driver;

  open_position (&driver, worms_turn);
  ui_driver_act (&driver, "table.card-3");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Tripwire: Choose the middle column.");
  g_assert_true (ui_driver_has_button (&driver, "Back"));
  g_assert_false (ui_driver_has_button (&driver, "Push"));
  ui_driver_click (&driver, "Back");
  g_assert_true (ui_driver_has_button (&driver, "Push"));
  g_assert_cmpuint (ply_of (&driver), ==, 0);

  ui_driver_click (&driver, "Tripwire");
  ui_driver_act (&driver, "table.cancel");
  ui_driver_click (&driver, "Tripwire");
  /* All of a column can be pressed. */
  ui_driver_press (&driver, WR_SPACE (6, 4));
  g_assert_cmpuint (ply_of (&driver), ==, 2);
  g_assert_cmpuint (ui_driver_position (&driver)->n_effects, ==, 2);
  g_assert_true (ui_driver_has_button (&driver, "Tripwire, columns f to h, until the Worms’ next turn"));
  g_assert_true (g_str_has_prefix (ui_driver_status_text (&driver), "The Worms play Tripwire: 2 more actions."));
  g_assert_nonnull (strstr (ui_driver_status_text (&driver),
                            "In force: Tripwire (columns f to h)."));
  ui_driver_act (&driver, "table.undo");
  g_assert_cmpuint (ply_of (&driver), ==, 0);
  ui_driver_close (&driver);
}

/* A card is let go over SPACE. */
static void
drop_card (UiDriver   *driver,
           const char *card,
           WrSpace     space)
{
  GtkWidget *board = ui_find_type (driver->window, WR_TYPE_BOARD_VIEW);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (board);
  g_auto(GValue) value = G_VALUE_INIT;
  gboolean dropped = FALSE;
  graphene_rect_t at;

  ui_wait_for_layout (driver->window);
  g_value_init (&value, G_TYPE_UINT);
  g_value_set_uint (&value, wr_card_find (card));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (ui_find_space (board, space)), board, &at));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) target = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (target))
        g_signal_emit_by_name (target, "drop", &value, (double) (at.origin.x + at.size.width / 2),
                               (double) (at.origin.y + at.size.height / 2), &dropped);
    }
  g_assert_true (dropped);
  ui_driver_settle ();
}

/* Let go over its first target, that is picked too; over anything else the card is only played. */
static void
test_drop (void)
{
  UiDriver driver;

  open_position (&driver, worms_turn);
  drop_card (&driver, "tripwire", WR_SPACE (0, 5));
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Tripwire: Choose the middle column.");
  ui_driver_act (&driver, "table.cancel");
  drop_card (&driver, "swell", WR_SPACE (5, 2));
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Swell: How far?");
  ui_driver_close (&driver);
}

/* The columns FIRST to LAST are marked and nothing else is. */
static void
assert_marked (UiDriver *driver,
               int       first,
               int       last)
{
  ui_driver_settle ();
  for (int column = 0; column < WR_N_COLUMNS; column++)
    for (int row = 0; row <= WR_LAST_ROW; row++)
      {
        WrSpaceButton *space = ui_find_space (GTK_WIDGET (ui_driver_table (driver)), WR_SPACE (column, row));

        g_assert_cmpint ((wr_space_button_get_marks (space) & WR_SPACE_MARKED) != 0, ==,
                         column >= first && column <= last);
      }
}

static void
hover (UiDriver *driver,
       WrSpace   space)
{
  g_signal_emit_by_name (ui_find_type (GTK_WIDGET (ui_driver_table (driver)), WR_TYPE_BOARD_VIEW), "space-hovered",
                         (guint) space);
}

/* All the columns that count are marked, not only the one that is named: while one is chosen, and when the reminder is
   pointed at. */
static void
test_columns (void)
{
  UiDriver driver;

  open_position (&driver, worms_turn);
  ui_driver_click (&driver, "Tripwire");
  assert_marked (&driver, 0, -1);
  hover (&driver, WR_SPACE (6, 0));
  assert_marked (&driver, 5, 7);
  hover (&driver, WR_SPACE (9, 8));
  assert_marked (&driver, 8, 10);
  /* No middle of three. */
  hover (&driver, WR_SPACE (10, 0));
  assert_marked (&driver, 0, -1);
  hover (&driver, WR_SPACE (6, 0));
  hover (&driver, WR_SPACE_NONE);
  assert_marked (&driver, 0, -1);
  hover (&driver, WR_SPACE (6, 0));
  ui_driver_press (&driver, WR_SPACE (6, 4));
  assert_marked (&driver, 0, -1);
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_table (&driver)), "table.point-card", "u",
                              (guint) wr_card_find ("tripwire"));
  assert_marked (&driver, 5, 7);
  ui_driver_close (&driver);
}

static const char weather_sense[] =
  "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"day\": 2, \"turn\": \"worms\", \"bird\": { \"at\": \"f0\" },"
  "  \"worms\": [ { \"colour\": \"green\", \"at\": \"b9\" } ], \"hands\": { \"worms\": [\"weather-sense\"] } }";

/* The decision lies open. */
static void
test_weather (void)
{
  UiDriver driver;
  GtkWidget *chip;

  open_position (&driver, weather_sense);
  ui_driver_click (&driver, "Weather Sense");
  g_assert_true (g_str_has_suffix (ui_driver_status_text (&driver), "Weather Sense: What will tomorrow’s weather be?"));
  ui_driver_click (&driver, "Down");
  g_assert_nonnull (strstr (ui_driver_status_text (&driver), "In force: Weather Sense (rain downwards, tomorrow)."));
  chip = ui_driver_find (&driver, GTK_TYPE_BUTTON, "Weather Sense, rain downwards, tomorrow");
  g_assert_nonnull (chip);
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (chip),
                                   "Weather Sense, rain downwards, tomorrow.  You have 1 more action now."));
  ui_driver_play (&driver, "end");
  ui_driver_take_seat (&driver);
  ui_driver_play (&driver, "end");
  ui_driver_take_seat (&driver);
  g_assert_true (ui_driver_has_button (&driver, "Weather Sense, rain downwards, today"));
  ui_driver_close (&driver);
}

static const char scatter[] =
  "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"turn\": \"worms\", \"day\": 2,"
  "  \"worms\": [ { \"colour\": \"green\", \"at\": \"b8\" }, { \"colour\": \"pink\", \"at\": \"i8\" } ],"
  "  \"bird\": { \"at\": \"f0\" }, \"hands\": { \"worms\": [\"scatter\"] } }";

static void
assert_spoken (UiDriver   *driver,
               const char *part)
{
  g_autofree char *spoken = gtk_test_accessible_check_property
    (GTK_ACCESSIBLE (ui_driver_find (driver, BM_TYPE_STATUS, "Status")), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, part);

  /* NULL: the description is PART and nothing else. */
  g_assert_true (spoken == NULL || strstr (spoken, part) != NULL);
}

/* Whoever does not see the board hears who was moved, who may be, and at the end all of it. */
static void
test_spoken_picks (void)
{
  UiDriver driver;

  open_position (&driver, scatter);
  ui_driver_click (&driver, "Scatter");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==,
                   "Scatter: Who acts?  Or press Done.  Marked: Green, Pink.");
  ui_driver_press (&driver, WR_SPACE (1, 7));
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "First pick who acts.");
  ui_driver_press (&driver, WR_SPACE (8, 8));
  ui_driver_press (&driver, WR_SPACE (8, 7));
  g_assert_true (g_str_has_prefix (ui_driver_status_text (&driver), "Pink moves to i7.  Scatter: "));
  ui_driver_click (&driver, "Done");
  ui_driver_press (&driver, WR_SPACE (1, 7));
  ui_driver_click (&driver, "Done");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==,
                   "The Worms play Scatter: 2 more actions.  Pink moves to i7.  Green moves to b7.");
  assert_spoken (&driver,
                 "The Worms play Scatter: 2 more actions.  Pink moves to i7.  Green moves to b7.");
  ui_driver_close (&driver);
}

/* A number is a button. */
static void
test_answers (void)
{
  UiDriver driver;

  open_position (&driver, worms_turn);
  ui_driver_act (&driver, "table.card-2");
  ui_driver_press (&driver, WR_SPACE (5, 2));
  g_assert_true (ui_driver_has_button (&driver, "1"));
  ui_driver_click (&driver, "2");
  g_assert_cmpint (ui_driver_position (&driver)->grass[5], ==, 0);
  ui_driver_close (&driver);
}

/* While a card's picks are gathered, Tonight and the threats are those before the card. */
static void
test_settled (void)
{
  UiDriver driver;
  WrTable *table;
  WrTonight night;
  WrThreats threats;
  g_autofree char *before = NULL;

  ui_driver_open_size (&driver, 1, 1920, 1080);
  ui_driver_show_text (&driver, worms_turn);
  table = ui_driver_table (&driver);
  ui_driver_click (&driver, "Tonight");
  g_assert_true (table->shape->docked[WR_DOCK_TONIGHT]);
  g_assert_nonnull (wr_table_docks_get_night (table->docks));
  g_assert_nonnull (wr_table_docks_get_threats (table->docks));
  night = *wr_table_docks_get_night (table->docks);
  threats = *wr_table_docks_get_threats (table->docks);
  before = ui_dup_words (wr_table_docks_get_box (table->docks, WR_DOCK_TONIGHT));
  g_assert_cmpstr (before, !=, "");

  ui_driver_act (&driver, "table.card-2");
  for (guint pick = 0; pick < 2; pick++)
    {
      g_autofree char *lines = ui_dup_words (wr_table_docks_get_box (table->docks, WR_DOCK_TONIGHT));

      g_assert_true (wr_play_is_gathering (table->play));
      g_assert_cmpstr (lines, ==, before);
      g_assert_cmpmem (wr_table_docks_get_night (table->docks), sizeof night, &night, sizeof night);
      g_assert_cmpmem (wr_table_docks_get_threats (table->docks), sizeof threats, &threats, sizeof threats);
      if (pick == 0)
        ui_driver_press (&driver, WR_SPACE (5, 2));
    }
  ui_driver_close (&driver);
}

/* What shows hidden cards is said first, and Enter is on the button that goes on. */
static void
test_notice (void)
{
  UiDriver driver;
  GtkWidget *jinx;

  open_position (&driver, worms_turn);
  jinx = ui_driver_find (&driver, GTK_TYPE_BUTTON, "Jinx");
  gtk_widget_grab_focus (jinx);
  ui_driver_click (&driver, "Jinx");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Jinx: You will see the Bird’s hand. Enter to go on.");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (driver.window)) == ui_driver_find (&driver, GTK_TYPE_BUTTON, "Go on"));
  gtk_test_accessible_assert_property (ui_driver_find (&driver, GTK_TYPE_BUTTON, "Go on"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "You will see the Bird’s hand. Enter to go on.");
  ui_driver_click (&driver, "Go on");
  g_assert_cmpuint (ply_of (&driver), ==, 1);
  ui_driver_click (&driver, "Lullaby");
  g_assert_cmpuint (ply_of (&driver), ==, 2);
  ui_driver_close (&driver);
}

/* Asked in the Bird's turn the Worms answer, with their hand face down; afterwards the Bird's stays so. */
static void
test_asked (void)
{
  UiDriver driver;

  open_position (&driver, birds_turn);
  g_assert_true (ui_driver_has_button (&driver, "Lullaby"));
  ui_driver_click (&driver, "Eat");
  ui_driver_press (&driver, WR_SPACE (6, 2));
  g_assert_true (ui_driver_has_button (&driver, "Yes"));
  g_assert_true (ui_driver_has_button (&driver, "Show hand"));
  g_assert_false (ui_driver_has_button (&driver, "Swell"));
  g_assert_false (ui_driver_has_button (&driver, "Lullaby"));
  ui_driver_act (&driver, "table.no");
  g_assert_cmpint (ui_driver_position (&driver)->at[WR_PIECE_GREEN], ==, WR_SPACE_NONE);
  g_assert_false (ui_driver_has_button (&driver, "Lullaby"));
  ui_driver_act (&driver, "table.show-hand");
  g_assert_true (ui_driver_has_button (&driver, "Lullaby"));
  ui_driver_act (&driver, "table.yes");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "There is no yes-or-no question to answer.");
  ui_driver_close (&driver);
}

/* While the hand is covered what asks for one of its cards names none. */
static void
test_covered_answers (void)
{
  UiDriver driver;

  open_position (&driver, magpie);
  ui_driver_click (&driver, "Eat");
  ui_driver_press (&driver, WR_SPACE (6, 2));
  ui_driver_act (&driver, "table.no");
  g_assert_false (ui_driver_has_button (&driver, "Lullaby"));
  ui_driver_click (&driver, "Power");
  g_assert_false (ui_driver_has_button (&driver, "Lullaby"));
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "The hand is covered: show it first.");
  ui_driver_act (&driver, "table.show-hand");
  g_assert_true (ui_driver_has_button (&driver, "Lullaby"));
  g_assert_true (g_str_has_prefix (ui_driver_status_text (&driver), "The Magpie: Choose a card to discard."));
  ui_driver_close (&driver);
}

/* A drop-down tells what is chosen where the focus is. */
static void
test_drop_down (void)
{
  GtkWidget *drop_down = g_object_ref_sink (gtk_drop_down_new_from_strings ((const char *[]) { "One", "Two", NULL }));
  GtkAccessible *button = GTK_ACCESSIBLE (gtk_widget_get_first_child (drop_down));

  bm_drop_down_make_accessible (GTK_DROP_DOWN (drop_down), "Number", "How many.");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Number");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "One. How many.");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Two. How many.");
  g_object_unref (drop_down);
}

/* What cannot be done says why. */
static void
test_why (void)
{
  UiDriver driver;

  open_position (&driver, worms_turn);
  ui_driver_click (&driver, "Power: The Sorceress");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==,
                   "This Worm is stunned.  Purple wakes at the end of the Worms’ turn.");
  ui_driver_click (&driver, "Power");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "It is the Worms’ turn.");
  ui_driver_act (&driver, "table.card-9");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "There is no such card in the hand.");
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/table-cards/names", test_names);
  g_test_add_func ("/table-cards/play", test_play);
  g_test_add_func ("/table-cards/drop", test_drop);
  g_test_add_func ("/table-cards/columns", test_columns);
  g_test_add_func ("/table-cards/weather", test_weather);
  g_test_add_func ("/table-cards/spoken-picks", test_spoken_picks);
  g_test_add_func ("/table-cards/answers", test_answers);
  g_test_add_func ("/table-cards/settled", test_settled);
  g_test_add_func ("/table-cards/notice", test_notice);
  g_test_add_func ("/table-cards/asked", test_asked);
  g_test_add_func ("/table-cards/why", test_why);
  g_test_add_func ("/table-cards/covered-answers", test_covered_answers);
  g_test_add_func ("/drop-down/heard", test_drop_down);
  return g_test_run ();
}
