/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-honour.h"
#include "bm-match.h"

G_BEGIN_DECLS

/* The honours of the duel, ended by one without an id. */
extern const BmHonour wr_honours[];

/* Bits: those that SEAT has earned in MATCH, which is over.  Derived from its moves and nothing else. */
guint32 wr_honours_earned (BmMatch *match,
                           int      seat);

G_END_DECLS
