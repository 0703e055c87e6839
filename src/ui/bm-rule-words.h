/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the rule with that number ("R6.2") says, in a few words for the table; translated, static.  A part that has no
   words of its own gets those of its chapter ("R6"); NULL: no such rule. */
const char *bm_rule_title (const char *rule);
const char *bm_rule_words (const char *rule);

G_END_DECLS
