/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * The health of a Worm as a row of hearts, those that are lost empty.  They become smaller where there are more than fit.
 * Its accessible name says how many are left.
 */
#define TB_TYPE_HEARTS (tb_hearts_get_type ())
G_DECLARE_FINAL_TYPE (TbHearts, tb_hearts, TB, HEARTS, GtkWidget)

/* LEFT of ALL. */
void  tb_hearts_set    (TbHearts *self,
                        guint     left,
                        guint     all);
/* One after the other goes until LEFT are left; returns the milliseconds that it takes, 0: they are gone. */
guint tb_hearts_drop   (TbHearts *self,
                        guint     left,
                        BmMotion  motion);
void  tb_hearts_finish (TbHearts *self);

G_END_DECLS
