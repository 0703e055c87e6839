/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Operations on trackers, actions and cards.
 */
#include "cards-ops.h"

#include <string.h>

static const char *const one_side_words[] = { [WR_SIDE_WORMS] = "worms", [WR_SIDE_BIRD] = "bird", NULL };

/* `by` or `to`: exactly one of them.  FALSE after a fault. */
static gboolean
by_or_to (WrCardsReader *reader,
          const BmJson  *at,
          BmJson        *child,
          gboolean      *set)
{
  gboolean by = bm_json_member (at, "by", child);

  *set = FALSE;
  if (!json_object_has_member (json_node_get_object (at->node), "to"))
    {
      if (!by)
        wr_cards_fault (reader, at, "must have \"by\" or \"to\"");
      return by;
    }
  *set = bm_json_member (at, "to", child);
  if (by)
    wr_cards_fault (reader, child, "does not go with \"by\"");
  return !by;
}

static WrBy
side_by (int side)
{
  return side == WR_SIDE_WORMS ? WR_BY_WORMS : WR_BY_BIRD;
}

void
wr_cards_op_track (WrCardsReader *reader,
                   const BmJson  *at)
{
  static const char *const keys[] = { "op", "track", "by", "to", NULL };
  static const char *const tracks[] = { "hunger", "suspicion", "day", NULL };
  static const guint8 numbers[] = { 0, 1, 3 };
  WrOp op = wr_new_op (WR_OP_TRACK);
  gboolean set;
  BmJson child;
  int track;

  if (!wr_cards_object (reader, at, keys))
    return;
  track = wr_cards_member_word (reader, at, "track", tracks, "track", TRUE);
  op.n = numbers[MAX (track, 0)];
  if (!by_or_to (reader, at, &child, &set))
    return;
  op.v = wr_cards_value (reader, &child, set ? 0 : -20);
  op.flags = set ? WR_FLAG_SET : 0;
  wr_cards_emit (reader, op);
}

void
wr_cards_op_health (WrCardsReader *reader,
                    const BmJson  *at)
{
  static const char *const keys[] = { "op", "by", "to", NULL };
  WrOp op = wr_new_op (WR_OP_HEALTH);
  gboolean set;
  BmJson child;

  if (!wr_cards_object (reader, at, keys) || !by_or_to (reader, at, &child, &set))
    return;
  op.flags = set ? WR_FLAG_SET : 0;
  if (set && bm_json_is_string (&child) && strcmp (json_node_get_string (child.node), "max") == 0)
    {
      op.flags |= WR_FLAG_MAX;
      op.v = wr_cards_constant (reader, BM_HEALTH_TOP);
    }
  else
    op.v = wr_cards_value (reader, &child, set ? 0 : -20);
  wr_cards_emit (reader, op);
}

void
wr_cards_op_actions (WrCardsReader *reader,
                     const BmJson  *at)
{
  static const char *const keys[] = { "op", "side", "by", "to", "when", "end", NULL };
  static const char *const times[] = { "now", "next", NULL };
  WrOp op = wr_new_op (WR_OP_ACTIONS);
  gboolean set;
  BmJson child;

  if (!wr_cards_object (reader, at, keys))
    return;
  op.by = (guint8) side_by (wr_cards_member_word (reader, at, "side", one_side_words, "side", TRUE));
  if (wr_cards_flag (reader, at, "end", FALSE))
    {
      if (json_object_get_size (json_node_get_object (at->node)) > 3)
        wr_cards_fault_member (reader, at, "end", "the turn is over: \"by\", \"to\" and \"when\" do not go with it");
      op.flags = WR_FLAG_END;
      op.v = wr_cards_constant (reader, 0);
      wr_cards_emit (reader, op);
      return;
    }
  if (wr_cards_member_word (reader, at, "when", times, "time", TRUE) == 1)
    op.flags |= WR_FLAG_NEXT;
  if (!by_or_to (reader, at, &child, &set))
    return;
  op.flags |= set ? WR_FLAG_SET : 0;
  op.v = wr_cards_value (reader, &child, set ? 0 : -20);
  wr_cards_emit (reader, op);
}

/* --- Cards -------------------------------------------------------------------------------------------------------- */

static void
check_hand (WrCardsReader     *reader,
            const BmJson      *at,
            const WrSelection *selection,
            int                side)
{
  if (side < WR_N_SIDES && selection->side < WR_N_SIDES && selection->side != side)
    wr_cards_fault (reader, at, "is picked from the other side's hand");
}

static void
cards_draw (WrCardsReader *reader,
            const BmJson  *at)
{
  static const char *const keys[] = { "op", "do", "side", "n", NULL };
  WrOp op = wr_new_op (WR_OP_DRAW);

  wr_cards_object (reader, at, keys);
  op.n = (guint8) MAX (wr_cards_member_word (reader, at, "side", wr_card_side_words, "side", TRUE), 0);
  op.v = wr_cards_member_value (reader, at, "n", 0, -1);
  wr_cards_emit (reader, op);
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
cards_discard_or_look (WrCardsReader *reader,
                       const BmJson  *at,
                       WrOpCode       code)
{
  static const char *const discard_keys[] = { "op", "do", "side", "what", NULL };
  static const char *const look_keys[] = { "op", "do", "side", "what", "as", NULL };
  WrOp op = wr_new_op (code);
  WrSubject subject;
  BmJson child;
  int side;

  wr_cards_object (reader, at, code == WR_OP_LOOK ? look_keys : discard_keys);
  side = wr_cards_member_word (reader, at, "side", one_side_words, "side", TRUE);
  op.n = (guint8) MAX (side, 0);
  if (code == WR_OP_LOOK ? !bm_json_member (at, "what", &child) : is_word (at, "what", "all"))
    {
      if (bm_json_member (at, "as", &child))
        wr_cards_fault (reader, &child, "the whole hand cannot be kept; look at one card (\"what\")");
      wr_cards_emit (reader, op);
      return;
    }
  if (!wr_cards_open_subject (reader, at, "what", 1u << WR_THING_CARD, &subject))
    return;
  bm_json_member (at, "what", &child);
  check_hand (reader, &child, &subject.selection, side);
  if (code == WR_OP_LOOK && bm_json_member (at, "as", &child))
    {
      if (subject.pc < 0 || subject.selection.slot != WR_NO_SLOT)
        wr_cards_fault (reader, &child, "nothing is picked here that is not kept already");
      else
        g_array_index (reader->code, WrOp, subject.pc).slot =
          wr_cards_keep (reader, &child, WR_SLOT_CARD, 1u << WR_THING_CARD);
    }
  op.x = subject.ref;
  wr_cards_emit (reader, op);
  wr_cards_close_subject (reader, &subject);
}

void
wr_cards_op_cards (WrCardsReader *reader,
                   const BmJson  *at)
{
  static const char *const words[] = { "draw", "discard", "look", NULL };

  switch (wr_cards_member_word (reader, at, "do", words, "thing to do with cards", TRUE))
    {
    case 0:
      cards_draw (reader, at);
      break;
    case 1:
      cards_discard_or_look (reader, at, WR_OP_DISCARD);
      break;
    case 2:
      cards_discard_or_look (reader, at, WR_OP_LOOK);
      break;
    default:
      break;
    }
}
