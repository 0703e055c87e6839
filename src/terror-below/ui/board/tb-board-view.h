/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"
#include "tb-board-picture.h"

G_BEGIN_DECLS

/*
 * The board: a block of desert, each space a button with a name of its own.  It draws the state it is given and emits
 * signals for input; it knows no rule and sends no move.  The picture only depends on the current state, not on earlier
 * ones.
 *
 * Signals:
 *   "at-pressed" (guint at)    click, Enter or Space on a space
 *   "at-asked" (guint at)      the options there are requested: right click, long press, Menu
 *   "at-hovered" (guint at)    that space is hovered or focused; TB_AT_NONE: none
 *   "motion-reached" (guint i) event number I of the sequence begins
 *   "motion-left" (guint i)    it has ended
 *   "motion-ended" ()          emitted once for each tb_board_view_play (), before that returns if there is no animation
 *   "menu-chosen" (guint i), "menu-closed" ()   see tb_board_view_ask ()
 */
#define TB_TYPE_BOARD_VIEW (tb_board_view_get_type ())
G_DECLARE_FINAL_TYPE (TbBoardView, tb_board_view, TB, BOARD_VIEW, GtkWidget)

GtkWidget *tb_board_view_new           (void);

/* During a sequence of events the pieces of the board are where the events have moved them, whatever SHOW has. */
void       tb_board_view_show          (TbBoardView         *self,
                                        const TbShow        *show);

/* The spaces that can be pressed now, with their costs; and the pawn that acts (TB_SPACE_NONE). */
void       tb_board_view_set_targets   (TbBoardView         *self,
                                const TbBoardTarget *targets,
                                guint n,
                                TbSpace selected);
/* The way to a space, beginning with the pawn's space; N 0: none. */
void       tb_board_view_set_way       (TbBoardView         *self,
                            const TbSpace *spaces,
                            guint n);
void       tb_board_view_set_marked    (TbBoardView         *self,
                               TbSpaces spaces);

/* The spaces suggested by the computer. */
void       tb_board_view_set_hinted    (TbBoardView         *self,
                                        TbSpaces             spaces);

/* The accessible name and description of SPACE. */
void       tb_board_view_name          (TbBoardView         *self,
                                        TbSpace              space,
                                        const char          *name,
                                        const char          *description);

/* Animates N EVENTS, which began in BEFORE, one after another. */
void       tb_board_view_play          (TbBoardView         *self,
                                        const TbPosition    *before,
                                        const BmEvent       *events,
                                        guint                n);
gboolean   tb_board_view_is_moving     (TbBoardView         *self);
/* The position after the events shown so far, including hidden cards.  NULL: no sequence is running. */
const TbPosition *tb_board_view_get_told (TbBoardView       *self);
/* Event number I of the sequence; and its duration in milliseconds, 0: not visible. */
const BmEvent *tb_board_view_get_event (TbBoardView         *self,
                                        guint                i);
guint      tb_board_view_get_length    (TbBoardView         *self,
                                        guint                i);
/* Whether the sequence is shown without movement. */
gboolean   tb_board_view_is_still      (TbBoardView         *self);
void       tb_board_view_finish_motion (TbBoardView         *self);
void       tb_board_view_set_motion    (TbBoardView         *self,
                                        BmMotion             motion);

/* Opens a menu at SPACE: one button per entry, LABELS is NULL-terminated. */
void       tb_board_view_ask           (TbBoardView         *self,
                        TbSpace space,
                        const char *const *labels);
/* FALSE: none is open. */
gboolean   tb_board_view_close_menu    (TbBoardView         *self);

void       tb_board_view_focus_space   (TbBoardView         *self,
                                TbSpace space);
/* TB_SPACE_NONE: the focus is elsewhere. */
TbSpace    tb_board_view_get_focus     (TbBoardView         *self);

/* Sets the margins around the spaces, in pixels. */
void       tb_board_view_set_frame     (TbBoardView         *self,
                                        const TbBoardFrame  *frame);
/* The rectangle of SPACE, in pixels of the board. */
void       tb_board_view_get_place     (TbBoardView         *self,
                                        TbSpace              space,
                                        graphene_rect_t     *rect);

G_END_DECLS
