/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * G18: cards that take Eggs and Rubble for a Leader, from the board or from other Leaders.
 */
#include "cards-private.h"

/* --- lasso: an Egg in a straight line, over anything (F20) -------------------------------------------------------- */

typedef enum
{
  LASSO_WHERE,
  LASSO_COLOUR /* a: the space */
} LassoStage;

static TbSpaces
lasso_spaces (const TbPosition *pos,
              guint             seat,
              TbCard            card)
{
  TbSpace at = pos->players[seat].at;
  TbSpaces spaces = 0;

  if (at == TB_SPACE_NONE)
    return 0;
  for (TbDir dir = TB_UP; dir < TB_N_DIRS; dir++)
    {
      TbSpace space = at;

      for (guint n = tb_effect (card)->range; n > 0; n--)
        {
          space = tb_position_board (pos)->next[space][dir];
          if (space == TB_SPACE_NONE)
            break;
          if (pos->eggs[space] != 0)
            spaces |= TB_BIT (space);
        }
    }
  return spaces;
}

static gboolean
can_lasso (const TbPosition *pos,
           guint             seat,
           TbCard            card)
{
  return lasso_spaces (pos, seat, card) != 0;
}

static void
list_lasso (const TbPosition *pos,
            const TbFrame    *frame,
            TbMoves          *list)
{
  if (frame->stage == LASSO_WHERE)
    tb_list_spaces (lasso_spaces (pos, frame->seat, frame->card), list);
  else
    tb_list_colours (pos->eggs[frame->a], list);
}

static gboolean
has_target (const TbPosition *pos,
            TbSpace           space)
{
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (tb_slot_is_in_play (&pos->slots[slot]) && pos->slots[slot].target == space)
      return TRUE;
  return FALSE;
}

static void
answer_lasso (TbPlay  *play,
              TbFrame *frame,
              BmMove   move)
{
  if (frame->stage == LASSO_WHERE)
    {
      frame->stage = LASSO_COLOUR;
      frame->a = TB_MOVE_B (move);
      return;
    }
  tb_take_egg (play, frame->seat, frame->a, TB_MOVE_B (move));
  tb_gain_and_end (play, has_target (play->pos, frame->a) ? tb_effect (frame->card)->vp : 0);
}

static gboolean
fits_lasso (const TbPosition *pos,
            const TbFrame    *frame)
{
  if (frame->b != 0 || frame->c != 0)
    return FALSE;
  if (frame->stage == LASSO_WHERE)
    return frame->a == 0;
  return frame->stage == LASSO_COLOUR && frame->a < TB_N_SPACES
         && (lasso_spaces (pos, frame->seat, frame->card) >> frame->a & 1) != 0;
}

const TbEffectClass tb_lasso_effect = { can_lasso, tb_ask, list_lasso, answer_lasso, fits_lasso, 0 };

/* --- steal-egg: from the Leader of a player beside, who draws a card (F22, F60) ----------------------------------- */

typedef enum
{
  STEAL_WHOM,
  STEAL_COLOUR, /* a: the seat */
  STEAL_DONE    /* after the card was drawn */
} StealStage;

static guint
steal_seats (const TbPosition *pos,
             guint             seat)
{
  guint seats = 0;

  for (guint left = tb_neighbours (pos, seat); left != 0; left &= left - 1)
    if (pos->players[__builtin_ctz (left)].eggs != 0)
      seats |= left & -left;
  return seats;
}

static gboolean
can_steal (const TbPosition *pos,
           guint             seat,
           TbCard            card)
{
  return steal_seats (pos, seat) != 0;
}

static void
run_steal (TbPlay  *play,
           TbFrame *frame)
{
  if (frame->stage == STEAL_DONE)
    tb_end_effect (play);
  else
    tb_ask (play, frame);
}

static void
list_steal (const TbPosition *pos,
            const TbFrame    *frame,
            TbMoves          *list)
{
  if (frame->stage == STEAL_WHOM)
    tb_list_seats (steal_seats (pos, frame->seat), list);
  else
    tb_list_colours (pos->players[frame->a].eggs, list);
}

static void
answer_steal (TbPlay  *play,
              TbFrame *frame,
              BmMove   move)
{
  TbPlayer *players = play->pos->players;
  guint other = frame->a, colour = TB_MOVE_B (move);

  if (frame->stage == STEAL_WHOM)
    {
      frame->stage = STEAL_COLOUR;
      frame->a = TB_MOVE_B (move);
      return;
    }
  players[other].eggs = (guint16) (players[other].eggs - TB_EGG (colour));
  players[frame->seat].eggs = (guint16) (players[frame->seat].eggs + TB_EGG (colour));
  tb_tell (play, TB_EVENT_STOLEN_EGG, frame->seat, other, 0, (int) colour, 0);
  frame->stage = STEAL_DONE;
  frame->a = 0;
  tb_begin_draw (play, other, (TbDeck) tb_effect (frame->card)->draws);
}

static gboolean
fits_steal (const TbPosition *pos,
            const TbFrame    *frame)
{
  if (frame->b != 0 || frame->c != 0)
    return FALSE;
  if (frame->stage == STEAL_WHOM)
    return frame->a == 0;
  return frame->stage == STEAL_COLOUR && frame->a < pos->options.players
         && (steal_seats (pos, frame->seat) >> frame->a & 1) != 0;
}

const TbEffectClass tb_steal_egg_effect = { can_steal, run_steal, list_steal, answer_steal, fits_steal, STEAL_DONE };

/* --- take-egg: one that this attack placed on the board (F36, F55) ------------------------------------------------ */

/* Their colours: four bits each, as in TbPosition.eggs. */
static guint16
eggs_of_attack (const TbPosition *pos)
{
  guint16 eggs = 0;

  if (pos->attack.slot == TB_NO_SLOT)
    return 0;
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    {
      TbSpace space = pos->attack.eggs[colour];

      if (space != TB_SPACE_NONE && tb_eggs_count (pos->eggs[space], colour) > 0)
        eggs |= TB_EGG (colour);
    }
  return eggs;
}

static gboolean
can_take_egg (const TbPosition *pos,
              guint             seat,
              TbCard            card)
{
  return eggs_of_attack (pos) != 0;
}

static void
list_take_egg (const TbPosition *pos,
               const TbFrame    *frame,
               TbMoves          *list)
{
  tb_list_colours (eggs_of_attack (pos), list);
  tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE_DONE, 0, 0, 0));
}

static void
answer_take_egg (TbPlay  *play,
                 TbFrame *frame,
                 BmMove   move)
{
  if (TB_MOVE_KIND (move) == TB_MOVE_CHOOSE)
    {
      guint colour = TB_MOVE_B (move);

      tb_tell (play, TB_EVENT_POWER, frame->seat, 0, 0, frame->card, 0);
      tb_take_egg (play, frame->seat, play->pos->attack.eggs[colour], colour);
    }
  tb_end_effect (play);
}

const TbEffectClass tb_take_egg_effect = { can_take_egg, tb_ask, list_take_egg, answer_take_egg, NULL, 0 };

/* --- take-rubble: up to `n` from the Leader of the ramped player, seat A (F45) ------------------------------------ */

/* The frame knows the ramped seat; without Rubble on that Leader there is no decision. */
static gboolean
can_take_rubble (const TbPosition *pos,
                 guint             seat,
                 TbCard            card)
{
  for (guint other = 0; other < pos->options.players; other++)
    if (other != seat && pos->players[other].rubble > 0)
      return TRUE;
  return FALSE;
}

static void
run_take_rubble (TbPlay  *play,
                 TbFrame *frame)
{
  if (play->pos->players[frame->a].rubble > 0)
    tb_ask (play, frame);
  else
    tb_end_effect (play);
}

static void
list_take_rubble (const TbPosition *pos,
                  const TbFrame    *frame,
                  TbMoves          *list)
{
  tb_moves_add (list, TB_MOVE (TB_MOVE_YES, 0, 0, 0));
  tb_moves_add (list, TB_MOVE (TB_MOVE_NO, 0, 0, 0));
}

static void
answer_take_rubble (TbPlay  *play,
                    TbFrame *frame,
                    BmMove   move)
{
  guint seat = frame->seat, other = frame->a;
  TbPlayer *players = play->pos->players;
  guint n = MIN (tb_effect (frame->card)->n, players[other].rubble);

  if (TB_MOVE_KIND (move) == TB_MOVE_NO)
    {
      tb_end_effect (play);
      return;
    }
  tb_tell (play, TB_EVENT_POWER, seat, 0, 0, frame->card, 0);
  players[other].rubble = (guint8) (players[other].rubble - n);
  players[seat].rubble = (guint8) (players[seat].rubble + n);
  tb_tell (play, TB_EVENT_STOLEN_RUBBLE, seat, other, 0, (int) n, 0);
  tb_end_effect (play);
  tb_begin_rewards (play, seat);
}

static gboolean
fits_take_rubble (const TbPosition *pos,
                  const TbFrame    *frame)
{
  return frame->stage == 0 && frame->b == 0 && frame->c == 0 && frame->a < pos->options.players
         && frame->a != frame->seat && pos->players[frame->a].rubble > 0;
}

const TbEffectClass tb_take_rubble_effect = { can_take_rubble, run_take_rubble, list_take_rubble, answer_take_rubble,
                                              fits_take_rubble, 0 };
