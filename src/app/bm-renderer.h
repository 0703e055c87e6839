/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Selects the GSK renderer.  Without a graphics card OpenGL is emulated in software, which takes twice the time and
 * memory of GTK's Cairo renderer.
 */

/* Call this before GTK is initialized: it looks for OpenGL as soon as it has a display.  Environment variables that are
   set already take precedence. */
void     bm_renderer_choose   (void);

/* Whether the folder DEVICES ("/dev" except in tests) has a device for OpenGL. */
gboolean bm_renderer_has_card (const char *devices);

G_END_DECLS
