/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T28.4, G4: cards that move pawns, put Rubble down, or take Rubble and Eggs for a Leader.
 */
#include "cards-private.h"

guint
tb_neighbours (const TbPosition *pos,
               guint             seat)
{
  TbSpace at = pos->players[seat].at;
  guint seats = 0;

  if (at == TB_SPACE_NONE)
    return 0;
  for (guint other = 0; other < pos->options.players; other++)
    if (pos->players[other].at != TB_SPACE_NONE
        && (tb_position_board (pos)->beside[at] >> pos->players[other].at & 1) != 0)
      seats |= 1u << other;
  return seats;
}

/* --- stunt: straight over spaces with Rubble, a pawn or Canyon (F16) ---------------------------------------------- */

static TbSpaces
stunt_landings (const TbPosition *pos,
                guint             seat,
                TbCard            card)
{
  const TbBoard *board = tb_position_board (pos);
  TbSpace at = pos->players[seat].at;
  TbSpaces over = pos->rubble[0] | tb_position_other_pawns (pos, seat) | board->canyon;
  TbSpaces free_spaces = tb_position_free_spaces (pos), landings = 0;

  if (at == TB_SPACE_NONE)
    return 0;
  for (TbDir dir = TB_UP; dir < TB_N_DIRS; dir++)
    {
      TbSpace space = board->next[at][dir];

      for (guint n = tb_effect (card)->spaces; n > 0 && space != TB_SPACE_NONE && (over >> space & 1) != 0; n--)
        {
          space = board->next[space][dir];
          if (space != TB_SPACE_NONE)
            landings |= TB_BIT (space) & free_spaces;
        }
    }
  return landings;
}

static gboolean
can_stunt (const TbPosition *pos,
           guint             seat,
           TbCard            card)
{
  return stunt_landings (pos, seat, card) != 0;
}

static void
list_stunt (const TbPosition *pos,
            const TbFrame    *frame,
            TbMoves          *list)
{
  tb_list_spaces (stunt_landings (pos, frame->seat, frame->card), list);
}

static void
answer_stunt (TbPlay  *play,
              TbFrame *frame,
              BmMove   move)
{
  tb_carry (play, frame->seat, TB_MOVE_B (move), frame->card);
  tb_gain_and_end (play, tb_effect (frame->card)->vp);
}

const TbEffectClass tb_stunt_effect = { can_stunt, tb_ask, list_stunt, answer_stunt, NULL, 0 };

/* --- shove: another pawn beside goes to a free space beside it (F31) ---------------------------------------------- */

typedef enum
{
  SHOVE_WHOM,
  SHOVE_WHERE /* a: the seat */
} ShoveStage;

static TbSpaces
shove_spaces (const TbPosition *pos,
              guint             other)
{
  return tb_position_board (pos)->beside[pos->players[other].at] & tb_position_free_spaces (pos);
}

static guint
shove_seats (const TbPosition *pos,
             guint             seat)
{
  guint seats = 0;

  for (guint left = tb_neighbours (pos, seat); left != 0; left &= left - 1)
    if (shove_spaces (pos, (guint) __builtin_ctz (left)) != 0)
      seats |= left & -left;
  return seats;
}

static gboolean
can_shove (const TbPosition *pos,
           guint             seat,
           TbCard            card)
{
  return shove_seats (pos, seat) != 0;
}

static void
list_shove (const TbPosition *pos,
            const TbFrame    *frame,
            TbMoves          *list)
{
  if (frame->stage == SHOVE_WHOM)
    tb_list_seats (shove_seats (pos, frame->seat), list);
  else
    tb_list_spaces (shove_spaces (pos, frame->a), list);
}

static void
answer_shove (TbPlay  *play,
              TbFrame *frame,
              BmMove   move)
{
  if (frame->stage == SHOVE_WHOM)
    {
      frame->stage = SHOVE_WHERE;
      frame->a = TB_MOVE_B (move);
      return;
    }
  tb_carry (play, frame->a, TB_MOVE_B (move), frame->card);
  tb_end_effect (play);
}

static gboolean
fits_shove (const TbPosition *pos,
            const TbFrame    *frame)
{
  if (frame->b != 0 || frame->c != 0)
    return FALSE;
  if (frame->stage == SHOVE_WHOM)
    return frame->a == 0;
  return frame->stage == SHOVE_WHERE && frame->a < pos->options.players
         && (shove_seats (pos, frame->seat) >> frame->a & 1) != 0;
}

const TbEffectClass tb_shove_effect = { can_shove, tb_ask, list_shove, answer_shove, fits_shove, 0 };

/* --- drop-rubble: beside the seat's pawn, a: how much was placed (F4) --------------------------------------------- */

static TbSpaces
rubble_spaces (const TbPosition *pos,
               guint             seat)
{
  TbSpace at = pos->players[seat].at;

  if (at == TB_SPACE_NONE || pos->supply_rubble == 0)
    return 0;
  return tb_position_board (pos)->beside[at] & ~tb_position_locations (pos) & ~tb_position_pawns (pos) & ~pos->rubble[1];
}

static gboolean
can_drop_rubble (const TbPosition *pos,
                 guint             seat,
                 TbCard            card)
{
  return rubble_spaces (pos, seat) != 0;
}

static void
run_drop_rubble (TbPlay  *play,
                 TbFrame *frame)
{
  if (frame->a < tb_effect (frame->card)->n && rubble_spaces (play->pos, frame->seat) != 0)
    tb_ask (play, frame);
  else
    tb_end_effect (play);
}

static void
list_drop_rubble (const TbPosition *pos,
                  const TbFrame    *frame,
                  TbMoves          *list)
{
  tb_list_spaces (rubble_spaces (pos, frame->seat), list);
}

static void
answer_drop_rubble (TbPlay  *play,
                    TbFrame *frame,
                    BmMove   move)
{
  tb_add_rubble (play->pos, TB_MOVE_B (move));
  tb_tell (play, TB_EVENT_PUT_RUBBLE, TB_NO_SEAT, 0, TB_MOVE_B (move), 0, 0);
  frame->a++;
}

static gboolean
fits_drop_rubble (const TbPosition *pos,
                  const TbFrame    *frame)
{
  return frame->stage == 0 && frame->a < tb_effect (frame->card)->n && frame->b == 0 && frame->c == 0;
}

const TbEffectClass tb_drop_rubble_effect = { can_drop_rubble, run_drop_rubble, list_drop_rubble, answer_drop_rubble,
                                              fits_drop_rubble, 0 };
