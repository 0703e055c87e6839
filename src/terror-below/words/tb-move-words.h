/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-move.h"

G_BEGIN_DECLS

/* The whole of MOVE, which is legal in POS, without a table to point at: "Drive to c4", "Play Pickup on Worm 2"; as the
   label of a button or an entry of a menu.  (transfer full) */
char *tb_move_words (const TbPosition *pos,
                     BmMove            move);

G_END_DECLS
