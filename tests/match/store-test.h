/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-store.h"

G_BEGIN_DECLS

/* A folder of its own for a test, and what stands in it. */
char    *store_test_new_folder  (void);
void     store_test_remove      (const char *path);
/* What waits in FOLDER for a program that starts now; NULL: nothing. */
char    *store_test_dup_waiting (const char *folder);
char    *store_test_dup_text    (BmStore    *store);
/* Is TEXT, whole, one of the matches that were put away? */
gboolean store_test_is_filed    (const char *folder,
                                 const char *text);
/* How many there are. */
guint    store_test_count_filed (const char *folder);
/* Saves and waits for it. */
void     store_test_save        (BmStore    *store,
                                 const char *name,
                                 const char *text);
/* Runs the main loop until the store has trouble, or has none. */
void     store_test_wait_trouble (BmStore   *store,
                                  gboolean   trouble);

G_END_DECLS
