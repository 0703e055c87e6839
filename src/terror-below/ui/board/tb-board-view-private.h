/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-board-motion.h"
#include "tb-board-view.h"
#include "tb-space-button.h"

G_BEGIN_DECLS

/* A part that seldom changes, cached. */
typedef struct
{
  GskRenderNode  *node;    /* NULL: not drawn yet, or empty */
  GdkTexture     *texture; /* NODE rendered to a texture, or NULL */
  graphene_rect_t rect;    /* where that is */
  gboolean        drawn;
} TbBoardLayer;

/* Shared by the files of the board. */
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
  TbSpace         current;   /* had the keyboard focus last; or TB_SPACE_NONE */

  BmMotion        motion;
  gboolean        has_position;
  GArray         *events;    /* of BmEvent: those being shown; empty: none */
  GArray         *beats;     /* of TbBeat, parallel to EVENTS */
  guint           begun;     /* number of events that have begun */
  gint64          since;     /* start of the first one, in microseconds; 0: at the next tick */
  guint           tick;
  gboolean        still;     /* movement is disabled */
  GskRenderNode  *faded;     /* the previous picture, faded out, or NULL */
  gint64          faded_at;  /* start of the fade; 0: at the next tick */
  float           fading;    /* opacity of FADED */

  TbBoardLayer    ground;
  TbBoardLayer    footprints[TB_N_SLOTS];
  gboolean        all_new;   /* much has changed since the last frame */
  gboolean        odd;       /* alternates the clip, which forces a full redraw */
  float           shaken;    /* as last drawn */
  gboolean        effects_odd;
  char           *names[TB_MAX_SEATS]; /* texts of the players' layouts */
};

/* tb-board-view.c */
/* Draws the board itself, without its buttons. */
void tb_board_view_draw           (TbBoardView *self,
                                   GtkSnapshot *snapshot);
/* Fetches the picture of the attacking Worm. */
void tb_board_view_fetch_worm     (TbBoardView *self);

/* tb-board-view-motion.c */
void tb_board_view_init_motion   (TbBoardView *self);
void tb_board_view_clear_motion  (TbBoardView *self);
void tb_board_view_install_motion (TbBoardViewClass *klass);

/* tb-board-view-input.c */
void tb_board_view_add_spaces    (TbBoardView *self);
void tb_board_view_install_input (TbBoardViewClass *klass);

G_END_DECLS
