/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-at.h"

G_BEGIN_DECLS

/* The number of the rule about AT in VIEW; of TB_AT_NONE, and of what no rule speaks of, that of what is decided now.
   Static. */
const char *tb_rule_at_hand (const TbPosition *view,
                             TbAt              at);

G_END_DECLS
