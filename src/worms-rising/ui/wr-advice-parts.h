/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-advice-parts.h"

G_BEGIN_DECLS

/* Texts and pictures for a single move of the duel. */
extern const BmAdviceParts wr_advice_parts;

G_END_DECLS
