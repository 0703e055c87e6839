/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "tb-event.h"

G_BEGIN_DECLS

/* Why a match ended with POS as it did, in one sentence: "Ada has 21 points, and 20 are enough."  MATCH has the players'
   names.  (transfer full) */
char *tb_reason_words (BmMatch          *match,
                       const TbPosition *pos,
                       TbEnd             end);

G_END_DECLS
