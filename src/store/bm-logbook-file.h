/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-disk.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * The folder of a logbook: one file for each match that was played to its end.
 *
 *   FOLDER/ID.json    an entry
 *   FOLDER/.ID.new    one that was being written when the program was killed: it counts if it is complete
 *
 * An entry is named after its match, so that no match has two.  A damaged file does not affect other entries, and is
 * not deleted.
 */
#define BM_LOGBOOK_FORMAT  "bloodmoon-logbook"
#define BM_LOGBOOK_VERSION 1

/* Longer files, and files beyond this number, are not read. */
#define BM_LOGBOOK_MAX_BYTES 16384
#define BM_LOGBOOK_MAX_FILES 10000

/* The score of a lost match; all others are within these bounds. */
#define BM_LOGBOOK_LOST      G_MININT
#define BM_LOGBOOK_MAX_SCORE 100000

/* The most bytes of an entry's kind. */
#define BM_LOGBOOK_MAX_KIND 40

typedef struct
{
  char   *id;    /* of the match: see bm_logbook_dup_id () */
  gint64  time;  /* when it ended, in seconds since 1970, from 0 to the year 9999 */
  char   *kind;  /* category in which scores are compared: lower case, digits and "-" */
  int     score; /* BM_LOGBOOK_LOST, or within +-BM_LOGBOOK_MAX_SCORE; higher is better */
  char   *text;  /* data of its game: a JSON object */
} BmLogbookEntry;

BmLogbookEntry *bm_logbook_entry_copy (const BmLogbookEntry *self) G_GNUC_WARN_UNUSED_RESULT;
void            bm_logbook_entry_free (BmLogbookEntry       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmLogbookEntry, bm_logbook_entry_free)

/* The id of MATCH: the same for all matches with its start, that is with the same cards and dice.  NULL: it started from a
   given position.  (transfer full) */
char           *bm_logbook_dup_id     (BmMatch              *match) G_GNUC_WARN_UNUSED_RESULT;

/* An entry as a file.  (transfer full) */
GBytes         *bm_logbook_file_new   (const BmLogbookEntry *entry) G_GNUC_WARN_UNUSED_RESULT;
/* Reads LENGTH bytes of an untrusted file TEXT, called FILE in messages.  Errors are BmErrors; BM_ERROR_VERSION: a newer
   program has written it.  (transfer full) */
BmLogbookEntry *bm_logbook_file_parse (const char           *file,
                                       const char           *text,
                                       gsize                 length,
                                       GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* The first half of writing ENTRY: after it the entry survives a kill of the program.  EXISTS: there is one with this
   id, and nothing was done.  FD is passed on to the second half, which flushes it. */
gboolean        bm_logbook_file_begin (const BmDisk          *disk,
                                       const char            *folder,
                                       const BmLogbookEntry  *entry,
                                       gboolean              *exists,
                                       int                   *fd,
                                       GError               **error);
gboolean        bm_logbook_file_end   (const BmDisk          *disk,
                                       const char            *folder,
                                       const BmLogbookEntry  *entry,
                                       int                    fd,
                                       GError               **error);

/* TRUE if there was none. */
gboolean        bm_logbook_file_delete (const BmDisk        *disk,
                                        const char          *folder,
                                        const char          *id,
                                        GError             **error);

/* The contents of a folder. */
typedef struct
{
  GPtrArray *entries;   /* of BmLogbookEntry: those with a score, best first, equal ones by time; then the lost ones,
                           newest first */
  guint      n_damaged; /* files that cannot be read */
  guint      n_newer;   /* files beyond the limit */
  guint      n_more;    /* files that are too many */
} BmLogbookList;

/* FOLDER need not exist.  (transfer full); NULL: it cannot be read. */
BmLogbookList  *bm_logbook_list_new   (const char           *folder,
                                       GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void            bm_logbook_list_free  (BmLogbookList        *self);
/* Adds ENTRY (copied), unless there is one of its id. */
void            bm_logbook_list_add   (BmLogbookList        *self,
                                       const BmLogbookEntry *entry);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmLogbookList, bm_logbook_list_free)

/* NULL: there is none with this id. */
const BmLogbookEntry *bm_logbook_list_find (const BmLogbookList *self,
                                            const char          *id);
/* The rank of ENTRY, one of SELF with a score, among the N scored entries of its kind, from 1.  Equal scores share a
   rank. */
guint           bm_logbook_list_place (const BmLogbookList  *self,
                                       const BmLogbookEntry *entry,
                                       guint                *n);

G_END_DECLS
