/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"

G_BEGIN_DECLS

/*
 * What happened since a side's last turn, over the table, until it is clicked, a key or `Go on` is pressed.  Meanwhile
 * nothing under it hears the pointer or the keys.
 */
#define BM_TYPE_RECAP_PANEL (bm_recap_panel_get_type ())
G_DECLARE_FINAL_TYPE (BmRecapPanel, bm_recap_panel, BM, RECAP_PANEL, GtkWidget)

GtkWidget *bm_recap_panel_new     (void);

/* Shows what SIDE may know.  PASSING: keys, and presses beside it, put it away and are meant for what is under it.
   FALSE: there is nothing to tell, and nothing is shown. */
gboolean   bm_recap_panel_show    (BmRecapPanel *self,
                                   BmMatch      *match,
                                   int           side,
                                   gboolean      passing);
/* Goes away; the focus is where it was before. */
void       bm_recap_panel_dismiss (BmRecapPanel *self);

G_END_DECLS
