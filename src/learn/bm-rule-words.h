/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-rulebook.h"

G_BEGIN_DECLS

/*
 * What the rulebook says, in the user's language.
 */

/* What the rule with that number ("R6.2") says, in a few words for the table; translated, static.  A part that has no
   words of its own gets those of the rule that it is a part of ("R6"); NULL: no such rule. */
const char *bm_rule_title           (const char       *rule);
const char *bm_rule_words           (const char       *rule);

/* The same of a page; of one about cards, what these are called and say. */
const char *bm_rule_page_title      (const BmRulePage *page);
const char *bm_rule_page_words      (const BmRulePage *page);

/* The paragraphs after the words: translated, static.  (transfer container) */
GPtrArray  *bm_rule_page_paragraphs (const BmRulePage *page) G_GNUC_WARN_UNUSED_RESULT;

/* "R6.2 Dig down".  (transfer full) */
char       *bm_rule_page_heading    (const BmRulePage *page) G_GNUC_WARN_UNUSED_RESULT;

/* The pages worth reading after PAGE: what it says to see, and what its words refer to; each once, PAGE not among
   them. (transfer container) of const BmRulePage * */
GPtrArray  *bm_rule_page_links      (const BmRulePage *page) G_GNUC_WARN_UNUSED_RESULT;

/* WORDS as Pango markup: *so* is bold, and numbers of pages are links to them, but for SELF.  (transfer full) */
char       *bm_rule_markup          (const char       *words,
                                     const char       *self) G_GNUC_WARN_UNUSED_RESULT;

/* WORDS without such stars.  (transfer full) */
char       *bm_rule_plain           (const char       *words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
