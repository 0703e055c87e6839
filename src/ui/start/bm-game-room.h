/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-game-box.h"

G_BEGIN_DECLS

/*
 * The layout of the boxes on the title screen, beside or below the parts at the upper left.  All in pixels of one
 * widget.
 */
typedef struct
{
  int width;
  int height;
  int head_width;  /* lower right corner of the program's name */
  int head_height;
  int column;      /* right edge of the column below it */
  int ground;      /* top of the ground, on which the boxes stand */
} BmGameRoom;

/* Sets PLACES for the N BOXES, with the one of index CHOSEN in front; N is at least 1. */
void bm_game_room_place (const BmGameRoom *room,
                         BmGameBox *const *boxes,
                         guint             n,
                         guint             chosen,
                         BmGameBoxPlace   *places);

G_END_DECLS
