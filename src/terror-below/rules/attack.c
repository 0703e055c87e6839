/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T18: Worm Attacks, from the reveal to the next Worm.  T19.1 to T19.4: which pawns are caught.  T25.5 to T25.7: solo.
 * The Eggs and Rubble of a Worm are placed in setup as well (T4.6).
 *
 * TB_FRAME_ATTACK: the attack itself is in TbPosition.attack.  A is the number of caught seats that were processed at
 * this stage; the last of them may not be complete.
 */
#include "attack-private.h"

TbSpaces
tb_attack_area (const TbPosition *pos,
                const TbWorm     *worm,
                TbSpace           centre)
{
  const TbBoard *board = tb_position_board (pos);
  TbSpaces area = TB_BIT (centre);

  for (guint i = 0; i < (guint) worm->n_eggs + worm->n_rubble; i++)
    {
      TbOffset offset = i < worm->n_eggs ? worm->eggs[i] : worm->rubble[i - worm->n_eggs];
      TbSpace space = tb_board_shifted (board, centre, offset.column, offset.row);

      if (space != TB_SPACE_NONE)
        area |= TB_BIT (space);
    }
  return area & board->ground;
}

/* --- Eggs and Rubble (T18.3, steps 2 to 4) ------------------------------------------------------------------- */

/* FALSE: the Egg could not be placed (T18.3, step 4). */
static gboolean
place_egg (TbPlay  *play,
           TbSpace  space,
           guint    colour)
{
  const TbPosition *pos = play->pos;
  gboolean has_place;

  if (space == TB_SPACE_NONE)
    return FALSE;
  has_place = (tb_position_board (pos)->ground & ~tb_position_locations (pos) & TB_BIT (space)) != 0;
  if (has_place && pos->supply_eggs[colour] > 0)
    tb_put_egg (play, space, colour);
  else
    tb_tell (play, TB_EVENT_NOT_PLACED_EGG, TB_NO_SEAT, 0, space, 0, 0);
  return has_place;
}

/* T1.4, T25.7: in solo an attack places Rubble onto Locations as well, and destroys them. */
static void
place_rubble (TbPlay   *play,
              TbSpace   space,
              gboolean  in_setup)
{
  TbPosition *pos = play->pos;
  const TbNumbers *numbers = &tb_box->numbers;
  guint location;

  if (space == TB_SPACE_NONE)
    return;
  location = tb_position_location_at (pos, space);
  if ((tb_position_board (pos)->ground & TB_BIT (space)) == 0 || pos->supply_rubble == 0
      || tb_position_rubble_at (pos, space) >= numbers->rubble_in_a_space
      || (location < TB_N_LOCATIONS && (in_setup || !tb_position_is_solo (pos))))
    {
      tb_tell (play, TB_EVENT_NOT_PLACED_RUBBLE, TB_NO_SEAT, 0, space, 0, 0);
      return;
    }
  tb_add_rubble (pos, space);
  tb_tell (play, TB_EVENT_PUT_RUBBLE, TB_NO_SEAT, 0, space, 0, 0);
  if (location < TB_N_LOCATIONS && tb_position_rubble_at (pos, space) >= numbers->location_rubble)
    tb_destroy (play, location);
}

/* The match may end during it (T26.3). */
void
tb_place_pattern (TbPlay       *play,
                  const TbWorm *worm,
                  TbSpace       centre,
                  gboolean      in_setup)
{
  const TbBoard *board = tb_position_board (play->pos);
  guint without_place = 0;

  if (worm->centre_rubble)
    place_rubble (play, centre, in_setup);
  for (guint i = 0; i < worm->n_eggs && !tb_is_over (play); i++)
    {
      guint colour = worm->colour < TB_N_COLOURS ? worm->colour : i;
      TbSpace space = tb_board_shifted (board, centre, worm->eggs[i].column, worm->eggs[i].row);

      if (!place_egg (play, space, colour))
        without_place |= 1u << colour;
    }
  for (guint i = 0; i < worm->n_rubble && !tb_is_over (play); i++)
    place_rubble (play, tb_board_shifted (board, centre, worm->rubble[i].column, worm->rubble[i].row), in_setup);
  for (guint colour = 0; colour < TB_N_COLOURS && !tb_is_over (play); colour++)
    if ((without_place >> colour & 1) != 0 && play->pos->supply_eggs[colour] > 0)
      tb_put_egg (play, tb_roll_space (play, 0), colour);
}

/* --- Worms --------------------------------------------------------------------------------------------------- */

/* T2.7; if the deck is empty the slot is out of play. */
void
tb_reveal_worm (TbPlay *play,
                guint   slot)
{
  TbPosition *pos = play->pos;
  TbCard card = tb_draw_top (play, TB_DECK_WORMS);

  pos->slots[slot] = (TbSlot) { .worm = card, .target = TB_SPACE_NONE };
  if (card == TB_NO_CARD)
    return;
  pos->slots[slot].target = tb_position_board (pos)->by_dice[tb_worm (card)->red][tb_worm (card)->blue];
  tb_tell (play, TB_EVENT_WORM, TB_NO_SEAT, 0, pos->slots[slot].target, card, (int) slot);
}

/* T18.1, T18.2 */
guint
tb_next_at_limit (const TbPosition *pos)
{
  guint slot = 0;

  while (slot < TB_N_SLOTS && !(tb_slot_is_in_play (&pos->slots[slot]) && tb_slot_is_full (pos, &pos->slots[slot])))
    slot++;
  return slot < TB_N_SLOTS ? slot : TB_NO_SLOT;
}

void
tb_begin_attack (TbPlay *play,
                 guint   slot)
{
  TbPosition *pos = play->pos;

  tb_attack_clear (&pos->attack);
  pos->attack.slot = (guint8) slot;
  tb_tell (play, TB_EVENT_ATTACK, TB_NO_SEAT, 0, pos->slots[slot].target, pos->slots[slot].worm, (int) slot);
  tb_push (play, TB_FRAME_ATTACK, pos->turn, TB_NO_CARD);
}

/* --- The steps ----------------------------------------------------------------------------------------------- */

/* T18.3, step 1: reveals face-down cards in the order in which they were played. */
static void
reveal (TbPlay *play,
        guint   slot)
{
  TbSlot *at = &play->pos->slots[slot];

  for (guint i = 0; i < at->n_cards; i++)
    if ((at->by[i] & TB_LAID_DOWN) != 0)
      {
        at->by[i] &= (guint8) ~TB_LAID_DOWN;
        tb_tell (play, TB_EVENT_REVEALED, at->by[i], 0, 0, at->cards[i], (int) slot);
        tb_arrows (play, slot, at->cards[i]);
      }
  tb_tell (play, TB_EVENT_CENTRE, TB_NO_SEAT, 0, at->target, 0, (int) slot);
}

/* T19.1, T19.2, T19.4; in solo Locations are not safe (T25.7). */
static void
catch (TbPlay       *play,
       const TbWorm *worm,
       TbSpace       centre)
{
  TbPosition *pos = play->pos;
  TbSpaces area = tb_attack_area (pos, worm, centre);

  if (!tb_position_is_solo (pos))
    area &= ~tb_position_locations (pos) | TB_BIT (centre);
  for (guint i = 0; i < pos->options.players; i++)
    {
      guint seat = tb_position_clockwise (pos, pos->turn, i);
      TbSpace at = pos->players[seat].at;

      if (at == TB_SPACE_NONE || (area & TB_BIT (at)) == 0)
        continue;
      pos->attack.caught[pos->attack.n_caught++] = (guint8) seat;
      tb_tell (play, TB_EVENT_CAUGHT, seat, 0, at, 0, 0);
    }
}

/* Steps 1 to 5. */
static void
come_up (TbPlay  *play,
         TbFrame *frame)
{
  TbPosition *pos = play->pos;
  guint slot = pos->attack.slot, location;
  const TbWorm *worm = tb_worm (pos->slots[slot].worm);
  TbSpace centre;

  frame->stage = TB_ATTACK_HUNT;
  reveal (play, slot);
  centre = pos->slots[slot].target;
  location = tb_position_location_at (pos, centre);
  /* T25.7 a */
  if (tb_position_is_solo (pos) && location < TB_N_LOCATIONS)
    tb_destroy (play, location);
  if (!tb_is_over (play))
    tb_place_pattern (play, worm, centre, FALSE);
  if (!tb_is_over (play))
    catch (play, worm, centre);
}

/* Step 6: the hunt of the next caught seat. */
static void
hunt (TbPlay  *play,
      TbFrame *frame)
{
  const TbAttack *attack = &play->pos->attack;

  if (tb_attack_is_won (play->pos))
    {
      frame->stage = TB_ATTACK_END;
      frame->a = 0;
    }
  else if (frame->a < attack->n_caught)
    tb_push (play, TB_FRAME_HUNT, attack->caught[frame->a++], TB_NO_CARD);
  else
    {
      frame->stage = TB_ATTACK_GUARD;
      frame->a = 0;
    }
}

/* Step 7 without a defeat: the next caught seat is protected or dies; after the last one T21.5. */
static void
guard (TbPlay  *play,
       TbFrame *frame)
{
  const TbAttack *attack = &play->pos->attack;

  if (frame->a < attack->n_caught)
    {
      tb_push (play, TB_FRAME_GUARD, attack->caught[frame->a++], TB_NO_CARD);
      return;
    }
  frame->stage = TB_ATTACK_END;
  frame->a = 0;
  tb_test_eliminations (play);
}

/* Step 8, T25.6. */
static void
replace (TbPlay *play)
{
  TbPosition *pos = play->pos;
  guint slot = pos->attack.slot;
  const TbSlot *at = &pos->slots[slot];
  TbCard worm = at->worm;

  tb_discard (pos, worm);
  for (guint i = 0; i < at->n_cards; i++)
    tb_discard (pos, at->cards[i]);
  pos->slots[slot] = (TbSlot) { .worm = TB_NO_CARD, .target = TB_SPACE_NONE };
  tb_attack_clear (&pos->attack);
  for (guint seat = 0; seat < pos->options.players; seat++)
    pos->players[seat].used_attack = (TbUsed) { .card = TB_NO_CARD };
  tb_tell (play, TB_EVENT_ATTACK_END, TB_NO_SEAT, 0, 0, worm, (int) slot);
  tb_pop (play);
  if (tb_position_is_solo (pos))
    {
      pos->attacks++;
      tb_tell (play, TB_EVENT_ATTACKS, TB_NO_SEAT, 0, 0, pos->attacks, 0);
      if (pos->attacks >= tb_box->numbers.solo_attacks)
        {
          tb_lose (play, TB_END_ATTACKS);
          return;
        }
    }
  tb_reveal_worm (play, slot);
}

static void
attack_run (TbPlay  *play,
            TbFrame *frame)
{
  switch ((TbAttackStage) frame->stage)
    {
    case TB_ATTACK_COME_UP:
      come_up (play, frame);
      break;
    case TB_ATTACK_HUNT:
      hunt (play, frame);
      break;
    case TB_ATTACK_GUARD:
      guard (play, frame);
      break;
    case TB_ATTACK_END:
      replace (play);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* --- Frames from files --------------------------------------------------------------------------------------- */

/* T19.8: those that are still to be processed at this stage have Leaders and pawns; in hunts all have. */
static gboolean
are_there (const TbPosition *pos,
           const TbFrame    *frame)
{
  const TbAttack *attack = &pos->attack;

  for (guint i = frame->stage == TB_ATTACK_HUNT ? 0 : frame->a; i < attack->n_caught; i++)
    if (attack->caught[i] >= pos->options.players || !tb_is_on_board (pos, attack->caught[i]))
      return FALSE;
  return TRUE;
}

static gboolean
attack_fits (const TbPosition *pos,
             const TbFrame    *frame,
             const TbFrame    *below)
{
  const TbAttack *attack = &pos->attack;

  if (below == NULL || below->kind != TB_FRAME_BETWEEN || attack->slot >= TB_N_SLOTS
      || !tb_slot_is_in_play (&pos->slots[attack->slot]) || attack->n_caught > TB_MAX_SEATS)
    return FALSE;
  if (frame->asks || frame->seat != pos->turn || frame->card != TB_NO_CARD || frame->b != 0 || frame->c != 0
      || frame->a < 1 || frame->a > attack->n_caught || !are_there (pos, frame))
    return FALSE;
  if (frame->stage == TB_ATTACK_HUNT)
    return attack->n_safe == 0;
  return frame->stage == TB_ATTACK_GUARD && attack->n_safe < frame->a && !tb_attack_is_won (pos);
}

const TbFrameClass tb_attack_frame = { .run = attack_run, .fits = attack_fits };
