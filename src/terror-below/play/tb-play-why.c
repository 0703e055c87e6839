/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why a press has no effect: the refusal by the rules of the move that was probably meant.
 */
#include "config.h"

#include "tb-play-private.h"

#include <glib/gi18n-lib.h>

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

static BmMove
meant_by_space (const TbPosition *pos,
                TbAt              picked,
                TbSpace           space)
{
  gboolean clears = TB_AT_KIND (picked) == TB_AT_BUTTON && TB_AT_N (picked) == TB_BUTTON_CLEAR;

  switch ((guint) tb_asks_of (pos))
    {
    case TB_ASKS_START:
      return TB_MOVE (TB_MOVE_START, space, 0, 0);
    case TB_ASKS_RETURN:
      return TB_MOVE (TB_MOVE_RETURN, space, 0, 0);
    case TB_ASKS_ACT:
      if (space == pos->players[pos->turn].at)
        return TB_MOVE (TB_MOVE_TAKE, 0, 0, 0);
      return clears ? TB_MOVE (TB_MOVE_CLEAR, space, 0, 0) : TB_MOVE (TB_MOVE_MOVE, space, 0, 0);
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

/* The reason for objects with which nothing can be done, whatever the rules say. */
static const char *
plain_reason (const TbPosition *pos,
              TbAt              at)
{
  switch ((guint) tb_asks_of (pos))
    {
    case TB_ASKS_PLAY:
      if (TB_AT_KIND (at) == TB_AT_SPACE || TB_AT_KIND (at) == TB_AT_BUTTON)
        return _("First a Vehicle card is played on a Worm: its number is your Action Points.");
      break;
    case TB_ASKS_LEADER:
      return _("First choose your Leader.");
    case TB_ASKS_START:
    case TB_ASKS_RETURN:
      return _("Choose a Location to start from.");
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
    case TB_ASKS_DRAW:
      return _("Choose a deck to draw from.");
    default:
      break;
    }
  return NULL;
}

/* A space that cannot be reached with the Action Points left. */
static gboolean
is_far (const TbPosition *pos,
        TbAt              at)
{
  TbSpace from = pos->players[pos->turn].at;

  return tb_asks_of (pos) == TB_ASKS_ACT && TB_AT_KIND (at) == TB_AT_SPACE && from != TB_SPACE_NONE
         && tb_space_distance (from, TB_AT_N (at)) > 1 && tb_position_rubble_at (pos, TB_AT_N (at)) == 0
         && (tb_position_board (pos)->ground & TB_BIT (TB_AT_N (at))) != 0;
}

void
tb_play_explain (const TbPosition *pos,
                 const TbPicks    *picks,
                 TbAt              at,
                 BmRefusal        *refusal)
{
  TbAt picked = picks->first;
  BmMove move = BM_MOVE_NONE;
  const char *reason = plain_reason (pos, at);

  *refusal = (BmRefusal) { .message = _("Nothing can be done with that now.") };
  if (is_far (pos, at))
    {
      *refusal = (BmRefusal) { .rule = "T9.1", .message = pos->ap == 0 ? _("You have no Action Points left.")
                                                                       : _("Your Action Points do not reach that far.") };
      return;
    }
  if (TB_AT_KIND (at) == TB_AT_BUTTON)
    move = meant_by_button (pos, TB_AT_N (at));
  else if (TB_AT_KIND (at) == TB_AT_SPACE)
    move = meant_by_space (pos, picked, TB_AT_N (at));
  else if (TB_AT_KIND (at) == TB_AT_CARD)
    move = meant_by_card (pos, picked, TB_AT_N (at));
  else if (TB_AT_KIND (at) == TB_AT_WORM)
    move = meant_by_worm (pos, picked, TB_AT_N (at));
  if (reason != NULL && (TB_AT_KIND (at) != TB_AT_WORM || tb_asks_of (pos) != TB_ASKS_PLAY))
    refusal->message = reason;
  else if (move != BM_MOVE_NONE)
    {
      BmRefusal said;

      if (forbids (pos, move, &said) && said.message != NULL)
        *refusal = said;
    }
}
