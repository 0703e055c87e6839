/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-table.h"

G_BEGIN_DECLS

/*
 * The opening of a match: each seat chooses its Leader from three Characters, in the order of the seats; a single
 * player can also leave some of the squad out.  Characters are open to all; the seat's hand is below them, hidden until
 * the player confirms to be at the screen.
 */
#define TB_TYPE_LEADER_SCREEN (tb_leader_screen_get_type ())
G_DECLARE_FINAL_TYPE (TbLeaderScreen, tb_leader_screen, TB, LEADER_SCREEN, GtkWidget)

/* Whether POSITION, a TbPosition, waits for this choice. */
gboolean tb_leader_is_chosen_at (gconstpointer position);

G_END_DECLS
