/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * The pictures of the board at the size of its spaces.
 */
typedef enum
{
  TB_ART_SAND_LIGHT,
  TB_ART_SAND_DARK = TB_ART_SAND_LIGHT + 3,
  TB_ART_SAND_THING = TB_ART_SAND_DARK + 3, /* seven things to find */
  TB_ART_CANYON = TB_ART_SAND_THING + 7,
  TB_ART_RIM,                               /* by TbDir */
  TB_ART_MESA = TB_ART_RIM + TB_N_DIRS,
  TB_ART_MESA_EDGE,                         /* by TbDir */
  TB_ART_RUBBLE = TB_ART_MESA_EDGE + TB_N_DIRS, /* 1, 2 */
  TB_ART_EGG = TB_ART_RUBBLE + 2,
  TB_ART_PAWN = TB_ART_EGG + TB_N_COLOURS,
  TB_ART_TARGET = TB_ART_PAWN + TB_MAX_SEATS,
  TB_ART_SWELL = TB_ART_TARGET + TB_N_SLOTS,
  TB_ART_HATCH = TB_ART_SWELL + 3,
  TB_ART_WAY_HEAD = TB_ART_HATCH + TB_N_SLOTS,
  TB_ART_COIN,
  TB_ART_COIN_RAMP,
  TB_ART_BACK,                              /* of a Vehicle card */
  TB_ART_ARROW,                             /* looks up */
  TB_ART_LOCATION,
  TB_ART_RUIN = TB_ART_LOCATION + TB_N_LOCATIONS,
  TB_ART_CRACKED,
  TB_ART_HOLE,
  TB_ART_DUST,
  TB_ART_SHIELD,
  TB_ART_GRAVE,
  TB_N_ART
} TbArt;

/* Pieces, in spaces. */
#define TB_EGG_WIDTH   0.36f
#define TB_EGG_HEIGHT  0.42f
#define TB_PAWN_SIZE   0.86f
#define TB_TARGET_SIZE 0.6f
#define TB_COIN_SIZE   0.27f
#define TB_HATCH_SIZE  0.2f
#define TB_WORM_SIZE   3.0f
#define TB_HOLE_WIDTH  2.8f
#define TB_HOLE_HEIGHT 0.95f

typedef struct
{
  GdkTexture *textures[TB_N_ART];
  GdkTexture *worm;       /* the Worm that attacks, or NULL */
  char       *worm_name;
  GdkTexture *ready[TB_N_SLOTS][2]; /* the Worms that may attack, rising and beaten; referenced so that they are cached
                                       by then */
  char       *ready_id[TB_N_SLOTS]; /* NULL: none */
  int         cell;       /* pixels of a space; 0: nothing was fetched yet */
} TbBoardArt;

/* Fetches the pictures for spaces of CELL pixels on WIDGET.  TRUE: some picture has changed. */
gboolean tb_board_art_fetch (TbBoardArt *art,
                             GtkWidget  *widget,
                             int         cell);
/* The Worm of SLOT is of the type ID, NULL: there is none. */
void tb_board_art_expect   (TbBoardArt *art,
                            GtkWidget  *widget,
                            guint       slot,
                            const char *id);
/* Sets the picture of an attacking Worm of the type ID, "queen", rising or beaten; NULL: none attacks. */
void tb_board_art_set_worm (TbBoardArt *art,
                            GtkWidget  *widget,
                            const char *id,
                            gboolean    beaten);
void tb_board_art_clear    (TbBoardArt *art);

G_END_DECLS
