/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T19.5 to T19.8: the hunt of one player, and protection when the Worm survives.
 */
#include "attack-private.h"

/* --- TB_FRAME_HUNT: decision `hunt` of SEAT ------------------------------------------------------------------ */

enum
{
  HUNT_BEGIN,
  HUNT_GO
};

static gboolean
can_use (const TbPosition *pos,
         guint             seat,
         TbWindow          window)
{
  BmMove move;
  TbMoves list = { .limit = 1, .moves = &move };

  tb_list_usable (pos, seat, window, &list);
  return list.n > 0;
}

/* T19.5, T19.6: a player who can use nothing (more) is skipped; the killing blow ends the hunt. */
static void
hunt_run (TbPlay  *play,
          TbFrame *frame)
{
  if (tb_attack_is_won (play->pos))
    {
      tb_pop (play);
      return;
    }
  if (frame->stage == HUNT_BEGIN)
    tb_tell (play, TB_EVENT_HUNT, frame->seat, 0, 0, 0, 0);
  frame->stage = HUNT_GO;
  frame->asks = can_use (play->pos, frame->seat, TB_WINDOW_HUNT);
  if (frame->asks)
    return;
  tb_tell (play, TB_EVENT_PASSED, frame->seat, 0, 0, 0, 0);
  tb_pop (play);
}

static void
hunt_list (const TbPosition *pos,
           const TbFrame    *frame,
           TbMoves          *list)
{
  tb_list_usable (pos, frame->seat, TB_WINDOW_HUNT, list);
  tb_moves_add (list, TB_MOVE (TB_MOVE_DONE, 0, 0, 0));
}

static void
hunt_answer (TbPlay  *play,
             TbFrame *frame,
             BmMove   move)
{
  guint seat = frame->seat;
  TbCard card = TB_MOVE_A (move);

  if (TB_MOVE_KIND (move) == TB_MOVE_DONE)
    {
      tb_pop (play);
      return;
    }
  tb_take_up (play, seat, card);
  tb_push (play, TB_FRAME_WEAPON, seat, card);
}

static gboolean
hunt_fits (const TbPosition *pos,
           const TbFrame    *frame,
           const TbFrame    *below)
{
  return tb_is_on_attack (pos, frame, below, TB_ATTACK_HUNT) && frame->card == TB_NO_CARD && frame->stage == HUNT_GO
         && frame->a == 0 && frame->b == 0 && frame->c == 0
         && (!frame->asks || (!tb_attack_is_won (pos) && pos->n_using == 0));
}

const TbFrameClass tb_hunt_frame = { hunt_run, hunt_list, hunt_answer, hunt_fits };

/* --- TB_FRAME_GUARD: T19.8 for SEAT -------------------------------------------------------------------------- */

enum
{
  GUARD_DYING,
  GUARD_CAUGHT /* asks: `caught` */
};

/* Effect protect: CARD saves SEAT, if it has a die by a roll, and is discarded if it says so. */
static gboolean
protect (TbPlay *play,
         guint   seat,
         TbCard  card)
{
  TbPosition *pos = play->pos;
  const TbEffect *effect = tb_effect (card);

  if (effect->die > 0 && tb_roll (play, TB_DIE_CARD) < effect->die)
    return FALSE;
  if (effect->discard && card == pos->players[seat].hat)
    tb_discard_hat (play, seat);
  pos->attack.safe[pos->attack.n_safe++] = (guint8) seat;
  tb_tell (play, TB_EVENT_PROTECTED, seat, 0, 0, card, 0);
  return TRUE;
}

/* Trigger `dying`: first the Leader, then the Hat, automatically, until one protects. */
static gboolean
is_protected (TbPlay *play,
              guint   seat)
{
  TbCard cards[2];
  guint n = tb_triggered (play->pos, seat, TB_WINDOW_DYING, cards);

  for (guint i = 0; i < n; i++)
    {
      tb_tell (play, TB_EVENT_POWER, seat, 0, 0, cards[i], 0);
      if (protect (play, seat, cards[i]))
        return TRUE;
    }
  return FALSE;
}

static void
die (TbPlay *play,
     guint   seat)
{
  tb_pop (play);
  tb_begin_death (play, seat, play->pos->players[seat].at, TB_DEATH_WORM);
}

static void
guard_run (TbPlay  *play,
           TbFrame *frame)
{
  guint seat = frame->seat;

  if (frame->stage == GUARD_DYING && is_protected (play, seat))
    {
      tb_pop (play);
      return;
    }
  frame->stage = GUARD_CAUGHT;
  frame->asks = can_use (play->pos, seat, TB_WINDOW_CAUGHT);
  if (!frame->asks)
    die (play, seat);
}

static void
guard_list (const TbPosition *pos,
            const TbFrame    *frame,
            TbMoves          *list)
{
  tb_list_usable (pos, frame->seat, TB_WINDOW_CAUGHT, list);
  tb_moves_add (list, TB_MOVE (TB_MOVE_DONE, 0, 0, 0));
}

static void
guard_answer (TbPlay  *play,
              TbFrame *frame,
              BmMove   move)
{
  guint seat = frame->seat;
  TbCard card = TB_MOVE_A (move);

  if (TB_MOVE_KIND (move) == TB_MOVE_DONE)
    {
      die (play, seat);
      return;
    }
  tb_take_up (play, seat, card);
  if (protect (play, seat, card))
    tb_pop (play);
  tb_lay_down (play->pos, card);
}

static gboolean
guard_fits (const TbPosition *pos,
            const TbFrame    *frame,
            const TbFrame    *below)
{
  return tb_is_on_attack (pos, frame, below, TB_ATTACK_GUARD) && frame->card == TB_NO_CARD && frame->asks
         && frame->stage == GUARD_CAUGHT && frame->a == 0 && frame->b == 0 && frame->c == 0
         && tb_is_on_board (pos, frame->seat) && pos->n_using == 0;
}

const TbFrameClass tb_guard_frame = { guard_run, guard_list, guard_answer, guard_fits };
