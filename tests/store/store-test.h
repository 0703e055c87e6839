/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-store.h"

G_BEGIN_DECLS

/* Two games, of which a store knows nothing but how they are called in records.  Records that name no game are of the
   first. */
extern const BmGame store_test_game, store_test_second;

/* A folder of its own for a test, and what stands in it. */
char    *store_test_new_folder  (void);
void     store_test_remove      (const char *path);
/* What waits of GAME in FOLDER for a program that starts now; NULL: nothing. */
char    *store_test_dup_waiting (const char   *folder,
                                 const BmGame *game);
char    *store_test_dup_text    (BmStore    *store);
/* A folder as the next program finds FOLDER if the one that has it is killed now. */
char    *store_test_copy        (const char *folder);
/* What of GAME would wait there. */
char    *store_test_dup_next    (const char   *folder,
                                 const BmGame *game);
/* The file NAME of a slot ("1", or "GAME/1"), and a way to put TEXT there, after HEAD and a right checksum. */
char    *store_test_slot_file   (const char *folder,
                                 const char *slot,
                                 const char *name);
void     store_test_put         (const char *file,
                                 const char *head,
                                 const char *text);
/* Is TEXT, whole, one of the matches that were put away? */
gboolean store_test_is_filed    (const char *folder,
                                 const char *text);
/* The file holds these bytes and no others. */
void     store_test_put_bytes   (const char *file,
                                 const char *bytes,
                                 gsize       n);
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
