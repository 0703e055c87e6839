/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-end-parts.h"

G_BEGIN_DECLS

/* The end screen of a match. */
extern const BmEndParts tb_end_parts;

G_END_DECLS
