/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-table.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * The choice of champions before the first day: the cards offered side by side, the piece that they are for, and the
 * choices made before.  Pressing a card, or its number, sends the choice to the match.  Only the side at the screen
 * sees its offers; with help it can undo a choice.
 */
#define WR_TYPE_DRAFT_SCREEN (wr_draft_screen_get_type ())
G_DECLARE_FINAL_TYPE (WrDraftScreen, wr_draft_screen, WR, DRAFT_SCREEN, GtkWidget)

/* Whether POS waits for the choice of a champion. */
gboolean bm_draft_is_on          (const WrPosition *pos);

G_END_DECLS
