/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * replay --turning-points: the moves of a saved match that lost most of the chance of winning.
 */
#include "cli.h"

#include "bm-turning.h"

static guint
percent (double chance)
{
  return (guint) (chance * 100 + 0.5);
}

/* In reading order: the side, its move and the better one, each with the chance of winning. */
static void
put_point (const BmGame         *game,
           const BmTurningPoint *point)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%u. %s: ", point->ply + 1, game->seat_ids[point->side]);
  game->move_text (point->played, text);
  g_string_append_printf (text, " (%u %%); better: ", percent (point->after));
  game->move_text (point->better, text);
  g_string_append_printf (text, " (%u %%)\n", percent (point->before));
  cli_put (text->str);
}

CliStatus
cli_put_turning_points (BmMatch *match,
                        guint    sides,
                        guint64  seed)
{
  const BmGame *game = bm_match_get_game (match);
  g_autoptr (BmTurning) turning = NULL;
  BmTurningResult result;

  if (!bm_turning_suits (match))
    {
      cli_complain ("bloodmoon-cli replay: --turning-points: %s", game->chance_of == NULL
                    ? "not for this game" : "not for matches of one");
      return CLI_USAGE;
    }
  turning = bm_turning_new (match, sides, seed, NULL);
  bm_turning_find (turning, NULL, &result);
  for (guint i = 0; i < result.n_points; i++)
    put_point (game, &result.points[i]);
  if (result.n_decisions == 0)
    cli_put ("Nobody had a choice.\n");
  else if (result.n_points == 0)
    cli_put ("No move cost much.\n");
  return CLI_DONE;
}
