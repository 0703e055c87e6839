/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-show.h"

G_BEGIN_DECLS

/*
 * Shared by the panels of the table.
 */

/* A button for AT at the table; PANEL emits "at-pressed", "at-asked" and "at-hovered" for it: see tb_parts_install ().
   The caller sets its child. */
GtkWidget *tb_part_button_new (GtkWidget  *panel);
void       tb_part_button_set (GtkWidget  *button,
                               TbAt        at);
TbAt       tb_part_button_get (GtkWidget  *button);

/* Its appearance: as an option; as picked. */
void       tb_part_button_light (GtkWidget *button,
                                 gboolean   lit,
                                 gboolean   picked);
/* Updates both from SHOW, and whether the computer suggests it. */
void       tb_part_button_follow (GtkWidget    *button,
                                  const TbShow *show);
/* A button of an action: it is picked, and what is pressed next is meant for it. */
void       tb_button_set_picked (GtkWidget *button,
                                 gboolean   picked);
/* What cannot be done now looks so and is told so, but can be pressed: it says why not. */
void       tb_button_set_available (GtkWidget *button,
                                    gboolean   available);
/* Its accessible name; DESCRIPTION may be NULL. */
void       tb_part_button_name (GtkWidget  *button,
                                const char *name,
                                const char *description);

/* Adds the signals of tb_part_button_new () to the class of a panel. */
void       tb_parts_install    (GType       panel_type);

/* A label with style class STYLE, ellipsized if there is too little room. */
GtkWidget *tb_label_new        (const char *style);
/* A label that wraps. */
GtkWidget *tb_wrapped_new      (const char *style);
/* No effect if the text is the same. */
void       tb_label_set        (GtkWidget  *label,
                                const char *text);
GtkWidget *tb_row_new          (int         spacing);
GtkWidget *tb_column_new       (int         spacing);
/* The same, but redrawn as a whole: for content with many small parts that change at once. */
GtkWidget *tb_whole_column_new (int         spacing);

G_END_DECLS
