/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"
#include "tb-board-picture.h"

G_BEGIN_DECLS

/*
 * The board: a block of desert, each space a button with a name of its own.  It draws what it is shown and says what was
 * pointed at; it knows no rule and sends no move.  The same calls give the same picture, whatever was shown before.
 *
 * Signals:
 *   "at-pressed" (guint at)    click, Enter or Space on a space
 *   "at-asked" (guint at)      what could be done there: right click, long press, Menu
 *   "at-hovered" (guint at)    pointer or keyboard focus rests on it; TB_AT_NONE: on none
 *   "motion-reached" (guint i) that event of those that are told is seen from now on
 *   "motion-left" (guint i)    it is over
 *   "motion-ended" ()          once for each tb_board_view_play (), before it returns when nothing moves
 *   "menu-chosen" (guint i), "menu-closed" ()   see tb_board_view_ask ()
 */
#define TB_TYPE_BOARD_VIEW (tb_board_view_get_type ())
G_DECLARE_FINAL_TYPE (TbBoardView, tb_board_view, TB, BOARD_VIEW, GtkWidget)

GtkWidget *tb_board_view_new           (void);

/* While events are told, the pieces of the board are where these have brought them, whatever SHOW says. */
void       tb_board_view_show          (TbBoardView         *self,
                                        const TbShow        *show);

/* Spaces that can be pressed now, with what they cost; and the own pawn that acts (TB_SPACE_NONE). */
void       tb_board_view_set_targets   (TbBoardView         *self,
                                const TbBoardTarget *targets,
                                guint n,
                                TbSpace selected);
/* The way to a space, beginning with where the pawn is; N 0: none. */
void       tb_board_view_set_way       (TbBoardView         *self,
                            const TbSpace *spaces,
                            guint n);
void       tb_board_view_set_marked    (TbBoardView         *self,
                               TbSpaces spaces);

/* What the computer suggests. */
void       tb_board_view_set_hinted    (TbBoardView         *self,
                                        TbSpaces             spaces);

/* What a screen reader says of SPACE. */
void       tb_board_view_name          (TbBoardView         *self,
                                        TbSpace              space,
                                        const char          *name,
                                        const char          *description);

/* Tells what N EVENTS made of BEFORE, one after the other. */
void       tb_board_view_play          (TbBoardView         *self,
                                        const TbPosition    *before,
                                        const BmEvent       *events,
                                        guint                n);
gboolean   tb_board_view_is_moving     (TbBoardView         *self);
/* As far as they have been told: all of the position, hidden cards too.  NULL: nothing is told. */
const TbPosition *tb_board_view_get_told (TbBoardView       *self);
/* Event number I of those that are told; and how long it is seen, in milliseconds, 0: not at all. */
const BmEvent *tb_board_view_get_event (TbBoardView         *self,
                                        guint                i);
guint      tb_board_view_get_length    (TbBoardView         *self,
                                        guint                i);
/* Nothing travels while these are told. */
gboolean   tb_board_view_is_still      (TbBoardView         *self);
void       tb_board_view_finish_motion (TbBoardView         *self);
void       tb_board_view_set_motion    (TbBoardView         *self,
                                        BmMotion             motion);

/* The menu at SPACE: a button an entry, LABELS end with NULL. */
void       tb_board_view_ask           (TbBoardView         *self,
                        TbSpace space,
                        const char *const *labels);
/* FALSE: it is not open. */
gboolean   tb_board_view_close_menu    (TbBoardView         *self);

void       tb_board_view_focus_space   (TbBoardView         *self,
                                TbSpace space);
/* TB_SPACE_NONE: the focus is elsewhere. */
TbSpace    tb_board_view_get_focus     (TbBoardView         *self);

/* What stands around the spaces, in pixels. */
void       tb_board_view_set_frame     (TbBoardView         *self,
                                        const TbBoardFrame  *frame);
/* Where SPACE is, in pixels of the board. */
void       tb_board_view_get_place     (TbBoardView         *self,
                                        TbSpace              space,
                                        graphene_rect_t     *rect);

G_END_DECLS
