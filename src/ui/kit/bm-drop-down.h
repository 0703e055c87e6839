/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes DROP_DOWN, whose model is of strings, heard as well as seen: NAME is the name of the button inside, which has the
   focus, its description what is chosen and then HELP ("": nothing more), and every entry of its list has its words as its
   name.  GTK 4.8 leaves all three out. */
void bm_drop_down_make_accessible (GtkDropDown *drop_down,
                                   const char  *name,
                                   const char  *help);
/* From now on HELP is heard there. */
void bm_drop_down_set_help        (GtkDropDown *drop_down,
                                   const char  *help);

G_END_DECLS
