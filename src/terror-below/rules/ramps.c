/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T10: ramps over players, and the jump of a card.  T24.5 to T24.9: ramps over the Canyon.
 */
#include "actions-private.h"

/* T10.1, T10.2: the pawn's own space is not free, so it is no landing. */
void
tb_list_ramps (const TbActor *actor,
               TbMoves       *list)
{
  TbSpaces over = actor->board->beside[actor->at] & actor->others;
  TbSpaces landings;

  if (over == 0 || !tb_can_pay (actor, TB_ACTION_RAMP))
    return;
  landings = tb_position_free_spaces (actor->pos);
  for (; over != 0; over &= over - 1)
    {
      TbSpace pawn = tb_spaces_first (over);

      for (TbSpaces to = actor->board->beside[pawn] & landings; to != 0; to &= to - 1)
        tb_moves_add (list, TB_MOVE (TB_MOVE_RAMP, pawn, tb_spaces_first (to), 0));
    }
}

/* T10.4: over Rubble, with or without a pawn, or over a single Canyon space. */
TbSpace
tb_jump_landing (const TbActor *actor,
                 TbDir          dir)
{
  TbSpace over = actor->board->next[actor->at][dir];
  TbSpace to = over == TB_SPACE_NONE ? TB_SPACE_NONE : actor->board->next[over][dir];

  if (to == TB_SPACE_NONE || !(tb_position_free_spaces (actor->pos) >> to & 1))
    return TB_SPACE_NONE;
  return ((actor->pos->rubble[0] | actor->board->canyon) >> over & 1) != 0 ? to : TB_SPACE_NONE;
}

TbDir
tb_canyon_dir (const TbActor *actor,
               TbSpace        to)
{
  TbDir dir = TB_UP;

  while (dir < TB_N_DIRS && actor->board->over_canyon[actor->at][dir] != to)
    dir++;
  return dir;
}

guint64
tb_canyon_cards (const TbActor *actor,
                 guint          n_spaces)
{
  guint64 cards = actor->player->vehicles, deep = 0;

  if (n_spaces < 2)
    return cards;
  for (; cards != 0; cards &= cards - 1)
    if (tb_box->numbers.deep_cards >> tb_vehicle ((TbCard) __builtin_ctzll (cards))->ap & 1)
      deep |= cards & -cards;
  return deep;
}

void
tb_list_jumps (const TbActor *actor,
               TbMoves       *list)
{
  gboolean jumps = tb_hook_jump (actor->pos, actor->seat, NULL) > 0;

  if ((!jumps && actor->board->canyon == 0) || !tb_can_pay (actor, TB_ACTION_JUMP))
    return;
  for (TbDir dir = TB_UP; dir < TB_N_DIRS; dir++)
    {
      TbSpace to = actor->board->over_canyon[actor->at][dir];
      TbSpace landing = jumps ? tb_jump_landing (actor, dir) : TB_SPACE_NONE;
      guint64 cards;

      if (landing != TB_SPACE_NONE)
        tb_moves_add (list, TB_MOVE (TB_MOVE_JUMP, landing, TB_NO_CARD, 0));
      if (to == TB_SPACE_NONE || (actor->others >> to & 1) != 0)
        continue;
      cards = tb_canyon_cards (actor, actor->board->canyon_spaces[actor->at][dir]);
      for (; cards != 0; cards &= cards - 1)
        tb_moves_add (list, TB_MOVE (TB_MOVE_JUMP, to, TB_FIRST_VEHICLE + __builtin_ctzll (cards), 0));
    }
}

/* T10.5: trigger `ramped` is handled by the turn afterwards. */
void
tb_do_ramp (TbPlay  *play,
            guint    seat,
            TbSpace  over,
            TbSpace  to)
{
  TbPosition *pos = play->pos;
  TbSpace from = pos->players[seat].at;

  tb_pay (play, seat, TB_ACTION_RAMP);
  pos->players[seat].at = to;
  tb_tell (play, TB_EVENT_RAMPED, seat, from, to, over, 0);
  pos->frames[0].b = (guint8) (tb_position_pawn_at (pos, over, seat) + 1);
}

/* T24.7: the Rubble there is put onto the Leader. */
static void
land (TbPlay  *play,
      guint    seat,
      TbSpace  to,
      TbCard   card)
{
  TbPosition *pos = play->pos;
  TbPlayer *player = &pos->players[seat];
  TbSpace from = player->at;
  guint rubble;

  player->at = to;
  tb_tell (play, TB_EVENT_JUMPED, seat, from, to, card, 0);
  rubble = tb_clear_rubble (pos, to);
  if (rubble == 0)
    return;
  player->rubble = (guint8) (player->rubble + rubble);
  tb_tell (play, TB_EVENT_SCOOPED, seat, to, 0, (int) rubble, 0);
  tb_begin_rewards (play, seat);
}

/* T24.9: AP, card, VP token, die, then landing or death. */
static void
ramp_canyon (TbPlay  *play,
             guint    seat,
             TbSpace  to,
             TbCard   card)
{
  TbPosition *pos = play->pos;
  TbActor actor = tb_actor (pos);
  guint n_spaces = actor.board->canyon_spaces[actor.at][tb_canyon_dir (&actor, to)];

  tb_pay (play, seat, TB_ACTION_JUMP);
  tb_discard_vehicle (play, seat, card);
  if (n_spaces >= 2)
    {
      tb_gain (play, seat, tb_box->numbers.vp_daredevil);
      if (tb_is_over (play))
        return;
      if (tb_roll (play, TB_DIE_BLUE) < tb_box->numbers.die_lands)
        {
          tb_tell (play, TB_EVENT_CRASHED, seat, actor.at, to, card, 0);
          tb_begin_death (play, seat, to, TB_DEATH_CANYON);
          return;
        }
    }
  land (play, seat, to, card);
}

void
tb_do_jump (TbPlay  *play,
            guint    seat,
            TbSpace  to,
            TbCard   card)
{
  TbPosition *pos = play->pos;
  TbSpace from = pos->players[seat].at;
  TbCard source;

  if (card != TB_NO_CARD)
    {
      ramp_canyon (play, seat, to, card);
      return;
    }
  tb_hook_jump (pos, seat, &source);
  tb_pay (play, seat, TB_ACTION_JUMP);
  pos->players[seat].at = to;
  tb_tell (play, TB_EVENT_JUMPED, seat, from, to, source, 0);
}
