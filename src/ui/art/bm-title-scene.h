/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * The animated parts of the title's picture: an animation of some seconds starts when it is mapped and when its window
 * becomes active, then nothing moves.  Decoration only.
 */
#define BM_TYPE_TITLE_SCENE (bm_title_scene_get_type ())
G_DECLARE_FINAL_TYPE (BmTitleScene, bm_title_scene, BM, TITLE_SCENE, GtkWidget)

/* The rectangle of the picture, in pixels of the widget. */
void     bm_title_scene_set_picture (BmTitleScene *self,
                                     int           x,
                                     int           y,
                                     int           width);

void     bm_title_scene_set_motion  (BmTitleScene *self,
                                     BmMotion      motion);

gboolean bm_title_scene_is_moving   (BmTitleScene *self);

G_END_DECLS
