/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T21: a Leader's death, and the next Leader.  T22: elimination and final turns.
 */
#include "attack-private.h"

/* --- Death (T21.1, T21.2) ------------------------------------------------------------------------------------ */

/* On a Location all of it is returned to the supply; elsewhere only the excess is. */
static void
drop_rubble (TbPlay  *play,
             guint    seat,
             TbSpace  space)
{
  TbPosition *pos = play->pos;
  TbPlayer *player = &pos->players[seat];
  gboolean on_location = tb_position_location_at (pos, space) < TB_N_LOCATIONS;

  while (!on_location && player->rubble > 0
         && tb_position_rubble_at (pos, space) < tb_box->numbers.rubble_in_a_space)
    {
      player->rubble--;
      tb_return_rubble (pos, 1);
      tb_add_rubble (pos, space);
      tb_tell (play, TB_EVENT_DROPPED_RUBBLE, seat, 0, space, 0, 0);
    }
  if (player->rubble == 0)
    return;
  tb_return_rubble (pos, player->rubble);
  tb_tell (play, TB_EVENT_LOST_RUBBLE, seat, 0, 0, player->rubble, 0);
  player->rubble = 0;
}

static void
drop_egg (TbPlay  *play,
          guint    seat,
          TbSpace  space,
          guint    colour)
{
  TbPlayer *player = &play->pos->players[seat];

  player->eggs = (guint16) (player->eggs - TB_EGG (colour));
  tb_lay_egg (play->pos, space, colour);
  tb_tell (play, TB_EVENT_DROPPED_EGG, seat, 0, space, (int) colour, 0);
}

/* On a Location each is placed by a roll; elsewhere they are dropped together (T25.9). */
static void
drop_eggs (TbPlay  *play,
           guint    seat,
           TbSpace  space)
{
  const TbPosition *pos = play->pos;
  const TbPlayer *player = &pos->players[seat];
  gboolean on_location = tb_position_location_at (pos, space) < TB_N_LOCATIONS;

  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    while (tb_eggs_count (player->eggs, colour) > 0)
      {
        TbSpace to = on_location ? tb_roll_space (play, 0) : space;

        drop_egg (play, seat, to, colour);
        if (on_location)
          tb_one_egg (play, to);
      }
  if (!on_location)
    tb_one_egg (play, space);
}

void
tb_begin_death (TbPlay  *play,
                guint    seat,
                TbSpace  space,
                TbDeath  how)
{
  TbPlayer *player = &play->pos->players[seat];
  TbCard leader = player->leader;

  player->at = TB_SPACE_NONE;
  player->leader = TB_NO_CARD;
  player->dead |= 1u << (leader - TB_FIRST_CHARACTER);
  tb_tell (play, TB_EVENT_DIED, seat, space, 0, leader, how);
  drop_rubble (play, seat, space);
  drop_eggs (play, seat, space);
  if (player->hat != TB_NO_CARD)
    tb_discard_hat (play, seat);
  tb_push (play, TB_FRAME_DEATH, seat, TB_NO_CARD);
}

/* --- TB_FRAME_DEATH: decision `leader` of SEAT, then trigger leader-killed ----------------------------------- */

void
tb_lead (TbPlay *play,
         guint   seat,
         TbCard  card)
{
  TbPlayer *player = &play->pos->players[seat];

  player->squad &= ~(1u << (card - TB_FIRST_CHARACTER));
  player->leader = card;
  tb_tell (play, TB_EVENT_LEADER, seat, 0, 0, card, 0);
}

/* T21.8, T28.5 */
static void
set_off_others (TbPlay *play,
                guint   dead)
{
  const TbPosition *pos = play->pos;

  for (guint i = 0; i < pos->options.players; i++)
    {
      guint seat = tb_position_clockwise (pos, pos->turn, i);
      TbCard cards[2];
      guint n = tb_triggered (pos, seat, TB_WINDOW_LEADER_KILLED, cards);

      for (guint k = 0; k < n && seat != dead; k++)
        {
          tb_tell (play, TB_EVENT_POWER, seat, 0, 0, cards[k], 0);
          tb_gain (play, seat, tb_effect (cards[k])->n);
          if (tb_is_over (play))
            return;
        }
    }
}

/* T21.3 */
static void
death_run (TbPlay  *play,
           TbFrame *frame)
{
  const TbPlayer *player = &play->pos->players[frame->seat];
  guint seat = frame->seat;

  frame->asks = player->leader == TB_NO_CARD && player->squad != 0;
  if (frame->asks)
    return;
  tb_pop (play);
  set_off_others (play, seat);
}

static void
death_list (const TbPosition *pos,
            const TbFrame    *frame,
            TbMoves          *list)
{
  for (guint32 left = pos->players[frame->seat].squad; left != 0; left &= left - 1)
    tb_moves_add (list, TB_MOVE (TB_MOVE_LEADER, TB_FIRST_CHARACTER + (guint) __builtin_ctz (left), 0, 0));
}

static void
death_answer (TbPlay  *play,
              TbFrame *frame,
              BmMove   move)
{
  tb_lead (play, frame->seat, TB_MOVE_A (move));
}

/* It is above the attack of a Worm, or above the seat's own turn (T24.8). */
static gboolean
death_fits (const TbPosition *pos,
            const TbFrame    *frame,
            const TbFrame    *below)
{
  gboolean in_turn = below != NULL && below->kind == TB_FRAME_TURN && below->stage == TB_TURN_ACT
                     && below->seat == frame->seat;
  const TbPlayer *player;

  if ((!in_turn && !tb_is_on_attack (pos, frame, below, TB_ATTACK_GUARD)) || !frame->asks || frame->card != TB_NO_CARD
      || frame->stage != 0 || frame->a != 0 || frame->b != 0 || frame->c != 0)
    return FALSE;
  player = &pos->players[frame->seat];
  return player->leader == TB_NO_CARD && player->at == TB_SPACE_NONE && player->squad != 0;
}

const TbFrameClass tb_death_frame = { death_run, death_list, death_answer, death_fits };

/* --- Elimination (T22) --------------------------------------------------------------------------------------- */

static void
discard_hand (TbPlay *play,
              guint   seat)
{
  TbPosition *pos = play->pos;
  TbPlayer *player = &pos->players[seat];

  while (player->vehicles != 0)
    tb_discard_vehicle (play, seat, (TbCard) (TB_FIRST_VEHICLE + __builtin_ctzll (player->vehicles)));
  while (player->things != 0)
    {
      TbCard card = tb_things_first (player->things);

      player->things = tb_things_remove (player->things, card);
      tb_discard (pos, card);
      tb_tell (play, TB_EVENT_DISCARDED, seat, 0, 0, card, 0);
    }
  if (seat == pos->turn)
    pos->fresh = 0;
}

/* Hidden Bounties, oldest first. */
static void
remove_hidden_bounties (TbPlay *play,
                        guint   seat)
{
  TbPosition *pos = play->pos;

  for (guint i = 0; i < pos->n_owned;)
    {
      TbCard bounty = pos->owned[i];

      if ((pos->owned_by[i] & (TB_OWNED_SEAT | TB_OWNED_COMPLETED)) != seat)
        {
          i++;
          continue;
        }
      tb_disown_bounty (pos, bounty);
      tb_tell (play, TB_EVENT_OUT, TB_NO_SEAT, 0, 0, bounty, 0);
    }
}

/* T22.3: removes the seat's own final turn. */
static void
remove_final_turn (TbPosition *pos,
                   guint       seat)
{
  for (guint i = 0; i < pos->n_final && pos->n_final != TB_NO_FINAL; i++)
    if (pos->final[i] == seat)
      {
        pos->n_final--;
        memmove (pos->final + i, pos->final + i + 1, pos->n_final - i);
        pos->final[pos->n_final] = 0;
        return;
      }
}

/* T22.1 */
static void
eliminate (TbPlay *play,
           guint   seat)
{
  TbPosition *pos = play->pos;

  pos->players[seat].eliminated = TRUE;
  tb_tell (play, TB_EVENT_ELIMINATED, seat, 0, 0, 0, 0);
  remove_final_turn (pos, seat);
  discard_hand (play, seat);
  remove_hidden_bounties (play, seat);
}

/* T22.2: the surviving seats, with the one at turn last. */
static void
begin_final_turns (TbPlay *play)
{
  TbPosition *pos = play->pos;
  guint packed = 0;

  pos->n_final = 0;
  for (guint i = 1; i <= pos->options.players; i++)
    {
      guint seat = tb_position_clockwise (pos, pos->turn, i);

      if (pos->players[seat].eliminated)
        continue;
      packed |= seat << (3 * pos->n_final);
      pos->final[pos->n_final++] = (guint8) seat;
    }
  tb_tell (play, TB_EVENT_FINAL, TB_NO_SEAT, 0, 0, (int) (packed | 7u << (3 * pos->n_final)), 0);
}

void
tb_test_eliminations (TbPlay *play)
{
  TbPosition *pos = play->pos;
  guint n_living = 0;
  gboolean eliminated = FALSE;

  for (guint i = 0; i < pos->options.players; i++)
    {
      guint seat = tb_position_clockwise (pos, pos->turn, i);
      const TbPlayer *player = &pos->players[seat];

      if (!player->eliminated && player->leader == TB_NO_CARD)
        {
          /* T25.6 b */
          if (tb_position_is_solo (pos))
            {
              tb_lose (play, TB_END_SQUAD);
              return;
            }
          eliminate (play, seat);
          eliminated = TRUE;
        }
      n_living += !player->eliminated;
    }
  /* T3.4, T22.5 */
  if (n_living == 0)
    tb_win (play, 0, TB_END_WORMS);
  else if (eliminated && pos->n_final == TB_NO_FINAL)
    begin_final_turns (play);
}
