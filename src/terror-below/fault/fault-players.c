/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Faults in a position's players and in the rules in progress (T1.5, T9.2, T11.2, T19, T21, T22).
 */
#include "fault-private.h"
#include "tb-rules-private.h"

/* Whether the stack has a frame of KIND that belongs to SEAT. */
static gboolean
has_frame (const TbPosition *pos,
           guint             kind,
           guint             seat)
{
  for (guint i = 0; i < pos->n_frames; i++)
    if (pos->frames[i].kind == kind && pos->frames[i].seat == seat)
      return TRUE;
  return FALSE;
}

/* Only the lowest frame is that of the setup, a turn, or what is between turns. */
static const char *
frames_fault (const TbPosition *pos)
{
  if (pos->n_frames > TB_MAX_FRAMES)
    return "D: more frames than there is room for";
  if (pos->step == TB_STEP_OVER && pos->n_frames > 0)
    return "T3.1: a match that is over and goes on";
  for (guint i = 0; i < pos->n_frames; i++)
    {
      const TbFrame *frame = &pos->frames[i];
      gboolean lowest = frame->kind == TB_FRAME_SETUP || frame->kind == TB_FRAME_TURN || frame->kind == TB_FRAME_BETWEEN;

      if (frame->kind < TB_FRAME_SETUP || frame->kind >= TB_N_FRAME_KINDS || lowest != (i == 0))
        return "D: a frame where it cannot be";
      if ((frame->kind == TB_FRAME_SETUP) != (pos->step == TB_STEP_SETUP) && i == 0)
        return "T4: a setup in a match that has begun, or none before";
      if (frame->seat >= pos->options.players && (frame->asks || frame->seat != TB_NO_SEAT))
        return "D: a frame of a seat that does not play";
      if (frame->asks && i + 1 < pos->n_frames)
        return "D: a frame that waits below another";
    }
  return NULL;
}

/* T4.5, T21.3, T21.5: a seat without a Leader must be choosing one, or be dead and about to be eliminated. */
static gboolean
may_lack_leader (const TbPosition *pos,
                 guint             seat)
{
  const TbPlayer *player = &pos->players[seat];

  if (pos->step == TB_STEP_OVER || player->eliminated)
    return TRUE;
  if (player->at != TB_SPACE_NONE)
    return FALSE;
  if (player->squad != 0)
    return pos->step == TB_STEP_SETUP || has_frame (pos, TB_FRAME_DEATH, seat);
  return pos->attack.slot != TB_NO_SLOT;
}

/* T22.1 */
static gboolean
is_bare (const TbPlayer *player)
{
  return player->leader == TB_NO_CARD && player->squad == 0 && player->at == TB_SPACE_NONE && player->hat == TB_NO_CARD
         && player->vehicles == 0 && player->things == 0 && player->eggs == 0 && player->rubble == 0;
}

static const char *
leaders_fault (const TbPosition *pos)
{
  gboolean own_turn = pos->step >= TB_STEP_PLAY && pos->step <= TB_STEP_ABILITY;

  for (guint seat = 0; seat < pos->options.players; seat++)
    {
      const TbPlayer *player = &pos->players[seat];

      if (player->leader == TB_NO_CARD && !may_lack_leader (pos, seat))
        return "T4.5: a player without a Leader";
      if (player->eliminated > (tb_position_is_solo (pos) ? 0 : 1) || (player->eliminated && !is_bare (player)))
        return "T22.1: an eliminated player who still has something";
      if (player->eliminated && own_turn && seat == pos->turn)
        return "T22.1: the turn of an eliminated player";
    }
  return NULL;
}

/* T1.5, T9.2 */
static const char *
pawns_fault (const TbPosition *pos)
{
  gboolean shared = FALSE;
  TbSpaces taken = 0;

  for (guint seat = 0; seat < pos->options.players; seat++)
    {
      TbSpace at = pos->players[seat].at;

      if (at == TB_SPACE_NONE)
        continue;
      if (at >= TB_N_SPACES || (tb_position_board (pos)->ground & TB_BIT (at)) == 0)
        return "T24.2: a pawn that is not on the ground of the board";
      if ((taken & TB_BIT (at)) != 0 && (shared || pos->step != TB_STEP_ACT || pos->players[pos->turn].at != at))
        return "T1.5: two pawns in a space";
      shared |= (taken & TB_BIT (at)) != 0;
      taken |= TB_BIT (at);
    }
  if (pos->step == TB_STEP_ACT && pos->players[pos->turn].at == TB_SPACE_NONE
      && !has_frame (pos, TB_FRAME_DEATH, pos->turn))
    return "T8.3: actions of a pawn that is off the board";
  return NULL;
}

/* T9.2: of two pawns in a space, that of the seat at turn must be able to leave. */
static const char *
way_out_fault (const TbPosition *pos)
{
  TbSpace at = pos->players[pos->turn].at;
  BmMove move;
  TbMoves list = { .limit = 1, .moves = &move };

  if (pos->step != TB_STEP_ACT || at == TB_SPACE_NONE || (tb_position_other_pawns (pos, pos->turn) & TB_BIT (at)) == 0)
    return NULL;
  tb_list_actions (pos, &list);
  return list.n == 0 ? "T9.2: two pawns in a space and no way out" : NULL;
}

/* T11.2 */
static const char *
reward_fault (const TbPosition *pos)
{
  for (guint seat = 0; seat < pos->options.players && pos->step != TB_STEP_OVER; seat++)
    if (pos->players[seat].rubble >= tb_hook_reward (pos, seat) && !has_frame (pos, TB_FRAME_REWARD, seat))
      return "T11.2: Rubble enough for a reward";
  return NULL;
}

/* Distinct seats that play. */
static gboolean
are_seats (const TbPosition *pos,
           const guint8     *seats,
           guint             n)
{
  guint seen = 0;

  for (guint i = 0; i < n; i++)
    {
      if (seats[i] >= pos->options.players || (seen >> seats[i] & 1) != 0)
        return FALSE;
      seen |= 1u << seats[i];
    }
  return TRUE;
}

/* T18.3, T19: the state of an attack. */
static const char *
attack_fault (const TbPosition *pos)
{
  const TbAttack *attack = &pos->attack;
  TbAttack none;

  tb_attack_clear (&none);
  if (attack->slot == TB_NO_SLOT)
    return memcmp (attack, &none, sizeof none) == 0 ? NULL : "T18.1: traces of an attack";
  if (attack->slot > TB_NO_SLOT || !tb_slot_is_in_play (&pos->slots[attack->slot]) || pos->step != TB_STEP_BETWEEN)
    return "T18.1: an attack that cannot be";
  if (attack->n_caught > TB_MAX_SEATS || attack->n_safe > TB_MAX_SEATS
      || !are_seats (pos, attack->caught, attack->n_caught) || !are_seats (pos, attack->safe, attack->n_safe))
    return "T19.1: seats caught or safe that do not play";
  for (guint i = 0; i < attack->n_safe; i++)
    if (memchr (attack->caught, attack->safe[i], attack->n_caught) == NULL)
      return "T19.8: a seat that is safe and was not caught";
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    if (attack->eggs[colour] != TB_SPACE_NONE
        && (attack->eggs[colour] >= TB_N_SPACES || tb_eggs_count (pos->eggs[attack->eggs[colour]], colour) == 0))
      return "T18.3: an Egg of the attack that does not lie there";
  if (attack->n_dice > G_N_ELEMENTS (attack->dice))
    return "T19.9: more dice than there are";
  for (guint i = 0; i < attack->n_dice; i++)
    if (attack->dice[i] < 1 || attack->dice[i] > 6)
      return "T19.9: a die that shows no number";
  return NULL;
}

/* T22.2 */
static const char *
final_fault (const TbPosition *pos)
{
  gboolean eliminated = FALSE;

  for (guint seat = 0; seat < pos->options.players; seat++)
    eliminated |= pos->players[seat].eliminated;
  if (pos->n_final == TB_NO_FINAL)
    return eliminated && pos->step != TB_STEP_OVER ? "T22.2: an elimination without final turns" : NULL;
  if (!eliminated || pos->n_final > TB_MAX_SEATS || !are_seats (pos, pos->final, pos->n_final))
    return "T22.2: impossible final turns";
  for (guint i = 0; i < pos->n_final; i++)
    if (pos->players[pos->final[i]].eliminated)
      return "T22.3: the final turn of an eliminated player";
  return NULL;
}

const char *
tb_players_fault (const TbPosition *pos)
{
  static const char *(*const faults[]) (const TbPosition *pos) = {
    frames_fault, leaders_fault, pawns_fault, reward_fault, attack_fault, final_fault, way_out_fault,
  };
  const char *fault = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (faults) && fault == NULL; i++)
    fault = faults[i](pos);
  return fault;
}
