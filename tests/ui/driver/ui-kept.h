/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-games.h"
#include "ui-driver.h"

G_BEGIN_DECLS

/*
 * A window that keeps what is played in it, in a folder of its own.  A fixture, too.
 */
typedef struct
{
  UiDriver  driver;
  BmStore  *stores[BM_MAX_GAMES]; /* one for each game that is registered */
  BmStore  *store;                /* the one of the duel, borrowed */
  char     *folder;               /* does not exist before something is kept */
} UiKept;

void  ui_kept_set_up    (UiKept        *kept,
                         gconstpointer  unused);
void  ui_kept_tear_down (UiKept        *kept,
                         gconstpointer  unused);

/* As if the program had ended and been started again, or one of both. */
void  ui_kept_open      (UiKept        *kept);
void  ui_kept_close     (UiKept        *kept);

/* Waits until all is written. */
void  ui_kept_flush     (UiKept        *kept);

/* The path of what is in the folder (transfer full). */
char *ui_kept_path      (UiKept        *kept,
                         const char    *name) G_GNUC_WARN_UNUSED_RESULT;
/* How many files with that ending are in a folder of it. */
guint ui_kept_count     (UiKept        *kept,
                         const char    *folder,
                         const char    *ending);

/* A file, or a folder and all in it. */
void  ui_remove_all     (const char    *path);

#define UI_KEPT_TEST(path, func) g_test_add (path, UiKept, NULL, ui_kept_set_up, func, ui_kept_tear_down)

G_END_DECLS
