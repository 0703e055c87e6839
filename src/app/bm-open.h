/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replay.h"

G_BEGIN_DECLS

/* The match saved in FILE, at its last move.  NULL and an error that names the file when it cannot be read, is no
   record, or holds a move that the rules do not allow.  One that was played by other rules or with other cards is opened as
   far as it is legal, and NOTE becomes a sentence that says so (transfer full), else NULL.  (transfer full) */
BmMatch *bm_open_record   (const char  *file,
                           char       **note,
                           GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* The match saved in FILE, to be looked through as far as it is legal.  NULL and an error that names the file when it cannot
   be read, or is no record.  (transfer full) */
BmReplay *bm_open_replay  (const char  *file,
                           GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* A match that begins with the position in FILE.  One that names no game is of OTHERWISE; NULL: of the game whose positions
   of the first versions did so.  (transfer full) */
BmMatch *bm_open_position (const char    *file,
                           const BmGame  *otherwise,
                           GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
