/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R5: which actions a side has, their costs, and the targets of moves.
 */
#include "rules-private.h"

/* R5.2: paid before the effect. */
void
wr_pay (WrRun   *run,
        WrAction action,
        WrPiece  who,
        int      cost)
{
  WrPosition *pos = run->pos;
  WrSide side = who == WR_PIECE_BIRD || (who == WR_PIECE_NONE && pos->turn == WR_SIDE_BIRD) ? WR_SIDE_BIRD
                                                                                               : WR_SIDE_WORMS;

  pos->spent = (guint8) MIN (pos->spent + cost, G_MAXUINT8);
  if (action < WR_N_ACTIONS && pos->counts[side][action] < G_MAXUINT8)
    pos->counts[side][action]++;
  if (who < WR_N_CRAWLERS)
    pos->acted |= (guint8) (1u << who);
  wr_emit (run, WR_EVENT_SPENT, side, who, 0, cost, action);
}

WrAction
wr_move_action (BmMove move)
{
  switch (wr_move_kind (move))
    {
    case WR_MOVE_FLY:     return WR_ACTION_FLY;
    case WR_MOVE_DIG:     return WR_ACTION_DIG;
    case WR_MOVE_PECK:    return WR_ACTION_PECK;
    case WR_MOVE_EAT:     return WR_ACTION_EAT;
    case WR_MOVE_DRILL:   return WR_ACTION_DRILL;
    case WR_MOVE_REST:    return WR_ACTION_REST;
    case WR_MOVE_BREAK:   return WR_ACTION_BREAK;
    case WR_MOVE_MOVE:    return WR_ACTION_MOVE;
    case WR_MOVE_PUSH:    return WR_ACTION_PUSH;
    case WR_MOVE_BITE:    return WR_ACTION_BITE;
    case WR_MOVE_BEDROCK: return WR_ACTION_BEDROCK;
    case WR_MOVE_RAISE:   return WR_ACTION_RAISE;
    case WR_MOVE_PLAY:    return WR_ACTION_PLAY;
    case WR_MOVE_END:
    case WR_MOVE_LAND:
    case WR_MOVE_EXIT:
    case WR_MOVE_DISCARD:
    case WR_MOVE_USE:
    case WR_MOVE_DRAFT:
    case WR_MOVE_CHOOSE:
    case WR_MOVE_YES:
    case WR_MOVE_NO:
    case WR_N_MOVE_KINDS:
    default:              return WR_N_ACTIONS;
    }
}

WrMoveTarget
wr_move_aim (const WrPosition *pos,
             BmMove            move)
{
  WrSpace space;
  guint prey;

  switch ((guint) wr_move_kind (move))
    {
    case WR_MOVE_EAT:
      prey = wr_move_b (move);
      if (prey == (guint) WR_PIECE_NONE)
        {
          guint there = wr_position_crawlers_at (pos, wr_move_a (move));

          if (there == 0)
            return WR_SPACE_TARGET (wr_move_a (move));
          prey = (guint) __builtin_ctz (there);
        }
      return (WrMoveTarget) { prey < WR_N_WORMS ? WR_THING_WORM : WR_THING_ZOMBIE, (guint8) prey };
    case WR_MOVE_BITE:
      return (WrMoveTarget) { WR_THING_BIRD, WR_PIECE_BIRD };
    case WR_MOVE_PLAY:
      return (WrMoveTarget) { WR_THING_CARD, wr_move_a (move) };
    case WR_MOVE_MOVE:
      space = wr_move_space (pos, wr_move_who (move), WR_BYTE_DIR (wr_move_a (move)));
      return space == WR_SPACE_NONE ? WR_NO_TARGET : WR_SPACE_TARGET (space);
    default:
      space = wr_move_target (pos, move);
      return space == WR_SPACE_NONE ? WR_NO_TARGET : WR_SPACE_TARGET (space);
    }
}

/* Those of ACTIONS that an active card could forbid, or (PRICED) change the price of. */
static guint
actions_to_ask_about (const WrPosition *pos,
                      guint             actions,
                      gboolean          priced)
{
  guint asked = (guint) (pos->hooks >> WR_HOOK_MAY (0));

  if (wr_hooked (pos, WR_HOOK_MAY (WR_MAY_ENTER)))
    asked |= 1u << WR_ACTION_FLY | 1u << WR_ACTION_DIG | 1u << WR_ACTION_MOVE;
  if (wr_hooked (pos, WR_HOOK_AMOUNT (WR_AMOUNT_SUSPICION_RISE)))
    asked |= 1u << WR_ACTION_PECK;
  if (wr_hooked (pos, WR_HOOK_MAY (WR_MAY_BE_EATEN)))
    asked |= 1u << WR_ACTION_EAT;
  if (priced)
    asked |= (guint) (pos->hooks >> WR_HOOK_COST (0));
  return asked & actions;
}

/* Fly, the Bird's way down and a Worm's steps enter a space. */
static gboolean
enters_closed_space (const WrPosition *pos,
                     BmMove            move,
                     WrMoveTarget      target)
{
  WrSpace bird = pos->at[WR_PIECE_BIRD], to = wr_move_a (move);

  if (wr_move_kind (move) == WR_MOVE_MOVE)
    return target.kind == WR_THING_NONE;
  if (wr_move_kind (move) == WR_MOVE_DIG)
    {
      to = wr_dig_space (pos, wr_move_a (move));
      if (wr_space_dir (bird, to) != WR_DIR_DOWN)
        return FALSE;
    }
  else if (wr_move_kind (move) != WR_MOVE_FLY)
    return FALSE;
  return wr_hook_may (pos, WR_MAY_ENTER, WR_PIECE_BIRD, WR_SPACE_TARGET (to), bird) == WR_SAYS_NO;
}

static gboolean
is_forbidden (const WrPosition *pos,
              BmMove            move,
              int               budget)
{
  WrAction action = wr_move_action (move);
  WrPiece who = wr_move_who (move);
  WrMoveTarget target = wr_move_aim (pos, move);

  if (action == WR_ACTION_DIG ? wr_dig_is_forbidden (pos, wr_dig_space (pos, wr_move_a (move)))
                              : wr_hook_may (pos, action, who, target, WR_SPACE_NONE) == WR_SAYS_NO)
    return TRUE;
  if (enters_closed_space (pos, move, target))
    return TRUE;
  if (action == WR_ACTION_PECK && wr_hooked (pos, WR_HOOK_AMOUNT (WR_AMOUNT_SUSPICION_RISE))
      && wr_peck_is_idle (pos, WR_BYTE_DIR (wr_move_a (move))))
    return TRUE;
  if (action == WR_ACTION_EAT
      && wr_hook_may (pos, WR_MAY_BE_EATEN, (WrPiece) target.value, target, WR_SPACE_NONE) == WR_SAYS_NO)
    return TRUE;
  return budget >= 0 && wr_hook_cost (pos, action, who, target) > budget;
}

BmMove *
wr_list_candidates (const WrPosition *pos,
                    guint             pieces,
                    guint             actions,
                    int               budget,
                    BmMove           *out,
                    guint            *asked)
{
  const guint crawlers = pieces & ((1u << WR_N_CRAWLERS) - 1);
  const guint with_bird = pieces >> WR_PIECE_BIRD & 1;

  actions &= (crawlers != 0 ? WR_CRAWLER_ACTIONS : 0) | (with_bird ? WR_BIRD_ACTIONS : 0);
  /* Without a card that changes prices everything costs 1. */
  if (budget == 0)
    actions &= (guint) (pos->hooks >> WR_HOOK_COST (0));
  *asked = 0;
  if (actions == 0)
    return out;
  if (crawlers != 0)
    out = wr_crawler_moves (pos, crawlers, actions, out);
  if (with_bird)
    out = wr_bird_moves (pos, actions, out);
  *asked = actions_to_ask_about (pos, actions, budget >= 0);
  return out;
}

gboolean
wr_candidate_is_legal (const WrPosition *pos,
                       guint             asked,
                       int               budget,
                       BmMove            move)
{
  return !(asked >> wr_move_action (move) & 1) || !is_forbidden (pos, move, budget);
}

BmMove *
wr_list_actions (const WrPosition *pos,
                 guint             pieces,
                 guint             actions,
                 int               budget,
                 BmMove           *out)
{
  BmMove *first = out, *kept = out;
  guint asked;

  out = wr_list_candidates (pos, pieces, actions, budget, out, &asked);
  if (asked == 0)
    return out;
  for (const BmMove *move = first; move < out; move++)
    if (wr_candidate_is_legal (pos, asked, budget, *move))
      *kept++ = *move;
  return kept;
}

static void
do_action (WrRun *run,
           BmMove move)
{
  if (wr_move_who (move) == WR_PIECE_BIRD)
    wr_bird_act (run, move);
  else
    wr_worm_act (run, move);
}

void
wr_act (WrRun *run,
        BmMove move)
{
  WrPosition *pos = run->pos;
  WrAction action = wr_move_action (move);
  int cost = 1;

  if (wr_hooked (pos, WR_HOOK_COST (action)))
    cost = wr_hook_cost (pos, action, wr_move_who (move), wr_move_aim (pos, move));
  wr_pay (run, action, wr_move_who (move), cost);
  do_action (run, move);
}

void
wr_act_for_free (WrRun   *run,
                 BmMove   move,
                 gboolean forced)
{
  if (!forced)
    wr_pay (run, wr_move_action (move), wr_move_who (move), 0);
  do_action (run, move);
}

static WrSpace
direction_target (const WrPosition *pos,
                  BmMove            move)
{
  WrSpace from = pos->at[wr_move_who (move)];

  if (from == WR_SPACE_NONE)
    return WR_SPACE_NONE;
  if (!WR_IS_DIR_BYTE (wr_move_a (move)))
    return wr_move_a (move);
  if (wr_move_kind (move) == WR_MOVE_MOVE)
    {
      WrSpace to = wr_move_space (pos, wr_move_who (move), WR_BYTE_DIR (wr_move_a (move)));

      if (to != WR_SPACE_NONE)
        return to;
    }
  return wr_space_step (from, WR_BYTE_DIR (wr_move_a (move)));
}

static WrSpace
choice_target (const WrPosition *pos,
               BmMove            move)
{
  guint option = wr_move_a (move);
  guint8 value = wr_move_b (move);

  if (option == WR_OPTION_PIECE)
    return pos->at[value];
  if (option == WR_OPTION_COLUMN)
    return wr_position_grass_space (pos, value);
  if (option == WR_OPTION_SPACE || (option >= WR_OPTION_TOKEN && option < WR_OPTION_TOKEN + WR_N_TOKENS))
    return value;
  return WR_SPACE_NONE;
}

WrSpace
wr_move_target (const WrPosition *pos,
                BmMove            move)
{
  switch (wr_move_kind (move))
    {
    case WR_MOVE_FLY:
    case WR_MOVE_EAT:
    case WR_MOVE_BREAK:
    case WR_MOVE_BEDROCK:
    case WR_MOVE_LAND:
    case WR_MOVE_EXIT:
      return wr_move_a (move);
    case WR_MOVE_RAISE:
      return wr_move_b (move);
    case WR_MOVE_DIG:
    case WR_MOVE_PECK:
    case WR_MOVE_MOVE:
    case WR_MOVE_PUSH:
      return direction_target (pos, move);
    case WR_MOVE_BITE:
      return pos->at[WR_PIECE_BIRD];
    case WR_MOVE_DRILL:
      return wr_move_a (move) != WR_SPACE_NONE ? wr_move_a (move) : pos->at[WR_PIECE_BIRD];
    case WR_MOVE_CHOOSE:
      return choice_target (pos, move);
    case WR_MOVE_REST:
    case WR_MOVE_PLAY:
    case WR_MOVE_END:
    case WR_MOVE_DISCARD:
    case WR_MOVE_USE:
    case WR_MOVE_DRAFT:
    case WR_MOVE_YES:
    case WR_MOVE_NO:
    case WR_N_MOVE_KINDS:
    default:
      return WR_SPACE_NONE;
    }
}
