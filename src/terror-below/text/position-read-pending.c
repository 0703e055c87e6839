/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reads a position: the pending decision, with the frames that it interrupts.  They are untrusted.
 */
#include "position-reader.h"

#include "position-writer.h"
#include "tb-rules-private.h"
#include "tb-names.h"

/* --- `resume` ------------------------------------------------------------------------------------------------ */

static gboolean
read_frame (TbPositionReader *reader,
            const BmJson     *at)
{
  TbFrame frame = { .card = TB_NO_CARD };
  BmJson child;

  if (!tb_reader_fields (reader, at, tb_frame_fields, &frame))
    return FALSE;
  if (!bm_json_member (at, "frame", &child))
    return bm_json_fail_member (at, "frame", BM_ERROR_UNREADABLE, reader->error, "missing");
  reader->pos->frames[reader->pos->n_frames++] = frame;
  return TRUE;
}

/* `play` and `act` are decisions of a turn without frames above it. */
static gboolean
rebuild_frame (TbPositionReader *reader)
{
  TbPosition *pos = reader->pos;
  guint8 stage = pos->step == TB_STEP_PLAY ? TB_TURN_PLAY : TB_TURN_ACT;

  if (reader->form_only || pos->step == TB_STEP_OVER)
    return TRUE;
  if (pos->step != TB_STEP_PLAY && pos->step != TB_STEP_ACT)
    return tb_reader_refuse_key (reader, "pending", "D", "in this step something is pending");
  pos->frames[pos->n_frames++] = (TbFrame) { .kind = TB_FRAME_TURN, .seat = pos->turn, .card = TB_NO_CARD,
                                             .stage = stage, .asks = TRUE };
  return TRUE;
}

/* --- The decision -------------------------------------------------------------------------------------------- */

/* Members with a type of their own are read into a TbPending. */
static const TbField pending_fields[] = {
  { .key = "card", .type = TB_FIELD_CARD, .decks = TB_FIELD_ANY_CARD, .offset = G_STRUCT_OFFSET (TbPending, card) },
  { .key = "kind", .type = TB_FIELD_PART },
  { .key = "options", .type = TB_FIELD_PART },
  { .key = "resume", .type = TB_FIELD_PART },
  { .key = "seat", .type = TB_FIELD_SEAT, .offset = G_STRUCT_OFFSET (TbPending, seat) },
  { .key = "slot", .type = TB_FIELD_SLOT, .offset = G_STRUCT_OFFSET (TbPending, slot) },
  { .key = NULL }
};

static gboolean
read_kind (TbPositionReader *reader,
           const BmJson     *pending)
{
  static const char *const kinds[] = { "add", "ask", "caught", "claim", "discard", "draw", "facility", "hide",
                                       "hospital", "hunt", "leader", "leave", "pick", "return", "start", "toward",
                                       NULL };
  const char *text;
  BmJson at;

  if (!bm_json_member (pending, "kind", &at))
    return TRUE;
  text = bm_json_get_string (&at, reader->error);
  if (text == NULL)
    return FALSE;
  return g_strv_contains (kinds, text)
         || bm_json_fail (&at, BM_ERROR_UNREADABLE, reader->error, "no kind of decision");
}

gboolean
tb_reader_pending (TbPositionReader *reader)
{
  TbPending ignored;
  BmJson at, resume;

  if (!bm_json_member (reader->root, "pending", &at) || bm_json_is_null (&at))
    return rebuild_frame (reader);
  if (!tb_reader_fields (reader, &at, pending_fields, &ignored) || !read_kind (reader, &at)
      || !bm_json_get_strings (&at, "options", NULL, reader->error))
    return FALSE;
  if (reader->pos->step == TB_STEP_OVER && !reader->form_only)
    return tb_reader_refuse (reader, &at, "T3.1", "a finished match waits for nothing");
  if (bm_json_member (&at, "resume", &resume) && (!reader->form_only || !bm_json_is_null (&resume)))
    return tb_reader_list (reader, &at, "resume", TB_MAX_FRAMES, read_frame);
  return reader->form_only || bm_json_fail_member (&at, "resume", BM_ERROR_UNREADABLE, reader->error, "missing");
}

/* --- Final checks -------------------------------------------------------------------------------------------- */

/* From the lowest frame up; they were read into PENDING. */
static gboolean
check_frames (TbPositionReader *reader,
              const TbPosition *whole,
              const BmJson     *pending)
{
  BmJson list = { .file = pending->file, .parent = pending, .key = "resume" };

  for (guint i = 0; i < whole->n_frames; i++)
    {
      const TbFrame *frame = &whole->frames[i];
      BmJson at = { .file = list.file, .parent = &list, .index = i };

      if (!tb_frame_class (frame)->fits (whole, frame, i == 0 ? NULL : &whole->frames[i - 1]))
        return tb_reader_refuse (reader, &at, "D", "it does not fit the position");
    }
  return whole->n_frames > 0 && tb_position_top (whole)->asks
         ? TRUE : tb_reader_refuse (reader, &list, "D", "the last one must ask");
}

static gboolean
check_options (TbPositionReader *reader,
               const BmJson     *pending,
               const TbPending  *found)
{
  g_autoptr (GPtrArray) options = tb_pending_options (found);
  BmJson list, child;
  guint n;

  if (!bm_json_member (pending, "options", &list))
    return TRUE;
  bm_json_check_list (&list, &n, NULL);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (i >= options->len || strcmp (json_node_get_string (child.node), g_ptr_array_index (options, i)) != 0)
        return tb_reader_refuse (reader, &child, "D", "not what there is to choose from here");
    }
  if (n < options->len)
    return tb_reader_refuse (reader, &list, "D", "\"%s\" is missing", (char *) g_ptr_array_index (options, n));
  return TRUE;
}

/* What PENDING has must be equal to FOUND. */
static gboolean
check_decision (TbPositionReader *reader,
                const BmJson     *pending,
                const TbPending  *found)
{
  TbPending given = { .seat = found->seat, .card = found->card, .slot = found->slot };
  BmJson at;

  if (!tb_reader_fields (reader, pending, pending_fields, &given))
    return FALSE;
  if (bm_json_member (pending, "kind", &at) && strcmp (json_node_get_string (at.node), found->kind) != 0)
    return tb_reader_refuse (reader, &at, "D", "must be \"%s\"", found->kind);
  if (given.seat != found->seat && bm_json_member (pending, "seat", &at))
    return tb_reader_refuse (reader, &at, "D", "must be \"%s\"", tb_seat_name (found->seat));
  if (given.card != found->card && bm_json_member (pending, "card", &at))
    return tb_reader_refuse (reader, &at, "D", found->card == TB_NO_CARD ? "must be null" : "must be \"%s\"",
                             tb_card_id (found->card));
  if (given.slot != found->slot && bm_json_member (pending, "slot", &at))
    return tb_reader_refuse (reader, &at, "D", "not the slot of this decision");
  return check_options (reader, pending, found);
}

gboolean
tb_reader_check (TbPositionReader *reader,
                 const TbPosition *whole)
{
  TbPending found;
  BmJson pending = { .file = reader->root->file, .parent = reader->root, .key = "pending" };

  if (whole->step == TB_STEP_OVER)
    return TRUE;
  bm_json_member (reader->root, "pending", &pending);
  if (!check_frames (reader, whole, &pending))
    return FALSE;
  if (!tb_pending_describe (whole, &found))
    return pending.node == NULL || bm_json_is_null (&pending)
           || tb_reader_refuse (reader, &pending, "D", "must be null at this decision");
  return check_decision (reader, &pending, &found);
}
