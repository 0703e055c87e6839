/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The rulebook of Terror Below in the window: opened from its box and from the table, every page of it, its pictures, and its
 * examples played.
 */
#include "config.h"

#include "tb-driver.h"

#include <string.h>

#include "bm-rule-section.h"
#include "bm-rule-words.h"
#include "bm-rules-screen.h"
#include "tb-board-view.h"
#include "tb-learn.h"
#include "tb-names.h"
#include "tb-rule-board.h"

static BmRulesScreen *
find_rules (UiDriver *driver)
{
  GtkWidget *search = ui_driver_find (driver, GTK_TYPE_SEARCH_ENTRY, "Search");

  return search == NULL ? NULL : BM_RULES_SCREEN (gtk_widget_get_ancestor (search, BM_TYPE_RULES_SCREEN));
}

static const char *
open_rule (UiDriver *driver)
{
  BmRulesScreen *screen = find_rules (driver);

  g_assert_nonnull (screen);
  return bm_rules_screen_get_rule (screen);
}

static void
open_window (UiDriver *driver)
{
  ui_driver_open (driver, 1);
  ui_driver_click (driver, "Terror Below");
  ui_driver_settle ();
}

/* A turn of Red, who stands at c3 with 3 Action Points. */
static void
open_table (UiDriver *driver)
{
  g_autoptr (BmMatch) match = NULL;

  ui_driver_open (driver, 1);
  match = tb_driver_read ("{\"step\": \"act\", \"ap\": 3, \"rubble\": {\"d3\": 1}, \"eggs\": {\"e4\": [\"pink\"]},"
                          " \"slots\": [{\"worm\": \"crawler-1\", \"target\": \"f5\", \"cards\": []}, null, null],"
                          " \"players\": [{\"seat\": \"red\", \"at\": \"c3\", \"leader\": \"pam\", \"vehicles\": [\"boots-1\"]},"
                          " {\"seat\": \"blue\", \"at\": \"b3\", \"leader\": \"doc\"}]}");
  tb_driver_show (driver, match, 0);
  if (ui_driver_has_button (driver, "I’m here"))
    ui_driver_click (driver, "I’m here");
}

/* ---- The book */

static void
test_title (void)
{
  UiDriver driver;

  open_window (&driver);
  ui_driver_click (&driver, "Rules");
  g_assert_true (ui_driver_has_heading (&driver, "T1 Board and spaces"));
  g_assert_cmpstr (open_rule (&driver), ==, "T1");
  g_assert_true (ui_press_key (GTK_WIDGET (find_rules (&driver)), "Escape"));
  g_assert_null (find_rules (&driver));
  /* Each game has a book of its own. */
  ui_driver_click (&driver, "Worms Rising");
  ui_driver_click (&driver, "Rules");
  g_assert_cmpstr (open_rule (&driver), ==, "R1");
  ui_driver_close (&driver);
}

/* Every page can be opened, with its heading. */
static void
test_all_pages (void)
{
  const BmRulebook *book = bm_rulebook (&tb_learn);
  UiDriver driver;

  open_window (&driver);
  for (guint i = 0; i < bm_rulebook_n_pages (book); i++)
    {
      const BmRulePage *page = bm_rulebook_page (book, i);
      g_autofree char *heading = bm_rule_page_heading (page);

      gtk_widget_activate_action (driver.window, "win.rule", "s", page->id);
      ui_driver_settle ();
      g_test_message ("%s", heading);
      g_assert_cmpstr (open_rule (&driver), ==, page->id);
      g_assert_true (ui_driver_has_heading (&driver, heading));
    }
  ui_driver_close (&driver);
}

/* What is said of it is found, with what it says of cards. */
static void
test_search (void)
{
  UiDriver driver;
  GtkWidget *search;

  open_window (&driver);
  ui_driver_click (&driver, "Rules");
  search = ui_driver_find (&driver, GTK_TYPE_SEARCH_ENTRY, "Search");
  gtk_editable_set_text (GTK_EDITABLE (search), "T24.4");
  ui_driver_settle ();
  g_signal_emit_by_name (search, "activate");
  ui_driver_settle ();
  g_assert_cmpstr (open_rule (&driver), ==, "T24.4");
  ui_driver_close (&driver);
}

/* The whole book fits into small windows with large text. */
static void
test_room (void)
{
  static const struct
  {
    double text;
    int width;
  } formats[] = { { 1, 800 }, { 1.5, 800 }, { 2, 1280 } };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      GtkWidget *screen;

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * formats[i].text), NULL);
      screen = g_object_ref_sink (g_object_new (BM_TYPE_RULES_SCREEN, NULL));
      bm_rules_screen_set_book (BM_RULES_SCREEN (screen), bm_rulebook (&tb_learn));
      for (guint page = 0; page < bm_rulebook_n_pages (bm_rulebook (&tb_learn)); page++)
        {
          int least;

          bm_rules_screen_open (BM_RULES_SCREEN (screen), bm_rulebook_page (bm_rulebook (&tb_learn), page)->id);
          gtk_widget_measure (screen, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
          g_test_message ("%s at %d %%: %d", bm_rulebook_page (bm_rulebook (&tb_learn), page)->id,
                          (int) (formats[i].text * 100), least);
          g_assert_cmpint (least, <=, formats[i].width - 10);
        }
      g_assert_finalize_object (screen);
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* ---- Pictures */

static GtkWidget *
new_board (const char *crop_text,
           TbCrop     *crop,
           TbPosition *after)
{
  const BmRulePage *page = bm_rulebook_get (bm_rulebook (&tb_learn), "T7.1", NULL);
  TbPosition before;
  BmMove move;

  g_assert_true (tb_crop_from_text (crop_text, crop));
  g_assert_true (bm_rule_diagram_play (g_ptr_array_index (page->diagrams, 0), &before, after, &move, NULL));
  return g_object_ref_sink (tb_rule_board_new (crop, after, BM_MOVE_NONE));
}

/* What a picture shows is told to those who do not see it, and no more than that. */
static void
test_picture_words (void)
{
  g_autofree char *words = NULL;
  GtkWidget *board;
  TbPosition after;
  TbCrop crop;

  board = new_board ("a1:e4", &crop, &after);
  words = tb_rule_board_words (&crop, &after);
  g_assert_nonnull (strstr (words, "from a1 to e4"));
  g_assert_nonnull (strstr (words, "a2: Store, Red pawn Pam."));
  g_assert_nonnull (strstr (words, "e4: desert, Target 1."));
  g_assert_null (strstr (words, "c3"));
  g_assert_null (strstr (words, "Motel"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  g_assert_finalize_object (board);
}

/* Only what is in the crop takes room, and in a narrow column the spaces are smaller. */
static void
test_picture_size (void)
{
  GtkWidget *small, *large;
  TbPosition after;
  TbCrop crop;
  int least, natural, wide, low, high;

  small = new_board ("a1:c2", &crop, &after);
  large = new_board ("a1:f6", &crop, &after);
  gtk_widget_measure (small, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  gtk_widget_measure (large, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wide, NULL, NULL);
  g_assert_cmpint (least, <, natural);
  g_assert_cmpint (natural, <, wide);
  gtk_widget_measure (large, GTK_ORIENTATION_VERTICAL, wide, NULL, &high, NULL, NULL);
  gtk_widget_measure (large, GTK_ORIENTATION_VERTICAL, wide * 3 / 4, NULL, &low, NULL, NULL);
  g_assert_cmpint (low, <, high);
  g_assert_finalize_object (small);
  g_assert_finalize_object (large);
}

/* It is a picture: nothing in it can be pressed, and the keyboard does not go there. */
static void
test_picture_still (void)
{
  UiDriver driver;
  GtkWidget *board;

  open_window (&driver);
  gtk_widget_activate_action (driver.window, "win.rule", "s", "T7.1");
  ui_driver_settle ();
  board = ui_find_type (GTK_WIDGET (find_rules (&driver)), TB_TYPE_BOARD_VIEW);
  g_assert_nonnull (board);
  g_assert_false (gtk_widget_get_can_target (board));
  g_assert_false (gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD));
  ui_driver_close (&driver);
}

/* ---- From the table, and back */

static void
assert_help (UiDriver   *driver,
             const char *rule)
{
  gtk_widget_activate_action (GTK_WIDGET (tb_driver_table (driver)), "table.rule", NULL);
  ui_driver_settle ();
  g_assert_cmpstr (open_rule (driver), ==, rule);
  ui_driver_click (driver, "Back");
  g_assert_null (find_rules (driver));
}

static void
test_rule_at_hand (void)
{
  static const struct { const char *at, *rule; } things[] = {
    { "d3", "T11.1" }, { "e4", "T12.1" }, { "b3", "T10.1" }, { "a2", "T13.6" }, { "b5", "T13.8" }, { "f5", "T19.1" },
    { "worm 1", "T18.1" }, { "red", "T3.2" }, { "clear", "T11.1" }, { "done", "T8.2" },
  };
  UiDriver driver;
  TbPosition before;

  open_table (&driver);
  before = *tb_driver_position (&driver);
  /* Nothing is pointed at: what is to be decided. */
  tb_driver_hover (&driver, TB_AT_NONE);
  assert_help (&driver, "T8.1");
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_test_message ("%s", things[i].at);
      tb_driver_hover (&driver, tb_driver_at (things[i].at));
      assert_help (&driver, things[i].rule);
    }
  g_assert_true (tb_position_equal (tb_driver_position (&driver), &before));
  ui_driver_close (&driver);
}

/* The reason why a press did nothing comes first. */
static void
test_refused (void)
{
  UiDriver driver;

  open_table (&driver);
  tb_driver_press (&driver, tb_driver_at ("take"));
  assert_help (&driver, "T12.1");
  ui_driver_close (&driver);
}

/* ---- Examples */

/* Each is played at a table of its own, by one person who has nothing to show first. */
static void
test_examples (void)
{
  const BmRulebook *book = bm_rulebook (&tb_learn);
  UiDriver driver;
  BmMatch *match;
  TbPosition before;

  open_table (&driver);
  match = tb_driver_match (&driver);
  before = *tb_driver_position (&driver);
  for (guint i = 0; i < bm_rulebook_n_pages (book); i++)
    {
      const BmRulePage *page = bm_rulebook_page (book, i);

      for (guint number = 0; number < page->diagrams->len; number++)
        {
          g_test_message ("%s", page->id);
          gtk_widget_activate_action (driver.window, "win.rule", "s", page->id);
          ui_driver_settle ();
          gtk_widget_activate_action (GTK_WIDGET (find_rules (&driver)), "rules.try", "(su)", page->id, number);
          ui_driver_settle ();
          g_assert_null (find_rules (&driver));
          g_assert_true (tb_driver_match (&driver) != match);
          g_assert_false (ui_driver_has_button (&driver, "I’m here"));
          ui_driver_click (&driver, "Back to the rules");
          g_assert_cmpstr (open_rule (&driver), ==, page->id);
          ui_driver_click (&driver, "Back");
        }
    }
  g_assert_true (tb_driver_match (&driver) == match);
  g_assert_true (tb_position_equal (bm_match_get_position (match), &before));
  ui_driver_close (&driver);
}

/* What the caption says is done by two presses. */
static void
test_play_example (void)
{
  UiDriver driver;

  open_table (&driver);
  gtk_widget_activate_action (driver.window, "win.rule", "s", "T7.1");
  ui_driver_settle ();
  gtk_widget_activate_action (GTK_WIDGET (find_rules (&driver)), "rules.try", "(su)", "T7.1", 0u);
  ui_driver_settle ();
  tb_driver_press (&driver, tb_driver_at ("pickup-8"));
  tb_driver_press (&driver, tb_driver_at ("worm 1"));
  g_assert_cmpuint (tb_driver_position (&driver)->slots[0].target, ==, tb_space_from_text ("e4"));
  ui_driver_click (&driver, "Back to the rules");
  g_assert_cmpstr (open_rule (&driver), ==, "T7.1");
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/terror-rules/title", test_title);
  g_test_add_func ("/terror-rules/all-pages", test_all_pages);
  g_test_add_func ("/terror-rules/search", test_search);
  g_test_add_func ("/terror-rules/room", test_room);
  g_test_add_func ("/terror-rules/picture-words", test_picture_words);
  g_test_add_func ("/terror-rules/picture-size", test_picture_size);
  g_test_add_func ("/terror-rules/picture-still", test_picture_still);
  g_test_add_func ("/terror-rules/rule-at-hand", test_rule_at_hand);
  g_test_add_func ("/terror-rules/refused", test_refused);
  g_test_add_func ("/terror-rules/examples", test_examples);
  g_test_add_func ("/terror-rules/play-example", test_play_example);
  return g_test_run ();
}
