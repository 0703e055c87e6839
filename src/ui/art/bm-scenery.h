/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * The background of the window: the night sky over the table, or one picture for a whole screen.  Decoration only.
 */
#define BM_TYPE_SCENERY (bm_scenery_get_type ())
G_DECLARE_FINAL_TYPE (BmScenery, bm_scenery, BM, SCENERY, GtkWidget)

/* The picture (a name of bm-art.h) covers the widget down to HORIZON pixels from the top, its own lower edge there; the
   moon stands in it, and below is GROUND, another picture.  HORIZON 0: ART alone covers the whole widget, and GROUND may
   be NULL. */
void bm_scenery_set        (BmScenery  *self,
                            const char *art,
                            const char *ground,
                            int         horizon);

/* The height of the ground in the title's picture when that covers WIDTH x HEIGHT, in pixels from the lower edge. */
int  bm_scenery_get_ground (int         width,
                            int         height);

/* Speed of the title's occasional animation. */
void bm_scenery_set_motion (BmScenery  *self,
                            BmMotion    motion);

G_END_DECLS
