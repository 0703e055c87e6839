/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"

G_BEGIN_DECLS

/*
 * The events since a side's last turn, shown over the table until it is clicked, a key is pressed or `Go on` is
 * activated.  Meanwhile nothing under it gets pointer or key events.
 */
#define BM_TYPE_RECAP_PANEL (bm_recap_panel_get_type ())
G_DECLARE_FINAL_TYPE (BmRecapPanel, bm_recap_panel, BM, RECAP_PANEL, GtkWidget)

GtkWidget *bm_recap_panel_new     (void);

/* Shows what SIDE may know.  PASSING: keys, and presses beside it, close it and are passed on to what is under it.
   FALSE: there are no events, and nothing is shown. */
gboolean   bm_recap_panel_show    (BmRecapPanel *self,
                                   BmMatch      *match,
                                   int           side,
                                   gboolean      passing);
/* Closes it and restores the focus. */
void       bm_recap_panel_dismiss (BmRecapPanel *self);

G_END_DECLS
