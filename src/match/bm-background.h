/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Runs FUNC in a new low-priority thread and waits for its end.  For pooled GTask threads, which are reused and could
   not raise their own priority again. */
void bm_background_run (GThreadFunc func,
                        gpointer    data);

/* Keeps the program (the default GApplication, if there is one) running until TASK has completed: for tasks that
   write files. */
void bm_background_hold (GTask *task);

G_END_DECLS
