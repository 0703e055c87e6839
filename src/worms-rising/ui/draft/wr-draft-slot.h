/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-position.h"

G_BEGIN_DECLS

/*
 * The slot of a Worm or the Bird in the row below the draft: empty, or with the champion that was chosen; the tooltip
 * shows the whole card.
 */
#define WR_TYPE_DRAFT_SLOT (wr_draft_slot_get_type ())
G_DECLARE_FINAL_TYPE (WrDraftSlot, wr_draft_slot, WR, DRAFT_SLOT, GtkBox)

GtkWidget  *wr_draft_slot_new  (WrPiece      piece);

/* CARD: WR_NO_CARD, or one that is not in the set of cards: not chosen yet.  CURRENT: it is being chosen now. */
void        wr_draft_slot_show (WrDraftSlot *self,
                                guint8       card,
                                gboolean     current);

/* The picture of PIECE below `art/`; static. */
const char *wr_draft_slot_art  (WrPiece      piece);

G_END_DECLS
