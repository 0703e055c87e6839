/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * All operations by their names.
 */
#include "cards-ops.h"

static const struct
{
  const char *name;
  void      (*read) (BmCardsReader *reader,
                     const BmJson  *at);
} operations[] = {
  { "act", bm_cards_op_act },
  { "move", bm_cards_op_move },
  { "swap", bm_cards_op_swap },
  { "put", bm_cards_op_put },
  { "take", bm_cards_op_take },
  { "sink", bm_cards_op_sink },
  { "lift", bm_cards_op_lift },
  { "rain", bm_cards_op_rain },
  { "track", bm_cards_op_track },
  { "health", bm_cards_op_health },
  { "actions", bm_cards_op_actions },
  { "cards", bm_cards_op_cards },
  { "stun", bm_cards_op_stun },
  { "die", bm_cards_op_die },
  { "mod", bm_cards_op_mod },
  { "later", bm_cards_op_later },
  { "pick", bm_cards_op_pick },
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
