/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * All operations by their names.
 */
#include "cards-ops.h"

static const struct
{
  const char *name;
  void      (*read) (WrCardsReader *reader,
                     const BmJson  *at);
} operations[] = {
  { "act", wr_cards_op_act },
  { "move", wr_cards_op_move },
  { "swap", wr_cards_op_swap },
  { "put", wr_cards_op_put },
  { "take", wr_cards_op_take },
  { "sink", wr_cards_op_sink },
  { "lift", wr_cards_op_lift },
  { "rain", wr_cards_op_rain },
  { "track", wr_cards_op_track },
  { "health", wr_cards_op_health },
  { "actions", wr_cards_op_actions },
  { "cards", wr_cards_op_cards },
  { "stun", wr_cards_op_stun },
  { "die", wr_cards_op_die },
  { "mod", wr_cards_op_mod },
  { "later", wr_cards_op_later },
  { "pick", wr_cards_op_pick },
  { "keep", wr_cards_op_keep },
  { "choose", wr_cards_op_choose },
  { "choose-direction", wr_cards_op_choose_direction },
  { "each", wr_cards_op_each },
  { "if", wr_cards_op_if },
  { "roll", wr_cards_op_roll },
  { "times", wr_cards_op_times },
};

void
wr_cards_op (WrCardsReader *reader,
             const BmJson  *at)
{
  const char *words[G_N_ELEMENTS (operations) + 1] = { NULL };
  int op;

  if (!JSON_NODE_HOLDS_OBJECT (at->node))
    {
      wr_cards_fault (reader, at, "must be an object");
      return;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (operations); i++)
    words[i] = operations[i].name;
  op = wr_cards_member_word (reader, at, "op", words, "operation", TRUE);
  if (op >= 0)
    operations[op].read (reader, at);
}
