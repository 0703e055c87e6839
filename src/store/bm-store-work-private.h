/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-store-work.h"

G_BEGIN_DECLS

/*
 * The state shared by the owner's thread (bm-store-work.c) and the store's own thread (bm-store-thread.c).  The
 * latter owns the slot; the rest is protected by the lock.  The store may be finalized before its thread has ended.
 */
struct _BmStoreWork
{
  gatomicrefcount refs;
  const BmDisk   *disk;
  char           *running; /* folders: of all slots, */
  char           *slots;   /* of those of this game, in it or the same */
  char           *matches;
  BmSlot         *slot;    /* used by the store's thread only */

  GMutex          mutex;
  GCond           woken;   /* wakes the store's thread: there is work, or its helper has finished */
  GCond           rested;  /* wakes waiting callers: an attempt has ended, or has passed its data to the system */
  BmKept          wish;    /* what is to be saved ... */
  gboolean        dirty;   /* ... and is not yet; only the name if it is finished and filed */
  guint           wishes;  /* number of wishes so far ... */
  guint           handed;  /* ... its value when the last one that survives a kill was read ... */
  guint           failed;  /* ... and at the last failure */
  guint           tried;   /* the value of WISHES at the last attempt to draft; used by the store's thread only */
  BmKept          left;    /* to be filed with the next work */
  GQueue          leaving; /* of BmKept: to be filed in the folder of matches before that */
  char           *filed;   /* name of the last finished match ... */
  char           *path;    /* ... and its path */
  gboolean        busy;    /* a write is in progress */
  gboolean        hurry;   /* retry without delay */
  gboolean        quit;
  guint           attempts;
  GError         *trouble; /* error of the last attempt */

  GMainContext   *context;
  gboolean        pending; /* a call of notify_cb () is queued */
  GThread        *thread;  /* this and the following are used by the owner's thread only */
  BmStoreNotify   notify;
  gpointer        owner;   /* NULL: finalized */
};

void         bm_store_work_kept_free    (gpointer      kept);

BmStoreWork *bm_store_work_ref          (BmStoreWork  *self);
/* A GDestroyNotify. */
void         bm_store_work_unref        (gpointer      data);

/* Queues KEPT for the folder of matches, unless it is queued already.  Call with the lock. */
void         bm_store_work_leave        (BmStoreWork  *self,
                                         const BmKept *kept);

/* Call with the lock. */
gboolean     bm_store_work_has_work     (BmStoreWork  *self);

/* The store's thread function; DATA: the work (transfer full). */
gpointer     bm_store_work_run          (gpointer      data);

G_END_DECLS
