/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The possible presses: assigns each legal move to objects at the table.
 */
#include "tb-play-private.h"

#include "tb-rules.h"

typedef struct
{
  const TbPosition *pos;
  TbPicks           picks;
  GArray           *options;
  GArray           *others;
} Lister;

static void
add (Lister *lister,
     TbAt    at,
     BmMove  move,
     guint   cost)
{
  TbOption option = { .at = at, .kind = (guint8) TB_MOVE_KIND (move), .cost = (guint8) cost, .n = 1, .moves = { move } };

  g_array_append_val (lister->options, option);
}

static gboolean
has (const Lister *lister,
     TbAt          at)
{
  for (guint i = 0; i < lister->options->len; i++)
    if (g_array_index (lister->options, TbOption, i).at == at)
      return TRUE;
  return FALSE;
}

/* An option that only picks; KIND is the kind of moves it is for, 0 if that is obvious. */
static void
add_pick_for (Lister *lister,
              TbAt    at,
              guint   kind)
{
  TbOption option = { .at = at, .kind = (guint8) kind };

  if (!has (lister, at))
    g_array_append_val (lister->options, option);
}

static void
add_pick (Lister *lister,
          TbAt    at)
{
  add_pick_for (lister, at, 0);
}

guint
tb_play_points_of (const TbPosition *pos,
                   BmMove            move)
{
  if (TB_MOVE_KIND (move) != TB_MOVE_DELIVER)
    return 0;
  if (TB_MOVE_B (move) != TB_NO_CARD)
    return tb_bounty (TB_MOVE_B (move))->vp;
  return tb_rules_delivery (pos, pos->turn);
}

static void
add_other (Lister *lister,
           BmMove  move)
{
  add (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_OTHER + lister->others->len), move, 0);
  g_array_append_val (lister->others, move);
}

/* The index of CARD in the Bounty Line; TB_N_LINE: it is not in it. */
static guint
line_place (const TbPosition *pos,
            TbCard            card)
{
  guint place = 0;

  while (place < TB_N_LINE && pos->line[place] != card)
    place++;
  return place;
}

static void
add_card (Lister *lister,
          TbCard  card,
          BmMove  move)
{
  guint place = tb_card_is_bounty (card) ? line_place (lister->pos, card) : TB_N_LINE;

  add (lister, place < TB_N_LINE ? TB_AT (TB_AT_LINE, place) : TB_AT (TB_AT_CARD, card), move, 0);
}

/* A Vehicle card and a Worm: the first press picks one, the second sends the move.  While a card is picked, a Worm's
   Target can be pressed instead of the Worm. */
static void
add_pair (Lister *lister,
          BmMove  move)
{
  TbAt card = TB_AT (TB_AT_CARD, TB_MOVE_A (move)), worm = TB_AT (TB_AT_WORM, TB_MOVE_B (move));

  if (TB_MOVE_B (move) == TB_NO_SLOT)
    add (lister, card, move, 0);
  else if (lister->picks.first == card)
    {
      add (lister, worm, move, 0);
      add (lister, TB_AT (TB_AT_SPACE, lister->pos->slots[TB_MOVE_B (move)].target), move, 0);
    }
  else if (lister->picks.first == worm)
    add (lister, card, move, 0);
  else
    {
      add_pick (lister, card);
      if (TB_AT_KIND (lister->picks.first) != TB_AT_CARD)
        add_pick (lister, worm);
    }
}

static void
add_deliver (Lister *lister,
             BmMove  move)
{
  guint from = lister->options->len, points = tb_play_points_of (lister->pos, move);

  add (lister, TB_AT (TB_AT_SPACE, lister->pos->players[lister->pos->turn].at), move, 1);
  add (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_DELIVER), move, 1);
  if (TB_MOVE_B (move) != TB_NO_CARD)
    add_card (lister, TB_MOVE_B (move), move);
  for (guint i = from; i < lister->options->len; i++)
    g_array_index (lister->options, TbOption, i).points = (guint8) points;
}

static void
add_target (Lister *lister,
            BmMove  move)
{
  TbSpace from = lister->pos->slots[TB_MOVE_A (move)].target;
  TbSpace to = tb_position_board (lister->pos)->step[from][TB_MOVE_B (move)];

  add (lister, TB_AT (TB_AT_SPACE, to), move, 0);
}

static void
add_choice (Lister *lister,
            BmMove  move)
{
  switch ((guint) TB_MOVE_A (move))
    {
    case TB_OPTION_SPACE:
      add (lister, TB_AT (TB_AT_SPACE, TB_MOVE_B (move)), move, 0);
      break;
    case TB_OPTION_SEAT:
      add (lister, TB_AT (TB_AT_SEAT, TB_MOVE_B (move)), move, 0);
      if (lister->pos->players[TB_MOVE_B (move)].at != TB_SPACE_NONE)
        add (lister, TB_AT (TB_AT_SPACE, lister->pos->players[TB_MOVE_B (move)].at), move, 0);
      break;
    case TB_OPTION_CARD:
      add_card (lister, TB_MOVE_B (move), move);
      break;
    default: /* colours, pairs of Worms, words */
      add_other (lister, move);
    }
}

/* The power of a Leader can be used by its portrait as well. */
static void
add_use (Lister *lister,
         BmMove  move)
{
  guint seat = (guint) tb_position_to_act (lister->pos);

  add (lister, TB_AT (TB_AT_CARD, TB_MOVE_A (move)), move, 0);
  add_pick (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_USE));
  if (TB_MOVE_A (move) != lister->pos->players[seat].leader)
    return;
  add (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_POWER), move, 0);
  add (lister, TB_AT (TB_AT_SEAT, seat), move, 0);
}

/* In ramp mode: the adjacent pawns, and the landings. */
static void
add_ramp (Lister *lister,
          BmMove  move)
{
  TbAt over = TB_AT (TB_AT_SPACE, TB_MOVE_A (move));

  add_pick (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_RAMP));
  if (lister->picks.first != TB_AT (TB_AT_BUTTON, TB_BUTTON_RAMP))
    return;
  if (lister->picks.second == TB_AT_NONE)
    add_pick_for (lister, over, TB_MOVE_RAMP);
  if (lister->picks.second != TB_AT_NONE && lister->picks.second != over)
    return;
  add (lister, TB_AT (TB_AT_SPACE, TB_MOVE_B (move)), move, 1);
  g_array_index (lister->options, TbOption, lister->options->len - 1).ramps = 1;
}

/* A landing, then the card that the ramp costs, if there is more than one. */
static void
add_jump (Lister *lister,
          BmMove  move)
{
  TbAt landing = TB_AT (TB_AT_SPACE, TB_MOVE_A (move));
  TbOption *last;

  add_pick (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_RAMP));
  last = &g_array_index (lister->options, TbOption, lister->options->len - 1);
  if (lister->picks.second == landing)
    add (lister, TB_AT (TB_AT_CARD, TB_MOVE_B (move)), move, 1);
  else if (lister->picks.second != TB_AT_NONE)
    return;
  else if (TB_MOVE_B (move) == TB_NO_CARD)
    add (lister, landing, move, 1);
  else if (last->at == landing && last->kind == TB_MOVE_JUMP)
    *last = (TbOption) { .at = landing, .kind = TB_MOVE_JUMP, .cost = 1 };
  else
    add (lister, landing, move, 1);
}

static void
add_move (Lister *lister,
          BmMove  move)
{
  switch ((guint) TB_MOVE_KIND (move))
    {
    case TB_MOVE_LEADER:
    case TB_MOVE_LEAVE:
    case TB_MOVE_REVIVE:
    case TB_MOVE_ADD:
    case TB_MOVE_DISCARD:
      add_card (lister, TB_MOVE_A (move), move);
      break;
    case TB_MOVE_START:
    case TB_MOVE_RETURN:
      add (lister, TB_AT (TB_AT_SPACE, TB_MOVE_A (move)), move, 0);
      break;
    case TB_MOVE_PLAY:
    case TB_MOVE_HIDE:
      add_pair (lister, move);
      break;
    case TB_MOVE_MOVE:
      break; /* handled as ways */
    case TB_MOVE_RAMP:
      add_ramp (lister, move);
      break;
    case TB_MOVE_JUMP:
      add_jump (lister, move);
      break;
    case TB_MOVE_CLEAR:
      add (lister, TB_AT (TB_AT_SPACE, TB_MOVE_A (move)), move, tb_cost_of (lister->pos, move));
      add_pick (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_CLEAR));
      break;
    case TB_MOVE_TAKE:
      add (lister, TB_AT (TB_AT_SPACE, lister->pos->players[lister->pos->turn].at), move, 1);
      add (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_TAKE), move, 1);
      break;
    case TB_MOVE_DELIVER:
      add_deliver (lister, move);
      break;
    case TB_MOVE_USE:
      add_use (lister, move);
      break;
    case TB_MOVE_DRAW:
      add (lister, TB_AT (TB_AT_DECK, TB_MOVE_A (move)), move, 0);
      break;
    case TB_MOVE_KEEP:
      if (TB_MOVE_A (move) == TB_NO_CARD)
        add (lister, TB_AT (TB_AT_DECK, TB_DECK_BOUNTIES), move, 0);
      else
        add_card (lister, TB_MOVE_A (move), move);
      break;
    case TB_MOVE_TARGET:
      add_target (lister, move);
      break;
    case TB_MOVE_CLAIM:
      if (TB_MOVE_A (move) == TB_NO_CARD)
        add (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_VP), move, 0);
      else
        add_card (lister, TB_MOVE_A (move), move);
      break;
    case TB_MOVE_CHOOSE:
      add_choice (lister, move);
      break;
    case TB_MOVE_YES:
      add (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_YES), move, 0);
      break;
    case TB_MOVE_NO:
      add (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_NO), move, 0);
      break;
    default: /* done, choose done */
      add (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_DONE), move, 0);
    }
}

static void
add_ways (Lister *lister)
{
  TbWay ways[2 * TB_N_SPACES];
  guint n = tb_reach (lister->pos, ways);

  for (guint i = 0; i < n; i++)
    {
      const TbWay *way = &ways[i];
      TbOption option = {
        .at = TB_AT (TB_AT_SPACE, way->to),
        .kind = (guint8) TB_MOVE_KIND (way->moves[way->n - 1]),
        .cost = way->cost,
        .ramps = way->ramps,
        .n = way->n,
      };

      memcpy (option.moves, way->moves, sizeof option.moves);
      g_array_append_val (lister->options, option);
      if (way->ramps == 0)
        add_pick (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_MOVE));
    }
}

/* The location of a Bounty that could be delivered, or of a Worm that is hunted. */
static void
add_bounties (Lister *lister)
{
  const TbPosition *pos = lister->pos;

  for (guint place = 0; place < TB_N_LINE; place++)
    if (pos->line[place] != TB_NO_CARD)
      add_pick (lister, TB_AT (TB_AT_LINE, place));
  for (guint i = 0; i < pos->n_owned; i++)
    if ((pos->owned_by[i] & TB_OWNED_SEAT) == pos->turn && (pos->owned_by[i] & TB_OWNED_COMPLETED) == 0
        && pos->owned[i] != TB_CARD_UNKNOWN)
      add_pick (lister, TB_AT (TB_AT_CARD, pos->owned[i]));
}

/* Sorts the options at one place, the best first: many points, few Action Points. */
static int
compare_options (gconstpointer a,
                 gconstpointer b,
                 gpointer      data)
{
  const TbOption *first = a, *second = b;

  if (first->at != second->at)
    return first->at < second->at ? -1 : 1;
  if (first->points != second->points)
    return first->points > second->points ? -1 : 1;
  if (first->n > 0 && second->n > 0 && first->cost != second->cost)
    return first->cost < second->cost ? -1 : 1;
  return (first->moves[0] > second->moves[0]) - (first->moves[0] < second->moves[0]);
}

static gboolean
means (const TbPosition *pos,
       const TbPicks    *picks,
       const TbOption   *option)
{
  TbSpace location;

  if (TB_AT_KIND (option->at) == TB_AT_BUTTON)
    return TRUE;
  /* A picked Bounty shows the way to its Location. */
  if (tb_bounty_of_at (pos, picks->first, &location))
    return option->at == picks->first || TB_AT_KIND (option->at) != TB_AT_SPACE || TB_AT_N (option->at) == location;
  if (TB_AT_KIND (picks->first) != TB_AT_BUTTON)
    return TRUE;
  switch ((guint) TB_AT_N (picks->first))
    {
    case TB_BUTTON_MOVE:
      return option->kind == TB_MOVE_MOVE && option->ramps == 0;
    case TB_BUTTON_RAMP:
      return (option->kind == TB_MOVE_RAMP && option->n <= 1) || option->kind == TB_MOVE_JUMP;
    case TB_BUTTON_CLEAR:
      return option->kind == TB_MOVE_CLEAR;
    case TB_BUTTON_USE:
      return option->kind == TB_MOVE_USE;
    default:
      return TRUE;
    }
}

/* Removes options that do not continue the current pick. */
static void
narrow (Lister *lister)
{
  for (guint i = lister->options->len; i > 0; i--)
    if (!means (lister->pos, &lister->picks, &g_array_index (lister->options, TbOption, i - 1)))
      g_array_remove_index (lister->options, i - 1);
}

void
tb_play_list_options (const TbPosition *pos,
                      const TbPicks    *picks,
                      GArray           *options,
                      GArray           *others)
{
  Lister lister = { .pos = pos, .picks = *picks, .options = options, .others = others };
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves);
  gboolean acts = tb_asks_of (pos) == TB_ASKS_ACT;

  /* In ramp mode a ramp is a single move. */
  if (acts && picks->first != TB_AT (TB_AT_BUTTON, TB_BUTTON_RAMP))
    add_ways (&lister);
  for (guint i = 0; i < n; i++)
    add_move (&lister, moves[i]);
  if (acts)
    add_bounties (&lister);
  narrow (&lister);
  g_array_sort_with_data (options, compare_options, NULL);
}

gboolean
tb_bounty_of_at (const TbPosition *pos,
                 TbAt              at,
                 TbSpace          *location)
{
  TbCard card = TB_NO_CARD;

  *location = TB_SPACE_NONE;
  if (TB_AT_KIND (at) == TB_AT_LINE && TB_AT_N (at) < TB_N_LINE)
    card = pos->line[TB_AT_N (at)];
  else if (TB_AT_KIND (at) == TB_AT_CARD && tb_card_is_bounty (TB_AT_N (at)))
    card = TB_AT_N (at);
  if (card == TB_NO_CARD || card == TB_CARD_UNKNOWN)
    return FALSE;
  if (!tb_bounty (card)->hunt)
    *location = pos->locations[tb_bounty (card)->location];
  return TRUE;
}
