/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replay.h"

G_BEGIN_DECLS

/* A match as readable text: the players, every day and turn with its events, the comments, the result.  In the user's
   language.  (transfer full) */
char *bm_replay_text (const BmReplay *replay) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
