/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Operations on the board.
 */
#include "cards-ops.h"

void
wr_cards_op_move (WrCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "what", "to", NULL };
  WrOp op = wr_new_op (WR_OP_MOVE);
  WrSubject what, to;
  guint8 slot = WR_NO_SLOT;

  if (!wr_cards_object (reader, at, keys) || !wr_cards_open_subject (reader, at, "what", WR_ANY_PIECE | WR_ANY_TOKEN, &what))
    return;
  op.n = wr_cards_known_kind (what.selection.kinds);
  if (op.n == WR_THING_NONE && (what.selection.kinds & WR_ANY_TOKEN))
    wr_cards_fault_member (reader, at, "what", "can be pieces, or tokens of one kind; \"choose\" is for more kinds");
  if (wr_cards_is_pick (at, "to"))
    slot = wr_cards_keep_subject (reader, at, &what);
  if (wr_cards_open_subject (reader, at, "to", ~(1u << WR_THING_CARD), &to))
    {
      if (to.loop)
        wr_cards_fault_member (reader, at, "to", "must be one place");
      if (what.pc >= 0 && to.pc < 0 && to.ref.type == WR_REF_IT)
        wr_cards_fault_member (reader, at, "to", "\"it\" is what is moved");
      op.x = what.ref;
      op.y = to.ref;
      wr_cards_emit (reader, op);
      wr_cards_close_subject (reader, &to);
    }
  wr_cards_close_subject (reader, &what);
  wr_cards_release_slot (reader, slot);
}

void
wr_cards_op_swap (WrCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "a", "b", NULL };
  const guint column = 1u << WR_THING_COLUMN;
  WrOp op = wr_new_op (WR_OP_SWAP);
  WrSubject a, b = { .pc = -1, .selection = { .slot = WR_NO_SLOT } };
  guint8 slot = WR_NO_SLOT;
  BmJson child;

  if (!wr_cards_object (reader, at, keys) || !wr_cards_open_subject (reader, at, "a", WR_ANY_PIECE | column, &a))
    return;
  if (a.loop)
    wr_cards_fault_member (reader, at, "a", "must be one");
  if (wr_cards_is_pick (at, "b"))
    slot = wr_cards_keep_subject (reader, at, &a);
  if (wr_cards_member (reader, at, "b", TRUE, &child) && wr_cards_selector (reader, &child, WR_PICKED, &b.selection))
    {
      guint kinds = a.selection.kinds | b.selection.kinds;

      wr_cards_check_kinds (reader, &child, b.selection.kinds, WR_ANY_PIECE | column);
      if ((kinds & column) && (kinds & WR_ANY_PIECE))
        wr_cards_fault (reader, at, "two pieces, or two columns");
      b.ref = b.selection.ref;
      if (b.selection.choice)
        {
          if (a.ref.type == WR_REF_SLOT)
            b.selection.index = wr_cards_not_slot (reader, b.selection.index, a.ref.n);
          if (!b.selection.single)
            wr_cards_fault (reader, &child, "must be one");
          wr_cards_open_pick (reader, &child, &b);
        }
      op.x = a.ref;
      op.y = b.ref;
      wr_cards_emit (reader, op);
      wr_cards_close_subject (reader, &b);
    }
  wr_cards_close_subject (reader, &a);
  wr_cards_release_slot (reader, slot);
}

void
wr_cards_op_put (WrCardsReader *reader,
                 const BmJson  *at)
{
  static const char *const keys[] = { "op", "token", "at", NULL };
  static const char *const words[] = { "bedrock", "wormhole", "drill", "gravestone", "lava", "zombie", NULL };
  WrOp op = wr_new_op (WR_OP_PUT);
  WrSubject subject;
  int token;

  if (!wr_cards_object (reader, at, keys))
    return;
  token = wr_cards_member_word (reader, at, "token", words, "thing to put", TRUE);
  op.n = (guint8) (token == WR_N_TOKENS ? WR_THING_ZOMBIE : MAX (token, 0));
  if (!wr_cards_open_subject (reader, at, "at", ~(1u << WR_THING_CARD), &subject))
    return;
  op.y = subject.ref;
  wr_cards_emit (reader, op);
  wr_cards_close_subject (reader, &subject);
}

void
wr_cards_op_take (WrCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "what", NULL };
  WrOp op = wr_new_op (WR_OP_TAKE);
  WrSubject subject;

  if (!wr_cards_object (reader, at, keys)
      || !wr_cards_open_subject (reader, at, "what", WR_ANY_TOKEN | 1u << WR_THING_ZOMBIE, &subject))
    return;
  op.n = wr_cards_known_kind (subject.selection.kinds);
  if (subject.ref.type == WR_REF_SLOT && op.n == WR_THING_NONE && (subject.selection.kinds & WR_ANY_TOKEN))
    wr_cards_fault_member (reader, at, "what", "is kept as a space: which of several kinds lay there is not known");
  op.x = subject.ref;
  wr_cards_emit (reader, op);
  wr_cards_close_subject (reader, &subject);
}

void
wr_cards_op_stun (WrCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "who", NULL };
  WrOp op = wr_new_op (WR_OP_STUN);
  WrSubject subject;

  if (!wr_cards_object (reader, at, keys)
      || !wr_cards_open_subject (reader, at, "who", 1u << WR_THING_WORM | 1u << WR_THING_ZOMBIE, &subject))
    return;
  if (subject.selection.kinds == 1u << WR_THING_ZOMBIE)
    wr_cards_fault_member (reader, at, "who", "only Worms are stunned");
  op.x = subject.ref;
  wr_cards_emit (reader, op);
  wr_cards_close_subject (reader, &subject);
}

void
wr_cards_op_die (WrCardsReader *reader,
                 const BmJson  *at)
{
  static const char *const keys[] = { "op", "who", "cause", NULL };
  static const char *const causes[] = { "eaten", "gone", NULL };
  WrOp op = wr_new_op (WR_OP_DIE);
  WrSubject subject;
  int cause;

  if (!wr_cards_object (reader, at, keys))
    return;
  cause = wr_cards_member_word (reader, at, "cause", causes, "cause", TRUE);
  op.flags = cause == 0 ? WR_FLAG_EATEN : 0;
  if (!wr_cards_open_subject (reader, at, "who", 1u << WR_THING_WORM | 1u << WR_THING_ZOMBIE, &subject))
    return;
  op.x = subject.ref;
  wr_cards_emit (reader, op);
  wr_cards_close_subject (reader, &subject);
}

/* --- Grass and rain ----------------------------------------------------------------------------------------------- */

void
wr_cards_op_sink (WrCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "column", "n", "as", NULL };
  static const char *const words[] = { "drill", "stone", NULL };
  WrOp op = wr_new_op (WR_OP_SINK);
  WrSubject subject;

  if (!wr_cards_object (reader, at, keys))
    return;
  op.flags = wr_cards_member_word (reader, at, "as", words, "way to sink", TRUE) == 0 ? WR_FLAG_DRILL : 0;
  if (!wr_cards_open_subject (reader, at, "column", ~(1u << WR_THING_CARD), &subject))
    return;
  op.v = wr_cards_member_value (reader, at, "n", 1, -1);
  op.x = subject.ref;
  wr_cards_emit (reader, op);
  wr_cards_close_subject (reader, &subject);
}

/* Emits the choice of how many spaces the column of X is lifted; returns its value. */
static guint16
ask_number (WrCardsReader *reader,
            const BmJson  *at,
            WrRef          x,
            guint         *pc,
            guint8        *slot)
{
  static const char *const keys[] = { "up-to", NULL };
  WrOp op = wr_new_op (WR_OP_NUMBER);
  WrValue value = { .type = WR_VALUE_KEPT, .a = WR_NO_CODE, .b = WR_NO_CODE };
  BmJson child;

  wr_cards_object (reader, at, keys);
  if (bm_json_member (at, "up-to", &child))
    op.a = wr_cards_value (reader, &child, 1);
  *slot = op.slot = wr_cards_hidden_slot (reader, at, WR_SLOT_NUMBER);
  op.x = x;
  *pc = wr_cards_emit (reader, op);
  value.ref = (WrRef) { .type = WR_REF_SLOT, .n = op.slot };
  return wr_tables_append (reader->tables, reader->tables->values, &value, 1);
}

void
wr_cards_op_lift (WrCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "column", "n", NULL };
  WrOp op = wr_new_op (WR_OP_LIFT);
  WrSubject subject;
  BmJson n;
  guint pc = 0;
  guint8 slot = WR_NO_SLOT;

  if (!wr_cards_object (reader, at, keys) || !wr_cards_open_subject (reader, at, "column", ~(1u << WR_THING_CARD), &subject))
    return;
  op.x = subject.ref;
  if (bm_json_member (at, "n", &n) && JSON_NODE_HOLDS_OBJECT (n.node)
      && json_object_has_member (json_node_get_object (n.node), "up-to"))
    op.v = ask_number (reader, &n, op.x, &pc, &slot);
  else
    op.v = wr_cards_member_value (reader, at, "n", 1, -1);
  wr_cards_emit (reader, op);
  if (slot != WR_NO_SLOT)
    wr_cards_land (reader, pc);
  wr_cards_release_slot (reader, slot);
  wr_cards_close_subject (reader, &subject);
}

static void
read_rain_dir (WrCardsReader *reader,
               const BmJson  *at,
               WrOp          *op)
{
  static const char *const words[] = { [WR_DIR_UP] = "up", [WR_DIR_DOWN] = "down", [WR_DIR_LEFT] = "left",
                                       [WR_DIR_RIGHT] = "right", NULL };
  static const char *const keys[] = { "kept", NULL };
  BmJson dir, kept;
  guint8 slot;

  if (!wr_cards_member (reader, at, "dir", TRUE, &dir))
    return;
  if (!JSON_NODE_HOLDS_OBJECT (dir.node))
    {
      op->n = (guint8) MAX (wr_cards_word (reader, &dir, words, "direction"), 0);
      return;
    }
  if (!wr_cards_object (reader, &dir, keys) || !wr_cards_member (reader, &dir, "kept", TRUE, &kept))
    return;
  slot = wr_cards_kept (reader, &kept);
  if (slot == WR_NO_SLOT)
    return;
  if (reader->slots[slot].type != WR_SLOT_DIR)
    wr_cards_fault (reader, &kept, "is no direction");
  op->x = (WrRef) { .type = WR_REF_SLOT, .n = slot };
}

void
wr_cards_op_rain (WrCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "dir", "n", "of", "real", "rise", "heed", NULL };
  const guint crawlers = 1u << WR_THING_WORM | 1u << WR_THING_ZOMBIE;
  WrSelector worms = { .kinds = 1u << WR_THING_WORM, .how = WR_HOW_ALL, .n = WR_NO_CODE };
  WrOp op = wr_new_op (WR_OP_RAIN);
  WrSelection selection;
  BmJson child;

  if (!wr_cards_object (reader, at, keys))
    return;
  read_rain_dir (reader, at, &op);
  if (!bm_json_member (at, "of", &child))
    op.a = wr_tables_append (reader->tables, reader->tables->selectors, &worms, 1);
  else if (wr_cards_selector (reader, &child, WR_MATCHED_ONLY, &selection))
    {
      wr_cards_check_kinds (reader, &child, selection.kinds, crawlers);
      op.a = selection.index;
      /* All matches: there is no choice. */
      if (selection.choice && !reader->tables->full)
        g_array_index (reader->tables->selectors, WrSelector, op.a).how = WR_HOW_ALL;
    }
  op.v = wr_cards_member_value (reader, at, "n", 1, -1);
  op.w = wr_cards_member_value (reader, at, "rise", 0, 1);
  if (wr_cards_flag (reader, at, "real", FALSE))
    op.flags |= WR_FLAG_REAL;
  if (!wr_cards_flag (reader, at, "heed", TRUE))
    op.flags |= WR_FLAG_HEEDLESS;
  wr_cards_emit (reader, op);
}
