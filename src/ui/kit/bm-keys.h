/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Every key of the program in one table: it feeds the accelerators, the table's own keys and the window that lists
 * them. Actions of the table are single letters, so they are caught only after whatever has the focus: a letter typed
 * into an entry stays a letter.
 */
typedef struct
{
  const char *action;  /* detailed name: "app.quit", "win.fullscreen", "table.fly" */
  const char *accel;   /* as gtk_accelerator_parse () reads it */
  const char *group;   /* heading it stands under, to be translated */
  const char *title;   /* what it does, to be translated; NULL: it is not listed */
  guint8      sides;   /* those (bits) of whom one must be at turn: sides share some letters; 0: anybody */
} BmKey;

/* N gets the number of keys. */
const BmKey *bm_keys_get       (guint       *n);

/* From now on the N KEYS, static, are those that the game at the table has beside these. */
void         bm_keys_set_game  (const BmKey *keys,
                                guint        n);
const BmKey *bm_keys_get_game  (guint       *n);

/* Those of a match that is looked through: caught there, whatever the table makes of the same letters. */
const BmKey *bm_keys_get_replay (guint     *n);

/* Is this one caught by the table itself? */
gboolean     bm_key_is_table   (const BmKey *key);

/* The accelerator of ACTION, or NULL. */
const char  *bm_keys_get_accel (const char  *action);

/* WORDS with the key of ACTION behind them, if it has one.  (transfer full) */
char        *bm_keys_dup_tooltip (const char *words,
                                  const char *action) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
