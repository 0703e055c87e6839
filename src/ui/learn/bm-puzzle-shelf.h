/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-disk.h"
#include "bm-puzzle.h"

G_BEGIN_DECLS

/*
 * The folder of the puzzles that somebody has saved: one file each, there whole or not at all.
 */
#define BM_PUZZLE_FOLDER "puzzles"
#define BM_PUZZLE_ENDING ".bloodmoon-puzzle"

/* A file of the folder: what can be played, or what is wrong with it. */
typedef struct
{
  char     *path;
  char     *name;   /* as somebody gave it; of a file that cannot be read, the file's */
  char     *id;     /* as a lesson has it */
  BmCourse *course; /* NULL: it cannot be read */
  gboolean  proven; /* a way to solve it is known */
  GError   *fault;
} BmShelved;

void       bm_shelved_free              (BmShelved            *self);

/* All that is in FOLDER, which need not be there, oldest first: puzzles of GAME.  (transfer full, of BmShelved) */
GPtrArray *bm_puzzle_shelf_read         (BmLearnGame          *game,
                                         const char           *folder) G_GNUC_WARN_UNUSED_RESULT;
/* Puts PUZZLE into FOLDER, which is made if it is not there.  DISK: bm_disk_real, or what a test has instead. */
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

/* The same in a thread.  What they read needs the cards, which must be in use before. */
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
