/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-hunt.h"

G_BEGIN_DECLS

/*
 * A caught seat: the Leader's face, the seat's mark, and its state as a rim, a shield or a skull.  Its accessible name
 * says the same.
 */
#define TB_TYPE_HUNTER_CHIP (tb_hunter_chip_get_type ())
G_DECLARE_FINAL_TYPE (TbHunterChip, tb_hunter_chip, TB, HUNTER_CHIP, GtkWidget)

GtkWidget *tb_hunter_chip_new  (void);
/* NAME: the player's.  SIZE: width and height in pixels. */
void       tb_hunter_chip_show (TbHunterChip   *self,
                                const TbHunter *hunter,
                                const char     *name,
                                int             size);

G_END_DECLS
