/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replay.h"

G_BEGIN_DECLS

/*
 * The folder of saved matches: its listing and operations on its files.
 */

/* A saved match as a list item. */
#define BM_TYPE_SHELF_ITEM (bm_shelf_item_get_type ())
G_DECLARE_FINAL_TYPE (BmShelfItem, bm_shelf_item, BM, SHELF_ITEM, GObject)

/* Their file extensions. */
#define BM_SHELF_ENDING ".bloodmoon"

/* NULL: a running match. */
const char   *bm_shelf_item_get_path      (BmShelfItem *self);
/* The record of a running match; NULL: it is in a file. */
GBytes       *bm_shelf_item_get_text      (BmShelfItem *self);
/* The file's name without its extension, for display. */
const char   *bm_shelf_item_get_name      (BmShelfItem *self);
/* Whether a person gave it that name; otherwise the store did, from date and time. */
gboolean      bm_shelf_item_is_named      (BmShelfItem *self);
/* Its start if the name tells it, else the modification time; local time.  (transfer full) */
GDateTime    *bm_shelf_item_dup_time      (BmShelfItem *self) G_GNUC_WARN_UNUSED_RESULT;

/* FALSE: only the above is known yet, and what follows is empty.  Reading replays the match, in a thread; what the
   game needs beside records (its cards) must have been loaded before. */
gboolean      bm_shelf_item_is_read       (BmShelfItem *self);
void          bm_shelf_item_read_async    (BmShelfItem         *self,
                                           GCancellable        *cancellable,
                                           GAsyncReadyCallback  callback,
                                           gpointer             data);
/* FALSE: it was cancelled.  An unreadable file is no error here, but has a fault. */
gboolean      bm_shelf_item_read_finish   (BmShelfItem         *self,
                                           GAsyncResult        *result,
                                           GError             **error);

/* Why it cannot be shown; NULL: it can.  The rest is only for those that can. */
const GError *bm_shelf_item_get_fault     (BmShelfItem *self);
const BmGame *bm_shelf_item_get_game      (BmShelfItem *self);
guint         bm_shelf_item_get_n_seats   (BmShelfItem *self);
const char   *bm_shelf_item_get_player    (BmShelfItem *self,
                                           int          seat);
/* The last position; NULL: it has not been read. */
gconstpointer bm_shelf_item_get_position  (BmShelfItem *self);
guint         bm_shelf_item_get_n_moves   (BmShelfItem *self);
guint         bm_shelf_item_get_n_days    (BmShelfItem *self);
guint         bm_shelf_item_get_n_comments (BmShelfItem *self);
/* Where the record contradicts the rules, and whether it was played by other rules or with other cards. */
const BmDivergence *bm_shelf_item_get_divergence (BmShelfItem *self);
gboolean      bm_shelf_item_is_of_others  (BmShelfItem *self);

/* Running ones first, then the newest. */
int           bm_shelf_item_compare       (gconstpointer a,
                                           gconstpointer b,
                                           gpointer      unused);

/* Lists FOLDER in a thread; no file is opened.  A missing folder is empty.  RUNNING: of GBytes, the texts of running
   matches, which are listed first, in this order; may be NULL. */
void          bm_shelf_list_async         (const char          *folder,
                                           GPtrArray           *running,
                                           GCancellable        *cancellable,
                                           GAsyncReadyCallback  callback,
                                           gpointer             data);
/* Array of BmShelfItem, none of them read yet, newest first.  (transfer full) */
GPtrArray    *bm_shelf_list_finish        (GAsyncResult        *result,
                                           GError             **error) G_GNUC_WARN_UNUSED_RESULT;

/* Whether NAME is valid for a file: not too long, not hidden, no folder in it. */
gboolean      bm_shelf_check_name         (const char          *name);

/* Errors of the first two are GFileErrors (G_FILE_ERROR_EXIST: the name is taken), of the third BmErrors.  All run in
   a thread; the program does not exit before they are done. */
void          bm_shelf_rename_async       (const char          *path,
                                           const char          *name,
                                           GAsyncReadyCallback  callback,
                                           gpointer             data);
void          bm_shelf_delete_async       (const char          *path,
                                           GAsyncReadyCallback  callback,
                                           gpointer             data);
/* After a crash the file is the old one or the new one. */
void          bm_shelf_write_async        (const char          *path,
                                           const char          *text,
                                           GAsyncReadyCallback  callback,
                                           gpointer             data);
gboolean      bm_shelf_finish             (GAsyncResult        *result,
                                           GError             **error);

G_END_DECLS
