/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Positions: what is read can be written, seen from all sides, and played on from.
 */
#include "fuzz.h"

#include "bm-json.h"
#include "wr-game.h"
#include "wr-position-json.h"

#define PLIES 8
/* Of another game than the duel, whose moves are quicker. */
#define PLIES_OF_GAME 20

static void
look_at_game (const BmGame *game,
              const guint8 *data,
              gsize         size)
{
  g_autofree gpointer position = g_malloc0 (game->position_size);
  g_autoptr (JsonNode) node = bm_json_parse ("position", (const char *) data, size, NULL);
  g_autoptr (GError) error = NULL;
  guint64 chance = fuzz_number (data, size);

  if (!game->read_position (&BM_JSON_ROOT ("position", node), position, &error))
    {
      fuzz_check_refusal ("position", error);
      return;
    }
  g_assert_no_error (error);
  fuzz_check_game (game, position, &chance);
  fuzz_play_game (game, position, &chance, PLIES_OF_GAME);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GError) error = NULL;
  WrPosition pos;

  fuzz_use_box ();
  if (fuzz_game_of ((const char *) data, size) != &wr_game)
    {
      look_at_game (fuzz_game_of ((const char *) data, size), data, size);
      return 0;
    }
  if (!wr_position_parse ("position", (const char *) data, size, &pos, &error))
    {
      fuzz_check_refusal ("position", error);
      return 0;
    }
  g_assert_no_error (error);
  fuzz_check_position (&pos);
  fuzz_play_on (&pos, fuzz_number (data, size), PLIES);
  return 0;
}
