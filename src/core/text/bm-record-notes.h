/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-record.h"

G_BEGIN_DECLS

/*
 * The part of a record that does not affect the match: comments and the clock.
 */

/* Call these after the moves have been read: a comment on a missing move is an error. */
gboolean bm_record_read_clock      (const BmJson    *at,
                                    BmRecord        *self,
                                    GError         **error);
gboolean bm_record_read_comments   (const BmJson    *at,
                                    BmRecord        *self,
                                    GError         **error);

/* Appends both, if there are any. */
void     bm_record_append_notes    (GString         *string,
                                    const BmRecord  *self);

/* Compares numbers stored in pointers by their decimal texts. */
int      bm_record_compare_numbers (gconstpointer    a,
                                    gconstpointer    b);

G_END_DECLS
