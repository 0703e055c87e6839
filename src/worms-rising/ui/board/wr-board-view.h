/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"
#include "wr-mark-layer.h"

G_BEGIN_DECLS

/*
 * The board: a grid of 13 x 14 places (the ring of R14.1 included), each space a button with a name of its own, the
 * pieces drawn above them.  It draws a position and says what was pointed at; it knows no rule and sends no move.
 * The same calls give the same picture, whatever was shown before.
 *
 * Its look is ui/worms-rising/wr-board.css; its CSS nodes are `bmboard`, `bmspace > mark` (classes target, selected, marked,
 * outside), `label.coordinate`, `label.board-caption` and `popover.board-menu`.  Its pictures are those of data/art.
 */
#define WR_TYPE_BOARD_VIEW (wr_board_view_get_type ())
G_DECLARE_FINAL_TYPE (WrBoardView, wr_board_view, WR, BOARD_VIEW, GtkWidget)

GtkWidget        *wr_board_view_new           (void);

/* Between these two what is told is only remembered, and then shown all at once.  They may be nested. */
void              wr_board_view_freeze        (WrBoardView         *self);
void              wr_board_view_thaw          (WrBoardView         *self);

/* Shows POS at once; ends any motion. */
void              wr_board_view_set_position  (WrBoardView         *self,
                                               const WrPosition    *pos);
const WrPosition *wr_board_view_get_position  (WrBoardView         *self);

/* Moves what EVENTS say from what is shown now to AFTER, 150 to 400 ms an event, then shows AFTER.  Called while a
   motion runs it finishes that one first, at once.  The position and the spaces' names are those of AFTER from the
   start; targets and overlays are drawn when everything rests.  "motion-ended" comes once for each call, before it
   returns when nothing moves (Off, no animations on this desktop, not on screen, or no event for the board). */
void              wr_board_view_play          (WrBoardView         *self,
                                               const BmEventList   *events,
                                               const WrPosition    *after);
/* What is played is shown only up to something that has to be read: a press that ends the motion does nothing else. */
void              wr_board_view_set_pausing   (WrBoardView         *self,
                                               gboolean             pausing);
/* Would anything move just now, if something happened? */
gboolean          wr_board_view_wants_motion  (WrBoardView         *self);
gboolean          wr_board_view_is_moving     (WrBoardView         *self);
void              wr_board_view_finish_motion (WrBoardView         *self);
void              wr_board_view_set_motion    (WrBoardView         *self,
                                               BmMotion             motion);

/* Spaces that can be pressed now.  Replaces the former list. */
void              wr_board_view_set_targets   (WrBoardView         *self,
                                               const WrBoardTarget *targets,
                                               guint                n);
/* The space of the chosen piece, or WR_SPACE_NONE. */
void              wr_board_view_set_selected  (WrBoardView         *self,
                                               WrSpace              space);
/* The faint picture of what would be; NULL: none.  Pieces and tokens that differ from the position shown are drawn
   faintly at their new places; CROSSED (bits of WrPiece) get a red mark.  CAPTION ("+3 Hunger"; NULL or "": none)
   stands beside AT. */
void              wr_board_view_set_preview   (WrBoardView         *self,
                                               const WrPosition    *preview,
                                               guint                crossed,
                                               WrSpace              at,
                                               const char          *caption);
/* What tonight will do; NULL: off. */
void              wr_board_view_set_tonight   (WrBoardView         *self,
                                               const WrTonight     *tonight);
/* Who could bite from where and whom the Bird could eat, quietly marked and spoken; NULL: off. */
void              wr_board_view_set_threats   (WrBoardView         *self,
                                               const WrThreats     *threats);

/* The columns (bits) on whose Grass a trap lies: only for whom it may be shown. */
void              wr_board_view_set_traps     (WrBoardView         *self,
                                               guint                columns);
/* Spaces pointed out by a line of the log. */
void              wr_board_view_set_marked    (WrBoardView         *self,
                                               const WrSpace       *spaces,
                                               guint                n);
/* Moves the keyboard focus to SPACE; nothing happens for a space of the ring that is hidden. */
void              wr_board_view_focus_space   (WrBoardView         *self,
                                               WrSpace              space);
WrSpace           wr_board_view_get_focus     (WrBoardView         *self);
/* The space at X, Y of the widget, or WR_SPACE_NONE. */
WrSpace           wr_board_view_get_space_at  (WrBoardView         *self,
                                               double               x,
                                               double               y);
/* The last result, spoken after what can be done in SPACE; it replaces the one before, wherever that was.
   NULL: none. */
void              wr_board_view_set_result    (WrBoardView         *self,
                                               WrSpace              space,
                                               const char          *text);
/* How many pixels a space has at least. */
int               wr_board_view_get_least     (WrBoardView         *self);
void              wr_board_view_set_least     (WrBoardView         *self,
                                               int                  cell);
/* PIECES (bits of WrPiece) can be dragged; where several of them stand in a space PICKED is meant, else the first. */
void              wr_board_view_set_movable   (WrBoardView         *self,
                                               guint                pieces,
                                               WrPiece              picked);
/* The dragged piece goes back to its place.  FALSE: none is dragged. */
gboolean          wr_board_view_cancel_drag   (WrBoardView         *self);
/* The target menu at SPACE: one button an entry, named LABELS[i] (a list that ends with NULL); KINDS: the WrMoveKind of
   each for its picture, or NULL.  Emits "menu-chosen" with i, or "menu-closed".  A click beside it closes it and does
   what it does there. */
void              wr_board_view_ask           (WrBoardView         *self,
                                               WrSpace              space,
                                               const char * const  *labels,
                                               const guint8        *kinds);
/* FALSE: it is not open. */
gboolean          wr_board_view_close_menu    (WrBoardView         *self);

/*
 * Signals:
 *   "space-pressed" (guint space)           click, Enter or Space on it
 *   "space-asked" (guint space)             what could be done there: right click, long press, Menu or Shift+F10
 *   "piece-lifted" (guint piece)            is about to be dragged: TRUE if it can be
 *   "piece-dropped" (guint space or 255)    where the dragged piece was released; 255: beside the board
 *   "space-hovered" (guint space or 255)    pointer or keyboard focus rests on it, which ever moved last
 *   "menu-chosen" (guint index)             of the target menu
 *   "menu-closed" ()                        without a choice
 *   "motion-ended" ()                       by itself, or cut short
 *   "motion-reached" (guint event)          it shows another one of the events, counted from 0
 * Any click or key in the window cuts a motion short and then does what it does.
 */

/* Whether a space that the pointer rests on tells what it is. */
void wr_board_view_set_tips (WrBoardView *self,
                             gboolean     tips);

G_END_DECLS
