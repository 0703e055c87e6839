/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-shelf.h"

G_BEGIN_DECLS

/* bm-shelf-item.c: made and filled in by one thread, and only read afterwards. */
struct _BmShelfItem
{
  GObject      parent_instance;

  char        *path;
  char        *name;
  gboolean     named;
  GDateTime   *time;
  GError      *fault;
  char       **players;
  int          winner;
  guint        n_moves;
  guint        n_days;
  guint        n_comments;
  BmDivergence divergence;
  gboolean     of_others;
};

/* NAME: without ending, as the file system has it; WRITTEN: seconds since 1970.  (transfer full) */
BmShelfItem *bm_shelf_item_new    (const char  *path,
                                   const char  *name,
                                   gint64       written) G_GNUC_WARN_UNUSED_RESULT;
void         bm_shelf_item_sum_up (BmShelfItem *self,
                                   BmReplay    *replay);

G_END_DECLS
