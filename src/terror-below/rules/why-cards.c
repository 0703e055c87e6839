/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why a card cannot be played or used, or is not an option of a choice (T6, T16, and the rules with choices).
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "why-private.h"

/* Why no Vehicle card can be laid on SLOT. */
static gboolean
why_not_slot (const TbPosition *pos,
              guint             slot,
              const char       *rule,
              BmRefusal        *refusal)
{
  if (slot >= TB_N_SLOTS)
    return tb_refuse (refusal, "T2.7", _("There is no such Worm."));
  if (!tb_slot_is_in_play (&pos->slots[slot]))
    return tb_refuse (refusal, "T2.7", _("This slot has no Worm: it is out of play."));
  return tb_refuse (refusal, rule, _("This Worm has as many Vehicle cards as its limit allows."));
}

gboolean
tb_why_play (const TbPosition *pos,
             guint             seat,
             BmMove            move,
             BmRefusal        *refusal)
{
  if (pos->players[seat].vehicles == 0)
    return tb_refuse (refusal, "T6.3", _("There is no Vehicle card in your hand: say done to go on without one."));
  if (TB_MOVE_KIND (move) != TB_MOVE_PLAY)
    return tb_refuse (refusal, "T6.1", _("First a Vehicle card must be played."));
  if (!tb_holds_vehicle (pos, seat, TB_MOVE_A (move)))
    return tb_refuse (refusal, "T6.1", _("This Vehicle card is not in your hand."));
  if (TB_MOVE_B (move) == TB_NO_SLOT)
    return tb_refuse (refusal, "T6.3", _("A card is played aside only when all Worms are at their limits."));
  return why_not_slot (pos, TB_MOVE_B (move), "T6.2", refusal);
}

static gboolean
why_not_power (const TbPosition *pos,
               guint             seat,
               TbCard            card,
               guint             windows,
               BmRefusal        *refusal)
{
  const TbPlayer *player = &pos->players[seat];

  if (card != player->leader)
    return tb_refuse (refusal, "T16.9", _("Only the power of your Leader counts."));
  if (!(tb_effect (card)->window & TB_WINDOW_ACTION))
    return tb_refuse (refusal, "T16.9", _("This power works by itself."));
  if (!(windows & TB_WINDOW_ACTION))
    return tb_refuse (refusal, "T16.4", _("This power is used only among the actions of your turn."));
  if (player->used_turn.card == card && player->used_turn.n > 0)
    return tb_refuse (refusal, "T16.9", _("This power has been used in this turn already."));
  if (tb_effect (card)->cost > pos->ap)
    return tb_refuse (refusal, "T8.2", _("Too few Action Points are left for this."));
  return tb_refuse (refusal, "T28.2", _("This power would change nothing now."));
}

/* The card can only be used in other windows. */
static gboolean
why_wrong_window (guint      window,
                  guint      windows,
                  BmRefusal *refusal)
{
  if (windows & TB_WINDOW_CAUGHT)
    return tb_refuse (refusal, "T16.4", _("This card does not save a Leader from a Worm."));
  if (windows & TB_WINDOW_HUNT)
    return tb_refuse (refusal, "T16.4", _("This card is of no use in a hunt."));
  if (window & TB_WINDOW_CAUGHT)
    return tb_refuse (refusal, "T16.4", _("This card is used only when a Worm is about to kill your Leader."));
  if (window & TB_WINDOW_HUNT)
    return tb_refuse (refusal, "T16.4", _("This card is used only in a hunt."));
  return tb_refuse (refusal, "T16.4", _("This card is used only among the actions of your turn."));
}

/* The card can be used in this window, but has no effect now. */
static gboolean
why_useless (const TbPosition *pos,
             TbCard            card,
             BmRefusal        *refusal)
{
  const TbEffect *effect = tb_effect (card);
  gboolean gives_ap = effect->kind == TB_EFFECT_EXTRA_AP || effect->kind == TB_EFFECT_REVIVE_OR_AP;

  if (effect->kind == TB_EFFECT_HOOK && memchr (pos->effects, card, pos->n_effects) != NULL)
    return tb_refuse (refusal, "T28.2", _("The same card is in force already."));
  if (gives_ap && pos->step == TB_STEP_PLAY)
    return tb_refuse (refusal, "T28.4", _("Action Points are gained only after the Vehicle card has been played."));
  if (gives_ap)
    return tb_refuse (refusal, "T8.5", _("No Action Points can be gained once Eggs have been picked up."));
  return tb_refuse (refusal, "T28.2", _("This card would change nothing now."));
}

static gboolean
is_thing (TbCard card)
{
  return (tb_card_is_item (card) && card - TB_FIRST_ITEM < tb_box->n_items)
         || (tb_card_is_weapon (card) && card - TB_FIRST_WEAPON < tb_box->n_weapons);
}

gboolean
tb_why_use (const TbPosition *pos,
            guint             seat,
            TbCard            card,
            guint             windows,
            BmRefusal        *refusal)
{
  TbThings things = pos->players[seat].things;
  guint window;

  if (tb_card_is_character (card))
    return why_not_power (pos, seat, card, windows, refusal);
  if (tb_card_is_vehicle (card))
    return tb_refuse (refusal, "T6.1", _("Vehicle cards are played on Worms, not used."));
  if (!is_thing (card) || !tb_things_have (things, card))
    return tb_refuse (refusal, "T16.1", _("This card is not in your hand."));
  window = tb_thing (card)->hat ? TB_WINDOW_TURN : tb_effect (card)->window;
  if (!(window & windows) && tb_thing (card)->hat)
    return tb_refuse (refusal, "T16.6", _("Hats are put on only in your own turn."));
  if (!(window & windows))
    return why_wrong_window (window, windows, refusal);
  if ((windows & TB_WINDOW_TURN) && tb_things_count (pos->fresh, card) >= tb_things_count (things, card))
    return tb_refuse (refusal, "T16.2", _("You got this card in this turn: it can be used when the turn has ended."));
  return why_useless (pos, card, refusal);
}

gboolean
tb_why_bounty (const TbPosition *pos,
               guint             seat,
               TbCard            bounty,
               const char       *rule,
               BmRefusal        *refusal)
{
  gboolean found = memchr (pos->line, bounty, sizeof pos->line) != NULL;

  for (guint i = 0; i < pos->n_owned; i++)
    if (pos->owned[i] == bounty && (pos->owned_by[i] & TB_OWNED_SEAT) == seat)
      {
        if (pos->owned_by[i] & TB_OWNED_COMPLETED)
          return tb_refuse (refusal, rule, _("You have completed this Bounty already."));
        found = TRUE;
      }
  if (!found)
    return tb_refuse (refusal, rule, _("This Bounty is neither in the Bounty Line nor a Hidden Bounty of yours."));
  return tb_refuse (refusal, rule, _("This Bounty asks for something else."));
}

static gboolean
why_not_led (const TbPosition *pos,
             guint             seat,
             TbCard            card,
             BmRefusal        *refusal)
{
  const char *rule = pos->step == TB_STEP_SETUP ? "T4.5" : "T21.3";

  if (tb_card_is_character (card) && (pos->players[seat].dead >> (card - TB_FIRST_CHARACTER) & 1) != 0)
    return tb_refuse (refusal, rule, _("This Character is dead."));
  return tb_refuse (refusal, rule, _("This Character is not in your squad."));
}

/* T4.9, T21.6, T25.10 */
static gboolean
why_not_there (const TbPosition *pos,
               TbSpace           space,
               const char       *rule,
               BmRefusal        *refusal)
{
  TbSpaces pawns = tb_position_pawns (pos);

  if (!tb_is_on_board (pos, space))
    return tb_refuse (refusal, "T1.1", _("There is no such space on this board."));
  if (pawns >> space & 1)
    return tb_refuse (refusal, "T1.5", _("Another pawn stands there."));
  if ((tb_position_locations (pos) & ~pawns) != 0)
    return tb_refuse (refusal, rule, _("A pawn is put only on a Location."));
  return tb_refuse (refusal, "T25.10", _("With no Location left a pawn is put on ground without Rubble."));
}

static gboolean
why_not_target (const TbPosition *pos,
                guint             slot,
                guint             dir,
                BmRefusal        *refusal)
{
  if (slot >= TB_N_SLOTS || !tb_slot_is_in_play (&pos->slots[slot]))
    return tb_refuse (refusal, "T2.7", _("There is no such Target."));
  if (dir >= TB_N_DIRS || tb_position_board (pos)->step[pos->slots[slot].target][dir] == TB_SPACE_NONE)
    return tb_refuse (refusal, "T7.2", _("The Target cannot leave the board."));
  return tb_refuse (refusal, "T15.5", _("The card does not allow this step."));
}

gboolean
tb_why_answer (const TbPosition *pos,
               guint             seat,
               BmMove            move,
               BmRefusal        *refusal)
{
  guint kind = TB_MOVE_KIND (move);
  guint8 a = TB_MOVE_A (move), b = TB_MOVE_B (move);
  gboolean held = tb_holds_vehicle (pos, seat, a);

  switch (kind)
    {
    case TB_MOVE_LEADER:
      return why_not_led (pos, seat, a, refusal);
    case TB_MOVE_LEAVE:
      return tb_refuse (refusal, "T27.2", _("Only who stands under your Leader can be left out."));
    case TB_MOVE_START:
      return why_not_there (pos, a, "T4.9", refusal);
    case TB_MOVE_RETURN:
      return why_not_there (pos, a, "T21.6", refusal);
    case TB_MOVE_ADD:
      return held ? tb_refuse (refusal, "T15.2", _("This Vehicle card is too loud to be the second card."))
                  : tb_refuse (refusal, "T15.2", _("This Vehicle card is not in your hand."));
    case TB_MOVE_DRAW:
      return tb_refuse (refusal, "T11.2", _("This deck can give no card."));
    case TB_MOVE_KEEP:
      return a == TB_NO_CARD ? tb_refuse (refusal, "T13.7", _("The Bounty deck is empty."))
                             : tb_refuse (refusal, "T13.7", _("This Bounty is not in the Bounty Line."));
    case TB_MOVE_REVIVE:
      return tb_refuse (refusal, "T13.8", _("This Character is not among the dead of your squad."));
    case TB_MOVE_HIDE:
      return held ? why_not_slot (pos, b, "T15.3", refusal)
                  : tb_refuse (refusal, "T15.3", _("This Vehicle card is not in your hand."));
    case TB_MOVE_TARGET:
      return why_not_target (pos, a, b, refusal);
    case TB_MOVE_DISCARD:
      return tb_refuse (refusal, "T17.1", _("This Vehicle card is not in your hand."));
    case TB_MOVE_CLAIM:
      return tb_why_bounty (pos, seat, a, "T20.2", refusal);
    default:
      return tb_refuse (refusal, "T28.6", _("The card does not allow this choice."));
    }
}
