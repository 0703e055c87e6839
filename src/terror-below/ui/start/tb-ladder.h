/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-ladder-parts.h"

G_BEGIN_DECLS

/* Races of two. */
extern const BmLadderParts tb_ladder;

G_END_DECLS
