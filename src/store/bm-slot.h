/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-disk.h"
#include "bm-slot-file.h"

G_BEGIN_DECLS

/*
 * A slot on the disk for one running match: a folder that one program at a time has locked, with the two latest
 * generations of the match in it (see bm-slot-file.h).  Odd generations have one file and even ones the other: the
 * newest is never touched while the next is written.
 *
 * A generation is first written to the file "new", flushed, and then renamed.  A program that is killed before the
 * flush is done leaves it there, and it is used if it is intact: a loss of power may damage it, but then the
 * generation before is still there under its own name.
 *
 * What is saved while the disk is busy with that goes to the file "draft", which is never flushed and replaced as
 * often as needed: with the number after the one that is being flushed, so that the next program uses it.  The next
 * generation has that number too, or a higher one after a failure; of two with the same number the draft is the
 * older.
 *
 * Nothing here creates threads.  While one thread is in bm_slot_sync_folders (), bm_slot_commit () or bm_slot_forget
 * (), another one may call bm_slot_draft () and bm_slot_is_latest (); for the rest a slot belongs to one thread at a
 * time.
 */

typedef enum
{
  BM_SLOT_ABSENT,  /* never used */
  BM_SLOT_TAKEN,   /* locked by another program, or another match waits in it */
  BM_SLOT_FOREIGN, /* a newer program has written it */
  BM_SLOT_FAILED,
  BM_SLOT_READY,
} BmSlotState;

typedef struct _BmSlot BmSlot;

/* Slot NUMBER in FOLDER.  No I/O.  (transfer full) */
BmSlot       *bm_slot_new         (const BmDisk  *disk,
                                   const char    *folder,
                                   guint          number) G_GNUC_WARN_UNUSED_RESULT;
/* Unlocks it; its content stays. */
void          bm_slot_free        (BmSlot        *self);

/* Its own folder, FOLDER/NUMBER. */
const char   *bm_slot_get_folder  (BmSlot        *self);

/* Reads it, and locks it if its lock file exists.  Creates and changes nothing. */
BmSlotState   bm_slot_look        (BmSlot        *self);

/* Prepares it for writing: creates its folder and locks it, unless it is locked already, without an fsync.  FOUND
   gets a finished match that was found there and not known before; may be NULL. */
BmSlotState   bm_slot_acquire     (BmSlot        *self,
                                   BmKept        *found,
                                   GError       **error);

/* Flushes newly created folders.  bm_slot_commit () does it too. */
gboolean      bm_slot_sync_folders (BmSlot       *self,
                                    GError      **error);

/* Saves KEPT as the next generation.  The slot must be locked. */
gboolean      bm_slot_write       (BmSlot        *self,
                                   const BmKept  *kept,
                                   GError       **error);
/* The two halves of that.  After the first it survives a kill of this program; the second, which must follow, waits
   for the disk, so that it also survives a loss of power. */
gboolean      bm_slot_begin       (BmSlot        *self,
                                   const BmKept  *kept,
                                   GError       **error);
gboolean      bm_slot_commit      (BmSlot        *self,
                                   GError       **error);

/* Saves KEPT as the draft until the next generation, without any flush.  Replaces the previous draft, of whatever
   match it was.  The slot must be locked. */
gboolean      bm_slot_draft       (BmSlot        *self,
                                   const BmKept  *kept,
                                   GError       **error);
/* Whether KEPT is the latest generation begun, and so survives a kill of this program, whatever is drafted. */
gboolean      bm_slot_is_latest   (BmSlot        *self,
                                   const BmKept  *kept);

/* KEPT is saved elsewhere now: removes it from here, with older generations, but not a newer draft.  Files that
   cannot be removed stay.  The slot must be locked.  The first half returns whether there is something to do for the
   second, which waits for the disk. */
gboolean      bm_slot_begin_forget (BmSlot       *self,
                                    const BmKept *kept);
void          bm_slot_forget      (BmSlot        *self);

/* Its content as far as this program knows; (transfer none). */
const BmKept *bm_slot_get_kept    (BmSlot        *self);

/* After bm_slot_look (): a match that a draft of another match replaced and that may be saved nowhere else; NULL:
   none.  (transfer none) */
const BmKept *bm_slot_get_left    (BmSlot        *self);

/* After bm_slot_look (): whether one of the files was unreadable, and when the other was written (0: there is none). */
gboolean      bm_slot_is_damaged  (BmSlot        *self);
gint64        bm_slot_get_time    (BmSlot        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmSlot, bm_slot_free)

G_END_DECLS
