/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-disk.h"

G_BEGIN_DECLS

/*
 * Keeps the running match on the disk, so that it is there again whatever happens to the program.
 *
 *   FOLDER/running/N/...     the running match of one program: see bm-slot.h.  Each program at a time has its own N.
 *   FOLDER/matches/NAME.bloodmoon     matches that are over, and those that others were begun over; plain records
 *
 * What is to be kept is told at every change and written in a thread of its own; only the newest counts, so nothing
 * ever queues up.  What cannot be written is tried again, at the next change, and after a while without one.
 *
 *   "changed" ()   all is written, or something could not be, or now it could
 *
 * A match is a text and a name here, and nothing is known of what it says.
 */
#define BM_TYPE_STORE (bm_store_get_type ())
G_DECLARE_FINAL_TYPE (BmStore, bm_store, BM, STORE, GObject)

/* What was found when the store was opened, beside what waits. */
typedef enum
{
  BM_STORE_SOUND,
  BM_STORE_DAMAGED,    /* one file could not be read: what waits may be of one move earlier */
  BM_STORE_UNREADABLE, /* nothing could be read of a match that was there; its files stay */
  BM_STORE_FOREIGN,    /* a match that a newer program has saved; it waits for that */
} BmStoreFound;

/* Reads what waits in FOLDER, which need not be there yet.  Makes nothing before something is to be kept.  DISK:
   NULL, or what a test has instead.  (transfer full) */
BmStore      *bm_store_new          (const char   *folder,
                                     const BmDisk *disk) G_GNUC_WARN_UNUSED_RESULT;

const char   *bm_store_get_folder   (BmStore      *self);
BmStoreFound  bm_store_get_found    (BmStore      *self);

/* The match that waits, and its name; FALSE: none does.  NAME and TEXT may be NULL.  (transfer full) each */
gboolean      bm_store_dup_waiting  (BmStore      *self,
                                     char        **name,
                                     GBytes      **text);

/* A name for a match that begins now, after date and time; another one than that of what waits, and of what is filed.
   (transfer full) */
char         *bm_store_dup_new_name (BmStore      *self) G_GNUC_WARN_UNUSED_RESULT;

/* The file that the match NAME went to when it was over, in this program; NULL: none, or another one was over after it.
   (transfer full) */
char         *bm_store_dup_path     (BmStore      *self,
                                     const char   *name) G_GNUC_WARN_UNUSED_RESULT;

/* From now on TEXT is what waits.  The match of another name that waited until now goes to the folder of matches. */
void          bm_store_save         (BmStore      *self,
                                     const char   *name,
                                     const char   *text);

/* The same of a match that is over: it goes to the folder of matches, and nothing waits. */
void          bm_store_finish       (BmStore      *self,
                                     const char   *name,
                                     const char   *text);

/* TRUE: all that is to be kept is on the disk. */
gboolean      bm_store_is_saved     (BmStore      *self);

/* Waits until what is to be kept has been handed to the system, so that it is found again even if this program is killed
   at once; but not for the disk, which may take far longer.  Gives up after so many milliseconds, and at once where
   something cannot be written.  TRUE: it has been. */
gboolean      bm_store_await        (BmStore      *self,
                                     guint         milliseconds);

/* Why something could not be written when that was tried last; NULL: it could.  Lent until the next "changed". */
const GError *bm_store_get_trouble  (BmStore      *self);

/* Waits until all is written, or has failed once more, or so many milliseconds are over.  TRUE: all is written.  For
   the end of a program. */
gboolean      bm_store_flush        (BmStore      *self,
                                     guint         milliseconds);

G_END_DECLS
