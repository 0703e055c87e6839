/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the card that is held would do to the Worm that is pointed at.
 */
#include "config.h"

#include "tb-play-private.h"

#include "tb-rules.h"

/* The Worm that AT stands for while a card is held over it; TB_N_SLOTS: none. */
static guint
slot_of (TbPlay *self,
         TbAt    at)
{
  const TbPosition *pos = tb_play_get_position (self);
  guint slot = TB_N_SLOTS;

  if (TB_AT_KIND (at) == TB_AT_WORM)
    return TB_AT_N (at);
  if (TB_AT_KIND (at) == TB_AT_SPACE)
    for (slot = 0; slot < TB_N_SLOTS; slot++)
      if (tb_slot_is_in_play (&pos->slots[slot]) && pos->slots[slot].target == TB_AT_N (at))
        break;
  return slot;
}

gboolean
tb_play_get_distraction (TbPlay        *self,
                         TbAt           hovered,
                         guint         *slot,
                         TbDistraction *distraction)
{
  TbAsks asks = tb_play_is_inactive (self) ? TB_ASKS_NOTHING : tb_play_get_asks (self);
  TbAt card = self->picks.first, worm = hovered;
  TbPosition view;

  if (asks != TB_ASKS_PLAY && asks != TB_ASKS_HIDE)
    return FALSE;
  if (TB_AT_KIND (card) == TB_AT_WORM)
    {
      card = hovered;
      worm = self->picks.first;
    }
  *slot = slot_of (self, worm);
  if (TB_AT_KIND (card) != TB_AT_CARD || !tb_card_is_vehicle (TB_AT_N (card)) || *slot >= TB_N_SLOTS
      || !tb_slot_is_in_play (&tb_play_get_position (self)->slots[*slot])
      || tb_slot_is_full (tb_play_get_position (self), &tb_play_get_position (self)->slots[*slot]))
    return FALSE;
  view = *tb_play_get_position (self);
  tb_rules_hide (&view, (guint) tb_play_get_seat (self));
  if (asks == TB_ASKS_HIDE)
    tb_hiding_of (&view, TB_AT_N (card), *slot, distraction);
  else
    tb_distraction_of (&view, TB_AT_N (card), *slot, distraction);
  return distraction->before.in_play;
}
