/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-table-layout.h"

G_BEGIN_DECLS

/*
 * The forecast of the night, the threats, and the log: each docked at the bottom of a column if the layout has room for
 * it, always visible; otherwise the forecast and the log are drawers in the column of the side that waits, opened and
 * closed by their buttons.  While the forecast is open the board is marked with it and with the threats, and a legend
 * below it explains the marks.
 */
typedef struct _WrTableDocks WrTableDocks;

/* The widgets are in PLACES, in the template of TABLE; it and SHAPE, which says what is docked, must outlive this. */
WrTableDocks    *wr_table_docks_new         (GtkWidget           *table,
                                             const WrTablePlaces *places,
                                             const WrTableShape  *shape) G_GNUC_WARN_UNUSED_RESULT;
void             wr_table_docks_free        (WrTableDocks       *self);

/* The parent of DOCK when it is docked. */
GtkWidget       *wr_table_docks_get_box     (WrTableDocks       *self,
                                             WrDock              dock);

/* Whether the forecast, or the log, is open.  FALSE: no change. */
gboolean         wr_table_docks_get_open    (WrTableDocks       *self,
                                             WrDock              dock);
gboolean         wr_table_docks_set_open    (WrTableDocks       *self,
                                             WrDock              dock,
                                             gboolean            open);

/* Places everything; ACTS is the side whose actions are shown. */
void             wr_table_docks_place       (WrTableDocks       *self,
                                             WrSide              acts);
/* Scrolls to the drawer that was just opened. */
void             wr_table_docks_reveal      (WrTableDocks       *self);
/* Fills in the forecast and the threats, and marks the board; SETTLED is the position they are based on.  OVER: the
   match is decided. */
void             wr_table_docks_show        (WrTableDocks       *self,
                                             const WrPosition   *settled,
                                             gboolean            over);
/* The columns (bits) of the traps that may be shown are on the board and in the legend. */
void             wr_table_docks_show_traps  (WrTableDocks       *self,
                                             guint               traps);

/* As last shown; NULL: there was no forecast. */
const WrTonight *wr_table_docks_get_night   (WrTableDocks       *self);
const WrThreats *wr_table_docks_get_threats (WrTableDocks       *self);

G_END_DECLS
