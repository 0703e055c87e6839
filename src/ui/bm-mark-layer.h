/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-board-view.h"
#include "bm-threats.h"

G_BEGIN_DECLS

/*
 * What is drawn above the pieces: the pictures of what can be done in a space, red crosses on those who would die, and
 * what tonight will bring.
 */
#define BM_TYPE_MARK_LAYER (bm_mark_layer_get_type ())
G_DECLARE_FINAL_TYPE (BmMarkLayer, bm_mark_layer, BM, MARK_LAYER, GtkWidget)

/* Where somebody is crossed out: the middle and the size, in spaces. */
typedef struct
{
  float x, y, size;
} BmCross;

GtkWidget *bm_mark_layer_new         (void);
void       bm_mark_layer_set_targets (BmMarkLayer         *self,
                                      const BmBoardTarget *targets,
                                      guint                n);
void       bm_mark_layer_set_crosses (BmMarkLayer         *self,
                                      const BmCross       *crosses,
                                      guint                n);
/* GRASS: the rows of the BM_N_COLUMNS Grasses now. */
void       bm_mark_layer_set_tonight (BmMarkLayer         *self,
                                      const BmTonight     *tonight,
                                      const guint8        *grass);

/* Who could bite from where, and where those stand that the Bird could eat (REACHED, N of them). */
void       bm_mark_layer_set_threats (BmMarkLayer         *self,
                                      const BmThreats     *threats,
                                      const BmSpace       *reached,
                                      guint                n);

/* The columns (bits) on whose Grass a trap lies. */
void       bm_mark_layer_set_traps   (BmMarkLayer         *self,
                                      guint                columns);

/* The picture of a kind of move (a name of bm-art.h), or NULL. */
const char *bm_mark_layer_art_of_kind (guint kind);

G_END_DECLS
