/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * All seats in the order of choosing, each with its Leader and the other Characters of its squad; the current one is
 * marked.
 */
#define TB_TYPE_LEADER_SEATS (tb_leader_seats_get_type ())
G_DECLARE_FINAL_TYPE (TbLeaderSeats, tb_leader_seats, TB, LEADER_SEATS, GtkWidget)

void tb_leader_seats_show     (TbLeaderSeats *self,
                               const TbShow  *show);
void tb_leader_seats_set_size (TbLeaderSeats *self,
                               int            size);

G_END_DECLS
