/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-asks.h"
#include "tb-move.h"

G_BEGIN_DECLS

/* MOVE, which is legal in POS, as text without a board: "Drive to c4", "Play Pickup on Worm 2"; for a button or a menu
   item.  (transfer full) */
char *tb_move_words (const TbPosition *pos,
                     BmMove            move);

/* The name of the button that ends what a decision of kind ASKS allows. */
const char *tb_done_words (TbAsks asks);

G_END_DECLS
