/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The small ring before a lesson: its number, dots if it was begun, a tick if it is done.
 */
GtkWidget *bm_lesson_mark_new (guint      number) G_GNUC_WARN_UNUSED_RESULT;
void       bm_lesson_mark_set (GtkWidget *mark,
                               guint      number,
                               gboolean   done,
                               gboolean   begun);

G_END_DECLS
