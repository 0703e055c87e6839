/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T13: deliveries, and the Delivery Bonus.
 */
#include "actions-private.h"

void
tb_list_deliveries (const TbActor *actor,
                    TbMoves       *list)
{
  guint location;

  if (actor->player->eggs == 0)
    return;
  location = tb_position_location_at (actor->pos, actor->at);
  if (location == TB_N_LOCATIONS || !tb_can_pay (actor, TB_ACTION_DELIVER))
    return;
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    {
      TbCard bounties[TB_MAX_BOUNTIES];
      guint n;

      if (tb_eggs_count (actor->player->eggs, colour) == 0)
        continue;
      tb_moves_add (list, TB_MOVE (TB_MOVE_DELIVER, colour, TB_NO_CARD, 0));
      n = tb_delivery_bounties (actor->pos, actor->seat, colour, location, bounties);
      for (guint i = 0; i < n; i++)
        tb_moves_add (list, TB_MOVE (TB_MOVE_DELIVER, colour, bounties[i], 0));
    }
}

/* T13.5: the first delivery of the turn whose bonus can have an effect. */
static void
begin_bonus (TbPlay *play,
             guint   seat,
             guint   location)
{
  TbPosition *pos = play->pos;
  TbCard card = (TbCard) (TB_FIRST_LOCATION + location);

  if (pos->bonus || !tb_effect_can (pos, seat, card))
    return;
  pos->bonus = TRUE;
  tb_tell (play, TB_EVENT_BONUS, seat, 0, 0, 0, (int) location);
  tb_begin_effect (play, seat, card, 0);
}

/* In the order of T13.4. */
void
tb_do_delivery (TbPlay *play,
                guint   seat,
                guint   colour,
                TbCard  bounty)
{
  TbPosition *pos = play->pos;
  TbPlayer *player = &pos->players[seat];
  guint location = tb_position_location_at (pos, player->at);

  tb_pay (play, seat, TB_ACTION_DELIVER);
  player->eggs = (guint16) (player->eggs - TB_EGG (colour));
  pos->supply_eggs[colour]++;
  tb_tell (play, TB_EVENT_DELIVERED, seat, 0, 0, (int) colour, (int) location);
  if (bounty == TB_NO_CARD)
    tb_gain (play, seat, tb_hook_vp (pos, seat));
  else
    tb_complete (play, seat, bounty, TB_ANY);
  if (!tb_is_over (play))
    begin_bonus (play, seat, location);
}
