/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The entry points of the rules: listing moves, applying one, and the stack of interrupted steps.
 */
#include "rules-private.h"

#include <string.h>

WrFrame *
wr_push_frame (WrPosition *pos,
               WrFrame     frame)
{
  g_assert (pos->n_frames < WR_MAX_FRAMES);
  pos->frames[pos->n_frames] = frame;
  return &pos->frames[pos->n_frames++];
}

void
wr_pop_frame (WrPosition *pos)
{
  /* Unused frames are all zero, so that equal positions are equal bytes. */
  pos->frames[--pos->n_frames] = (WrFrame) { 0 };
}

/* Runs the frame until it is done or another is pushed on it.  FALSE: a choice is pending. */
static gboolean
go_on_with (WrRun   *run,
            WrFrame *frame)
{
  WrPosition *pos = run->pos;

  switch ((WrFrameKind) frame->kind)
    {
    case WR_FRAME_DAY:
      return wr_day_go_on (run, frame);
    case WR_FRAME_RAIN:
      wr_rain_go_on (run, frame);
      return TRUE;
    case WR_FRAME_SINK:
      wr_sink_go_on (run, frame);
      return TRUE;
    case WR_FRAME_SETTLE:
      {
        WrFrame settle = *frame;

        wr_pop_frame (pos);
        wr_settle (run, settle.a, settle.b, settle.d, settle.c == 0 ? WR_N_ACTIONS : (WrAction) (settle.c - 1));
      }
      return TRUE;
    case WR_FRAME_CARD:
      return wr_card_go_on (run);
    case WR_FRAME_LAND:
    case WR_FRAME_DRAFT:
    case WR_FRAME_EXIT:
      return FALSE;
    case WR_N_FRAME_KINDS:
    default:
      g_assert_not_reached ();
    }
}

/* A conditional protection ends without an event: it is tested again when the stack is empty. */
static inline gboolean
protects_at_rest (const WrPosition *pos)
{
  return pos->n_frames == 0 && (pos->hooks & WR_PROTECTIONS) != 0;
}

/* G11: what is visible when the stack is empty is known from then on. */
static void
look_at_open_hands (WrPosition *pos)
{
  for (WrSide side = WR_SIDE_WORMS; side < WR_N_SIDES; side++)
    if (wr_hooked (pos, WR_EYES_OF (side)))
      pos->known[side] |= wr_position_visible (pos, side);
}

/* After every change: queued triggers, and protections that have ended. */
static void
look_after_cards (WrRun *run)
{
  WrPosition *pos = run->pos;

  if (wr_has_set_off (run))
    wr_flush (run);
  if (pos->triggers & WR_WATCHES_WHILE)
    wr_watch_effects (run);
  /* A death may end other protections. */
  for (gboolean test = run->retest || protects_at_rest (pos); test && !wr_is_over (pos); test = run->retest)
    {
      run->retest = FALSE;
      wr_test_contact (run);
      if (run->n_queued > 0)
        wr_flush (run);
    }
}

/* Whether look_after_cards () would do nothing. */
static inline gboolean
is_quiet (const WrRun *run)
{
  return !wr_has_set_off (run) && !run->retest && !(run->pos->triggers & WR_WATCHES_WHILE)
         && !protects_at_rest (run->pos);
}

static void
go_on (WrRun *run)
{
  WrPosition *pos = run->pos;

  for (;;)
    {
      if (!is_quiet (run))
        look_after_cards (run);
      if (wr_is_over (pos) || pos->n_frames == 0 || !go_on_with (run, wr_top_frame (pos)))
        break;
    }
  if (!wr_is_over (pos))
    return;
  while (pos->n_frames > 0)
    wr_pop_frame (pos);
  if (pos->n_runs == 0)
    return;
  memset (pos->runs, 0, sizeof pos->runs);
  pos->n_runs = 0;
  wr_position_gather (pos);
}

static BmMove *
choice_moves (const WrPosition *pos,
              BmMove           *out)
{
  const WrFrame *top = &pos->frames[pos->n_frames - 1];

  switch ((WrFrameKind) top->kind)
    {
    case WR_FRAME_EXIT:
      return wr_exit_moves (pos, (WrPiece) top->a, out);
    case WR_FRAME_LAND:
      return wr_land_moves (pos, out);
    case WR_FRAME_DRAFT:
      return wr_draft_moves (pos, out);
    case WR_FRAME_CARD:
      return wr_card_moves (pos, out);
    case WR_FRAME_DAY:
      return top->a == WR_PHASE_EVENING ? wr_evening_moves (pos, out) : wr_discard_moves (pos, out);
    case WR_FRAME_RAIN:
    case WR_FRAME_SINK:
    case WR_FRAME_SETTLE:
    case WR_N_FRAME_KINDS:
    default:
      g_assert_not_reached ();
    }
}

/* Sorts MOVES, which are sorted up to NEXT. */
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

/* R5.4, R13.5: the pieces that can act. */
static guint
able_pieces (const WrPosition *pos)
{
  guint pieces;

  if (pos->turn == WR_SIDE_BIRD)
    return 1u << WR_PIECE_BIRD;
  pieces = ((1u << WR_N_CRAWLERS) - 1) & ~wr_position_crawlers_at (pos, WR_SPACE_NONE);
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    pieces &= ~((guint) (pos->stunned[worm] > 0) << worm);
  return pieces;
}

/* If cards use these hooks, moves are not listed in ascending order. */
static guint64
unordered_hooks (const WrPosition *pos)
{
  if (pos->turn == WR_SIDE_WORMS)
    return (guint64) 1 << WR_HOOK_RANGE (WR_ACTION_PUSH);
  return (guint64) 1 << WR_HOOK_RANGE (WR_ACTION_DIG) | (guint64) 1 << WR_HOOK_RANGE (WR_ACTION_PECK)
         | (guint64) 1 << WR_HOOK_MAY (WR_ACTION_DIG)
         | (guint64) 1 << WR_HOOK_COST (WR_ACTION_DIG) | (guint64) 1 << WR_HOOK_COST (WR_ACTION_PECK)
         | (guint64) 1 << WR_HOOK_MAY (WR_MAY_SIDES) | (guint64) 1 << WR_HOOK_MAY (WR_MAY_BELOW)
         | (guint64) 1 << WR_HOOK_AMOUNT (WR_AMOUNT_SUSPICION_RISE)
         | (guint64) 1 << WR_HOOK_AMOUNT (WR_AMOUNT_RAIN_STEPS);
}

/* The moves of a turn, without a pending choice. */
static BmMove *
turn_moves (const WrPosition *pos,
            BmMove           *moves)
{
  BmMove *plays, *out;

  plays = wr_list_actions (pos, able_pieces (pos), (1u << WR_N_ACTIONS) - 1, wr_position_actions (pos), moves);
  out = plays;
  for (guint n = wr_count_plays (pos), i = 0; i < n; i++)
    {
      *out = wr_nth_play (pos, i);
      out += *out != BM_MOVE_NONE;
    }
  sort_moves (moves, pos->hooks & unordered_hooks (pos) ? moves : plays, out);
  *out++ = WR_MOVE (WR_PIECE_NONE, WR_MOVE_END, 0, 0);
  return out;
}

guint
wr_rules_legal (const WrPosition *pos,
                BmMove           *moves)
{
  BmMove *out;

  if (wr_is_over (pos))
    return 0;
  if (pos->n_frames == 0)
    return (guint) (turn_moves (pos, moves) - moves);
  out = choice_moves (pos, moves);
  sort_moves (moves, moves, out);
  return (guint) (out - moves);
}

/* Rejection sampling: draws an index among all candidates until one is legal, so that only one card of a hand is
   tested and not all.  A rejected index is not tested twice. */
static BmMove
pick_turn_move (const WrPosition *pos,
                guint64          *chance)
{
  BmMove moves[BM_MAX_MOVES];
  int budget = wr_position_actions (pos);
  guint asked, n_actions, n_plays = wr_count_plays (pos);
  guint64 empty = 0;

  n_actions = (guint) (wr_list_candidates (pos, able_pieces (pos), (1u << WR_N_ACTIONS) - 1, budget, moves, &asked) - moves);
  for (;;)
    {
      guint place = wr_one_of (chance, n_actions + n_plays + 1);
      BmMove move;

      if (place < n_actions)
        {
          if (wr_candidate_is_legal (pos, asked, budget, moves[place]))
            return moves[place];
          moves[place] = moves[--n_actions];
          continue;
        }
      place -= n_actions;
      if (place == n_plays)
        return WR_MOVE (WR_PIECE_NONE, WR_MOVE_END, 0, 0);
      if (empty >> place & 1)
        continue;
      move = wr_nth_play (pos, place);
      if (move != BM_MOVE_NONE)
        return move;
      empty |= (guint64) 1 << place;
    }
}

BmMove
wr_rules_pick (const WrPosition *pos,
               guint64          *chance)
{
  BmMove moves[BM_MAX_MOVES];
  BmMove drawn = BM_MOVE_NONE;

  if (wr_is_over (pos))
    return BM_MOVE_NONE;
  if (pos->n_frames == 0)
    return pick_turn_move (pos, chance);
  if (pos->frames[pos->n_frames - 1].kind == WR_FRAME_CARD)
    drawn = wr_card_draw (pos, chance);
  return drawn != BM_MOVE_NONE ? drawn : moves[wr_one_of (chance, (guint) (choice_moves (pos, moves) - moves))];
}

gboolean
wr_rules_is_legal (const WrPosition *pos,
                   BmMove            move)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = wr_rules_legal (pos, moves);

  for (guint i = 0; i < n; i++)
    if (moves[i] == move)
      return TRUE;
  return FALSE;
}

static void
answer_exit (WrRun  *run,
             WrSpace space)
{
  WrPiece piece = (WrPiece) wr_top_frame (run->pos)->a;

  wr_pop_frame (run->pos);
  wr_go_through (run, piece, space);
  wr_settle (run, 1u << piece, 0, 1u << piece, WR_N_ACTIONS);
}

/* The mover's half: an answer to the pending choice, or a move in a turn. */
static void
take_move (WrRun *run,
           BmMove move)
{
  WrPosition *pos = run->pos;
  guint8 a = wr_move_a (move);

  if (pos->n_frames > 0 && wr_top_frame (pos)->kind == WR_FRAME_CARD)
    {
      wr_answer_card (run, move);
      return;
    }
  switch ((guint) wr_move_kind (move))
    {
    case WR_MOVE_END:
      wr_end_turn (run);
      break;
    case WR_MOVE_LAND:
      wr_land (run, a);
      break;
    case WR_MOVE_DRAFT:
      wr_draft (run, a);
      break;
    case WR_MOVE_EXIT:
      answer_exit (run, a);
      break;
    case WR_MOVE_DISCARD:
      wr_discard (run, (WrSide) pos->turn, a);
      break;
    case WR_MOVE_PLAY:
      wr_play (run, a);
      break;
    case WR_MOVE_USE:
      wr_use (run, wr_move_who (move));
      break;
    default:
      if (pos->n_frames > 0)
        wr_evening_fly (run, a);
      else
        wr_act (run, move);
      break;
    }
}

void
wr_rules_apply (WrPosition  *pos,
                BmMove       move,
                BmDice      *dice,
                BmEventList *events)
{
  WrRun run;

  /* The queue is left uninitialized: only its first n items are ever read. */
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
    wr_gather_act (pos);
  if (wr_hooked (pos, WR_HOOK_SEES))
    look_at_open_hands (pos);
}

/* The other hand: what SIDE knows or may see of it first, then unknown cards. */
static void
hide_hand (WrPosition *pos,
           WrSide      side)
{
  WrCards *other = &pos->cards[wr_side_other (side)];
  guint64 seen = pos->known[side] | wr_position_visible (pos, side);
  guint n = 0;

  for (guint place = 0; place < other->n_hand; place++)
    if (seen >> place & 1)
      other->cards[n++] = other->cards[place];
  pos->known[side] = ((guint64) 1 << n) - 1;
  pos->known[wr_side_other (side)] = 0;
  memset (other->cards + n, WR_NO_CARD, (gsize) other->n_hand - n + other->n_deck);
}

/* The cards offered to the other side (R3.4) are hidden as well. */
static void
hide_draft (WrPosition *pos,
            WrSide      side)
{
  WrFrame *top = &pos->frames[pos->n_frames - 1];

  if (pos->turn != WR_TURN_SETUP)
    return;
  memset (pos->draft.cards, WR_NO_CARD, (gsize) pos->draft.n_worm + pos->draft.n_bird);
  if (top->kind == WR_FRAME_DRAFT && wr_position_to_act (pos) != (int) side)
    for (guint8 *card = &top->b; card <= &top->e; card++)
      *card = WR_NO_CARD;
}

void
wr_rules_hide (WrPosition *pos,
               WrSide      side)
{
  WrCards *own = &pos->cards[side];

  hide_hand (pos, side);
  if (pos->n_frames > 0)
    hide_draft (pos, side);
  memset (own->cards + own->n_hand, WR_NO_CARD, own->n_deck);
  memset (pos->events.cards, WR_NO_CARD, pos->events.n_deck);
  pos->seed = 0;
}
