/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-rulebook.h"

G_BEGIN_DECLS

/*
 * One page of the rulebook: its heading, text, pictures and related pages.  It is focusable, so that the keyboard moves
 * from rule to rule and a screen reader reads it as a whole.
 *
 * Its links are actions of its parent: "rules.open" (s: the page's number), and "rules.try" (su: a page's number and
 * that of a diagram in it).
 */
#define BM_TYPE_RULE_SECTION (bm_rule_section_get_type ())
G_DECLARE_FINAL_TYPE (BmRuleSection, bm_rule_section, BM, RULE_SECTION, GtkWidget)

GtkWidget        *bm_rule_section_new      (const BmRulePage *page);
const BmRulePage *bm_rule_section_get_page (BmRuleSection    *self);

G_END_DECLS
