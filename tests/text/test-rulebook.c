/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The rulebook: that the one of the program is whole, that its examples are positions and moves of this game, and that
 * what is wrong with a book is noticed.
 */
#include <string.h>

#include "wr-cards-json.h"
#include "bm-error.h"
#include "bm-rulebook.h"
#include "wr-rules.h"
#include "wr-learn.h"

static void
test_pages (void)
{
  const BmRulebook *book = bm_rulebook (&wr_learn);
  guint number;

  g_assert_cmpuint (bm_rulebook_n_pages (book), >=, 14);
  g_assert_cmpstr (bm_rulebook_page (book, 0)->id, ==, "R1");
  g_assert_cmpstr (bm_rulebook_get (book, "R6.2", &number)->id, ==, "R6.2");
  g_assert_cmpstr (bm_rulebook_page (book, bm_rulebook_page (book, number)->chapter)->id, ==, "R6");
  g_assert_null (bm_rulebook_get (book, "R6.20", NULL));
  g_assert_cmpstr (bm_rulebook_find (book, "R6.20", NULL)->id, ==, "R6");
  g_assert_cmpstr (bm_rulebook_find (book, "R6.2.1", NULL)->id, ==, "R6.2");
  g_assert_null (bm_rulebook_find (book, "R99", NULL));
  for (guint i = 0; i < bm_rulebook_n_pages (book); i++)
    {
      const BmRulePage *page = bm_rulebook_page (book, i);

      /* Either it has words, or cards have. */
      g_assert_true ((page->words != NULL) == (page->cards->len == 0));
      g_assert_true ((page->title != NULL) == (page->cards->len == 0));
      g_assert_cmpuint (page->chapter, <=, i);
    }
}

/* What is looked at is what the rules make of it: a picture of a rule cannot be out of date. */
static void
test_diagrams (void)
{
  const BmRulebook *book = bm_rulebook (&wr_learn);
  guint n = 0;

  for (guint i = 0; i < bm_rulebook_n_pages (book); i++)
    {
      const BmRulePage *page = bm_rulebook_page (book, i);

      for (guint j = 0; j < page->diagrams->len; j++, n++)
        {
          const BmRuleDiagram *diagram = g_ptr_array_index (page->diagrams, j);
          g_autoptr (GError) error = NULL;
          WrPosition before, after;
          BmMove move;

          g_test_message ("%s", page->id);
          bm_rule_diagram_play (diagram, &before, &after, &move, &error);
          g_assert_no_error (error);
          g_assert_null (wr_position_fault (&before));
          g_assert_true ((move != BM_MOVE_NONE) == (diagram->after != NULL));
          g_assert_true (wr_position_equal (&before, &after) == (diagram->after == NULL));
          g_assert_true (move == BM_MOVE_NONE || wr_rules_is_legal (&before, move));
        }
    }
  g_assert_cmpuint (n, >=, 15);
}

static void
test_cards (void)
{
  const BmRulebook *book = bm_rulebook (&wr_learn);
  g_autoptr (GError) error = NULL;
  const WrCardSet *set = wr_cards_box (&error);

  g_assert_no_error (error);
  for (guint i = 0; i < bm_rulebook_n_pages (book); i++)
    {
      const BmRulePage *page = bm_rulebook_page (book, i);

      for (guint j = 0; j < page->cards->len; j++)
        {
          const char *id = g_ptr_array_index (page->cards, j);
          gboolean found = FALSE;

          for (guint card = 0; card < set->n_cards && !found; card++)
            found = g_str_equal (set->cards[card].id, id);
          g_test_message ("%s: %s", page->id, id);
          g_assert_true (found);
        }
    }
}

static void
test_refs (void)
{
  const char *start = "Not FR6.1 or R99, but (R6.1), R10 and G3.", *end;
  const BmRulebook *book = bm_rulebook (&wr_learn);

  g_assert_true (bm_rulebook_next_ref (book, &start, &end));
  g_assert_true (g_str_has_prefix (start, "R6.1)") && end == start + 4);
  start = end;
  g_assert_true (bm_rulebook_next_ref (book, &start, &end));
  g_assert_true (g_str_has_prefix (start, "R10 ") && end == start + 3);
  start = end;
  g_assert_true (bm_rulebook_next_ref (book, &start, &end));
  g_assert_cmpstr (end, ==, ".");
  start = end;
  g_assert_false (bm_rulebook_next_ref (book, &start, &end));
}

#define CHAPTER(rest) "{\"format\": \"bloodmoon-rules\", \"version\": 1, \"id\": \"R1\", \"title\": \"t\", " rest "}"
#define RULES(rules)  CHAPTER ("\"short\": \"s\", \"rules\": [" rules "]")
#define RULE(rest)    RULES ("{\"id\": \"R1.1\", \"title\": \"t\", \"short\": \"s\"" rest "}")

typedef struct
{
  const char *text;
  const char *message; /* NULL: it is fine */
} Case;

static const Case cases[] = {
  { RULE (""), NULL },
  { RULE (", \"text\": [\"p\"], \"see\": [\"R1\"]"), NULL },
  { CHAPTER ("\"short\": \"s\""), "rules: missing" },
  { CHAPTER ("\"rules\": []"), "short: missing" },
  { RULE (", \"txt\": [\"p\"]"), "unknown key" },
  { RULE (", \"text\": [\"\"]"), "must not be empty" },
  { RULE (", \"see\": [\"R9\"]"), "there is no page R9" },
  { RULES ("{\"id\": \"R1\", \"title\": \"t\", \"short\": \"s\"}"), "there is another page R1" },
  { RULES ("{\"id\": \"R1.1\", \"title\": \"t\"}"), "short: missing" },
  { RULES ("{\"id\": \"F1\", \"cards\": [\"venom\"]}"), NULL },
  { RULE (", \"diagrams\": [{\"caption\": \"c\", \"position\": {}, \"crop\": \"a0:b2\"}]"), NULL },
  { RULE (", \"diagrams\": [{\"caption\": \"c\", \"position\": {}, \"crop\": \"b2:a0\"}]"), "crop: must be like" },
  { RULE (", \"diagrams\": [{\"caption\": \"c\", \"position\": {}, \"crop\": \"a0\"}]"), "crop: must be like" },
  { RULE (", \"diagrams\": [{\"caption\": \"c\", \"crop\": \"a0:b2\"}]"), "position: missing" },
  { RULE (", \"diagrams\": [{\"caption\": \"c\", \"position\": {}, \"crop\": \"a0:b2\", \"after\": \"a\"}]"),
    "go together" },
};

static void
test_faults (void)
{
  static const char *const name = "text";

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BmRulebook) book = bm_rulebook_read (&wr_learn, &name, &cases[i].text, 1, &error);

      g_test_message ("%s", cases[i].text);
      g_assert_true ((book != NULL) == (cases[i].message == NULL));
      g_assert_true (error == NULL || strstr (error->message, cases[i].message) != NULL);
    }
}

/* A diagram whose position or move this game does not have. */
static void
test_bad_diagrams (void)
{
  static const char *const name = "text";
  static const char *const texts[] = {
    RULE (", \"diagrams\": [{\"caption\": \"c\", \"position\": {\"hunger\": 99}, \"crop\": \"a0:b2\"}]"),
    RULE (", \"diagrams\": [{\"caption\": \"c\", \"after\": \"a\", \"position\": {\"turn\": \"bird\"}, "
          "\"moves\": [\"fly f9\"], \"crop\": \"a0:b2\"}]"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BmRulebook) book = bm_rulebook_read (&wr_learn, &name, &texts[i], 1, &error);
      WrPosition before, after;
      BmMove move;

      g_assert_no_error (error);
      g_assert_false (bm_rule_diagram_play (g_ptr_array_index (bm_rulebook_get (book, "R1.1", NULL)->diagrams, 0),
                                            &before, &after, &move, &error));
      g_assert_nonnull (error);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rulebook/pages", test_pages);
  g_test_add_func ("/rulebook/diagrams", test_diagrams);
  g_test_add_func ("/rulebook/cards", test_cards);
  g_test_add_func ("/rulebook/refs", test_refs);
  g_test_add_func ("/rulebook/faults", test_faults);
  g_test_add_func ("/rulebook/bad-diagrams", test_bad_diagrams);
  return g_test_run ();
}
