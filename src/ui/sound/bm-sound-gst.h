/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-sound-player.h"

G_BEGIN_DECLS

/* As bm_sound_player_new (). */
BmSoundPlayer *bm_sound_gst_new (BmSoundTrouble trouble,
                                 gpointer       data) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
