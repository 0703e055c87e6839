/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-slot.h"

G_BEGIN_DECLS

/*
 * The thread of a store, which does all its writing: what is to be kept goes to the slot of this program, what is over,
 * or was begun over, to the folder of matches.  A disk that hangs holds up nobody else, and not even the thread: a
 * helper waits for it, and what is to be kept meanwhile is drafted in the slot at once.
 *
 *   FOLDER/running    slots
 *   FOLDER/matches    plain records
 */

/* So many programs at once, and no more. */
#define BM_STORE_SLOTS 64

typedef struct _BmStoreWork BmStoreWork;

/* All is written (TROUBLE is NULL), or something could not be; TROUBLE is the callee's.  Called in the thread-default
   main context of whoever has made the work. */
typedef void (*BmStoreTold) (gpointer  owner,
                             GError   *trouble);

/* SLOT (transfer full) is the first to be tried, and what waits in it is what is kept.  There is no thread before
   something else is to be kept.  (transfer full) */
BmStoreWork *bm_store_work_new         (const char    *folder,
                                        const BmDisk  *disk,
                                        BmSlot        *slot,
                                        BmStoreTold    told,
                                        gpointer       owner) G_GNUC_WARN_UNUSED_RESULT;

/* Tells nothing any more, tries once more what is not yet written, and waits at most so long for it. */
void         bm_store_work_end         (BmStoreWork   *self,
                                        guint          milliseconds);

/* From now on KEPT is what is to be kept; what was of another name until now goes to the folder of matches. */
void         bm_store_work_keep        (BmStoreWork   *self,
                                        const BmKept  *kept);

/* What is to be kept, (transfer full) each; FALSE: nothing, or nobody waits for it. */
gboolean     bm_store_work_dup_waiting (BmStoreWork   *self,
                                        char         **name,
                                        GBytes       **text);
/* Is that the name of what was kept last? */
gboolean     bm_store_work_has_name    (BmStoreWork   *self,
                                        const char    *name);

/* The file that the match NAME went to when it was over; NULL: none, or another one after it.  (transfer full) */
char        *bm_store_work_dup_path    (BmStoreWork   *self,
                                        const char    *name);

gboolean     bm_store_work_is_done     (BmStoreWork   *self);
/* Waits until what is to be kept outlives this program, or it has failed, or so long.  TRUE: it does. */
gboolean     bm_store_work_await       (BmStoreWork   *self,
                                        guint          milliseconds);
/* Waits until all is written, or has failed once more, or so long.  TRUE: all is written. */
gboolean     bm_store_work_flush       (BmStoreWork   *self,
                                        guint          milliseconds);

G_END_DECLS
