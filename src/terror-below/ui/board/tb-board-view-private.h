/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-board-motion.h"
#include "tb-board-view.h"
#include "tb-space-button.h"

G_BEGIN_DECLS

/* What the files of the board share. */
struct _TbBoardView
{
  GtkWidget       parent_instance;

  TbBoardMetrics  metrics;
  TbBoardArt      art;
  TbBoardText     text;
  TbBoardPicture  picture;
  TbBoardTarget   targets[TB_N_SPACES];
  TbSpaceButton  *spaces[TB_N_SPACES];
  GtkWidget      *menu;      /* a popover, or NULL */
  TbSpace         hovered;

  BmMotion        motion;
  TbPosition      after;     /* what is shown when all has moved */
  gboolean        has_position;
  GArray         *events;    /* of BmEvent: what moves, empty: nothing does */
  guint           at;        /* the event that is shown */
  gint64          since;     /* when it began, microseconds; 0: at the next tick */
  guint           tick;
};

/* tb-board-view-motion.c */
void tb_board_view_init_motion   (TbBoardView *self);
void tb_board_view_clear_motion  (TbBoardView *self);
void tb_board_view_install_motion (TbBoardViewClass *klass);

/* tb-board-view-input.c */
void tb_board_view_add_spaces    (TbBoardView *self);
void tb_board_view_install_input (TbBoardViewClass *klass);

G_END_DECLS
