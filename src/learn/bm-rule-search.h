/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-rulebook.h"

G_BEGIN_DECLS

/* A page in which all words were found. */
typedef struct
{
  const BmRulePage *page;
  guint             rank;    /* how good a find it is: 0 best */
  char             *heading; /* Pango markup, what was found in bold */
  char             *passage; /* the same of where it was found, or of what the page says */
} BmRuleFound;

/* The pages that have all words of QUERY in their number, title, text or captions, the best first; QUERY may be the
   number itself.  None for a QUERY without words.  (transfer full) of BmRuleFound * */
GPtrArray *bm_rule_search (const char *query) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
