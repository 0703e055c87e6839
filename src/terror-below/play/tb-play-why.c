/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why a press has no effect: the refusal by the rules of the move that was probably meant.
 */
#include "config.h"

#include "tb-play-private.h"

#include <glib/gi18n-lib.h>

#include "tb-rule-at-hand.h"
#include "tb-rules.h"

/* The refusal of MOVE by the rules; FALSE: it is legal. */
static gboolean
forbids (const TbPosition *pos,
         BmMove            move,
         BmRefusal        *refusal)
{
  return !tb_rules_why (pos, move, refusal);
}

/* The colour of an Egg on the Leader of SEAT; 0 without any. */
static guint
carried_colour (const TbPosition *pos,
                guint             seat)
{
  guint colour = 0;

  while (colour < TB_N_COLOURS && tb_eggs_count (pos->players[seat].eggs, colour) == 0)
    colour++;
  return colour % TB_N_COLOURS;
}

static BmMove
meant_by_button (const TbPosition *pos,
                 guint             button)
{
  guint seat = pos->turn;
  TbSpace at = pos->players[seat].at == TB_SPACE_NONE ? 0 : pos->players[seat].at;
  TbSpace beside = tb_position_board (pos)->next[at][TB_UP];

  if (beside == TB_SPACE_NONE)
    beside = tb_position_board (pos)->next[at][TB_DOWN];
  switch (button)
    {
    case TB_BUTTON_MOVE:
      return TB_MOVE (TB_MOVE_MOVE, beside, 0, 0);
    case TB_BUTTON_CLEAR:
      return TB_MOVE (TB_MOVE_CLEAR, beside, 0, 0);
    case TB_BUTTON_RAMP:
      return TB_MOVE (TB_MOVE_RAMP, beside, at, 0);
    case TB_BUTTON_TAKE:
      return TB_MOVE (TB_MOVE_TAKE, 0, 0, 0);
    case TB_BUTTON_DELIVER:
      return TB_MOVE (TB_MOVE_DELIVER, carried_colour (pos, seat), TB_NO_CARD, 0);
    case TB_BUTTON_POWER:
      return TB_MOVE (TB_MOVE_USE, pos->players[seat].leader, 0, 0);
    case TB_BUTTON_DONE:
      return TB_MOVE (TB_MOVE_DONE, 0, 0, 0);
    default:
      return BM_MOVE_NONE;
    }
}

/* Over the pawn in SPACE, straight on; or over the pawn that was picked, onto SPACE. */
static BmMove
meant_by_ramp (const TbPosition *pos,
               TbAt              second,
               TbSpace           space)
{
  TbSpace at = pos->players[pos->turn].at, to = space;

  if (TB_AT_KIND (second) == TB_AT_SPACE && (tb_position_other_pawns (pos, pos->turn) & TB_BIT (TB_AT_N (second))) != 0)
    return TB_MOVE (TB_MOVE_RAMP, TB_AT_N (second), space, 0);
  for (guint dir = 0; dir < TB_N_DIRS; dir++)
    if (tb_position_board (pos)->next[at][dir] == space)
      to = tb_position_board (pos)->next[space][dir];
  return TB_MOVE (TB_MOVE_RAMP, space, to == TB_SPACE_NONE ? at : to, 0);
}

static BmMove
meant_at_act (const TbPosition *pos,
              const TbPicks    *picks,
              TbSpace           space)
{
  guint button = TB_AT_KIND (picks->first) == TB_AT_BUTTON ? TB_AT_N (picks->first) : TB_BUTTON_MOVE;

  switch (button)
    {
    case TB_BUTTON_RAMP:
      return meant_by_ramp (pos, picks->second, space);
    case TB_BUTTON_CLEAR:
      return TB_MOVE (TB_MOVE_CLEAR, space, 0, 0);
    case TB_BUTTON_TAKE:
    case TB_BUTTON_DELIVER:
    case TB_BUTTON_POWER:
      return meant_by_button (pos, button);
    default:
      if (space != pos->players[pos->turn].at)
        return TB_MOVE (TB_MOVE_MOVE, space, 0, 0);
      return tb_position_location_at (pos, space) < TB_N_LOCATIONS ? meant_by_button (pos, TB_BUTTON_DELIVER)
                                                                   : meant_by_button (pos, TB_BUTTON_TAKE);
    }
}

static BmMove
meant_by_space (const TbPosition *pos,
                const TbPicks    *picks,
                TbSpace           space)
{
  switch ((guint) tb_asks_of (pos))
    {
    case TB_ASKS_START:
      return TB_MOVE (TB_MOVE_START, space, 0, 0);
    case TB_ASKS_RETURN:
      return TB_MOVE (TB_MOVE_RETURN, space, 0, 0);
    case TB_ASKS_ACT:
      return meant_at_act (pos, picks, space);
    case TB_ASKS_PICK:
      return TB_MOVE (TB_MOVE_CHOOSE, TB_OPTION_SPACE, space, 0);
    default:
      return BM_MOVE_NONE;
    }
}

static BmMove
meant_by_card (const TbPosition *pos,
               TbAt              picked,
               TbCard            card)
{
  if (!tb_card_is_vehicle (card))
    return TB_MOVE (TB_MOVE_USE, card, 0, 0);
  switch ((guint) tb_asks_of (pos))
    {
    case TB_ASKS_PLAY:
      return TB_MOVE (TB_MOVE_PLAY, card, TB_AT_KIND (picked) == TB_AT_WORM ? TB_AT_N (picked) : 0, 0);
    case TB_ASKS_ADD:
      return TB_MOVE (TB_MOVE_ADD, card, 0, 0);
    case TB_ASKS_HIDE:
      return TB_MOVE (TB_MOVE_HIDE, card, TB_AT_KIND (picked) == TB_AT_WORM ? TB_AT_N (picked) : 0, 0);
    default:
      return TB_MOVE (TB_MOVE_PLAY, card, 0, 0);
    }
}

static BmMove
meant_by_worm (const TbPosition *pos,
               TbAt              picked,
               guint             slot)
{
  guint64 hand = pos->players[MAX (0, tb_position_to_act (pos))].vehicles;
  TbCard card = TB_AT_KIND (picked) == TB_AT_CARD ? TB_AT_N (picked) : hand == 0 ? 0 : (TbCard) __builtin_ctzll (hand);

  return TB_MOVE (tb_asks_of (pos) == TB_ASKS_HIDE ? TB_MOVE_HIDE : TB_MOVE_PLAY, card, slot, 0);
}

#define PASSED _("Another car stands there: you may pass it, but not stay.")

/* ---- What has to be decided first */

static const char *
decision_words (const TbPosition *pos)
{
  switch ((guint) tb_asks_of (pos))
    {
    case TB_ASKS_LEADER:
      return _("First choose your Leader.");
    case TB_ASKS_LEAVE:
      return _("First choose whom of your squad you leave out.");
    case TB_ASKS_START:
    case TB_ASKS_RETURN:
      return _("Choose a Location to start from.");
    case TB_ASKS_ADD:
      return _("First choose a second Vehicle card for your Boots.");
    case TB_ASKS_DRAW:
      return _("Choose a deck to draw from.");
    case TB_ASKS_FACILITY:
      return _("First take a Hidden Bounty: one of the Line, or the deck’s.");
    case TB_ASKS_HOSPITAL:
      return _("First choose whom you bring back.");
    case TB_ASKS_HIDE:
      return _("Hide a card on a Worm, or press Done.");
    case TB_ASKS_TOWARD:
      return _("Choose where the Target goes.");
    case TB_ASKS_DISCARD:
      return _("First discard a Vehicle card.");
    case TB_ASKS_HUNT:
      return _("Use a Weapon, or press Done.");
    case TB_ASKS_CAUGHT:
      return _("Use a card that protects your Leader, or press Done.");
    case TB_ASKS_CLAIM:
      return _("Choose your reward for the Worm.");
    case TB_ASKS_PICK:
      return _("First choose what the card asks for.");
    case TB_ASKS_YES_NO:
      return _("First answer the card: Yes or No.");
    case TB_ASKS_ACT:
      return _("Press a space in reach, or an action.");
    default:
      return _("First a Vehicle card is played on a Worm: its number is your Action Points.");
    }
}

static BmRefusal
decide_first (const TbPosition *pos)
{
  return (BmRefusal) { .rule = tb_rule_of_decision (pos), .message = decision_words (pos) };
}

/* ---- Things that are never pressed by themselves */

static BmRefusal
explain_bounty (TbCard card)
{
  if (!tb_card_is_bounty (card))
    return (BmRefusal) { .rule = "T14.2", .message = _("No Bounty lies there.") };
  if (tb_bounty (card)->hunt)
    return (BmRefusal) { .rule = "T20.2", .message = _("A hunting Bounty is completed by the killing blow against its Worm.") };
  return (BmRefusal) { .rule = "T14.3", .message = _("A Bounty is completed by delivering its Egg to its Location.") };
}

static BmRefusal
explain_thing (const TbPosition *pos,
               TbAt              at)
{
  switch ((guint) TB_AT_KIND (at))
    {
    case TB_AT_LINE:
      return explain_bounty (pos->line[TB_AT_N (at) % TB_N_LINE]);
    case TB_AT_SEAT:
      return (BmRefusal) { .rule = "T28.2", .message = _("A player is chosen only when a card asks for one.") };
    case TB_AT_COLOUR:
      return (BmRefusal) { .rule = "T13.1", .message = _("An Egg is chosen only when it is delivered, or a card asks for one.") };
    case TB_AT_DECK:
      return (BmRefusal) { .rule = "T11.2", .message = _("A deck is chosen only when you trade Rubble.") };
    default:
      return explain_bounty ((TbCard) TB_AT_N (at));
    }
}

static gboolean
is_things_own (const TbPosition *pos,
               TbAt              at)
{
  return TB_AT_KIND (at) == TB_AT_CARD && (tb_card_is_item (TB_AT_N (at)) || tb_card_is_weapon (TB_AT_N (at)))
         && tb_position_to_act (pos) != BM_SIDE_NOBODY
         && tb_things_have (pos->players[tb_position_to_act (pos)].things, TB_AT_N (at));
}

/* ---- The decisions `play` and `act` */

static gboolean
is_action (guint button)
{
  return button <= TB_BUTTON_DELIVER || button == TB_BUTTON_DONE;
}

static BmRefusal
explain_button (const TbPosition *pos,
                guint             button)
{
  if (button == TB_BUTTON_USE)
    return (BmRefusal) { .rule = "T16.4", .message = _("You hold no card that can be used now.") };
  if (button == TB_BUTTON_YES || button == TB_BUTTON_NO)
    return (BmRefusal) { .rule = "T28.6", .message = _("Yes and No answer a card, and none asks now.") };
  if (button == TB_BUTTON_VP)
    return (BmRefusal) { .rule = "T20.2", .message = _("This point is chosen only after a killing blow or with a delivery.") };
  return decide_first (pos);
}

/* A space that no Move of a way can reach: why not.  FALSE: it is in question for something else. */
static gboolean
explain_way (const TbPosition *pos,
             TbSpace           space,
             BmRefusal        *refusal)
{
  TbSpace from = pos->players[pos->turn].at;
  TbRoute route;

  if (from == TB_SPACE_NONE || tb_space_distance (from, space) <= 1 || tb_position_rubble_at (pos, space) > 0
      || (tb_position_board (pos)->ground & TB_BIT (space)) == 0)
    return FALSE;
  refusal->rule = "T9.1";
  if (pos->ap == 0)
    refusal->message = _("You have no Action Points left.");
  else if ((tb_position_other_pawns (pos, pos->turn) & TB_BIT (space)) != 0)
    *refusal = (BmRefusal) { .rule = "T9.2", .message = PASSED };
  else if (tb_route_to (pos, space, &route) && !route.found)
    *refusal = (BmRefusal) { .rule = "T9.3", .message = _("No way leads there: Rubble, other cars or the Canyon shut it off.") };
  else
    refusal->message = _("Your Action Points do not reach that far.");
  return TRUE;
}

/* What is picked stands in the way of a move that is legal. */
static BmRefusal
explain_picked (const TbPosition *pos,
                TbAt              picked)
{
  if (tb_asks_of (pos) == TB_ASKS_PLAY && (TB_AT_KIND (picked) == TB_AT_CARD || TB_AT_KIND (picked) == TB_AT_WORM))
    return (BmRefusal) { .rule = tb_rule_of_decision (pos),
                         .message = _("You have picked a card: it goes on a Worm. Escape puts it back.") };
  return (BmRefusal) { .rule = tb_rule_at_hand (pos, picked),
                       .message = _("This does not fit what you have picked. Escape cancels that.") };
}

static BmMove
meant_by (const TbPosition *pos,
          const TbPicks    *picks,
          TbAt              at)
{
  switch ((guint) TB_AT_KIND (at))
    {
    case TB_AT_BUTTON:
      return meant_by_button (pos, TB_AT_N (at));
    case TB_AT_SPACE:
      return meant_by_space (pos, picks, TB_AT_N (at));
    case TB_AT_CARD:
      return tb_card_is_bounty (TB_AT_N (at)) ? BM_MOVE_NONE : meant_by_card (pos, picks->first, TB_AT_N (at));
    case TB_AT_WORM:
      return meant_by_worm (pos, picks->first, TB_AT_N (at));
    default:
      return BM_MOVE_NONE;
    }
}

/* Whether the refusal of the meant move says more than what has to be decided first. */
static gboolean
is_about_it (const TbPosition *pos,
             TbAt              at)
{
  switch ((guint) tb_asks_of (pos))
    {
    case TB_ASKS_PLAY:
      return TB_AT_KIND (at) == TB_AT_CARD || TB_AT_KIND (at) == TB_AT_WORM
             || (TB_AT_KIND (at) == TB_AT_BUTTON && !is_action (TB_AT_N (at)));
    case TB_ASKS_ACT:
      return TRUE;
    case TB_ASKS_ADD:
      return TB_AT_KIND (at) == TB_AT_CARD && tb_card_is_vehicle (TB_AT_N (at));
    case TB_ASKS_HIDE:
      return TB_AT_KIND (at) == TB_AT_WORM || (TB_AT_KIND (at) == TB_AT_CARD && tb_card_is_vehicle (TB_AT_N (at)));
    case TB_ASKS_HUNT:
    case TB_ASKS_CAUGHT:
      return is_things_own (pos, at);
    case TB_ASKS_START:
    case TB_ASKS_RETURN:
    case TB_ASKS_PICK:
      return TB_AT_KIND (at) == TB_AT_SPACE;
    default:
      return FALSE;
    }
}

/* Without a refusal by the rules. */
static BmRefusal
explain_plainly (const TbPosition *pos,
                 const TbPicks    *picks,
                 TbAt              at)
{
  TbAsks asks = tb_asks_of (pos);

  if (asks != TB_ASKS_PLAY && asks != TB_ASKS_ACT)
    return decide_first (pos);
  if (TB_AT_KIND (at) == TB_AT_BUTTON)
    return explain_button (pos, TB_AT_N (at));
  if (TB_AT_KIND (at) != TB_AT_SPACE && TB_AT_KIND (at) != TB_AT_WORM
      && (TB_AT_KIND (at) != TB_AT_CARD || tb_card_is_bounty (TB_AT_N (at))))
    return explain_thing (pos, at);
  if (asks == TB_ASKS_ACT && TB_AT_KIND (at) == TB_AT_SPACE
      && (tb_position_other_pawns (pos, pos->turn) & TB_BIT (TB_AT_N (at))) != 0)
    return (BmRefusal) { .rule = "T9.2", .message = PASSED };
  return picks->first == TB_AT_NONE ? decide_first (pos) : explain_picked (pos, picks->first);
}

void
tb_play_explain (const TbPosition *pos,
                 const TbPicks    *picks,
                 TbAt              at,
                 BmRefusal        *refusal)
{
  BmMove move = meant_by (pos, picks, at);
  gboolean ramps = TB_AT_KIND (picks->first) == TB_AT_BUTTON && TB_AT_N (picks->first) != TB_BUTTON_MOVE;
  BmRefusal said = { .message = NULL };

  *refusal = (BmRefusal) { .message = NULL };
  if (tb_asks_of (pos) == TB_ASKS_ACT && TB_AT_KIND (at) == TB_AT_SPACE && !ramps && explain_way (pos, TB_AT_N (at), refusal))
    return;
  if (TB_AT_KIND (at) == TB_AT_CARD && pos->players[MAX (0, tb_position_to_act (pos))].hat == TB_AT_N (at))
    *refusal = (BmRefusal) { .rule = "T16.6", .message = _("This Hat is worn, and works by itself.") };
  else if (move != BM_MOVE_NONE && is_about_it (pos, at) && forbids (pos, move, &said) && said.message != NULL)
    *refusal = said;
  else
    *refusal = explain_plainly (pos, picks, at);
}
