/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The door to the rules: listing moves, taking one, and the stack of what a choice has interrupted.
 */
#include "rules-private.h"

#include <string.h>

BmFrame *
bm_push_frame (BmPosition *pos,
               BmFrame     frame)
{
  g_assert (pos->n_frames < BM_MAX_FRAMES);
  pos->frames[pos->n_frames] = frame;
  return &pos->frames[pos->n_frames++];
}

void
bm_pop_frame (BmPosition *pos)
{
  /* Unused frames are all zero, so that equal positions are equal bytes. */
  pos->frames[--pos->n_frames] = (BmFrame) { 0 };
}

/* Works on the top frame until a choice waits, nothing is left to do, or the match is over. */
static void
go_on (BmRun *run)
{
  BmPosition *pos = run->pos;

  while (pos->n_frames > 0 && !bm_is_over (pos))
    {
      BmFrame *frame = bm_top_frame (pos);

      switch ((BmFrameKind) frame->kind)
        {
        case BM_FRAME_DAY:
          if (!bm_day_go_on (run, frame))
            return;
          break;
        case BM_FRAME_RAIN:
          bm_rain_go_on (run, frame);
          break;
        case BM_FRAME_SINK:
          bm_sink_go_on (run, frame);
          break;
        case BM_FRAME_SETTLE:
          {
            guint pieces = frame->a, entered = frame->b;

            bm_pop_frame (pos);
            bm_settle (run, pieces, entered);
          }
          break;
        case BM_FRAME_LAND:
        case BM_FRAME_EXIT:
          return;
        case BM_N_FRAME_KINDS:
        default:
          g_assert_not_reached ();
        }
    }
  while (pos->n_frames > 0)
    bm_pop_frame (pos);
}

static BmMove *
choice_moves (const BmPosition *pos,
              BmMove           *out)
{
  const BmFrame *top = &pos->frames[pos->n_frames - 1];

  if (top->kind == BM_FRAME_EXIT)
    return bm_exit_moves (pos, (BmPiece) top->a, out);
  if (top->kind == BM_FRAME_LAND)
    return bm_land_moves (pos, out);
  if (top->a == BM_PHASE_EVENING)
    return bm_evening_moves (pos, out);
  return bm_discard_moves (pos, out);
}

guint
bm_rules_legal (const BmPosition *pos,
                BmMove           *moves)
{
  BmMove *out = moves;

  if (bm_is_over (pos))
    return 0;
  if (pos->n_frames > 0)
    return (guint) (choice_moves (pos, out) - moves);
  if (pos->spent < pos->total)
    out = pos->turn == BM_SIDE_WORMS ? bm_worm_moves (pos, out) : bm_bird_moves (pos, out);
  *out++ = BM_MOVE (BM_PIECE_NONE, BM_MOVE_END, 0, 0);
  return (guint) (out - moves);
}

gboolean
bm_rules_is_legal (const BmPosition *pos,
                   BmMove            move)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_rules_legal (pos, moves);

  for (guint i = 0; i < n; i++)
    if (moves[i] == move)
      return TRUE;
  return FALSE;
}

static void
answer_exit (BmRun  *run,
             BmSpace space)
{
  BmPiece piece = (BmPiece) bm_top_frame (run->pos)->a;

  bm_pop_frame (run->pos);
  bm_go_through (run, piece, space);
  bm_settle (run, 1u << piece, 0);
}

void
bm_rules_apply (BmPosition  *pos,
                BmMove       move,
                BmDice      *dice,
                BmEventList *events)
{
  BmRun run = { pos, dice, events };
  BmSpace space = bm_move_a (move);

  switch (bm_move_kind (move))
    {
    case BM_MOVE_END:
      bm_end_turn (&run);
      break;
    case BM_MOVE_LAND:
      bm_land (&run, space);
      break;
    case BM_MOVE_EXIT:
      answer_exit (&run, space);
      break;
    case BM_MOVE_DISCARD:
      bm_discard (&run, (BmSide) pos->turn, space);
      break;
    case BM_MOVE_FLY:
      if (pos->n_frames > 0)
        bm_evening_fly (&run, space);
      else
        bm_bird_act (&run, move);
      break;
    case BM_MOVE_DIG:
    case BM_MOVE_PECK:
    case BM_MOVE_EAT:
    case BM_MOVE_DRILL:
    case BM_MOVE_REST:
      bm_bird_act (&run, move);
      break;
    case BM_MOVE_BREAK:
      if (bm_move_who (move) == BM_PIECE_BIRD)
        bm_bird_act (&run, move);
      else
        bm_worm_act (&run, move);
      break;
    case BM_MOVE_MOVE:
    case BM_MOVE_PUSH:
    case BM_MOVE_BITE:
    case BM_MOVE_BEDROCK:
    case BM_MOVE_RAISE:
      bm_worm_act (&run, move);
      break;
    case BM_MOVE_PLAY:
    case BM_N_MOVE_KINDS:
    default:
      g_assert_not_reached ();
    }
  go_on (&run);
}

void
bm_rules_hide (BmPosition *pos,
               BmSide      side)
{
  BmCards *other = &pos->cards[bm_side_other (side)], *own = &pos->cards[side];

  memset (other->cards, 0, other->n_hand + other->n_deck);
  memset (own->cards + own->n_hand, 0, own->n_deck);
  memset (pos->events.cards, 0, pos->events.n_deck);
  pos->seed = 0;
}
