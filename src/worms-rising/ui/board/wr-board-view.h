/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"
#include "wr-mark-layer.h"

G_BEGIN_DECLS

/*
 * The board: a grid of 13 x 14 places (the ring of R14.1 included), each space a button with a name of its own, the
 * pieces drawn above them.  It draws a position and emits signals for input; it knows no rule and sends no move.  The
 * picture only depends on the current state, not on earlier ones.
 *
 * Its look is ui/worms-rising/wr-board.css; its CSS nodes are `bmboard`, `bmspace > mark` (classes target, selected,
 * marked, outside), `label.coordinate`, `label.board-caption` and `popover.board-menu`.  Its pictures are those of
 * data/art.
 */
#define WR_TYPE_BOARD_VIEW (wr_board_view_get_type ())
G_DECLARE_FINAL_TYPE (WrBoardView, wr_board_view, WR, BOARD_VIEW, GtkWidget)

GtkWidget        *wr_board_view_new           (void);

/* Between these two calls updates are deferred, and then shown all at once.  They may be nested. */
void              wr_board_view_freeze        (WrBoardView         *self);
void              wr_board_view_thaw          (WrBoardView         *self);

/* Shows POS at once; ends any animation. */
void              wr_board_view_set_position  (WrBoardView         *self,
                                               const WrPosition    *pos);
const WrPosition *wr_board_view_get_position  (WrBoardView         *self);

/* Animates EVENTS from the position shown to AFTER, 150 to 400 ms per event, then shows AFTER.  A running animation is
   finished first, at once.  The position and the spaces' names are those of AFTER from the start; targets and overlays
   are drawn when all animations have ended.  "motion-ended" is emitted once for each call, before it returns if there
   is no animation (Off, reduced motion, not mapped, or no visible event). */
void              wr_board_view_play          (WrBoardView         *self,
                                               const BmEventList   *events,
                                               const WrPosition    *after);
/* The following events end before a card that must be read: a press that ends the animation has no other effect. */
void              wr_board_view_set_pausing   (WrBoardView         *self,
                                               gboolean             pausing);
/* Whether events would be animated now. */
gboolean          wr_board_view_wants_motion  (WrBoardView         *self);
gboolean          wr_board_view_is_moving     (WrBoardView         *self);
void              wr_board_view_finish_motion (WrBoardView         *self);
void              wr_board_view_set_motion    (WrBoardView         *self,
                                               BmMotion             motion);

/* The spaces that can be pressed now.  Replaces the former list. */
void              wr_board_view_set_targets   (WrBoardView         *self,
                                               const WrBoardTarget *targets,
                                               guint                n);
/* The space of the chosen piece, or WR_SPACE_NONE. */
void              wr_board_view_set_selected  (WrBoardView         *self,
                                               WrSpace              space);
/* A faint preview of a move; NULL: none.  Pieces and tokens that differ from the position shown are drawn faintly at
   their new places; CROSSED (bits of WrPiece) get a red mark.  CAPTION ("+3 Hunger"; NULL or "": none) is placed beside
   AT. */
void              wr_board_view_set_preview   (WrBoardView         *self,
                                               const WrPosition    *preview,
                                               guint                crossed,
                                               WrSpace              at,
                                               const char          *caption);
/* The forecast of the night; NULL: off. */
void              wr_board_view_set_tonight   (WrBoardView         *self,
                                               const WrTonight     *tonight);
/* From where each Worm could bite, and which the Bird could eat, as subtle marks and in the spoken texts; NULL: off. */
void              wr_board_view_set_threats   (WrBoardView         *self,
                                               const WrThreats     *threats);

/* The columns (bits) with a trap on their Grass: only for a viewer who may see it. */
void              wr_board_view_set_traps     (WrBoardView         *self,
                                               guint                columns);
/* The spaces of the hovered line of the log. */
void              wr_board_view_set_marked    (WrBoardView         *self,
                                               const WrSpace       *spaces,
                                               guint                n);
/* Focuses SPACE; no effect for a hidden space of the ring. */
void              wr_board_view_focus_space   (WrBoardView         *self,
                                               WrSpace              space);
WrSpace           wr_board_view_get_focus     (WrBoardView         *self);
/* The space at X, Y of the widget, or WR_SPACE_NONE. */
WrSpace           wr_board_view_get_space_at  (WrBoardView         *self,
                                               double               x,
                                               double               y);
/* The last result, announced after the options in SPACE; it replaces the previous one in any space.  NULL: none. */
void              wr_board_view_set_result    (WrBoardView         *self,
                                               WrSpace              space,
                                               const char          *text);
/* The least size of a space in pixels. */
int               wr_board_view_get_least     (WrBoardView         *self);
void              wr_board_view_set_least     (WrBoardView         *self,
                                               int                  cell);
/* PIECES (bits of WrPiece) can be dragged; if a space has several of them PICKED is preferred, else the first. */
void              wr_board_view_set_movable   (WrBoardView         *self,
                                               guint                pieces,
                                               WrPiece              picked);
/* Returns the dragged piece to its place.  FALSE: there is no drag. */
gboolean          wr_board_view_cancel_drag   (WrBoardView         *self);
/* Opens the target menu at SPACE: one button per entry, labelled LABELS[i] (NULL-terminated); KINDS: the WrMoveKind of
   each for its picture, or NULL.  Emits "menu-chosen" with i, or "menu-closed".  A click outside closes it and acts as
   usual. */
void              wr_board_view_ask           (WrBoardView         *self,
                                               WrSpace              space,
                                               const char * const  *labels,
                                               const guint8        *kinds);
/* FALSE: none is open. */
gboolean          wr_board_view_close_menu    (WrBoardView         *self);

/*
 * Signals:
 *   "space-pressed" (guint space)           click, Enter or Space on it
 *   "space-asked" (guint space)             the options there are requested: right click, long press, Menu or Shift+F10
 *   "piece-lifted" (guint piece)            is about to be dragged: TRUE if it can be
 *   "piece-dropped" (guint space or 255)    where the dragged piece was released; 255: beside the board
 *   "space-hovered" (guint space or 255)    hovered or focused, whichever changed last
 *   "menu-chosen" (guint index)             of the target menu
 *   "menu-closed" ()                        without a choice
 *   "motion-ended" ()                       by itself, or cut short
 *   "motion-reached" (guint event)          it shows another one of the events, counted from 0
 * Any click or key in the window cuts a motion short and then does what it does.
 */

/* Whether spaces have tooltips. */
void wr_board_view_set_tips (WrBoardView *self,
                             gboolean     tips);

G_END_DECLS
