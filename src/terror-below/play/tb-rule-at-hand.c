/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Context help: the rule about the hovered object, or the one about the decision.
 */
#include "tb-rule-at-hand.h"

#include "tb-asks.h"

const char *
tb_rule_of_decision (const TbPosition *view)
{
  switch (tb_asks_of (view))
    {
    case TB_ASKS_LEADER:
      return view->step == TB_STEP_SETUP ? "T4.5" : "T21.3";
    case TB_ASKS_LEAVE:
      return "T27.2";
    case TB_ASKS_START:
      return "T4.9";
    case TB_ASKS_RETURN:
      return "T21.6";
    case TB_ASKS_PLAY:
      return "T6.1";
    case TB_ASKS_ADD:
      return "T15.2";
    case TB_ASKS_ACT:
      return "T8.1";
    case TB_ASKS_DRAW:
      return "T11.2";
    case TB_ASKS_FACILITY:
      return "T13.7";
    case TB_ASKS_HOSPITAL:
      return "T13.8";
    case TB_ASKS_HIDE:
      return "T15.3";
    case TB_ASKS_TOWARD:
      return "T15.5";
    case TB_ASKS_DISCARD:
      return "T17.1";
    case TB_ASKS_HUNT:
      return "T19.5";
    case TB_ASKS_CAUGHT:
      return "T19.8";
    case TB_ASKS_CLAIM:
      return "T20.2";
    case TB_ASKS_PICK:
      return "T28.2";
    case TB_ASKS_YES_NO:
      return "T28.6";
    case TB_ASKS_NOTHING:
    default:
      return tb_position_is_solo (view) ? "T25.1" : "T3.1";
    }
}

static const char *
rule_of_button (const TbPosition *view,
                guint             button)
{
  switch (button)
    {
    case TB_BUTTON_MOVE:
      return "T9.1";
    case TB_BUTTON_RAMP:
      return tb_position_board (view)->canyon == 0 ? "T10.1" : "T24.5";
    case TB_BUTTON_CLEAR:
      return "T11.1";
    case TB_BUTTON_TAKE:
      return "T12.1";
    case TB_BUTTON_DELIVER:
      return "T13.1";
    case TB_BUTTON_USE:
      return "T16.4";
    case TB_BUTTON_POWER:
      return "T16.9";
    case TB_BUTTON_DONE:
      return tb_asks_of (view) == TB_ASKS_ACT ? "T8.2" : NULL;
    default:
      return NULL;
    }
}

/* The rule about a Location's function. */
static const char *
rule_of_location (guint location)
{
  static const char *const rules[TB_N_LOCATIONS] = {
    [TB_STORE] = "T13.6", [TB_MOTEL] = "T13.6", [TB_POLICE] = "T13.6", [TB_FACILITY] = "T13.7", [TB_HOSPITAL] = "T13.8",
  };

  return rules[location];
}

/* The rule about the contents of a space; NULL for plain desert. */
static const char *
rule_of_space (const TbPosition *view,
               TbSpace           space)
{
  const TbBoard *board = tb_position_board (view);
  TbSpace own = view->turn < TB_MAX_SEATS ? view->players[view->turn].at : TB_SPACE_NONE;

  if ((board->canyon & TB_BIT (space)) != 0)
    return "T24.2";
  if (tb_position_location_at (view, space) < TB_N_LOCATIONS)
    return rule_of_location (tb_position_location_at (view, space));
  if ((tb_position_pawns (view) & TB_BIT (space)) != 0 && space != own)
    return "T10.1";
  if (view->eggs[space] != 0)
    return "T12.1";
  if (tb_position_rubble_at (view, space) > 0)
    return "T11.1";
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (view->slots[slot].target == space)
      return "T19.1";
  return (board->mesa & TB_BIT (space)) != 0 ? "T24.1" : NULL;
}

static const char *
rule_of_vehicle (TbCard card)
{
  switch ((guint) tb_effect (card)->kind)
    {
    case TB_EFFECT_SECOND_CARD:
      return "T15.2";
    case TB_EFFECT_HIDE_CARD:
      return "T15.3";
    case TB_EFFECT_ALL_CLOSER:
      return "T15.4";
    default:
      return "T15.1";
    }
}

static const char *
rule_of_card (const TbPosition *view,
              TbCard            card)
{
  if (tb_card_is_vehicle (card))
    return tb_asks_of (view) == TB_ASKS_PLAY ? rule_of_vehicle (card) : NULL;
  if (tb_card_is_item (card))
    return tb_thing (card)->hat ? "T16.6" : "T16.4";
  if (tb_card_is_weapon (card))
    return tb_asks_of (view) == TB_ASKS_HUNT ? "T19.5" : "T16.4";
  if (tb_card_is_character (card))
    return "T16.9";
  return tb_card_is_bounty (card) ? "T14.4" : NULL;
}

static const char *
rule_of_thing (const TbPosition *view,
               TbAt              at)
{
  guint n = TB_AT_N (at);

  switch (TB_AT_KIND (at))
    {
    case TB_AT_SPACE:
      return n < TB_N_SPACES ? rule_of_space (view, (TbSpace) n) : NULL;
    case TB_AT_WORM:
      return tb_asks_of (view) == TB_ASKS_PLAY ? "T6.2" : "T18.1";
    case TB_AT_CARD:
      return rule_of_card (view, (TbCard) n);
    case TB_AT_LINE:
      return "T14.1";
    case TB_AT_SEAT:
      return "T3.2";
    case TB_AT_COLOUR:
      return "T13.1";
    case TB_AT_DECK:
      return "T11.2";
    case TB_AT_BUTTON:
      return rule_of_button (view, n);
    default:
      return NULL;
    }
}

const char *
tb_rule_at_hand (const TbPosition *view,
                 TbAt              at)
{
  const char *rule = at == TB_AT_NONE ? NULL : rule_of_thing (view, at);

  return rule != NULL ? rule : tb_rule_of_decision (view);
}
