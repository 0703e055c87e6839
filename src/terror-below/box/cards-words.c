/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Describes effects in words generated from their parameters.
 */
#include "tb-cards-list.h"

#include <string.h>

#include "box-reader.h"

/*
 * In a phrase:
 *   {key}          is the value of that parameter,
 *   [key?this]     is THIS, a phrase without brackets, if the effect has that parameter.
 */
static const char *const effect_phrases[TB_N_EFFECTS] = {
  [TB_EFFECT_ALL_CLOSER] = "The Target of each slot in turn moves {steps} closer to you.",
  [TB_EFFECT_DAMAGE] = "{n} damage[beside?, or {beside} with the Target in your space or beside it].[keep? With the "
                       "killing blow the card comes back to your hand.][blow-vp? With the killing blow: {blow-vp} VP.]",
  [TB_EFFECT_DICE_DAMAGE] = "Roll the dice: {dice}.[rerolls? Roll all again, if you like, at most {rerolls} times.] "
                            "The damage is counted so: {count}[from?, {each} for each die with {from} or more].",
  [TB_EFFECT_DISCARD_DAMAGE] = "Discard 0 to {cards} Vehicle cards of your hand: {n} damage, and {each} more for each.",
  [TB_EFFECT_DRAW] = "Draw a card: {draws}.",
  [TB_EFFECT_DROP_RUBBLE] = "As often as {n}: 1 Rubble from the supply onto ground beside your pawn, without "
                            "Location, pawn or 2 Rubble.",
  [TB_EFFECT_EXTRA_AP] = "{n} Action Points. {vp} VP if this turn's Vehicle card has one of these numbers: {vehicles}.",
  [TB_EFFECT_HIDDEN_BOUNTY] = "A card of the Bounty Line or the top of the Bounty deck becomes your Hidden Bounty.",
  [TB_EFFECT_HIDE_CARD] = "A Vehicle card of your hand goes face down on a Worm below its limit, if you like.",
  [TB_EFFECT_LASSO] = "1 Egg from a space in a straight line, 1 to {range} away, onto your Leader; {vp} VP if a "
                      "Target is there.",
  [TB_EFFECT_LOAD_SHIFTS] = "Carrying Eggs outside a Location you put 1 of them onto your space. Otherwise the "
                            "nearest Target moves {steps} closer to you.",
  [TB_EFFECT_MOVE_TARGET] = "One Target moves 1 to {steps}; direction: {dir}.[vp? {vp} VP if it is then in your space "
                            "or beside it.][damage? In a hunt: {damage} damage.]",
  [TB_EFFECT_NUDGE] = "The Target of your Distraction moves 1, if you like; direction: {dir}.",
  [TB_EFFECT_PHOTO] = "Outside a Location: {vp-inside} VP with a Target in your space, else {vp-beside} VP with one "
                      "beside it.",
  [TB_EFFECT_PROTECT] = "Your Leader does not die in this attack[die?, if a die shows {die} or more].[discard? The "
                        "card is discarded.]",
  [TB_EFFECT_REFRESH_LINE] = "Discard up to {n} Bounties of the Bounty Line, then fill it up.[cost? An action of "
                             "{cost} Action Points, once a turn.]",
  [TB_EFFECT_REROLL] = "Once in each attack: roll all dice of a Weapon again, if you like.",
  [TB_EFFECT_REVIVE] = "A dead Character of your squad lies under the Leader again.",
  [TB_EFFECT_REVIVE_OR_AP] = "A dead Character of your squad lies under the Leader again, or {n} Action Points.",
  [TB_EFFECT_SECOND_CARD] = "Discard a Vehicle card of your hand for its Action Points; not with these numbers: "
                            "{except}.",
  [TB_EFFECT_SHAKE] = "Roll for a slot: it gets the top Vehicle card with its arrows, then its Target moves {steps} "
                      "closer to you.",
  [TB_EFFECT_SHOOT_HAT] = "The Hat of another player is discarded, at any distance.[damage? In a hunt: {damage} "
                          "damage.]",
  [TB_EFFECT_SHOVE] = "Another pawn beside yours is put on a free space beside it.[damage? In a hunt: {damage} "
                      "damage.]",
  [TB_EFFECT_STEAL_EGG] = "1 Egg from the Leader of another player, whose pawn is beside yours, onto yours; that "
                          "player draws a card: {draws}.",
  [TB_EFFECT_STUNT] = "Your pawn jumps straight over 1 to {spaces} spaces, each with Rubble, a pawn or Canyon, onto a "
                      "free space; {vp} VP.",
  [TB_EFFECT_SWAP_TARGETS] = "Two Targets on different spaces change places.",
  [TB_EFFECT_TAKE_EGG] = "1 Egg that this attack put on the board goes to your Leader, if you like.",
  [TB_EFFECT_TAKE_RUBBLE] = "Up to {n} Rubble from the Leader of the player that you ramped onto yours, if you like.",
  [TB_EFFECT_VP] = "{n} VP.",
};

static const char *const hook_phrases[TB_N_HOOKS] = {
  [TB_HOOK_AP] = "{add} more Action Points when you play a Vehicle card with one of these numbers: {vehicles}.",
  [TB_HOOK_COST] = "The action {action} costs {set}[first?, the first {first} of the turn].",
  [TB_HOOK_ENTER] = "You may Move into a space with at most {set} Rubble.",
  [TB_HOOK_JUMP] = "For 1 Action Point: jump straight over {spaces} space with Rubble or a single Canyon space, onto "
                   "a free space.",
  [TB_HOOK_AFTER_PICK_UP] = "After picking up Eggs you may still spend Action Points: {set}.",
  [TB_HOOK_REWARD] = "{set} Rubble are enough for a Rubble reward.",
  [TB_HOOK_VP] = "An Egg delivered without a Bounty is worth {set} VP.",
  [TB_HOOK_ABILITY] = "You may ignore the ability of a Vehicle card with one of these numbers: {vehicles}.",
  [TB_HOOK_DRAW] = "Whenever you draw an Item or a Weapon: look at {look}, keep 1.",
  [TB_HOOK_HAND] = "The size of your hand is {set}.",
  [TB_HOOK_DAMAGE] = "Your Weapons deal {add} more damage[first?, the first {first} of the attack].",
};

static void
append_phrase (const TbEffect *effect,
               const char     *phrase,
               gsize           length,
               GString        *string);

/* The text at AT up to the character END. */
static char *
up_to (const char *at,
       char        end)
{
  return g_strndup (at, (gsize) (strchr (at, end) - at));
}

/* Appends `[key?this]`; returns the rest of the phrase. */
static const char *
append_choice (const TbEffect *effect,
               const char     *at,
               GString        *string)
{
  g_autofree char *key = up_to (at + 1, '?');
  g_autoptr (GString) value = g_string_new (NULL);
  const char *start = strchr (at, '?') + 1, *end = strchr (at, ']');

  if (tb_box_append_parameter (effect, key, value))
    append_phrase (effect, start, (gsize) (end - start), string);
  return end + 1;
}

static void
append_phrase (const TbEffect *effect,
               const char     *phrase,
               gsize           length,
               GString        *string)
{
  const char *end = phrase + length;

  while (phrase < end)
    if (*phrase == '[')
      phrase = append_choice (effect, phrase, string);
    else if (*phrase == '{')
      {
        g_autofree char *key = up_to (phrase + 1, '}');

        tb_box_append_parameter (effect, key, string);
        phrase = strchr (phrase, '}') + 1;
      }
    else
      g_string_append_c (string, *phrase++);
}

void
tb_cards_append_effect (const TbEffect *effect,
                        GString        *string)
{
  const char *phrase = effect->kind == TB_EFFECT_HOOK ? hook_phrases[effect->hook] : effect_phrases[effect->kind];

  append_phrase (effect, phrase, strlen (phrase), string);
  if (effect->kind != TB_EFFECT_HOOK && effect->hook != TB_HOOK_NONE)
    {
      g_string_append_c (string, ' ');
      append_phrase (effect, hook_phrases[effect->hook], strlen (hook_phrases[effect->hook]), string);
    }
}
