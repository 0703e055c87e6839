/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

extern const BmGame tb_game;

/* Reads the box unless one is in use.  Code that needs no more than the table need not call it, but the first call must not
   come from two threads at once. */
gboolean tb_game_load_box (GError **error);

G_END_DECLS
