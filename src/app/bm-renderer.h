/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * What the program is drawn by.  Where there is no graphics card, OpenGL is imitated by the processor, which costs twice
 * the time and the memory of GTK's own way to draw with it.
 */

/* To be called before GTK is: it looks for OpenGL as soon as it has a display.  What the environment says already stays. */
void     bm_renderer_choose   (void);

/* Whether the folder DEVICES, which is "/dev" but in tests, has anything that OpenGL could be drawn with. */
gboolean bm_renderer_has_card (const char *devices);

G_END_DECLS
