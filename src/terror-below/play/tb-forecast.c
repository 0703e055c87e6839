/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-forecast.h"

#include "tb-rules.h"

/* The space to which an arrow of direction DIR moves a Target token from SPACE; SPACE itself: it is ignored (T7.2,
   T24.4). */
static TbSpace
step (const TbPosition *view,
      TbSpace           space,
      guint             dir)
{
  TbSpace to = tb_position_board (view)->step[space][dir];

  return to == TB_SPACE_NONE ? space : to;
}

/* T18.2: face-down cards move the token before the attack, in the order in which they were played. */
static void
follow_hidden (const TbPosition *view,
               const TbSlot     *slot,
               TbDanger         *danger)
{
  for (guint i = 0; i < slot->n_cards; i++)
    if ((slot->by[i] & TB_LAID_DOWN) != 0)
      {
        const TbVehicle *vehicle;

        if (slot->cards[i] == TB_CARD_UNKNOWN)
          {
            danger->unknown = TRUE;
            continue;
          }
        vehicle = tb_vehicle (slot->cards[i]);
        for (guint arrow = 0; arrow < vehicle->n_arrows; arrow++)
          danger->centre = step (view, danger->centre, vehicle->arrows[arrow]);
        danger->moves = TRUE;
      }
  if (danger->unknown)
    {
      danger->centre = slot->target;
      danger->moves = FALSE;
    }
}

static void
add_pieces (const TbPosition *view,
            const TbWorm     *worm,
            TbDanger         *danger)
{
  const TbBoard *board = tb_position_board (view);

  for (guint i = 0; i < (guint) worm->n_eggs + worm->n_rubble; i++)
    {
      TbOffset offset = i < worm->n_eggs ? worm->eggs[i] : worm->rubble[i - worm->n_eggs];
      TbSpace space = tb_board_shifted (board, danger->centre, offset.column, offset.row);

      if (space == TB_SPACE_NONE)
        continue;
      if (i < worm->n_eggs)
        danger->egg |= TB_BIT (space);
      else
        danger->rubble |= TB_BIT (space);
    }
  if (worm->centre_rubble)
    danger->rubble |= TB_BIT (danger->centre);
  danger->egg &= board->ground;
  danger->rubble &= board->ground;
}

/* T19.1, T19.2 */
static void
add_pawns (const TbPosition *view,
           TbDanger         *danger)
{
  TbSpaces shelter = tb_position_is_solo (view) ? 0 : tb_position_locations (view) & ~TB_BIT (danger->centre);

  for (guint seat = 0; seat < view->options.players; seat++)
    {
      TbSpace at = view->players[seat].at;

      if (at == TB_SPACE_NONE || (danger->area & TB_BIT (at)) == 0)
        continue;
      if ((shelter & TB_BIT (at)) != 0)
        danger->safe |= (guint8) (1u << seat);
      else
        danger->hits |= (guint8) (1u << seat);
    }
}

static void
look_at (const TbPosition *view,
         const TbSlot     *slot,
         TbDanger         *danger)
{
  const TbWorm *worm;

  *danger = (TbDanger) { .centre = TB_SPACE_NONE };
  if (!tb_slot_is_in_play (slot) || slot->target == TB_SPACE_NONE)
    return;
  worm = tb_worm (slot->worm);
  danger->in_play = TRUE;
  danger->centre = slot->target;
  danger->to_go = (guint8) MAX (0, (int) tb_worm_limit (view, slot->worm) - slot->n_cards);
  follow_hidden (view, slot, danger);
  danger->area = tb_attack_area (view, worm, danger->centre);
  add_pieces (view, worm, danger);
  add_pawns (view, danger);
}

void
tb_danger_of (const TbPosition *view,
              guint             slot,
              TbDanger         *danger)
{
  look_at (view, &view->slots[slot], danger);
}

/* The steps of the arrows of CARD from SPACE on.  Returns the last space. */
static TbSpace
walk (const TbPosition *view,
      TbCard            card,
      TbSpace           space,
      TbDistraction    *distraction)
{
  const TbVehicle *vehicle = tb_vehicle (card);

  for (guint arrow = 0; arrow < vehicle->n_arrows && distraction->n_steps < TB_MAX_ARROWS; arrow++)
    {
      TbSpace to = step (view, space, vehicle->arrows[arrow]);

      distraction->steps[distraction->n_steps].dir = vehicle->arrows[arrow];
      distraction->steps[distraction->n_steps].from = space;
      distraction->steps[distraction->n_steps++].to = to;
      space = to;
    }
  return space;
}

static void
lay (const TbPosition *view,
     TbCard            card,
     guint8            down,
     TbSlot           *slot)
{
  if (slot->n_cards == TB_MAX_LAID)
    return;
  slot->cards[slot->n_cards] = card;
  slot->by[slot->n_cards++] = (guint8) (MAX (0, tb_position_to_act (view)) | down);
}

void
tb_distraction_of (const TbPosition *view,
                   TbCard            card,
                   guint             slot,
                   TbDistraction    *distraction)
{
  TbSlot moved = view->slots[slot];

  *distraction = (TbDistraction) { .n_steps = 0 };
  look_at (view, &view->slots[slot], &distraction->before);
  if (!distraction->before.in_play)
    return;
  moved.target = walk (view, card, moved.target, distraction);
  lay (view, card, 0, &moved);
  look_at (view, &moved, &distraction->after);
}

void
tb_hiding_of (const TbPosition *view,
              TbCard            card,
              guint             slot,
              TbDistraction    *distraction)
{
  TbSlot moved = view->slots[slot];

  *distraction = (TbDistraction) { .hidden = TRUE };
  look_at (view, &view->slots[slot], &distraction->before);
  if (!distraction->before.in_play)
    return;
  walk (view, card, distraction->before.centre, distraction);
  lay (view, card, TB_LAID_DOWN, &moved);
  look_at (view, &moved, &distraction->after);
}
