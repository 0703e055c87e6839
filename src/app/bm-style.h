/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The program's style sheets, for its display: high contrast comes and goes as SETTINGS say. */
void bm_style_add (GSettings *settings);

G_END_DECLS
