/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/* What every game here must pass.  Adds its tests for GAME; STARTS: ways to begin, NULL ends them; kept. */
void battery_add (const BmGame      *game,
                  const char *const *starts);

G_END_DECLS
