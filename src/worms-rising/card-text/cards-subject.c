/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The operand of an operation.  If it is to be picked, an op that picks is put in front: PICK for one thing, EACH for
 * any other number.
 */
#include "cards-ops.h"

/* Opens the pick of SELECTION, which is then `it`. */
void
wr_cards_open_pick (WrCardsReader *reader,
                    const BmJson  *at,
                    WrSubject     *subject)
{
  WrSelection *selection = &subject->selection;
  WrOp op = wr_new_op (selection->single ? WR_OP_PICK : WR_OP_EACH);

  op.a = selection->index;
  op.slot = selection->slot;
  subject->loop = !selection->single;
  if (subject->loop && selection->used_it)
    wr_cards_fault (reader, at, "\"it\" is another thing at each pick; keep what is meant with \"as\" before");
  subject->pc = (int) (subject->loop ? wr_cards_begin_loop (reader, at, op) : wr_cards_emit (reader, op));
  subject->ref = (WrRef) { .type = WR_REF_IT };
  reader->it_kinds = selection->kinds;
}

/* Reads the selector in the member KEY, of things of KINDS (0: any), and opens the pick if one is needed. */
gboolean
wr_cards_open_subject (WrCardsReader *reader,
                       const BmJson  *at,
                       const char    *key,
                       guint          kinds,
                       WrSubject     *subject)
{
  BmJson child;

  *subject = (WrSubject) { .pc = -1, .ref = { .type = WR_REF_NONE }, .selection = { .slot = WR_NO_SLOT } };
  if (!wr_cards_member (reader, at, key, TRUE, &child)
      || !wr_cards_selector (reader, &child, WR_PICKED, &subject->selection))
    return FALSE;
  wr_cards_check_kinds (reader, &child, subject->selection.kinds, kinds);
  subject->ref = subject->selection.ref;
  if (subject->selection.choice)
    wr_cards_open_pick (reader, &child, subject);
  return TRUE;
}

void
wr_cards_close_subject (WrCardsReader *reader,
                        WrSubject     *subject)
{
  if (subject->pc < 0)
    return;
  if (subject->loop)
    wr_cards_end_loop (reader, (guint) subject->pc);
  else
    wr_cards_land (reader, (guint) subject->pc);
}

/* The kind of token, if it follows from the text. */
guint8
wr_cards_known_kind (guint kinds)
{
  for (guint8 kind = 0; kind < WR_N_TOKENS; kind++)
    if (kinds == 1u << kind)
      return kind;
  return WR_THING_NONE;
}

guint16
wr_cards_member_value (WrCardsReader *reader,
                       const BmJson  *at,
                       const char    *key,
                       int            least,
                       int            unless_given)
{
  BmJson child;

  if (bm_json_member (at, key, &child))
    return wr_cards_value (reader, &child, least);
  if (unless_given < 0)
    wr_cards_fault_member (reader, at, key, "missing");
  return wr_cards_constant (reader, unless_given);
}

/* Stores SUBJECT in an unnamed slot, as another pick follows. */
guint8
wr_cards_keep_subject (WrCardsReader *reader,
                       const BmJson  *at,
                       WrSubject     *subject)
{
  guint8 slot = WR_NO_SLOT;

  if (subject->ref.type != WR_REF_IT)
    return WR_NO_SLOT;
  if (subject->pc >= 0 && subject->selection.slot != WR_NO_SLOT)
    {
      subject->ref = (WrRef) { .type = WR_REF_SLOT, .n = subject->selection.slot };
      return WR_NO_SLOT;
    }
  slot = wr_cards_hidden_slot (reader, at, wr_slot_type (subject->selection.kinds));
  if (slot == WR_NO_SLOT)
    return slot;
  if (subject->pc >= 0)
    g_array_index (reader->code, WrOp, subject->pc).slot = slot;
  else
    {
      WrOp keep = wr_new_op (WR_OP_KEEP);

      keep.x = subject->ref;
      keep.slot = slot;
      wr_cards_emit (reader, keep);
    }
  subject->ref = (WrRef) { .type = WR_REF_SLOT, .n = slot };
  return slot;
}

gboolean
wr_cards_is_pick (const BmJson *at,
                  const char   *key)
{
  BmJson child;

  return bm_json_member (at, key, &child) && JSON_NODE_HOLDS_OBJECT (child.node)
         && json_object_has_member (json_node_get_object (child.node), "pick");
}

void
wr_cards_op_pick (WrCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "what", "as", "optional", NULL };
  WrSubject subject;
  BmJson child;

  if (!wr_cards_object (reader, at, keys) || !wr_cards_open_subject (reader, at, "what", ~0u, &subject))
    return;
  if (subject.pc < 0)
    {
      wr_cards_fault_member (reader, at, "what", "there is nothing to pick; \"keep\" keeps what is known");
      return;
    }
  if (wr_cards_flag (reader, at, "optional", FALSE))
    g_array_index (reader->code, WrOp, subject.pc).flags |= WR_FLAG_OPTIONAL;
  if (bm_json_member (at, "as", &child))
    {
      if (subject.selection.slot != WR_NO_SLOT)
        wr_cards_fault (reader, &child, "is kept already: \"what\" has an \"as\" of its own");
      else
        g_array_index (reader->code, WrOp, subject.pc).slot =
          wr_cards_keep (reader, &child, wr_slot_type (subject.selection.kinds), subject.selection.kinds);
    }
  wr_cards_close_subject (reader, &subject);
}
