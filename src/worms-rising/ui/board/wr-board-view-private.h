/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-board-metrics.h"
#include "wr-board-motion.h"
#include "wr-board-view.h"
#include "wr-mark-layer.h"
#include "wr-space-button.h"

G_BEGIN_DECLS

/* Shared by the parts of the board's widget: wr-board-view.c builds it, wr-board-view-layout.c lays it out,
   wr-board-view-show.c shows positions and marks, wr-board-view-focus.c handles focus and hover, wr-board-view-drag.c
   drags pieces, wr-board-view-menu.c opens the menu. */

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
  WrSpaceButton *spaces[256]; /* by WrSpace; NULL without a space */
  GtkWidget     *pieces;
  GtkWidget     *marks;
  GtkWidget     *lifted_layer; /* draws the dragged piece */
  GtkWidget     *caption;
  GtkWidget     *menu;

  WrBoardMetrics metrics;
  int            least;   /* pixels of a space */

  /* Between freeze and thaw updates of the children are deferred. */
  guint          frozen;
  gboolean       stale;

  /* The current state. */
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
  WrBoardMotion *motion; /* NULL: no animation */
  guint          tick;
  gint64         motion_start;
  guint          reached; /* the last event reached */
  guint          dragged; /* how many events the drag has shown already */
  gboolean       pausing; /* the animation is followed by more events */
  GtkEventController *skipper; /* on the window */

  /* Dragging. */
  GtkGesture    *drag;
  guint          movable;   /* bits of WrPiece */
  WrPiece        picked;
  WrPiece        lifted;    /* WR_PIECE_NONE: no drag */
  WrPiece        dropped;   /* was dropped at its target: its movement is not animated */
  double         drag_x, drag_y; /* where the drag began */
  double         lifted_x, lifted_y;

  /* Keyboard and pointer. */
  WrSpace        current;   /* the space that Tab enters */
  gboolean       keys_lead; /* the keyboard was used after the pointer */
  WrSpace        pointed;   /* the hovered space */
  double         pointer_x; /* -1: not on the board */
  double         pointer_y;
  WrSpace        rested;    /* the space of the last "space-hovered" */
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
/* The pointer moved to X, Y of the widget. */
void     wr_board_view_point             (WrBoardView      *self,
                                          double            x,
                                          double            y);
/* Resets the hover state until the pointer moves again. */
void     wr_board_view_forget_pointer    (WrBoardView      *self);
void     wr_board_view_add_bindings      (GtkWidgetClass   *widget_class);
/* A space of the ring is about to be hidden. */
void     wr_board_view_leave_space       (WrBoardView      *self,
                                          WrSpace           space);

/* wr-board-view-drag.c */
void     wr_board_view_add_drag          (WrBoardView      *self);
/* Added before the spaces, which are buttons, so that a drag or a long press is not a click as well. */
void     wr_board_view_add_gesture       (WrBoardView      *self,
                                          GtkGesture       *gesture);
/* Draws the dragged piece at the pointer, and removes it from FRAME. */
void     wr_board_view_show_lifted       (WrBoardView      *self,
                                          WrBoardFrame     *frame);

/* wr-board-view-menu.c */
void     wr_board_view_add_menu          (WrBoardView      *self);

G_END_DECLS
