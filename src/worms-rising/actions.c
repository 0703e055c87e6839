/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R5: which actions a side has, what they cost, and what a move points at.
 */
#include "rules-private.h"

/* R5.2: paid before the effect. */
void
bm_pay (BmRun   *run,
        BmAction action,
        BmPiece  who,
        int      cost)
{
  BmPosition *pos = run->pos;
  BmSide side = who == BM_PIECE_BIRD || (who == BM_PIECE_NONE && pos->turn == BM_SIDE_BIRD) ? BM_SIDE_BIRD
                                                                                               : BM_SIDE_WORMS;

  pos->spent = (guint8) MIN (pos->spent + cost, G_MAXUINT8);
  if (action < BM_N_ACTIONS && pos->counts[side][action] < G_MAXUINT8)
    pos->counts[side][action]++;
  if (who < BM_N_CRAWLERS)
    pos->acted |= (guint8) (1u << who);
  bm_emit (run, BM_EVENT_SPENT, side, who, 0, cost, action);
}

BmAction
bm_move_action (BmMove move)
{
  switch (bm_move_kind (move))
    {
    case BM_MOVE_FLY:     return BM_ACTION_FLY;
    case BM_MOVE_DIG:     return BM_ACTION_DIG;
    case BM_MOVE_PECK:    return BM_ACTION_PECK;
    case BM_MOVE_EAT:     return BM_ACTION_EAT;
    case BM_MOVE_DRILL:   return BM_ACTION_DRILL;
    case BM_MOVE_REST:    return BM_ACTION_REST;
    case BM_MOVE_BREAK:   return BM_ACTION_BREAK;
    case BM_MOVE_MOVE:    return BM_ACTION_MOVE;
    case BM_MOVE_PUSH:    return BM_ACTION_PUSH;
    case BM_MOVE_BITE:    return BM_ACTION_BITE;
    case BM_MOVE_BEDROCK: return BM_ACTION_BEDROCK;
    case BM_MOVE_RAISE:   return BM_ACTION_RAISE;
    case BM_MOVE_PLAY:    return BM_ACTION_PLAY;
    case BM_MOVE_END:
    case BM_MOVE_LAND:
    case BM_MOVE_EXIT:
    case BM_MOVE_DISCARD:
    case BM_MOVE_USE:
    case BM_MOVE_DRAFT:
    case BM_MOVE_CHOOSE:
    case BM_MOVE_YES:
    case BM_MOVE_NO:
    case BM_N_MOVE_KINDS:
    default:              return BM_N_ACTIONS;
    }
}

BmMoveTarget
bm_move_aim (const BmPosition *pos,
             BmMove            move)
{
  BmSpace space;
  guint prey;

  switch ((guint) bm_move_kind (move))
    {
    case BM_MOVE_EAT:
      prey = bm_move_b (move);
      if (prey == (guint) BM_PIECE_NONE)
        {
          guint there = bm_position_crawlers_at (pos, bm_move_a (move));

          if (there == 0)
            return BM_SPACE_TARGET (bm_move_a (move));
          prey = (guint) __builtin_ctz (there);
        }
      return (BmMoveTarget) { prey < BM_N_WORMS ? BM_THING_WORM : BM_THING_ZOMBIE, (guint8) prey };
    case BM_MOVE_BITE:
      return (BmMoveTarget) { BM_THING_BIRD, BM_PIECE_BIRD };
    case BM_MOVE_PLAY:
      return (BmMoveTarget) { BM_THING_CARD, bm_move_a (move) };
    case BM_MOVE_MOVE:
      space = bm_move_space (pos, bm_move_who (move), BM_BYTE_DIR (bm_move_a (move)));
      return space == BM_SPACE_NONE ? BM_NO_TARGET : BM_SPACE_TARGET (space);
    default:
      space = bm_move_target (pos, move);
      return space == BM_SPACE_NONE ? BM_NO_TARGET : BM_SPACE_TARGET (space);
    }
}

/* Those of ACTIONS that a card in force could forbid, or (PRICED) change the price of. */
static guint
actions_to_ask_about (const BmPosition *pos,
                      guint             actions,
                      gboolean          priced)
{
  guint asked = (guint) (pos->hooks >> BM_HOOK_MAY (0));

  if (bm_hooked (pos, BM_HOOK_MAY (BM_MAY_ENTER)))
    asked |= 1u << BM_ACTION_FLY | 1u << BM_ACTION_DIG | 1u << BM_ACTION_MOVE;
  if (bm_hooked (pos, BM_HOOK_AMOUNT (BM_AMOUNT_SUSPICION_RISE)))
    asked |= 1u << BM_ACTION_PECK;
  if (bm_hooked (pos, BM_HOOK_MAY (BM_MAY_BE_EATEN)))
    asked |= 1u << BM_ACTION_EAT;
  if (priced)
    asked |= (guint) (pos->hooks >> BM_HOOK_COST (0));
  return asked & actions;
}

/* Fly, the Bird's way down and a Worm's steps enter a space. */
static gboolean
enters_closed_space (const BmPosition *pos,
                     BmMove            move,
                     BmMoveTarget      target)
{
  BmSpace bird = pos->at[BM_PIECE_BIRD], to = bm_move_a (move);

  if (bm_move_kind (move) == BM_MOVE_MOVE)
    return target.kind == BM_THING_NONE;
  if (bm_move_kind (move) == BM_MOVE_DIG)
    {
      to = bm_dig_space (pos, bm_move_a (move));
      if (bm_space_dir (bird, to) != BM_DIR_DOWN)
        return FALSE;
    }
  else if (bm_move_kind (move) != BM_MOVE_FLY)
    return FALSE;
  return bm_hook_may (pos, BM_MAY_ENTER, BM_PIECE_BIRD, BM_SPACE_TARGET (to), bird) == BM_SAYS_NO;
}

static gboolean
is_forbidden (const BmPosition *pos,
              BmMove            move,
              int               budget)
{
  BmAction action = bm_move_action (move);
  BmPiece who = bm_move_who (move);
  BmMoveTarget target = bm_move_aim (pos, move);

  if (action == BM_ACTION_DIG ? bm_dig_is_forbidden (pos, bm_dig_space (pos, bm_move_a (move)))
                              : bm_hook_may (pos, action, who, target, BM_SPACE_NONE) == BM_SAYS_NO)
    return TRUE;
  if (enters_closed_space (pos, move, target))
    return TRUE;
  if (action == BM_ACTION_PECK && bm_hooked (pos, BM_HOOK_AMOUNT (BM_AMOUNT_SUSPICION_RISE))
      && bm_peck_is_idle (pos, BM_BYTE_DIR (bm_move_a (move))))
    return TRUE;
  if (action == BM_ACTION_EAT
      && bm_hook_may (pos, BM_MAY_BE_EATEN, (BmPiece) target.value, target, BM_SPACE_NONE) == BM_SAYS_NO)
    return TRUE;
  return budget >= 0 && bm_hook_cost (pos, action, who, target) > budget;
}

BmMove *
bm_list_candidates (const BmPosition *pos,
                    guint             pieces,
                    guint             actions,
                    int               budget,
                    BmMove           *out,
                    guint            *asked)
{
  const guint crawlers = pieces & ((1u << BM_N_CRAWLERS) - 1);
  const guint with_bird = pieces >> BM_PIECE_BIRD & 1;

  actions &= (crawlers != 0 ? BM_CRAWLER_ACTIONS : 0) | (with_bird ? BM_BIRD_ACTIONS : 0);
  /* Without a card that changes prices everything costs 1. */
  if (budget == 0)
    actions &= (guint) (pos->hooks >> BM_HOOK_COST (0));
  *asked = 0;
  if (actions == 0)
    return out;
  if (crawlers != 0)
    out = bm_crawler_moves (pos, crawlers, actions, out);
  if (with_bird)
    out = bm_bird_moves (pos, actions, out);
  *asked = actions_to_ask_about (pos, actions, budget >= 0);
  return out;
}

gboolean
bm_candidate_is_legal (const BmPosition *pos,
                       guint             asked,
                       int               budget,
                       BmMove            move)
{
  return !(asked >> bm_move_action (move) & 1) || !is_forbidden (pos, move, budget);
}

BmMove *
bm_list_actions (const BmPosition *pos,
                 guint             pieces,
                 guint             actions,
                 int               budget,
                 BmMove           *out)
{
  BmMove *first = out, *kept = out;
  guint asked;

  out = bm_list_candidates (pos, pieces, actions, budget, out, &asked);
  if (asked == 0)
    return out;
  for (const BmMove *move = first; move < out; move++)
    if (bm_candidate_is_legal (pos, asked, budget, *move))
      *kept++ = *move;
  return kept;
}

static void
do_action (BmRun *run,
           BmMove move)
{
  if (bm_move_who (move) == BM_PIECE_BIRD)
    bm_bird_act (run, move);
  else
    bm_worm_act (run, move);
}

void
bm_act (BmRun *run,
        BmMove move)
{
  BmPosition *pos = run->pos;
  BmAction action = bm_move_action (move);
  int cost = 1;

  if (bm_hooked (pos, BM_HOOK_COST (action)))
    cost = bm_hook_cost (pos, action, bm_move_who (move), bm_move_aim (pos, move));
  bm_pay (run, action, bm_move_who (move), cost);
  do_action (run, move);
}

void
bm_act_for_free (BmRun   *run,
                 BmMove   move,
                 gboolean forced)
{
  if (!forced)
    bm_pay (run, bm_move_action (move), bm_move_who (move), 0);
  do_action (run, move);
}

static BmSpace
direction_target (const BmPosition *pos,
                  BmMove            move)
{
  BmSpace from = pos->at[bm_move_who (move)];

  if (from == BM_SPACE_NONE)
    return BM_SPACE_NONE;
  if (!BM_IS_DIR_BYTE (bm_move_a (move)))
    return bm_move_a (move);
  if (bm_move_kind (move) == BM_MOVE_MOVE)
    {
      BmSpace to = bm_move_space (pos, bm_move_who (move), BM_BYTE_DIR (bm_move_a (move)));

      if (to != BM_SPACE_NONE)
        return to;
    }
  return bm_space_step (from, BM_BYTE_DIR (bm_move_a (move)));
}

static BmSpace
choice_target (const BmPosition *pos,
               BmMove            move)
{
  guint option = bm_move_a (move);
  guint8 value = bm_move_b (move);

  if (option == BM_OPTION_PIECE)
    return pos->at[value];
  if (option == BM_OPTION_COLUMN)
    return bm_position_grass_space (pos, value);
  if (option == BM_OPTION_SPACE || (option >= BM_OPTION_TOKEN && option < BM_OPTION_TOKEN + BM_N_TOKENS))
    return value;
  return BM_SPACE_NONE;
}

BmSpace
bm_move_target (const BmPosition *pos,
                BmMove            move)
{
  switch (bm_move_kind (move))
    {
    case BM_MOVE_FLY:
    case BM_MOVE_EAT:
    case BM_MOVE_BREAK:
    case BM_MOVE_BEDROCK:
    case BM_MOVE_LAND:
    case BM_MOVE_EXIT:
      return bm_move_a (move);
    case BM_MOVE_RAISE:
      return bm_move_b (move);
    case BM_MOVE_DIG:
    case BM_MOVE_PECK:
    case BM_MOVE_MOVE:
    case BM_MOVE_PUSH:
      return direction_target (pos, move);
    case BM_MOVE_BITE:
      return pos->at[BM_PIECE_BIRD];
    case BM_MOVE_DRILL:
      return bm_move_a (move) != BM_SPACE_NONE ? bm_move_a (move) : pos->at[BM_PIECE_BIRD];
    case BM_MOVE_CHOOSE:
      return choice_target (pos, move);
    case BM_MOVE_REST:
    case BM_MOVE_PLAY:
    case BM_MOVE_END:
    case BM_MOVE_DISCARD:
    case BM_MOVE_USE:
    case BM_MOVE_DRAFT:
    case BM_MOVE_YES:
    case BM_MOVE_NO:
    case BM_N_MOVE_KINDS:
    default:
      return BM_SPACE_NONE;
    }
}
