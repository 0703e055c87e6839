/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What an operation is about.  If that is to be picked, the operation gets an op in front of it that picks: PICK for one
 * thing, EACH for any other number.
 */
#include "cards-ops.h"

/* Opens the pick of SELECTION, which is then `it`. */
void
bm_cards_open_pick (BmCardsReader *reader,
                    const BmJson  *at,
                    BmSubject     *subject)
{
  BmSelection *selection = &subject->selection;
  BmOp op = bm_new_op (selection->single ? BM_OP_PICK : BM_OP_EACH);

  op.a = selection->index;
  op.slot = selection->slot;
  subject->loop = !selection->single;
  if (subject->loop && selection->used_it)
    bm_cards_fault (reader, at, "\"it\" is another thing at each pick; keep what is meant with \"as\" before");
  subject->pc = (int) (subject->loop ? bm_cards_begin_loop (reader, at, op) : bm_cards_emit (reader, op));
  subject->ref = (BmRef) { .type = BM_REF_IT };
  reader->it_kinds = selection->kinds;
}

/* Reads the selector in the member KEY, of things of KINDS (0: any), and opens the pick if there is one. */
gboolean
bm_cards_open_subject (BmCardsReader *reader,
                       const BmJson  *at,
                       const char    *key,
                       guint          kinds,
                       BmSubject     *subject)
{
  BmJson child;

  *subject = (BmSubject) { .pc = -1, .ref = { .type = BM_REF_NONE }, .selection = { .slot = BM_NO_SLOT } };
  if (!bm_cards_member (reader, at, key, TRUE, &child)
      || !bm_cards_selector (reader, &child, BM_PICKED, &subject->selection))
    return FALSE;
  bm_cards_check_kinds (reader, &child, subject->selection.kinds, kinds);
  subject->ref = subject->selection.ref;
  if (subject->selection.choice)
    bm_cards_open_pick (reader, &child, subject);
  return TRUE;
}

void
bm_cards_close_subject (BmCardsReader *reader,
                        BmSubject     *subject)
{
  if (subject->pc < 0)
    return;
  if (subject->loop)
    bm_cards_end_loop (reader, (guint) subject->pc);
  else
    bm_cards_land (reader, (guint) subject->pc);
}

/* The kind of token that is meant, as far as the text tells. */
guint8
bm_cards_known_kind (guint kinds)
{
  for (guint8 kind = 0; kind < BM_N_TOKENS; kind++)
    if (kinds == 1u << kind)
      return kind;
  return BM_THING_NONE;
}

guint16
bm_cards_member_value (BmCardsReader *reader,
                       const BmJson  *at,
                       const char    *key,
                       int            least,
                       int            unless_given)
{
  BmJson child;

  if (bm_json_member (at, key, &child))
    return bm_cards_value (reader, &child, least);
  if (unless_given < 0)
    bm_cards_fault_member (reader, at, key, "missing");
  return bm_cards_constant (reader, unless_given);
}

/* Keeps what SUBJECT is in a slot without a name, as another pick follows. */
guint8
bm_cards_keep_subject (BmCardsReader *reader,
                       const BmJson  *at,
                       BmSubject     *subject)
{
  guint8 slot = BM_NO_SLOT;

  if (subject->ref.type != BM_REF_IT)
    return BM_NO_SLOT;
  if (subject->pc >= 0 && subject->selection.slot != BM_NO_SLOT)
    {
      subject->ref = (BmRef) { .type = BM_REF_SLOT, .n = subject->selection.slot };
      return BM_NO_SLOT;
    }
  slot = bm_cards_hidden_slot (reader, at, bm_slot_type (subject->selection.kinds));
  if (slot == BM_NO_SLOT)
    return slot;
  if (subject->pc >= 0)
    g_array_index (reader->code, BmOp, subject->pc).slot = slot;
  else
    {
      BmOp keep = bm_new_op (BM_OP_KEEP);

      keep.x = subject->ref;
      keep.slot = slot;
      bm_cards_emit (reader, keep);
    }
  subject->ref = (BmRef) { .type = BM_REF_SLOT, .n = slot };
  return slot;
}

gboolean
bm_cards_is_pick (const BmJson *at,
                  const char   *key)
{
  BmJson child;

  return bm_json_member (at, key, &child) && JSON_NODE_HOLDS_OBJECT (child.node)
         && json_object_has_member (json_node_get_object (child.node), "pick");
}

void
bm_cards_op_pick (BmCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "what", "as", "optional", NULL };
  BmSubject subject;
  BmJson child;

  if (!bm_cards_object (reader, at, keys) || !bm_cards_open_subject (reader, at, "what", ~0u, &subject))
    return;
  if (subject.pc < 0)
    {
      bm_cards_fault_member (reader, at, "what", "there is nothing to pick; \"keep\" keeps what is known");
      return;
    }
  if (bm_cards_flag (reader, at, "optional", FALSE))
    g_array_index (reader->code, BmOp, subject.pc).flags |= BM_FLAG_OPTIONAL;
  if (bm_json_member (at, "as", &child))
    {
      if (subject.selection.slot != BM_NO_SLOT)
        bm_cards_fault (reader, &child, "is kept already: \"what\" has an \"as\" of its own");
      else
        g_array_index (reader->code, BmOp, subject.pc).slot =
          bm_cards_keep (reader, &child, bm_slot_type (subject.selection.kinds), subject.selection.kinds);
    }
  bm_cards_close_subject (reader, &subject);
}
