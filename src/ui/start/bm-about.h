/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the program is called, which version of it this is, and under what licence: a window over PARENT, which may be NULL.
   There is one at most. */
void bm_about_show (GtkWindow *parent);

G_END_DECLS
