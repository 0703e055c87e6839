/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-table.h"

G_BEGIN_DECLS

/*
 * The opening of a match: each seat chooses its Leader from three Characters, in the order of the seats; alone, who is left
 * out is chosen as well.  Characters are open to all; the own hand lies below them, face down until its owner is there.
 */
#define TB_TYPE_LEADER_SCREEN (tb_leader_screen_get_type ())
G_DECLARE_FINAL_TYPE (TbLeaderScreen, tb_leader_screen, TB, LEADER_SCREEN, GtkWidget)

/* Is that chosen at POSITION, a TbPosition? */
gboolean tb_leader_is_chosen_at (gconstpointer position);

G_END_DECLS
