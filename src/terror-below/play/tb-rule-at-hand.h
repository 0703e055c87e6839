/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-at.h"

G_BEGIN_DECLS

/* The number of the rule about AT in VIEW; for TB_AT_NONE, or without such a rule, the one about the pending decision.
   Static. */
const char *tb_rule_at_hand (const TbPosition *view,
                             TbAt              at);

/* The rule about the decision. */
const char *tb_rule_of_decision (const TbPosition *view);

G_END_DECLS
