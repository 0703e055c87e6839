/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why a move is not legal: the rule's number and one sentence.  Conditions of all moves are here, those of single
 * actions in why-bird.c and why-worms.c.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "why-private.h"

/* A card's choice is pending, and MOVE is none of its answers. */
static gboolean
why_not_card (const WrPosition *pos,
              BmMove            move,
              BmRefusal        *refusal)
{
  const WrFrame *top = &pos->frames[pos->n_frames - 1];

  if (WR_RUN_START (top->g) == WR_RUN_ASKS)
    return wr_refuse (refusal, "R13.2", _("First a card asks whether to use its power: yes or no."));
  if (wr_move_kind (move) == WR_MOVE_CHOOSE && wr_move_a (move) == WR_OPTION_DONE)
    return wr_refuse (refusal, "G3", _("The card does not let you skip this: something must be chosen."));
  if (wr_move_kind (move) == WR_MOVE_CHOOSE)
    return wr_refuse (refusal, "G3", _("The card does not allow this choice."));
  if (wr_move_action (move) < WR_ACTION_PLAY && wr_frame_gives_action (pos))
    return wr_refuse (refusal, "G4", _("The card does not give this action now."));
  return wr_refuse (refusal, "G3", _("A card is being carried out: its choice must be made first."));
}

/* A choice is pending, and MOVE is none of its answers. */
static gboolean
why_not_choice (const WrPosition *pos,
                BmMove            move,
                BmRefusal        *refusal)
{
  const WrFrame *top = &pos->frames[pos->n_frames - 1];

  if (top->kind == WR_FRAME_EXIT)
    return wr_move_kind (move) == WR_MOVE_EXIT
           ? wr_refuse (refusal, "R12.1", _("The way out must be another active Wormhole."))
           : wr_refuse (refusal, "R12.5", _("The Worms must first choose where the Wormhole leads."));
  if (top->kind == WR_FRAME_CARD)
    return why_not_card (pos, move, refusal);
  if (top->kind == WR_FRAME_DRAFT)
    return wr_move_kind (move) == WR_MOVE_DRAFT
           ? wr_refuse (refusal, top->a == WR_PIECE_BIRD ? "R3.5" : "R3.4", _("This champion is not offered now."))
           : wr_refuse (refusal, top->a == WR_PIECE_BIRD ? "R3.5" : "R3.4", _("A champion must be chosen first."));
  if (top->kind == WR_FRAME_LAND)
    return wr_refuse (refusal, "R3.5", _("The Bird must first choose a Grass to start on."));
  if (top->a == WR_PHASE_DISCARD)
    return wr_refuse (refusal, "R4.3", _("The hand is over its limit: a card must be discarded first."));
  if (wr_move_kind (move) == WR_MOVE_FLY && wr_space_on_board (wr_move_a (move))
      && wr_position_has_lava (pos, wr_move_a (move)))
    return wr_refuse (refusal, "R6.1", _("The Bird cannot fly into Lava."));
  return wr_refuse (refusal, "R14.1", _("The day is ending: a Bird outside the garden must fly to a Grass."));
}

/* MOVE answers a choice, but none is pending. */
static gboolean
why_not_answer (WrMoveKind kind,
                BmRefusal *refusal)
{
  if (kind == WR_MOVE_EXIT)
    return wr_refuse (refusal, "R12.1", _("Nobody is waiting to leave a Wormhole."));
  if (kind == WR_MOVE_DRAFT)
    return wr_refuse (refusal, "R3.4", _("The champions have been chosen already."));
  if (kind == WR_MOVE_CHOOSE || kind == WR_MOVE_YES || kind == WR_MOVE_NO)
    return wr_refuse (refusal, "G3", _("No card waits for a choice."));
  if (kind == WR_MOVE_LAND)
    return wr_refuse (refusal, "R3.5", _("The Bird has landed already."));
  return wr_refuse (refusal, "R4.3", _("The hand is not over its limit."));
}

/* Whether MOVE is among its piece's moves if it cost nothing. */
static gboolean
is_listed (const WrPosition *pos,
              BmMove            move)
{
  BmMove moves[BM_MAX_MOVES];
  BmMove *end = wr_list_actions (pos, 1u << wr_move_who (move), 1u << wr_move_action (move), -1, moves);

  for (const BmMove *listed = moves; listed < end; listed++)
    if (*listed == move)
      return TRUE;
  return FALSE;
}

static gboolean
why_not_play (const WrPosition *pos,
              guint8            card,
              BmRefusal        *refusal)
{
  const char *rule = pos->turn == WR_SIDE_BIRD ? "R6.9" : "R10.7";

  switch (wr_play_fault (pos, card))
    {
    case WR_PLAY_FORBIDDEN:
      return wr_refuse (refusal, "R13.4", _("A card in force forbids playing this one now."));
    case WR_PLAY_TOO_DEAR:
      return wr_refuse (refusal, "R5.5", _("Too few actions are left for this card."));
    case WR_PLAY_NOTHING:
      return wr_refuse (refusal, "R5.3", _("This card would change nothing now."));
    case WR_PLAY_LEGAL:
    case WR_PLAY_STUNNED:
    case WR_PLAY_USED_UP:
    case WR_PLAY_NOT_IN_HAND:
    default:
      return pos->turn == WR_SIDE_BIRD ? wr_refuse (refusal, rule, _("The Bird has no such card in hand."))
                                       : wr_refuse (refusal, rule, _("The Worms have no such card in hand."));
    }
}

static gboolean
why_not_use (const WrPosition *pos,
             WrPiece           who,
             BmRefusal        *refusal)
{
  switch (wr_power_fault (pos, who))
    {
    case WR_PLAY_STUNNED:
      return wr_refuse (refusal, "R13.5", _("This Worm is stunned."));
    case WR_PLAY_USED_UP:
      return wr_refuse (refusal, "R13.2", _("This power has been used already."));
    case WR_PLAY_FORBIDDEN:
      return wr_refuse (refusal, "R13.4", _("A card in force forbids using this power now."));
    case WR_PLAY_TOO_DEAR:
      return wr_refuse (refusal, "R5.5", _("Too few actions are left for this power."));
    case WR_PLAY_NOTHING:
      return wr_refuse (refusal, "R5.3", _("This power would change nothing now."));
    case WR_PLAY_LEGAL:
    case WR_PLAY_NOT_IN_HAND:
    default:
      return wr_refuse (refusal, "R13.2", _("There is no such power to use."));
    }
}

/* Whether pieces of that kind have such an action at all (R6, R10). */
static gboolean
has_action (WrPiece  who,
            WrAction action)
{
  const guint birds = 1u << WR_ACTION_FLY | 1u << WR_ACTION_DIG | 1u << WR_ACTION_PECK | 1u << WR_ACTION_EAT
                      | 1u << WR_ACTION_DRILL | 1u << WR_ACTION_REST | 1u << WR_ACTION_BREAK;
  const guint crawlers = 1u << WR_ACTION_MOVE | 1u << WR_ACTION_PUSH | 1u << WR_ACTION_BITE | 1u << WR_ACTION_BEDROCK
                         | 1u << WR_ACTION_RAISE | 1u << WR_ACTION_BREAK;

  return action < WR_N_ACTIONS && ((who == WR_PIECE_BIRD ? birds : crawlers) >> action & 1);
}

/* Moves that the rules allow, but a card in force forbids or makes too expensive. */
static gboolean
why_forbidden (const WrPosition *pos,
               BmMove            move,
               BmRefusal        *refusal)
{
  WrPosition plain = *pos;
  WrPiece who = wr_move_who (move);

  if (pos->hooks == 0 || who >= WR_N_PIECES || pos->at[who] == WR_SPACE_NONE || !has_action (who, wr_move_action (move))
      || (who < WR_N_WORMS && pos->stunned[who] > 0))
    return FALSE;
  if (is_listed (pos, move))
    {
      wr_refuse (refusal, "R5.5", _("Too few actions are left for this."));
      return TRUE;
    }
  /* "Can't" beats "may". */
  if (wr_fold_all_says (pos, wr_move_action (move), who, wr_move_aim (pos, move), WR_SPACE_NONE)
      == (1u << WR_SAYS_YES | 1u << WR_SAYS_NO))
    {
      wr_refuse (refusal, "R13.4", _("A card in force forbids this."));
      return TRUE;
    }
  plain.hooks &= ~(((guint64) 1 << WR_HOOK_AMOUNT (0)) - ((guint64) 1 << WR_HOOK_MAY (0)));
  if (!is_listed (&plain, move))
    {
      WrRange range;

      plain.hooks = 0;
      if (!is_listed (&plain, move) || !wr_hook_range (pos, wr_move_action (move), who, &range))
        return FALSE;
    }
  wr_refuse (refusal, "R13.4", _("A card in force forbids this."));
  return TRUE;
}

gboolean
wr_why_beyond (const WrPosition *pos,
               WrAction          action,
               WrPiece           piece,
               WrSpace           space,
               const char       *rule,
               BmRefusal        *refusal)
{
  WrRange range;

  if (!wr_hook_range (pos, action, piece, &range) || wr_in_range (pos, &range, pos->at[piece], space))
    return FALSE;
  wr_refuse (refusal, rule, _("A card in force sets the reach of this action, and that is beyond it."));
  return TRUE;
}

/* Normalizes a Dig or Push with a space that a direction leads to: to that direction; other moves are returned as is. */
static BmMove
with_direction (const WrPosition *pos,
                BmMove            move)
{
  WrMoveKind kind = wr_move_kind (move);
  WrPiece who = wr_move_who (move);
  WrDir dir;

  if ((kind != WR_MOVE_DIG && kind != WR_MOVE_PUSH) || who >= WR_N_PIECES || WR_IS_DIR_BYTE (wr_move_a (move))
      || pos->at[who] == WR_SPACE_NONE)
    return move;
  dir = wr_space_dir (pos->at[who], wr_move_a (move));
  if (dir >= (kind == WR_MOVE_DIG ? WR_N_DIRS : WR_N_SIDES_OF_A_SPACE))
    return move;
  return WR_MOVE (who, kind, WR_DIR_BYTE (dir), wr_move_b (move));
}

static const char *
rule_of_direction (BmMove move)
{
  if (wr_move_kind (move) == WR_MOVE_PUSH)
    return "R10.2";
  return wr_move_a (move) == WR_DIR_BYTE (WR_DIR_DOWN) ? "R6.2" : "R6.3";
}

gboolean
wr_rules_why (const WrPosition *pos,
              BmMove            move,
              BmRefusal        *refusal)
{
  WrMoveKind kind = wr_move_kind (move);
  WrPiece who = wr_move_who (move);
  BmMove named = with_direction (pos, move);

  if (move == BM_MOVE_NONE)
    return wr_refuse (refusal, NULL, _("No move is written like that."));
  if (wr_rules_is_legal (pos, move))
    return TRUE;
  if (named != move && wr_rules_is_legal (pos, named))
    return wr_refuse (refusal, rule_of_direction (named),
                      _("A space right beside it is named by its direction, such as up or left."));
  move = named;
  if (wr_is_over (pos))
    return wr_refuse (refusal, "R2.3", _("The match is over."));
  if (pos->n_frames > 0)
    return why_not_choice (pos, move, refusal);
  if (kind == WR_MOVE_EXIT || kind == WR_MOVE_LAND || kind == WR_MOVE_DISCARD || kind == WR_MOVE_DRAFT
      || kind == WR_MOVE_CHOOSE || kind == WR_MOVE_YES || kind == WR_MOVE_NO)
    return why_not_answer (kind, refusal);
  if (kind == WR_MOVE_PLAY)
    return why_not_play (pos, wr_move_a (move), refusal);
  if (who == WR_PIECE_BIRD && pos->turn != WR_SIDE_BIRD)
    return wr_refuse (refusal, "R4.3", _("It is the Worms’ turn."));
  if (who != WR_PIECE_BIRD && pos->turn != WR_SIDE_WORMS)
    return wr_refuse (refusal, "R4.3", _("It is the Bird’s turn."));
  if (kind == WR_MOVE_USE)
    return why_not_use (pos, who, refusal);
  if (pos->spent >= pos->total && !wr_hooked (pos, WR_HOOK_COST (wr_move_action (move))))
    return wr_refuse (refusal, "R5.5", _("No actions are left in this turn."));
  if (why_forbidden (pos, move, refusal))
    return FALSE;
  return who == WR_PIECE_BIRD ? wr_why_bird (pos, move, refusal) : wr_why_worm (pos, move, refusal);
}
