/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Deferred updates of the widgets around the board.  The first frame after a move is expensive, and so is the one that
 * adds its lines to the log: other parts follow in the next two frames.  Parts that depend on the board are updated
 * when its animations have ended.
 */
typedef struct _WrTableDeferred WrTableDeferred;

/* Neither of the first two is much for a frame. */
enum
{
  WR_AROUND_HAND = 1 << 0,
  WR_AROUND_PANELS = 1 << 1,
  WR_AROUND_STATE = 1 << 2, /* depends on the position on the board: with the panels, or at rest */
};

typedef void (*WrTableShowFunc) (guint    parts,
                                 gpointer data);

/* TABLE, whose frames are counted, lives longer; SHOW shows some of the parts (bits). */
WrTableDeferred *wr_table_deferred_new     (GtkWidget       *table,
                                            WrTableShowFunc  show,
                                            gpointer         data) G_GNUC_WARN_UNUSED_RESULT;
void             wr_table_deferred_free    (WrTableDeferred *self);

/* Whether a move has just been made of which nothing has been drawn yet: else nothing need be deferred. */
void             wr_table_deferred_allow   (WrTableDeferred *self,
                                            gboolean         allowed);
gboolean         wr_table_deferred_is_allowed (WrTableDeferred *self);

/* Defers exactly PARTS from now on; 0: none. */
void             wr_table_deferred_set     (WrTableDeferred *self,
                                            guint            parts);
guint            wr_table_deferred_get     (WrTableDeferred *self);
/* Does the deferred updates now. */
void             wr_table_deferred_flush   (WrTableDeferred *self);

/* WR_AROUND_STATE is deferred until the animations have ended; and they have. */
void             wr_table_deferred_await_rest (WrTableDeferred *self);
void             wr_table_deferred_rest    (WrTableDeferred *self);

/* Drops the deferred updates. */
void             wr_table_deferred_drop    (WrTableDeferred *self);

G_END_DECLS
