/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * What stands around the board, where it is deferred.  The first frame of a move has enough to do, and so has the one that
 * brings its lines into the log: other parts come after these, in two frames.  What the board must show first comes when it
 * rests.
 */
typedef struct _WrTableDeferred WrTableDeferred;

/* Neither of the first two is much for a frame. */
enum
{
  WR_AROUND_HAND = 1 << 0,
  WR_AROUND_PANELS = 1 << 1,
  WR_AROUND_STATE = 1 << 2, /* what goes by where everything is: with the panels, or at rest */
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

/* From now on exactly PARTS are deferred; 0: none, and none may be. */
void             wr_table_deferred_set     (WrTableDeferred *self,
                                            guint            parts);
guint            wr_table_deferred_get     (WrTableDeferred *self);
/* What is deferred comes now. */
void             wr_table_deferred_flush   (WrTableDeferred *self);

/* WR_AROUND_STATE comes when the board rests; and now it does. */
void             wr_table_deferred_await_rest (WrTableDeferred *self);
void             wr_table_deferred_rest    (WrTableDeferred *self);

/* Nothing of it comes any more. */
void             wr_table_deferred_drop    (WrTableDeferred *self);

G_END_DECLS
