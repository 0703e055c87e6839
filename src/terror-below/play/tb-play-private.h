/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-play.h"

G_BEGIN_DECLS

/*
 * Appends to OPTIONS (of TbOption) all that can be pressed in POS while PICKED is picked, sorted by place; to OTHERS (of
 * BmMove) the moves that nothing at the table stands for.
 */
void tb_play_list_options (const TbPosition *pos,
                           TbAt              picked,
                           GArray           *options,
                           GArray           *others);

/* Does PICKED, a button, let a press mean a move of KIND that ramps RAMPS times? */
gboolean tb_play_button_means (TbAt   picked,
                               guint  kind,
                               guint  ramps);

/* Why a press on AT does nothing in POS, while PICKED is picked. */
void tb_play_explain      (const TbPosition *pos,
                           TbAt              picked,
                           TbAt              at,
                           BmRefusal        *refusal);

G_END_DECLS
