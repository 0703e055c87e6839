/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-disk.h"
#include "bm-puzzle.h"

G_BEGIN_DECLS

/*
 * The folder of the user's own puzzles: one file each, written atomically.
 */
#define BM_PUZZLE_FOLDER "puzzles"
#define BM_PUZZLE_ENDING ".bloodmoon-puzzle"

/* A file of the folder: a puzzle, or an error. */
typedef struct
{
  char     *path;
  char     *name;   /* as the user named it; for an unreadable file, its file name */
  char     *id;     /* as a lesson */
  BmCourse *course; /* NULL: unreadable */
  gboolean  proven; /* a solution is known */
  GError   *fault;
} BmShelved;

void       bm_shelved_free              (BmShelved            *self);

/* All puzzles of GAME in FOLDER, which need not exist, oldest first.  (transfer full, of BmShelved) */
GPtrArray *bm_puzzle_shelf_read         (BmLearnGame          *game,
                                         const char           *folder) G_GNUC_WARN_UNUSED_RESULT;
/* Writes PUZZLE to FOLDER, which is created on demand.  DISK: bm_disk_real, or a test's replacement. */
gboolean   bm_puzzle_shelf_save         (const BmDisk         *disk,
                                         const char           *folder,
                                         const BmPuzzle       *puzzle,
                                         GError              **error);
gboolean   bm_puzzle_shelf_rename       (const BmDisk         *disk,
                                         BmLearnGame          *game,
                                         const char           *path,
                                         const char           *name,
                                         GError              **error);
gboolean   bm_puzzle_shelf_delete       (const BmDisk         *disk,
                                         const char           *path,
                                         GError              **error);

/* The same in a thread.  Reading needs the game's cards, which must be loaded before. */
void       bm_puzzle_shelf_read_async   (BmLearnGame          *game,
                                         const char           *folder,
                                         GCancellable         *cancellable,
                                         GAsyncReadyCallback   callback,
                                         gpointer              data);
/* (transfer full); NULL: it was cancelled. */
GPtrArray *bm_puzzle_shelf_read_finish  (GAsyncResult         *result) G_GNUC_WARN_UNUSED_RESULT;
void       bm_puzzle_shelf_save_async   (const char           *folder,
                                         const BmPuzzle       *puzzle,
                                         GAsyncReadyCallback   callback,
                                         gpointer              data);
void       bm_puzzle_shelf_rename_async (BmLearnGame          *game,
                                         const char           *path,
                                         const char           *name,
                                         GAsyncReadyCallback   callback,
                                         gpointer              data);
void       bm_puzzle_shelf_delete_async (const char           *path,
                                         GAsyncReadyCallback   callback,
                                         gpointer              data);
gboolean   bm_puzzle_shelf_finish       (GAsyncResult         *result,
                                         GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmShelved, bm_shelved_free)

G_END_DECLS
