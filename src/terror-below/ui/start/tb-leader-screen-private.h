/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-leader-screen.h"

#include "bm-art-image.h"
#include "bm-mastery.h"
#include "bm-status.h"
#include "bm-thinker.h"
#include "tb-hand-view.h"
#include "tb-leader-seats.h"
#include "tb-play.h"
#include "tb-squad-view.h"
#include "tb-viewer.h"

G_BEGIN_DECLS

/* Shared by the files of the screen. */
struct _TbLeaderScreen
{
  GtkWidget      parent_instance;

  TbPlay        *play;     /* NULL: no match */
  TbViewer       viewer;
  BmMastery     *mastery;  /* NULL: help is not available */
  BmMotion       motion;
  int            size;     /* see tb_window_size_follow () */
  BmThinker     *adviser;  /* NULL until first used */

  /* The state last shown. */
  TbPosition     view;
  TbShow         show;
  GArray        *lit;      /* of TbAt */

  BmArtImage    *car;
  GtkLabel      *ask;
  GtkWidget     *undo;
  BmStatus      *status;
  TbSquadView   *squad;
  TbLeaderSeats *seats;
  GtkLabel      *goal;     /* of a solo match */
  TbHandView    *hand;
};

/* tb-leader-screen.c */
void tb_leader_screen_press           (TbLeaderScreen *self,
                                       TbAt            at);
/* The seat that decides has confirmed to be present: opens its hand. */
void tb_leader_screen_uncover         (TbLeaderScreen *self);
void tb_leader_screen_stop_advice     (TbLeaderScreen *self);

/* tb-leader-screen-actions.c */
void tb_leader_screen_install_actions (GtkWidgetClass *widget_class);
void tb_leader_screen_add_keys        (TbLeaderScreen *self);
/* Updates which actions can be undone. */
void tb_leader_screen_update_actions  (TbLeaderScreen *self);

G_END_DECLS
