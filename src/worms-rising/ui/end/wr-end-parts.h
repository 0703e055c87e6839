/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-end-parts.h"

G_BEGIN_DECLS

/* The end screen of a duel. */
extern const BmEndParts wr_end_parts;

G_END_DECLS
