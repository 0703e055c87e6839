/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The operation `act`: an ordinary action that a card gives.
 */
#include "cards-ops.h"

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

void
bm_cards_op_act (BmCardsReader *reader,
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
  op.v = bm_cards_member_value (reader, at, "times", 1, 1);
  read_optional (reader, at, &op);
  if (bm_json_member (at, "with", &child))
    bm_cards_mods (reader, &child, &op.mod, &n_mods, &hooks);
  op.n_mods = (guint8) MIN (n_mods, G_MAXUINT8);
  bm_cards_emit (reader, op);
  /* Whoever acted is `it` now. */
  if (actors != 0)
    reader->it_kinds |= actors;
}
