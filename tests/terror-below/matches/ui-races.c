/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-races.h"

#include "bm-json.h"
#include "bm-replay.h"
#include "tb-game.h"
#include "tb-position.h"
#include "tb-rules.h"

static char *
path_of (const char *folder,
         const char *name)
{
  g_autofree char *file = g_strconcat (name, ".json", NULL);

  return g_test_build_filename (G_TEST_DIST, "terror-below", folder, file, NULL);
}

BmMatch *
ui_race_new_golden (const char *name)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *path = path_of ("golden", name);
  g_autoptr(BmReplay) replay = bm_replay_load (path, &error);

  g_assert_no_error (error);
  return bm_replay_dup_match (replay, bm_match_get_n_moves (replay->match));
}

BmMatch *
ui_race_new_scenario (const char *name,
                      guint       n_left)
{
  g_autoptr(GError) error = NULL;
  /* In a folder for each chapter, "t03". */
  g_autofree char *folder = g_strdup_printf ("scenarios/%.3s", name), *path = path_of (folder, name);
  g_autoptr(JsonNode) node = bm_json_load (path, BM_JSON_MAX_POSITION, &error);
  const BmJson root = BM_JSON_ROOT (name, node);
  BmJson at, moves;
  TbPosition pos;
  BmMatch *match;
  guint n;

  g_assert_no_error (error);
  g_assert_false (bm_json_member (&root, "dice", &at));
  g_assert_true (bm_json_member (&root, "position", &at));
  g_assert_true (tb_game.read_position (&at, &pos, &error));
  g_assert_true (bm_json_member_list (&root, "moves", &moves, &n, &error));
  match = bm_match_new_from_position (&tb_game, &pos);
  for (guint i = 0; i + n_left < n; i++)
    {
      bm_json_element (&moves, i, &at);
      g_assert_true (bm_match_play (match, tb_game.read_move (bm_match_get_position (match), bm_json_get_string (&at, &error)),
                                    NULL));
    }
  return match;
}

BmMatch *
ui_race_new_random (const char *options,
                    guint64     seed)
{
  g_autoptr(GError) error = NULL;
  BmMatch *match = bm_match_new (&tb_game, options, seed, &error);
  guint64 chance = seed;

  g_assert_no_error (error);
  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL);
  return match;
}
