/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T8: actions for Action Points.  T9: Moves.  T11: Rubble and its rewards.  T12: picking up Eggs.
 */
#include "actions-private.h"

/* T9.1, T9.2 */
static void
list_moves (const TbActor *actor,
            TbMoves       *list)
{
  const TbPosition *pos = actor->pos;
  TbSpaces spaces = actor->board->beside[actor->at] & tb_passable (pos, actor->seat);
  guint cost = tb_hook_cost (pos, actor->seat, TB_ACTION_MOVE);

  if (cost > pos->ap)
    return;
  for (; spaces != 0; spaces &= spaces - 1)
    {
      TbSpace to = tb_spaces_first (spaces);

      if (!(actor->others >> to & 1) || tb_has_way_out (pos, actor->seat, to, pos->ap - cost))
        tb_moves_add (list, TB_MOVE (TB_MOVE_MOVE, to, 0, 0));
    }
}

static void
list_others (const TbActor *actor,
             TbMoves       *list)
{
  const TbPosition *pos = actor->pos;
  TbSpaces rubble = actor->board->beside[actor->at] & pos->rubble[0];

  tb_list_jumps (actor, list);
  if (rubble != 0 && tb_can_pay (actor, TB_ACTION_CLEAR))
    for (; rubble != 0; rubble &= rubble - 1)
      tb_moves_add (list, TB_MOVE (TB_MOVE_CLEAR, tb_spaces_first (rubble), 0, 0));
  if (pos->eggs[actor->at] != 0 && tb_can_pay (actor, TB_ACTION_TAKE))
    tb_moves_add (list, TB_MOVE (TB_MOVE_TAKE, 0, 0, 0));
  tb_list_deliveries (actor, list);
  tb_list_usable (pos, actor->seat, TB_WINDOW_TURN, list);
  tb_list_usable (pos, actor->seat, TB_WINDOW_ACTION, list);
}

/* `done` is listed last: with a limit of one, the list shows whether there is anything else to do (T8.3). */
void
tb_list_actions (const TbPosition *pos,
                 TbMoves          *list)
{
  TbActor actor = tb_actor (pos);

  list_moves (&actor, list);
  tb_list_ramps (&actor, list);
  if (tb_shares_space (&actor))
    return;
  list_others (&actor, list);
  tb_moves_add (list, TB_MOVE (TB_MOVE_DONE, 0, 0, 0));
}

static void
move_pawn (TbPlay  *play,
           guint    seat,
           TbSpace  to)
{
  TbPlayer *player = &play->pos->players[seat];
  TbSpace from = player->at;

  tb_pay (play, seat, TB_ACTION_MOVE);
  player->at = to;
  tb_tell (play, TB_EVENT_MOVED, seat, from, to, 0, 0);
}

/* T11.1 */
static void
clear (TbPlay  *play,
       guint    seat,
       TbSpace  space)
{
  tb_pay (play, seat, TB_ACTION_CLEAR);
  tb_remove_rubble (play->pos, space);
  play->pos->players[seat].rubble++;
  tb_tell (play, TB_EVENT_CLEARED, seat, space, 0, 0, 0);
  tb_begin_rewards (play, seat);
}

/* T8.5: continues or closes the actions step after a pick-up. */
static void
after_pick_up (TbPlay *play,
               guint   seat)
{
  TbPosition *pos = play->pos;
  guint left = tb_hook_after_pick_up (pos, seat);

  if (pos->picked < G_MAXUINT8)
    pos->picked++;
  if (left >= TB_SET_ALL)
    return;
  if (left == 0 || pos->picked > 1)
    {
      left = 0;
      tb_close_actions (play);
    }
  tb_set_ap (play, MIN (left, pos->ap));
}

/* T12.1 */
static void
take (TbPlay *play,
      guint   seat)
{
  TbPosition *pos = play->pos;
  TbSpace at = pos->players[seat].at;

  tb_pay (play, seat, TB_ACTION_TAKE);
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    while (tb_eggs_count (pos->eggs[at], colour) > 0)
      tb_take_egg (play, seat, at, colour);
  after_pick_up (play, seat);
}

void
tb_do_action (TbPlay *play,
              BmMove  move)
{
  guint seat = play->pos->turn, kind = TB_MOVE_KIND (move);
  guint8 a = TB_MOVE_A (move), b = TB_MOVE_B (move);

  switch (kind)
    {
    case TB_MOVE_MOVE:
      move_pawn (play, seat, a);
      break;
    case TB_MOVE_RAMP:
      tb_do_ramp (play, seat, a, b);
      break;
    case TB_MOVE_JUMP:
      tb_do_jump (play, seat, a, b);
      break;
    case TB_MOVE_CLEAR:
      clear (play, seat, a);
      break;
    case TB_MOVE_TAKE:
      take (play, seat);
      break;
    case TB_MOVE_DELIVER:
      tb_do_delivery (play, seat, a, b);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* --- T11.2: Rubble rewards ------------------------------------------------------------------------------------ */

void
tb_begin_rewards (TbPlay *play,
                  guint   seat)
{
  if (play->pos->players[seat].rubble >= tb_hook_reward (play->pos, seat))
    tb_push (play, TB_FRAME_REWARD, seat, TB_NO_CARD);
}

/* The Rubble is returned first, then the deck is chosen; repeated while there is enough Rubble. */
static void
reward_run (TbPlay  *play,
            TbFrame *frame)
{
  TbPosition *pos = play->pos;
  TbPlayer *player = &pos->players[frame->seat];
  guint n = tb_hook_reward (pos, frame->seat);

  if (player->rubble < n)
    {
      tb_pop (play);
      return;
    }
  player->rubble = (guint8) (player->rubble - n);
  tb_return_rubble (pos, n);
  tb_tell (play, TB_EVENT_TRADED_RUBBLE, frame->seat, 0, 0, (int) n, 0);
  frame->asks = tb_can_draw (pos, TB_DECK_ITEMS) || tb_can_draw (pos, TB_DECK_WEAPONS);
}

static void
reward_list (const TbPosition *pos,
             const TbFrame    *frame,
             TbMoves          *list)
{
  if (tb_can_draw (pos, TB_DECK_ITEMS))
    tb_moves_add (list, TB_MOVE (TB_MOVE_DRAW, TB_DECK_ITEMS, 0, 0));
  if (tb_can_draw (pos, TB_DECK_WEAPONS))
    tb_moves_add (list, TB_MOVE (TB_MOVE_DRAW, TB_DECK_WEAPONS, 0, 0));
}

static void
reward_answer (TbPlay  *play,
               TbFrame *frame,
               BmMove   move)
{
  tb_begin_draw (play, frame->seat, (TbDeck) TB_MOVE_A (move));
}

static gboolean
reward_fits (const TbPosition *pos,
             const TbFrame    *frame,
             const TbFrame    *below)
{
  if (below == NULL || frame->seat >= pos->options.players || frame->card != TB_NO_CARD
      || frame->stage != 0 || frame->a != 0 || frame->b != 0 || frame->c != 0)
    return FALSE;
  return !frame->asks || tb_can_draw (pos, TB_DECK_ITEMS) || tb_can_draw (pos, TB_DECK_WEAPONS);
}

const TbFrameClass tb_reward_frame = { reward_run, reward_list, reward_answer, reward_fits };
