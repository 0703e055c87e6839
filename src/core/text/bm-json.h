/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "bm-error.h"

G_BEGIN_DECLS

/*
 * Reads untrusted JSON, and writes canonical JSON.
 *
 * A reader walks the parsed text with cursors.  A BmJson is one node of it: a small value on the caller's stack that
 * knows its parent, so that every error can be reported as "FILE: JSON-PATH: what is wrong" while paths are only
 * built on errors.  A cursor is valid as long as its parents and the parsed text are.
 */
typedef struct BmJson BmJson;

struct BmJson
{
  const char   *file;   /* name of the text in messages */
  const BmJson *parent; /* NULL: the root, `$` */
  const char   *key;    /* the member of PARENT that this is; NULL: its element number INDEX */
  guint         index;
  JsonNode     *node;
};

#define BM_JSON_ROOT(name, root) ((BmJson) { .file = (name), .node = (root) })

/* Texts are refused when they are longer ... */
#define BM_JSON_MAX_POSITION (1024 * 1024)
#define BM_JSON_MAX_RECORD   (4 * 1024 * 1024)
/* ... nested deeper, ... */
#define BM_JSON_MAX_DEPTH    64
/* ... or have more keys, all objects together. */
#define BM_JSON_MAX_KEYS     4096

/* Parses LENGTH bytes of TEXT as RFC 8259 JSON: one object or list in UTF-8, no key twice in an object, numbers of at
   most 18 digits before the point, within the limits above.  (transfer full) */
JsonNode   *bm_json_parse         (const char    *file,
                                   const char    *text,
                                   gsize          length,
                                   GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same for a whole file, "-" being standard input, unless it has more than MAX bytes.  (transfer full) */
JsonNode   *bm_json_load          (const char    *file,
                                   gsize          max,
                                   GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* Sets ERROR to "FILE: JSON-PATH: message" and returns FALSE. */
gboolean    bm_json_fail          (const BmJson  *at,
                                   BmError        code,
                                   GError       **error,
                                   const char    *format,
                                   ...) G_GNUC_PRINTF (4, 5);

/* The same for a missing or unknown member of AT. */
gboolean    bm_json_fail_member   (const BmJson  *at,
                                   const char    *key,
                                   BmError        code,
                                   GError       **error,
                                   const char    *format,
                                   ...) G_GNUC_PRINTF (5, 6);

/* `$`, or like `position.list[2].at`.  (transfer full) */
char       *bm_json_path          (const BmJson  *at) G_GNUC_WARN_UNUSED_RESULT;

/* Untrusted TEXT, made safe to quote in a message: no control characters, not too long.  (transfer full) */
char       *bm_json_dup_shown     (const char    *text) G_GNUC_WARN_UNUSED_RESULT;

/* TRUE if AT is an object that has no key but those of the NULL-terminated list KEYS. */
gboolean    bm_json_check_object  (const BmJson       *at,
                                   const char *const  *keys,
                                   GError            **error);

/* Moves CHILD to the member KEY of the object AT; FALSE if it has none. */
gboolean    bm_json_member        (const BmJson  *at,
                                   const char    *key,
                                   BmJson        *child);

/* TRUE if AT is a list; N gets its length. */
gboolean    bm_json_check_list    (const BmJson  *at,
                                   guint         *n,
                                   GError       **error);
void        bm_json_element       (const BmJson  *at,
                                   guint          index,
                                   BmJson        *child);

gboolean    bm_json_is_null       (const BmJson  *at);
gboolean    bm_json_is_string     (const BmJson  *at);

/* The value of AT, if it has the type (and is in MIN..MAX). */
gboolean    bm_json_get_integer   (const BmJson  *at,
                                   gint64         min,
                                   gint64         max,
                                   gint64        *value,
                                   GError       **error);
gboolean    bm_json_get_boolean   (const BmJson  *at,
                                   gboolean      *value,
                                   GError       **error);
/* (transfer none), owned by the parsed text; NULL and an error if AT is no string. */
const char *bm_json_get_string    (const BmJson  *at,
                                   GError       **error);

/* The list KEY of AT and its length N, 0 without such a list. */
gboolean    bm_json_member_list   (const BmJson  *at,
                                   const char    *key,
                                   BmJson        *list,
                                   guint         *n,
                                   GError       **error);

/* Appends copies of the strings in the list KEY of AT to STRINGS, which may be NULL; a missing list is empty. */
gboolean    bm_json_get_strings   (const BmJson  *at,
                                   const char    *key,
                                   GPtrArray     *strings,
                                   GError       **error);

/* Checks the members `format` and `version` of the object AT: FORMAT, and 1..VERSION.  They may be missing unless
   REQUIRED. Call it before checking the keys: what a newer program writes may have keys that are unknown here. */
gboolean    bm_json_check_format  (const BmJson  *at,
                                   const char    *format,
                                   int            version,
                                   gboolean       required,
                                   GError       **error);

/* Appends TEXT as a JSON string. */
void        bm_json_append_string (GString       *string,
                                   const char    *text);

/* Appends NODE in canonical form: one line, keys sorted by bytes, ", " and ": ". */
void        bm_json_append_node   (GString       *string,
                                   JsonNode      *node);

G_END_DECLS
