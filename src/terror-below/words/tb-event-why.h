/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "tb-event.h"

G_BEGIN_DECLS

/* One link of the causal chain of a line of the log. */
typedef struct
{
  char       *text; /* a sentence without hidden information */
  const char *rule; /* number, or NULL: only the card's text explains it */
  TbCard      card; /* the card whose text it is, or TB_NO_CARD */
} TbWhy;

/* The causal chain of the line that begins with event number AT of move number INDEX: the first cause since the last
   free decision, its consequences, and finally the line itself.  Empty: there is no such line.  (transfer full), of
   TbWhy */
GArray *tb_event_why (BmMatch *match,
                      guint    index,
                      guint    at) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
