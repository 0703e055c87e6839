/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A row of equal pictures that overlap where there is less room: many of them do not make what is around them wider.
 */
#define TB_TYPE_PILE (tb_pile_get_type ())
G_DECLARE_FINAL_TYPE (TbPile, tb_pile, TB, PILE, GtkWidget)

/* The caller adds children with gtk_widget_set_parent (). */
GtkWidget *tb_pile_new (void);

G_END_DECLS
