/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-play.h"

G_BEGIN_DECLS

/* The contents of SPACE, for screen readers: "c4: desert, 1 Rubble, teal Egg, Target 1".  (transfer full) */
char *tb_space_name        (const TbPosition *pos,
                            TbSpace           space);

/* The options there, and the Worms that would hit it; OPTIONS: the N of that space.  (transfer full) */
char *tb_space_description (const TbPosition *pos,
                            TbSpace           space,
                            const TbOption   *options,
                            guint             n,
                            const TbDanger   *danger);

G_END_DECLS
