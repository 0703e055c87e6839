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

/* Works on the frame until it is done or something comes to lie on it.  FALSE: a choice waits. */
static gboolean
go_on_with (BmRun   *run,
            BmFrame *frame)
{
  BmPosition *pos = run->pos;

  switch ((BmFrameKind) frame->kind)
    {
    case BM_FRAME_DAY:
      return bm_day_go_on (run, frame);
    case BM_FRAME_RAIN:
      bm_rain_go_on (run, frame);
      return TRUE;
    case BM_FRAME_SINK:
      bm_sink_go_on (run, frame);
      return TRUE;
    case BM_FRAME_SETTLE:
      {
        BmFrame settle = *frame;

        bm_pop_frame (pos);
        bm_settle (run, settle.a, settle.b, settle.d, settle.c == 0 ? BM_N_ACTIONS : (BmAction) (settle.c - 1));
      }
      return TRUE;
    case BM_FRAME_CARD:
      return bm_card_go_on (run);
    case BM_FRAME_LAND:
    case BM_FRAME_DRAFT:
    case BM_FRAME_EXIT:
      return FALSE;
    case BM_N_FRAME_KINDS:
    default:
      g_assert_not_reached ();
    }
}

/* What protects under a condition tells nobody when that holds no more: at rest it is looked at again. */
static inline gboolean
protects_at_rest (const BmPosition *pos)
{
  return pos->n_frames == 0 && (pos->hooks & BM_PROTECTIONS) != 0;
}

/* G11: what lies open when play comes to rest is known from then on. */
static void
look_at_open_hands (BmPosition *pos)
{
  for (BmSide side = BM_SIDE_WORMS; side < BM_N_SIDES; side++)
    if (bm_hooked (pos, BM_EYES_OF (side)))
      pos->known[side] |= bm_position_visible (pos, side);
}

/* What cards see of every change: triggers that are queued, protections that have ended. */
static void
look_after_cards (BmRun *run)
{
  BmPosition *pos = run->pos;

  if (bm_has_set_off (run))
    bm_flush (run);
  if (pos->triggers & BM_WATCHES_WHILE)
    bm_watch_effects (run);
  /* A death may end other protections. */
  for (gboolean test = run->retest || protects_at_rest (pos); test && !bm_is_over (pos); test = run->retest)
    {
      run->retest = FALSE;
      bm_test_contact (run);
      if (run->n_queued > 0)
        bm_flush (run);
    }
}

/* There is nothing that look_after_cards () would do. */
static inline gboolean
is_quiet (const BmRun *run)
{
  return !bm_has_set_off (run) && !run->retest && !(run->pos->triggers & BM_WATCHES_WHILE)
         && !protects_at_rest (run->pos);
}

static void
go_on (BmRun *run)
{
  BmPosition *pos = run->pos;

  for (;;)
    {
      if (!is_quiet (run))
        look_after_cards (run);
      if (bm_is_over (pos) || pos->n_frames == 0 || !go_on_with (run, bm_top_frame (pos)))
        break;
    }
  if (!bm_is_over (pos))
    return;
  while (pos->n_frames > 0)
    bm_pop_frame (pos);
  if (pos->n_runs == 0)
    return;
  memset (pos->runs, 0, sizeof pos->runs);
  pos->n_runs = 0;
  bm_position_gather (pos);
}

static BmMove *
choice_moves (const BmPosition *pos,
              BmMove           *out)
{
  const BmFrame *top = &pos->frames[pos->n_frames - 1];

  switch ((BmFrameKind) top->kind)
    {
    case BM_FRAME_EXIT:
      return bm_exit_moves (pos, (BmPiece) top->a, out);
    case BM_FRAME_LAND:
      return bm_land_moves (pos, out);
    case BM_FRAME_DRAFT:
      return bm_draft_moves (pos, out);
    case BM_FRAME_CARD:
      return bm_card_moves (pos, out);
    case BM_FRAME_DAY:
      return top->a == BM_PHASE_EVENING ? bm_evening_moves (pos, out) : bm_discard_moves (pos, out);
    case BM_FRAME_RAIN:
    case BM_FRAME_SINK:
    case BM_FRAME_SETTLE:
    case BM_N_FRAME_KINDS:
    default:
      g_assert_not_reached ();
    }
}

/* MOVES are in order up to NEXT. */
static void
sort_moves (BmMove       *moves,
            BmMove       *next,
            const BmMove *end)
{
  for (; next < end; next++)
    {
      BmMove move = *next, *place = next;

      for (; place > moves && place[-1] > move; place--)
        *place = place[-1];
      *place = move;
    }
}

/* R5.4, R13.5: who can act at all. */
static guint
able_pieces (const BmPosition *pos)
{
  guint pieces;

  if (pos->turn == BM_SIDE_BIRD)
    return 1u << BM_PIECE_BIRD;
  pieces = ((1u << BM_N_CRAWLERS) - 1) & ~bm_position_crawlers_at (pos, BM_SPACE_NONE);
  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    pieces &= ~((guint) (pos->stunned[worm] > 0) << worm);
  return pieces;
}

/* Where cards speak to these, their moves are not listed in order. */
static guint64
unordered_hooks (const BmPosition *pos)
{
  if (pos->turn == BM_SIDE_WORMS)
    return (guint64) 1 << BM_HOOK_RANGE (BM_ACTION_PUSH);
  return (guint64) 1 << BM_HOOK_RANGE (BM_ACTION_DIG) | (guint64) 1 << BM_HOOK_RANGE (BM_ACTION_PECK)
         | (guint64) 1 << BM_HOOK_MAY (BM_ACTION_DIG)
         | (guint64) 1 << BM_HOOK_COST (BM_ACTION_DIG) | (guint64) 1 << BM_HOOK_COST (BM_ACTION_PECK)
         | (guint64) 1 << BM_HOOK_MAY (BM_MAY_SIDES) | (guint64) 1 << BM_HOOK_MAY (BM_MAY_BELOW)
         | (guint64) 1 << BM_HOOK_AMOUNT (BM_AMOUNT_SUSPICION_RISE)
         | (guint64) 1 << BM_HOOK_AMOUNT (BM_AMOUNT_RAIN_STEPS);
}

/* Of a turn, when no choice waits. */
static BmMove *
turn_moves (const BmPosition *pos,
            BmMove           *moves)
{
  BmMove *plays, *out;

  plays = bm_list_actions (pos, able_pieces (pos), (1u << BM_N_ACTIONS) - 1, bm_position_actions (pos), moves);
  out = plays;
  for (guint n = bm_count_plays (pos), i = 0; i < n; i++)
    {
      *out = bm_nth_play (pos, i);
      out += *out != BM_MOVE_NONE;
    }
  sort_moves (moves, pos->hooks & unordered_hooks (pos) ? moves : plays, out);
  *out++ = BM_MOVE (BM_PIECE_NONE, BM_MOVE_END, 0, 0);
  return out;
}

guint
bm_rules_legal (const BmPosition *pos,
                BmMove           *moves)
{
  BmMove *out;

  if (bm_is_over (pos))
    return 0;
  if (pos->n_frames == 0)
    return (guint) (turn_moves (pos, moves) - moves);
  out = choice_moves (pos, moves);
  sort_moves (moves, moves, out);
  return (guint) (out - moves);
}

/* A place is drawn among all that may hold a legal move, again and again until it does: so of a hand of cards one is tested
   and not all.  A place found empty is not tested twice. */
static BmMove
pick_turn_move (const BmPosition *pos,
                guint64          *chance)
{
  BmMove moves[BM_MAX_MOVES];
  int budget = bm_position_actions (pos);
  guint asked, n_actions, n_plays = bm_count_plays (pos);
  guint64 empty = 0;

  n_actions = (guint) (bm_list_candidates (pos, able_pieces (pos), (1u << BM_N_ACTIONS) - 1, budget, moves, &asked) - moves);
  for (;;)
    {
      guint place = bm_one_of (chance, n_actions + n_plays + 1);
      BmMove move;

      if (place < n_actions)
        {
          if (bm_candidate_is_legal (pos, asked, budget, moves[place]))
            return moves[place];
          moves[place] = moves[--n_actions];
          continue;
        }
      place -= n_actions;
      if (place == n_plays)
        return BM_MOVE (BM_PIECE_NONE, BM_MOVE_END, 0, 0);
      if (empty >> place & 1)
        continue;
      move = bm_nth_play (pos, place);
      if (move != BM_MOVE_NONE)
        return move;
      empty |= (guint64) 1 << place;
    }
}

BmMove
bm_rules_pick (const BmPosition *pos,
               guint64          *chance)
{
  BmMove moves[BM_MAX_MOVES];
  BmMove drawn = BM_MOVE_NONE;

  if (bm_is_over (pos))
    return BM_MOVE_NONE;
  if (pos->n_frames == 0)
    return pick_turn_move (pos, chance);
  if (pos->frames[pos->n_frames - 1].kind == BM_FRAME_CARD)
    drawn = bm_card_draw (pos, chance);
  return drawn != BM_MOVE_NONE ? drawn : moves[bm_one_of (chance, (guint) (choice_moves (pos, moves) - moves))];
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
  bm_settle (run, 1u << piece, 0, 1u << piece, BM_N_ACTIONS);
}

/* The mover's half: an answer to the choice that waits, or what a side does in its turn. */
static void
take_move (BmRun *run,
           BmMove move)
{
  BmPosition *pos = run->pos;
  guint8 a = bm_move_a (move);

  if (pos->n_frames > 0 && bm_top_frame (pos)->kind == BM_FRAME_CARD)
    {
      bm_answer_card (run, move);
      return;
    }
  switch ((guint) bm_move_kind (move))
    {
    case BM_MOVE_END:
      bm_end_turn (run);
      break;
    case BM_MOVE_LAND:
      bm_land (run, a);
      break;
    case BM_MOVE_DRAFT:
      bm_draft (run, a);
      break;
    case BM_MOVE_EXIT:
      answer_exit (run, a);
      break;
    case BM_MOVE_DISCARD:
      bm_discard (run, (BmSide) pos->turn, a);
      break;
    case BM_MOVE_PLAY:
      bm_play (run, a);
      break;
    case BM_MOVE_USE:
      bm_use (run, bm_move_who (move));
      break;
    default:
      if (pos->n_frames > 0)
        bm_evening_fly (run, a);
      else
        bm_act (run, move);
      break;
    }
}

void
bm_rules_apply (BmPosition  *pos,
                BmMove       move,
                BmDice      *dice,
                BmEventList *events)
{
  BmRun run;

  /* The queue needs no beginning: only what is counted in it is ever read. */
  run.pos = pos;
  run.dice = dice;
  run.events = events;
  run.retest = FALSE;
  run.ended_events = 0;
  run.n_steps = 0;
  run.n_queued = 0;
  take_move (&run, move);
  go_on (&run);
  if (pos->n_runs > 0)
    bm_gather_act (pos);
  if (bm_hooked (pos, BM_HOOK_SEES))
    look_at_open_hands (pos);
}

/* The other hand: what SIDE knows or may see of it first, then as many unknown cards. */
static void
hide_hand (BmPosition *pos,
           BmSide      side)
{
  BmCards *other = &pos->cards[bm_side_other (side)];
  guint64 seen = pos->known[side] | bm_position_visible (pos, side);
  guint n = 0;

  for (guint place = 0; place < other->n_hand; place++)
    if (seen >> place & 1)
      other->cards[n++] = other->cards[place];
  pos->known[side] = ((guint64) 1 << n) - 1;
  pos->known[bm_side_other (side)] = 0;
  memset (other->cards + n, BM_NO_CARD, (gsize) other->n_hand - n + other->n_deck);
}

/* What is offered to the other side (R3.4) is not known either. */
static void
hide_draft (BmPosition *pos,
            BmSide      side)
{
  BmFrame *top = &pos->frames[pos->n_frames - 1];

  if (pos->turn != BM_TURN_SETUP)
    return;
  memset (pos->draft.cards, BM_NO_CARD, (gsize) pos->draft.n_worm + pos->draft.n_bird);
  if (top->kind == BM_FRAME_DRAFT && bm_position_to_act (pos) != (int) side)
    for (guint8 *card = &top->b; card <= &top->e; card++)
      *card = BM_NO_CARD;
}

void
bm_rules_hide (BmPosition *pos,
               BmSide      side)
{
  BmCards *own = &pos->cards[side];

  hide_hand (pos, side);
  if (pos->n_frames > 0)
    hide_draft (pos, side);
  memset (own->cards + own->n_hand, BM_NO_CARD, own->n_deck);
  memset (pos->events.cards, BM_NO_CARD, pos->events.n_deck);
  pos->seed = 0;
}
