/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-move.h"

G_BEGIN_DECLS

/*
 * Context help: the rule that F1 opens.
 */

/* The rule of an action; NULL: none. */
const char *wr_rule_of_kind   (WrMoveKind        kind,
                               gboolean          by_bird);

/* The rule about the control FOCUS at the table: a button, a card, or the contents of a space; NULL: none. */
const char *wr_rule_of_widget (GtkWidget        *focus,
                               const WrPosition *pos);

G_END_DECLS
