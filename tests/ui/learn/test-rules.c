/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The rulebook in the program: opened from everywhere and left again, searched, read by links, its examples
 * played; and the ways to it from the table.
 */
#include "config.h"

#include "ui-driver.h"

#include <string.h>

#include "wr-rule-board.h"
#include "bm-rule-search.h"
#include "bm-rule-section.h"
#include "bm-rule-words.h"
#include "bm-rules-screen.h"
#include "wr-space-button.h"
#include "bm-status.h"
#include "wr-game.h"
#include "wr-learn.h"

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

static const BmRulePage *
focused_page (UiDriver *driver)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (driver->window));

  g_assert_true (BM_IS_RULE_SECTION (focus));
  return bm_rule_section_get_page (BM_RULE_SECTION (focus));
}

/* ---- From the title */

static void
test_title (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 1);
  ui_driver_click (&driver, "Rules");
  g_assert_true (ui_driver_has_heading (&driver, "Rules"));
  g_assert_true (ui_driver_has_heading (&driver, "R1 Board and pieces"));
  g_assert_true (ui_press_key (GTK_WIDGET (find_rules (&driver)), "Escape"));
  g_assert_null (find_rules (&driver));
  g_assert_true (ui_driver_has_button (&driver, "New Duel"));
  /* What was read last is still open. */
  gtk_widget_activate_action (driver.window, "win.rule", "s", "R6.5");
  ui_driver_settle ();
  ui_driver_click (&driver, "Back");
  ui_driver_click (&driver, "Rules");
  g_assert_cmpstr (open_rule (&driver), ==, "R6.5");
  ui_driver_click (&driver, "Back");
  /* F1 anywhere. */
  ui_driver_click (&driver, "New Duel");
  g_assert_true (ui_press_key (driver.window, "F1"));
  g_assert_nonnull (find_rules (&driver));
  ui_driver_click (&driver, "Back");
  g_assert_true (ui_driver_has_heading (&driver, "New Duel"));
  ui_driver_close (&driver);
}

/* Nothing in PART of a section reaches out of the room that PART has there. */
static void
assert_inside (GtkWidget *part,
               GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      /* What is larger than a board is not seen. */
      if (!gtk_widget_get_mapped (child) || WR_IS_RULE_BOARD (child))
        continue;
      g_assert_true (gtk_widget_compute_bounds (child, part, &bounds));
      if (bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (part) + 1)
        g_error ("%s reaches %.0f below its %d", G_OBJECT_TYPE_NAME (child), bounds.origin.y + bounds.size.height,
                 gtk_widget_get_height (part));
      assert_inside (part, child);
    }
}

static gboolean
is_drawn (GtkWidget *widget,
          gpointer   unused)
{
  return BM_IS_RULE_SECTION (widget) && gtk_widget_get_mapped (widget) && gtk_widget_get_height (widget) > 0;
}

/* So nothing lies over what stands below it. */
static gboolean
is_laid_out (GtkWidget *section,
             gpointer   unused)
{
  if (!is_drawn (section, NULL))
    return FALSE;
  for (GtkWidget *part = gtk_widget_get_first_child (section); part != NULL; part = gtk_widget_get_next_sibling (part))
    assert_inside (part, part);
  return FALSE;
}

/* Every page can be opened, with its heading and what it says. */
static void
test_all_pages (void)
{
  const BmRulebook *book = bm_rulebook (&wr_learn);
  UiDriver driver;

  ui_driver_open (&driver, 1);
  for (guint i = 0; i < bm_rulebook_n_pages (book); i++)
    {
      const BmRulePage *page = bm_rulebook_page (book, i);
      g_autofree char *heading = bm_rule_page_heading (page);

      gtk_widget_activate_action (driver.window, "win.rule", "s", page->id);
      ui_driver_settle ();
      g_test_message ("%s", heading);
      g_assert_cmpstr (open_rule (&driver), ==, page->id);
      g_assert_true (ui_driver_has_heading (&driver, heading));
      if (page->chapter != i)
        g_assert_true (focused_page (&driver) == page);
      else
        UI_WAIT_UNTIL (ui_find_anywhere (driver.window, is_drawn, NULL) != NULL);
      g_assert_null (ui_find_anywhere (driver.window, is_laid_out, NULL));
    }
  /* A number of nothing, or of a part. */
  gtk_widget_activate_action (driver.window, "win.rule", "s", "R6.2.1");
  g_assert_cmpstr (open_rule (&driver), ==, "R6.2");
  ui_driver_close (&driver);
}

/* ---- Search */

static const char *
first_found (const char *query)
{
  g_autoptr(GPtrArray) found = bm_rule_search (bm_rulebook (&wr_learn), query);

  return found->len == 0 ? NULL : ((const BmRuleFound *) g_ptr_array_index (found, 0))->page->id;
}

static void
test_search (void)
{
  g_autoptr(GPtrArray) found = bm_rule_search (bm_rulebook (&wr_learn), "SUSPICION rises");
  const BmRuleFound *best;

  g_assert_cmpuint (found->len, >=, 3);
  best = g_ptr_array_index (found, 0);
  g_assert_nonnull (strstr (best->passage, "<b>Suspicion</b>"));
  g_assert_nonnull (strstr (best->passage, "<b>rises</b>"));
  /* Numbers, titles, and what only cards say. */
  g_assert_cmpstr (first_found ("r6.3"), ==, "R6.3");
  g_assert_cmpstr (first_found ("R1"), ==, "R1");
  g_assert_cmpstr (first_found ("raise undead"), ==, "R10.6");
  g_assert_cmpstr (first_found ("earthquake"), ==, "F24");
  g_assert_cmpstr (first_found ("   "), ==, NULL);
  g_assert_cmpstr (first_found ("grass xyzzy"), ==, NULL);
  /* What means something to patterns or markup is plain text here. */
  g_assert_cmpstr (first_found ("(.*"), ==, NULL);
  g_assert_cmpstr (first_found ("<b>"), ==, NULL);
}

static void
test_search_screen (void)
{
  UiDriver driver;
  GtkWidget *search;

  ui_driver_open (&driver, 1);
  ui_driver_click (&driver, "Rules");
  search = ui_driver_find (&driver, GTK_TYPE_SEARCH_ENTRY, "Search");
  gtk_editable_set_text (GTK_EDITABLE (search), "gravestone night");
  ui_driver_settle ();
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LIST_BOX_ROW, "R8 Sinking"));
  g_signal_emit_by_name (search, "activate");
  ui_driver_settle ();
  g_assert_cmpstr (open_rule (&driver), ==, "R8");
  gtk_editable_set_text (GTK_EDITABLE (search), "xyzzy");
  ui_driver_settle ();
  g_assert_true (ui_find_type (GTK_WIDGET (find_rules (&driver)), BM_TYPE_RULE_SECTION) == NULL);
  /* Escape empties the search first. */
  g_signal_emit_by_name (search, "stop-search");
  ui_driver_settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_assert_nonnull (ui_find_type (GTK_WIDGET (find_rules (&driver)), BM_TYPE_RULE_SECTION));
  g_signal_emit_by_name (search, "stop-search");
  ui_driver_settle ();
  g_assert_null (find_rules (&driver));
  ui_driver_close (&driver);
}

/* ---- Links and words */

static void
test_markup (void)
{
  g_autofree char *markup = bm_rule_markup (bm_rulebook_get (bm_rulebook (&wr_learn), "R10", NULL),
                                            "See *this* & R6.2 or R10 (R6.2).");
  g_autofree char *plain = bm_rule_plain ("See *this*.");

  g_assert_cmpstr (markup, ==, "See <b>this</b> &amp; <a href=\"R6.2\">R6.2</a> or R10 (<a href=\"R6.2\">R6.2</a>).");
  g_assert_cmpstr (plain, ==, "See this.");
}

static void
test_links (void)
{
  UiDriver driver;
  GtkWidget *rules;

  ui_driver_open (&driver, 1);
  gtk_widget_activate_action (driver.window, "win.rule", "s", "R8.4");
  ui_driver_settle ();
  rules = GTK_WIDGET (find_rules (&driver));
  ui_driver_click (&driver, "R11.2 Lava kills");
  g_assert_cmpstr (open_rule (&driver), ==, "R11.2");
  g_assert_cmpstr (focused_page (&driver)->id, ==, "R11.2");
  g_assert_true (ui_press_key (rules, "<Alt>Left"));
  g_assert_cmpstr (open_rule (&driver), ==, "R8.4");
  ui_driver_close (&driver);
}

/* What a picture shows is told to those who do not see it. */
static void
test_pictures (void)
{
  const BmRulePage *page = bm_rulebook_get (bm_rulebook (&wr_learn), "R6.3", NULL);
  const BmRuleDiagram *diagram = g_ptr_array_index (page->diagrams, 0);
  g_autofree char *words = NULL;
  GtkWidget *board;
  WrPosition before, after;
  WrCrop crop;
  BmMove move;

  g_assert_true (wr_crop_from_text (diagram->crop, &crop));
  bm_rule_diagram_play (diagram, &before, &after, &move, NULL);
  words = wr_rule_board_words (&crop, &after);
  g_assert_nonnull (strstr (words, "from d0 to h5"));
  g_assert_nonnull (strstr (words, "e3: packed dirt, Green Worm."));
  g_assert_nonnull (strstr (words, "e2: packed dirt, bedrock."));
  g_assert_nonnull (strstr (words, "f3: grass, Bird."));
  g_assert_null (strstr (words, "Yellow"));
  board = g_object_ref_sink (wr_rule_board_new (&crop, &after, BM_MOVE_NONE));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  g_assert_finalize_object (board);
}

/* ---- From the table, and back */

static void
test_rule_at_hand (void)
{
  UiDriver driver;
  WrPosition before;
  GtkWidget *table;

  ui_driver_open (&driver, 1);
  ui_driver_show_text (&driver, "{\"turn\": \"bird\", \"bird\": {\"at\": \"f0\"}, \"wormholes\": [\"f2\", \"k9\"]}");
  before = *ui_driver_position (&driver);
  table = GTK_WIDGET (ui_driver_table (&driver));
  /* A refusal. */
  ui_driver_click (&driver, "Rest");
  gtk_widget_activate_action (table, "table.rule", NULL);
  ui_driver_settle ();
  g_assert_cmpstr (open_rule (&driver), ==, "R5.3");
  g_assert_cmpstr (focused_page (&driver)->id, ==, "R5.3");
  g_assert_true (ui_press_key (GTK_WIDGET (find_rules (&driver)), "Escape"));
  g_assert_true (gtk_widget_get_mapped (table));
  g_assert_true (wr_position_equal (ui_driver_position (&driver), &before));
  /* What was picked. */
  ui_driver_click (&driver, "Fly");
  gtk_widget_activate_action (table, "table.rule", NULL);
  ui_driver_settle ();
  g_assert_cmpstr (open_rule (&driver), ==, "R6.1");
  ui_driver_click (&driver, "Back");
  gtk_widget_activate_action (table, "table.cancel", NULL);
  /* What has the focus. */
  gtk_widget_grab_focus (ui_driver_find (&driver, GTK_TYPE_BUTTON, "Peck"));
  gtk_widget_activate_action (table, "table.rule", NULL);
  ui_driver_settle ();
  g_assert_cmpstr (open_rule (&driver), ==, "R6.5");
  ui_driver_click (&driver, "Back");
  gtk_widget_grab_focus (ui_driver_find (&driver, WR_TYPE_SPACE_BUTTON, "f2: packed dirt, wormhole"));
  gtk_widget_activate_action (table, "table.rule", NULL);
  ui_driver_settle ();
  g_assert_cmpstr (open_rule (&driver), ==, "R12");
  ui_driver_click (&driver, "Back");
  g_assert_true (wr_position_equal (ui_driver_position (&driver), &before));
  ui_driver_close (&driver);
}

/* The number beside a refusal says what the rule says, and leads to its page. */
static void
test_refusal_link (void)
{
  UiDriver driver;
  GtkWidget *link;

  ui_driver_open (&driver, 1);
  ui_driver_show_text (&driver, "{\"turn\": \"bird\", \"bird\": {\"at\": \"f0\"}}");
  ui_driver_click (&driver, "Eat");
  g_assert_true (bm_status_open_rule (BM_STATUS (ui_driver_find (&driver, BM_TYPE_STATUS, "Status"))));
  ui_driver_settle ();
  link = ui_driver_find (&driver, GTK_TYPE_BUTTON, "Read on in the rules");
  g_assert_nonnull (link);
  g_signal_emit_by_name (link, "clicked");
  ui_driver_settle ();
  g_assert_cmpstr (open_rule (&driver), ==, "R6.6");
  ui_driver_close (&driver);
}

/* ---- Examples */

static void
test_example (void)
{
  UiDriver driver;
  WrPosition before;
  GtkWidget *rules, *table, *example;
  BmMatch *match;

  ui_driver_open (&driver, 1);
  ui_driver_show_text (&driver, "{\"turn\": \"bird\", \"bird\": {\"at\": \"c0\"}}");
  before = *ui_driver_position (&driver);
  table = GTK_WIDGET (ui_driver_table (&driver));
  match = bm_table_get_match (BM_TABLE (table));
  gtk_widget_activate_action (driver.window, "win.rule", "s", "R6.3");
  ui_driver_settle ();
  rules = GTK_WIDGET (find_rules (&driver));
  gtk_widget_activate_action (rules, "rules.try", "(su)", "R6.3", 0u);
  ui_driver_settle ();
  g_assert_null (find_rules (&driver));
  example = ui_find_type (driver.window, WR_TYPE_TABLE);
  g_assert_nonnull (example);
  g_assert_true (example != table);
  /* It is played there, and only there. */
  g_assert_nonnull (ui_driver_find (&driver, WR_TYPE_SPACE_BUTTON, "e2: packed dirt, Green Worm"));
  ui_driver_click (&driver, "Dig");
  g_signal_emit_by_name (ui_driver_find (&driver, WR_TYPE_SPACE_BUTTON, "e3: packed dirt"), "clicked");
  ui_driver_settle ();
  g_assert_nonnull (ui_driver_find (&driver, WR_TYPE_SPACE_BUTTON, "e3: packed dirt, Green Worm"));
  g_assert_true (wr_position_equal (bm_match_get_position (match), &before));
  /* The turn of the other side comes, and is played by the same person. */
  ui_driver_click (&driver, "End Turn");
  ui_driver_settle ();
  g_assert_true (ui_driver_has_button (&driver, "Move"));
  /* The rules can be read in the midst of it. */
  gtk_widget_activate_action (example, "table.rule", NULL);
  ui_driver_settle ();
  g_assert_cmpstr (open_rule (&driver), !=, "R6.3");
  ui_driver_click (&driver, "Back");
  g_assert_true (gtk_widget_get_mapped (example));
  ui_driver_click (&driver, "Back to the rules");
  g_assert_cmpstr (open_rule (&driver), ==, "R6.3");
  /* Anew it begins anew. */
  gtk_widget_activate_action (rules, "rules.try", "(su)", "R6.3", 0u);
  ui_driver_settle ();
  g_assert_nonnull (ui_driver_find (&driver, WR_TYPE_SPACE_BUTTON, "e2: packed dirt, Green Worm"));
  ui_driver_click (&driver, "Back to the rules");
  ui_driver_click (&driver, "Back");
  g_assert_true (gtk_widget_get_mapped (table));
  g_assert_true (wr_position_equal (bm_match_get_position (match), &before));
  ui_driver_close (&driver);
}

/* To and fro between the rules and the cards does not lose the way home. */
static void
test_cards_and_back (void)
{
  UiDriver driver;
  GtkWidget *table;

  ui_driver_open (&driver, 1);
  ui_driver_show_text (&driver, "{\"turn\": \"bird\", \"bird\": {\"at\": \"c0\"}}");
  table = GTK_WIDGET (ui_driver_table (&driver));
  for (guint i = 0; i < 2; i++)
    {
      ui_driver_act (&driver, "win.cards");
      ui_driver_act (&driver, "win.rules");
    }
  ui_driver_click (&driver, "Back");
  g_assert_true (gtk_widget_get_mapped (table));
  ui_driver_close (&driver);
}

/* ---- Room */

/* The whole book fits into small windows with large text. */
static void
test_room (void)
{
  static const struct { double text; int width; } formats[] = { { 1, 800 }, { 1.5, 800 }, { 2, 1280 } };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      GtkWidget *screen;

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * formats[i].text), NULL);
      screen = g_object_ref_sink (g_object_new (BM_TYPE_RULES_SCREEN, NULL));
      bm_rules_screen_set_book (BM_RULES_SCREEN (screen), bm_rulebook (&wr_learn));
      for (guint page = 0; page < bm_rulebook_n_pages (bm_rulebook (&wr_learn)); page++)
        {
          int least;

          bm_rules_screen_open (BM_RULES_SCREEN (screen), bm_rulebook_page (bm_rulebook (&wr_learn), page)->id);
          gtk_widget_measure (screen, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
          g_test_message ("%s at %d %%: %d", bm_rulebook_page (bm_rulebook (&wr_learn), page)->id,
                          (int) (formats[i].text * 100), least);
          g_assert_cmpint (least, <=, formats[i].width - 10);
        }
      g_assert_finalize_object (screen);
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/rules/title", test_title);
  g_test_add_func ("/rules/all-pages", test_all_pages);
  g_test_add_func ("/rules/search", test_search);
  g_test_add_func ("/rules/search-screen", test_search_screen);
  g_test_add_func ("/rules/markup", test_markup);
  g_test_add_func ("/rules/links", test_links);
  g_test_add_func ("/rules/pictures", test_pictures);
  g_test_add_func ("/rules/rule-at-hand", test_rule_at_hand);
  g_test_add_func ("/rules/refusal-link", test_refusal_link);
  g_test_add_func ("/rules/example", test_example);
  g_test_add_func ("/rules/cards-and-back", test_cards_and_back);
  g_test_add_func ("/rules/room", test_room);
  return g_test_run ();
}
