/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-move.h"

G_BEGIN_DECLS

/*
 * The rule that somebody asks for who presses F1.
 */

/* The one that an action stands under; NULL: none. */
const char *wr_rule_of_kind   (WrMoveKind        kind,
                               gboolean          by_bird);

/* The one that the control FOCUS at the table is about: its button, its card, or what lies in its space; NULL:
   none. */
const char *wr_rule_of_widget (GtkWidget        *focus,
                               const WrPosition *pos);

G_END_DECLS
