/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why a move is not legal: the rule's number and one sentence.  Here the kind of the move is checked against the
 * decision; the conditions of actions are in why-actions.c, those of cards and choices in why-cards.c.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "why-private.h"

/* For each kind of move: its number of arguments.  For those that answer a decision also the rule, the message for
   other moves while it is pending, and the message for such a move while it is not. */
static const struct
{
  guint8      n_arguments;
  const char *rule;
  const char *first;
  const char *not_now;
} kinds[TB_N_MOVE_KINDS] = {
  [TB_MOVE_LEADER] = { 1, "T21.3", N_("First a Leader must be chosen."), N_("No Leader is to be chosen now.") },
  [TB_MOVE_LEAVE] = { 1, "T27.2", N_("First a member of the squad must be left out."),
                      N_("Nobody is to be left out now.") },
  [TB_MOVE_START] = { 1, "T4.9", N_("First the pawn must be put on a Location to start from."),
                      N_("No pawn is to be put on a start space now.") },
  [TB_MOVE_RETURN] = { 1, "T21.6", N_("First the pawn must return to the board."),
                       N_("Your pawn is on the board already.") },
  [TB_MOVE_PLAY] = { 2, "T6.1", NULL, N_("The Vehicle card of this turn has been played already.") },
  [TB_MOVE_ADD] = { 1, "T15.2", N_("First a second Vehicle card must be added."),
                    N_("No second Vehicle card is to be added now.") },
  [TB_MOVE_MOVE] = { 1 },
  [TB_MOVE_RAMP] = { 2 },
  [TB_MOVE_JUMP] = { 2 },
  [TB_MOVE_CLEAR] = { 1 },
  [TB_MOVE_TAKE] = { 0 },
  [TB_MOVE_DELIVER] = { 2 },
  [TB_MOVE_USE] = { 1 },
  [TB_MOVE_DRAW] = { 1, "T11.2", N_("First a card must be drawn for the Rubble."),
                     N_("There is no Rubble reward to draw now.") },
  [TB_MOVE_KEEP] = { 1, "T13.7", N_("First a Hidden Bounty must be taken."),
                     N_("No Hidden Bounty is to be taken now.") },
  [TB_MOVE_REVIVE] = { 1, "T13.8", N_("First it must be chosen which Character comes back."),
                       N_("No Character can come back now.") },
  [TB_MOVE_HIDE] = { 2, "T15.3", N_("First a Vehicle card can be hidden on a Worm; say done to hide none."),
                     N_("No Vehicle card can be hidden on a Worm now.") },
  [TB_MOVE_TARGET] = { 2, "T15.5", N_("First a Target must be moved."), N_("No Target is to be moved now.") },
  [TB_MOVE_DISCARD] = { 1, "T17.1", N_("Your hand is over its limit: first a Vehicle card must be discarded."),
                        N_("Your hand is not over its limit.") },
  [TB_MOVE_CLAIM] = { 1, "T20.2", N_("First the reward for the Worm must be claimed."),
                      N_("There is no reward to claim now.") },
  [TB_MOVE_CHOOSE] = { 3, "T28.2", N_("A card is being carried out: first its choice must be made."),
                       N_("No card waits for a choice.") },
  [TB_MOVE_CHOOSE_DONE] = { 0, "T28.6", NULL, N_("No card waits for a choice.") },
  [TB_MOVE_YES] = { 0, "T28.6", N_("First a card asks whether to use it: yes or no."), N_("No card asks this now.") },
  [TB_MOVE_NO] = { 0, "T28.6", NULL, N_("No card asks this now.") },
  [TB_MOVE_DONE] = { 0 },
};

/* FALSE: bits that no move has. */
static gboolean
is_move (BmMove move)
{
  guint kind = move >> 24;

  if (kind == 0 || kind >= TB_N_MOVE_KINDS)
    return FALSE;
  return (move & (0xFFFFFFu >> (8 * kinds[kind].n_arguments))) == 0;
}

static gboolean
is_action (guint kind)
{
  return kind >= TB_MOVE_MOVE && kind <= TB_MOVE_USE;
}

/* Decisions `play` and `act`. */
static gboolean
why_not_in_turn (const TbPosition *pos,
                 const TbFrame    *frame,
                 BmMove            move,
                 BmRefusal        *refusal)
{
  guint kind = TB_MOVE_KIND (move);

  if (frame->stage == TB_TURN_PLAY && kind == TB_MOVE_USE)
    return tb_why_use (pos, frame->seat, TB_MOVE_A (move), TB_WINDOW_TURN, refusal);
  if (frame->stage == TB_TURN_PLAY && (kind == TB_MOVE_PLAY || kind == TB_MOVE_DONE || is_action (kind)))
    return tb_why_play (pos, frame->seat, move, refusal);
  if (frame->stage == TB_TURN_ACT && (kind == TB_MOVE_DONE || is_action (kind)))
    return tb_why_action (pos, move, refusal);
  return tb_refuse (refusal, kinds[kind].rule, _(kinds[kind].not_now));
}

/* Decisions `hunt` and `caught`. */
static gboolean
why_not_in_attack (const TbPosition *pos,
                   const TbFrame    *frame,
                   BmMove            move,
                   BmRefusal        *refusal)
{
  gboolean hunts = frame->kind == TB_FRAME_HUNT;
  guint kind = TB_MOVE_KIND (move);

  if (kind == TB_MOVE_USE)
    return tb_why_use (pos, frame->seat, TB_MOVE_A (move), hunts ? TB_WINDOW_HUNT : TB_WINDOW_CAUGHT, refusal);
  if (hunts)
    return tb_refuse (refusal, "T19.5", _("A Worm attacks: Weapons can be used now; say done to use no more."));
  return tb_refuse (refusal, "T19.8", _("A Worm is about to kill your Leader: use a card against it, or say done."));
}

/* A decision that waits for one of the kinds OFFERED (bits), when MOVE is of another one. */
static gboolean
why_not_first (const TbPosition *pos,
               const TbFrame    *frame,
               BmMove            move,
               guint             offered,
               BmRefusal        *refusal)
{
  guint kind = TB_MOVE_KIND (move), asked = TB_MOVE_CHOOSE;

  if (offered >> kind & 1)
    return tb_why_answer (pos, frame->seat, move, refusal);
  for (guint other = 1; other < TB_N_MOVE_KINDS; other++)
    if (kinds[other].first != NULL && (offered >> other & 1) != 0)
      asked = other;
  if (kind == TB_MOVE_CHOOSE_DONE && (asked == TB_MOVE_TARGET || asked == TB_MOVE_CHOOSE))
    return tb_refuse (refusal, "T28.6", _("The card does not let you end here: something must be chosen."));
  if (asked == TB_MOVE_LEADER && pos->step == TB_STEP_SETUP)
    return tb_refuse (refusal, "T4.5", _(kinds[asked].first));
  return tb_refuse (refusal, kinds[asked].rule, _(kinds[asked].first));
}

gboolean
tb_rules_why (const TbPosition *pos,
              BmMove            move,
              BmRefusal        *refusal)
{
  const TbFrame *frame = tb_position_top (pos);
  BmMove moves[BM_MAX_MOVES];
  guint n, offered = 0;

  if (!is_move (move))
    return tb_refuse (refusal, NULL, _("No move is written like that."));
  n = tb_rules_legal (pos, moves);
  for (guint i = 0; i < n; i++)
    {
      if (moves[i] == move)
        return TRUE;
      offered |= 1u << TB_MOVE_KIND (moves[i]);
    }
  if (n == 0)
    return tb_refuse (refusal, "T3.1", _("The match is over."));
  if (frame->kind == TB_FRAME_TURN && (frame->stage == TB_TURN_PLAY || frame->stage == TB_TURN_ACT))
    return why_not_in_turn (pos, frame, move, refusal);
  if ((offered & ~(1u << TB_MOVE_USE | 1u << TB_MOVE_DONE)) == 0)
    return why_not_in_attack (pos, frame, move, refusal);
  return why_not_first (pos, frame, move, offered, refusal);
}
