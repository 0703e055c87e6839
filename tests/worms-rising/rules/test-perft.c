/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Perft: the number of move sequences of a length.  The figures of the five positions were found by two programs that
 * share nothing, this one and the reading of the rules in tests/worms-rising/oracle.
 */
#include "wr-position-json.h"
#include "wr-rules.h"

static guint64
perft (const WrPosition *pos,
       guint             depth)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = wr_rules_legal (pos, moves);
  guint64 nodes = 0;

  if (depth == 0)
    return 1;
  if (depth == 1)
    return n;
  for (guint i = 0; i < n; i++)
    {
      WrPosition next = *pos;

      wr_rules_apply (&next, moves[i], NULL, NULL);
      nodes += perft (&next, depth - 1);
    }
  return nodes;
}

typedef struct
{
  const char *file; /* NULL: `start`, seed 1 */
  guint       depth;
  guint64     nodes;
} Figure;

static const Figure figures[] = {
  { NULL, 3, 25762 },
  { "perft-shafts.json", 3, 60722 },
  { "perft-graveyard.json", 3, 75564 },
  { "perft-night.json", 3, 3330 },
  { "perft-outside.json", 3, 921 },
};

static void
test_perft (gconstpointer data)
{
  const Figure *figure = data;
  g_autoptr (GError) error = NULL;
  WrPosition pos;

  if (figure->file == NULL)
    wr_rules_start (&pos, 1, 0);
  else
    {
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "worms-rising", "rules", "positions", figure->file, NULL);

      wr_position_load (path, &pos, &error);
      g_assert_no_error (error);
    }
  g_assert_cmpuint (perft (&pos, figure->depth), ==, figure->nodes);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_autofree char *path = g_strdup_printf ("/perft/%s", figures[i].file != NULL ? figures[i].file : "start");

      g_test_add_data_func (path, &figures[i], test_perft);
    }
  return g_test_run ();
}
