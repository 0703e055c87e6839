/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-rules.h"
#include "bm-threats.h"

G_BEGIN_DECLS

/*
 * The board: a grid of 13 x 14 places (the ring of R14.1 included), each space a button with a name of its own, the
 * pieces drawn above them.  It draws a position and says what was pointed at; it knows no rule and sends no move.
 * The same calls give the same picture, whatever was shown before.
 *
 * Its look is ui/bm-board.css; its CSS nodes are `bmboard`, `bmspace > mark` (classes target, selected, marked,
 * outside), `label.coordinate`, `label.board-caption` and `popover.board-menu`.  Its pictures are those of data/art.
 */
#define BM_TYPE_BOARD_VIEW (bm_board_view_get_type ())
G_DECLARE_FINAL_TYPE (BmBoardView, bm_board_view, BM, BOARD_VIEW, GtkWidget)

typedef enum
{
  BM_MOTION_OFF,
  BM_MOTION_FAST,
  BM_MOTION_NORMAL
} BmMotion;

/* What pressing a space would do: one legal move, or several (then a menu asks). */
typedef struct
{
  BmSpace     space;
  guint8      kind;        /* BmMoveKind of the only or first move: its picture; 0: none, just the outline */
  guint8      n_moves;
  const char *description; /* "Fly here.  Eat Green Worm." for the screen reader and the tooltip; copied */
} BmBoardTarget;

GtkWidget        *bm_board_view_new           (void);

/* Between these two what is told is only remembered, and then shown all at once.  They may be nested. */
void              bm_board_view_freeze        (BmBoardView         *self);
void              bm_board_view_thaw          (BmBoardView         *self);

/* Shows POS at once; ends any motion. */
void              bm_board_view_set_position  (BmBoardView         *self,
                                               const BmPosition    *pos);
const BmPosition *bm_board_view_get_position  (BmBoardView         *self);

/* Moves what EVENTS say from what is shown now to AFTER, 150 to 400 ms an event, then shows AFTER.  Called while a
   motion runs it finishes that one first, at once.  The position and the spaces' names are those of AFTER from the
   start; targets and overlays are drawn when everything rests.  "motion-ended" comes once for each call, before it
   returns when nothing moves (Off, no animations on this desktop, not on screen, or no event for the board). */
void              bm_board_view_play          (BmBoardView         *self,
                                               const BmEventList   *events,
                                               const BmPosition    *after);
/* What is played is shown only up to something that has to be read: a press that ends the motion does nothing else. */
void              bm_board_view_set_pausing   (BmBoardView         *self,
                                               gboolean             pausing);
/* Would anything move just now, if something happened? */
gboolean          bm_board_view_wants_motion  (BmBoardView         *self);
gboolean          bm_board_view_is_moving     (BmBoardView         *self);
void              bm_board_view_finish_motion (BmBoardView         *self);
void              bm_board_view_set_motion    (BmBoardView         *self,
                                               BmMotion             motion);

/* Spaces that can be pressed now.  Replaces the former list. */
void              bm_board_view_set_targets   (BmBoardView         *self,
                                               const BmBoardTarget *targets,
                                               guint                n);
/* The space of the chosen piece, or BM_SPACE_NONE. */
void              bm_board_view_set_selected  (BmBoardView         *self,
                                               BmSpace              space);
/* The faint picture of what would be; NULL: none.  Pieces and tokens that differ from the position shown are drawn
   faintly at their new places; CROSSED (bits of BmPiece) get a red mark.  CAPTION ("+3 Hunger"; NULL or "": none)
   stands beside AT. */
void              bm_board_view_set_preview   (BmBoardView         *self,
                                               const BmPosition    *preview,
                                               guint                crossed,
                                               BmSpace              at,
                                               const char          *caption);
/* Tonight: how far each column's Grass will sink (0: not at all; rows), and which spaces lose a token; NULL: off. */
typedef struct
{
  guint8  sinks[BM_N_COLUMNS];
  guint   crossed;          /* pieces that will die (bits of BmPiece) */
  BmSpace breaks[16];       /* Bedrock and Drills that will break */
  guint   n_breaks;
  guint   uncertain;        /* bits of columns from which on a choice or a die decides */
} BmTonight;
void              bm_board_view_set_tonight   (BmBoardView         *self,
                                               const BmTonight     *tonight);
/* Who could bite from where and whom the Bird could eat, quietly marked and spoken; NULL: off. */
void              bm_board_view_set_threats   (BmBoardView         *self,
                                               const BmThreats     *threats);

/* The columns (bits) on whose Grass a trap lies: only for whom it may be shown. */
void              bm_board_view_set_traps     (BmBoardView         *self,
                                               guint                columns);
/* Spaces pointed out by a line of the log. */
void              bm_board_view_set_marked    (BmBoardView         *self,
                                               const BmSpace       *spaces,
                                               guint                n);
/* Moves the keyboard focus to SPACE; nothing happens for a space of the ring that is hidden. */
void              bm_board_view_focus_space   (BmBoardView         *self,
                                               BmSpace              space);
BmSpace           bm_board_view_get_focus     (BmBoardView         *self);
/* The space at X, Y of the widget, or BM_SPACE_NONE. */
BmSpace           bm_board_view_get_space_at  (BmBoardView         *self,
                                               double               x,
                                               double               y);
/* The last result, spoken after what can be done in SPACE; it replaces the one before, wherever that was.
   NULL: none. */
void              bm_board_view_set_result    (BmBoardView         *self,
                                               BmSpace              space,
                                               const char          *text);
/* How many pixels a space has at least. */
int               bm_board_view_get_least     (BmBoardView         *self);
void              bm_board_view_set_least     (BmBoardView         *self,
                                               int                  cell);
/* PIECES (bits of BmPiece) can be dragged; where several of them stand in a space PICKED is meant, else the first. */
void              bm_board_view_set_movable   (BmBoardView         *self,
                                               guint                pieces,
                                               BmPiece              picked);
/* The dragged piece goes back to its place.  FALSE: none is dragged. */
gboolean          bm_board_view_cancel_drag   (BmBoardView         *self);
/* The target menu at SPACE: one button an entry, named LABELS[i] (a list that ends with NULL); KINDS: the BmMoveKind of
   each for its picture, or NULL.  Emits "menu-chosen" with i, or "menu-closed".  A click beside it closes it and does
   what it does there. */
void              bm_board_view_ask           (BmBoardView         *self,
                                               BmSpace              space,
                                               const char * const  *labels,
                                               const guint8        *kinds);
/* FALSE: it is not open. */
gboolean          bm_board_view_close_menu    (BmBoardView         *self);

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
void bm_board_view_set_tips (BmBoardView *self,
                             gboolean     tips);

G_END_DECLS
