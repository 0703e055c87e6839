/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The operations of cards.  One that is about something to be picked gets an op in front of it that picks: PICK for one
 * thing, EACH for any other number.
 */
#include "cards-reader.h"

#include <string.h>

static const char *const one_side_words[] = { [BM_SIDE_WORMS] = "worms", [BM_SIDE_BIRD] = "bird", NULL };

/* --- What an op is about --------------------------------------------------------------------------------------- */

/* The thing that an op speaks of, and what was put in front to pick it. */
typedef struct
{
  BmSelection selection;
  BmRef       ref;
  int         pc;   /* of the PICK or EACH; -1: there is none */
  gboolean    loop;
} BmSubject;

static void
check_hand (BmCardsReader     *reader,
            const BmJson      *at,
            const BmSelection *selection,
            int                side)
{
  if (side < BM_N_SIDES && selection->side < BM_N_SIDES && selection->side != side)
    bm_cards_fault (reader, at, "is picked from the other side's hand");
}

/* Opens the pick of SELECTION, which is then `it`. */
static void
open_pick (BmCardsReader *reader,
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
static gboolean
open_subject (BmCardsReader *reader,
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
    open_pick (reader, &child, subject);
  return TRUE;
}

static void
close_subject (BmCardsReader *reader,
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
static guint8
known_kind (guint kinds)
{
  for (guint8 kind = 0; kind < BM_N_TOKENS; kind++)
    if (kinds == 1u << kind)
      return kind;
  return BM_THING_NONE;
}

static guint16
member_value (BmCardsReader *reader,
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

/* `by` or `to`: just one of them.  FALSE after a fault. */
static gboolean
by_or_to (BmCardsReader *reader,
          const BmJson  *at,
          BmJson        *child,
          gboolean      *set)
{
  gboolean by = bm_json_member (at, "by", child);

  *set = FALSE;
  if (!json_object_has_member (json_node_get_object (at->node), "to"))
    {
      if (!by)
        bm_cards_fault (reader, at, "must have \"by\" or \"to\"");
      return by;
    }
  *set = bm_json_member (at, "to", child);
  if (by)
    bm_cards_fault (reader, child, "does not go with \"by\"");
  return !by;
}

static BmBy
side_by (int side)
{
  return side == BM_SIDE_WORMS ? BM_BY_WORMS : BM_BY_BIRD;
}

/* --- act ------------------------------------------------------------------------------------------------------- */

/* Bits of the actions that things of KINDS have. */
static guint
actions_of_kinds (guint kinds)
{
  const guint zombie = 1u << BM_ACTION_MOVE | 1u << BM_ACTION_BITE;
  const guint worm = zombie | 1u << BM_ACTION_BEDROCK | 1u << BM_ACTION_BREAK | 1u << BM_ACTION_PUSH |
                     1u << BM_ACTION_RAISE;
  const guint bird = 1u << BM_ACTION_BREAK | 1u << BM_ACTION_DIG | 1u << BM_ACTION_DRILL | 1u << BM_ACTION_EAT |
                     1u << BM_ACTION_FLY | 1u << BM_ACTION_PECK | 1u << BM_ACTION_REST;
  guint actions = 0;

  if (kinds >> BM_THING_WORM & 1)
    actions |= worm;
  if (kinds >> BM_THING_ZOMBIE & 1)
    actions |= zombie;
  if (kinds >> BM_THING_BIRD & 1)
    actions |= bird;
  return actions;
}

/* Who acts; the champion, or the Bird, unless somebody is named. */
static guint
read_actors (BmCardsReader *reader,
             const BmJson  *at,
             BmOp          *op)
{
  BmSelection selection;
  BmSelector own = { .n = BM_NO_CODE, .ref = { .type = reader->champion ? BM_REF_SELF : BM_REF_BIRD } };
  BmJson child;

  if (bm_json_member (at, "who", &child))
    {
      if (!bm_cards_selector (reader, &child, BM_MATCHED_ONLY, &selection))
        return 0;
      bm_cards_check_kinds (reader, &child, selection.kinds, BM_ANY_PIECE);
      op->a = selection.index;
      return selection.kinds;
    }
  op->a = bm_tables_append (reader->tables, reader->tables->selectors, &own, 1);
  return reader->champion && reader->card->deck == BM_DECK_WORM_CHAMPION ? 1u << BM_THING_WORM : 1u << BM_THING_BIRD;
}

static void
check_actions (BmCardsReader *reader,
               const BmJson  *at,
               guint          actions,
               guint          kinds)
{
  guint possible = actions_of_kinds (kinds);

  for (guint action = 0; action < BM_N_ACTIONS; action++)
    if ((actions & ~possible) >> action & 1)
      bm_cards_fault_member (reader, at, "action", "who acts here cannot %s", bm_card_action_words[action]);
}

static void
read_optional (BmCardsReader *reader,
               const BmJson  *at,
               BmOp          *op)
{
  BmJson child;

  if (!bm_json_member (at, "optional", &child))
    return;
  if (JSON_NODE_HOLDS_OBJECT (child.node))
    op->condition = bm_cards_predicate (reader, &child);
  else if (bm_cards_flag (reader, at, "optional", FALSE))
    op->flags |= BM_FLAG_OPTIONAL;
}

static void
op_act (BmCardsReader *reader,
        const BmJson  *at)
{
  static const char *const keys[] = { "op", "action", "who", "by", "target", "direction", "times", "optional", "with",
                                      NULL };
  BmOp op = bm_new_op (BM_OP_ACT);
  guint actors, actions = 0, n_mods = 0;
  guint64 hooks = 0;
  BmJson child;
  int by;

  if (!bm_cards_object (reader, at, keys))
    return;
  actors = read_actors (reader, at, &op);
  if (bm_cards_member (reader, at, "action", TRUE, &child))
    actions = bm_cards_words (reader, &child, bm_card_action_words, "action");
  op.b = (guint16) actions;
  if (actors != 0)
    check_actions (reader, at, actions, actors);
  by = bm_cards_member_word (reader, at, "by", bm_by_words, "side", FALSE);
  op.by = (guint8) MAX (by, 0);
  op.target = bm_cards_matcher (reader, at, "target");
  if (bm_json_member (at, "direction", &child))
    op.n = (guint8) bm_cards_words (reader, &child, bm_card_dir_words, "direction");
  op.v = member_value (reader, at, "times", 1, 1);
  read_optional (reader, at, &op);
  if (bm_json_member (at, "with", &child))
    bm_cards_mods (reader, &child, &op.mod, &n_mods, &hooks);
  op.n_mods = (guint8) MIN (n_mods, G_MAXUINT8);
  bm_cards_emit (reader, op);
  /* Whoever acted is `it` now. */
  if (actors != 0)
    reader->it_kinds |= actors;
}

/* --- Pieces and tokens ----------------------------------------------------------------------------------------- */

/* Keeps what SUBJECT is in a slot without a name, as another pick follows. */
static guint8
keep_subject (BmCardsReader *reader,
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

static gboolean
is_pick (const BmJson *at,
         const char   *key)
{
  BmJson child;

  return bm_json_member (at, key, &child) && JSON_NODE_HOLDS_OBJECT (child.node)
         && json_object_has_member (json_node_get_object (child.node), "pick");
}

static void
op_move (BmCardsReader *reader,
         const BmJson  *at)
{
  static const char *const keys[] = { "op", "what", "to", NULL };
  BmOp op = bm_new_op (BM_OP_MOVE);
  BmSubject what, to;
  guint8 slot = BM_NO_SLOT;

  if (!bm_cards_object (reader, at, keys) || !open_subject (reader, at, "what", BM_ANY_PIECE | BM_ANY_TOKEN, &what))
    return;
  op.n = known_kind (what.selection.kinds);
  if (op.n == BM_THING_NONE && (what.selection.kinds & BM_ANY_TOKEN))
    bm_cards_fault_member (reader, at, "what", "can be pieces, or tokens of one kind; \"choose\" is for more kinds");
  if (is_pick (at, "to"))
    slot = keep_subject (reader, at, &what);
  if (open_subject (reader, at, "to", ~(1u << BM_THING_CARD), &to))
    {
      if (to.loop)
        bm_cards_fault_member (reader, at, "to", "must be one place");
      if (what.pc >= 0 && to.pc < 0 && to.ref.type == BM_REF_IT)
        bm_cards_fault_member (reader, at, "to", "\"it\" is what is moved");
      op.x = what.ref;
      op.y = to.ref;
      bm_cards_emit (reader, op);
      close_subject (reader, &to);
    }
  close_subject (reader, &what);
  bm_cards_release_slot (reader, slot);
}

static void
op_swap (BmCardsReader *reader,
         const BmJson  *at)
{
  static const char *const keys[] = { "op", "a", "b", NULL };
  const guint column = 1u << BM_THING_COLUMN;
  BmOp op = bm_new_op (BM_OP_SWAP);
  BmSubject a, b = { .pc = -1, .selection = { .slot = BM_NO_SLOT } };
  guint8 slot = BM_NO_SLOT;
  BmJson child;

  if (!bm_cards_object (reader, at, keys) || !open_subject (reader, at, "a", BM_ANY_PIECE | column, &a))
    return;
  if (a.loop)
    bm_cards_fault_member (reader, at, "a", "must be one");
  if (is_pick (at, "b"))
    slot = keep_subject (reader, at, &a);
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
          open_pick (reader, &child, &b);
        }
      op.x = a.ref;
      op.y = b.ref;
      bm_cards_emit (reader, op);
      close_subject (reader, &b);
    }
  close_subject (reader, &a);
  bm_cards_release_slot (reader, slot);
}

static void
op_put (BmCardsReader *reader,
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
  if (!open_subject (reader, at, "at", ~(1u << BM_THING_CARD), &subject))
    return;
  op.y = subject.ref;
  bm_cards_emit (reader, op);
  close_subject (reader, &subject);
}

static void
op_take (BmCardsReader *reader,
         const BmJson  *at)
{
  static const char *const keys[] = { "op", "what", NULL };
  BmOp op = bm_new_op (BM_OP_TAKE);
  BmSubject subject;

  if (!bm_cards_object (reader, at, keys)
      || !open_subject (reader, at, "what", BM_ANY_TOKEN | 1u << BM_THING_ZOMBIE, &subject))
    return;
  op.n = known_kind (subject.selection.kinds);
  if (subject.ref.type == BM_REF_SLOT && op.n == BM_THING_NONE && (subject.selection.kinds & BM_ANY_TOKEN))
    bm_cards_fault_member (reader, at, "what", "is kept as a space: which of several kinds lay there is not known");
  op.x = subject.ref;
  bm_cards_emit (reader, op);
  close_subject (reader, &subject);
}

static void
op_stun (BmCardsReader *reader,
         const BmJson  *at)
{
  static const char *const keys[] = { "op", "who", NULL };
  BmOp op = bm_new_op (BM_OP_STUN);
  BmSubject subject;

  if (!bm_cards_object (reader, at, keys)
      || !open_subject (reader, at, "who", 1u << BM_THING_WORM | 1u << BM_THING_ZOMBIE, &subject))
    return;
  if (subject.selection.kinds == 1u << BM_THING_ZOMBIE)
    bm_cards_fault_member (reader, at, "who", "only Worms are stunned");
  op.x = subject.ref;
  bm_cards_emit (reader, op);
  close_subject (reader, &subject);
}

static void
op_die (BmCardsReader *reader,
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
  if (!open_subject (reader, at, "who", 1u << BM_THING_WORM | 1u << BM_THING_ZOMBIE, &subject))
    return;
  op.x = subject.ref;
  bm_cards_emit (reader, op);
  close_subject (reader, &subject);
}

/* --- Grass and rain -------------------------------------------------------------------------------------------- */

static void
op_sink (BmCardsReader *reader,
         const BmJson  *at)
{
  static const char *const keys[] = { "op", "column", "n", "as", NULL };
  static const char *const words[] = { "drill", "stone", NULL };
  BmOp op = bm_new_op (BM_OP_SINK);
  BmSubject subject;

  if (!bm_cards_object (reader, at, keys))
    return;
  op.flags = bm_cards_member_word (reader, at, "as", words, "way to sink", TRUE) == 0 ? BM_FLAG_DRILL : 0;
  if (!open_subject (reader, at, "column", ~(1u << BM_THING_CARD), &subject))
    return;
  op.v = member_value (reader, at, "n", 1, -1);
  op.x = subject.ref;
  bm_cards_emit (reader, op);
  close_subject (reader, &subject);
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

static void
op_lift (BmCardsReader *reader,
         const BmJson  *at)
{
  static const char *const keys[] = { "op", "column", "n", NULL };
  BmOp op = bm_new_op (BM_OP_LIFT);
  BmSubject subject;
  BmJson n;
  guint pc = 0;
  guint8 slot = BM_NO_SLOT;

  if (!bm_cards_object (reader, at, keys) || !open_subject (reader, at, "column", ~(1u << BM_THING_CARD), &subject))
    return;
  op.x = subject.ref;
  if (bm_json_member (at, "n", &n) && JSON_NODE_HOLDS_OBJECT (n.node)
      && json_object_has_member (json_node_get_object (n.node), "up-to"))
    op.v = ask_number (reader, &n, op.x, &pc, &slot);
  else
    op.v = member_value (reader, at, "n", 1, -1);
  bm_cards_emit (reader, op);
  if (slot != BM_NO_SLOT)
    bm_cards_land (reader, pc);
  bm_cards_release_slot (reader, slot);
  close_subject (reader, &subject);
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

static void
op_rain (BmCardsReader *reader,
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
  op.v = member_value (reader, at, "n", 1, -1);
  op.w = member_value (reader, at, "rise", 0, 1);
  if (bm_cards_flag (reader, at, "real", FALSE))
    op.flags |= BM_FLAG_REAL;
  if (!bm_cards_flag (reader, at, "heed", TRUE))
    op.flags |= BM_FLAG_HEEDLESS;
  bm_cards_emit (reader, op);
}

/* --- Numbers --------------------------------------------------------------------------------------------------- */

static void
op_track (BmCardsReader *reader,
          const BmJson  *at)
{
  static const char *const keys[] = { "op", "track", "by", "to", NULL };
  static const char *const tracks[] = { "hunger", "suspicion", "day", NULL };
  static const guint8 numbers[] = { 0, 1, 3 };
  BmOp op = bm_new_op (BM_OP_TRACK);
  gboolean set;
  BmJson child;
  int track;

  if (!bm_cards_object (reader, at, keys))
    return;
  track = bm_cards_member_word (reader, at, "track", tracks, "track", TRUE);
  op.n = numbers[MAX (track, 0)];
  if (!by_or_to (reader, at, &child, &set))
    return;
  op.v = bm_cards_value (reader, &child, set ? 0 : -20);
  op.flags = set ? BM_FLAG_SET : 0;
  bm_cards_emit (reader, op);
}

static void
op_health (BmCardsReader *reader,
           const BmJson  *at)
{
  static const char *const keys[] = { "op", "by", "to", NULL };
  BmOp op = bm_new_op (BM_OP_HEALTH);
  gboolean set;
  BmJson child;

  if (!bm_cards_object (reader, at, keys) || !by_or_to (reader, at, &child, &set))
    return;
  op.flags = set ? BM_FLAG_SET : 0;
  if (set && bm_json_is_string (&child) && strcmp (json_node_get_string (child.node), "max") == 0)
    {
      op.flags |= BM_FLAG_MAX;
      op.v = bm_cards_constant (reader, BM_HEALTH_TOP);
    }
  else
    op.v = bm_cards_value (reader, &child, set ? 0 : -20);
  bm_cards_emit (reader, op);
}

static void
op_actions (BmCardsReader *reader,
            const BmJson  *at)
{
  static const char *const keys[] = { "op", "side", "by", "to", "when", "end", NULL };
  static const char *const times[] = { "now", "next", NULL };
  BmOp op = bm_new_op (BM_OP_ACTIONS);
  gboolean set;
  BmJson child;

  if (!bm_cards_object (reader, at, keys))
    return;
  op.by = (guint8) side_by (bm_cards_member_word (reader, at, "side", one_side_words, "side", TRUE));
  if (bm_cards_flag (reader, at, "end", FALSE))
    {
      if (json_object_get_size (json_node_get_object (at->node)) > 3)
        bm_cards_fault_member (reader, at, "end", "the turn is over: \"by\", \"to\" and \"when\" do not go with it");
      op.flags = BM_FLAG_END;
      op.v = bm_cards_constant (reader, 0);
      bm_cards_emit (reader, op);
      return;
    }
  if (bm_cards_member_word (reader, at, "when", times, "time", TRUE) == 1)
    op.flags |= BM_FLAG_NEXT;
  if (!by_or_to (reader, at, &child, &set))
    return;
  op.flags |= set ? BM_FLAG_SET : 0;
  op.v = bm_cards_value (reader, &child, set ? 0 : -20);
  bm_cards_emit (reader, op);
}

/* --- Cards ----------------------------------------------------------------------------------------------------- */

static void
cards_draw (BmCardsReader *reader,
            const BmJson  *at)
{
  static const char *const keys[] = { "op", "do", "side", "n", NULL };
  BmOp op = bm_new_op (BM_OP_DRAW);

  bm_cards_object (reader, at, keys);
  op.n = (guint8) MAX (bm_cards_member_word (reader, at, "side", bm_card_side_words, "side", TRUE), 0);
  op.v = member_value (reader, at, "n", 0, -1);
  bm_cards_emit (reader, op);
}

static gboolean
is_word (const BmJson *at,
         const char   *key,
         const char   *word)
{
  BmJson child;

  return bm_json_member (at, key, &child) && bm_json_is_string (&child)
         && strcmp (json_node_get_string (child.node), word) == 0;
}

static void
cards_discard_or_look (BmCardsReader *reader,
                       const BmJson  *at,
                       BmOpCode       code)
{
  static const char *const discard_keys[] = { "op", "do", "side", "what", NULL };
  static const char *const look_keys[] = { "op", "do", "side", "what", "as", NULL };
  BmOp op = bm_new_op (code);
  BmSubject subject;
  BmJson child;
  int side;

  bm_cards_object (reader, at, code == BM_OP_LOOK ? look_keys : discard_keys);
  side = bm_cards_member_word (reader, at, "side", one_side_words, "side", TRUE);
  op.n = (guint8) MAX (side, 0);
  if (code == BM_OP_LOOK ? !bm_json_member (at, "what", &child) : is_word (at, "what", "all"))
    {
      if (bm_json_member (at, "as", &child))
        bm_cards_fault (reader, &child, "the whole hand cannot be kept; look at one card (\"what\")");
      bm_cards_emit (reader, op);
      return;
    }
  if (!open_subject (reader, at, "what", 1u << BM_THING_CARD, &subject))
    return;
  bm_json_member (at, "what", &child);
  check_hand (reader, &child, &subject.selection, side);
  if (code == BM_OP_LOOK && bm_json_member (at, "as", &child))
    {
      if (subject.pc < 0 || subject.selection.slot != BM_NO_SLOT)
        bm_cards_fault (reader, &child, "nothing is picked here that is not kept already");
      else
        g_array_index (reader->code, BmOp, subject.pc).slot =
          bm_cards_keep (reader, &child, BM_SLOT_CARD, 1u << BM_THING_CARD);
    }
  op.x = subject.ref;
  bm_cards_emit (reader, op);
  close_subject (reader, &subject);
}

static void
op_cards (BmCardsReader *reader,
          const BmJson  *at)
{
  static const char *const words[] = { "draw", "discard", "look", NULL };

  switch (bm_cards_member_word (reader, at, "do", words, "thing to do with cards", TRUE))
    {
    case 0:
      cards_draw (reader, at);
      break;
    case 1:
      cards_discard_or_look (reader, at, BM_OP_DISCARD);
      break;
    case 2:
      cards_discard_or_look (reader, at, BM_OP_LOOK);
      break;
    default:
      break;
    }
}

/* --- pick ------------------------------------------------------------------------------------------------------ */

static void
op_pick (BmCardsReader *reader,
         const BmJson  *at)
{
  static const char *const keys[] = { "op", "what", "as", "optional", NULL };
  BmSubject subject;
  BmJson child;

  if (!bm_cards_object (reader, at, keys) || !open_subject (reader, at, "what", ~0u, &subject))
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
  close_subject (reader, &subject);
}

/* --- All of them ----------------------------------------------------------------------------------------------- */

static const struct
{
  const char *name;
  void      (*read) (BmCardsReader *reader,
                     const BmJson  *at);
} operations[] = {
  { "act", op_act },
  { "move", op_move },
  { "swap", op_swap },
  { "put", op_put },
  { "take", op_take },
  { "sink", op_sink },
  { "lift", op_lift },
  { "rain", op_rain },
  { "track", op_track },
  { "health", op_health },
  { "actions", op_actions },
  { "cards", op_cards },
  { "stun", op_stun },
  { "die", op_die },
  { "mod", bm_cards_op_mod },
  { "later", bm_cards_op_later },
  { "pick", op_pick },
  { "keep", bm_cards_op_keep },
  { "choose", bm_cards_op_choose },
  { "choose-direction", bm_cards_op_choose_direction },
  { "each", bm_cards_op_each },
  { "if", bm_cards_op_if },
  { "roll", bm_cards_op_roll },
  { "times", bm_cards_op_times },
};

void
bm_cards_op (BmCardsReader *reader,
             const BmJson  *at)
{
  const char *words[G_N_ELEMENTS (operations) + 1] = { NULL };
  int op;

  if (!JSON_NODE_HOLDS_OBJECT (at->node))
    {
      bm_cards_fault (reader, at, "must be an object");
      return;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (operations); i++)
    words[i] = operations[i].name;
  op = bm_cards_member_word (reader, at, "op", words, "operation", TRUE);
  if (op >= 0)
    operations[op].read (reader, at);
}
