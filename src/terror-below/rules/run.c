/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The main loop of the rules: frames run until one waits for a decision with more than one legal move (T5.4).
 */
#include "tb-rules-private.h"

static const TbFrameClass *const classes[TB_N_FRAME_KINDS] = {
  [TB_FRAME_SETUP] = &tb_setup_frame,
  [TB_FRAME_TURN] = &tb_turn_frame,
  [TB_FRAME_BETWEEN] = &tb_between_frame,
  [TB_FRAME_ATTACK] = &tb_attack_frame,
  [TB_FRAME_HUNT] = &tb_hunt_frame,
  [TB_FRAME_WEAPON] = &tb_weapon_frame,
  [TB_FRAME_GUARD] = &tb_guard_frame,
  [TB_FRAME_DEATH] = &tb_death_frame,
  [TB_FRAME_REWARD] = &tb_reward_frame,
  [TB_FRAME_LOOK] = &tb_look_frame,
  [TB_FRAME_EFFECT] = &tb_effect_frame,
};

TbFrame *
tb_push (TbPlay      *play,
         TbFrameKind  kind,
         guint        seat,
         TbCard       card)
{
  TbFrame *frame = &play->pos->frames[play->pos->n_frames];

  g_assert (play->pos->n_frames < TB_MAX_FRAMES);
  play->pos->n_frames++;
  *frame = (TbFrame) { .kind = (guint8) kind, .seat = (guint8) seat, .card = card };
  return frame;
}

void
tb_pop (TbPlay *play)
{
  play->pos->n_frames--;
  memset (&play->pos->frames[play->pos->n_frames], 0, sizeof (TbFrame));
}

void
tb_replace (TbPlay      *play,
            TbFrameKind  kind,
            guint        seat)
{
  g_assert (play->pos->n_frames == 1);
  tb_pop (play);
  tb_push (play, kind, seat, TB_NO_CARD);
}

const TbFrameClass *
tb_frame_class (const TbFrame *frame)
{
  return classes[frame->kind];
}

void
tb_tell (TbPlay      *play,
         TbEventKind  kind,
         guint        who,
         guint        from,
         guint        to,
         int          n,
         int          m)
{
  BmEventList *events = play->events;

  if (events == NULL)
    return;
  if (events->n == BM_MAX_EVENTS)
    {
      events->dropped++;
      return;
    }
  events->items[events->n++] = (BmEvent) { .kind = (guint8) kind, .who = (guint8) who, .from = (guint8) from,
                                           .to = (guint8) to, .n = (gint16) n, .m = (gint16) m };
}

static void
list_moves (const TbPosition *pos,
            TbMoves          *list)
{
  const TbFrame *frame = tb_position_top (pos);

  if (frame != NULL)
    classes[frame->kind]->list (pos, frame, list);
}

static void
answer (TbPlay *play,
        BmMove  move)
{
  TbFrame *frame = tb_position_top (play->pos);

  frame->asks = FALSE;
  classes[frame->kind]->answer (play, frame, move);
}

/* T5.4: decisions with a single legal move are made here. */
static void
go_on (TbPlay *play)
{
  TbFrame *frame;

  while ((frame = tb_position_top (play->pos)) != NULL)
    {
      BmMove moves[BM_MAX_MOVES];
      TbMoves list = { .limit = 2, .moves = moves };

      if (!frame->asks)
        {
          classes[frame->kind]->run (play, frame);
          continue;
        }
      classes[frame->kind]->list (play->pos, frame, &list);
      g_assert (list.n > 0);
      if (list.n > 1 && moves[0] == moves[1])
        {
          list = (TbMoves) { .limit = BM_MAX_MOVES, .moves = moves };
          classes[frame->kind]->list (play->pos, frame, &list);
        }
      for (guint i = 1; i < list.n; i++)
        if (moves[i] != moves[0])
          return;
      answer (play, moves[0]);
    }
}

void
tb_rules_start (TbPosition      *pos,
                const TbOptions *options,
                guint64          seed,
                BmDice          *dice,
                BmEventList     *events)
{
  TbPlay play = { pos, dice, events };

  tb_position_init (pos, options);
  pos->seed = seed;
  pos->step = TB_STEP_SETUP;
  tb_push (&play, TB_FRAME_SETUP, TB_RED, TB_NO_CARD);
  go_on (&play);
}

/* Sorts ascending and removes duplicates; returns the new number. */
static guint
sort_moves (BmMove *moves,
            guint   n)
{
  guint kept = 0;

  for (guint i = 0; i < n; i++)
    {
      BmMove move = moves[i];
      guint at = kept;

      while (at > 0 && moves[at - 1] > move)
        at--;
      if (at > 0 && moves[at - 1] == move)
        continue;
      memmove (&moves[at + 1], &moves[at], (kept - at) * sizeof *moves);
      moves[at] = move;
      kept++;
    }
  return kept;
}

guint
tb_rules_legal (const TbPosition *pos,
                BmMove           *moves)
{
  TbMoves list = { .limit = BM_MAX_MOVES, .moves = moves };

  list_moves (pos, &list);
  return sort_moves (moves, list.n);
}

BmMove
tb_rules_pick (const TbPosition *pos,
               guint64          *chance)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves);

  if (n == 0)
    return BM_MOVE_NONE;
  return moves[((bm_random_next (chance) >> 32) * n) >> 32];
}

gboolean
tb_rules_is_legal (const TbPosition *pos,
                   BmMove            move)
{
  BmMove moves[BM_MAX_MOVES];
  TbMoves list = { .limit = BM_MAX_MOVES, .moves = moves };

  list_moves (pos, &list);
  for (guint i = 0; i < list.n; i++)
    if (moves[i] == move)
      return TRUE;
  return FALSE;
}

void
tb_rules_apply (TbPosition  *pos,
                BmMove       move,
                BmDice      *dice,
                BmEventList *events)
{
  TbPlay play = { pos, dice, events };

  answer (&play, move);
  go_on (&play);
}

int
tb_position_to_act (const TbPosition *pos)
{
  return pos->n_frames == 0 ? BM_SIDE_NOBODY : tb_position_top (pos)->seat;
}
