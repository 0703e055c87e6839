/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Programs, and the ops that lead through them.
 */
#include "cards-ops.h"

#include <string.h>

/* --- Code ------------------------------------------------------------------------------------------------------ */

guint
bm_cards_here (BmCardsReader *reader)
{
  return reader->code->len;
}

guint
bm_cards_emit (BmCardsReader *reader,
               BmOp           op)
{
  g_array_append_val (reader->code, op);
  return reader->code->len - 1;
}

void
bm_cards_land (BmCardsReader *reader,
               guint          pc)
{
  g_array_index (reader->code, BmOp, pc).jump = (guint8) reader->code->len;
}

guint
bm_cards_begin_loop (BmCardsReader *reader,
                     const BmJson  *at,
                     BmOp           op)
{
  if (reader->level == BM_MAX_LOOPS)
    bm_cards_fault (reader, at, "loops stand in each other %d deep at most; each pick of several things is one",
                    BM_MAX_LOOPS);
  op.n = (guint8) reader->level++;
  return bm_cards_emit (reader, op);
}

void
bm_cards_end_loop (BmCardsReader *reader,
                   guint          pc)
{
  BmOp again = bm_new_op (BM_OP_AGAIN);

  reader->level--;
  again.n = (guint8) reader->level;
  again.jump = (guint8) pc;
  bm_cards_emit (reader, again);
  bm_cards_land (reader, pc);
}

static gboolean
has_jump (const BmOp *op)
{
  switch ((BmOpCode) op->code)
    {
    case BM_OP_PICK:
    case BM_OP_EACH:
    case BM_OP_TIMES:
    case BM_OP_AGAIN:
    case BM_OP_IF:
    case BM_OP_JUMP:
    case BM_OP_CHOOSE:
    case BM_OP_ROLL:
    case BM_OP_NUMBER:
      return TRUE;
    case BM_OP_END:
    case BM_OP_KEEP:
    case BM_OP_DIRECTION:
    case BM_OP_ACT:
    case BM_OP_MOVE:
    case BM_OP_SWAP:
    case BM_OP_PUT:
    case BM_OP_TAKE:
    case BM_OP_SINK:
    case BM_OP_LIFT:
    case BM_OP_RAIN:
    case BM_OP_TRACK:
    case BM_OP_HEALTH:
    case BM_OP_ACTIONS:
    case BM_OP_DRAW:
    case BM_OP_DISCARD:
    case BM_OP_LOOK:
    case BM_OP_STUN:
    case BM_OP_DIE:
    case BM_OP_EFFECT:
    case BM_N_OPS:
    default:
      return FALSE;
    }
}

/* Puts a program behind what the card has already; where it begins. */
static guint8
place_code (BmCardsReader *reader,
            GArray        *code)
{
  guint base = reader->card_ops->len;

  for (guint i = 0; i < code->len; i++)
    {
      BmOp *op = &g_array_index (code, BmOp, i);

      if (has_jump (op))
        op->jump = (guint8) (op->jump + base);
      if (op->code != BM_OP_CHOOSE || op->a == BM_NO_CODE || reader->tables->full)
        continue;
      for (guint j = 0; j < op->n; j++)
        {
          guint8 *start = &g_array_index (reader->tables->alternatives, BmAlternative, op->a + j).start;

          *start = (guint8) (*start + base);
        }
    }
  g_array_append_vals (reader->card_ops, code->data, code->len);
  return (guint8) base;
}

/* What a program keeps is its own; one of a `later` has what has been kept before it, too. */
static void
forget_names (BmCardsReader *reader,
              gboolean       kept[BM_MAX_SLOTS])
{
  for (guint i = 0; i < BM_MAX_SLOTS; i++)
    {
      kept[i] = reader->slots[i].kept;
      if (reader->code == NULL)
        reader->slots[i].kept = FALSE;
    }
}

/* Whether there is anything in CODE but picks, questions and jumps. */
static gboolean
changes_something (GArray *code)
{
  for (guint i = 0; i < code->len; i++)
    if (g_array_index (code, BmOp, i).code >= BM_OP_ACT)
      return TRUE;
  return FALSE;
}

guint8
bm_cards_program (BmCardsReader *reader,
                  const BmJson  *at,
                  guint          it_kinds)
{
  GArray *outer_code = reader->code, *outer_rolls = reader->rolls;
  guint outer_level = reader->level, outer_kinds = reader->it_kinds, before = reader->n_faults;
  g_autoptr (GArray) code = g_array_new (FALSE, TRUE, sizeof (BmOp));
  gboolean kept[BM_MAX_SLOTS];

  forget_names (reader, kept);
  reader->code = code;
  reader->level = 0;
  reader->it_kinds = it_kinds;
  bm_cards_block (reader, at);
  bm_cards_emit (reader, bm_new_op (BM_OP_END));
  if (reader->n_faults == before && !changes_something (code))
    bm_cards_fault (reader, at, "changes nothing: there are only picks and questions");
  reader->code = outer_code;
  reader->rolls = outer_rolls;
  reader->level = outer_level;
  reader->it_kinds = outer_kinds;
  for (guint i = 0; i < BM_MAX_SLOTS; i++)
    reader->slots[i].kept = kept[i];
  /* A program in this one has been placed already, so it stands in front. */
  return place_code (reader, code);
}

void
bm_cards_block (BmCardsReader *reader,
                const BmJson  *at)
{
  GArray *outer = reader->rolls;
  g_autoptr (GArray) rolls = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n = bm_cards_list (reader, at);

  reader->rolls = rolls;
  for (guint i = 0; i < n; i++)
    {
      BmJson child;

      bm_json_element (at, i, &child);
      bm_cards_op (reader, &child);
    }
  /* Without a roll that fits the rest of the list is left out (G8). */
  for (guint i = 0; i < rolls->len; i++)
    bm_cards_land (reader, g_array_index (rolls, guint, i));
  reader->rolls = outer;
}

/* --- Ops ------------------------------------------------------------------------------------------------------- */

void
bm_cards_op_keep (BmCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "value", "what", "as", NULL };
  BmOp op = bm_new_op (BM_OP_KEEP);
  BmSlotType type = BM_SLOT_NUMBER;
  BmJson child, as;
  guint kinds = 0;
  guint before = reader->n_faults;

  if (!bm_cards_object (reader, at, keys))
    return;
  if (bm_json_member (at, "value", &child))
    {
      op.a = bm_cards_value (reader, &child, 0);
      if (bm_json_member (at, "what", &child))
        bm_cards_fault (reader, &child, "does not go with \"value\"");
    }
  else if (bm_cards_member (reader, at, "what", TRUE, &child))
    {
      bm_cards_ref (reader, &child, &op.x, &kinds);
      type = bm_slot_type (kinds);
    }
  if (bm_cards_member (reader, at, "as", TRUE, &as) && reader->n_faults == before)
    op.slot = bm_cards_keep (reader, &as, type, kinds);
  bm_cards_emit (reader, op);
}

static guint16
read_alternative_name (BmCardsReader *reader,
                       const BmJson  *at,
                       GHashTable    *names)
{
  BmJson child;
  const char *name;

  if (!bm_cards_member (reader, at, "name", TRUE, &child))
    return 0;
  name = bm_cards_name (reader, &child, "the name of an alternative");
  if (name == NULL)
    return 0;
  if (!g_hash_table_add (names, (gpointer) name))
    bm_cards_fault (reader, &child, "another alternative is called so already");
  return bm_tables_name (reader->tables, name);
}

static void
read_alternative (BmCardsReader *reader,
                  const BmJson  *at,
                  guint16        place,
                  GHashTable    *names,
                  GArray        *ends)
{
  static const char *const keys[] = { "name", "if", "do", NULL };
  BmAlternative alternative = { .condition = BM_NO_CODE };
  BmJson child;
  guint end;

  if (!bm_cards_object (reader, at, keys))
    return;
  alternative.name = read_alternative_name (reader, at, names);
  alternative.condition = bm_cards_condition (reader, at, "if");
  alternative.start = (guint8) bm_cards_here (reader);
  if (bm_cards_member (reader, at, "do", TRUE, &child))
    bm_cards_block (reader, &child);
  end = bm_cards_emit (reader, bm_new_op (BM_OP_JUMP));
  g_array_append_val (ends, end);
  if (!reader->tables->full)
    g_array_index (reader->tables->alternatives, BmAlternative, place) = alternative;
}

void
bm_cards_op_choose (BmCardsReader *reader,
                    const BmJson  *at)
{
  static const char *const keys[] = { "op", "by", "optional", "of", NULL };
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (guint)), places = NULL;
  BmOp op = bm_new_op (BM_OP_CHOOSE);
  guint n, pc, before = reader->it_kinds, kinds = before;
  BmJson of;

  if (!bm_cards_object (reader, at, keys) || !bm_cards_member (reader, at, "of", TRUE, &of))
    return;
  n = bm_cards_list (reader, &of);
  if (n > 100)
    {
      bm_cards_fault (reader, &of, "is too long");
      return;
    }
  places = g_array_sized_new (FALSE, TRUE, sizeof (BmAlternative), n);
  g_array_set_size (places, n);
  op.by = (guint8) MAX (bm_cards_member_word (reader, at, "by", bm_by_words, "side", FALSE), 0);
  op.flags = bm_cards_flag (reader, at, "optional", FALSE) ? BM_FLAG_OPTIONAL : 0;
  op.a = bm_tables_append (reader->tables, reader->tables->alternatives, places->data, n);
  op.n = (guint8) n;
  pc = bm_cards_emit (reader, op);
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
    bm_cards_land (reader, g_array_index (ends, guint, i));
  bm_cards_land (reader, pc);
}

void
bm_cards_op_choose_direction (BmCardsReader *reader,
                              const BmJson  *at)
{
  static const char *const keys[] = { "op", "of", "as", NULL };
  BmOp op = bm_new_op (BM_OP_DIRECTION);
  BmJson child;

  if (!bm_cards_object (reader, at, keys))
    return;
  if (bm_cards_member (reader, at, "of", TRUE, &child))
    op.b = (guint16) bm_cards_words (reader, &child, bm_card_dir_words, "direction");
  if (bm_cards_member (reader, at, "as", TRUE, &child))
    op.slot = bm_cards_keep (reader, &child, BM_SLOT_DIR, 0);
  bm_cards_emit (reader, op);
}

/* The first op of LIST is an action of `it`. */
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
bm_cards_op_each (BmCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "of", "order", "do", NULL };
  static const char *const orders[] = { "board", "owner", NULL };
  BmOp op = bm_new_op (BM_OP_EACH);
  BmSelection selection;
  BmJson of, list;
  guint pc, before = reader->it_kinds;

  if (!bm_cards_object (reader, at, keys) || !bm_cards_member (reader, at, "of", TRUE, &of)
      || !bm_cards_selector (reader, &of, BM_PICKED, &selection))
    return;
  if (!selection.choice)
    bm_cards_fault (reader, &of, "there is nothing to go through; say what with \"pick\"");
  else if (!selection.counted)
    bm_cards_fault_member (reader, &of, "n", "missing: how many? \"all\", or a number");
  else if (selection.used_it)
    bm_cards_fault (reader, &of, "\"it\" is another thing each time; keep what is meant with \"as\" before");
  op.a = selection.index;
  op.slot = selection.slot;
  if (bm_cards_member_word (reader, at, "order", orders, "order", FALSE) == 1)
    op.flags |= BM_FLAG_OWNER;
  if (!bm_cards_member (reader, at, "do", TRUE, &list))
    return;
  if ((op.flags & BM_FLAG_OWNER) && begins_with_act (&list))
    op.flags |= BM_FLAG_MERGED;
  pc = bm_cards_begin_loop (reader, at, op);
  reader->it_kinds = selection.kinds;
  bm_cards_block (reader, &list);
  bm_cards_end_loop (reader, pc);
  reader->it_kinds |= before;
}

void
bm_cards_op_times (BmCardsReader *reader,
                   const BmJson  *at)
{
  static const char *const keys[] = { "op", "n", "do", NULL };
  BmOp op = bm_new_op (BM_OP_TIMES);
  BmJson child;
  guint pc;

  if (!bm_cards_object (reader, at, keys))
    return;
  if (bm_cards_member (reader, at, "n", TRUE, &child))
    op.a = bm_cards_value (reader, &child, 1);
  pc = bm_cards_begin_loop (reader, at, op);
  if (bm_cards_member (reader, at, "do", TRUE, &child))
    bm_cards_block (reader, &child);
  bm_cards_end_loop (reader, pc);
}

void
bm_cards_op_if (BmCardsReader *reader,
                const BmJson  *at)
{
  static const char *const keys[] = { "op", "if", "do", "else", NULL };
  BmOp op = bm_new_op (BM_OP_IF);
  BmJson child;
  guint pc, end, before, kinds;

  if (!bm_cards_object (reader, at, keys))
    return;
  if (bm_cards_member (reader, at, "if", TRUE, &child))
    op.a = bm_cards_predicate (reader, &child);
  pc = bm_cards_emit (reader, op);
  before = reader->it_kinds;
  if (bm_cards_member (reader, at, "do", TRUE, &child))
    bm_cards_block (reader, &child);
  if (!bm_json_member (at, "else", &child))
    {
      reader->it_kinds |= before;
      bm_cards_land (reader, pc);
      return;
    }
  kinds = reader->it_kinds;
  reader->it_kinds = before;
  end = bm_cards_emit (reader, bm_new_op (BM_OP_JUMP));
  bm_cards_land (reader, pc);
  bm_cards_block (reader, &child);
  bm_cards_land (reader, end);
  reader->it_kinds |= kinds;
}

static guint8
read_die (BmCardsReader *reader,
          const BmJson  *at)
{
  BmJson die;
  int n = 0;

  if (!bm_cards_member (reader, at, "die", TRUE, &die))
    return 0;
  if (bm_json_is_string (&die))
    {
      static const char *const words[] = { "column", NULL };

      bm_cards_word (reader, &die, words, "die");
      return 0;
    }
  if (bm_cards_number (reader, &die, 6, 12, &n) && n != 6 && n != 12)
    bm_cards_fault (reader, &die, "must be 6, 12 or \"column\"");
  return (guint8) MAX (n, 1);
}

void
bm_cards_op_roll (BmCardsReader *reader,
                  const BmJson  *at)
{
  static const char *const keys[] = { "op", "die", "as", "again-if", NULL };
  BmOp op = bm_new_op (BM_OP_ROLL);
  BmJson child;
  guint pc;

  if (!bm_cards_object (reader, at, keys))
    return;
  op.n = read_die (reader, at);
  if (bm_cards_member (reader, at, "as", TRUE, &child))
    op.slot = bm_cards_keep (reader, &child, op.n == 0 ? BM_SLOT_COLUMN : BM_SLOT_NUMBER,
                             op.n == 0 ? 1u << BM_THING_COLUMN : 0);
  op.b = bm_cards_condition (reader, at, "again-if");
  pc = bm_cards_emit (reader, op);
  g_array_append_val (reader->rolls, pc);
}
