/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-replay-path.h"
#include "bm-turning.h"

G_BEGIN_DECLS

/* One turning point: a picture of the position, the move played and the better one, and two buttons with the actions
   "turning.look" and "turning.try", whose parameter is the ply. */
GtkWidget *bm_turning_row_new (const BmTurningPoint *point,
                               BmMatch              *match,
                               const BmReplayPath   *path);

G_END_DECLS
