/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-forecast.h"
#include "wr-threats.h"

G_BEGIN_DECLS

/*
 * The marks above the pieces: pictures of the options in a space, red crosses on pieces that would die, and the
 * forecast of the night.
 */
#define WR_TYPE_MARK_LAYER (wr_mark_layer_get_type ())
G_DECLARE_FINAL_TYPE (WrMarkLayer, wr_mark_layer, WR, MARK_LAYER, GtkWidget)

/* The effect of pressing a space: one legal move, or several (then a menu opens). */
typedef struct
{
  WrSpace     space;
  guint8      kind;        /* WrMoveKind of the only or first move: its picture; 0: none, just the outline */
  guint8      n_moves;
  const char *description; /* "Fly here.  Eat Green Worm." for the screen reader and the tooltip; copied */
} WrBoardTarget;

/* A cross: its centre and size, in spaces. */
typedef struct
{
  float x, y, size;
} WrCross;

GtkWidget *wr_mark_layer_new         (void);
void       wr_mark_layer_set_targets (WrMarkLayer         *self,
                                      const WrBoardTarget *targets,
                                      guint                n);
void       wr_mark_layer_set_crosses (WrMarkLayer         *self,
                                      const WrCross       *crosses,
                                      guint                n);
/* GRASS: the rows of the WR_N_COLUMNS Grasses now. */
void       wr_mark_layer_set_tonight (WrMarkLayer         *self,
                                      const WrTonight     *tonight,
                                      const guint8        *grass);

/* The spaces from which Worms could bite, and those of the pieces that the Bird could eat (REACHED, N of them). */
void       wr_mark_layer_set_threats (WrMarkLayer         *self,
                                      const WrThreats     *threats,
                                      const WrSpace       *reached,
                                      guint                n);

/* The columns (bits) with a trap on their Grass. */
void       wr_mark_layer_set_traps   (WrMarkLayer         *self,
                                      guint                columns);

/* The picture of a kind of move (a name of bm-art.h), or NULL. */
const char *wr_mark_layer_art_of_kind (guint kind);

G_END_DECLS
