/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-art-key.h"

G_BEGIN_DECLS

/*
 * Draws pictures in a thread and stores them in the user's cache.  Called from the main thread; its callbacks run
 * there, too.
 */

/* DRAWN is called for each picture, DONE after each batch. */
void     bm_art_work_set_callbacks (void          (*drawn) (const BmArtKey *key,
                                                            GBytes         *pixels),
                                    void          (*done)  (void));

void     bm_art_work_request       (const BmArtKey *key);

/* Whether it was requested and is not drawn yet. */
gboolean bm_art_work_has           (const BmArtKey *key);

gboolean bm_art_work_is_on         (void);

/* Drops all requests. */
void     bm_art_work_forget        (void);

G_END_DECLS
