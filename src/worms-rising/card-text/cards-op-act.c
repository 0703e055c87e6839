/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The operation `act`: an ordinary action that a card gives.
 */
#include "cards-ops.h"

/* Bits of the actions that things of KINDS have. */
static guint
actions_of_kinds (guint kinds)
{
  const guint zombie = 1u << WR_ACTION_MOVE | 1u << WR_ACTION_BITE;
  const guint worm = zombie | 1u << WR_ACTION_BEDROCK | 1u << WR_ACTION_BREAK | 1u << WR_ACTION_PUSH |
                     1u << WR_ACTION_RAISE;
  const guint bird = 1u << WR_ACTION_BREAK | 1u << WR_ACTION_DIG | 1u << WR_ACTION_DRILL | 1u << WR_ACTION_EAT |
                     1u << WR_ACTION_FLY | 1u << WR_ACTION_PECK | 1u << WR_ACTION_REST;
  guint actions = 0;

  if (kinds >> WR_THING_WORM & 1)
    actions |= worm;
  if (kinds >> WR_THING_ZOMBIE & 1)
    actions |= zombie;
  if (kinds >> WR_THING_BIRD & 1)
    actions |= bird;
  return actions;
}

/* The actors; by default the champion, or the Bird. */
static guint
read_actors (WrCardsReader *reader,
             const BmJson  *at,
             WrOp          *op)
{
  WrSelection selection;
  WrSelector own = { .n = WR_NO_CODE, .ref = { .type = reader->champion ? WR_REF_SELF : WR_REF_BIRD } };
  BmJson child;

  if (bm_json_member (at, "who", &child))
    {
      if (!wr_cards_selector (reader, &child, WR_MATCHED_ONLY, &selection))
        return 0;
      wr_cards_check_kinds (reader, &child, selection.kinds, WR_ANY_PIECE);
      op->a = selection.index;
      return selection.kinds;
    }
  op->a = wr_tables_append (reader->tables, reader->tables->selectors, &own, 1);
  return reader->champion && reader->card->deck == WR_DECK_WORM_CHAMPION ? 1u << WR_THING_WORM : 1u << WR_THING_BIRD;
}

static void
check_actions (WrCardsReader *reader,
               const BmJson  *at,
               guint          actions,
               guint          kinds)
{
  guint possible = actions_of_kinds (kinds);

  for (guint action = 0; action < WR_N_ACTIONS; action++)
    if ((actions & ~possible) >> action & 1)
      wr_cards_fault_member (reader, at, "action", "who acts here cannot %s", wr_card_action_words[action]);
}

static void
read_optional (WrCardsReader *reader,
               const BmJson  *at,
               WrOp          *op)
{
  BmJson child;

  if (!bm_json_member (at, "optional", &child))
    return;
  if (JSON_NODE_HOLDS_OBJECT (child.node))
    op->condition = wr_cards_predicate (reader, &child);
  else if (wr_cards_flag (reader, at, "optional", FALSE))
    op->flags |= WR_FLAG_OPTIONAL;
}

void
wr_cards_op_act (WrCardsReader *reader,
                 const BmJson  *at)
{
  static const char *const keys[] = { "op", "action", "who", "by", "target", "direction", "times", "optional", "with",
                                      NULL };
  WrOp op = wr_new_op (WR_OP_ACT);
  guint actors, actions = 0, n_mods = 0;
  guint64 hooks = 0;
  BmJson child;
  int by;

  if (!wr_cards_object (reader, at, keys))
    return;
  actors = read_actors (reader, at, &op);
  if (wr_cards_member (reader, at, "action", TRUE, &child))
    actions = wr_cards_words (reader, &child, wr_card_action_words, "action");
  op.b = (guint16) actions;
  if (actors != 0)
    check_actions (reader, at, actions, actors);
  by = wr_cards_member_word (reader, at, "by", wr_by_words, "side", FALSE);
  op.by = (guint8) MAX (by, 0);
  op.target = wr_cards_matcher (reader, at, "target");
  if (bm_json_member (at, "direction", &child))
    op.n = (guint8) wr_cards_words (reader, &child, wr_card_dir_words, "direction");
  op.v = wr_cards_member_value (reader, at, "times", 1, 1);
  read_optional (reader, at, &op);
  if (bm_json_member (at, "with", &child))
    wr_cards_mods (reader, &child, &op.mod, &n_mods, &hooks);
  op.n_mods = (guint8) MIN (n_mods, G_MAXUINT8);
  wr_cards_emit (reader, op);
  /* The actor becomes `it`. */
  if (actors != 0)
    reader->it_kinds |= actors;
}
