/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules-private.h"

G_BEGIN_DECLS

/* turn-choices.c: the decisions of turn.c. */

static inline guint
tb_hand_size (const TbPlayer *player)
{
  return (guint) __builtin_popcountll (player->vehicles);
}

/* T15.2: the cards in hand, as bits, that can be added, if the effect of the card played is a second-card. */
guint64  tb_second_cards (const TbPosition *pos,
                          guint             seat);
/* T8.3: whether the actions step stays open, unless it was closed. */
gboolean tb_can_do_more  (const TbPosition *pos);

/* Functions of the class of TB_FRAME_TURN. */
void     tb_turn_list    (const TbPosition *pos,
                          const TbFrame    *frame,
                          TbMoves          *list);
gboolean tb_turn_fits    (const TbPosition *pos,
                          const TbFrame    *frame,
                          const TbFrame    *below);

G_END_DECLS
