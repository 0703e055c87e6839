/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes DROP_DOWN, a list of strings, accessible: NAME becomes the name of the focusable button inside, its description
   is the selected entry and HELP ("": none), and every entry of its list is named after its text.  GTK 4.8 does none of
   this. */
void bm_drop_down_make_accessible (GtkDropDown *drop_down,
                                   const char  *name,
                                   const char  *help);
/* Changes HELP. */
void bm_drop_down_set_help        (GtkDropDown *drop_down,
                                   const char  *help);

G_END_DECLS
