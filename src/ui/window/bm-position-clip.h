/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-window.h"

G_BEGIN_DECLS

/* Adds the actions win.copy-position, which copies the position at the table as text, and win.paste-position, which
   opens a position or a match from the clipboard. */
void     bm_window_add_clip   (BmWindow         *self);

G_END_DECLS
