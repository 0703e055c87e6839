/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-disk.h"
#include "bm-slot-file.h"

G_BEGIN_DECLS

/*
 * A place on the disk for one running match: a folder that one program at a time has locked, with the two latest
 * generations of the match in it (see bm-slot-file.h).  Odd generations have one file and even ones the other: the
 * newest is never touched while the next is written, and nothing ever lacks a name.
 *
 * A generation is written to the file "new" first, flushed, and then gets the name of its file.  A program that is
 * killed before the disk has answered leaves it there, and it counts if it is whole: a loss of power may damage it, but
 * then the generation before is still there under its own name.
 *
 * What is to be kept while the disk is busy with that goes to the file "draft", which is never flushed and replaced as
 * often as need be: with the number after the one that is being flushed, so that the next program takes it.  The next
 * generation has that number too, or a higher one if something failed; of two with one number the draft is the older.
 *
 * Nothing here makes threads.  While one of them is in bm_slot_sync_folders (), bm_slot_commit () or bm_slot_forget (),
 * another one may call bm_slot_draft () and bm_slot_holds (); for the rest a slot belongs to one thread at a time.
 */

typedef enum
{
  BM_SLOT_ABSENT,  /* nobody has ever used it */
  BM_SLOT_TAKEN,   /* another program has it, or a match waits in it that is not this one */
  BM_SLOT_FOREIGN, /* a newer program has written it */
  BM_SLOT_FAILED,
  BM_SLOT_READY,
} BmSlotState;

typedef struct _BmSlot BmSlot;

/* Slot NUMBER in FOLDER.  Touches nothing.  (transfer full) */
BmSlot       *bm_slot_new         (const BmDisk  *disk,
                                   const char    *folder,
                                   guint          number) G_GNUC_WARN_UNUSED_RESULT;
/* Lets go of it; what it holds stays. */
void          bm_slot_free        (BmSlot        *self);

guint         bm_slot_get_number  (BmSlot        *self);

/* Reads it, and locks it if it has been locked before.  Makes and changes nothing. */
BmSlotState   bm_slot_look        (BmSlot        *self);

/* Makes sure that it can be written: makes its folder and locks it, unless it has it still, without waiting for an fsync.
   FOUND becomes what was found there if that was over and not known of; NULL for no interest. */
BmSlotState   bm_slot_hold        (BmSlot        *self,
                                   BmKept        *found,
                                   GError       **error);

/* Flushes the folders that were made for it, unless that has been done.  bm_slot_commit () does it too. */
gboolean      bm_slot_sync_folders (BmSlot       *self,
                                    GError      **error);

/* Keeps KEPT as the next generation.  The slot must be held. */
gboolean      bm_slot_write       (BmSlot        *self,
                                   const BmKept  *kept,
                                   GError       **error);
/* The two halves of that.  After the first the next program finds it even if this one is killed; the second, which must
   follow, waits for the disk, so that it also outlives a loss of power. */
gboolean      bm_slot_begin       (BmSlot        *self,
                                   const BmKept  *kept,
                                   GError       **error);
gboolean      bm_slot_commit      (BmSlot        *self,
                                   GError       **error);

/* Keeps KEPT until the next generation is there, without waiting for the disk, which is never made to keep it.  What
   was drafted before goes, of whatever match it was.  The slot must be held. */
gboolean      bm_slot_draft       (BmSlot        *self,
                                   const BmKept  *kept,
                                   GError       **error);
/* Is KEPT the latest that was begun, and found there if this program is killed, whatever is drafted? */
gboolean      bm_slot_holds       (BmSlot        *self,
                                   const BmKept  *kept);

/* Somebody else has KEPT now: it goes from here, with what was there before, but for a draft of what came after it.
   What cannot be removed stays.  The slot must be held.  The first half says whether there is something to do for the
   second, which waits for the disk. */
gboolean      bm_slot_begin_forget (BmSlot       *self,
                                    const BmKept *kept);
void          bm_slot_forget      (BmSlot        *self);

/* What it holds, as far as this program knows; lent. */
const BmKept *bm_slot_get_kept    (BmSlot        *self);

/* After bm_slot_look (): the match that was there before one of another name was drafted, and that may be nowhere else;
   NULL: none.  Lent. */
const BmKept *bm_slot_get_left    (BmSlot        *self);

/* After bm_slot_look (): whether one of the files could not be read, and when the other was written (0: there is
   none). */
gboolean      bm_slot_is_damaged  (BmSlot        *self);
gint64        bm_slot_get_time    (BmSlot        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmSlot, bm_slot_free)

G_END_DECLS
