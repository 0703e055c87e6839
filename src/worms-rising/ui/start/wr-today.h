/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-today-parts.h"

G_BEGIN_DECLS

/* A duel against the computer (Hard), with champions dealt at random; from day to day the person changes sides. */
extern const BmTodayParts wr_today;

G_END_DECLS
