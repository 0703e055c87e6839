/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-board-view.h"

G_BEGIN_DECLS

/* Lines with pictures: what Tonight and the threats say, and below them what the marks on the board mean. */

/* BOX has a row for each of LINES (of WrNightLine) and no other. */
void  wr_table_lines_fill   (GtkBox          *box,
                             GArray          *lines);

/* The marks on the board as bits; NIGHT and THREATS (or NULL) if they are marked, and the columns of traps (bits). */
guint wr_table_legend_marks (const WrTonight *night,
                             const WrThreats *threats,
                             guint            traps);
/* Fills LEGEND with explanations of MARKS, in COLUMNS columns; it is hidden if there are none. */
void  wr_table_legend_fill  (GtkGrid         *legend,
                             guint            marks,
                             int              columns);

G_END_DECLS
