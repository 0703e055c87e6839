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
 * Where the parts of the table are: the board, as large as height and width allow; a column at either side, both of one
 * width; above the board the sky with the status line, below it the hand, and docks at the feet of the columns.
 *
 * It also says what of them there is room for.  That is a shape: nothing can take another one while places are given,
 * so a new shape is announced by "reshape", and the table takes it with wr_table_layout_take_shape ().  All lengths are
 * pixels.
 *
 * Signals: "reshape" (): another shape fits better than the one that the table has; not while a layout runs.
 * "horizon" (): the ground begins elsewhere.
 */
#define WR_TYPE_TABLE_LAYOUT (wr_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (WrTableLayout, wr_table_layout, WR, TABLE_LAYOUT, GtkLayoutManager)

/* The least width of a column in a narrow window, with text of the usual size. */
#define WR_TABLE_NARROW_COLUMN 200

/* What stands at the foot of the columns where they are high enough. */
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
  gboolean hand_readable;   /* the texts of its cards can be read where they lie */
  gboolean docked[WR_N_DOCKS]; /* stands at the foot of a column, always in sight */
  guint    growth;          /* how much larger than usual the columns are written and drawn, in steps */
  int      least[WR_N_SIDES]; /* how high the upper part of a column has to be; -1: as it comes */
} WrTableShape;

/* The column of a side. */
typedef struct
{
  GtkWidget     *box;       /* all of it */
  GtkWidget     *panel;     /* what it is about, with its REMINDERS */
  GtkWidget     *reminders;
  GtkWidget     *drawer;    /* below them, if it is visible */
  GtkWidget     *hand;      /* where the hand is as a list */
  WrActionPanel *actions;   /* at the foot */
} WrTableColumn;

/* What is laid out, all of it inside the table. */
typedef struct
{
  WrTableColumn columns[WR_N_SIDES];
  GtkWidget   *docks[WR_N_DOCKS];
  BmStatus    *status;
  WrBoardView *board;
  BmHand      *hand;
} WrTablePlaces;

/* TABLE, which owns all of PLACES, is laid out so from now on, in the narrow shape at first.  Returns what it owns. */
WrTableLayout      *wr_table_layout_install    (GtkWidget           *table,
                                                const WrTablePlaces *places);

/* The shape that the table has. */
const WrTableShape *wr_table_layout_get_shape  (WrTableLayout       *self);
/* From now on it has the one that fits: styles and sizes go by it; the hand and what is docked are for the table to move. */
void                wr_table_layout_take_shape (WrTableLayout       *self);

/* Where the ground begins, from the top of the table. */
int                 wr_table_layout_get_horizon (WrTableLayout      *self);

/* Whether anything may be docked: at first it may. */
void                wr_table_layout_set_docks  (WrTableLayout       *self,
                                                gboolean             docks);
/* Whether something can be in the row below the board, which the hand covers else; from the next layout on. */
void                wr_table_layout_set_row_below (WrTableLayout    *self,
                                                   gboolean          row_below);

G_END_DECLS
