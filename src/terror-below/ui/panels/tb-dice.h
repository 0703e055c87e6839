/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * Up to four dice in a row: a roll shows three faces, then the result.  The accessible name gives the results.
 */
#define TB_TYPE_DICE (tb_dice_get_type ())
G_DECLARE_FINAL_TYPE (TbDice, tb_dice, TB, DICE, GtkWidget)

#define TB_MAX_DICE 4

/* A face, 1 to 6; with this it is one of the blue die. */
#define TB_DICE_BLUE 0x10

GtkWidget *tb_dice_new      (int           size);
/* Pixels of a side. */
void       tb_dice_set_size (TbDice       *self,
                             int           size);

/* N dice at rest; 0: none, the row is hidden. */
void       tb_dice_set      (TbDice       *self,
                             const guint8 *faces,
                             guint         n);

/* Rolls one more die to FACE; returns the duration in milliseconds, 0: no animation. */
guint      tb_dice_roll     (TbDice       *self,
                             guint8        face,
                             BmMotion      motion);
/* Ends all rolls. */
void       tb_dice_finish   (TbDice       *self);
guint      tb_dice_get_n    (TbDice       *self);

G_END_DECLS
