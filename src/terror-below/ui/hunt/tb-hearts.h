/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * The health of a Worm as a row of hearts, with lost ones empty.  They shrink if there are too many.  Its accessible
 * name gives the number left.
 */
#define TB_TYPE_HEARTS (tb_hearts_get_type ())
G_DECLARE_FINAL_TYPE (TbHearts, tb_hearts, TB, HEARTS, GtkWidget)

/* LEFT of ALL. */
void  tb_hearts_set    (TbHearts *self,
                        guint     left,
                        guint     all);
/* Animates the loss of hearts one by one until LEFT are left; returns the duration in milliseconds, 0: there is no
   animation. */
guint tb_hearts_drop   (TbHearts *self,
                        guint     left,
                        BmMotion  motion);
void  tb_hearts_finish (TbHearts *self);

G_END_DECLS
