/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-rulebook.h"

G_BEGIN_DECLS

/*
 * The texts of the rulebook, translated.
 */

/* A short summary of the rule of GAME with that number ("R6.2"), for the table; translated, static.  A part without one
   gets that of its parent rule ("R6"); NULL: no such rule, or GAME is NULL. */
const char *bm_rule_title           (BmLearnGame      *game,
                                     const char       *rule);
const char *bm_rule_words           (BmLearnGame      *game,
                                     const char       *rule);

/* The same for a page; for one about cards, their names and texts. */
const char *bm_rule_page_title      (const BmRulePage *page);
const char *bm_rule_page_words      (const BmRulePage *page);

/* The paragraphs after the words: translated, static.  (transfer container) */
GPtrArray  *bm_rule_page_paragraphs (const BmRulePage *page) G_GNUC_WARN_UNUSED_RESULT;

/* "R6.2 Dig down".  (transfer full) */
char       *bm_rule_page_heading    (const BmRulePage *page) G_GNUC_WARN_UNUSED_RESULT;

/* The related pages of PAGE: its `see` list and the numbers in its text; each once, without PAGE. (transfer
   container) of const BmRulePage * */
GPtrArray  *bm_rule_page_links      (const BmRulePage *page) G_GNUC_WARN_UNUSED_RESULT;

/* WORDS of PAGE as Pango markup: *so* is bold, and numbers of other pages become links.  (transfer full) */
char       *bm_rule_markup          (const BmRulePage *page,
                                     const char       *words) G_GNUC_WARN_UNUSED_RESULT;

/* WORDS without such stars.  (transfer full) */
char       *bm_rule_plain           (const char       *words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
