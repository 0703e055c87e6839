/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-game-box.h"

G_BEGIN_DECLS

/*
 * Where the boxes of the title stand, beside or below what is at the upper left.  All in pixels of one widget.
 */
typedef struct
{
  int width;
  int height;
  int head_width;  /* the program's name reaches down to this corner */
  int head_height;
  int column;      /* what is below that reaches so far from the left */
  int ground;      /* the boxes stand there, from the top */
} BmGameRoom;

/* PLACES of N BOXES, that with the index CHOSEN in front; N at least 1. */
void bm_game_room_place (const BmGameRoom *room,
                         BmGameBox *const *boxes,
                         guint             n,
                         guint             chosen,
                         BmGameBoxPlace   *places);

G_END_DECLS
