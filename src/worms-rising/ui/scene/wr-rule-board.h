/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-learn.h"

G_BEGIN_DECLS

/*
 * A small picture of a part of the board, for the rulebook: drawn by the layers of the board itself, with the names of
 * its columns and rows.  Its accessible name describes its contents.  CSS node `ruleboard`.
 */
#define WR_TYPE_RULE_BOARD (wr_rule_board_get_type ())
G_DECLARE_FINAL_TYPE (WrRuleBoard, wr_rule_board, WR, RULE_BOARD, GtkWidget)

/* The part CROP of POS.  MOVE is highlighted, unless it is BM_MOVE_NONE. */
GtkWidget *wr_rule_board_new   (const WrCrop     *crop,
                                const WrPosition *pos,
                                BmMove            move);

/* The contents of the crop: "Columns b to f, rows 0 to 4.  c1: grass.  d2: cleared, Bird."  (transfer full) */
char      *wr_rule_board_words (const WrCrop     *crop,
                                const WrPosition *pos) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
