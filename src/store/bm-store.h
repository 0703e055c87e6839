/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-disk.h"
#include "bm-game.h"

G_BEGIN_DECLS

/*
 * Keeps the running match of one game on the disk, so that it survives whatever happens to the program.  Programs that
 * have several games have a store for each, in the same folder:
 *
 *   FOLDER/running/GAME/N/...   the running match of one program: see bm-slot.h.  Each running program has its own N.
 *   FOLDER/running/N/...        the same for the game of records that name none, which was the only one of the first
 *                               versions.  A match there that names another game is that game's.
 *   FOLDER/matches/NAME.bloodmoon     matches that are finished or were replaced by another of the same game; plain
 *                                     records of all games
 *
 * The match is passed in at every change and written in a separate thread; only the newest is written, so nothing
 * ever queues up.  Failed writes are retried at the next change, and after a while without one.
 *
 *   "changed" ()   all is written, or a write failed, or one succeeded after a failure
 *
 * A match is an opaque text and a name here, except that the game of one in FOLDER/running/N is read from its text.
 */
#define BM_TYPE_STORE (bm_store_get_type ())
G_DECLARE_FINAL_TYPE (BmStore, bm_store, BM, STORE, GObject)

/* What was found when the store was opened, beside the waiting match. */
typedef enum
{
  BM_STORE_SOUND,
  BM_STORE_DAMAGED,    /* one file was unreadable: the waiting match may lack its last move */
  BM_STORE_UNREADABLE, /* a match was there but is unreadable; its files stay */
  BM_STORE_FOREIGN,    /* a match that a newer program has saved; it is left for that */
} BmStoreFound;

/* Reads what waits of GAME in FOLDER, which need not exist yet.  Creates nothing before the first save.  DISK: NULL, or
   a test's replacement.  (transfer full) */
BmStore      *bm_store_new          (const char   *folder,
                                     const BmGame *game,
                                     const BmDisk *disk) G_GNUC_WARN_UNUSED_RESULT;

const char   *bm_store_get_folder   (BmStore      *self);
const BmGame *bm_store_get_game     (BmStore      *self);
BmStoreFound  bm_store_get_found    (BmStore      *self);

/* The waiting match and its name; FALSE: there is none.  NAME and TEXT may be NULL.  (transfer full) each */
gboolean      bm_store_dup_waiting  (BmStore      *self,
                                     char        **name,
                                     GBytes      **text);

/* A name from date and time for a match that begins now; different from that of the waiting match and of filed ones.
   (transfer full) */
char         *bm_store_dup_new_name (BmStore      *self) G_GNUC_WARN_UNUSED_RESULT;

/* The path at which this program filed the finished match NAME; NULL: none, or another one was filed after it.
   (transfer full) */
char         *bm_store_dup_path     (BmStore      *self,
                                     const char   *name) G_GNUC_WARN_UNUSED_RESULT;

/* Saves TEXT as the waiting match.  A waiting match of another name is filed in the folder of matches. */
void          bm_store_save         (BmStore      *self,
                                     const char   *name,
                                     const char   *text);

/* The same for a finished match: it is filed in the folder of matches, and none waits. */
void          bm_store_finish       (BmStore      *self,
                                     const char   *name,
                                     const char   *text);

/* TRUE: everything is on the disk. */
gboolean      bm_store_is_saved     (BmStore      *self);

/* Waits until the match has been written to the system's cache, so that it survives a kill of this program; but not for
   the disk, which may take far longer.  Times out after MILLISECONDS, and fails at once on an error.  TRUE: it has
   been. */
gboolean      bm_store_await        (BmStore      *self,
                                     guint         milliseconds);

/* The error of the last attempt to write; NULL: it succeeded.  Valid until the next "changed". */
const GError *bm_store_get_trouble  (BmStore      *self);

/* Waits until all is written, a retry has failed, or MILLISECONDS have passed.  TRUE: all is written.  For the end of a
   program. */
gboolean      bm_store_flush        (BmStore      *self,
                                     guint         milliseconds);

G_END_DECLS
