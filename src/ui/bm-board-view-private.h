/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-board-metrics.h"
#include "bm-board-motion.h"
#include "bm-board-view.h"
#include "bm-mark-layer.h"
#include "bm-space-button.h"

G_BEGIN_DECLS

/* What the parts of the board's widget share: bm-board-view.c builds it, bm-board-view-layout.c lays it out,
   bm-board-view-show.c shows positions and marks, bm-board-view-focus.c leads the keyboard and the pointer,
   bm-board-view-drag.c drags pieces, bm-board-view-menu.c opens the menu. */

typedef struct
{
  BmBoardTarget  target; /* its description is DESCRIPTION */
  char          *description;
} BmOwnTarget;

struct _BmBoardView
{
  GtkWidget      parent_instance;

  /* Children, in drawing order. */
  GtkWidget     *terrain;
  GtkWidget     *row_labels[BM_LAST_ROW + 1];
  GtkWidget     *column_labels[BM_N_COLUMNS];
  BmSpaceButton *spaces[256]; /* by BmSpace; NULL where nothing is */
  GtkWidget     *pieces;
  GtkWidget     *marks;
  GtkWidget     *lifted_layer; /* has the piece that is dragged */
  GtkWidget     *caption;
  GtkWidget     *menu;

  BmBoardMetrics metrics;
  int            least;   /* pixels of a space */

  /* While several things are told one after the other the children wait for the last. */
  guint          frozen;
  gboolean       stale;

  /* What is shown. */
  BmPosition     position;
  GArray        *targets; /* of BmOwnTarget */
  BmSpace        selected;
  gboolean       has_preview;
  BmPosition     preview;
  guint          preview_crossed;
  BmSpace        preview_at;
  gboolean       has_tonight;
  BmTonight      tonight;
  gboolean       has_threats;
  BmThreats      threats;
  guint          traps;   /* columns (bits) */
  GArray        *marked; /* of BmSpace */
  BmSpace        result_space;
  char          *result;

  /* Motion. */
  BmMotion       speed;
  BmBoardMotion *motion; /* NULL: at rest */
  guint          tick;
  gint64         motion_start;
  guint          reached; /* the event that it has come to */
  gboolean       pausing; /* what is shown after it is not the end */
  GtkEventController *skipper; /* on the window */

  /* Dragging. */
  GtkGesture    *drag;
  guint          movable;   /* bits of BmPiece */
  BmPiece        picked;
  BmPiece        lifted;    /* BM_PIECE_NONE: nothing is dragged */
  BmPiece        dropped;   /* has been brought where it goes: that way is not shown again */
  double         drag_x, drag_y; /* where the pointer was pressed */
  double         lifted_x, lifted_y;

  /* Keyboard and pointer. */
  BmSpace        current;   /* where Tab enters */
  gboolean       keys_lead; /* the keyboard was used later than the pointer */
  BmSpace        pointed;   /* by the pointer */
  double         pointer_x; /* -1: not on the board */
  double         pointer_y;
  BmSpace        rested;    /* what "space-hovered" said last */
};

/* bm-board-view.c */
void     bm_board_view_emit_hovered      (BmBoardView      *self,
                                          BmSpace           space);
void     bm_board_view_emit_motion_ended (BmBoardView      *self);
void     bm_board_view_emit_motion_reached (BmBoardView    *self,
                                          guint             event);

/* bm-board-view-layout.c */
void     bm_board_view_measure           (GtkWidget        *widget,
                                          GtkOrientation    orientation,
                                          int               for_size,
                                          int              *minimum,
                                          int              *natural,
                                          int              *minimum_baseline,
                                          int              *natural_baseline);
void     bm_board_view_size_allocate     (GtkWidget        *widget,
                                          int               width,
                                          int               height,
                                          int               baseline);

/* bm-board-view-show.c */
void     bm_board_view_show_all          (BmBoardView      *self);
void     bm_board_view_drop_motion       (BmBoardView      *self);

/* bm-board-view-focus.c */
gboolean bm_board_view_focus             (GtkWidget        *widget,
                                          GtkDirectionType  direction);
void     bm_board_view_focus_child_changed (BmBoardView    *self,
                                          GtkWidget        *child);
void     bm_board_view_set_keys_lead     (BmBoardView      *self,
                                          gboolean          keys_lead);
void     bm_board_view_add_pointer       (BmBoardView      *self);
/* The pointer is at X, Y of the widget. */
void     bm_board_view_point             (BmBoardView      *self,
                                          double            x,
                                          double            y);
/* Until it moves again. */
void     bm_board_view_forget_pointer    (BmBoardView      *self);
void     bm_board_view_add_bindings      (GtkWidgetClass   *widget_class);
/* A space of the ring is about to be hidden. */
void     bm_board_view_leave_space       (BmBoardView      *self,
                                          BmSpace           space);

/* bm-board-view-drag.c */
void     bm_board_view_add_drag          (BmBoardView      *self);
/* Before the spaces, which are buttons: what has become a drag or a long press is no click as well. */
void     bm_board_view_add_gesture       (BmBoardView      *self,
                                          GtkGesture       *gesture);
/* Draws what is dragged where the pointer is, and takes it out of FRAME. */
void     bm_board_view_show_lifted       (BmBoardView      *self,
                                          BmBoardFrame     *frame);

/* bm-board-view-menu.c */
void     bm_board_view_add_menu          (BmBoardView      *self);

G_END_DECLS
