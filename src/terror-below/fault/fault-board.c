/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Faults in a position's numbers and in the pieces on its board (T1, T2.3, T4.1, T8, T25).
 */
#include "fault-private.h"

/* More than any turn can have. */
#define MOST_AP 100

static const char *
options_fault (const TbPosition *pos)
{
  const TbOptions *options = &pos->options;

  if (options->players < 1 || options->players > TB_MAX_SEATS || options->board >= TB_N_BOARDS
      || options->locations > TB_LOCATIONS_RANDOM || options->drawn > 1 || options->scenario >= TB_N_SCENARIOS
      || options->queens > 1 || options->leave >= TB_N_SQUAD)
    return "T4.1: an option that there is not";
  if (options->players > 1 && (options->scenario != 0 || options->queens || options->leave > 0))
    return "T4.1: an option of solo matches";
  return pos->seed > BM_RANDOM_MAX_SEED ? "D: a seed beyond its limit" : NULL;
}

/* T3.5: final turns may extend into one more round. */
static const char *
turn_fault (const TbPosition *pos)
{
  guint last = tb_box->numbers.rounds + (pos->n_final != TB_NO_FINAL ? 1u : 0u);

  if (pos->first >= pos->options.players || pos->turn >= pos->options.players)
    return "T4.2: a seat that does not play";
  if (pos->round < 1 || (!tb_position_is_solo (pos) && pos->round > last))
    return "T3.5: a round that is not played";
  if (pos->step > TB_STEP_OVER || pos->bonus > 1)
    return "T5.1: a step that there is not";
  if (pos->ap > MOST_AP || (pos->ap > 0 && pos->step != TB_STEP_ACT && pos->step != TB_STEP_OVER))
    return "T8.1: Action Points outside the actions step, or too many";
  if (pos->played == TB_NO_CARD ? pos->played_slot != TB_NO_SLOT : pos->played >= TB_FIRST_VEHICLE + tb_box->n_vehicles)
    return "T6.1: a card played that is no Vehicle card";
  if (pos->played_slot > TB_NO_SLOT
      || (pos->played_slot < TB_NO_SLOT && !tb_slot_is_in_play (&pos->slots[pos->played_slot])))
    return "T2.7: a card played on a slot out of play";
  return NULL;
}

static gboolean
is_ground (const TbPosition *pos,
           TbSpace           space)
{
  return space < TB_N_SPACES && (tb_position_board (pos)->ground & TB_BIT (space)) != 0;
}

/* T1.2, T25.8 */
static const char *
locations_fault (const TbPosition *pos)
{
  TbSpaces taken = 0;

  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    {
      TbSpace space = pos->locations[i];

      if (space == TB_SPACE_NONE && tb_position_is_solo (pos))
        continue;
      if (space == TB_SPACE_NONE)
        return "T25.8: a destroyed Location in a match of several players";
      if (!is_ground (pos, space))
        return "T24.2: a Location that is not on the ground of the board";
      if ((taken & TB_BIT (space)) != 0)
        return "T1.2: two Locations in a space";
      taken |= TB_BIT (space);
    }
  return NULL;
}

/* T1.4, T25.7 */
static const char *
rubble_fault (const TbPosition *pos)
{
  guint on_locations = tb_position_is_solo (pos) ? tb_box->numbers.location_rubble : 1;

  if ((pos->rubble[0] & ~tb_position_board (pos)->ground) != 0 || (pos->rubble[1] & ~pos->rubble[0]) != 0)
    return "T24.2: Rubble that is not on the ground of the board";
  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    if (pos->locations[i] != TB_SPACE_NONE && tb_position_rubble_at (pos, pos->locations[i]) >= on_locations)
      return on_locations > 1 ? "T25.7: so much Rubble on a Location destroys it" : "T1.4: Rubble on a Location";
  return NULL;
}

/* T1.4, T25.9 */
static const char *
eggs_fault (const TbPosition *pos)
{
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    {
      if (pos->eggs[space] == 0)
        continue;
      if (!is_ground (pos, space))
        return "T24.2: an Egg that is not on the ground of the board";
      if (tb_position_location_at (pos, space) < TB_N_LOCATIONS)
        return "T1.4: an Egg on a Location";
      if (tb_position_is_solo (pos) && tb_eggs_total (pos->eggs[space]) > tb_box->numbers.eggs_in_a_space)
        return "T25.9: two Eggs in a space";
    }
  return NULL;
}

/* T2.3: the supply is everything that is not in play. */
static const char *
supply_fault (const TbPosition *pos)
{
  const TbNumbers *numbers = &tb_box->numbers;
  guint rubble = pos->supply_rubble + tb_spaces_count (pos->rubble[0]) + tb_spaces_count (pos->rubble[1]);

  for (guint seat = 0; seat < pos->options.players; seat++)
    rubble += pos->players[seat].rubble;
  if (rubble != numbers->rubble)
    return "T2.1: more Rubble than there is";
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    {
      guint eggs = pos->supply_eggs[colour];

      for (guint seat = 0; seat < pos->options.players; seat++)
        eggs += tb_eggs_count (pos->players[seat].eggs, colour);
      for (TbSpace space = 0; space < TB_N_SPACES; space++)
        eggs += tb_eggs_count (pos->eggs[space], colour);
      if (eggs != numbers->eggs_each)
        return "T2.1: more Eggs of a colour than there are";
    }
  return NULL;
}

/* T2.7, T6.2, T23.3 */
static const char *
slot_fault (const TbPosition *pos,
            const TbSlot     *slot)
{
  if (slot->worm == TB_NO_CARD)
    return slot->target != TB_SPACE_NONE || slot->n_cards > 0 ? "T2.7: something on a slot out of play" : NULL;
  if (!tb_card_is_worm (slot->worm) || slot->worm >= TB_FIRST_WORM + tb_box->n_worms)
    return "T2.7: a slot with a card that is no Worm";
  if (tb_worm (slot->worm)->starting)
    return "T4.6: a starting Worm in a slot";
  if (!is_ground (pos, slot->target))
    return "T24.2: a Target token that is not on the ground of the board";
  if (slot->n_cards > TB_MAX_LAID || slot->n_cards > tb_worm_limit (pos, slot->worm) + 1)
    return "T23.3: more Vehicle cards on a Worm than one beyond its limit";
  for (guint i = 0; i < slot->n_cards; i++)
    if ((slot->by[i] & ~TB_LAID_DOWN) >= pos->options.players && slot->by[i] != TB_NO_SEAT)
      return "T6.1: a Vehicle card of a seat that does not play";
  return NULL;
}

static const char *
slots_fault (const TbPosition *pos)
{
  const char *fault = NULL;

  for (guint slot = 0; slot < TB_N_SLOTS && fault == NULL; slot++)
    fault = slot_fault (pos, &pos->slots[slot]);
  return fault;
}

/* T25.6, T26 */
static const char *
solo_fault (const TbPosition *pos)
{
  gboolean solo = tb_position_is_solo (pos);

  if (pos->attacks > (solo ? tb_box->numbers.solo_attacks : 0))
    return "T25.6: attacks that are not counted";
  if ((pos->trophies >> tb_box->n_worm_types) != 0
      || (pos->trophies != 0 && (!solo || pos->options.scenario != TB_SOLO_EXTERMINATION)))
    return "T26.2: impossible trophies";
  if ((pos->delivered >> TB_N_LOCATIONS) != 0
      || (pos->delivered != 0 && (!solo || pos->options.scenario != TB_SOLO_DELIVERY)))
    return "T26.1: deliveries that are not counted";
  return NULL;
}

const char *
tb_board_fault (const TbPosition *pos)
{
  static const char *(*const faults[]) (const TbPosition *pos) = {
    options_fault, turn_fault, locations_fault, rubble_fault, eggs_fault, supply_fault, slots_fault, solo_fault,
  };
  const char *fault = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (faults) && fault == NULL; i++)
    fault = faults[i](pos);
  return fault;
}
