/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-store-work.h"

G_BEGIN_DECLS

/*
 * The two sides of a store's work: the thread of whoever has the store (bm-store-work.c), and the store's own
 * (bm-store-thread.c).  The latter owns the slot; the rest is looked at under the lock by both sides.  The store itself
 * may be gone before the thread has come to its end.
 */
struct _BmStoreWork
{
  gatomicrefcount refs;
  const BmDisk   *disk;
  char           *running; /* folders */
  char           *matches;
  BmSlot         *slot;    /* the thread's */

  GMutex          mutex;
  GCond           woken;   /* for the thread: there is something to do, or its helper has come to its end */
  GCond           rested;  /* for who waits: an attempt has come to its end, or has handed over what it writes */
  BmKept          wish;    /* what is to be kept ... */
  gboolean        dirty;   /* ... and is not yet; only a name is left of what is over and filed */
  guint           wishes;  /* how many there have been ... */
  guint           handed;  /* ... how many when the latest that outlives the program was read ... */
  guint           failed;  /* ... and how many when something failed last */
  guint           tried;   /* how many when the latest was drafted, or could not be; the thread's */
  BmKept          left;    /* leaves as soon as there is something to be done */
  GQueue          leaving; /* of BmKept: to go to the folder of matches before that */
  char           *filed;   /* the name of the latest match that was over ... */
  char           *path;    /* ... and where it is */
  gboolean        busy;    /* something is being written */
  gboolean        hurry;   /* no waiting before the next attempt */
  gboolean        quit;
  guint           attempts;
  GError         *trouble; /* of the latest attempt */

  GMainContext   *context;
  gboolean        pending; /* a call of tell_cb () is on its way */
  GThread        *thread;  /* this one and what follows belong to the owner's thread alone */
  BmStoreTold     told;
  gpointer        owner;   /* NULL: gone */
};

void         bm_store_work_kept_free    (gpointer      kept);

BmStoreWork *bm_store_work_ref          (BmStoreWork  *self);
/* A GDestroyNotify. */
void         bm_store_work_unref        (gpointer      data);

/* KEPT goes to the folder of matches, unless it is on its way there already.  With the lock. */
void         bm_store_work_leave        (BmStoreWork  *self,
                                         const BmKept *kept);

/* With the lock. */
gboolean     bm_store_work_has_work     (BmStoreWork  *self);

/* What the store's thread does; DATA: the work (transfer full). */
gpointer     bm_store_work_run          (gpointer      data);

G_END_DECLS
