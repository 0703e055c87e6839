/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-art-key.h"

G_BEGIN_DECLS

/*
 * Draws pictures in a thread and has the user's cache keep them.  Called from the main thread, and calls it.
 */

/* DRAWN is called for each picture, DONE after as many as came together. */
void     bm_art_work_tell   (void          (*drawn) (const BmArtKey *key,
                                                     GBytes         *pixels),
                             void          (*done)  (void));

void     bm_art_work_ask    (const BmArtKey *key);

/* It has been asked for and not been drawn yet. */
gboolean bm_art_work_has    (const BmArtKey *key);

gboolean bm_art_work_is_on  (void);

/* Nobody wants any of it any more. */
void     bm_art_work_forget (void);

G_END_DECLS
