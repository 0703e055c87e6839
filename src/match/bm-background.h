/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Runs FUNC in a thread of its own, to which everything else in the program goes before, and waits for its end: for the
   thread of a task, which will do other work afterwards and could not get its own priority back. */
void bm_background_run (GThreadFunc func,
                        gpointer    data);

/* The program (that is, the default GApplication, if there is one) does not end before TASK has told that it is done:
   for what writes files. */
void bm_background_hold (GTask *task);

G_END_DECLS
