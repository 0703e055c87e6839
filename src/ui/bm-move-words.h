/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-play.h"

G_BEGIN_DECLS

/* The name of MOVE in a menu: "Fly", "Push up", "Raise Undead (Gravestone at d3)".  (transfer full) */
char *bm_move_words   (const BmPosition *pos,
                       BmMove            move) G_GNUC_WARN_UNUSED_RESULT;

/* The name of OPTION in a menu.  (transfer full) */
char *bm_option_words (BmPlay           *play,
                       const BmOption   *option,
                       gboolean          with_piece) G_GNUC_WARN_UNUSED_RESULT;

/* What pressing a space with these N options does, as a sentence or several.  (transfer full) */
char *bm_target_words (BmPlay           *play,
                       const BmOption   *options,
                       guint             n,
                       gboolean          with_piece) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
