/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-position.h"

G_BEGIN_DECLS

/*
 * The place of a Worm or the Bird in the row below the draft: empty, or with the champion that was chosen, all of which
 * its tooltip shows.
 */
#define BM_TYPE_DRAFT_SLOT (bm_draft_slot_get_type ())
G_DECLARE_FINAL_TYPE (BmDraftSlot, bm_draft_slot, BM, DRAFT_SLOT, GtkBox)

GtkWidget  *bm_draft_slot_new  (BmPiece      piece);

/* CARD: BM_NO_CARD, or one that is not in the set of cards: not chosen yet.  CURRENT: it is chosen now. */
void        bm_draft_slot_show (BmDraftSlot *self,
                                guint8       card,
                                gboolean     current);

/* The picture of PIECE below `art/`; static. */
const char *bm_draft_slot_art  (BmPiece      piece);

G_END_DECLS
