/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-disk.h"

G_BEGIN_DECLS

/*
 * A place on the disk for one running match: a folder that one program at a time has locked, with the two latest
 * generations of the match in it.  A generation is a file of one line and the match's text:
 *
 *   bloodmoon-waiting VERSION GENERATION NAME waits|over SHA-256
 *
 * The checksum is of the line up to there and of the text, in every version for ever, so that what is damaged can be
 * told from what a newer program has written.  Odd generations have one file and even ones the other: the newest is
 * never touched while the next is written, and nothing ever lacks a name.
 *
 * A generation is written to the file "new" first, flushed, and then gets the name of its file.  A program that is
 * killed before the disk has answered leaves it there, and it counts if it is whole: a loss of power may damage it, but
 * then the generation before is still there under its own name.
 *
 * Nothing here knows of threads; everything waits for the disk.
 */

/* What is kept.  NAME and TEXT are NULL when nothing ever was. */
typedef struct
{
  char    *name;
  GBytes  *text;
  gboolean over; /* nobody waits for it any more */
} BmKept;

void      bm_kept_clear   (BmKept       *kept);
void      bm_kept_set     (BmKept       *kept,
                           const BmKept *from);

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

/* Somebody else has it now: it goes from here, with what was there before.  What cannot be removed stays.  The slot
   must be held. */
void          bm_slot_forget      (BmSlot        *self);

/* What it holds, as far as this program knows; lent. */
const BmKept *bm_slot_get_kept    (BmSlot        *self);

/* After bm_slot_look (): whether one of the files could not be read, and when the other was written (0: there is
   none). */
gboolean      bm_slot_is_damaged  (BmSlot        *self);
gint64        bm_slot_get_time    (BmSlot        *self);

/* A name that a line can hold. */
gboolean      bm_slot_check_name  (const char    *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmSlot, bm_slot_free)

G_END_DECLS
