/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-space.h"

G_BEGIN_DECLS

/*
 * A space of the board: a button without a look of its own, drawn by the board below it.
 */
#define TB_TYPE_SPACE_BUTTON (tb_space_button_get_type ())
G_DECLARE_FINAL_TYPE (TbSpaceButton, tb_space_button, TB, SPACE_BUTTON, GtkButton)

GtkWidget *tb_space_button_new  (TbSpace        space);
TbSpace    tb_space_button_get  (TbSpaceButton *self);

/* Its accessible name and description. */
void       tb_space_button_name (TbSpaceButton *self,
                                 const char    *name,
                                 const char    *description);

G_END_DECLS
