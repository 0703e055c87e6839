/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replay.h"

G_BEGIN_DECLS

/*
 * The folder of matches that were kept: what is in it, and what can be done with a file there.
 */

/* One of them as a list shows it. */
#define BM_TYPE_SHELF_ITEM (bm_shelf_item_get_type ())
G_DECLARE_FINAL_TYPE (BmShelfItem, bm_shelf_item, BM, SHELF_ITEM, GObject)

/* The endings of their files. */
#define BM_SHELF_ENDING ".bloodmoon"

/* NULL: the match that is running. */
const char   *bm_shelf_item_get_path      (BmShelfItem *self);
/* The file's name without its ending, to be shown. */
const char   *bm_shelf_item_get_name      (BmShelfItem *self);
/* Has somebody given it that name?  Else the store has, after date and time. */
gboolean      bm_shelf_item_is_named      (BmShelfItem *self);
/* When it was begun, as far as its name says so, else when it was last written; local time.  (transfer full) */
GDateTime    *bm_shelf_item_dup_time      (BmShelfItem *self) G_GNUC_WARN_UNUSED_RESULT;

/* FALSE: nothing but that is known yet, and what follows is empty.  Reading one takes as long as playing it through, in
   a thread; what the game needs beside records (its cards) must have been read before. */
gboolean      bm_shelf_item_is_read       (BmShelfItem *self);
void          bm_shelf_item_read_async    (BmShelfItem         *self,
                                           GCancellable        *cancellable,
                                           GAsyncReadyCallback  callback,
                                           gpointer             data);
/* FALSE: it was cancelled.  One that cannot be read has a fault. */
gboolean      bm_shelf_item_read_finish   (BmShelfItem         *self,
                                           GAsyncResult        *result,
                                           GError             **error);

/* Why there is nothing to be seen of it; NULL: there is.  The rest is for those that can be seen. */
const GError *bm_shelf_item_get_fault     (BmShelfItem *self);
const BmGame *bm_shelf_item_get_game      (BmShelfItem *self);
guint         bm_shelf_item_get_n_seats   (BmShelfItem *self);
const char   *bm_shelf_item_get_player    (BmShelfItem *self,
                                           int          seat);
/* Their bits.  None: it was not finished, or nobody has won it. */
guint         bm_shelf_item_get_winners   (BmShelfItem *self);
guint         bm_shelf_item_get_n_moves   (BmShelfItem *self);
guint         bm_shelf_item_get_n_days    (BmShelfItem *self);
guint         bm_shelf_item_get_n_comments (BmShelfItem *self);
/* Where it says something else than the rules do, and whether it was made by others, or with other cards. */
const BmDivergence *bm_shelf_item_get_divergence (BmShelfItem *self);
gboolean      bm_shelf_item_is_of_others  (BmShelfItem *self);

/* Newest first. */
int           bm_shelf_item_compare       (gconstpointer a,
                                           gconstpointer b,
                                           gpointer      unused);

/* Lists FOLDER in a thread; no file is opened.  One that is not there is empty.  RUNNING: the text of the match that is
   running, or NULL. */
void          bm_shelf_list_async         (const char          *folder,
                                           GBytes              *running,
                                           GCancellable        *cancellable,
                                           GAsyncReadyCallback  callback,
                                           gpointer             data);
/* All of it (of BmShelfItem), none of it read yet, newest first.  (transfer full) */
GPtrArray    *bm_shelf_list_finish        (GAsyncResult        *result,
                                           GError             **error) G_GNUC_WARN_UNUSED_RESULT;

/* A name as a file can have it: no longer than is good, and nothing of it hidden or a folder. */
gboolean      bm_shelf_check_name         (const char          *name);

/* What the first two below did wrong is a GFileError, where taken names are G_FILE_ERROR_EXIST, and what the third did
   is a BmError.  All in a thread, which the program does not end before. */
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
