/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Perft: the number of move sequences of a length.  The figures of the five positions were found by two programs that
 * share nothing, this one and the reading of the rules in tests/terror-below/oracle (perft.py).
 */
#include "tb-box-json.h"
#include "tb-position-json.h"
#include "tb-rules.h"

static guint64
perft (const TbPosition *pos,
       guint             depth)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves);
  guint64 nodes = 0;

  if (depth == 1)
    return n;
  for (guint i = 0; i < n; i++)
    {
      TbPosition next = *pos;

      tb_rules_apply (&next, moves[i], NULL, NULL);
      nodes += perft (&next, depth - 1);
    }
  return nodes;
}

typedef struct
{
  const char *file; /* NULL: the start of three, seed 1 */
  guint       depth;
  guint64     nodes;
} Figure;

static const Figure figures[] = {
  { NULL, 8, 71928 },
  { "perft-turn.json", 7, 16748 },
  { "perft-attack.json", 7, 85401 },
  { "perft-canyon.json", 7, 113296 },
  { "perft-solo.json", 7, 167772 },
};

static void
read_position (const char *file,
               TbPosition *pos)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "terror-below", "rules", "positions", file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bm_json_load (path, BM_JSON_MAX_POSITION, &error);

  g_assert_no_error (error);
  tb_position_read (&BM_JSON_ROOT (file, node), pos, &error);
  g_assert_no_error (error);
}

static void
test_perft (gconstpointer data)
{
  const Figure *figure = data;
  const TbOptions three = { .players = 3 };
  TbPosition pos;

  if (figure->file == NULL)
    tb_rules_start (&pos, &three, 1, NULL, NULL);
  else
    read_position (figure->file, &pos);
  g_assert_cmpuint (perft (&pos, figure->depth), ==, figure->nodes);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (tb_box_load (NULL));
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_autofree char *path = g_strdup_printf ("/perft/%s", figures[i].file != NULL ? figures[i].file : "start");

      g_test_add_data_func (path, &figures[i], test_perft);
    }
  return g_test_run ();
}
