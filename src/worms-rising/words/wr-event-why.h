/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-event-words.h"

G_BEGIN_DECLS

/* One link of the chain that led to a line of the log. */
typedef struct
{
  char       *text;
  const char *rule; /* number, or NULL: a card's text is all there is to it */
  guint8      card; /* whose text it is, or WR_NO_CARD */
} WrWhy;

/* Why the line that begins with number AT of the N events is in the log: what set it off first, what came of that, at last
   the line itself.  EVENTS begin where a side last decided freely; causes come before consequences.  (transfer full, of
   WrWhy; one at least) */
GArray *wr_event_why (const BmEvent *events,
                      guint          n,
                      guint          at) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
