/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"

G_BEGIN_DECLS

/*
 * The turning points of a match that is over.  They are searched for in a thread on first use; results are cached, also
 * for other panels that show the same match.
 *
 * The moves of people are examined; in a match between computers, those of all.
 *
 * Actions: "turning.look" and "turning.try", whose parameter is a ply (u).
 * Signals:
 *   "look" (guint ply)   view the match at that ply
 *   "try" (guint ply)    continue the match from there
 *   "changed" ()         the result of bm_turning_panel_dup_status () has changed
 */
#define BM_TYPE_TURNING_PANEL (bm_turning_panel_get_type ())
G_DECLARE_FINAL_TYPE (BmTurningPanel, bm_turning_panel, BM, TURNING_PANEL, GtkWidget)

/* Whether MATCH can have turning points: it must be over and expressible as a record, and its game must have a measured
   winning chance for it and texts for its moves. */
gboolean bm_turning_panel_suits      (BmMatch        *match);

/* NULL: none.  The search only starts in bm_turning_panel_find (). */
void     bm_turning_panel_set_match  (BmTurningPanel *self,
                                      BmMatch        *match);
void     bm_turning_panel_find       (BmTurningPanel *self);

/* Whether the search is running. */
gboolean bm_turning_panel_is_busy    (BmTurningPanel *self);
/* Its progress, in a few words: "3 found".  (transfer full) */
char    *bm_turning_panel_dup_status (BmTurningPanel *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
