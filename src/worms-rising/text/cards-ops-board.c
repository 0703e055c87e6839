/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Operations on what is on the board.
 */
#include "cards-ops.h"

void
bm_cards_op_move (BmCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "what", "to", NULL };
  BmOp op = bm_new_op (BM_OP_MOVE);
  BmSubject what, to;
  guint8 slot = BM_NO_SLOT;

  if (!bm_cards_object (reader, at, keys) || !bm_cards_open_subject (reader, at, "what", BM_ANY_PIECE | BM_ANY_TOKEN, &what))
    return;
  op.n = bm_cards_known_kind (what.selection.kinds);
  if (op.n == BM_THING_NONE && (what.selection.kinds & BM_ANY_TOKEN))
    bm_cards_fault_member (reader, at, "what", "can be pieces, or tokens of one kind; \"choose\" is for more kinds");
  if (bm_cards_is_pick (at, "to"))
    slot = bm_cards_keep_subject (reader, at, &what);
  if (bm_cards_open_subject (reader, at, "to", ~(1u << BM_THING_CARD), &to))
    {
      if (to.loop)
        bm_cards_fault_member (reader, at, "to", "must be one place");
      if (what.pc >= 0 && to.pc < 0 && to.ref.type == BM_REF_IT)
        bm_cards_fault_member (reader, at, "to", "\"it\" is what is moved");
      op.x = what.ref;
      op.y = to.ref;
      bm_cards_emit (reader, op);
      bm_cards_close_subject (reader, &to);
    }
  bm_cards_close_subject (reader, &what);
  bm_cards_release_slot (reader, slot);
}

void
bm_cards_op_swap (BmCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "a", "b", NULL };
  const guint column = 1u << BM_THING_COLUMN;
  BmOp op = bm_new_op (BM_OP_SWAP);
  BmSubject a, b = { .pc = -1, .selection = { .slot = BM_NO_SLOT } };
  guint8 slot = BM_NO_SLOT;
  BmJson child;

  if (!bm_cards_object (reader, at, keys) || !bm_cards_open_subject (reader, at, "a", BM_ANY_PIECE | column, &a))
    return;
  if (a.loop)
    bm_cards_fault_member (reader, at, "a", "must be one");
  if (bm_cards_is_pick (at, "b"))
    slot = bm_cards_keep_subject (reader, at, &a);
  if (bm_cards_member (reader, at, "b", TRUE, &child) && bm_cards_selector (reader, &child, BM_PICKED, &b.selection))
    {
      guint kinds = a.selection.kinds | b.selection.kinds;

      bm_cards_check_kinds (reader, &child, b.selection.kinds, BM_ANY_PIECE | column);
      if ((kinds & column) && (kinds & BM_ANY_PIECE))
        bm_cards_fault (reader, at, "two pieces, or two columns");
      b.ref = b.selection.ref;
      if (b.selection.choice)
        {
          if (a.ref.type == BM_REF_SLOT)
            b.selection.index = bm_cards_not_slot (reader, b.selection.index, a.ref.n);
          if (!b.selection.single)
            bm_cards_fault (reader, &child, "must be one");
          bm_cards_open_pick (reader, &child, &b);
        }
      op.x = a.ref;
      op.y = b.ref;
      bm_cards_emit (reader, op);
      bm_cards_close_subject (reader, &b);
    }
  bm_cards_close_subject (reader, &a);
  bm_cards_release_slot (reader, slot);
}

void
bm_cards_op_put (BmCardsReader *reader,
                 const BmJson  *at)
{
  static const char *const keys[] = { "op", "token", "at", NULL };
  static const char *const words[] = { "bedrock", "wormhole", "drill", "gravestone", "lava", "zombie", NULL };
  BmOp op = bm_new_op (BM_OP_PUT);
  BmSubject subject;
  int token;

  if (!bm_cards_object (reader, at, keys))
    return;
  token = bm_cards_member_word (reader, at, "token", words, "thing to put", TRUE);
  op.n = (guint8) (token == BM_N_TOKENS ? BM_THING_ZOMBIE : MAX (token, 0));
  if (!bm_cards_open_subject (reader, at, "at", ~(1u << BM_THING_CARD), &subject))
    return;
  op.y = subject.ref;
  bm_cards_emit (reader, op);
  bm_cards_close_subject (reader, &subject);
}

void
bm_cards_op_take (BmCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "what", NULL };
  BmOp op = bm_new_op (BM_OP_TAKE);
  BmSubject subject;

  if (!bm_cards_object (reader, at, keys)
      || !bm_cards_open_subject (reader, at, "what", BM_ANY_TOKEN | 1u << BM_THING_ZOMBIE, &subject))
    return;
  op.n = bm_cards_known_kind (subject.selection.kinds);
  if (subject.ref.type == BM_REF_SLOT && op.n == BM_THING_NONE && (subject.selection.kinds & BM_ANY_TOKEN))
    bm_cards_fault_member (reader, at, "what", "is kept as a space: which of several kinds lay there is not known");
  op.x = subject.ref;
  bm_cards_emit (reader, op);
  bm_cards_close_subject (reader, &subject);
}

void
bm_cards_op_stun (BmCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "who", NULL };
  BmOp op = bm_new_op (BM_OP_STUN);
  BmSubject subject;

  if (!bm_cards_object (reader, at, keys)
      || !bm_cards_open_subject (reader, at, "who", 1u << BM_THING_WORM | 1u << BM_THING_ZOMBIE, &subject))
    return;
  if (subject.selection.kinds == 1u << BM_THING_ZOMBIE)
    bm_cards_fault_member (reader, at, "who", "only Worms are stunned");
  op.x = subject.ref;
  bm_cards_emit (reader, op);
  bm_cards_close_subject (reader, &subject);
}

void
bm_cards_op_die (BmCardsReader *reader,
                 const BmJson  *at)
{
  static const char *const keys[] = { "op", "who", "cause", NULL };
  static const char *const causes[] = { "eaten", "gone", NULL };
  BmOp op = bm_new_op (BM_OP_DIE);
  BmSubject subject;
  int cause;

  if (!bm_cards_object (reader, at, keys))
    return;
  cause = bm_cards_member_word (reader, at, "cause", causes, "cause", TRUE);
  op.flags = cause == 0 ? BM_FLAG_EATEN : 0;
  if (!bm_cards_open_subject (reader, at, "who", 1u << BM_THING_WORM | 1u << BM_THING_ZOMBIE, &subject))
    return;
  op.x = subject.ref;
  bm_cards_emit (reader, op);
  bm_cards_close_subject (reader, &subject);
}

/* --- Grass and rain ----------------------------------------------------------------------------------------------- */

void
bm_cards_op_sink (BmCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "column", "n", "as", NULL };
  static const char *const words[] = { "drill", "stone", NULL };
  BmOp op = bm_new_op (BM_OP_SINK);
  BmSubject subject;

  if (!bm_cards_object (reader, at, keys))
    return;
  op.flags = bm_cards_member_word (reader, at, "as", words, "way to sink", TRUE) == 0 ? BM_FLAG_DRILL : 0;
  if (!bm_cards_open_subject (reader, at, "column", ~(1u << BM_THING_CARD), &subject))
    return;
  op.v = bm_cards_member_value (reader, at, "n", 1, -1);
  op.x = subject.ref;
  bm_cards_emit (reader, op);
  bm_cards_close_subject (reader, &subject);
}

/* Asks how many spaces the column of X is lifted; the value that is answered. */
static guint16
ask_number (BmCardsReader *reader,
            const BmJson  *at,
            BmRef          x,
            guint         *pc,
            guint8        *slot)
{
  static const char *const keys[] = { "up-to", NULL };
  BmOp op = bm_new_op (BM_OP_NUMBER);
  BmValue value = { .type = BM_VALUE_KEPT, .a = BM_NO_CODE, .b = BM_NO_CODE };
  BmJson child;

  bm_cards_object (reader, at, keys);
  if (bm_json_member (at, "up-to", &child))
    op.a = bm_cards_value (reader, &child, 1);
  *slot = op.slot = bm_cards_hidden_slot (reader, at, BM_SLOT_NUMBER);
  op.x = x;
  *pc = bm_cards_emit (reader, op);
  value.ref = (BmRef) { .type = BM_REF_SLOT, .n = op.slot };
  return bm_tables_append (reader->tables, reader->tables->values, &value, 1);
}

void
bm_cards_op_lift (BmCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "column", "n", NULL };
  BmOp op = bm_new_op (BM_OP_LIFT);
  BmSubject subject;
  BmJson n;
  guint pc = 0;
  guint8 slot = BM_NO_SLOT;

  if (!bm_cards_object (reader, at, keys) || !bm_cards_open_subject (reader, at, "column", ~(1u << BM_THING_CARD), &subject))
    return;
  op.x = subject.ref;
  if (bm_json_member (at, "n", &n) && JSON_NODE_HOLDS_OBJECT (n.node)
      && json_object_has_member (json_node_get_object (n.node), "up-to"))
    op.v = ask_number (reader, &n, op.x, &pc, &slot);
  else
    op.v = bm_cards_member_value (reader, at, "n", 1, -1);
  bm_cards_emit (reader, op);
  if (slot != BM_NO_SLOT)
    bm_cards_land (reader, pc);
  bm_cards_release_slot (reader, slot);
  bm_cards_close_subject (reader, &subject);
}

static void
read_rain_dir (BmCardsReader *reader,
               const BmJson  *at,
               BmOp          *op)
{
  static const char *const words[] = { [BM_DIR_UP] = "up", [BM_DIR_DOWN] = "down", [BM_DIR_LEFT] = "left",
                                       [BM_DIR_RIGHT] = "right", NULL };
  static const char *const keys[] = { "kept", NULL };
  BmJson dir, kept;
  guint8 slot;

  if (!bm_cards_member (reader, at, "dir", TRUE, &dir))
    return;
  if (!JSON_NODE_HOLDS_OBJECT (dir.node))
    {
      op->n = (guint8) MAX (bm_cards_word (reader, &dir, words, "direction"), 0);
      return;
    }
  if (!bm_cards_object (reader, &dir, keys) || !bm_cards_member (reader, &dir, "kept", TRUE, &kept))
    return;
  slot = bm_cards_kept (reader, &kept);
  if (slot == BM_NO_SLOT)
    return;
  if (reader->slots[slot].type != BM_SLOT_DIR)
    bm_cards_fault (reader, &kept, "is no direction");
  op->x = (BmRef) { .type = BM_REF_SLOT, .n = slot };
}

void
bm_cards_op_rain (BmCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "dir", "n", "of", "real", "rise", "heed", NULL };
  const guint crawlers = 1u << BM_THING_WORM | 1u << BM_THING_ZOMBIE;
  BmSelector worms = { .kinds = 1u << BM_THING_WORM, .how = BM_HOW_ALL, .n = BM_NO_CODE };
  BmOp op = bm_new_op (BM_OP_RAIN);
  BmSelection selection;
  BmJson child;

  if (!bm_cards_object (reader, at, keys))
    return;
  read_rain_dir (reader, at, &op);
  if (!bm_json_member (at, "of", &child))
    op.a = bm_tables_append (reader->tables, reader->tables->selectors, &worms, 1);
  else if (bm_cards_selector (reader, &child, BM_MATCHED_ONLY, &selection))
    {
      bm_cards_check_kinds (reader, &child, selection.kinds, crawlers);
      op.a = selection.index;
      /* All that fit: there is nothing to choose. */
      if (selection.choice && !reader->tables->full)
        g_array_index (reader->tables->selectors, BmSelector, op.a).how = BM_HOW_ALL;
    }
  op.v = bm_cards_member_value (reader, at, "n", 1, -1);
  op.w = bm_cards_member_value (reader, at, "rise", 0, 1);
  if (bm_cards_flag (reader, at, "real", FALSE))
    op.flags |= BM_FLAG_REAL;
  if (!bm_cards_flag (reader, at, "heed", TRUE))
    op.flags |= BM_FLAG_HEEDLESS;
  bm_cards_emit (reader, op);
}
