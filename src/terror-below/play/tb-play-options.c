/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What can be pressed: each legal move at the places at the table that stand for it.
 */
#include "tb-play-private.h"

#include "tb-rules.h"

typedef struct
{
  const TbPosition *pos;
  TbAt              picked;
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

/* Something that is only picked. */
static void
add_pick (Lister *lister,
          TbAt    at)
{
  TbOption option = { .at = at };

  if (!has (lister, at))
    g_array_append_val (lister->options, option);
}

static void
add_other (Lister *lister,
           BmMove  move)
{
  add (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_OTHER + lister->others->len), move, 0);
  g_array_append_val (lister->others, move);
}

/* The place of the Bounty Line where CARD lies; TB_N_LINE: in none. */
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

/* A Vehicle card and a Worm: one is picked first, the other one decides. */
static void
add_pair (Lister *lister,
          BmMove  move)
{
  TbAt card = TB_AT (TB_AT_CARD, TB_MOVE_A (move)), worm = TB_AT (TB_AT_WORM, TB_MOVE_B (move));

  if (TB_MOVE_B (move) == TB_NO_SLOT)
    add (lister, card, move, 0);
  else if (lister->picked == card)
    add (lister, worm, move, 0);
  else if (lister->picked == worm)
    add (lister, card, move, 0);
  else
    {
      add_pick (lister, card);
      if (TB_AT_KIND (lister->picked) != TB_AT_CARD)
        add_pick (lister, worm);
    }
}

static void
add_deliver (Lister *lister,
             BmMove  move)
{
  TbCard bounty = TB_MOVE_B (move);

  add (lister, TB_AT (TB_AT_SPACE, lister->pos->players[lister->pos->turn].at), move, 1);
  add (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_DELIVER), move, 1);
  if (bounty != TB_NO_CARD)
    add_card (lister, bounty, move);
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

static void
add_use (Lister *lister,
         BmMove  move)
{
  guint seat = (guint) tb_position_to_act (lister->pos);

  add (lister, TB_AT (TB_AT_CARD, TB_MOVE_A (move)), move, 0);
  add_pick (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_USE));
  if (TB_MOVE_A (move) == lister->pos->players[seat].leader)
    add (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_POWER), move, 0);
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
    case TB_MOVE_RAMP:
      break; /* ways */
    case TB_MOVE_JUMP:
      add (lister, TB_AT (TB_AT_SPACE, TB_MOVE_A (move)), move, 1);
      add_pick (lister, TB_AT (TB_AT_BUTTON, TB_BUTTON_RAMP));
      break;
    case TB_MOVE_CLEAR:
      add (lister, TB_AT (TB_AT_SPACE, TB_MOVE_A (move)), move, 1);
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
      add_pick (lister, TB_AT (TB_AT_BUTTON, way->ramps > 0 ? TB_BUTTON_RAMP : TB_BUTTON_MOVE));
    }
}

static int
compare_options (gconstpointer a,
                 gconstpointer b)
{
  const TbOption *first = a, *second = b;

  if (first->at != second->at)
    return first->at < second->at ? -1 : 1;
  return (first->moves[0] > second->moves[0]) - (first->moves[0] < second->moves[0]);
}

gboolean
tb_play_button_means (TbAt  picked,
                      guint kind,
                      guint ramps)
{
  if (TB_AT_KIND (picked) != TB_AT_BUTTON)
    return TRUE;
  switch ((guint) TB_AT_N (picked))
    {
    case TB_BUTTON_MOVE:
      return kind == TB_MOVE_MOVE && ramps == 0;
    case TB_BUTTON_RAMP:
      return kind == TB_MOVE_JUMP || ramps > 0;
    case TB_BUTTON_CLEAR:
      return kind == TB_MOVE_CLEAR;
    case TB_BUTTON_USE:
      return kind == TB_MOVE_USE;
    default:
      return TRUE;
    }
}

/* A pressed button narrows what spaces and cards mean. */
static void
narrow (Lister *lister)
{
  for (guint i = lister->options->len; i > 0; i--)
    {
      const TbOption *option = &g_array_index (lister->options, TbOption, i - 1);

      if (TB_AT_KIND (option->at) != TB_AT_BUTTON && !tb_play_button_means (lister->picked, option->kind, option->ramps))
        g_array_remove_index (lister->options, i - 1);
    }
}

void
tb_play_list_options (const TbPosition *pos,
                      TbAt              picked,
                      GArray           *options,
                      GArray           *others)
{
  Lister lister = { .pos = pos, .picked = picked, .options = options, .others = others };
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves);

  if (tb_asks_of (pos) == TB_ASKS_ACT)
    add_ways (&lister);
  for (guint i = 0; i < n; i++)
    add_move (&lister, moves[i]);
  narrow (&lister);
  g_array_sort (options, compare_options);
}
