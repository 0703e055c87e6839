/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replay.h"

G_BEGIN_DECLS

/* The match saved in FILE, at its last move.  NULL and an error that names the file when it cannot be read, is not a
   record, or holds a move that is not legal.  A record of other rules or other cards is opened up to its first illegal
   move, and NOTE is set to a sentence that says so (transfer full), else to NULL.  (transfer full) */
BmMatch *bm_open_record   (const char  *file,
                           char       **note,
                           GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* The match saved in FILE as a replay, up to its first illegal move.  NULL and an error that names the file when it
   cannot be read or is not a record.  (transfer full) */
BmReplay *bm_open_replay  (const char  *file,
                           GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* A match that begins with the position in FILE.  A position that names no game belongs to OTHERWISE; NULL: to the game
   whose positions of the first versions had no name.  (transfer full) */
BmMatch *bm_open_position (const char    *file,
                           const BmGame  *otherwise,
                           GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
