/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Several panels in one place, of which one is shown; the place is as wide as the widest of them, and as high as the one that is
 * shown.  A GtkStack would do the same, but asks at each layout how narrow the panel could be for its height, and breaks all its
 * words a dozen times to find out: that takes longer than a frame.
 */
#define TB_TYPE_DEEDS (tb_deeds_get_type ())
G_DECLARE_FINAL_TYPE (TbDeeds, tb_deeds, TB, DEEDS, GtkWidget)

/* CHILD is one of its children; the others are hidden. */
void       tb_deeds_show      (TbDeeds   *self,
                               GtkWidget *child);
/* (transfer none) The one that is shown, NULL before the first tb_deeds_show (). */
GtkWidget *tb_deeds_get_shown (TbDeeds   *self);

G_END_DECLS
