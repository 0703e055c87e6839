/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-window.h"

G_BEGIN_DECLS

/* Adds the actions win.copy-position, which puts the position at the table on the clipboard as a text, and
   win.paste-position, which takes such a text, or that of a match, from there. */
void     bm_window_add_clip   (BmWindow         *self);

G_END_DECLS
