/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-end-parts.h"

G_BEGIN_DECLS

/* What is shown of a match that is over. */
extern const BmEndParts tb_end_parts;

G_END_DECLS
