/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Writes a position: the pending decision.
 */
#include "position-writer.h"

#include "tb-rules-private.h"
#include "tb-move-text.h"
#include "tb-names.h"

/* --- The decision -------------------------------------------------------------------------------------------- */

/* Decisions by the lowest of their legal moves; NULL: see kind_of (). */
static const char *const kinds[TB_N_MOVE_KINDS] = {
  [TB_MOVE_LEADER] = "leader", [TB_MOVE_LEAVE] = "leave",       [TB_MOVE_START] = "start",
  [TB_MOVE_RETURN] = "return", [TB_MOVE_ADD] = "add",           [TB_MOVE_DRAW] = "draw",
  [TB_MOVE_KEEP] = "facility", [TB_MOVE_REVIVE] = "hospital",   [TB_MOVE_HIDE] = "hide",
  [TB_MOVE_TARGET] = "toward", [TB_MOVE_DISCARD] = "discard",   [TB_MOVE_CLAIM] = "claim",
  [TB_MOVE_CHOOSE] = "pick",   [TB_MOVE_CHOOSE_DONE] = "pick",  [TB_MOVE_YES] = "ask",
  [TB_MOVE_NO] = "ask",
};

/* `use` and `done` are legal moves of several decisions. */
static const char *
kind_of (const TbFrame *frame,
         BmMove         lowest)
{
  if (frame->kind == TB_FRAME_HUNT)
    return "hunt";
  if (frame->kind == TB_FRAME_GUARD)
    return "caught";
  return kinds[TB_MOVE_KIND (lowest)];
}

/* The card of the decision (E). */
static TbCard
asking_card (const TbFrame *frame,
             BmMove         lowest)
{
  switch ((guint) TB_MOVE_KIND (lowest))
    {
    case TB_MOVE_TARGET:
    case TB_MOVE_CHOOSE:
    case TB_MOVE_CHOOSE_DONE:
    case TB_MOVE_YES:
    case TB_MOVE_NO:
    case TB_MOVE_REVIVE:
      return frame->card < TB_FIRST_LOCATION ? frame->card : TB_NO_CARD;
    default:
      return TB_NO_CARD;
    }
}

/* The slot of the Target tokens that can be moved, if there is only one. */
static guint8
target_slot (const TbPending *pending)
{
  guint8 slot = TB_MOVE_A (pending->moves[0]);

  for (guint i = 1; i < pending->n; i++)
    if (TB_MOVE_KIND (pending->moves[i]) == TB_MOVE_TARGET && TB_MOVE_A (pending->moves[i]) != slot)
      return TB_NO_SLOT;
  return slot;
}

static guint8
slot_of (const TbPosition *pos,
         const TbPending  *pending)
{
  if (TB_MOVE_KIND (pending->moves[0]) == TB_MOVE_TARGET)
    return target_slot (pending);
  if (g_strv_contains ((const char *const[]) { "hunt", "caught", "claim", NULL }, pending->kind))
    return pos->attack.slot;
  return TB_NO_SLOT;
}

gboolean
tb_pending_describe (const TbPosition *pos,
                     TbPending        *pending)
{
  const TbFrame *frame = tb_position_top (pos);

  if (frame == NULL
      || (frame->kind == TB_FRAME_TURN && (frame->stage == TB_TURN_PLAY || frame->stage == TB_TURN_ACT)))
    return FALSE;
  pending->n = tb_rules_legal (pos, pending->moves);
  pending->kind = kind_of (frame, pending->moves[0]);
  pending->seat = frame->seat;
  pending->card = asking_card (frame, pending->moves[0]);
  pending->slot = slot_of (pos, pending);
  return TRUE;
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
tb_pending_options (const TbPending *pending)
{
  GPtrArray *options = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < pending->n; i++)
    {
      GString *text = g_string_new (NULL);

      tb_move_append_text (pending->moves[i], text);
      g_ptr_array_add (options, g_string_free (text, FALSE));
    }
  g_ptr_array_sort (options, compare_texts);
  return options;
}

/* C: whether the decision can name cards that are hidden from others. */
static gboolean
is_secret (const TbPending *pending)
{
  static const char *const secret[] = { "add", "hide", "discard", "hunt", "caught", "claim", NULL };
  BmMove lowest = pending->moves[0];

  return g_strv_contains (secret, pending->kind)
         || (TB_MOVE_KIND (lowest) == TB_MOVE_CHOOSE && TB_MOVE_A (lowest) == TB_OPTION_CARD);
}

/* --- Writing ------------------------------------------------------------------------------------------------- */

static void
put_options (const TbPositionWriter *writer,
             const TbPending        *pending)
{
  g_autoptr (GPtrArray) options = NULL;

  if (writer->view != BM_SIDE_NOBODY && writer->view != pending->seat && is_secret (pending))
    {
      g_string_append (writer->string, "[\"?\"]");
      return;
    }
  options = tb_pending_options (pending);
  g_string_append_c (writer->string, '[');
  for (guint i = 0; i < options->len; i++)
    {
      tb_put_comma (writer->string);
      tb_put_word (writer->string, g_ptr_array_index (options, i));
    }
  g_string_append_c (writer->string, ']');
}

static void
put_frames (const TbPositionWriter *writer)
{
  if (!writer->frames)
    {
      g_string_append (writer->string, "null");
      return;
    }
  g_string_append_c (writer->string, '[');
  for (guint i = 0; i < writer->whole->n_frames; i++)
    {
      tb_put_comma (writer->string);
      tb_put_fields (writer, tb_frame_fields, &writer->whole->frames[i]);
    }
  g_string_append_c (writer->string, ']');
}

void
tb_put_pending (const TbPositionWriter *writer,
                gconstpointer           base)
{
  GString *string = writer->string;
  TbPending pending;

  if (!tb_pending_describe (writer->whole, &pending))
    {
      g_string_append (string, "null");
      return;
    }
  g_string_append_c (string, '{');
  tb_put_key (string, "card");
  tb_put_card (string, pending.card);
  tb_put_key (string, "kind");
  tb_put_word (string, pending.kind);
  tb_put_key (string, "options");
  put_options (writer, &pending);
  tb_put_key (string, "resume");
  put_frames (writer);
  tb_put_key (string, "seat");
  tb_put_word (string, tb_seat_name (pending.seat));
  tb_put_key (string, "slot");
  tb_put_slot (string, pending.slot);
  g_string_append_c (string, '}');
}
