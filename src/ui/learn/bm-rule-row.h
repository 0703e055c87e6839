/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-rule-search.h"

G_BEGIN_DECLS

/*
 * Rows of the lists in the rulebook, each for a page: chapters and search results.
 */
GtkWidget        *bm_rule_row_new       (const BmRulePage  *page);
GtkWidget        *bm_rule_row_new_found (const BmRuleFound *found);

const BmRulePage *bm_rule_row_get_page  (GtkListBoxRow     *row);

G_END_DECLS
