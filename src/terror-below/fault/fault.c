/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The invariants of positions.  Play preserves them; readers of positions and the tests check them.  Here: the winners
 * (T3, T22, T25.6, T26).
 */
#include "fault-private.h"
#include "tb-rules-private.h"

/* T3.1, T3.3, T3.4, T22.4 */
static const char *
winner_fault (const TbPosition *pos)
{
  guint rich = 0, best = tb_best_seats (pos);
  gboolean ended = pos->n_final == 0 || (pos->n_final == TB_NO_FINAL && pos->round >= tb_box->numbers.rounds);

  for (guint seat = 0; seat < pos->options.players; seat++)
    if (tb_position_vp (pos, seat) >= tb_box->numbers.goal)
      rich |= 1u << seat;
  if (pos->score != TB_NO_SCORE)
    return "T27.3: the score of a match of several players";
  if (pos->step != TB_STEP_OVER)
    return rich != 0 || pos->winners != 0 ? "T3.1: VP that win, or a winner, in a match that goes on" : NULL;
  if (rich != 0)
    return pos->winners == rich && (rich & (rich - 1)) == 0 ? NULL : "T3.1: a winner without the VP";
  if (best == 0)
    return pos->winners == 0 ? NULL : "T3.4: a winner who is not alive";
  return pos->winners == best && ended ? NULL : "T3.3: a winner whom no comparison names";
}

/* T25.6 */
static gboolean
is_lost (const TbPosition *pos)
{
  return pos->attacks >= tb_box->numbers.solo_attacks
         || (pos->players[0].leader == TB_NO_CARD && pos->players[0].squad == 0)
         || (pos->options.scenario == TB_SOLO_SCRAMBLE && tb_n_destroyed (pos) >= tb_box->numbers.lost_locations);
}

/* T25.1, T26, T27.3 */
static const char *
solo_winner_fault (const TbPosition *pos)
{
  gboolean won = tb_objective_reached (pos), over = pos->step == TB_STEP_OVER;

  if (pos->winners != (over && won ? 1 : 0))
    return "T25.1: a winner without the objective, or none with it";
  if ((pos->score != TB_NO_SCORE) != (over && won))
    return "T27.3: a score without a victory, or none with it";
  if (!over && won)
    return "T25.1: the objective reached in a match that goes on";
  if (!won && pos->step != TB_STEP_SETUP && (over ? !is_lost (pos) && tb_can_go_on (pos) : is_lost (pos)))
    return "T25.6: a match lost that goes on, or lost without a reason";
  return NULL;
}

const char *
tb_position_fault (const TbPosition *pos)
{
  const char *fault = tb_board_fault (pos);

  if (fault == NULL)
    fault = tb_cards_fault (pos);
  if (fault == NULL)
    fault = tb_players_fault (pos);
  if (fault != NULL)
    return fault;
  return tb_position_is_solo (pos) ? solo_winner_fault (pos) : winner_fault (pos);
}
