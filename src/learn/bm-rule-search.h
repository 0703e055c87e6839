/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-rulebook.h"

G_BEGIN_DECLS

/* A page that contains all words. */
typedef struct
{
  const BmRulePage *page;
  guint             rank;    /* relevance: 0 is best */
  char             *heading; /* Pango markup, what was found in bold */
  char             *passage; /* the same for the passage with the match, or the start of the page */
} BmRuleFound;

/* The pages of BOOK that have all words of QUERY in their number, title, text or captions, the best first; QUERY may be the
   number itself.  None for a QUERY without words.  (transfer full) of BmRuleFound * */
GPtrArray *bm_rule_search (const BmRulebook *book,
                           const char       *query) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
