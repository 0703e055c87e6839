/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"

G_BEGIN_DECLS

/* What a game says and shows of a match that is over.  All but the title may be NULL: then that is not shown. */
typedef struct
{
  /* Who has won, without a full stop; and why, as a sentence.  (transfer full) each */
  char *(*title)       (BmMatch *match);
  char *(*reason)      (BmMatch *match);
  /* Adds large pictures of those who have won. */
  void  (*add_winners) (GtkBox  *box,
                        BmMatch *match);
} BmEndParts;

G_END_DECLS
