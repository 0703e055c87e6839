/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The choices that a card's text stops at: whether there is one, whose it is, what it can be answered with, and what
 * the answers do.
 */
#include "cards-private.h"

#define MOST_ALTERNATIVES 255

/* The Worms decide for an event but where the Bird is named. */
BmSide
bm_chooser (guint8 card,
            guint8 by)
{
  int side = bm_card_side (card);

  if (by == BM_BY_WORMS)
    return BM_SIDE_WORMS;
  if (by == BM_BY_BIRD)
    return BM_SIDE_BIRD;
  return side == BM_N_SIDES ? BM_SIDE_WORMS : (BmSide) side;
}

/* --- Whether there is one -------------------------------------------------------------------------------------- */

/* The alternatives that would do something, as indices from op->a. */
static guint
alternatives (const BmScope *scope,
              const BmOp    *op,
              guint16       *out)
{
  guint n = 0;

  for (guint16 i = op->a; i < op->a + op->n; i++)
    {
      const BmAlternative *alternative = &bm_card_set->alternatives[i];

      if (bm_holds (scope, alternative->condition) && bm_code_possible (scope, alternative->start, op->jump))
        out[n++] = i;
    }
  return n;
}

BmStep
bm_step_choose (BmRun      *run,
                BmFrame    *frame,
                BmCardRun  *kept,
                const BmOp *op)
{
  BmScope scope = bm_scope_of_run (run->pos, frame, kept);
  guint16 possible[MOST_ALTERNATIVES];
  guint n = alternatives (&scope, op, possible);

  if (n > 1 || (n == 1 && (op->flags & BM_FLAG_OPTIONAL)))
    return BM_STEP_ASK;
  bm_run_jump (frame, n == 0 ? op->jump : bm_card_set->alternatives[possible[0]].start);
  return BM_STEP_ON;
}

/* How many steps the column of op->x could be lifted, op->a at most. */
static guint
most_lifts (const BmScope *scope,
            const BmOp    *op)
{
  BmSpace place = bm_place (scope->pos, bm_resolve (scope, op->x));
  int most = bm_value (scope, op->a);

  if (!bm_space_on_board (place))
    return 0;
  return (guint) CLAMP (bm_liftable (scope->pos, bm_space_column (place)), 0, MAX (most, 0));
}

BmStep
bm_step_number (BmRun      *run,
                BmFrame    *frame,
                BmCardRun  *kept,
                const BmOp *op)
{
  BmScope scope = bm_scope_of_run (run->pos, frame, kept);
  guint most = most_lifts (&scope, op);

  if (most > 1)
    return BM_STEP_ASK;
  if (most == 1)
    kept->slots[op->slot] = 1;
  bm_run_jump (frame, most == 0 ? op->jump : frame->b + 1u);
  return BM_STEP_ON;
}

BmStep
bm_step_direction (BmFrame    *frame,
                   BmCardRun  *kept,
                   const BmOp *op)
{
  if (op->b & (op->b - 1))
    return BM_STEP_ASK;
  kept->slots[op->slot] = (guint8) __builtin_ctz (op->b);
  bm_run_jump (frame, frame->b + 1u);
  return BM_STEP_ON;
}

BmStep
bm_step_act (BmRun      *run,
             BmFrame    *frame,
             BmCardRun  *kept,
             const BmOp *op)
{
  BmScope scope = bm_scope_of_run (run->pos, frame, kept);
  BmMove moves[BM_MAX_MOVES];
  guint n = 0;

  bm_gather_act (run->pos);
  if (frame->c < CLAMP (bm_value (&scope, op->v), 0, 40))
    n = (guint) (bm_act_moves (&scope, op, bm_act_actors (&scope, op), moves) - moves);
  if (n > 1 || (n == 1 && bm_act_is_optional (&scope, op)))
    return BM_STEP_ASK;
  if (n == 1)
    return bm_answer_act (run, moves[0]) ? BM_STEP_ON : BM_STEP_ASIDE;
  bm_run_jump (frame, frame->b + 1u);
  bm_gather_act (run->pos);
  return BM_STEP_ON;
}

/* --- The moves ------------------------------------------------------------------------------------------------- */

/* Whose choice the top frame is, and what kind. */
BmSide
bm_card_decider (const BmPosition *pos)
{
  const BmFrame *frame = &pos->frames[pos->n_frames - 1];
  const BmOp *op = bm_frame_op (frame), *act = bm_frame_act (frame);

  if (BM_RUN_START (frame->g) == BM_RUN_ASKS)
    return bm_chooser (frame->a, BM_BY_OWNER);
  if (act != NULL)
    op = act;
  if (op->code == BM_OP_PICK || op->code == BM_OP_EACH)
    return bm_chooser (frame->a, bm_card_set->selectors[op->a].by);
  return bm_chooser (frame->a, op->by);
}

gboolean
bm_frame_gives_action (const BmPosition *pos)
{
  return bm_frame_act (&pos->frames[pos->n_frames - 1]) != NULL;
}

static BmMove
option_of (const BmSelector *selector,
           BmThing           thing)
{
  const guint tokens = (1u << BM_N_TOKENS) - 1;

  if (bm_thing_is_piece (thing))
    return BM_CHOOSE (BM_OPTION_PIECE, thing.value);
  switch ((BmThingKind) thing.kind)
    {
    case BM_THING_COLUMN:
      return BM_CHOOSE (BM_OPTION_COLUMN, thing.value);
    case BM_THING_CARD:
      return BM_CHOOSE (BM_OPTION_CARD, thing.value);
    case BM_THING_GRASS:
    case BM_THING_SPACE:
      return BM_CHOOSE (BM_OPTION_SPACE, thing.value);
    case BM_THING_BEDROCK:
    case BM_THING_WORMHOLE:
    case BM_THING_DRILL:
    case BM_THING_GRAVESTONE:
    case BM_THING_LAVA:
      if (__builtin_popcount (selector->kinds & tokens) > 1)
        return BM_CHOOSE (BM_OPTION_TOKEN + thing.kind, thing.value);
      return BM_CHOOSE (BM_OPTION_SPACE, thing.value);
    case BM_THING_WORM:
    case BM_THING_ZOMBIE:
    case BM_THING_BIRD:
    case BM_THING_NUMBER:
    case BM_THING_DIR:
    case BM_THING_NONE:
    default:
      g_assert_not_reached ();
    }
}

static BmMove *
thing_moves (const BmSelector *selector,
             const BmThing    *things,
             guint             n,
             gboolean          optional,
             BmMove           *out)
{
  for (guint i = 0; i < n; i++)
    *out++ = option_of (selector, things[i]);
  if (optional)
    *out++ = BM_CHOOSE (BM_OPTION_DONE, 0);
  return out;
}

static BmMove *
act_moves (const BmScope *scope,
           const BmOp    *act,
           guint          actors,
           BmMove        *out)
{
  out = bm_act_moves (scope, act, actors, out);
  if (bm_act_is_optional (scope, act))
    *out++ = BM_CHOOSE (BM_OPTION_DONE, 0);
  return out;
}

static BmMove *
alternative_moves (const BmScope *scope,
                   const BmOp    *op,
                   BmMove        *out)
{
  guint16 possible[MOST_ALTERNATIVES];
  guint n = alternatives (scope, op, possible);

  for (guint i = 0; i < n; i++)
    {
      guint name = bm_card_set->alternatives[possible[i]].name;

      *out++ = BM_CHOOSE (BM_OPTION_NAME + (name >> 8), name);
    }
  if (op->flags & BM_FLAG_OPTIONAL)
    *out++ = BM_CHOOSE (BM_OPTION_DONE, 0);
  return out;
}

BmMove *
bm_card_moves (const BmPosition *pos,
               BmMove           *out)
{
  const BmFrame *frame = &pos->frames[pos->n_frames - 1];
  const BmCardRun *kept = &pos->runs[pos->n_runs - 1];
  const BmOp *op = bm_frame_op (frame);
  BmScope scope = bm_scope_of_run (pos, frame, kept);
  const BmSelector *selector = &bm_card_set->selectors[op->a];
  BmThing things[BM_MAX_THINGS];
  guint n;

  if (BM_RUN_START (frame->g) == BM_RUN_ASKS)
    {
      *out++ = BM_MOVE (BM_PIECE_NONE, BM_MOVE_YES, 0, 0);
      *out++ = BM_MOVE (BM_PIECE_NONE, BM_MOVE_NO, 0, 0);
      return out;
    }
  switch (op->code)
    {
    case BM_OP_PICK:
      n = bm_pick_options (&scope, op, BM_MAX_THINGS, things);
      return thing_moves (selector, things, n, (op->flags & BM_FLAG_OPTIONAL) != 0, out);
    case BM_OP_EACH:
      if (op->flags & BM_FLAG_MERGED)
        return act_moves (&scope, op + 1, bm_loop_pieces (pos, kept, op), out);
      n = bm_each_options (&scope, kept, op, BM_MAX_THINGS, things);
      return thing_moves (selector, things, n, bm_each_may_stop (&scope, frame, op), out);
    case BM_OP_CHOOSE:
      return alternative_moves (&scope, op, out);
    case BM_OP_NUMBER:
      n = most_lifts (&scope, op);
      for (guint i = 1; i <= n; i++)
        *out++ = BM_CHOOSE (BM_OPTION_NUMBER, i);
      return out;
    case BM_OP_DIRECTION:
      for (guint dir = 0; dir < BM_N_DIRS; dir++)
        if (op->b >> dir & 1)
          *out++ = BM_CHOOSE (BM_OPTION_DIR, dir);
      return out;
    case BM_OP_ACT:
      return act_moves (&scope, op, bm_act_actors (&scope, op), out);
    default:
      g_assert_not_reached ();
    }
}

#define N_ROWS     (BM_LAST_ROW + 1)
#define MOST_DRAWS 4

/* Of the spaces that a pick may mean one is drawn among all that could be, until it fits: mostly most do. */
static BmMove
draw_space (const BmScope *scope,
            const BmOp    *op,
            guint64       *chance)
{
  const BmSelector *selector = &bm_card_set->selectors[op->a];
  guint optional = (op->flags & BM_FLAG_OPTIONAL) != 0, n;
  BmArea area;
  int first, last;

  bm_area_init (&area, scope, selector->filter, selector->n_filters);
  first = MAX (area.first, 0);
  last = MIN (area.last, BM_N_COLUMNS - 1);
  if (!area.is_plain || last - first < BM_N_COLUMNS / 2)
    return BM_MOVE_NONE;
  n = (guint) (last - first + 1) * N_ROWS;
  for (guint i = 0; i < MOST_DRAWS; i++)
    {
      guint place = bm_one_of (chance, n + optional);
      int column = first + (int) (place / N_ROWS), row = (int) (place % N_ROWS);

      if (place == n)
        return BM_CHOOSE (BM_OPTION_DONE, 0);
      if (bm_area_rows (&area, column) >> row & 1)
        return BM_CHOOSE (BM_OPTION_SPACE, BM_SPACE (column, row));
    }
  return BM_MOVE_NONE;
}

BmMove
bm_card_draw (const BmPosition *pos,
              guint64          *chance)
{
  const BmFrame *frame = &pos->frames[pos->n_frames - 1];
  const BmOp *op = bm_frame_op (frame);
  BmScope scope;

  if (BM_RUN_START (frame->g) == BM_RUN_ASKS || op->code != BM_OP_PICK
      || bm_card_set->selectors[op->a].kinds != 1u << BM_THING_SPACE)
    return BM_MOVE_NONE;
  scope = bm_scope_of_run (pos, frame, &pos->runs[pos->n_runs - 1]);
  return draw_space (&scope, op, chance);
}

/* --- The answers ----------------------------------------------------------------------------------------------- */

static void
answer_done (BmPosition *pos,
             BmFrame    *frame,
             BmCardRun  *kept,
             const BmOp *op)
{
  if (op->code == BM_OP_EACH)
    bm_end_each (frame, kept, op);
  else
    bm_run_jump (frame, op->code == BM_OP_ACT ? frame->b + 1u : op->jump);
  bm_gather_act (pos);
}

static BmThing
thing_of_option (const BmPosition *pos,
                 const BmSelector *selector,
                 BmMove            move)
{
  guint option = bm_move_a (move);
  guint8 value = bm_move_b (move);

  if (option == BM_OPTION_PIECE)
    return bm_thing_piece ((BmPiece) value);
  if (option == BM_OPTION_COLUMN)
    return (BmThing) { BM_THING_COLUMN, value };
  if (option == BM_OPTION_CARD)
    return (BmThing) { BM_THING_CARD, value };
  if (option >= BM_OPTION_TOKEN && option < BM_OPTION_TOKEN + BM_N_TOKENS)
    return (BmThing) { (guint8) (option - BM_OPTION_TOKEN), value };
  /* A space of the only kind that the selector has for one. */
  for (guint kind = 0; kind < BM_THING_NUMBER; kind++)
    if ((selector->kinds >> kind & 1) && (kind < BM_N_TOKENS || kind == BM_THING_GRASS || kind == BM_THING_SPACE))
      return (BmThing) { (guint8) kind, value };
  return bm_thing_space (pos->at[BM_PIECE_BIRD]);
}

static void
answer_choose (BmPosition *pos,
               BmMove      move)
{
  BmFrame *frame = bm_top_frame (pos);
  BmCardRun *kept = &pos->runs[pos->n_runs - 1];
  const BmOp *op = bm_frame_op (frame);
  guint option = bm_move_a (move);

  if (option == BM_OPTION_DONE)
    answer_done (pos, frame, kept, op);
  else if (option >= BM_OPTION_NAME)
    {
      guint name = (option - BM_OPTION_NAME) << 8 | bm_move_b (move);

      for (guint i = op->a; i < (guint) op->a + op->n; i++)
        if (bm_card_set->alternatives[i].name == name)
          {
            bm_run_jump (frame, bm_card_set->alternatives[i].start);
            return;
          }
    }
  else if (option == BM_OPTION_NUMBER || option == BM_OPTION_DIR)
    {
      kept->slots[op->slot] = bm_move_b (move);
      bm_run_jump (frame, frame->b + 1u);
    }
  else
    {
      BmThing thing = thing_of_option (pos, &bm_card_set->selectors[op->a], move);

      if (op->code == BM_OP_EACH)
        {
          bm_enter_each (pos, frame, kept, op, thing);
          return;
        }
      frame->d = 1;
      bm_take_pick (pos, frame, kept, op, thing);
      bm_run_jump (frame, frame->b + 1u);
    }
}

gboolean
bm_answer_act (BmRun *run,
               BmMove move)
{
  BmPosition *pos = run->pos;
  BmFrame *frame = bm_top_frame (pos);
  BmCardRun *kept = &pos->runs[pos->n_runs - 1];
  const BmOp *op = bm_frame_op (frame), *act = bm_frame_act (frame);
  BmSide mover = bm_move_who (move) == BM_PIECE_BIRD ? BM_SIDE_BIRD : BM_SIDE_WORMS;
  gboolean forced = act->by != BM_BY_OWNER && bm_chooser (frame->a, act->by) != mover;

  if (op->code == BM_OP_EACH)
    {
      /* The piece's turn in the loop has begun: its first action is done in the op after this one. */
      bm_enter_each (pos, frame, kept, op, bm_thing_piece (bm_move_who (move)));
      frame->c = 0;
    }
  else if (bm_move_who (move) < BM_N_PIECES)
    {
      BmThing who = bm_thing_piece (bm_move_who (move));

      frame->e = who.kind;
      frame->f = who.value;
    }
  frame->c++;
  bm_act_for_free (run, move, forced);
  return FALSE;
}

void
bm_answer_card (BmRun *run,
                BmMove move)
{
  BmPosition *pos = run->pos;
  BmFrame *frame = bm_top_frame (pos);

  switch ((guint) bm_move_kind (move))
    {
    case BM_MOVE_YES:
      frame->g = (guint8) ((frame->g & ~12u) | BM_RUN_SURE);
      break;
    case BM_MOVE_NO:
      {
        BmPiece piece = (BmPiece) (frame->g >> BM_RUN_PIECE);

        bm_pop_run (pos);
        bm_eat (run, piece);
      }
      break;
    case BM_MOVE_CHOOSE:
      answer_choose (pos, move);
      break;
    default:
      bm_answer_act (run, move);
      break;
    }
}
