/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <sys/types.h>

G_BEGIN_DECLS

/*
 * Files that are there whole or not at all, whatever happens while they are written.
 *
 * All that changes a disk goes through a table of the system's own calls, so that a test can have any one of them fail.
 * An error's message is the system's reason and nothing else: which file it was means nothing to whoever plays.
 */
typedef struct
{
  int    (*open)   (const char    *path,
                    int            flags,
                    mode_t         mode);
  gssize (*write)  (int            fd,
                    gconstpointer  bytes,
                    gsize          n);
  int    (*fsync)  (int            fd);
  int    (*close)  (int            fd);
  int    (*rename) (const char    *from,
                    const char    *to);
  int    (*link)   (const char    *from,
                    const char    *to);
  int    (*unlink) (const char    *path);
  int    (*mkdir)  (const char    *path,
                    mode_t         mode);
} BmDisk;

extern const BmDisk bm_disk_real;

/* Sets ERROR (G_FILE_ERROR) to what errno CODE means and returns FALSE. */
gboolean bm_disk_fail        (int            code,
                              GError       **error);

/* Makes FOLDER, and those that it lies in. */
gboolean bm_disk_make_folder (const BmDisk  *disk,
                              const char    *folder,
                              GError       **error);

/* The two halves of that.  The first waits for no fsync: TOP becomes the folder in which the topmost new one stands, or
   stays as it is if there is none (transfer full).  The second flushes all from there down to FOLDER's parent. */
gboolean bm_disk_add_folder  (const BmDisk  *disk,
                              const char    *folder,
                              char         **top,
                              GError       **error);
gboolean bm_disk_sync_above  (const BmDisk  *disk,
                              const char    *folder,
                              const char    *top,
                              GError       **error);

/* NAME in FOLDER becomes TEXT: after a crash it is the old file or the new one.  TEMPORARY is a name in FOLDER that
   nobody else uses. */
gboolean bm_disk_replace     (const BmDisk  *disk,
                              const char    *folder,
                              const char    *temporary,
                              const char    *name,
                              GBytes        *text,
                              GError       **error);

/* The first and the second half of that.  After the first all of TEXT is with the system under its TEMPORARY name, and
   found there even if the program is killed, but perhaps not after a loss of power.  FD: handed from the one to the
   other.  Where the second fails, what was written stays, under its TEMPORARY name or under the other. */
gboolean bm_disk_begin       (const BmDisk  *disk,
                              const char    *folder,
                              const char    *temporary,
                              GBytes        *text,
                              int           *fd,
                              GError       **error);
gboolean bm_disk_commit      (const BmDisk  *disk,
                              const char    *folder,
                              const char    *temporary,
                              const char    *name,
                              int            fd,
                              GError       **error);

/* NAME becomes TEXT without waiting for the disk: if the program is killed it is the old file or the new one, but after
   a loss of power it may be neither. */
gboolean bm_disk_put         (const BmDisk  *disk,
                              const char    *folder,
                              const char    *temporary,
                              const char    *name,
                              GBytes        *text,
                              GError       **error);

/* bm_disk_replace () for a NAME that must not be taken.  EXISTS: it is, and nothing was done. */
gboolean bm_disk_create      (const BmDisk  *disk,
                              const char    *folder,
                              const char    *temporary,
                              const char    *name,
                              GBytes        *text,
                              gboolean      *exists,
                              GError       **error);

/* NAME goes from FOLDER, for good: also after a crash.  TRUE if it was not there. */
gboolean bm_disk_remove      (const BmDisk  *disk,
                              const char    *folder,
                              const char    *name,
                              GError       **error);

/* The file at PATH; NULL if it cannot be read, is longer than MAX bytes, or is no file but a folder, a pipe, a device:
   ABSENT then says whether there is nothing at all.  Never waits for anybody to write.  (transfer full) */
GBytes  *bm_disk_read        (const char    *path,
                              gsize          max,
                              gboolean      *absent) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
