/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-at.h"

G_BEGIN_DECLS

/*
 * A button of a panel for one of several options: a picture, a name, and its effect.
 */

/* PANEL emits its signals: see tb_parts_install (). */
GtkWidget *tb_choice_row_new  (GtkWidget  *panel);
/* STYLE: its CSS class, static, or NULL.  WORDS may be "". */
void       tb_choice_row_show (GtkWidget  *row,
                               TbAt        at,
                               const char *style,
                               const char *art,
                               const char *name,
                               const char *words);
/* Narrow rows have no pictures, to leave more room for text. */
void       tb_choice_row_set_narrow (GtkWidget *row,
                                     gboolean   narrow);

G_END_DECLS
