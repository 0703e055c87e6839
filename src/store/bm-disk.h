/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <sys/types.h>

G_BEGIN_DECLS

/*
 * Atomic file operations: a file is there whole or not at all, whatever happens while it is written.
 *
 * All writing goes through a table of system calls, so that a test can make any one of them fail.  An error's message
 * is only the system's reason: the file's name would mean nothing to players.
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

/* Sets ERROR (G_FILE_ERROR) from errno CODE and returns FALSE. */
gboolean bm_disk_fail        (int            code,
                              GError       **error);

/* Creates FOLDER and its missing parents. */
gboolean bm_disk_make_folder (const BmDisk  *disk,
                              const char    *folder,
                              GError       **error);

/* The two halves of that.  The first does not fsync: TOP is set to the parent of the topmost new folder (transfer
   full), unchanged if none is new.  The second flushes all from there down to FOLDER's parent. */
gboolean bm_disk_add_folder  (const BmDisk  *disk,
                              const char    *folder,
                              char         **top,
                              GError       **error);
gboolean bm_disk_sync_above  (const BmDisk  *disk,
                              const char    *folder,
                              const char    *top,
                              GError       **error);

/* Atomically replaces NAME in FOLDER by TEXT: after a crash it is the old file or the new one.  TEMPORARY is a name
   in FOLDER that is used for this only. */
gboolean bm_disk_replace     (const BmDisk  *disk,
                              const char    *folder,
                              const char    *temporary,
                              const char    *name,
                              GBytes        *text,
                              GError       **error);

/* The two halves of that.  After the first all of TEXT is written under its TEMPORARY name and survives a kill of the
   program, but perhaps not a loss of power.  FD is passed from the first to the second.  If the second fails the file
   stays, under its TEMPORARY name or under NAME. */
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

/* Replaces NAME by TEXT without fsync: atomic if the program is killed, but after a loss of power it may be neither
   the old nor the new file. */
gboolean bm_disk_put         (const BmDisk  *disk,
                              const char    *folder,
                              const char    *temporary,
                              const char    *name,
                              GBytes        *text,
                              GError       **error);

/* bm_disk_replace () for a NAME that must not exist.  EXISTS: it does, and nothing was done. */
gboolean bm_disk_create      (const BmDisk  *disk,
                              const char    *folder,
                              const char    *temporary,
                              const char    *name,
                              GBytes        *text,
                              gboolean      *exists,
                              GError       **error);

/* Removes NAME from FOLDER and flushes that.  TRUE if it did not exist. */
gboolean bm_disk_remove      (const BmDisk  *disk,
                              const char    *folder,
                              const char    *name,
                              GError       **error);

/* The content of PATH; NULL if it cannot be read, is longer than MAX bytes or is not a regular file: ABSENT then says
   whether it does not exist.  Never blocks on a pipe.  (transfer full) */
GBytes  *bm_disk_read        (const char    *path,
                              gsize          max,
                              gboolean      *absent) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
