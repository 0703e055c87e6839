/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event.h"

G_BEGIN_DECLS

/* Appends EVENT as one line without its end: "moved red c3 c4", "rolled blue 5", "won red blue comparison T22.4". */
void tb_event_append_text (const BmEvent *event,
                           GString       *string);

G_END_DECLS
