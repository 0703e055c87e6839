/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-logbook.h"

G_BEGIN_DECLS

/*
 * The logbooks of one kind, one for each game.  A logbook is opened when it is first asked for.
 *
 *   "changed" ()   that of one of the logbooks
 */
#define BM_TYPE_LOGBOOKS (bm_logbooks_get_type ())
G_DECLARE_FINAL_TYPE (BmLogbooks, bm_logbooks, BM, LOGBOOKS, GObject)

/* KIND: the name of their folder.  (transfer full) */
BmLogbooks *bm_logbooks_new   (const char *kind) G_GNUC_WARN_UNUSED_RESULT;

/* That of the game with the id GAME, in FOLDER/KIND/GAME; NULL if FOLDER is NULL: nothing is saved. */
BmLogbook  *bm_logbooks_get   (BmLogbooks *self,
                               const char *folder,
                               const char *game);

/* Waits until all is on the disk, at most MILLISECONDS for each of them: see bm_logbook_flush (). */
void        bm_logbooks_flush (BmLogbooks *self,
                               guint       milliseconds);

G_END_DECLS
