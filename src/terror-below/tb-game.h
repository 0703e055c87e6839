/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/* Besides those of T4.1 a match has the option `hands`, which rules do not use: hidden, or open for all people at one
   screen. */
extern const BmGame tb_game;

/* Whether the match with OPTIONS, or NULL, is played with open hands. */
gboolean tb_game_has_open_hands (const char *options);

/* Loads the box unless one is in use.  Code that only needs the table need not call it, but the first call must not
   come from two threads at once. */
gboolean tb_game_load_box (GError **error);

G_END_DECLS
