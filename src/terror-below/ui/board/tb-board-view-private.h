/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-board-motion.h"
#include "tb-board-view.h"
#include "tb-space-button.h"

G_BEGIN_DECLS

/* What seldom changes and is drawn once. */
typedef struct
{
  GskRenderNode  *node;    /* NULL: it is still to be drawn, or there is nothing of it */
  GdkTexture     *texture; /* the same as one picture, or NULL */
  graphene_rect_t rect;    /* where that is */
  gboolean        drawn;
} TbBoardLayer;

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
  TbSpace         current;   /* had the keyboard focus last; or TB_SPACE_NONE */

  BmMotion        motion;
  gboolean        has_position;
  GArray         *events;    /* of BmEvent: what is told, empty: nothing is */
  GArray         *beats;     /* of TbBeat, of each of them */
  guint           begun;     /* how many have begun */
  gint64          since;     /* when the first one began, microseconds; 0: at the next tick */
  guint           tick;
  gboolean        still;     /* nothing travels */
  GskRenderNode  *faded;     /* what is left of the picture before, or NULL */
  gint64          faded_at;  /* when it began to fade; 0: at the next tick */
  float           fading;    /* how much of it is seen */

  TbBoardLayer    ground;
  TbBoardLayer    footprints[TB_N_SLOTS];
  gboolean        all_new;   /* much is other than what was drawn last */
  gboolean        odd;       /* how it is cut: another way, and GTK draws all of it anew */
  float           shaken;    /* as it was drawn last */
  gboolean        effects_odd;
  char           *names[TB_MAX_SEATS]; /* of the players, that the layouts are made of */
};

/* tb-board-view.c */
/* What is drawn of the board itself, without its buttons. */
void tb_board_view_draw           (TbBoardView *self,
                                   GtkSnapshot *snapshot);
/* The picture of the Worm that is up is fetched. */
void tb_board_view_fetch_worm     (TbBoardView *self);

/* tb-board-view-motion.c */
void tb_board_view_init_motion   (TbBoardView *self);
void tb_board_view_clear_motion  (TbBoardView *self);
void tb_board_view_install_motion (TbBoardViewClass *klass);

/* tb-board-view-input.c */
void tb_board_view_add_spaces    (TbBoardView *self);
void tb_board_view_install_input (TbBoardViewClass *klass);

G_END_DECLS
