/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why an action is not legal (T8 to T13, T24).
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "why-private.h"

static gboolean
why_no_such_space (BmRefusal *refusal)
{
  return tb_refuse (refusal, "T1.1", _("There is no such space on this board."));
}

/* The remaining reason if all other conditions hold. */
static gboolean
why_not_paid (BmRefusal *refusal)
{
  return tb_refuse (refusal, "T8.2", _("Too few Action Points are left for this."));
}

static gboolean
why_not_move (const TbActor *actor,
              TbSpace        to,
              BmRefusal     *refusal)
{
  if (!tb_is_on_board (actor->pos, to))
    return why_no_such_space (refusal);
  if (to == actor->at)
    return tb_refuse (refusal, "T9.1", _("Your pawn stands there already."));
  if (actor->board->canyon >> to & 1)
    return tb_refuse (refusal, "T24.2", _("A Move cannot enter the Canyon."));
  if (!(actor->board->beside[actor->at] >> to & 1))
    return tb_refuse (refusal, "T9.1", _("A Move goes only to a space that shares a side with yours."));
  if (!(tb_passable (actor->pos, actor->seat) >> to & 1))
    return tb_refuse (refusal, "T9.1", _("Rubble is in the way: it must be removed first."));
  if (!tb_can_pay (actor, TB_ACTION_MOVE))
    return why_not_paid (refusal);
  return tb_refuse (refusal, "T9.2", _("Your pawn would end in another pawn’s space: too few Action Points are left to "
                                       "go on from there."));
}

static gboolean
why_not_ramp (const TbActor *actor,
              TbSpace        over,
              TbSpace        to,
              BmRefusal     *refusal)
{
  const TbPosition *pos = actor->pos;

  if (!tb_is_on_board (pos, over) || !tb_is_on_board (pos, to))
    return why_no_such_space (refusal);
  if (!(actor->others >> over & 1))
    return tb_refuse (refusal, "T10.1", _("There is no other pawn to ramp over."));
  if (!(actor->board->beside[actor->at] >> over & 1))
    return tb_refuse (refusal, "T10.1", _("A ramp goes only over a pawn in a space that shares a side with yours."));
  if (to == actor->at)
    return tb_refuse (refusal, "T10.1", _("A ramp does not land in your own space."));
  if (actor->board->canyon >> to & 1)
    return tb_refuse (refusal, "T24.2", _("A ramp over a player does not land in the Canyon."));
  if (!(actor->board->beside[over] >> to & 1))
    return tb_refuse (refusal, "T10.1", _("A ramp lands in a space that shares a side with that pawn’s."));
  if (pos->rubble[0] >> to & 1)
    return tb_refuse (refusal, "T10.2", _("Rubble lies where the ramp would land."));
  if (actor->others >> to & 1)
    return tb_refuse (refusal, "T10.2", _("Another pawn stands where the ramp would land."));
  return why_not_paid (refusal);
}

/* T10.4 */
static gboolean
why_not_jump (const TbActor *actor,
              TbSpace        to,
              BmRefusal     *refusal)
{
  const TbBoard *board = actor->board;
  TbSpace over = TB_SPACE_NONE;

  if (tb_hook_jump (actor->pos, actor->seat, NULL) == 0)
    return tb_refuse (refusal, "T10.4", _("Nothing lets your pawn jump like that."));
  for (TbDir dir = TB_UP; dir < TB_N_DIRS; dir++)
    if (board->next[actor->at][dir] != TB_SPACE_NONE && board->next[board->next[actor->at][dir]][dir] == to)
      over = board->next[actor->at][dir];
  if (over == TB_SPACE_NONE)
    return tb_refuse (refusal, "T10.4", _("This jump goes straight over exactly one space."));
  if (!((actor->pos->rubble[0] | board->canyon) >> over & 1))
    return tb_refuse (refusal, "T10.4", _("This jump goes only over Rubble or over a single Canyon space."));
  if (!(tb_position_free_spaces (actor->pos) >> to & 1))
    return tb_refuse (refusal, "T10.4", _("The space where this jump would land is not free."));
  return why_not_paid (refusal);
}

static gboolean
why_not_canyon (const TbActor *actor,
                TbSpace        to,
                TbCard         card,
                BmRefusal     *refusal)
{
  TbDir dir = tb_canyon_dir (actor, to);

  if (actor->board->canyon == 0)
    return tb_refuse (refusal, "T24.5", _("This board has no Canyon."));
  if (dir == TB_N_DIRS)
    return tb_refuse (refusal, "T24.5", _("No ramp goes straight over the Canyon from your space to that one."));
  if (actor->others >> to & 1)
    return tb_refuse (refusal, "T24.5", _("Another pawn stands where the ramp would land."));
  if (!tb_holds_vehicle (actor->pos, actor->seat, card))
    return tb_refuse (refusal, "T24.6", _("This Vehicle card is not in your hand."));
  if (!(tb_canyon_cards (actor, actor->board->canyon_spaces[actor->at][dir]) >> (card - TB_FIRST_VEHICLE) & 1))
    return tb_refuse (refusal, "T24.6", _("A ramp over two or more Canyon spaces takes a 6 or a 7."));
  return why_not_paid (refusal);
}

static gboolean
why_not_clear (const TbActor *actor,
               TbSpace        space,
               BmRefusal     *refusal)
{
  if (!tb_is_on_board (actor->pos, space))
    return why_no_such_space (refusal);
  if (space == actor->at)
    return tb_refuse (refusal, "T11.1", _("Rubble in your own space cannot be removed."));
  if (!(actor->board->beside[actor->at] >> space & 1))
    return tb_refuse (refusal, "T11.1", _("Only Rubble in a space that shares a side with yours can be removed."));
  if (!(actor->pos->rubble[0] >> space & 1))
    return tb_refuse (refusal, "T11.1", _("No Rubble lies there."));
  return why_not_paid (refusal);
}

static gboolean
why_not_take (const TbActor *actor,
              BmRefusal     *refusal)
{
  if (actor->pos->eggs[actor->at] == 0)
    return tb_refuse (refusal, "T12.1", _("No Egg lies in your space."));
  return why_not_paid (refusal);
}

static gboolean
why_not_deliver (const TbActor *actor,
                 guint          colour,
                 TbCard         bounty,
                 BmRefusal     *refusal)
{
  const TbPosition *pos = actor->pos;
  guint location = tb_position_location_at (pos, actor->at), n;
  TbCard bounties[TB_MAX_BOUNTIES];

  if (location == TB_N_LOCATIONS)
    return tb_refuse (refusal, "T13.1", _("Eggs are delivered only in a Location."));
  if (colour >= TB_N_COLOURS || tb_eggs_count (actor->player->eggs, colour) == 0)
    return tb_refuse (refusal, "T13.1", _("You carry no Egg of this colour."));
  if (bounty != TB_NO_CARD)
    {
      n = tb_delivery_bounties (pos, actor->seat, colour, location, bounties);
      while (n > 0 && bounties[n - 1] != bounty)
        n--;
      if (n == 0)
        return tb_why_bounty (pos, actor->seat, bounty, "T13.3", refusal);
    }
  return why_not_paid (refusal);
}

gboolean
tb_why_action (const TbPosition *pos,
               BmMove            move,
               BmRefusal        *refusal)
{
  TbActor actor = tb_actor (pos);
  guint kind = TB_MOVE_KIND (move);

  if (tb_shares_space (&actor) && kind != TB_MOVE_MOVE && kind != TB_MOVE_RAMP)
    return tb_refuse (refusal, "T9.2", _("Your pawn is in another pawn’s space: only a Move or a ramp over a player "
                                         "can follow."));
  switch (kind)
    {
    case TB_MOVE_MOVE:
      return why_not_move (&actor, TB_MOVE_A (move), refusal);
    case TB_MOVE_RAMP:
      return why_not_ramp (&actor, TB_MOVE_A (move), TB_MOVE_B (move), refusal);
    case TB_MOVE_JUMP:
      if (!tb_is_on_board (pos, TB_MOVE_A (move)))
        return why_no_such_space (refusal);
      return TB_MOVE_B (move) == TB_NO_CARD ? why_not_jump (&actor, TB_MOVE_A (move), refusal)
                                            : why_not_canyon (&actor, TB_MOVE_A (move), TB_MOVE_B (move), refusal);
    case TB_MOVE_CLEAR:
      return why_not_clear (&actor, TB_MOVE_A (move), refusal);
    case TB_MOVE_TAKE:
      return why_not_take (&actor, refusal);
    case TB_MOVE_DELIVER:
      return why_not_deliver (&actor, TB_MOVE_A (move), TB_MOVE_B (move), refusal);
    default:
      return tb_why_use (pos, actor.seat, TB_MOVE_A (move), TB_WINDOW_TURN | TB_WINDOW_ACTION, refusal);
    }
}
