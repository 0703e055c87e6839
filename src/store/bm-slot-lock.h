/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The lock of a slot: a file that one program at a time has open and locked.  LOCK is -1 where there is none.
 */

/* Is it locked, and there under its name still?  Else another program may have made another one. */
gboolean bm_slot_lock_is_good (int         lock,
                               const char *path);

/* LOCK becomes FD, which is the file at PATH and is closed if it cannot be locked.  Where files cannot be locked,
   nobody else is expected.  What was locked before is let go of. */
gboolean bm_slot_lock_take    (int        *lock,
                               const char *path,
                               int         fd);
void     bm_slot_lock_let_go  (int        *lock);

G_END_DECLS
