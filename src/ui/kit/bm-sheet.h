/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds the style sheet NAME, of the resources below `ui/`, to the program's display.  A sheet of a higher PRIORITY, or
   of the same one and added later, overrides another.  Returns its provider, for removing it (transfer full). */
GtkCssProvider *bm_sheet_add (const char *name,
                              guint       priority) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
