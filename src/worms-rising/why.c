/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why a move is not legal: the rule's number and one sentence.  What holds for every move stands here, what one action
 * asks for in why-bird.c and why-worms.c.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "why-private.h"

/* A card asks, and MOVE is none of its answers. */
static gboolean
why_not_card (const BmPosition *pos,
              BmMove            move,
              BmRefusal        *refusal)
{
  const BmFrame *top = &pos->frames[pos->n_frames - 1];

  if (BM_RUN_START (top->g) == BM_RUN_ASKS)
    return bm_refuse (refusal, "R13.2", _("First a card asks whether to use its power: yes or no."));
  if (bm_move_kind (move) == BM_MOVE_CHOOSE && bm_move_a (move) == BM_OPTION_DONE)
    return bm_refuse (refusal, "G3", _("The card does not let you skip this: something must be chosen."));
  if (bm_move_kind (move) == BM_MOVE_CHOOSE)
    return bm_refuse (refusal, "G3", _("The card does not allow this choice."));
  if (bm_move_action (move) < BM_ACTION_PLAY && bm_frame_gives_action (pos))
    return bm_refuse (refusal, "G4", _("The card does not give this action now."));
  return bm_refuse (refusal, "G3", _("A card is being carried out: its choice must be made first."));
}

/* Play waits for a choice, and MOVE is none of its answers. */
static gboolean
why_not_choice (const BmPosition *pos,
                BmMove            move,
                BmRefusal        *refusal)
{
  const BmFrame *top = &pos->frames[pos->n_frames - 1];

  if (top->kind == BM_FRAME_EXIT)
    return bm_move_kind (move) == BM_MOVE_EXIT
           ? bm_refuse (refusal, "R12.1", _("The way out must be another active Wormhole."))
           : bm_refuse (refusal, "R12.5", _("The Worms must first choose where the Wormhole leads."));
  if (top->kind == BM_FRAME_CARD)
    return why_not_card (pos, move, refusal);
  if (top->kind == BM_FRAME_DRAFT)
    return bm_move_kind (move) == BM_MOVE_DRAFT
           ? bm_refuse (refusal, top->a == BM_PIECE_BIRD ? "R3.5" : "R3.4", _("This champion is not offered now."))
           : bm_refuse (refusal, top->a == BM_PIECE_BIRD ? "R3.5" : "R3.4", _("A champion must be chosen first."));
  if (top->kind == BM_FRAME_LAND)
    return bm_refuse (refusal, "R3.5", _("The Bird must first choose a Grass to start on."));
  if (top->a == BM_PHASE_DISCARD)
    return bm_refuse (refusal, "R4.3", _("The hand is over its limit: a card must be discarded first."));
  if (bm_move_kind (move) == BM_MOVE_FLY && bm_space_on_board (bm_move_a (move))
      && bm_position_has_lava (pos, bm_move_a (move)))
    return bm_refuse (refusal, "R6.1", _("The Bird cannot fly into Lava."));
  return bm_refuse (refusal, "R14.1", _("The day is ending: a Bird outside the garden must fly to a Grass."));
}

/* MOVE answers a choice, but none waits. */
static gboolean
why_not_answer (BmMoveKind kind,
                BmRefusal *refusal)
{
  if (kind == BM_MOVE_EXIT)
    return bm_refuse (refusal, "R12.1", _("Nobody is waiting to leave a Wormhole."));
  if (kind == BM_MOVE_DRAFT)
    return bm_refuse (refusal, "R3.4", _("The champions have been chosen already."));
  if (kind == BM_MOVE_CHOOSE || kind == BM_MOVE_YES || kind == BM_MOVE_NO)
    return bm_refuse (refusal, "G3", _("No card waits for a choice."));
  if (kind == BM_MOVE_LAND)
    return bm_refuse (refusal, "R3.5", _("The Bird has landed already."));
  return bm_refuse (refusal, "R4.3", _("The hand is not over its limit."));
}

/* Whether MOVE stands among what its piece could do if it cost nothing. */
static gboolean
is_listed (const BmPosition *pos,
              BmMove            move)
{
  BmMove moves[BM_MAX_MOVES];
  BmMove *end = bm_list_actions (pos, 1u << bm_move_who (move), 1u << bm_move_action (move), -1, moves);

  for (const BmMove *listed = moves; listed < end; listed++)
    if (*listed == move)
      return TRUE;
  return FALSE;
}

static gboolean
why_not_play (const BmPosition *pos,
              guint8            card,
              BmRefusal        *refusal)
{
  const char *rule = pos->turn == BM_SIDE_BIRD ? "R6.9" : "R10.7";

  switch (bm_play_fault (pos, card))
    {
    case BM_PLAY_FORBIDDEN:
      return bm_refuse (refusal, "R13.4", _("A card in force forbids playing this one now."));
    case BM_PLAY_TOO_DEAR:
      return bm_refuse (refusal, "R5.5", _("Too few actions are left for this card."));
    case BM_PLAY_NOTHING:
      return bm_refuse (refusal, "R5.3", _("This card would change nothing now."));
    case BM_PLAY_LEGAL:
    case BM_PLAY_STUNNED:
    case BM_PLAY_USED_UP:
    case BM_PLAY_NOT_IN_HAND:
    default:
      return pos->turn == BM_SIDE_BIRD ? bm_refuse (refusal, rule, _("The Bird has no such card in hand."))
                                       : bm_refuse (refusal, rule, _("The Worms have no such card in hand."));
    }
}

static gboolean
why_not_use (const BmPosition *pos,
             BmPiece           who,
             BmRefusal        *refusal)
{
  switch (bm_power_fault (pos, who))
    {
    case BM_PLAY_STUNNED:
      return bm_refuse (refusal, "R13.5", _("This Worm is stunned."));
    case BM_PLAY_USED_UP:
      return bm_refuse (refusal, "R13.2", _("This power has been used already."));
    case BM_PLAY_FORBIDDEN:
      return bm_refuse (refusal, "R13.4", _("A card in force forbids using this power now."));
    case BM_PLAY_TOO_DEAR:
      return bm_refuse (refusal, "R5.5", _("Too few actions are left for this power."));
    case BM_PLAY_NOTHING:
      return bm_refuse (refusal, "R5.3", _("This power would change nothing now."));
    case BM_PLAY_LEGAL:
    case BM_PLAY_NOT_IN_HAND:
    default:
      return bm_refuse (refusal, "R13.2", _("There is no such power to use."));
    }
}

/* Whether pieces of that kind have such an action at all (R6, R10). */
static gboolean
has_action (BmPiece  who,
            BmAction action)
{
  const guint birds = 1u << BM_ACTION_FLY | 1u << BM_ACTION_DIG | 1u << BM_ACTION_PECK | 1u << BM_ACTION_EAT
                      | 1u << BM_ACTION_DRILL | 1u << BM_ACTION_REST | 1u << BM_ACTION_BREAK;
  const guint crawlers = 1u << BM_ACTION_MOVE | 1u << BM_ACTION_PUSH | 1u << BM_ACTION_BITE | 1u << BM_ACTION_BEDROCK
                         | 1u << BM_ACTION_RAISE | 1u << BM_ACTION_BREAK;

  return action < BM_N_ACTIONS && ((who == BM_PIECE_BIRD ? birds : crawlers) >> action & 1);
}

/* What the rules would allow, but a card in force forbids, or has made dearer than what is left. */
static gboolean
why_forbidden (const BmPosition *pos,
               BmMove            move,
               BmRefusal        *refusal)
{
  BmPosition plain = *pos;
  BmPiece who = bm_move_who (move);

  if (pos->hooks == 0 || who >= BM_N_PIECES || pos->at[who] == BM_SPACE_NONE || !has_action (who, bm_move_action (move))
      || (who < BM_N_WORMS && pos->stunned[who] > 0))
    return FALSE;
  if (is_listed (pos, move))
    {
      bm_refuse (refusal, "R5.5", _("Too few actions are left for this."));
      return TRUE;
    }
  /* "Can't" beats "may". */
  if (bm_fold_all_says (pos, bm_move_action (move), who, bm_move_aim (pos, move), BM_SPACE_NONE)
      == (1u << BM_SAYS_YES | 1u << BM_SAYS_NO))
    {
      bm_refuse (refusal, "R13.4", _("A card in force forbids this."));
      return TRUE;
    }
  plain.hooks &= ~(((guint64) 1 << BM_HOOK_AMOUNT (0)) - ((guint64) 1 << BM_HOOK_MAY (0)));
  if (!is_listed (&plain, move))
    {
      BmRange range;

      plain.hooks = 0;
      if (!is_listed (&plain, move) || !bm_hook_range (pos, bm_move_action (move), who, &range))
        return FALSE;
    }
  bm_refuse (refusal, "R13.4", _("A card in force forbids this."));
  return TRUE;
}

gboolean
bm_why_beyond (const BmPosition *pos,
               BmAction          action,
               BmPiece           piece,
               BmSpace           space,
               const char       *rule,
               BmRefusal        *refusal)
{
  BmRange range;

  if (!bm_hook_range (pos, action, piece, &range) || bm_in_range (pos, &range, pos->at[piece], space))
    return FALSE;
  bm_refuse (refusal, rule, _("A card in force sets the reach of this action, and that is beyond it."));
  return TRUE;
}

/* A Dig or Push that names a space to which a direction leads is written with the direction; else MOVE as it is. */
static BmMove
with_direction (const BmPosition *pos,
                BmMove            move)
{
  BmMoveKind kind = bm_move_kind (move);
  BmPiece who = bm_move_who (move);
  BmDir dir;

  if ((kind != BM_MOVE_DIG && kind != BM_MOVE_PUSH) || who >= BM_N_PIECES || BM_IS_DIR_BYTE (bm_move_a (move))
      || pos->at[who] == BM_SPACE_NONE)
    return move;
  dir = bm_space_dir (pos->at[who], bm_move_a (move));
  if (dir >= (kind == BM_MOVE_DIG ? BM_N_DIRS : BM_N_SIDES_OF_A_SPACE))
    return move;
  return BM_MOVE (who, kind, BM_DIR_BYTE (dir), bm_move_b (move));
}

static const char *
rule_of_direction (BmMove move)
{
  if (bm_move_kind (move) == BM_MOVE_PUSH)
    return "R10.2";
  return bm_move_a (move) == BM_DIR_BYTE (BM_DIR_DOWN) ? "R6.2" : "R6.3";
}

gboolean
bm_rules_why (const BmPosition *pos,
              BmMove            move,
              BmRefusal        *refusal)
{
  BmMoveKind kind = bm_move_kind (move);
  BmPiece who = bm_move_who (move);
  BmMove named = with_direction (pos, move);

  if (move == BM_MOVE_NONE)
    return bm_refuse (refusal, NULL, _("No move is written like that."));
  if (bm_rules_is_legal (pos, move))
    return TRUE;
  if (named != move && bm_rules_is_legal (pos, named))
    return bm_refuse (refusal, rule_of_direction (named),
                      _("A space right beside it is named by its direction, such as up or left."));
  move = named;
  if (bm_is_over (pos))
    return bm_refuse (refusal, "R2.3", _("The match is over."));
  if (pos->n_frames > 0)
    return why_not_choice (pos, move, refusal);
  if (kind == BM_MOVE_EXIT || kind == BM_MOVE_LAND || kind == BM_MOVE_DISCARD || kind == BM_MOVE_DRAFT
      || kind == BM_MOVE_CHOOSE || kind == BM_MOVE_YES || kind == BM_MOVE_NO)
    return why_not_answer (kind, refusal);
  if (kind == BM_MOVE_PLAY)
    return why_not_play (pos, bm_move_a (move), refusal);
  if (who == BM_PIECE_BIRD && pos->turn != BM_SIDE_BIRD)
    return bm_refuse (refusal, "R4.3", _("It is the Worms’ turn."));
  if (who != BM_PIECE_BIRD && pos->turn != BM_SIDE_WORMS)
    return bm_refuse (refusal, "R4.3", _("It is the Bird’s turn."));
  if (kind == BM_MOVE_USE)
    return why_not_use (pos, who, refusal);
  if (pos->spent >= pos->total && !bm_hooked (pos, BM_HOOK_COST (bm_move_action (move))))
    return bm_refuse (refusal, "R5.5", _("No actions are left in this turn."));
  if (why_forbidden (pos, move, refusal))
    return FALSE;
  return who == BM_PIECE_BIRD ? bm_why_bird (pos, move, refusal) : bm_why_worm (pos, move, refusal);
}
