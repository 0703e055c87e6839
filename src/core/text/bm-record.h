/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"
#include "bm-json.h"

G_BEGIN_DECLS

/*
 * A match as it is saved: how it began and every move.  A match is rebuilt by playing it; digests of the position at
 * the start of each day (or whatever the game's chapters are) show whether that still reproduces what was played.
 * Days are numbered consecutively here, so that a second round of the calendar has its own digests.
 */
#define BM_RECORD_FORMAT  "bloodmoon-match"
#define BM_RECORD_VERSION 1

/* Hexadecimal digits of a digest, and of the hash of a set. */
#define BM_DIGEST_LENGTH   16
#define BM_SET_HASH_LENGTH 64

/* The most comments, and the most characters in one. */
#define BM_MAX_COMMENTS       500
#define BM_MAX_COMMENT_LENGTH 1000
/* The most characters of a name that are shown; a record may have a longer one. */
#define BM_MAX_NAME_LENGTH    100

/* The most tenths of a second that a move can take: a day.  Longer times are capped. */
#define BM_MAX_TENTHS (24 * 60 * 60 * 10)
/* Not measured. */
#define BM_NO_TENTHS  (-1)

typedef struct
{
  const BmGame *game;
  guint         rules;      /* BmGame.rules when it was played */
  char         *set;        /* the hash of the set it was played with, NULL: none */
  char         *start;
  guint64       seed;
  char        **players;    /* a name for each seat that the game can have; NULL-terminated */
  GPtrArray    *moves;      /* of char * */
  GHashTable   *hashes;     /* day -> char * */
  GArray       *clock;      /* of int: tenths of a second per move, or BM_NO_TENTHS; may be shorter than MOVES */
  GHashTable   *comments;   /* number of the move that it is on, 0: before the first -> char * */
  guint         n_chapters; /* days begun by the moves passed to bm_record_add () */
} BmRecord;

/* (transfer full) */
BmRecord   *bm_record_new        (const BmGame   *game,
                                  const char     *start,
                                  guint64         seed) G_GNUC_WARN_UNUSED_RESULT;
void        bm_record_free       (BmRecord       *self);

void        bm_record_set_player (BmRecord       *self,
                                  int             side,
                                  const char     *name);

/* Whether it was played with another set than the current one. */
gboolean    bm_record_other_set  (const BmRecord *self);

/* Adds MOVE, which led from BEFORE to AFTER.  Returns the number of the day that it began, 0 if none did. */
guint       bm_record_add        (BmRecord       *self,
                                  BmMove          move,
                                  gconstpointer   before,
                                  gconstpointer   after);

/* The digest at the start of that day, NULL if there is none. */
const char *bm_record_get_hash   (const BmRecord *self,
                                  guint           day);

/* The time that move INDEX (from 0) took. */
int         bm_record_get_tenths (const BmRecord *self,
                                  guint           index);
void        bm_record_set_tenths (BmRecord       *self,
                                  guint           index,
                                  int             tenths);

/* The comment on the position after the first N moves; NULL: there is none. */
const char *bm_record_get_comment (const BmRecord *self,
                                   guint           n);
/* NULL or "" removes it.  TEXT is sanitized by bm_comment_sanitize (). */
void        bm_record_set_comment (BmRecord       *self,
                                   guint           n,
                                   const char     *text);

/* TEXT as a valid comment: UTF-8 without control characters except line ends, trimmed, not too long; NULL: nothing is
   left.  (transfer full) */
char       *bm_comment_sanitize  (const char     *text) G_GNUC_WARN_UNUSED_RESULT;

/* Any TEXT as a name that is safe to show: on one line, no longer than BM_MAX_NAME_LENGTH, without characters that
   would change the text direction around it.  (transfer full) */
char       *bm_name_sanitize     (const char     *text) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a record of any registered game; nothing is played.  (transfer full) each */
BmRecord   *bm_record_parse      (const char     *name,
                                  const char     *text,
                                  gsize           length,
                                  GError        **error) G_GNUC_WARN_UNUSED_RESULT;
BmRecord   *bm_record_load       (const char     *file,
                                  GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* The id of the game that TEXT names as records do, whether or not it is registered or the rest of TEXT can be read here;
   NULL: it names none.  (transfer full) */
char       *bm_record_dup_game   (const char     *text,
                                  gsize           length) G_GNUC_WARN_UNUSED_RESULT;

/* The canonical text, final newline included.  (transfer full) */
char       *bm_record_to_text    (const BmRecord *self) G_GNUC_WARN_UNUSED_RESULT;

/* Writes it atomically: after a crash FILE has the old or the new content. */
gboolean    bm_record_save       (const BmRecord *self,
                                  const char     *file,
                                  GError        **error);

/* The digest of one position.  (transfer full) */
char       *bm_digest            (const BmGame   *game,
                                  gconstpointer   position) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmRecord, bm_record_free)

/* The game that the object AT names by its key `game`, or else by the `format` of that game's positions; OTHERWISE if
   it names none.  NULL and an error: there is no such game. */
const BmGame *bm_record_find_game (const BmJson  *at,
                                   const BmGame  *otherwise,
                                   GError       **error);

G_END_DECLS
