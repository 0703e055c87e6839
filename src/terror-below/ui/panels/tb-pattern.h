/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * The pattern of a Worm: the places of its Egg and Rubble, in five by five cells.  Decoration: a text beside it says
 * the same.
 */
#define TB_TYPE_PATTERN (tb_pattern_get_type ())
G_DECLARE_FINAL_TYPE (TbPattern, tb_pattern, TB, PATTERN, GtkWidget)

GtkWidget *tb_pattern_new (void);
/* WORM: TB_NO_CARD shows nothing. */
void       tb_pattern_set (TbPattern *self,
                     TbCard worm,
                     int size);
/* The number on the Target; 0: none. */
void       tb_pattern_set_number (TbPattern *self,
                            guint number);

G_END_DECLS
