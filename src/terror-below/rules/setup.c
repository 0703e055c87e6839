/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T4, T25.2, T27.1, T27.2: the setup, from an empty table to the first turn.
 *
 * TB_FRAME_SETUP: A is the number of seats that have decided in this stage; SEAT decides next.  No frame is ever pushed
 * above it.
 */
#include "tb-rules-private.h"

enum
{
  SETUP_TABLE,  /* T4.2 to T4.5 */
  SETUP_LEADER, /* asks: `leader` */
  SETUP_LEAVE,  /* asks: `leave` (T27.2) */
  SETUP_WORMS,  /* T4.6 to T4.8 */
  SETUP_START   /* asks: `start` (T4.9) */
};

/* --- The table ----------------------------------------------------------------------------------------------- */

/* T4.2; with one seat no die is rolled. */
static void
choose_first (TbPlay *play)
{
  TbPosition *pos = play->pos;
  guint players = pos->options.players;

  if (players > 1)
    pos->first = (guint8) (bm_dice_roll (play->dice, &pos->seed, players) - 1);
  pos->turn = pos->first;
  tb_tell (play, TB_EVENT_FIRST, pos->first, 0, 0, 0, 0);
}

static void
place_location (TbPlay  *play,
                guint    location,
                TbSpace  space)
{
  play->pos->locations[location] = space;
  tb_tell (play, TB_EVENT_LOCATION, TB_NO_SEAT, 0, space, (int) location, 0);
}

/* T4.3 */
static void
place_locations (TbPlay *play)
{
  static const guint8 by_id[TB_N_LOCATIONS] = { TB_FACILITY, TB_HOSPITAL, TB_MOTEL, TB_POLICE, TB_STORE };
  const TbBoard *board = tb_position_board (play->pos);
  guint8 dealt[TB_N_LOCATIONS] = { 0, 1, 2, 3, 4 };

  memset (play->pos->locations, TB_SPACE_NONE, sizeof play->pos->locations);
  if (play->pos->options.locations == TB_LOCATIONS_SHUFFLED)
    bm_random_shuffle (&play->pos->seed, dealt, TB_N_LOCATIONS);
  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    switch ((TbLocationsOption) play->pos->options.locations)
      {
      case TB_LOCATIONS_SHUFFLED:
        place_location (play, by_id[dealt[i]], board->standard[i]);
        break;
      case TB_LOCATIONS_RANDOM:
        place_location (play, i, tb_roll_space (play, board->mesa));
        break;
      case TB_LOCATIONS_STANDARD:
      default:
        place_location (play, i, board->standard[i]);
      }
}

/* --- Decks (T4.4, T25.2) --------------------------------------------------------------------------------------- */

static gboolean
is_out (const TbPosition *pos,
        const TbThing    *thing)
{
  return tb_position_is_solo (pos) && thing->no_solo;
}

/* T25.2, T27.1 */
static gboolean
queens_are_out (const TbPosition *pos)
{
  return tb_position_is_solo (pos) && !pos->options.queens && tb_box->queen_type != TB_ANY;
}

static void
shuffle_things (TbPlay *play,
                TbDeck  deck,
                TbCard  first,
                guint   n_different)
{
  TbCard cards[MAX (TB_MAX_PILE_ITEMS, TB_MAX_PILE_WEAPONS)];
  guint n = 0;

  for (guint i = 0; i < n_different; i++)
    for (guint copy = 0; copy < tb_thing ((TbCard) (first + i))->copies; copy++)
      if (!is_out (play->pos, tb_thing ((TbCard) (first + i))))
        cards[n++] = (TbCard) (first + i);
  tb_shuffle_deck (play, deck, cards, n);
}

static void
shuffle_bounties (TbPlay *play)
{
  gboolean no_queens = queens_are_out (play->pos);
  TbCard cards[TB_MAX_BOUNTIES];
  guint n = 0;

  for (guint i = 0; i < tb_box->n_bounties; i++)
    if (!(no_queens && tb_box->bounties[i].hunt && tb_box->bounties[i].type == tb_box->queen_type))
      cards[n++] = (TbCard) (TB_FIRST_BOUNTY + i);
  tb_shuffle_deck (play, TB_DECK_BOUNTIES, cards, n);
}

static void
shuffle_vehicles (TbPlay *play)
{
  TbCard cards[TB_MAX_VEHICLES];

  for (guint i = 0; i < tb_box->n_vehicles; i++)
    cards[i] = (TbCard) (TB_FIRST_VEHICLE + i);
  tb_shuffle_deck (play, TB_DECK_VEHICLES, cards, tb_box->n_vehicles);
}

static void
shuffle_worms (TbPlay *play)
{
  gboolean no_queens = queens_are_out (play->pos);
  TbCard cards[TB_MAX_WORMS];
  guint n = 0;

  for (guint i = 0; i < tb_box->n_worms; i++)
    if (!tb_box->worms[i].starting && !(no_queens && tb_box->worms[i].type == tb_box->queen_type))
      cards[n++] = (TbCard) (TB_FIRST_WORM + i);
  tb_shuffle_deck (play, TB_DECK_WORMS, cards, n);
}

/* Returns the number of Characters. */
static guint
shuffle_characters (TbPlay *play,
                    TbCard *cards)
{
  guint n = 0;

  for (guint i = 0; i < tb_box->n_characters; i++)
    if (!is_out (play->pos, &tb_box->characters[i]))
      cards[n++] = (TbCard) (TB_FIRST_CHARACTER + i);
  bm_random_shuffle (&play->pos->seed, cards, n);
  tb_tell (play, TB_EVENT_SHUFFLED, TB_NO_SEAT, 0, 0, TB_DECK_CHARACTERS, 0);
  return n;
}

/* --- Deals (T4.5) ------------------------------------------------------------------------------------------------ */

static void
deal_things (TbPlay *play,
             guint   seat,
             TbDeck  deck,
             guint   n)
{
  for (TbCard card; n > 0 && (card = tb_draw_top (play, deck)) != TB_NO_CARD; n--)
    tb_to_hand (play, seat, card);
}

static void
deal_squad (TbPlay       *play,
            guint         seat,
            const TbCard *characters)
{
  for (guint i = 0; i < TB_N_SQUAD; i++)
    {
      play->pos->players[seat].squad |= 1u << (characters[i] - TB_FIRST_CHARACTER);
      tb_tell (play, TB_EVENT_DRAWN, seat, 0, 0, characters[i], TB_DECK_CHARACTERS);
    }
}

static void
set_table (TbPlay *play)
{
  TbCard characters[TB_MAX_CHARACTERS];
  G_GNUC_UNUSED guint n_characters;

  choose_first (play);
  place_locations (play);
  shuffle_bounties (play);
  shuffle_things (play, TB_DECK_WEAPONS, TB_FIRST_WEAPON, tb_box->n_weapons);
  shuffle_things (play, TB_DECK_ITEMS, TB_FIRST_ITEM, tb_box->n_items);
  n_characters = shuffle_characters (play, characters);
  shuffle_vehicles (play);
  shuffle_worms (play);
  tb_settle_line (play, (1u << TB_N_LINE) - 1);
  for (guint i = 0; i < play->pos->options.players; i++)
    {
      guint seat = tb_position_clockwise (play->pos, play->pos->first, i);

      deal_things (play, seat, TB_DECK_ITEMS, tb_box->numbers.start_items);
      deal_things (play, seat, TB_DECK_WEAPONS, tb_box->numbers.start_weapons);
      for (guint n = 0; n < tb_box->numbers.hand; n++)
        tb_draw_vehicle (play, seat);
      g_assert (TB_N_SQUAD * (i + 1) <= n_characters);
      deal_squad (play, seat, characters + TB_N_SQUAD * i);
    }
}

/* --- Worms (T4.6 to T4.8) ------------------------------------------------------------------------------------------ */

static void
setup_attack (TbPlay *play,
              TbCard  card)
{
  const TbWorm *worm = tb_worm (card);
  TbSpace centre = tb_position_board (play->pos)->by_dice[worm->red][worm->blue];

  tb_tell (play, TB_EVENT_SETUP_ATTACK, TB_NO_SEAT, 0, centre, card, 0);
  tb_place_pattern (play, worm, centre, TRUE);
}

static void
draw_setup_attacks (TbPlay *play,
                    guint   n)
{
  for (TbCard card; n > 0 && (card = tb_draw_top (play, TB_DECK_WORMS)) != TB_NO_CARD; n--)
    {
      setup_attack (play, card);
      tb_discard (play->pos, card);
    }
}

/* T4.7: 1 Egg of each colour that is not on the board. */
static void
put_missing_eggs (TbPlay *play)
{
  TbPosition *pos = play->pos;
  guint16 all = 0;

  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    all |= pos->eggs[space];
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    if (tb_eggs_count (all, colour) == 0 && pos->supply_eggs[colour] > 0)
      tb_put_egg (play, tb_roll_space (play, tb_position_is_solo (pos) ? tb_egg_spaces (pos) : 0), colour);
}

static void
set_worms (TbPlay *play)
{
  const TbOptions *options = &play->pos->options;

  for (guint i = 0; i < tb_box->n_starting && !options->drawn; i++)
    setup_attack (play, tb_box->starting[i]);
  draw_setup_attacks (play, options->drawn ? tb_box->numbers.drawn_attacks[options->players]
                                           : tb_box->numbers.extra_attacks[options->players]);
  if (options->drawn)
    put_missing_eggs (play);
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    tb_reveal_worm (play, slot);
}

/* --- The frame ------------------------------------------------------------------------------------------------------ */

/* Asks the seat I places clockwise of the starting player, or continues with stage NEXT when N have decided. */
static void
ask_or_go_on (TbPlay  *play,
              TbFrame *frame,
              guint    i,
              guint    n,
              guint    next)
{
  frame->asks = frame->a < n;
  if (frame->asks)
    {
      frame->seat = (guint8) tb_position_clockwise (play->pos, play->pos->first, i);
      return;
    }
  frame->stage = (guint8) next;
  frame->a = 0;
}

static void
setup_run (TbPlay  *play,
           TbFrame *frame)
{
  guint players = play->pos->options.players;

  switch (frame->stage)
    {
    case SETUP_TABLE:
      set_table (play);
      frame->stage = SETUP_LEADER;
      break;
    case SETUP_LEADER:
      ask_or_go_on (play, frame, frame->a, players, SETUP_LEAVE);
      break;
    case SETUP_LEAVE:
      ask_or_go_on (play, frame, 0, play->pos->options.leave, SETUP_WORMS);
      break;
    case SETUP_WORMS:
      set_worms (play);
      frame->stage = SETUP_START;
      break;
    case SETUP_START:
    default:
      if (frame->a == players)
        tb_replace (play, TB_FRAME_TURN, play->pos->first);
      else
        ask_or_go_on (play, frame, players - 1 - frame->a, players, SETUP_START);
    }
}

/* T4.9: each player starts in a different Location. */
static TbSpaces
free_locations (const TbPosition *pos)
{
  return tb_position_locations (pos) & ~tb_position_pawns (pos);
}

static void
setup_list (const TbPosition *pos,
            const TbFrame    *frame,
            TbMoves          *list)
{
  TbMoveKind kind = frame->stage == SETUP_LEADER ? TB_MOVE_LEADER : TB_MOVE_LEAVE;

  if (frame->stage == SETUP_START)
    for (TbSpaces left = free_locations (pos); left != 0; left &= left - 1)
      tb_moves_add (list, TB_MOVE (TB_MOVE_START, tb_spaces_first (left), 0, 0));
  else
    for (guint32 left = pos->players[frame->seat].squad; left != 0; left &= left - 1)
      tb_moves_add (list, TB_MOVE (kind, TB_FIRST_CHARACTER + (guint) __builtin_ctz (left), 0, 0));
}

static void
setup_answer (TbPlay  *play,
              TbFrame *frame,
              BmMove   move)
{
  TbCard card = TB_MOVE_A (move);

  frame->a++;
  if (frame->stage == SETUP_START)
    tb_place_pawn (play, frame->seat, TB_MOVE_A (move));
  else if (frame->stage == SETUP_LEADER)
    tb_lead (play, frame->seat, card);
  else
    {
      play->pos->players[frame->seat].squad &= ~(1u << (card - TB_FIRST_CHARACTER));
      tb_tell (play, TB_EVENT_LEFT_OUT, frame->seat, 0, 0, card, 0);
    }
}

/* --- Positions from files ------------------------------------------------------------------------------------------- */

/* Before the Worms: only cards and Locations are on the table. */
static gboolean
is_bare (const TbPosition *pos)
{
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (tb_slot_is_in_play (&pos->slots[slot]))
      return FALSE;
  return tb_position_pawns (pos) == 0 && pos->rubble[0] == 0 && tb_egg_spaces (pos) == 0;
}

/* T4.5: the first A players have their Leaders, the others enough Characters. */
static gboolean
squads_fit (const TbPosition *pos,
            guint             a)
{
  for (guint i = 0; i < pos->options.players; i++)
    {
      const TbPlayer *player = &pos->players[tb_position_clockwise (pos, pos->first, i)];

      if ((player->leader == TB_NO_CARD) != (i >= a)
          || (i >= a && (guint) __builtin_popcount (player->squad) <= pos->options.leave))
        return FALSE;
    }
  return TRUE;
}

/* T4.9: the last A players have placed their pawns, and there are Locations for the others. */
static gboolean
starts_fit (const TbPosition *pos,
            guint             a)
{
  guint left = pos->options.players - a;

  for (guint i = 0; i < pos->options.players; i++)
    if ((pos->players[tb_position_clockwise (pos, pos->first, i)].at == TB_SPACE_NONE) != (i < left))
      return FALSE;
  return tb_spaces_count (free_locations (pos)) >= left;
}

static gboolean
setup_fits (const TbPosition *pos,
            const TbFrame    *frame,
            const TbFrame    *below)
{
  guint players = pos->options.players, a = frame->a;

  if (below != NULL || pos->step != TB_STEP_SETUP || !frame->asks || frame->card != TB_NO_CARD || frame->b != 0
      || frame->c != 0 || tb_n_destroyed (pos) > 0)
    return FALSE;
  switch (frame->stage)
    {
    case SETUP_LEADER:
      return a < players && frame->seat == tb_position_clockwise (pos, pos->first, a) && squads_fit (pos, a)
             && is_bare (pos);
    case SETUP_LEAVE:
      return a < pos->options.leave && frame->seat == pos->first && squads_fit (pos, players) && is_bare (pos)
             && (guint) __builtin_popcount (pos->players[frame->seat].squad) >= pos->options.leave - a;
    case SETUP_START:
      return a < players && frame->seat == tb_position_clockwise (pos, pos->first, players - 1 - a)
             && squads_fit (pos, players) && starts_fit (pos, a);
    default:
      return FALSE;
    }
}

const TbFrameClass tb_setup_frame = { setup_run, setup_list, setup_answer, setup_fits };
