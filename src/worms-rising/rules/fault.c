/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The invariants of positions.  Play preserves them; readers of positions and the tests check them.
 */
#include "rules-private.h"

static guint
count_rows (const guint16 *columns)
{
  guint n = 0;

  for (int column = 0; column < WR_N_COLUMNS; column++)
    n += (guint) __builtin_popcount (columns[column]);
  return n;
}

static guint
count_stacks (const guint8 *stacks)
{
  guint n = 0;

  for (int column = 0; column < WR_N_COLUMNS; column++)
    n += stacks[column];
  return n;
}

/* R1.4 */
static const char *
supply_fault (const WrPosition *pos)
{
  const guint used[WR_N_TOKENS] = {
    count_rows (pos->bedrock), count_rows (pos->wormholes), count_stacks (pos->on_grass[WR_DRILLS]),
    count_stacks (pos->on_grass[WR_GRAVESTONES]), count_stacks (pos->on_grass[WR_LAVA]),
  };
  static const guint all[WR_N_TOKENS] = { BM_SUPPLY_BEDROCK, BM_SUPPLY_WORMHOLE, BM_SUPPLY_DRILL,
                                          BM_SUPPLY_GRAVESTONE, BM_SUPPLY_LAVA };

  for (guint token = 0; token < WR_N_TOKENS; token++)
    if (used[token] + pos->supply[token] != all[token])
      return "tokens on the board and in the supply do not add up";
  return NULL;
}

/* R1.2, R1.3, R1.5, R9.3 */
static const char *
column_fault (const WrPosition *pos,
              int               column)
{
  const guint all = (2u << WR_LAST_ROW) - 1;

  if (pos->grass[column] > WR_LAST_ROW)
    return "Grass below the board";
  if (pos->bedrock[column] & ~(all & ~((2u << pos->grass[column]) - 1)))
    return "Bedrock outside packed Dirt";
  if (pos->wormholes[column] & ~all)
    return "a Wormhole off the board";
  if (pos->on_grass[WR_GRAVESTONES][column] > 0 && pos->on_grass[WR_LAVA][column] > 0)
    return "a Gravestone with Lava";
  return NULL;
}

/* The piece that an open choice has stopped in a Wormhole, if any. */
static int
piece_in_wormhole (const WrPosition *pos)
{
  const WrFrame *top = &pos->frames[MAX (pos->n_frames, 1) - 1];

  return pos->n_frames > 0 && top->kind == WR_FRAME_EXIT ? top->a : -1;
}

/* R11.1: a choice has interrupted the meeting, or a card has deferred it. */
static gboolean
is_spared (const WrPosition *pos,
           WrPiece           piece)
{
  return pos->n_frames > 0
         || wr_hook_may (pos, WR_MAY_CONTACT, piece, WR_PIECE_TARGET (piece), WR_SPACE_NONE) == WR_SAYS_NO
         || wr_hook_may (pos, WR_MAY_BE_EATEN, piece, WR_PIECE_TARGET (piece), WR_SPACE_NONE) == WR_SAYS_NO;
}

/* R1.2, R1.5, R9.1, R11.1, R11.2 */
static const char *
crawler_fault (const WrPosition *pos,
               int               piece)
{
  WrSpace space = pos->at[piece];

  if (space == WR_SPACE_NONE)
    return pos->bitten >> piece & 1 || pos->acted >> piece & 1 ? "a mark on a piece that is not there" : NULL;
  if (!wr_space_on_board (space))
    return "a Worm or Zombie off the board";
  if (wr_position_has_bedrock (pos, space))
    return "a Worm or Zombie in Bedrock";
  if (pos->winner != WR_NO_WINNER)
    return NULL;
  if (space == pos->at[WR_PIECE_BIRD] && !is_spared (pos, (WrPiece) piece))
    return "a Worm or Zombie in the Bird's space";
  if (wr_position_has_lava (pos, space) && pos->n_frames == 0
      && wr_hook_may (pos, WR_MAY_BURN, (WrPiece) piece, WR_PIECE_TARGET (piece), WR_SPACE_NONE) != WR_SAYS_NO)
    return "a Worm or Zombie in Lava";
  if (piece == piece_in_wormhole (pos))
    return wr_position_wormhole_active (pos, space) ? NULL : "an exit asked for outside an active Wormhole";
  /* While a card is executed a piece may be in the air. */
  if (wr_space_row (space) < pos->grass[wr_space_column (space)] && pos->n_runs == 0)
    return "a Worm or Zombie in the air";
  return NULL;
}

/* R1.2, R1.5, R9.4, R14.1 */
static const char *
bird_fault (const WrPosition *pos)
{
  WrSpace bird = pos->at[WR_PIECE_BIRD];

  if (bird == WR_SPACE_NONE)
    return pos->turn == WR_TURN_SETUP ? NULL : "no Bird";
  if (!wr_space_on_board (bird))
    return wr_space_outside (bird) ? NULL : "the Bird where nothing is";
  switch (wr_position_terrain (pos, bird))
    {
    case WR_TERRAIN_SKY:
      return "the Bird in the sky";
    case WR_TERRAIN_PACKED:
      return "the Bird in packed Dirt";
    case WR_TERRAIN_GRASS:
    case WR_TERRAIN_CLEARED:
    case WR_TERRAIN_OUTSIDE:
    default:
      return wr_position_has_lava (pos, bird) ? "the Bird in Lava" : NULL;
    }
}

/* R1.7, R5.1, R6.8, R13.5 */
static const char *
tracker_fault (const WrPosition *pos)
{
  if (pos->hunger > BM_HUNGER_TOP || pos->suspicion > BM_SUSPICION_TOP || pos->day < 1 || pos->day > BM_N_DAYS)
    return "a marker off its track";
  if (pos->max_health < 1 || pos->max_health > BM_HEALTH_TOP || pos->health > pos->max_health)
    return "Health over its maximum";
  if (pos->total > BM_ACTIONS_MOST || (pos->total > 0 && pos->total < BM_ACTIONS_LEAST))
    return "a total of actions outside its limits";
  for (guint side = 0; side < WR_N_SIDES; side++)
    if (ABS (pos->penalty[side]) > WR_PENALTY_MOST)
      return "a penalty outside its limits";
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (pos->stunned[worm] > (pos->at[worm] == WR_SPACE_NONE ? 0 : 2))
      return "a stun outside its limits";
  return NULL;
}

/* R2 */
static const char *
winner_fault (const WrPosition *pos)
{
  gboolean living = FALSE;

  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    living |= pos->at[worm] != WR_SPACE_NONE;
  if (pos->health == 0 || pos->hunger == 0)
    return pos->winner == WR_SIDE_WORMS ? NULL : "the Bird is dead, but the Worms have not won";
  if (!living)
    return pos->winner == WR_SIDE_BIRD ? NULL : "no Worm lives, but the Bird has not won";
  return pos->winner == WR_NO_WINNER ? NULL : "somebody has won without a reason";
}

/* The card box: champions of the right kind, piles within their array, effects in force. */
static const char *
card_fault (const WrPosition *pos)
{
  WrPosition gathered = *pos;
  guint runs = 0;

  for (guint place = 0; place <= WR_N_WORMS; place++)
    {
      guint8 card = pos->champions[place];

      if (card == WR_NO_VALUE)
        continue;
      if (card >= wr_card_set->n_cards
          || wr_card (card)->deck != (place == WR_N_WORMS ? WR_DECK_BIRD_CHAMPION : WR_DECK_WORM_CHAMPION))
        return "a champion that is none";
      if (place < WR_N_WORMS && pos->at[place] == WR_SPACE_NONE)
        return "a dead Worm with a champion";
    }
  for (guint side = 0; side < WR_N_SIDES; side++)
    {
      const WrCards *cards = &pos->cards[side];

      if (cards->n_hand + cards->n_deck + cards->n_discard > WR_MAX_CARDS)
        return "more cards than there is room for";
      for (guint i = 1; i < cards->n_hand; i++)
        if (cards->cards[i] < cards->cards[i - 1])
          return "a hand out of order";
      if (pos->known[wr_side_other ((WrSide) side)] >> cards->n_hand != 0)
        return "a side knows cards that are not there";
    }
  if (pos->n_effects > WR_MAX_EFFECTS || pos->n_runs > WR_MAX_RUNS || pos->n_frames > WR_MAX_FRAMES)
    return "more effects or frames than there is room for";
  for (guint i = 0; i < pos->n_frames; i++)
    runs += pos->frames[i].kind == WR_FRAME_CARD;
  if (runs != pos->n_runs)
    return "runs without frames";
  wr_position_gather (&gathered);
  return gathered.hooks != pos->hooks || gathered.triggers != pos->triggers ? "what is in force is not gathered" : NULL;
}

const char *
wr_position_fault (const WrPosition *pos)
{
  const char *fault = NULL;

  for (int column = 0; column < WR_N_COLUMNS && fault == NULL; column++)
    fault = column_fault (pos, column);
  if (fault == NULL)
    fault = supply_fault (pos);
  if (fault == NULL)
    fault = bird_fault (pos);
  for (int piece = 0; piece < WR_N_CRAWLERS && fault == NULL; piece++)
    fault = crawler_fault (pos, piece);
  if (fault == NULL)
    fault = tracker_fault (pos);
  if (fault == NULL)
    fault = winner_fault (pos);
  if (fault == NULL)
    fault = card_fault (pos);
  return fault;
}
