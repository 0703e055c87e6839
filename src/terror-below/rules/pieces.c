/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T1.4, T2.3, T7, T25.9: Rubble, Eggs, Target tokens and pawns, and Vehicle cards on Worms.
 */
#include "tb-rules-private.h"

void
tb_add_rubble (TbPosition *pos,
               TbSpace     space)
{
  guint level = (guint) (pos->rubble[0] >> space & 1);

  pos->rubble[level] |= TB_BIT (space);
  pos->supply_rubble--;
}

void
tb_remove_rubble (TbPosition *pos,
                  TbSpace     space)
{
  guint level = (guint) (pos->rubble[1] >> space & 1);

  pos->rubble[level] &= ~TB_BIT (space);
}

guint
tb_clear_rubble (TbPosition *pos,
                 TbSpace     space)
{
  guint n = tb_position_rubble_at (pos, space);

  pos->rubble[0] &= ~TB_BIT (space);
  pos->rubble[1] &= ~TB_BIT (space);
  return n;
}

void
tb_return_rubble (TbPosition *pos,
                  guint       n)
{
  pos->supply_rubble = (guint8) (pos->supply_rubble + n);
}

void
tb_put_egg (TbPlay  *play,
            TbSpace  space,
            guint    colour)
{
  TbPosition *pos = play->pos;

  pos->supply_eggs[colour]--;
  tb_lay_egg (pos, space, colour);
  tb_tell (play, TB_EVENT_PUT_EGG, TB_NO_SEAT, 0, space, (int) colour, 0);
  if (pos->attack.slot != TB_NO_SLOT)
    pos->attack.eggs[colour] = space;
  tb_one_egg (play, space);
}

void
tb_lay_egg (TbPosition *pos,
            TbSpace     space,
            guint       colour)
{
  pos->eggs[space] = (guint16) (pos->eggs[space] + TB_EGG (colour));
}

/* An Egg that has left SPACE does not count as placed by the attack any more. */
static void
forget_egg (TbPosition *pos,
            TbSpace     space,
            guint       colour)
{
  if (pos->attack.eggs[colour] == space)
    pos->attack.eggs[colour] = TB_SPACE_NONE;
}

/* T25.9: if there are several, all are removed. */
void
tb_one_egg (TbPlay  *play,
            TbSpace  space)
{
  TbPosition *pos = play->pos;
  guint16 eggs = pos->eggs[space];

  if (!tb_position_is_solo (pos) || tb_eggs_total (eggs) <= tb_box->numbers.eggs_in_a_space)
    return;
  pos->eggs[space] = 0;
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    {
      forget_egg (pos, space, colour);
      for (guint n = tb_eggs_count (eggs, colour); n > 0; n--)
        {
          pos->supply_eggs[colour]++;
          tb_tell (play, TB_EVENT_GONE_EGG, TB_NO_SEAT, space, 0, (int) colour, 0);
        }
    }
}

void
tb_take_egg (TbPlay  *play,
             guint    seat,
             TbSpace  space,
             guint    colour)
{
  TbPosition *pos = play->pos;
  TbPlayer *player = &pos->players[seat];

  pos->eggs[space] = (guint16) (pos->eggs[space] - TB_EGG (colour));
  player->eggs = (guint16) (player->eggs + TB_EGG (colour));
  forget_egg (pos, space, colour);
  tb_tell (play, TB_EVENT_TOOK, seat, space, 0, (int) colour, 0);
}

TbSpaces
tb_egg_spaces (const TbPosition *pos)
{
  TbSpaces spaces = 0;

  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    if (pos->eggs[space] != 0)
      spaces |= TB_BIT (space);
  return spaces;
}

gboolean
tb_step_target (TbPlay   *play,
                guint     slot,
                TbDir     dir,
                gboolean  by_arrow)
{
  TbSlot *at = &play->pos->slots[slot];
  TbSpace from = at->target, to = tb_position_board (play->pos)->step[from][dir];

  if (to == TB_SPACE_NONE)
    {
      if (by_arrow)
        tb_tell (play, TB_EVENT_ARROW_IGNORED, TB_NO_SEAT, 0, 0, dir, (int) slot);
      return FALSE;
    }
  at->target = to;
  tb_tell (play, TB_EVENT_TARGET, TB_NO_SEAT, from, to, by_arrow, (int) slot);
  return TRUE;
}

void
tb_arrows (TbPlay *play,
           guint   slot,
           TbCard  vehicle)
{
  const TbVehicle *card = tb_vehicle (vehicle);

  for (guint i = 0; i < card->n_arrows; i++)
    tb_step_target (play, slot, (TbDir) card->arrows[i], TRUE);
}

void
tb_carry (TbPlay  *play,
          guint    seat,
          TbSpace  to,
          TbCard   by)
{
  TbPlayer *player = &play->pos->players[seat];

  tb_tell (play, TB_EVENT_CARRIED, seat, player->at, to, by, 0);
  player->at = to;
}

void
tb_place_pawn (TbPlay  *play,
               guint    seat,
               TbSpace  space)
{
  play->pos->players[seat].at = space;
  tb_tell (play, TB_EVENT_PLACED, seat, 0, space, 0, 0);
}

void
tb_lay_on (TbSlot *slot,
           TbCard  vehicle,
           guint   by)
{
  slot->cards[slot->n_cards] = vehicle;
  slot->by[slot->n_cards] = (guint8) by;
  slot->n_cards++;
}

void
tb_lay_from_deck (TbPlay   *play,
                  guint     slot,
                  gboolean  over_limit)
{
  TbSlot *on = &play->pos->slots[slot];
  TbCard card;

  if (!tb_slot_is_in_play (on) || (card = tb_draw_top (play, TB_DECK_VEHICLES)) == TB_NO_CARD)
    return;
  if (tb_slot_is_full (play->pos, on) && !over_limit)
    {
      tb_discard (play->pos, card);
      tb_tell (play, TB_EVENT_DISCARDED, TB_NO_SEAT, 0, 0, card, 0);
      return;
    }
  tb_lay_on (on, card, TB_NO_SEAT);
  tb_tell (play, TB_EVENT_LAID, TB_NO_SEAT, 0, 0, card, (int) slot);
  tb_arrows (play, slot, card);
}
