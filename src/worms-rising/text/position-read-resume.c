/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reading a position: the frames below the pending choice.  `resume` is untrusted: each number is checked by itself,
 * and then whether such a frame can be at its index of the stack.  An accepted stack need not be reachable in a
 * match, but is safe for the rules.
 */
#include "position-reader.h"

#include <string.h>

#include "position-frames.h"

/* More steps than any card has. */
#define MOST_STEPS 40

/* The current frame, and those below and above it. */
typedef struct
{
  WrPositionReader *reader;
  const BmJson     *at;
  const WrFrame    *frame;
  const WrFrame    *below; /* NULL: it is the lowest */
  const WrFrame    *above; /* NULL: it is the choice itself */
  const WrCardRun  *run;   /* of a card's frame */
} Look;

static gboolean
refuse (const Look *look,
        const char *rule,
        const char *what)
{
  return wr_reader_refuse (look->reader, look->at, rule, "%s", what);
}

static gboolean
lives (const WrPosition *pos,
       guint             piece)
{
  return piece < WR_N_CRAWLERS && pos->at[piece] != WR_SPACE_NONE;
}

static gboolean
is_kind (const WrFrame *frame,
         WrFrameKind    kind)
{
  return frame != NULL && frame->kind == kind;
}

/* --- The day ----------------------------------------------------------------------------------------------------- */

static gboolean
phase_fits (const WrFrame *frame,
            const WrFrame *above)
{
  switch ((WrPhase) frame->a)
    {
    case WR_PHASE_SINK:
      return frame->b < WR_N_COLUMNS;
    case WR_PHASE_TURN_START:
      return frame->b < WR_N_SIDES;
    case WR_PHASE_TURN_END:
    case WR_PHASE_TURN_OVER:
    case WR_PHASE_TOKENS:
    case WR_PHASE_DAY_END:
    case WR_PHASE_DAY_OVER:
    case WR_PHASE_EVENING:
    case WR_PHASE_DAWN:
    case WR_PHASE_EVENT:
    case WR_PHASE_TURN_FIRST:
    case WR_PHASE_DRAW:
      return frame->b == 0;
    /* A choice, unless the turn was ended by a card whose text continues. */
    case WR_PHASE_DISCARD:
      return frame->b == 0 && is_kind (above, WR_FRAME_CARD);
    case WR_N_PHASES:
    default:
      return FALSE;
    }
}

static gboolean
check_day (const Look *look)
{
  const WrPosition *pos = look->reader->pos;
  const WrFrame *frame = look->frame;

  if (look->below != NULL)
    return refuse (look, NULL, "play does not interrupt things in that order");
  if (!phase_fits (frame, look->above) || frame->c != 0 || frame->d != 0 || frame->e != 0 || frame->f != 0 ||
      frame->g != 0)
    return refuse (look, NULL, "no part of the day that could be interrupted");
  /* A card can change which side is first, which only its own day stores. */
  if (pos->turn == WR_TURN_SETUP || ((frame->a == WR_PHASE_SINK || frame->a == WR_PHASE_TOKENS) &&
                                     pos->turn != WR_SIDE_BIRD && !(pos->hooks >> WR_HOOK_ORDER & 1)))
    return refuse (look, "R4.4", "night comes after the second turn of the day");
  return TRUE;
}

/* --- Rain, sinking, settling --------------------------------------------------------------------------------- */

/* Worms, each once; a card may have killed some meanwhile; one with a pending exit has stopped. */
static gboolean
order_fits (const WrFrame *frame,
            const WrFrame *above)
{
  guint order = frame->b | (guint) frame->c << 8, seen = is_kind (above, WR_FRAME_EXIT) ? 1u << above->a : 0;

  for (; (order & 15) != 15; order = order >> 4 | 0xF000)
    {
      guint worm = order & 15;

      if (worm >= WR_N_WORMS || (seen >> worm & 1))
        return FALSE;
      seen |= 1u << worm;
    }
  return order == 0xFFFF;
}

/* In real rain, which affects all of them, the Worms after the interrupted one; interrupted by a Wormhole, not by a
   card. */
static gboolean
order_follows (const WrPosition *pos,
               const WrFrame    *frame,
               guint             worm)
{
  guint living = 0, order = frame->b | (guint) frame->c << 8, last = worm;

  for (guint i = worm + 1; i < WR_N_WORMS; i++)
    living |= (guint) lives (pos, i) << i;
  for (; (order & 15) != 15; order >>= 4)
    {
      if ((order & 15) <= last)
        return FALSE;
      last = order & 15;
      living &= ~(1u << last);
    }
  return living == 0;
}

static gboolean
check_rain (const Look *look)
{
  const WrPosition *pos = look->reader->pos;
  const WrFrame *frame = look->frame;
  gboolean pecked = (frame->g & WR_RAIN_PECKED) != 0;

  if (frame->a >= WR_N_DIRS || (frame->d > MOST_STEPS && frame->d != WR_RAIN_FRESH) || frame->e > MOST_STEPS ||
      frame->f > BM_SUSPICION_TOP || (frame->g & 12) != 0)
    return refuse (look, "R7.1", "no such rain");
  if (pecked ? look->below != NULL && !is_kind (look->below, WR_FRAME_CARD)
             : !is_kind (look->below, WR_FRAME_CARD) &&
                 !(is_kind (look->below, WR_FRAME_DAY) && look->below->a == WR_PHASE_EVENT))
    return refuse (look, pecked ? "R6.5" : "R4.1", pecked ? "a Peck is made in a turn"
                                                          : "it rains in the morning, or by a card");
  if (!is_kind (look->below, WR_FRAME_CARD) && pecked && pos->turn != WR_SIDE_BIRD)
    return refuse (look, "R6.5", "a Peck is made in the Bird's turn");
  if ((pecked || !is_kind (look->below, WR_FRAME_CARD)) &&
      (frame->g >> WR_RAIN_ZOMBIES != 0 ||
       (is_kind (look->above, WR_FRAME_EXIT) && wr_piece_is_zombie ((WrPiece) look->above->a))))
    return refuse (look, "R7.1", "Zombies do not feel rain");
  if (!order_fits (frame, look->above) ||
      (is_kind (look->below, WR_FRAME_DAY) && is_kind (look->above, WR_FRAME_EXIT) &&
       !order_follows (pos, frame, look->above->a)))
    return refuse (look, "R7.1", "the Worms still to come cannot be those");
  return TRUE;
}

static gboolean
check_sink (const Look *look)
{
  const WrPosition *pos = look->reader->pos;
  const WrFrame *frame = look->frame, *below = look->below;

  if (frame->a >= WR_N_COLUMNS || frame->e != 0 || frame->f != 0 || frame->g != 0)
    return refuse (look, "R8.1", "no such column");
  if (is_kind (below, WR_FRAME_CARD))
    return (frame->b <= MOST_STEPS && frame->c <= MOST_STEPS && frame->d <= MOST_STEPS) ||
           refuse (look, "R8.1", "more sinking than any card makes");
  if (!is_kind (below, WR_FRAME_DAY) ||
      !(frame->a + 1 < WR_N_COLUMNS ? below->a == WR_PHASE_SINK && below->b == frame->a + 1
                                    : below->a == WR_PHASE_TOKENS))
    return refuse (look, "R8.1", "the columns do not sink in that order");
  if (frame->b > pos->on_grass[WR_DRILLS][frame->a] || frame->c > pos->on_grass[WR_GRAVESTONES][frame->a] ||
      frame->d > pos->on_grass[WR_LAVA][frame->a] * BM_SINK_LAVA)
    return refuse (look, "R8.1", "more sinking than there are tokens for");
  return TRUE;
}

static gboolean
check_settle (const Look *look)
{
  const WrFrame *frame = look->frame;
  gboolean anybody = FALSE;

  if (is_kind (look->below, WR_FRAME_SETTLE))
    return refuse (look, NULL, "play does not interrupt things in that order");
  if (frame->a == 0 || ((frame->b | frame->d) & ~frame->a) != 0 || frame->c > WR_N_ACTIONS || frame->e != 0 ||
      frame->f != 0 || frame->g != 0)
    return refuse (look, "R11.4", "there is no piece to settle");
  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    {
      if ((frame->a >> piece & 1) && is_kind (look->above, WR_FRAME_EXIT) && piece <= look->above->a)
        return refuse (look, "R11.4", "the pieces still to settle cannot be those");
      anybody |= (frame->a >> piece & 1) && lives (look->reader->pos, piece);
    }
  /* A card may have killed some of them meanwhile. */
  return anybody || refuse (look, "R11.4", "the pieces still to settle cannot be those");
}

/* Another piece with a later choice of an exit. */
static gboolean
check_exit (const Look *look)
{
  const WrPosition *pos = look->reader->pos;
  const WrFrame *frame = look->frame;

  for (const WrFrame *other = frame + 1; look->above != NULL && other < pos->frames + pos->n_frames; other++)
    {
      if (is_kind (other, WR_FRAME_EXIT) && other->a == frame->a)
        return refuse (look, "R12.1", "no piece chooses an exit twice");
    }
  if (frame->b != 0 || frame->c != 0 || frame->d != 0 || frame->e != 0 || frame->f != 0 || frame->g != 0 ||
      !lives (pos, frame->a) || !wr_position_has_wormhole (pos, pos->at[frame->a]))
    return refuse (look, "R12.1", "no piece chooses an exit of a Wormhole there");
  return TRUE;
}

/* A card being executed. */
static gboolean
check_card (const Look *look)
{
  const char *fault = wr_card_frame_fault (look->reader->pos, look->frame, look->run, look->above == NULL);

  return fault == NULL || refuse (look, NULL, fault);
}

/* --- The whole ------------------------------------------------------------------------------------------------- */

static gboolean
check_frame (const Look *look)
{
  switch ((WrFrameKind) look->frame->kind)
    {
    case WR_FRAME_DAY:
      return check_day (look);
    case WR_FRAME_RAIN:
      return check_rain (look);
    case WR_FRAME_SINK:
      return check_sink (look);
    case WR_FRAME_SETTLE:
      return check_settle (look);
    case WR_FRAME_EXIT:
      return check_exit (look);
    case WR_FRAME_CARD:
      return check_card (look);
    case WR_FRAME_LAND:
    case WR_FRAME_DRAFT:
    case WR_N_FRAME_KINDS:
    default:
      return refuse (look, NULL, "play does not interrupt things in that order");
    }
}

static gboolean
read_frame (WrPositionReader *reader,
            const BmJson     *at,
            WrFrame          *frame,
            WrCardRun        *run)
{
  guint8 numbers[WR_FRAME_NUMBERS + WR_RUN_NUMBERS] = { 0 };
  BmJson child;
  gint64 value;
  guint n, wanted = WR_FRAME_NUMBERS;

  if (!bm_json_check_list (at, &n, reader->error))
    return FALSE;
  for (guint i = 0; i < MIN (n, G_N_ELEMENTS (numbers)); i++)
    {
      bm_json_element (at, i, &child);
      if (!bm_json_get_integer (&child, 0, i == 0 ? WR_N_FRAME_KINDS - 1 : G_MAXUINT8, &value, reader->error))
        return FALSE;
      numbers[i] = (guint8) value;
    }
  if (numbers[0] == WR_FRAME_CARD)
    wanted += WR_RUN_NUMBERS;
  if (n != wanted)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "must have %u numbers", wanted);
  *frame = (WrFrame) { numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6], numbers[7] };
  memcpy (run->slots, numbers + WR_FRAME_NUMBERS, sizeof run->slots);
  memcpy (run->picks, numbers + WR_FRAME_NUMBERS + sizeof run->slots, sizeof run->picks);
  memcpy (run->loops, numbers + WR_FRAME_NUMBERS + sizeof run->slots + sizeof run->picks, sizeof run->loops);
  return TRUE;
}

/* Copies the frames as written into the position. */
static gboolean
read_frames (WrPositionReader *reader,
             const BmJson     *at,
             guint             n)
{
  WrPosition *pos = reader->pos;
  BmJson child;

  for (guint i = 0; i < n; i++)
    {
      WrCardRun run;

      bm_json_element (at, i, &child);
      if (!read_frame (reader, &child, &pos->frames[i], &run))
        return FALSE;
      if (pos->frames[i].kind != WR_FRAME_CARD)
        continue;
      if (pos->n_runs == WR_MAX_RUNS)
        return wr_reader_refuse (reader, at, NULL, "play does not nest so deep");
      pos->runs[pos->n_runs++] = run;
    }
  return TRUE;
}

static gboolean
check_frames (WrPositionReader *reader,
              const BmJson     *at,
              guint             n)
{
  const WrPosition *pos = reader->pos;
  BmJson child;
  guint run = 0;

  for (guint i = 0; i < n; i++)
    {
      Look look = {
        .reader = reader,
        .at = &child,
        .frame = &pos->frames[i],
        .below = i == 0 ? NULL : &pos->frames[i - 1],
        .above = i + 1u == pos->n_frames ? NULL : &pos->frames[i + 1],
      };

      bm_json_element (at, i, &child);
      if (pos->frames[i].kind == WR_FRAME_CARD)
        look.run = &pos->runs[run++];
      if (!check_frame (&look))
        return FALSE;
    }
  return TRUE;
}

gboolean
wr_reader_resume (WrPositionReader *reader,
                  const BmJson     *at,
                  const WrFrame    *choice)
{
  WrPosition *pos = reader->pos;
  gboolean by_card = choice->kind == WR_FRAME_CARD;
  guint n;

  if (!bm_json_check_list (at, &n, reader->error))
    return FALSE;
  if (n >= WR_MAX_FRAMES)
    return wr_reader_refuse (reader, at, NULL, "play does not nest so deep");
  if (!reader->form_only && n > 0 && !by_card && choice->kind != WR_FRAME_EXIT)
    return wr_reader_refuse (reader, at, NULL, "this choice interrupts nothing");
  if (!read_frames (reader, at, n))
    return FALSE;
  if (reader->form_only)
    return TRUE;
  if (by_card && (n == 0 || pos->frames[n - 1].kind != WR_FRAME_CARD))
    return wr_reader_refuse (reader, at, NULL, "the text of the card that asks is missing");
  if (!by_card && n > 0 && pos->frames[n - 1].kind == WR_FRAME_DAY)
    return wr_reader_refuse (reader, at, NULL, "a day that nothing has interrupted");
  pos->n_frames = (guint8) n;
  if (!by_card)
    pos->frames[pos->n_frames++] = *choice;
  return check_frames (reader, at, n);
}
