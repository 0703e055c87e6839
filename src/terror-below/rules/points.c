/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T3, T22.4, T25.1, T25.6, T25.8, T26, T27.3: VP, destroyed Locations, and how a match ends.
 */
#include "tb-rules-private.h"

void
tb_gain (TbPlay *play,
         guint   seat,
         guint   n)
{
  TbPosition *pos = play->pos;

  if (n == 0)
    return;
  pos->players[seat].vp = (guint8) (pos->players[seat].vp + n);
  tb_tell (play, TB_EVENT_VP, seat, 0, 0, (int) n, (int) tb_position_vp (pos, seat));
  tb_test_points (play, seat);
}

/* T3.1; in solo points are only an objective of Scramble (T25.1, T26.3). */
void
tb_test_points (TbPlay *play,
                guint   seat)
{
  const TbPosition *pos = play->pos;

  if (!tb_position_is_solo (pos))
    {
      if (tb_position_vp (pos, seat) >= tb_box->numbers.goal)
        tb_win (play, 1u << seat, TB_END_POINTS);
    }
  else if (pos->options.scenario == TB_SOLO_SCRAMBLE && tb_objective_reached (pos))
    tb_win (play, 1u << seat, TB_END_SCRAMBLE);
}

gboolean
tb_objective_reached (const TbPosition *pos)
{
  guint need = tb_box->numbers.need[pos->options.scenario];

  switch ((TbScenario) pos->options.scenario)
    {
    case TB_SOLO_DELIVERY:
      return (guint) __builtin_popcount (pos->delivered) >= need;
    case TB_SOLO_EXTERMINATION:
      return (guint) __builtin_popcount (pos->trophies) >= need;
    case TB_SOLO_SCRAMBLE:
      return tb_position_vp (pos, 0) >= need;
    case TB_N_SCENARIOS:
    default:
      g_assert_not_reached ();
    }
}

guint
tb_n_destroyed (const TbPosition *pos)
{
  guint n = 0;

  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    n += pos->locations[i] == TB_SPACE_NONE;
  return n;
}

/* T25.8 */
void
tb_destroy (TbPlay *play,
            guint   location)
{
  TbPosition *pos = play->pos;
  TbSpace space = pos->locations[location];
  guint rubble = tb_clear_rubble (pos, space);

  pos->locations[location] = TB_SPACE_NONE;
  tb_return_rubble (pos, rubble);
  tb_tell (play, TB_EVENT_DESTROYED, TB_NO_SEAT, space, 0, (int) location, 0);
  if (rubble > 0)
    tb_tell (play, TB_EVENT_GONE_RUBBLE, TB_NO_SEAT, space, 0, (int) rubble, 0);
  if (pos->options.scenario == TB_SOLO_SCRAMBLE && tb_n_destroyed (pos) >= tb_box->numbers.lost_locations)
    tb_lose (play, TB_END_LOCATIONS);
  else
    tb_settle_line (play, 0);
}

/* T27.3: the attack during which the match is won counts as resolved. */
static int
score (const TbPosition *pos)
{
  const TbNumbers *numbers = &tb_box->numbers;
  int left = numbers->solo_attacks - pos->attacks - (pos->attack.slot != TB_NO_SLOT);

  return (int) tb_position_vp (pos, 0) + MAX (left, 0) * numbers->score_attack
         + (pos->options.queens ? numbers->score_queens : 0) + pos->options.leave * numbers->score_left_out
         + (pos->players[0].hat != TB_NO_CARD ? numbers->score_hat : 0);
}

/* Cards in use are put on their piles; everything else stays as it is. */
static void
end (TbPosition *pos)
{
  for (guint i = 0; i < pos->n_using; i++)
    tb_discard (pos, pos->using[i]);
  memset (pos->using, 0, sizeof pos->using);
  pos->n_using = 0;
  tb_attack_clear (&pos->attack);
  memset (pos->frames, 0, sizeof pos->frames);
  pos->n_frames = 0;
  pos->step = TB_STEP_OVER;
}

void
tb_win (TbPlay *play,
        guint   seats,
        TbEnd   how)
{
  TbPosition *pos = play->pos;

  pos->winners = (guint8) seats;
  tb_tell (play, TB_EVENT_WON, TB_NO_SEAT, 0, 0, (int) seats, how);
  if (tb_position_is_solo (pos))
    {
      pos->score = (gint16) score (pos);
      tb_tell (play, TB_EVENT_SCORE, TB_NO_SEAT, 0, 0, pos->score, 0);
    }
  end (pos);
}

void
tb_lose (TbPlay *play,
         TbEnd   how)
{
  tb_tell (play, TB_EVENT_LOST, TB_NO_SEAT, 0, 0, 0, how);
  end (play->pos);
}

/* T3.3: bits of the seats in the match with the most VP, and among these with the most completed Bounties. */
guint
tb_best_seats (const TbPosition *pos)
{
  guint best = 0, seats = 0;

  for (guint seat = 0; seat < pos->options.players; seat++)
    {
      guint rank = tb_position_vp (pos, seat) << 8 | tb_position_n_completed (pos, seat);

      if (pos->players[seat].eliminated || rank < best)
        continue;
      seats = (rank > best ? 0 : seats) | 1u << seat;
      best = rank;
    }
  return seats;
}

void
tb_compare (TbPlay *play,
            TbEnd   how)
{
  guint seats = tb_best_seats (play->pos);

  tb_win (play, seats, seats == 0 ? TB_END_WORMS : how);
}
