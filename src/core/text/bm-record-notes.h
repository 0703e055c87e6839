/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-record.h"

G_BEGIN_DECLS

/*
 * The part of a record that is about a match and does nothing to it: comments and the clock.
 */

/* Come after the moves have been read: there is no comment on a move that was not made. */
gboolean bm_record_read_clock      (const BmJson    *at,
                                    BmRecord        *self,
                                    GError         **error);
gboolean bm_record_read_comments   (const BmJson    *at,
                                    BmRecord        *self,
                                    GError         **error);

/* Appends both, where there is anything. */
void     bm_record_append_notes    (GString         *string,
                                    const BmRecord  *self);

/* Numbers that stand for themselves, in the order of their decimal texts. */
int      bm_record_compare_numbers (gconstpointer    a,
                                    gconstpointer    b);

G_END_DECLS
