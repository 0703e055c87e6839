/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-turning-words.h"

#include <glib/gi18n-lib.h>

#include "bm-game-ui.h"
#include "bm-replay-words.h"

char *
bm_turning_when_words (const BmTurningPoint *point,
                       BmMatch              *match,
                       const BmReplayPath   *path)
{
  g_autofree char *turn = bm_replay_turn_words (path, match, point->ply);

  /* Translators: when a move was made, and its number: "Round 3, Red’s turn · move 57". */
  return g_strdup_printf (_("%1$s · move %2$u"), turn, point->ply + 1);
}

static const BmAdviceParts *
advice_of (BmMatch *match)
{
  return bm_game_ui_of (bm_match_get_game (match))->advice;
}

char *
bm_turning_played_words (const BmTurningPoint *point,
                         BmMatch              *match)
{
  const BmAdviceParts *advice = advice_of (match);
  g_autofree char *move = advice->played_words != NULL
                          ? advice->played_words (match, point->ply)
                          : advice->move_words (bm_match_get_position_at (match, point->ply), point->played);

  /* Translators: %s is a move, "Fly to e3": as a sentence. */
  return g_strdup_printf (C_("move", "%s."), move);
}

char *
bm_turning_better_words (const BmTurningPoint *point,
                         BmMatch              *match)
{
  return advice_of (match)->words (bm_match_get_position_at (match, point->ply), point->better, point->line,
                                   point->n_line);
}

static const char *
quality_words (guint percent)
{
  if (percent < 5)
    return C_("chance", "hopeless");
  if (percent < 20)
    return C_("chance", "bad");
  if (percent < 40)
    return C_("chance", "poor");
  if (percent <= 60)
    return C_("chance", "even");
  if (percent <= 80)
    return C_("chance", "good");
  if (percent <= 95)
    return C_("chance", "very good");
  return C_("chance", "nearly certain");
}

static guint
percent_of (double chance)
{
  return (guint) (CLAMP (chance, 0, 1) * 100 + 0.5);
}

char *
bm_turning_cost_words (const BmTurningPoint *point,
                       BmMatch              *match)
{
  const BmAdviceParts *advice = advice_of (match);

  return advice->cost_words == NULL ? NULL
         : advice->cost_words (match, (guint) point->side, percent_of (point->before), percent_of (point->after));
}

/* The chance that is as good between two as CHANCE is among N_SEATS: what is even becomes one half. */
static double
as_between_two (double chance,
                guint  n_seats)
{
  double wins = chance * (n_seats - 1.0);

  return n_seats <= 2 ? chance : wins / (wins + 1 - chance);
}

char *
bm_turning_chance_words (double chance,
                         guint  n_seats)
{
  guint percent = percent_of (chance);

  /* Translators: a chance of winning, and the same in words: "66 %, good". */
  return g_strdup_printf (C_("chance", "%1$u%%, %2$s"), percent,
                          quality_words (percent_of (as_between_two (chance, n_seats))));
}

char *
bm_turning_spoken_words (const BmTurningPoint *point,
                         BmMatch              *match,
                         const BmReplayPath   *path)
{
  g_autofree char *when = bm_turning_when_words (point, match, path);
  g_autofree char *played = bm_turning_played_words (point, match), *better = bm_turning_better_words (point, match);
  guint n = bm_match_get_n_seats (match);
  g_autofree char *after = bm_turning_chance_words (point->after, n), *before = bm_turning_chance_words (point->before, n);
  g_autofree char *cost = bm_turning_cost_words (point, match);

  if (cost != NULL)
    /* Translators: when it was; whose chance of winning fell, as a sentence; the move that was played, and the better one, as
       sentences. */
    return g_strdup_printf (_("%1$s. %2$s Played: %3$s Better: %4$s"), when, cost, played, better);
  /* Translators: when it was; the move that was played, as a sentence, and its chance of winning; the better move, as a
     sentence, and its chance. */
  return g_strdup_printf (_("%1$s. Played: %2$s Chance of winning: %3$s. Better: %4$s Chance of winning: %5$s."), when,
                          played, after, better, before);
}

char *
bm_turning_result_words (const BmTurningResult *result)
{
  if (result->n_decisions == 0)
    return g_strdup (_("Nobody had anything to decide in this match: there are no turning points."));
  if (result->n_points == 0)
    return g_strdup (_("No single move cost much: there are no turning points."));
  return g_strdup_printf (ngettext ("This move cost the most, as far as could be known when it was made: luck and hidden "
                                    "cards do not count.",
                                    "These %u moves cost the most, as far as could be known when they were made: luck "
                                    "and hidden cards do not count.", result->n_points), result->n_points);
}
