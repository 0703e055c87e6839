/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-rulebook.h"

G_BEGIN_DECLS

/*
 * The rulebook: its chapters at the left, the chosen one at the right, every rule with its pictures; and a search over
 * all of it.
 *
 * Signals: "back" ();  "try" (const char *page, guint number): play the example NUMBER of PAGE.
 */
#define BM_TYPE_RULES_SCREEN (bm_rules_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmRulesScreen, bm_rules_screen, BM, RULES_SCREEN, GtkWidget)

/* Sets the book; call this before anything else here.  BOOK has pages, and is static. */
void        bm_rules_screen_set_book (BmRulesScreen    *self,
                               const BmRulebook *book);
const BmRulebook *bm_rules_screen_get_book (BmRulesScreen *self);

/* Opens the page of RULE, or of its parent.  NULL: leaves the open page. */
void        bm_rules_screen_open     (BmRulesScreen *self,
                                      const char    *rule);

/* The number of the page opened last. */
const char *bm_rules_screen_get_rule (BmRulesScreen *self);

G_END_DECLS
