/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Refusals that could easily say something untrue: the sentence, not just the rule.
 */
#include "bm-move-text.h"
#include "bm-position-json.h"
#include "bm-rules.h"

#include <string.h>

typedef struct
{
  const char *position;
  const char *move;
  const char *rule;
  const char *part; /* of the sentence */
} Refusal;

static const Refusal refusals[] = {
  /* Grass at the top, and Grass that is simply not there. */
  { "{\"worms\": [{\"colour\": \"green\", \"at\": \"b1\"}]}", "push green up", "R10.2", "as high as it goes" },
  { "{\"worms\": [{\"colour\": \"green\", \"at\": \"b0\"}]}", "push green up", "R10.2", "No Grass is next to the Worm" },
  { "{\"worms\": [{\"colour\": \"green\", \"at\": \"a0\"}]}", "push green left", "R10.2", "No Grass is next to the Worm" },
  { "{\"worms\": [{\"colour\": \"green\", \"at\": \"b0\"}], \"grass\": [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}",
    "push green left", "R10.2", "No Grass is next to the Worm" },
  { "{\"worms\": [{\"colour\": \"green\", \"at\": \"b0\"}]}", "push green left", "R10.2", "as high as it goes" },
  /* A Drill from here, where one lies and where none does. */
  { "{\"turn\": \"bird\", \"drills\": [\"f0\", \"a0\", \"a0\", \"b0\"]}", "drill from f0", "R5.3", "here already" },
  { "{\"turn\": \"bird\", \"drills\": [\"a0\", \"a0\", \"a0\", \"b0\"]}", "drill from f0", "R6.7", "No Drill lies there" },
  /* Somebody may stand in a Wormhole without going through it. */
  { "{\"worms\": [{\"colour\": \"green\", \"at\": \"c4\"}], \"wormholes\": [\"c4\", \"d4\"]}", "exit d4", "R12.1",
    "Nobody is waiting" },
  /* Outside the garden one rule speaks for all four actions. */
  { "{\"turn\": \"bird\", \"bird\": {\"at\": \"<5\"}}", "dig left", "R14.2", "no ground" },
  { "{\"turn\": \"bird\", \"bird\": {\"at\": \"<5\"}}", "peck up", "R14.2", "no ground" },
  { "{\"turn\": \"bird\", \"bird\": {\"at\": \"<5\"}}", "eat a5", "R14.2", "nobody to eat" },
  { "{\"turn\": \"bird\", \"bird\": {\"at\": \"<5\"}}", "break a5", "R14.2", "no Bedrock" },
  { "{\"turn\": \"bird\", \"bird\": {\"at\": \"f0\"}}", "break f1", "R6.4", "no Bedrock" },
};

static void
test_refusal (gconstpointer data)
{
  const Refusal *expected = data;
  g_autoptr (GError) error = NULL;
  BmRefusal refusal = { 0 };
  BmPosition pos;

  bm_position_parse ("position", expected->position, strlen (expected->position), &pos, &error);
  g_assert_no_error (error);
  g_assert_false (bm_rules_why (&pos, bm_move_from_text (&pos, expected->move), &refusal));
  g_assert_cmpstr (refusal.rule, ==, expected->rule);
  if (strstr (refusal.message, expected->part) == NULL)
    g_error ("%s: \"%s\"", expected->move, refusal.message);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/why/%02u-%s", i, refusals[i].move);

      g_test_add_data_func (path, &refusals[i], test_refusal);
    }
  return g_test_run ();
}
