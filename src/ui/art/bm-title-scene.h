/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * What moves in the picture of the title: for some seconds after it has come up or somebody has come back to it, then
 * everything rests.  It lies over the picture and is decoration.
 */
#define BM_TYPE_TITLE_SCENE (bm_title_scene_get_type ())
G_DECLARE_FINAL_TYPE (BmTitleScene, bm_title_scene, BM, TITLE_SCENE, GtkWidget)

/* Where the picture is, in pixels of the widget. */
void     bm_title_scene_set_picture (BmTitleScene *self,
                                     int           x,
                                     int           y,
                                     int           width);

void     bm_title_scene_set_motion  (BmTitleScene *self,
                                     BmMotion      motion);

gboolean bm_title_scene_is_moving   (BmTitleScene *self);

G_END_DECLS
