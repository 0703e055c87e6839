/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds the program's style sheets to its display: the high contrast one follows SETTINGS. */
void bm_style_add (GSettings *settings);

G_END_DECLS
