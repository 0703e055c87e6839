/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Programs, and the ops of their control flow.
 */
#include "cards-ops.h"

#include <string.h>

/* --- Code ------------------------------------------------------------------------------------------------------ */

guint
wr_cards_here (WrCardsReader *reader)
{
  return reader->code->len;
}

guint
wr_cards_emit (WrCardsReader *reader,
               WrOp           op)
{
  g_array_append_val (reader->code, op);
  return reader->code->len - 1;
}

void
wr_cards_land (WrCardsReader *reader,
               guint          pc)
{
  g_array_index (reader->code, WrOp, pc).jump = (guint8) reader->code->len;
}

guint
wr_cards_begin_loop (WrCardsReader *reader,
                     const BmJson  *at,
                     WrOp           op)
{
  if (reader->level == WR_MAX_LOOPS)
    wr_cards_fault (reader, at, "loops stand in each other %d deep at most; each pick of several things is one",
                    WR_MAX_LOOPS);
  op.n = (guint8) reader->level++;
  return wr_cards_emit (reader, op);
}

void
wr_cards_end_loop (WrCardsReader *reader,
                   guint          pc)
{
  WrOp again = wr_new_op (WR_OP_AGAIN);

  reader->level--;
  again.n = (guint8) reader->level;
  again.jump = (guint8) pc;
  wr_cards_emit (reader, again);
  wr_cards_land (reader, pc);
}

static gboolean
has_jump (const WrOp *op)
{
  const guint jumps = 1u << WR_OP_PICK | 1u << WR_OP_EACH | 1u << WR_OP_TIMES | 1u << WR_OP_AGAIN | 1u << WR_OP_IF
                      | 1u << WR_OP_JUMP | 1u << WR_OP_CHOOSE | 1u << WR_OP_ROLL | 1u << WR_OP_NUMBER;

  return jumps >> op->code & 1;
}

/* Appends a program to the card's code; returns its start. */
static guint8
place_code (WrCardsReader *reader,
            GArray        *code)
{
  guint base = reader->card_ops->len;

  for (guint i = 0; i < code->len; i++)
    {
      WrOp *op = &g_array_index (code, WrOp, i);

      if (has_jump (op))
        op->jump = (guint8) (op->jump + base);
      if (op->code != WR_OP_CHOOSE || op->a == WR_NO_CODE || reader->tables->full)
        continue;
      for (guint j = 0; j < op->n; j++)
        {
          guint8 *start = &g_array_index (reader->tables->alternatives, WrAlternative, op->a + j).start;

          *start = (guint8) (*start + base);
        }
    }
  g_array_append_vals (reader->card_ops, code->data, code->len);
  return (guint8) base;
}

/* Slots are local to a program; one of a `later` also has those set before it. */
static void
forget_names (WrCardsReader *reader,
              gboolean       kept[WR_MAX_SLOTS])
{
  for (guint i = 0; i < WR_MAX_SLOTS; i++)
    {
      kept[i] = reader->slots[i].kept;
      if (reader->code == NULL)
        reader->slots[i].kept = FALSE;
    }
}

/* Whether CODE has anything except picks, choices and jumps. */
static gboolean
changes_something (GArray *code)
{
  for (guint i = 0; i < code->len; i++)
    if (g_array_index (code, WrOp, i).code >= WR_OP_ACT)
      return TRUE;
  return FALSE;
}

guint8
wr_cards_program (WrCardsReader *reader,
                  const BmJson  *at,
                  guint          it_kinds)
{
  GArray *outer_code = reader->code, *outer_rolls = reader->rolls;
  guint outer_level = reader->level, outer_kinds = reader->it_kinds, before = reader->n_faults;
  g_autoptr (GArray) code = g_array_new (FALSE, TRUE, sizeof (WrOp));
  gboolean kept[WR_MAX_SLOTS];

  forget_names (reader, kept);
  reader->code = code;
  reader->level = 0;
  reader->it_kinds = it_kinds;
  wr_cards_block (reader, at);
  wr_cards_emit (reader, wr_new_op (WR_OP_END));
  if (reader->n_faults == before && !changes_something (code))
    wr_cards_fault (reader, at, "changes nothing: there are only picks and questions");
  reader->code = outer_code;
  reader->rolls = outer_rolls;
  reader->level = outer_level;
  reader->it_kinds = outer_kinds;
  for (guint i = 0; i < WR_MAX_SLOTS; i++)
    reader->slots[i].kept = kept[i];
  /* A nested program has already been appended, so it comes first. */
  return place_code (reader, code);
}

void
wr_cards_block (WrCardsReader *reader,
                const BmJson  *at)
{
  GArray *outer = reader->rolls;
  g_autoptr (GArray) rolls = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n = wr_cards_list (reader, at);

  reader->rolls = rolls;
  for (guint i = 0; i < n; i++)
    {
      BmJson child;

      bm_json_element (at, i, &child);
      wr_cards_op (reader, &child);
    }
  /* If no roll fits, the rest of the list is skipped (G8). */
  for (guint i = 0; i < rolls->len; i++)
    wr_cards_land (reader, g_array_index (rolls, guint, i));
  reader->rolls = outer;
}

/* --- Ops ------------------------------------------------------------------------------------------------------- */

void
wr_cards_op_keep (WrCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "value", "what", "as", NULL };
  WrOp op = wr_new_op (WR_OP_KEEP);
  WrSlotType type = WR_SLOT_NUMBER;
  BmJson child, as;
  guint kinds = 0;
  guint before = reader->n_faults;

  if (!wr_cards_object (reader, at, keys))
    return;
  if (bm_json_member (at, "value", &child))
    {
      op.a = wr_cards_value (reader, &child, 0);
      if (bm_json_member (at, "what", &child))
        wr_cards_fault (reader, &child, "does not go with \"value\"");
    }
  else if (wr_cards_member (reader, at, "what", TRUE, &child))
    {
      wr_cards_ref (reader, &child, &op.x, &kinds);
      type = wr_slot_type (kinds);
    }
  if (wr_cards_member (reader, at, "as", TRUE, &as) && reader->n_faults == before)
    op.slot = wr_cards_keep (reader, &as, type, kinds);
  wr_cards_emit (reader, op);
}

static guint16
read_alternative_name (WrCardsReader *reader,
                       const BmJson  *at,
                       GHashTable    *names)
{
  BmJson child;
  const char *name;

  if (!wr_cards_member (reader, at, "name", TRUE, &child))
    return 0;
  name = wr_cards_name (reader, &child, "the name of an alternative");
  if (name == NULL)
    return 0;
  if (!g_hash_table_add (names, (gpointer) name))
    wr_cards_fault (reader, &child, "another alternative is called so already");
  return wr_tables_name (reader->tables, name);
}

static void
read_alternative (WrCardsReader *reader,
                  const BmJson  *at,
                  guint16        place,
                  GHashTable    *names,
                  GArray        *ends)
{
  static const char *const keys[] = { "name", "if", "do", NULL };
  WrAlternative alternative = { .condition = WR_NO_CODE };
  BmJson child;
  guint end;

  if (!wr_cards_object (reader, at, keys))
    return;
  alternative.name = read_alternative_name (reader, at, names);
  alternative.condition = wr_cards_condition (reader, at, "if");
  alternative.start = (guint8) wr_cards_here (reader);
  if (wr_cards_member (reader, at, "do", TRUE, &child))
    wr_cards_block (reader, &child);
  end = wr_cards_emit (reader, wr_new_op (WR_OP_JUMP));
  g_array_append_val (ends, end);
  if (!reader->tables->full)
    g_array_index (reader->tables->alternatives, WrAlternative, place) = alternative;
}

void
wr_cards_op_choose (WrCardsReader *reader,
                    const BmJson  *at)
{
  static const char *const keys[] = { "op", "by", "optional", "of", NULL };
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (guint)), places = NULL;
  WrOp op = wr_new_op (WR_OP_CHOOSE);
  guint n, pc, before = reader->it_kinds, kinds = before;
  BmJson of;

  if (!wr_cards_object (reader, at, keys) || !wr_cards_member (reader, at, "of", TRUE, &of))
    return;
  n = wr_cards_list (reader, &of);
  if (n > 100)
    {
      wr_cards_fault (reader, &of, "is too long");
      return;
    }
  places = g_array_sized_new (FALSE, TRUE, sizeof (WrAlternative), n);
  g_array_set_size (places, n);
  op.by = (guint8) MAX (wr_cards_member_word (reader, at, "by", wr_by_words, "side", FALSE), 0);
  op.flags = wr_cards_flag (reader, at, "optional", FALSE) ? WR_FLAG_OPTIONAL : 0;
  op.a = wr_tables_append (reader->tables, reader->tables->alternatives, places->data, n);
  op.n = (guint8) n;
  pc = wr_cards_emit (reader, op);
  for (guint i = 0; i < n; i++)
    {
      BmJson child;

      bm_json_element (&of, i, &child);
      reader->it_kinds = before;
      read_alternative (reader, &child, (guint16) (op.a + i), names, ends);
      kinds |= reader->it_kinds;
    }
  reader->it_kinds = kinds;
  for (guint i = 0; i < ends->len; i++)
    wr_cards_land (reader, g_array_index (ends, guint, i));
  wr_cards_land (reader, pc);
}

void
wr_cards_op_choose_direction (WrCardsReader *reader,
                              const BmJson  *at)
{
  static const char *const keys[] = { "op", "of", "as", NULL };
  WrOp op = wr_new_op (WR_OP_DIRECTION);
  BmJson child;

  if (!wr_cards_object (reader, at, keys))
    return;
  if (wr_cards_member (reader, at, "of", TRUE, &child))
    op.b = (guint16) wr_cards_words (reader, &child, wr_card_dir_words, "direction");
  if (wr_cards_member (reader, at, "as", TRUE, &child))
    op.slot = wr_cards_keep (reader, &child, WR_SLOT_DIR, 0);
  wr_cards_emit (reader, op);
}

/* Whether the first op of LIST is an action of `it`. */
static gboolean
begins_with_act (const BmJson *list)
{
  JsonArray *ops = JSON_NODE_HOLDS_ARRAY (list->node) ? json_node_get_array (list->node) : NULL;
  BmJson first, child;

  if (ops == NULL || json_array_get_length (ops) == 0)
    return FALSE;
  bm_json_element (list, 0, &first);
  if (!JSON_NODE_HOLDS_OBJECT (first.node) || !bm_json_member (&first, "op", &child) || !bm_json_is_string (&child)
      || strcmp (json_node_get_string (child.node), "act") != 0)
    return FALSE;
  return bm_json_member (&first, "who", &child) && bm_json_is_string (&child)
         && strcmp (json_node_get_string (child.node), "it") == 0;
}

void
wr_cards_op_each (WrCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "of", "order", "do", NULL };
  static const char *const orders[] = { "board", "owner", NULL };
  WrOp op = wr_new_op (WR_OP_EACH);
  WrSelection selection;
  BmJson of, list;
  guint pc, before = reader->it_kinds;

  if (!wr_cards_object (reader, at, keys) || !wr_cards_member (reader, at, "of", TRUE, &of)
      || !wr_cards_selector (reader, &of, WR_PICKED, &selection))
    return;
  if (!selection.choice)
    wr_cards_fault (reader, &of, "there is nothing to go through; say what with \"pick\"");
  else if (!selection.counted)
    wr_cards_fault_member (reader, &of, "n", "missing: how many? \"all\", or a number");
  else if (selection.used_it)
    wr_cards_fault (reader, &of, "\"it\" is another thing each time; keep what is meant with \"as\" before");
  op.a = selection.index;
  op.slot = selection.slot;
  if (wr_cards_member_word (reader, at, "order", orders, "order", FALSE) == 1)
    op.flags |= WR_FLAG_OWNER;
  if (!wr_cards_member (reader, at, "do", TRUE, &list))
    return;
  if ((op.flags & WR_FLAG_OWNER) && begins_with_act (&list))
    op.flags |= WR_FLAG_MERGED;
  pc = wr_cards_begin_loop (reader, at, op);
  reader->it_kinds = selection.kinds;
  wr_cards_block (reader, &list);
  wr_cards_end_loop (reader, pc);
  reader->it_kinds |= before;
}

void
wr_cards_op_times (WrCardsReader *reader,
                   const BmJson  *at)
{
  static const char *const keys[] = { "op", "n", "do", NULL };
  WrOp op = wr_new_op (WR_OP_TIMES);
  BmJson child;
  guint pc;

  if (!wr_cards_object (reader, at, keys))
    return;
  if (wr_cards_member (reader, at, "n", TRUE, &child))
    op.a = wr_cards_value (reader, &child, 1);
  pc = wr_cards_begin_loop (reader, at, op);
  if (wr_cards_member (reader, at, "do", TRUE, &child))
    wr_cards_block (reader, &child);
  wr_cards_end_loop (reader, pc);
}

void
wr_cards_op_if (WrCardsReader *reader,
                const BmJson  *at)
{
  static const char *const keys[] = { "op", "if", "do", "else", NULL };
  WrOp op = wr_new_op (WR_OP_IF);
  BmJson child;
  guint pc, end, before, kinds;

  if (!wr_cards_object (reader, at, keys))
    return;
  if (wr_cards_member (reader, at, "if", TRUE, &child))
    op.a = wr_cards_predicate (reader, &child);
  pc = wr_cards_emit (reader, op);
  before = reader->it_kinds;
  if (wr_cards_member (reader, at, "do", TRUE, &child))
    wr_cards_block (reader, &child);
  if (!bm_json_member (at, "else", &child))
    {
      reader->it_kinds |= before;
      wr_cards_land (reader, pc);
      return;
    }
  kinds = reader->it_kinds;
  reader->it_kinds = before;
  end = wr_cards_emit (reader, wr_new_op (WR_OP_JUMP));
  wr_cards_land (reader, pc);
  wr_cards_block (reader, &child);
  wr_cards_land (reader, end);
  reader->it_kinds |= kinds;
}

static guint8
read_die (WrCardsReader *reader,
          const BmJson  *at)
{
  BmJson die;
  int n = 0;

  if (!wr_cards_member (reader, at, "die", TRUE, &die))
    return 0;
  if (bm_json_is_string (&die))
    {
      static const char *const words[] = { "column", NULL };

      wr_cards_word (reader, &die, words, "die");
      return 0;
    }
  if (wr_cards_number (reader, &die, 6, 12, &n) && n != 6 && n != 12)
    wr_cards_fault (reader, &die, "must be 6, 12 or \"column\"");
  return (guint8) MAX (n, 1);
}

void
wr_cards_op_roll (WrCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "die", "as", "again-if", NULL };
  WrOp op = wr_new_op (WR_OP_ROLL);
  BmJson child;
  guint pc;

  if (!wr_cards_object (reader, at, keys))
    return;
  op.n = read_die (reader, at);
  if (wr_cards_member (reader, at, "as", TRUE, &child))
    op.slot = wr_cards_keep (reader, &child, op.n == 0 ? WR_SLOT_COLUMN : WR_SLOT_NUMBER,
                             op.n == 0 ? 1u << WR_THING_COLUMN : 0);
  op.b = wr_cards_condition (reader, at, "again-if");
  pc = wr_cards_emit (reader, op);
  g_array_append_val (reader->rolls, pc);
}
