/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-event-words.h"

G_BEGIN_DECLS

/* One link of the chain that led to a line of the log. */
typedef struct
{
  char       *text;
  const char *rule; /* number, or NULL: only the card's text explains it */
  guint8      card; /* the card whose text it is, or WR_NO_CARD */
} WrWhy;

/* The chain of causes of the log line that begins with event number AT of the N events: the first cause, its
   consequences, and last the line itself.  EVENTS begin at the last free decision of a side; causes come before
   consequences.  (transfer full, of WrWhy; one at least) */
GArray *wr_event_why (const BmEvent *events,
                      guint          n,
                      guint          at) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
