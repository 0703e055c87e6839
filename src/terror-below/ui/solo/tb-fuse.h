/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The attacks of a solo match (T25.6) as a fuse: past ones are burnt, a spark is at the current one, and a Worm at its
 * end.  Its accessible name says the same.
 */
#define TB_TYPE_FUSE (tb_fuse_get_type ())
G_DECLARE_FINAL_TYPE (TbFuse, tb_fuse, TB, FUSE, GtkWidget)

void tb_fuse_set (TbFuse *self,
                  guint   burnt,
                  guint   all);

G_END_DECLS
