/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-board-metrics.h"
#include "wr-board-motion.h"
#include "wr-board-view.h"
#include "wr-mark-layer.h"
#include "wr-space-button.h"

G_BEGIN_DECLS

/* What the parts of the board's widget share: wr-board-view.c builds it, wr-board-view-layout.c lays it out,
   wr-board-view-show.c shows positions and marks, wr-board-view-focus.c leads the keyboard and the pointer,
   wr-board-view-drag.c drags pieces, wr-board-view-menu.c opens the menu. */

typedef struct
{
  WrBoardTarget  target; /* its description is DESCRIPTION */
  char          *description;
} WrOwnTarget;

struct _WrBoardView
{
  GtkWidget      parent_instance;

  /* Children, in drawing order. */
  GtkWidget     *terrain;
  GtkWidget     *row_labels[WR_LAST_ROW + 1];
  GtkWidget     *column_labels[WR_N_COLUMNS];
  WrSpaceButton *spaces[256]; /* by WrSpace; NULL where nothing is */
  GtkWidget     *pieces;
  GtkWidget     *marks;
  GtkWidget     *lifted_layer; /* has the piece that is dragged */
  GtkWidget     *caption;
  GtkWidget     *menu;

  WrBoardMetrics metrics;
  int            least;   /* pixels of a space */

  /* While several things are told one after the other the children wait for the last. */
  guint          frozen;
  gboolean       stale;

  /* What is shown. */
  WrPosition     position;
  GArray        *targets; /* of WrOwnTarget */
  WrSpace        selected;
  gboolean       has_preview;
  WrPosition     preview;
  guint          preview_crossed;
  WrSpace        preview_at;
  gboolean       has_tonight;
  WrTonight      tonight;
  gboolean       has_threats;
  WrThreats      threats;
  guint          traps;   /* columns (bits) */
  GArray        *marked; /* of WrSpace */
  WrSpace        result_space;
  char          *result;

  /* Motion. */
  BmMotion       speed;
  WrBoardMotion *motion; /* NULL: at rest */
  guint          tick;
  gint64         motion_start;
  guint          reached; /* the event that it has come to */
  gboolean       pausing; /* what is shown after it is not the end */
  GtkEventController *skipper; /* on the window */

  /* Dragging. */
  GtkGesture    *drag;
  guint          movable;   /* bits of WrPiece */
  WrPiece        picked;
  WrPiece        lifted;    /* WR_PIECE_NONE: nothing is dragged */
  WrPiece        dropped;   /* has been brought where it goes: that way is not shown again */
  double         drag_x, drag_y; /* where the pointer was pressed */
  double         lifted_x, lifted_y;

  /* Keyboard and pointer. */
  WrSpace        current;   /* where Tab enters */
  gboolean       keys_lead; /* the keyboard was used later than the pointer */
  WrSpace        pointed;   /* by the pointer */
  double         pointer_x; /* -1: not on the board */
  double         pointer_y;
  WrSpace        rested;    /* what "space-hovered" said last */
};

/* wr-board-view.c */
void     wr_board_view_emit_hovered      (WrBoardView      *self,
                                          WrSpace           space);
void     wr_board_view_emit_motion_ended (WrBoardView      *self);
void     wr_board_view_emit_motion_reached (WrBoardView    *self,
                                          guint             event);

/* wr-board-view-layout.c */
void     wr_board_view_measure           (GtkWidget        *widget,
                                          GtkOrientation    orientation,
                                          int               for_size,
                                          int              *minimum,
                                          int              *natural,
                                          int              *minimum_baseline,
                                          int              *natural_baseline);
void     wr_board_view_size_allocate     (GtkWidget        *widget,
                                          int               width,
                                          int               height,
                                          int               baseline);

/* wr-board-view-show.c */
void     wr_board_view_show_all          (WrBoardView      *self);
void     wr_board_view_drop_motion       (WrBoardView      *self);

/* wr-board-view-focus.c */
gboolean wr_board_view_focus             (GtkWidget        *widget,
                                          GtkDirectionType  direction);
void     wr_board_view_focus_child_changed (WrBoardView    *self,
                                          GtkWidget        *child);
void     wr_board_view_set_keys_lead     (WrBoardView      *self,
                                          gboolean          keys_lead);
void     wr_board_view_add_pointer       (WrBoardView      *self);
/* The pointer is at X, Y of the widget. */
void     wr_board_view_point             (WrBoardView      *self,
                                          double            x,
                                          double            y);
/* Until it moves again. */
void     wr_board_view_forget_pointer    (WrBoardView      *self);
void     wr_board_view_add_bindings      (GtkWidgetClass   *widget_class);
/* A space of the ring is about to be hidden. */
void     wr_board_view_leave_space       (WrBoardView      *self,
                                          WrSpace           space);

/* wr-board-view-drag.c */
void     wr_board_view_add_drag          (WrBoardView      *self);
/* Before the spaces, which are buttons: what has become a drag or a long press is no click as well. */
void     wr_board_view_add_gesture       (WrBoardView      *self,
                                          GtkGesture       *gesture);
/* Draws what is dragged where the pointer is, and takes it out of FRAME. */
void     wr_board_view_show_lifted       (WrBoardView      *self,
                                          WrBoardFrame     *frame);

/* wr-board-view-menu.c */
void     wr_board_view_add_menu          (WrBoardView      *self);

G_END_DECLS
