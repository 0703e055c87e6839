/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-shot.h"

G_BEGIN_DECLS

/* The effect of a Weapon: "1 to 6 damage, 4 or more in 3 of 4", "3 damage, kills the Worm".  (transfer full) */
char *tb_shot_words (const TbShot *shot);

/* A probability as a simple fraction: "3 of 4".  CHANCE is more than 0 and less than 1. */
void  tb_chance_parts (double  chance,
                       guint  *n,
                       guint  *of);

G_END_DECLS
