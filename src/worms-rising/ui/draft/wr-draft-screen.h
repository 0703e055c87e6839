/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-table.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Choosing the champions before the first day: the cards offered side by side, for whom they are, and what was chosen
 * before.  Pressing a card, or its number, sends the choice to the match.  Only the side at the screen sees what it is offered;
 * with help it can take back a champion.
 */
#define WR_TYPE_DRAFT_SCREEN (wr_draft_screen_get_type ())
G_DECLARE_FINAL_TYPE (WrDraftScreen, wr_draft_screen, WR, DRAFT_SCREEN, GtkWidget)

/* Is a champion to be chosen in POS? */
gboolean bm_draft_is_on          (const WrPosition *pos);

G_END_DECLS
