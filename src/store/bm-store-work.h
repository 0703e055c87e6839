/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-slot.h"

G_BEGIN_DECLS

/*
 * The thread of a store, which does all its writing: the running match goes to the slot of this program, finished and
 * replaced ones to the folder of matches, which the stores of all games share.  A hanging disk blocks neither the
 * callers nor this thread: a helper thread waits for it, and what is saved meanwhile is drafted in the slot at once.
 *
 *   FOLDER/running       slots, some in folders of games
 *   FOLDER/matches       plain records
 */

/* The most programs at a time that play the same game. */
#define BM_STORE_SLOTS 64

typedef struct _BmStoreWork BmStoreWork;

/* All is written (TROUBLE is NULL), or something could not be; the callee frees TROUBLE.  Called in the
   thread-default main context of the work's creator. */
typedef void (*BmStoreNotify) (gpointer  owner,
                               GError   *trouble);

/* SLOT (transfer full) is tried first, and its waiting match is the initial one; others are in the folder SLOTS.  The
   thread starts with the first save.  (transfer full) */
BmStoreWork *bm_store_work_new         (const char    *folder,
                                        const char    *slots,
                                        const BmDisk  *disk,
                                        BmSlot        *slot,
                                        BmStoreNotify  notify,
                                        gpointer       owner) G_GNUC_WARN_UNUSED_RESULT;

/* Stops the notifications, retries what is not written yet, and waits at most MILLISECONDS for it. */
void         bm_store_work_end         (BmStoreWork   *self,
                                        guint          milliseconds);

/* Sets KEPT as the match to be saved; the previous one, if of another name, is filed in the folder of matches. */
void         bm_store_work_keep        (BmStoreWork   *self,
                                        const BmKept  *kept);

/* The match to be saved, (transfer full) each; FALSE: none, or it is over. */
gboolean     bm_store_work_dup_waiting (BmStoreWork   *self,
                                        char         **name,
                                        GBytes       **text);
/* Whether that is the name of the match saved last. */
gboolean     bm_store_work_has_name    (BmStoreWork   *self,
                                        const char    *name);

/* The path at which the finished match NAME was filed; NULL: none, or another one was filed after it.  (transfer
   full) */
char        *bm_store_work_dup_path    (BmStoreWork   *self,
                                        const char    *name);

gboolean     bm_store_work_is_done     (BmStoreWork   *self);
/* Waits until the match would survive a kill of this program, saving has failed, or MILLISECONDS have passed.  TRUE: it
   would. */
gboolean     bm_store_work_await       (BmStoreWork   *self,
                                        guint          milliseconds);
/* Waits until all is written, a retry has failed, or MILLISECONDS have passed.  TRUE: all is written. */
gboolean     bm_store_work_flush       (BmStoreWork   *self,
                                        guint          milliseconds);

G_END_DECLS
