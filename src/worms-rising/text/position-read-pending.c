/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reading a position: the choice that play waits for, and what it has interrupted.  `resume` comes from outside like
 * all else: only a stack of frames that play itself can build is taken.
 */
#include "position-reader.h"

#include <string.h>

#include "bm-names.h"

#define FRAME_NUMBERS 6

BmPiece
bm_waiting_piece (const BmPosition *pos)
{
  const BmFrame *top = &pos->frames[MAX (pos->n_frames, 1) - 1];

  return pos->n_frames > 0 && top->kind == BM_FRAME_EXIT ? (BmPiece) top->a : BM_PIECE_NONE;
}

static gboolean
lives (const BmPosition *pos,
       guint             piece)
{
  return piece < BM_N_CRAWLERS && pos->at[piece] != BM_SPACE_NONE;
}

static gboolean
check_day_frame (BmPositionReader *reader,
                 const BmJson     *at,
                 const BmFrame    *frame)
{
  gboolean known = (frame->a == BM_PHASE_SINK && frame->b < BM_N_COLUMNS) ||
                   (frame->a == BM_PHASE_TOKENS && frame->b == 0) ||
                   (frame->a == BM_PHASE_TURN_START && frame->b == BM_SIDE_WORMS);

  if (!known || frame->c != 0 || frame->d != 0 || frame->e != 0)
    return bm_reader_refuse (reader, at, NULL, "no part of the day that could be interrupted");
  if (reader->pos->turn != BM_SIDE_BIRD)
    return bm_reader_refuse (reader, at, "R4.4", "night comes after the Bird's turn");
  return TRUE;
}

/* The Worms still to come in a rain that PIECE has interrupted: in real rain all living ones after it, in a Peck any,
   each once. */
static gboolean
order_fits (const BmPosition *pos,
            BmPiece           piece,
            guint             order,
            gboolean          pecked)
{
  guint later = 0xFFFF, seen = 1u << piece;

  for (guint worm = BM_N_WORMS - 1; worm > piece; worm--)
    {
      if (lives (pos, worm))
        later = (later << 4 | worm) & 0xFFFF;
    }
  if (!pecked)
    return order == later;

  for (; (order & 15) != 15; order = order >> 4 | 0xF000)
    {
      guint worm = order & 15;

      if (worm >= BM_N_WORMS || !lives (pos, worm) || seen >> worm & 1)
        return FALSE;
      seen |= 1u << worm;
    }
  return order == 0xFFFF;
}

/* Real rain at dawn, after which the day's first turn starts; or a Peck in the Bird's turn. */
static gboolean
check_rain_frame (BmPositionReader *reader,
                  const BmJson     *at,
                  const BmFrame    *frame,
                  const BmFrame    *below)
{
  const BmPosition *pos = reader->pos;
  BmPiece waiting = bm_waiting_piece (pos);

  /* Who is asked for an exit has stopped, so the next Worm has all its steps. */
  if (frame->a >= BM_N_DIRS || frame->d != BM_RAIN_STEPS || frame->e > 1)
    return bm_reader_refuse (reader, at, "R7.1", "no such rain");
  if (frame->e == 0 && (below == NULL || below->a != BM_PHASE_TURN_START || pos->day == 1))
    return bm_reader_refuse (reader, at, "R4.1", "it rains before the first turn of a day only, and not on day 1");
  if (frame->e == 1 && (below != NULL || pos->turn != BM_SIDE_BIRD))
    return bm_reader_refuse (reader, at, "R6.5", "a Peck is made in the Bird's turn");
  if (!bm_piece_is_worm (waiting))
    return bm_reader_refuse (reader, at, "R7.1", "Zombies do not feel rain");
  if (!order_fits (pos, waiting, frame->b | (guint) frame->c << 8, frame->e == 1))
    return bm_reader_refuse (reader, at, "R7.1", "the Worms still to come cannot be those");
  return TRUE;
}

static gboolean
check_sink_frame (BmPositionReader *reader,
                  const BmJson     *at,
                  const BmFrame    *frame,
                  const BmFrame    *below)
{
  const BmPosition *pos = reader->pos;
  gboolean fits;

  if (frame->a >= BM_N_COLUMNS || frame->e != 0)
    return bm_reader_refuse (reader, at, "R8.1", "no such column");
  fits = below != NULL && (frame->a + 1 < BM_N_COLUMNS ? below->a == BM_PHASE_SINK && below->b == frame->a + 1
                                                       : below->a == BM_PHASE_TOKENS);
  if (!fits)
    return bm_reader_refuse (reader, at, "R8.1", "the columns do not sink in that order");
  if (frame->b > pos->on_grass[BM_DRILLS][frame->a] || frame->c > pos->on_grass[BM_GRAVESTONES][frame->a] ||
      frame->d > pos->on_grass[BM_LAVA][frame->a] * BM_SINK_LAVA)
    return bm_reader_refuse (reader, at, "R8.1", "more sinking than there are tokens for");
  return TRUE;
}

static gboolean
check_settle_frame (BmPositionReader *reader,
                    const BmJson     *at,
                    const BmFrame    *frame)
{
  BmPiece waiting = bm_waiting_piece (reader->pos);

  if (frame->a == 0 || (frame->b & ~frame->a) != 0 || frame->c != 0 || frame->d != 0 || frame->e != 0)
    return bm_reader_refuse (reader, at, "R11.4", "nobody to settle");
  for (guint piece = 0; piece < BM_N_CRAWLERS; piece++)
    {
      if ((frame->a >> piece & 1) && (!lives (reader->pos, piece) || piece <= waiting))
        return bm_reader_refuse (reader, at, "R11.4", "the pieces still to settle cannot be those");
    }
  return TRUE;
}

/* The frames below the choice, a day only with what interrupts it: [a day] rain, a day and sinking [settling], settling
   alone.  In rain each Worm is settled by itself. */
static gboolean
check_frame (BmPositionReader *reader,
             const BmJson     *at,
             const BmFrame    *frame,
             const BmFrame    *below)
{
  BmFrameKind under = below == NULL ? (BmFrameKind) 0 : (BmFrameKind) below->kind;

  if (frame->kind == BM_FRAME_DAY && below == NULL)
    return check_day_frame (reader, at, frame);
  if (frame->kind == BM_FRAME_RAIN && (below == NULL || under == BM_FRAME_DAY))
    return check_rain_frame (reader, at, frame, below);
  if (frame->kind == BM_FRAME_SINK && under == BM_FRAME_DAY)
    return check_sink_frame (reader, at, frame, below);
  if (frame->kind == BM_FRAME_SETTLE && (below == NULL || under == BM_FRAME_SINK))
    return check_settle_frame (reader, at, frame);
  return bm_reader_refuse (reader, at, NULL, "play does not interrupt things in that order");
}

static gboolean
read_frame (BmPositionReader *reader,
            const BmJson     *at,
            BmFrame          *frame)
{
  guint8 numbers[FRAME_NUMBERS];
  BmJson child;
  gint64 value;
  guint n;

  if (!bm_json_check_list (at, &n, reader->error))
    return FALSE;
  if (n != FRAME_NUMBERS)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "must have %d numbers", FRAME_NUMBERS);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (at, i, &child);
      if (!bm_json_get_integer (&child, 0, i == 0 ? BM_N_FRAME_KINDS - 1 : G_MAXUINT8, &value, reader->error))
        return FALSE;
      numbers[i] = (guint8) value;
    }
  *frame = (BmFrame) { .kind = numbers[0], .a = numbers[1], .b = numbers[2], .c = numbers[3], .d = numbers[4],
                       .e = numbers[5] };
  return TRUE;
}

/* `resume` into the frames below the choice, which is on the stack already so that what it asks is known. */
static gboolean
read_resume (BmPositionReader *reader,
             const BmJson     *pending)
{
  BmPosition *pos = reader->pos;
  BmFrame choice = pos->frames[0];
  BmFrame frames[BM_MAX_FRAMES] = { 0 };
  BmJson at, child;
  guint n;

  if (!bm_json_member (pending, "resume", &at))
    return TRUE;
  if (!bm_json_check_list (&at, &n, reader->error))
    return FALSE;
  if (n >= BM_MAX_FRAMES)
    return bm_reader_refuse (reader, &at, NULL, "play does not nest so deep");
  if (n > 0 && choice.kind != BM_FRAME_EXIT && !reader->form_only)
    return bm_reader_refuse (reader, &at, NULL, "this choice interrupts nothing");

  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&at, i, &child);
      if (!read_frame (reader, &child, &frames[i]))
        return FALSE;
      if (!reader->form_only && !check_frame (reader, &child, &frames[i], i == 0 ? NULL : &frames[i - 1]))
        return FALSE;
    }
  if (n > 0 && frames[n - 1].kind == BM_FRAME_DAY && !reader->form_only)
    return bm_reader_refuse (reader, &at, NULL, "a day that nothing has interrupted");
  frames[n] = choice;
  pos->n_frames = (guint8) (n + 1);
  memcpy (pos->frames, frames, sizeof frames);
  return TRUE;
}

/* The member KEY must be NAME, null if NAME is NULL. */
static gboolean
check_name (BmPositionReader *reader,
            const BmJson     *pending,
            const char       *key,
            const char       *name)
{
  BmJson at;
  const char *text;

  if (!bm_json_member (pending, key, &at))
    return TRUE;
  if (bm_json_is_null (&at))
    {
      if (name == NULL || reader->form_only)
        return TRUE;
      return bm_reader_refuse (reader, &at, NULL, "must be \"%s\"", name);
    }
  text = bm_json_get_string (&at, reader->error);
  if (text == NULL)
    return FALSE;
  if (reader->form_only || g_strcmp0 (text, name) == 0)
    return TRUE;
  return name == NULL ? bm_reader_refuse (reader, &at, NULL, "must be null")
                      : bm_reader_refuse (reader, &at, NULL, "must be \"%s\"", name);
}

static gboolean
read_exit (BmPositionReader *reader,
           const BmJson     *pending,
           BmFrame          *choice)
{
  const BmPosition *pos = reader->pos;
  BmJson at;
  const char *name;
  BmPiece piece;

  if (!bm_json_member (pending, "who", &at))
    return bm_json_fail_member (pending, "who", BM_ERROR_UNREADABLE, reader->error, "missing");
  name = bm_json_get_string (&at, reader->error);
  if (name == NULL)
    return FALSE;
  piece = bm_piece_from_name (name);
  if (piece >= BM_N_CRAWLERS || !lives (pos, piece))
    return bm_reader_refuse (reader, &at, "R12.1", "no such Worm or Zombie is on the board");
  if (!bm_position_wormhole_active (pos, pos->at[piece]))
    return bm_reader_refuse (reader, &at, "R12.1", "%s is in no active Wormhole", name);
  if (pos->turn == BM_TURN_SETUP)
    return bm_reader_refuse (reader, &at, "R3.3", "no Wormhole is entered in setup");
  *choice = (BmFrame) { .kind = BM_FRAME_EXIT, .a = (guint8) piece };
  return TRUE;
}

/* The frame that asks, from `kind` and `who`. */
static gboolean
read_choice (BmPositionReader *reader,
             const BmJson     *pending,
             BmFrame          *choice)
{
  const BmPosition *pos = reader->pos;
  BmJson at;
  const char *kind;

  if (!bm_json_member (pending, "kind", &at))
    return reader->form_only || bm_json_fail_member (pending, "kind", BM_ERROR_UNREADABLE, reader->error, "missing");
  kind = bm_json_get_string (&at, reader->error);
  if (kind == NULL)
    return FALSE;
  if (!g_strv_contains ((const char *const[]) { "act", "discard", "exit", "land", NULL }, kind))
    return bm_json_fail (&at, BM_ERROR_UNREADABLE, reader->error,
                         "must be \"act\", \"discard\", \"exit\" or \"land\"");
  if (reader->form_only)
    return TRUE;

  if (strcmp (kind, "exit") == 0)
    return read_exit (reader, pending, choice);
  if (strcmp (kind, "land") == 0)
    {
      *choice = (BmFrame) { .kind = BM_FRAME_LAND };
      return pos->turn == BM_TURN_SETUP || bm_reader_refuse (reader, &at, "R3.5", "the Bird has landed already");
    }
  if (strcmp (kind, "act") == 0)
    {
      *choice = (BmFrame) { .kind = BM_FRAME_DAY, .a = BM_PHASE_EVENING };
      return (pos->turn == BM_SIDE_BIRD && bm_space_outside (pos->at[BM_PIECE_BIRD])) ||
             bm_reader_refuse (reader, &at, "R14.1", "this waits in the evening for a Bird outside the board");
    }
  return bm_reader_refuse (reader, &at, "R4.3", "no hand is over its limit");
}

gboolean
bm_reader_pending (BmPositionReader *reader)
{
  static const char *const keys[] = { "card", "kind", "options", "resume", "side", "who", NULL };
  BmPosition *pos = reader->pos;
  BmFrame choice = { 0 };
  BmJson at;

  if (!bm_json_member (reader->root, "pending", &at) || bm_json_is_null (&at))
    {
      if (pos->turn == BM_TURN_SETUP && !reader->form_only)
        return bm_reader_refuse_member (reader, "pending", "R3.5", "setup waits for the Bird to land");
      return TRUE;
    }
  if (!bm_json_check_object (&at, keys, reader->error) || !read_choice (reader, &at, &choice))
    return FALSE;
  if (!reader->form_only)
    {
      if (pos->winner != BM_NO_WINNER)
        return bm_reader_refuse (reader, &at, "R2.3", "a finished match waits for nothing");
      pos->frames[0] = choice;
      pos->n_frames = 1;
    }
  return check_name (reader, &at, "card", NULL) &&
         check_name (reader, &at, "side", choice.kind == BM_FRAME_EXIT ? "worms" : "bird") &&
         check_name (reader, &at, "who", choice.kind == BM_FRAME_EXIT  ? bm_piece_name ((BmPiece) choice.a)
                                         : choice.kind == BM_FRAME_DAY ? "bird"
                                                                       : NULL) &&
         read_resume (reader, &at);
}

gboolean
bm_reader_options (BmPositionReader *reader)
{
  g_autoptr (GPtrArray) options = NULL;
  BmJson pending, at, child;
  const char *text;
  guint n;

  if (reader->pos->n_frames == 0)
    return TRUE;
  bm_json_member (reader->root, "pending", &pending);
  options = bm_pending_options (reader->pos);
  /* The program makes a choice of one itself (R12.5). */
  if (options->len < 2)
    return bm_reader_refuse (reader, &pending, "R12.5", "there is nothing to choose");
  if (!bm_json_member (&pending, "options", &at))
    return TRUE;
  if (!bm_json_check_list (&at, &n, reader->error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&at, i, &child);
      text = bm_json_get_string (&child, reader->error);
      if (text == NULL)
        return FALSE;
      if (i >= options->len || strcmp (text, g_ptr_array_index (options, i)) != 0)
        return bm_reader_refuse (reader, &child, NULL, "not what there is to choose from here");
    }
  if (n < options->len)
    return bm_reader_refuse (reader, &at, NULL, "\"%s\" is missing", (char *) g_ptr_array_index (options, n));
  return TRUE;
}
