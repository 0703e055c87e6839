/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-game-ui.h"

G_BEGIN_DECLS

/*
 * The box of a game on the title screen: its picture, and below it a plate with its name and description.  The checked
 * one has a bright rim.
 *
 * The picture is BM_GAME_BOX_WIDTH x BM_GAME_BOX_HEIGHT in its own pixels; the box stands on the line BM_GAME_BOX_FOOT
 * and keeps BM_GAME_BOX_MARGIN from the left and right edges, where its shadow and the rim are.  With the rim it is
 * "BOX_ART-chosen".
 */
#define BM_TYPE_GAME_BOX (bm_game_box_get_type ())
G_DECLARE_FINAL_TYPE (BmGameBox, bm_game_box, BM, GAME_BOX, GtkToggleButton)

#define BM_GAME_BOX_WIDTH  400
#define BM_GAME_BOX_HEIGHT 460
#define BM_GAME_BOX_FOOT   436
#define BM_GAME_BOX_TOP    24
#define BM_GAME_BOX_MARGIN 18

/* The layout of its parts, in pixels of the parent. */
typedef struct
{
  GdkRectangle art;
  GdkRectangle plate; /* width 0: hidden */
} BmGameBoxPlace;

GtkWidget      *bm_game_box_new        (const BmGameUi       *ui);

const BmGameUi *bm_game_box_get_ui     (BmGameBox            *self);

/* The minimum and natural width of the plate, and its height for WIDTH. */
void            bm_game_box_measure    (BmGameBox            *self,
                                        int                  *minimum,
                                        int                  *natural);
int             bm_game_box_get_height (BmGameBox            *self,
                                        int                   width);

/* The box that covers it partly; NULL: none. */
void            bm_game_box_set_front  (BmGameBox            *self,
                                        BmGameBox            *front);

/* Allocates it in its parent.  AT_REST: permanently; otherwise a picture of another size is used. */
void            bm_game_box_allocate   (BmGameBox            *self,
                                        const BmGameBoxPlace *place,
                                        gboolean              at_rest);
/* Whether the point, in pixels of the parent, is on the picture or on the plate. */
gboolean        bm_game_box_is_at      (BmGameBox            *self,
                                        double                x,
                                        double                y);

G_END_DECLS
