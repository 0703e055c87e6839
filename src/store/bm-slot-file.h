/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * A generation of a running match as a file: one line and the match's text.
 *
 *   bloodmoon-waiting VERSION GENERATION NAME waits|over SHA-256
 *
 * The checksum is of the line up to there and of the text, in every version for ever, so that what is damaged can be
 * told from what a newer program has written.
 */

/* What is kept.  NAME and TEXT are NULL when nothing ever was. */
typedef struct
{
  char    *name;
  GBytes  *text;
  gboolean over; /* nobody waits for it any more */
} BmKept;

void        bm_kept_clear        (BmKept       *kept);
void        bm_kept_set          (BmKept       *kept,
                                  const BmKept *from);
/* The very same text of the very same match; what was never kept is like nothing. */
gboolean    bm_kept_is_same      (const BmKept *one,
                                  const BmKept *other);

/* A name that a line can hold. */
gboolean    bm_slot_check_name   (const char   *name);

typedef enum
{
  BM_SLOT_FILE_ABSENT,
  BM_SLOT_FILE_DAMAGED,
  BM_SLOT_FILE_FOREIGN, /* a newer program has written it */
  BM_SLOT_FILE_WHOLE,
} BmSlotFileState;

/* Nobody counts so far, but a file can say it.  Odd. */
#define BM_SLOT_LAST_GENERATION ((guint64) G_MAXINT64)

/* Of a file in which either may be. */
#define BM_SLOT_ANY_PARITY 2

/* The file at PATH.  PARITY is that of the generations that it is for, or BM_SLOT_ANY_PARITY.  KEPT and GENERATION are
   set if it is whole. */
BmSlotFileState bm_slot_file_read (const char    *path,
                                   guint          parity,
                                   guint64       *generation,
                                   BmKept        *kept);

/* What stands in the file of KEPT.  (transfer full) */
GBytes         *bm_slot_file_new  (guint64        generation,
                                   const BmKept  *kept) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
