/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the program's name, version and licence in a window over PARENT, which may be NULL.  There is at most one. */
void bm_about_show (GtkWindow *parent);

G_END_DECLS
