/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The choices in a card's text: whether there is one, who chooses, the legal answers, and their effects.
 */
#include "cards-private.h"

#define MOST_ALTERNATIVES 255

/* The Worms decide for an event, unless the Bird is named. */
WrSide
wr_chooser (guint8 card,
            guint8 by)
{
  int side = wr_card_side (card);

  if (by == WR_BY_WORMS)
    return WR_SIDE_WORMS;
  if (by == WR_BY_BIRD)
    return WR_SIDE_BIRD;
  return side == WR_N_SIDES ? WR_SIDE_WORMS : (WrSide) side;
}

/* --- Whether there is one -------------------------------------------------------------------------------------- */

/* The alternatives that would change something, as indices from op->a. */
static guint
alternatives (const WrScope *scope,
              const WrOp    *op,
              guint16       *out)
{
  guint n = 0;

  for (guint16 i = op->a; i < op->a + op->n; i++)
    {
      const WrAlternative *alternative = &wr_card_set->alternatives[i];

      if (wr_holds (scope, alternative->condition) && wr_code_possible (scope, alternative->start, op->jump))
        out[n++] = i;
    }
  return n;
}

WrStep
wr_step_choose (WrRun      *run,
                WrFrame    *frame,
                WrCardRun  *kept,
                const WrOp *op)
{
  WrScope scope = wr_scope_of_run (run->pos, frame, kept);
  guint16 possible[MOST_ALTERNATIVES];
  guint n = alternatives (&scope, op, possible);

  if (n > 1 || (n == 1 && (op->flags & WR_FLAG_OPTIONAL)))
    return WR_STEP_ASK;
  wr_run_jump (frame, n == 0 ? op->jump : wr_card_set->alternatives[possible[0]].start);
  return WR_STEP_ON;
}

/* How many steps the column of op->x could be lifted, op->a at most. */
static guint
most_lifts (const WrScope *scope,
            const WrOp    *op)
{
  WrSpace place = wr_place (scope->pos, wr_resolve (scope, op->x));
  int most = wr_value (scope, op->a);

  if (!wr_space_on_board (place))
    return 0;
  return (guint) CLAMP (wr_liftable (scope->pos, wr_space_column (place)), 0, MAX (most, 0));
}

WrStep
wr_step_number (WrRun      *run,
                WrFrame    *frame,
                WrCardRun  *kept,
                const WrOp *op)
{
  WrScope scope = wr_scope_of_run (run->pos, frame, kept);
  guint most = most_lifts (&scope, op);

  if (most > 1)
    return WR_STEP_ASK;
  if (most == 1)
    kept->slots[op->slot] = 1;
  wr_run_jump (frame, most == 0 ? op->jump : frame->b + 1u);
  return WR_STEP_ON;
}

WrStep
wr_step_direction (WrFrame    *frame,
                   WrCardRun  *kept,
                   const WrOp *op)
{
  if (op->b & (op->b - 1))
    return WR_STEP_ASK;
  kept->slots[op->slot] = (guint8) __builtin_ctz (op->b);
  wr_run_jump (frame, frame->b + 1u);
  return WR_STEP_ON;
}

WrStep
wr_step_act (WrRun      *run,
             WrFrame    *frame,
             WrCardRun  *kept,
             const WrOp *op)
{
  WrScope scope = wr_scope_of_run (run->pos, frame, kept);
  BmMove moves[BM_MAX_MOVES];
  guint n = 0;

  wr_gather_act (run->pos);
  if (frame->c < CLAMP (wr_value (&scope, op->v), 0, 40))
    n = (guint) (wr_act_moves (&scope, op, wr_act_actors (&scope, op), moves) - moves);
  if (n > 1 || (n == 1 && wr_act_is_optional (&scope, op)))
    return WR_STEP_ASK;
  if (n == 1)
    return wr_answer_act (run, moves[0]) ? WR_STEP_ON : WR_STEP_ASIDE;
  wr_run_jump (frame, frame->b + 1u);
  wr_gather_act (run->pos);
  return WR_STEP_ON;
}

/* --- The moves ------------------------------------------------------------------------------------------------- */

/* The side and the kind of the top frame's choice. */
WrSide
wr_card_decider (const WrPosition *pos)
{
  const WrFrame *frame = &pos->frames[pos->n_frames - 1];
  const WrOp *op = wr_frame_op (frame), *act = wr_frame_act (frame);

  if (WR_RUN_START (frame->g) == WR_RUN_ASKS)
    return wr_chooser (frame->a, WR_BY_OWNER);
  if (act != NULL)
    op = act;
  if (op->code == WR_OP_PICK || op->code == WR_OP_EACH)
    return wr_chooser (frame->a, wr_card_set->selectors[op->a].by);
  return wr_chooser (frame->a, op->by);
}

gboolean
wr_frame_gives_action (const WrPosition *pos)
{
  return wr_frame_act (&pos->frames[pos->n_frames - 1]) != NULL;
}

static BmMove
option_of (const WrSelector *selector,
           WrThing           thing)
{
  const guint tokens = (1u << WR_N_TOKENS) - 1;

  if (wr_thing_is_piece (thing))
    return WR_CHOOSE (WR_OPTION_PIECE, thing.value);
  switch ((WrThingKind) thing.kind)
    {
    case WR_THING_COLUMN:
      return WR_CHOOSE (WR_OPTION_COLUMN, thing.value);
    case WR_THING_CARD:
      return WR_CHOOSE (WR_OPTION_CARD, thing.value);
    case WR_THING_GRASS:
    case WR_THING_SPACE:
      return WR_CHOOSE (WR_OPTION_SPACE, thing.value);
    case WR_THING_BEDROCK:
    case WR_THING_WORMHOLE:
    case WR_THING_DRILL:
    case WR_THING_GRAVESTONE:
    case WR_THING_LAVA:
      if (__builtin_popcount (selector->kinds & tokens) > 1)
        return WR_CHOOSE (WR_OPTION_TOKEN + thing.kind, thing.value);
      return WR_CHOOSE (WR_OPTION_SPACE, thing.value);
    case WR_THING_WORM:
    case WR_THING_ZOMBIE:
    case WR_THING_BIRD:
    case WR_THING_NUMBER:
    case WR_THING_DIR:
    case WR_THING_NONE:
    default:
      g_assert_not_reached ();
    }
}

static BmMove *
thing_moves (const WrSelector *selector,
             const WrThing    *things,
             guint             n,
             gboolean          optional,
             BmMove           *out)
{
  for (guint i = 0; i < n; i++)
    *out++ = option_of (selector, things[i]);
  if (optional)
    *out++ = WR_CHOOSE (WR_OPTION_DONE, 0);
  return out;
}

static BmMove *
act_moves (const WrScope *scope,
           const WrOp    *act,
           guint          actors,
           BmMove        *out)
{
  out = wr_act_moves (scope, act, actors, out);
  if (wr_act_is_optional (scope, act))
    *out++ = WR_CHOOSE (WR_OPTION_DONE, 0);
  return out;
}

static BmMove *
alternative_moves (const WrScope *scope,
                   const WrOp    *op,
                   BmMove        *out)
{
  guint16 possible[MOST_ALTERNATIVES];
  guint n = alternatives (scope, op, possible);

  for (guint i = 0; i < n; i++)
    {
      guint name = wr_card_set->alternatives[possible[i]].name;

      *out++ = WR_CHOOSE (WR_OPTION_NAME + (name >> 8), name);
    }
  if (op->flags & WR_FLAG_OPTIONAL)
    *out++ = WR_CHOOSE (WR_OPTION_DONE, 0);
  return out;
}

BmMove *
wr_card_moves (const WrPosition *pos,
               BmMove           *out)
{
  const WrFrame *frame = &pos->frames[pos->n_frames - 1];
  const WrCardRun *kept = &pos->runs[pos->n_runs - 1];
  const WrOp *op = wr_frame_op (frame);
  WrScope scope = wr_scope_of_run (pos, frame, kept);
  const WrSelector *selector = &wr_card_set->selectors[op->a];
  WrThing things[WR_MAX_THINGS];
  guint n;

  if (WR_RUN_START (frame->g) == WR_RUN_ASKS)
    {
      *out++ = WR_MOVE (WR_PIECE_NONE, WR_MOVE_YES, 0, 0);
      *out++ = WR_MOVE (WR_PIECE_NONE, WR_MOVE_NO, 0, 0);
      return out;
    }
  switch (op->code)
    {
    case WR_OP_PICK:
      n = wr_pick_options (&scope, op, WR_MAX_THINGS, things);
      return thing_moves (selector, things, n, (op->flags & WR_FLAG_OPTIONAL) != 0, out);
    case WR_OP_EACH:
      if (op->flags & WR_FLAG_MERGED)
        return act_moves (&scope, op + 1, wr_loop_pieces (pos, kept, op), out);
      n = wr_each_options (&scope, kept, op, WR_MAX_THINGS, things);
      return thing_moves (selector, things, n, wr_each_may_stop (&scope, frame, op), out);
    case WR_OP_CHOOSE:
      return alternative_moves (&scope, op, out);
    case WR_OP_NUMBER:
      n = most_lifts (&scope, op);
      for (guint i = 1; i <= n; i++)
        *out++ = WR_CHOOSE (WR_OPTION_NUMBER, i);
      return out;
    case WR_OP_DIRECTION:
      for (guint dir = 0; dir < WR_N_DIRS; dir++)
        if (op->b >> dir & 1)
          *out++ = WR_CHOOSE (WR_OPTION_DIR, dir);
      return out;
    case WR_OP_ACT:
      return act_moves (&scope, op, wr_act_actors (&scope, op), out);
    default:
      g_assert_not_reached ();
    }
}

#define N_ROWS     (WR_LAST_ROW + 1)
#define MOST_DRAWS 4

/* Rejection sampling: draws a candidate of a pick until one matches, as mostly most do. */
static BmMove
draw_space (const WrScope *scope,
            const WrOp    *op,
            guint64       *chance)
{
  const WrSelector *selector = &wr_card_set->selectors[op->a];
  guint optional = (op->flags & WR_FLAG_OPTIONAL) != 0, n;
  WrArea area;
  int first, last;

  wr_area_init (&area, scope, selector->filter, selector->n_filters);
  first = MAX (area.first, 0);
  last = MIN (area.last, WR_N_COLUMNS - 1);
  if (!area.is_plain || last - first < WR_N_COLUMNS / 2)
    return BM_MOVE_NONE;
  n = (guint) (last - first + 1) * N_ROWS;
  for (guint i = 0; i < MOST_DRAWS; i++)
    {
      guint place = wr_one_of (chance, n + optional);
      int column = first + (int) (place / N_ROWS), row = (int) (place % N_ROWS);

      if (place == n)
        return WR_CHOOSE (WR_OPTION_DONE, 0);
      if (wr_area_rows (&area, column) >> row & 1)
        return WR_CHOOSE (WR_OPTION_SPACE, WR_SPACE (column, row));
    }
  return BM_MOVE_NONE;
}

BmMove
wr_card_draw (const WrPosition *pos,
              guint64          *chance)
{
  const WrFrame *frame = &pos->frames[pos->n_frames - 1];
  const WrOp *op = wr_frame_op (frame);
  WrScope scope;

  if (WR_RUN_START (frame->g) == WR_RUN_ASKS || op->code != WR_OP_PICK
      || wr_card_set->selectors[op->a].kinds != 1u << WR_THING_SPACE)
    return BM_MOVE_NONE;
  scope = wr_scope_of_run (pos, frame, &pos->runs[pos->n_runs - 1]);
  return draw_space (&scope, op, chance);
}

/* --- The answers ----------------------------------------------------------------------------------------------- */

static void
answer_done (WrPosition *pos,
             WrFrame    *frame,
             WrCardRun  *kept,
             const WrOp *op)
{
  if (op->code == WR_OP_EACH)
    wr_end_each (frame, kept, op);
  else
    wr_run_jump (frame, op->code == WR_OP_ACT ? frame->b + 1u : op->jump);
  wr_gather_act (pos);
}

static WrThing
thing_of_option (const WrPosition *pos,
                 const WrSelector *selector,
                 BmMove            move)
{
  guint option = wr_move_a (move);
  guint8 value = wr_move_b (move);

  if (option == WR_OPTION_PIECE)
    return wr_thing_piece ((WrPiece) value);
  if (option == WR_OPTION_COLUMN)
    return (WrThing) { WR_THING_COLUMN, value };
  if (option == WR_OPTION_CARD)
    return (WrThing) { WR_THING_CARD, value };
  if (option >= WR_OPTION_TOKEN && option < WR_OPTION_TOKEN + WR_N_TOKENS)
    return (WrThing) { (guint8) (option - WR_OPTION_TOKEN), value };
  /* A space stands for the selector's only kind. */
  for (guint kind = 0; kind < WR_THING_NUMBER; kind++)
    if ((selector->kinds >> kind & 1) && (kind < WR_N_TOKENS || kind == WR_THING_GRASS || kind == WR_THING_SPACE))
      return (WrThing) { (guint8) kind, value };
  return wr_thing_space (pos->at[WR_PIECE_BIRD]);
}

static void
answer_choose (WrPosition *pos,
               BmMove      move)
{
  WrFrame *frame = wr_top_frame (pos);
  WrCardRun *kept = &pos->runs[pos->n_runs - 1];
  const WrOp *op = wr_frame_op (frame);
  guint option = wr_move_a (move);

  if (option == WR_OPTION_DONE)
    answer_done (pos, frame, kept, op);
  else if (option >= WR_OPTION_NAME)
    {
      guint name = (option - WR_OPTION_NAME) << 8 | wr_move_b (move);

      for (guint i = op->a; i < (guint) op->a + op->n; i++)
        if (wr_card_set->alternatives[i].name == name)
          {
            wr_run_jump (frame, wr_card_set->alternatives[i].start);
            return;
          }
    }
  else if (option == WR_OPTION_NUMBER || option == WR_OPTION_DIR)
    {
      kept->slots[op->slot] = wr_move_b (move);
      wr_run_jump (frame, frame->b + 1u);
    }
  else
    {
      WrThing thing = thing_of_option (pos, &wr_card_set->selectors[op->a], move);

      if (op->code == WR_OP_EACH)
        {
          wr_enter_each (pos, frame, kept, op, thing);
          return;
        }
      frame->d = 1;
      wr_take_pick (pos, frame, kept, op, thing);
      wr_run_jump (frame, frame->b + 1u);
    }
}

gboolean
wr_answer_act (WrRun *run,
               BmMove move)
{
  WrPosition *pos = run->pos;
  WrFrame *frame = wr_top_frame (pos);
  WrCardRun *kept = &pos->runs[pos->n_runs - 1];
  const WrOp *op = wr_frame_op (frame), *act = wr_frame_act (frame);
  WrSide mover = wr_move_who (move) == WR_PIECE_BIRD ? WR_SIDE_BIRD : WR_SIDE_WORMS;
  gboolean forced = act->by != WR_BY_OWNER && wr_chooser (frame->a, act->by) != mover;

  if (op->code == WR_OP_EACH)
    {
      /* Begins the piece's iteration: its first action is the next op. */
      wr_enter_each (pos, frame, kept, op, wr_thing_piece (wr_move_who (move)));
      frame->c = 0;
    }
  else if (wr_move_who (move) < WR_N_PIECES)
    {
      WrThing who = wr_thing_piece (wr_move_who (move));

      frame->e = who.kind;
      frame->f = who.value;
    }
  frame->c++;
  wr_act_for_free (run, move, forced);
  return FALSE;
}

void
wr_answer_card (WrRun *run,
                BmMove move)
{
  WrPosition *pos = run->pos;
  WrFrame *frame = wr_top_frame (pos);

  switch ((guint) wr_move_kind (move))
    {
    case WR_MOVE_YES:
      frame->g = (guint8) ((frame->g & ~12u) | WR_RUN_SURE);
      break;
    case WR_MOVE_NO:
      {
        WrPiece piece = (WrPiece) (frame->g >> WR_RUN_PIECE);

        wr_pop_run (pos);
        wr_eat (run, piece);
      }
      break;
    case WR_MOVE_CHOOSE:
      answer_choose (pos, move);
      break;
    default:
      wr_answer_act (run, move);
      break;
    }
}
