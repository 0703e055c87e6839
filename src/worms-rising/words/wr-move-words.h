/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-move.h"
#include "wr-position.h"

G_BEGIN_DECLS

/* The name of MOVE in a menu: "Fly", "Push up", "Raise Undead (Gravestone at d3)".  (transfer full) */
char *wr_move_words   (const WrPosition *pos,
                       BmMove            move) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
