/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-ladder-parts.h"

G_BEGIN_DECLS

/* Duels; the side of the person is drawn. */
extern const BmLadderParts wr_ladder;

G_END_DECLS
