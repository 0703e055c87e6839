/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * A generation of a running match as a file: one line and the match's text.
 *
 *   bloodmoon-waiting VERSION GENERATION NAME waits|over SHA-256
 *
 * The checksum covers the line up to there and the text, in every version, so that a damaged file can be told from
 * one that a newer program has written.
 */

/* A saved match.  NAME and TEXT are NULL if there was none. */
typedef struct
{
  char    *name;
  GBytes  *text;
  gboolean over; /* the match is over; not to be resumed */
} BmKept;

void        bm_kept_clear        (BmKept       *kept);
void        bm_kept_set          (BmKept       *kept,
                                  const BmKept *from);
/* Whether they have the same name, text and state; never equal if either is empty. */
gboolean    bm_kept_is_same      (const BmKept *one,
                                  const BmKept *other);

/* Whether NAME is valid in that line. */
gboolean    bm_slot_check_name   (const char   *name);

typedef enum
{
  BM_SLOT_FILE_ABSENT,
  BM_SLOT_FILE_DAMAGED,
  BM_SLOT_FILE_FOREIGN, /* a newer program has written it */
  BM_SLOT_FILE_WHOLE,
} BmSlotFileState;

/* Never reached by counting, but a file can claim it.  Odd. */
#define BM_SLOT_LAST_GENERATION ((guint64) G_MAXINT64)

/* For a file that may have either parity. */
#define BM_SLOT_ANY_PARITY 2

/* Reads the file at PATH.  PARITY is that of the generations it is for, or BM_SLOT_ANY_PARITY.  KEPT and GENERATION
   are set if it is intact. */
BmSlotFileState bm_slot_file_read (const char    *path,
                                   guint          parity,
                                   guint64       *generation,
                                   BmKept        *kept);

/* The content of the file for KEPT.  (transfer full) */
GBytes         *bm_slot_file_new  (guint64        generation,
                                   const BmKept  *kept) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
