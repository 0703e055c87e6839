/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The lock of a slot: a file that one program at a time has open and locked.  LOCK is -1 where there is none.
 */

/* Whether it is locked and still exists under its name; otherwise another program may have created a new one. */
gboolean bm_slot_lock_is_good (int         lock,
                               const char *path);

/* LOCK becomes FD, which is the file at PATH and is closed if it cannot be locked.  On file systems without locks no
   other program is expected.  The previous lock is released. */
gboolean bm_slot_lock_take    (int        *lock,
                               const char *path,
                               int         fd);
void     bm_slot_lock_release (int        *lock);

G_END_DECLS
