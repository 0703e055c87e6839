/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The program's name as a picture. */
#define BM_TYPE_LOGO (bm_logo_get_type ())
G_DECLARE_FINAL_TYPE (BmLogo, bm_logo, BM, LOGO, GtkWidget)

/* Its size relative to the usual one. */
void bm_logo_set_growth (BmLogo *self,
                         double  growth);

G_END_DECLS
