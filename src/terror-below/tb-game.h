/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/* Beside those of T4.1 a match has the option `hands`, which no rule asks for: hidden, or open for all people at one screen. */
extern const BmGame tb_game;

/* OPTIONS of a match, or NULL: do its people not hide their hands from each other? */
gboolean tb_game_has_open_hands (const char *options);

/* Reads the box unless one is in use.  Code that needs no more than the table need not call it, but the first call must not
   come from two threads at once. */
gboolean tb_game_load_box (GError **error);

G_END_DECLS
