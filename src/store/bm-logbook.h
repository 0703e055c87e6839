/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-logbook-file.h"

G_BEGIN_DECLS

/*
 * The logbook of a game: the results of matches that were played to the end.  See bm-logbook-file.h for its files.
 *
 * Entries are written in a thread; a failed write is retried after a while, at the next one, and in bm_logbook_flush
 * ().
 *
 *   "changed" ()   an entry was written or deleted, or could not be written
 */
#define BM_TYPE_LOGBOOK (bm_logbook_get_type ())
G_DECLARE_FINAL_TYPE (BmLogbook, bm_logbook, BM, LOGBOOK, GObject)

/* FOLDER need not exist yet; it is created with the first entry.  DISK: NULL, or a test's replacement.  (transfer full) */
BmLogbook     *bm_logbook_new           (const char           *folder,
                                         const BmDisk         *disk) G_GNUC_WARN_UNUSED_RESULT;

const char    *bm_logbook_get_folder    (BmLogbook            *self);

/* Writes ENTRY (copied), unless there is one of its id: the first end of a match counts. */
void           bm_logbook_enter         (BmLogbook            *self,
                                         const BmLogbookEntry *entry);
/* Whether an entry of ID existed before bm_logbook_enter (); only known once all is written. */
gboolean       bm_logbook_was_there     (BmLogbook            *self,
                                         const char           *id);

/* Waits until all entries survive a kill of this program, but not for the disk, which may take far longer.  Times out
   after MILLISECONDS, and fails at once on an error.  TRUE: they do. */
gboolean       bm_logbook_await         (BmLogbook            *self,
                                         guint                 milliseconds);
/* Waits until all is on the disk, a retry has failed, or MILLISECONDS have passed.  TRUE: all is. */
gboolean       bm_logbook_flush         (BmLogbook            *self,
                                         guint                 milliseconds);
gboolean       bm_logbook_is_written    (BmLogbook            *self);

/* The error of the last attempt to write; NULL: it succeeded.  Valid until the next "changed". */
const GError  *bm_logbook_get_trouble   (BmLogbook            *self);

/* Reads all entries in a thread, including those that are not written yet. */
void           bm_logbook_list_async    (BmLogbook            *self,
                                         GCancellable         *cancellable,
                                         GAsyncReadyCallback   callback,
                                         gpointer              data);
/* (transfer full) */
BmLogbookList *bm_logbook_list_finish   (BmLogbook            *self,
                                         GAsyncResult         *result,
                                         GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* Deletes the entries with these IDS (NULL-terminated) from the disk, in a thread.  A missing entry is no error. */
void           bm_logbook_delete_async  (BmLogbook                  *self,
                                         const char          *const *ids,
                                         GAsyncReadyCallback         callback,
                                         gpointer                    data);
gboolean       bm_logbook_delete_finish (BmLogbook            *self,
                                         GAsyncResult         *result,
                                         GError              **error);

G_END_DECLS
