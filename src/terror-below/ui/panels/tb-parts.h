/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-show.h"

G_BEGIN_DECLS

/*
 * What the panels of the table have in common.
 */

/* A button that stands for AT at the table; PANEL emits "at-pressed", "at-asked" and "at-hovered" for it: see
   tb_parts_install ().  Its child is left to the caller. */
GtkWidget *tb_part_button_new (GtkWidget  *panel);
void       tb_part_button_set (GtkWidget  *button,
                               TbAt        at);
TbAt       tb_part_button_get (GtkWidget  *button);

/* Its looks: it can be pressed; it is picked. */
void       tb_part_button_light (GtkWidget *button,
                                 gboolean   lit,
                                 gboolean   picked);
/* All of that as SHOW has it for the thing it stands for, and that the computer suggests it. */
void       tb_part_button_follow (GtkWidget    *button,
                                  const TbShow *show);
/* A button of an action: it is picked, and what is pressed next is meant for it. */
void       tb_button_set_picked (GtkWidget *button,
                                 gboolean   picked);
/* What cannot be done now looks so and is told so, but can be pressed: it says why not. */
void       tb_button_set_available (GtkWidget *button,
                                    gboolean   available);
/* What a screen reader says of it; DESCRIPTION may be NULL. */
void       tb_part_button_name (GtkWidget  *button,
                                const char *name,
                                const char *description);

/* Gives the class of a panel the signals of tb_part_button_new (). */
void       tb_parts_install    (GType       panel_type);

/* A label with style class STYLE, its text cut with an ellipsis where there is no room. */
GtkWidget *tb_label_new        (const char *style);
/* A label that wraps. */
GtkWidget *tb_wrapped_new      (const char *style);
/* Changes nothing where it is so already. */
void       tb_label_set        (GtkWidget  *label,
                                const char *text);
GtkWidget *tb_row_new          (int         spacing);
GtkWidget *tb_column_new       (int         spacing);
/* The same, but drawn anew as a whole: for what has many small parts that change at once. */
GtkWidget *tb_whole_column_new (int         spacing);

G_END_DECLS
