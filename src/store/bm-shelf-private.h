/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-shelf.h"

G_BEGIN_DECLS

/* What is known of a match only after it has been read. */
typedef struct
{
  GError      *fault;
  const BmGame *game;
  guint        n_seats;
  char        *players[BM_MAX_SEATS];
  gpointer     position; /* the last one */
  guint        n_moves;
  guint        n_days;
  guint        n_comments;
  BmDivergence divergence;
  gboolean     of_others;
} BmShelfSummary;

/* Immutable after creation, so it can be passed between threads. */
struct _BmShelfItem
{
  GObject         parent_instance;

  char           *path;
  GBytes         *text;    /* if there is no path */
  char           *name;
  gboolean        named;
  GDateTime      *time;
  BmShelfSummary *summary; /* NULL: not read yet */
};

/* NAME: in the file system's encoding, without extension; WRITTEN: seconds since 1970.  (transfer full) */
BmShelfItem    *bm_shelf_item_new    (const char     *path,
                                      const char     *name,
                                      gint64          written) G_GNUC_WARN_UNUSED_RESULT;
/* A running match.  (transfer full) */
BmShelfItem    *bm_shelf_item_new_running (GBytes   *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
