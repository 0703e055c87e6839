/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-event.h"

G_BEGIN_DECLS

/* Appends EVENT as one line without its end: "moved green b8 b7", "rolled d6 4", "won bird R2.1 eaten". */
void  wr_event_append_text (const BmEvent *event,
                            GString       *string);

/* (transfer full) */
char *wr_event_to_text     (const BmEvent *event) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
