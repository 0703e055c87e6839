/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-scale.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * The Bounty Line, and behind it the Hidden Bounties of the seat whose hand is open.  Signals: see tb_parts_install ().
 */
#define TB_TYPE_BOUNTY_LINE (tb_bounty_line_get_type ())
G_DECLARE_FINAL_TYPE (TbBountyLine, tb_bounty_line, TB, BOUNTY_LINE, GtkWidget)

void tb_bounty_line_show     (TbBountyLine *self,
                              const TbShow *show);
/* The paper at place I of the Line, from 0; lent. */
GtkWidget *tb_bounty_line_get_paper (TbBountyLine *self,
                                     guint         i);
void tb_bounty_line_set_scale (TbBountyLine *self,
                               const TbScale *scale);

G_END_DECLS
