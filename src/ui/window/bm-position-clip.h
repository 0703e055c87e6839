/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-window.h"
#include "wr-position.h"

G_BEGIN_DECLS

/* Adds the actions win.copy-position, which puts the position at the table on the clipboard as a text, and
   win.paste-position, which takes such a text, or that of a match, from there. */
void     bm_window_add_clip   (BmWindow         *self);

/* Does POS, copied as a whole, tell more than the side SEAT sees: cards of the other hand, or the order of a deck?
   SEAT may be BM_SIDE_NOBODY. */
gboolean bm_position_is_telling (const WrPosition *pos,
                                 int               seat);

G_END_DECLS
