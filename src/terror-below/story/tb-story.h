/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-line.h"
#include "tb-history.h"

G_BEGIN_DECLS

/*
 * The story of a match that is over, in five sentences: the start, the first death or kill, the best delivery, the
 * decisive turn, and the end.  The same match has the same story.
 */
#define TB_STORY_SENTENCES 5

/* TB_STORY_SENTENCES lines with pictures.  MATCH must be over, HISTORY that of MATCH.  (transfer full), elements BmLine */
GPtrArray *tb_story_new (BmMatch         *match,
                         const TbHistory *history) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
