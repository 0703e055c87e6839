/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-hand.h"
#include "bm-status.h"
#include "wr-action-panel.h"
#include "wr-bird-panel.h"
#include "wr-board-view.h"
#include "wr-party-panel.h"

G_BEGIN_DECLS

/*
 * The layout of the table: the board, as large as height and width allow; a column at either side, both of the same
 * width; above the board the sky with the status line, below it the hand, and docks at the bottom of the columns.
 *
 * It also determines which of them fit: the shape.  It must not change during an allocation, so a new shape is
 * announced by "reshape", and the table applies it with wr_table_layout_take_shape ().  All lengths are pixels.
 *
 * Signals: "reshape" (): another shape fits better than the current one; not emitted during a layout. "horizon" (): the
 * ground begins elsewhere.
 */
#define WR_TYPE_TABLE_LAYOUT (wr_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (WrTableLayout, wr_table_layout, WR, TABLE_LAYOUT, GtkLayoutManager)

/* The least width of a column in a narrow window, with text of the usual size. */
#define WR_TABLE_NARROW_COLUMN 200

/* The docks at the bottom of the columns if these are high enough. */
typedef enum
{
  WR_DOCK_TONIGHT,
  WR_DOCK_THREATS, /* above it */
  WR_DOCK_LOG,
  WR_N_DOCKS
} WrDock;

typedef struct
{
  gboolean narrow;          /* the columns have their narrow style */
  gboolean hand_beside;     /* the hand is a list in a column, no strip under the board */
  gboolean hand_readable;   /* the texts of its cards can be read in the strip */
  gboolean docked[WR_N_DOCKS]; /* at the bottom of a column, always visible */
  guint    growth;          /* the scale of the columns' text and pictures, in steps */
  int      least[WR_N_SIDES]; /* the least height of the upper part of a column; -1: natural */
} WrTableShape;

/* The column of a side. */
typedef struct
{
  GtkWidget     *box;       /* all of it */
  GtkWidget     *panel;     /* its main part, with its REMINDERS */
  GtkWidget     *reminders;
  GtkWidget     *drawer;    /* below them, if it is visible */
  GtkWidget     *hand;      /* where the hand is as a list */
  WrActionPanel *actions;   /* at the foot */
} WrTableColumn;

/* The children, all inside the table. */
typedef struct
{
  WrTableColumn columns[WR_N_SIDES];
  GtkWidget   *docks[WR_N_DOCKS];
  BmStatus    *status;
  WrBoardView *board;
  BmHand      *hand;
} WrTablePlaces;

/* Sets the layout of TABLE, which owns all of PLACES, in the narrow shape at first.  Returns the layout, owned by
   TABLE. */
WrTableLayout      *wr_table_layout_install    (GtkWidget           *table,
                                                const WrTablePlaces *places);

/* The shape that the table has. */
const WrTableShape *wr_table_layout_get_shape  (WrTableLayout       *self);
/* Applies the shape that fits: styles and sizes; the table moves the hand and the docks. */
void                wr_table_layout_take_shape (WrTableLayout       *self);

/* The top of the ground, from the top of the table. */
int                 wr_table_layout_get_horizon (WrTableLayout      *self);

/* Whether anything may be docked: at first it may. */
void                wr_table_layout_set_docks  (WrTableLayout       *self,
                                                gboolean             docks);
/* Whether something can be in the row below the board, which the hand covers else; from the next layout on. */
void                wr_table_layout_set_row_below (WrTableLayout    *self,
                                                   gboolean          row_below);

G_END_DECLS
