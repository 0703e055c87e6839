/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Every key of the program in one table: it provides the accelerators, the table's own keys and the shortcuts window.
 * Actions of the table are single letters, so they are handled in the bubble phase, after the focused widget: a letter
 * typed into an entry stays a letter.
 */
typedef struct
{
  const char *action;  /* detailed name: "app.quit", "win.fullscreen", "table.fly" */
  const char *accel;   /* its heading, to be translated */
  const char *group;   /* its description, to be translated; NULL: not listed */
  const char *title;   /* what it does, to be translated; NULL: it is not listed */
  guint8      sides;   /* bits of the sides during whose turn it works: sides share some letters; 0: always */
} BmKey;

/* N gets the number of keys. */
const BmKey *bm_keys_get       (guint       *n);

/* Sets the N KEYS, static, of the game at the table. */
void         bm_keys_set_game  (const BmKey *keys,
                                guint        n);
const BmKey *bm_keys_get_game  (guint       *n);

/* Those of a replay: handled there, whatever the table does with the same letters. */
const BmKey *bm_keys_get_replay (guint     *n);

/* Whether the table itself handles this one. */
gboolean     bm_key_is_table   (const BmKey *key);

/* The accelerator of ACTION, or NULL. */
const char  *bm_keys_get_accel (const char  *action);

/* WORDS with the key of ACTION appended, if it has one.  (transfer full) */
char        *bm_keys_dup_tooltip (const char *words,
                                  const char *action) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
