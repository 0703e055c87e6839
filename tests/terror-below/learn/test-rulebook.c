/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The rulebook of Terror Below: its examples are positions and moves of the game, what it shows of the board lies on it, and
 * what it says of cards is said of cards that there are.  That no rule is missing, text-rule-numbers tests.
 */
#include <string.h>

#include "bm-rulebook.h"
#include "tb-game.h"
#include "tb-learn.h"
#include "tb-rules.h"

#define N_CHAPTERS 29

static const BmRulebook *
read_book (void)
{
  g_autoptr (GError) error = NULL;

  tb_game_load_box (&error);
  g_assert_no_error (error);
  return bm_rulebook (&tb_learn);
}

static void
test_pages (void)
{
  const BmRulebook *book = read_book ();
  guint n_chapters = 0;

  for (guint i = 0; i < bm_rulebook_n_pages (book); i++)
    {
      const BmRulePage *page = bm_rulebook_page (book, i);

      g_assert_nonnull (page->title);
      g_assert_nonnull (page->words);
      n_chapters += page->chapter == i;
    }
  g_assert_cmpuint (n_chapters, ==, N_CHAPTERS);
  g_assert_cmpstr (bm_rulebook_page (book, 0)->id, ==, "T1");
  g_assert_cmpstr (bm_rulebook_find (book, "T25.11", NULL)->id, ==, "T25.11");
  g_assert_cmpstr (bm_rulebook_find (book, "T19.99", NULL)->id, ==, "T19");
  g_assert_null (bm_rulebook_find (book, "R1", NULL));
}

/* What is shown is what the rules make of it: a picture of a rule cannot be out of date. */
static void
check_diagram (const BmRulePage    *page,
               const BmRuleDiagram *diagram)
{
  g_autoptr (GError) error = NULL;
  TbPosition before, after;
  TbCrop crop;
  BmMove move;

  g_test_message ("%s", page->id);
  bm_rule_diagram_play (diagram, &before, &after, &move, &error);
  g_assert_no_error (error);
  g_assert_true ((move != BM_MOVE_NONE) == (diagram->after != NULL));
  g_assert_true (tb_position_equal (&before, &after) == (diagram->after == NULL));
  g_assert_true (move == BM_MOVE_NONE || tb_rules_is_legal (&before, move));
  g_assert_true (tb_crop_from_text (diagram->crop, &crop));
  g_assert_cmpint (crop.right, <, tb_position_board (&before)->n_columns);
}

static void
test_diagrams (void)
{
  const BmRulebook *book = read_book ();
  guint in_chapter[N_CHAPTERS] = { 0 };
  int chapter = -1;

  for (guint i = 0; i < bm_rulebook_n_pages (book); i++)
    {
      const BmRulePage *page = bm_rulebook_page (book, i);

      chapter += page->chapter == i;
      for (guint j = 0; j < page->diagrams->len; j++, in_chapter[chapter]++)
        check_diagram (page, g_ptr_array_index (page->diagrams, j));
    }
  /* Each has an example. */
  for (guint i = 0; i < N_CHAPTERS; i++)
    {
      g_test_message ("T%u: %u", i + 1, in_chapter[i]);
      g_assert_cmpuint (in_chapter[i], >=, 1);
    }
}

static void
test_crops (void)
{
  static const char *const wrong[] = { "", "a1", "a1:", "f6:a1", "a6:f1", "a1:i1", "a0:f6", "a1:f7", "a1:f6:f6" };
  TbCrop crop;

  g_assert_true (tb_crop_from_text ("b2:h6", &crop));
  g_assert_cmpint (crop.left, ==, 1);
  g_assert_cmpint (crop.right, ==, 7);
  g_assert_cmpint (crop.top, ==, 1);
  g_assert_cmpint (crop.bottom, ==, 5);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (tb_crop_from_text (wrong[i], &crop));
}

static void
test_cards (void)
{
  const char *name, *text;
  const char *const *notes;

  read_book ();
  g_assert_true (tb_learn.card_words ("hunting-rifle", &name, &text, &notes));
  g_assert_cmpstr (name, ==, "Hunting Rifle");
  g_assert_true (tb_learn.card_words ("boots-3", &name, &text, &notes));
  g_assert_cmpstr (name, ==, "Boots");
  g_assert_false (tb_learn.card_words ("boots-99", &name, &text, &notes));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/terror-rulebook/pages", test_pages);
  g_test_add_func ("/terror-rulebook/diagrams", test_diagrams);
  g_test_add_func ("/terror-rulebook/crops", test_crops);
  g_test_add_func ("/terror-rulebook/cards", test_cards);
  return g_test_run ();
}
