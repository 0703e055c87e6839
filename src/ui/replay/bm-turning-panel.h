/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"

G_BEGIN_DECLS

/*
 * The turning points of a match that is over.  They are looked for in a thread when they are asked for first; what was
 * found is remembered, also for other panels that show the same match.
 *
 * The moves of people are looked at; where computers played each other, theirs.
 *
 * Actions: "turning.look" and "turning.try", whose parameter is a ply (u).
 * Signals:
 *   "look" (guint ply)   the match shall be seen as it was there
 *   "try" (guint ply)    it shall be played on from there
 *   "changed" ()         bm_turning_panel_dup_status () is another one
 */
#define BM_TYPE_TURNING_PANEL (bm_turning_panel_get_type ())
G_DECLARE_FINAL_TYPE (BmTurningPanel, bm_turning_panel, BM, TURNING_PANEL, GtkWidget)

/* Can MATCH have any?  It must be over and between two, a record must be able to hold it, and its game must have a measured
   chance and words for its moves. */
gboolean bm_turning_panel_suits      (BmMatch        *match);

/* NULL: none any more.  Nothing is looked for until bm_turning_panel_find (). */
void     bm_turning_panel_set_match  (BmTurningPanel *self,
                                      BmMatch        *match);
void     bm_turning_panel_find       (BmTurningPanel *self);

/* Are they being looked for? */
gboolean bm_turning_panel_is_busy    (BmTurningPanel *self);
/* How far that is, in a few words: "3 found".  (transfer full) */
char    *bm_turning_panel_dup_status (BmTurningPanel *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
