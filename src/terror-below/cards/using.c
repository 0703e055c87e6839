/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T16.2 to T16.9, T28.2: which cards and powers can be used, and where a used card is put.
 */
#include "cards-private.h"

/* T9.2, T16.4; the turn checks whether the actions step is closed. */
static gboolean
window_is_open (const TbPosition *pos,
                guint             seat,
                TbWindow          window)
{
  TbSpace at = pos->players[seat].at;

  if (pos->n_using == TB_MAX_USING)
    return FALSE;
  if (!(window & (TB_WINDOW_TURN | TB_WINDOW_ACTION)))
    return TRUE;
  if (seat != pos->turn || (pos->step != TB_STEP_ACT && (pos->step != TB_STEP_PLAY || window != TB_WINDOW_TURN)))
    return FALSE;
  return at == TB_SPACE_NONE || !(tb_position_other_pawns (pos, seat) >> at & 1);
}

/* T16.2: of equal cards the ones that are not fresh are used first. */
static gboolean
has_unfresh (const TbPosition *pos,
             guint             seat,
             TbCard            card)
{
  guint fresh = seat == pos->turn ? tb_things_count (pos->fresh, card) : 0;

  return tb_things_count (pos->players[seat].things, card) > fresh;
}

/* T16.6: a Hat is put on in window `turn`, whatever its own window is. */
static gboolean
serves_in (const TbPosition *pos,
           guint             seat,
           TbWindow          window,
           TbCard            card)
{
  if (tb_thing (card)->hat)
    return window == TB_WINDOW_TURN;
  if (!(tb_effect (card)->window & window))
    return FALSE;
  return !(window & (TB_WINDOW_TURN | TB_WINDOW_ACTION)) || tb_effect_can (pos, seat, card);
}

/* T16.9: only powers of the window `action` are used. */
static gboolean
can_use_power (const TbPosition *pos,
               guint             seat,
               TbWindow          window)
{
  TbCard leader = pos->players[seat].leader;

  return window == TB_WINDOW_ACTION && leader != TB_NO_CARD && serves_in (pos, seat, window, leader);
}

void
tb_list_usable (const TbPosition *pos,
                guint             seat,
                TbWindow          window,
                TbMoves          *list)
{
  if (!window_is_open (pos, seat, window))
    return;
  for (TbThings left = pos->players[seat].things; left != 0;)
    {
      TbCard card = tb_things_first (left);

      left &= ~tb_things_mask (card);
      if (has_unfresh (pos, seat, card) && serves_in (pos, seat, window, card))
        tb_moves_add (list, TB_MOVE (TB_MOVE_USE, card, 0, 0));
    }
  if (can_use_power (pos, seat, window))
    tb_moves_add (list, TB_MOVE (TB_MOVE_USE, pos->players[seat].leader, 0, 0));
}

guint
tb_triggered (const TbPosition *pos,
              guint             seat,
              TbWindow          trigger,
              TbCard            cards[2])
{
  const TbPlayer *player = &pos->players[seat];
  guint n = 0;

  if (player->leader != TB_NO_CARD && (tb_effect (player->leader)->window & trigger) != 0)
    cards[n++] = player->leader;
  if (player->hat != TB_NO_CARD && (tb_effect (player->hat)->window & trigger) != 0)
    cards[n++] = player->hat;
  return n;
}

/* --- A card in use (T16.5) -------------------------------------------------------------------------------------- */

void
tb_take_up (TbPlay *play,
            guint   seat,
            TbCard  card)
{
  TbPosition *pos = play->pos;
  TbPlayer *player = &pos->players[seat];

  player->things = tb_things_remove (player->things, card);
  pos->using[pos->n_using++] = card;
  tb_tell (play, TB_EVENT_USED, seat, 0, 0, card, 0);
}

/* FALSE: the card is not in use. */
static gboolean
end_use (TbPosition *pos,
         TbCard      card)
{
  guint place = 0;

  while (place < pos->n_using && pos->using[place] != card)
    place++;
  if (place == pos->n_using)
    return FALSE;
  pos->n_using--;
  memmove (pos->using + place, pos->using + place + 1, pos->n_using - place);
  pos->using[pos->n_using] = 0;
  return TRUE;
}

void
tb_lay_down (TbPosition *pos,
             TbCard      card)
{
  if (end_use (pos, card))
    tb_discard (pos, card);
}

void
tb_keep (TbPlay *play,
         guint   seat,
         TbCard  card)
{
  TbPlayer *player = &play->pos->players[seat];

  if (!end_use (play->pos, card))
    return;
  player->things = tb_things_add (player->things, card);
  tb_tell (play, TB_EVENT_KEPT, seat, 0, 0, card, 0);
}

/* --- Decision `use` of windows `turn` and `action` --------------------------------------------------------------- */

/* T16.6, G8, F8: the new Hat is in force when the old one is discarded. */
static void
put_on (TbPlay *play,
        guint   seat,
        TbCard  hat)
{
  TbPlayer *player = &play->pos->players[seat];

  if (player->hat != TB_NO_CARD)
    tb_discard_hat (play, seat);
  end_use (play->pos, hat);
  player->hat = hat;
  tb_tell (play, TB_EVENT_HAT, seat, 0, 0, hat, 0);
  tb_begin_rewards (play, seat);
}

/* T16.9: an action with its cost, counted as a use. */
static void
use_power (TbPlay *play,
           guint   seat,
           TbCard  leader)
{
  TbUsed *used = &play->pos->players[seat].used_turn;

  used->n = used->card == leader ? (guint8) (used->n + 1) : 1;
  used->card = leader;
  tb_tell (play, TB_EVENT_USED, seat, 0, 0, leader, 0);
  tb_set_ap (play, play->pos->ap - tb_effect (leader)->cost);
  tb_begin_effect (play, seat, leader, 0);
}

void
tb_use_in_turn (TbPlay *play,
                guint   seat,
                TbCard  card)
{
  if (tb_card_is_character (card))
    {
      use_power (play, seat, card);
      return;
    }
  tb_take_up (play, seat, card);
  if (tb_thing (card)->hat)
    put_on (play, seat, card);
  else
    tb_begin_effect (play, seat, card, 0);
}
