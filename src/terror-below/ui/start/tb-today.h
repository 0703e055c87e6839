/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-today-parts.h"

G_BEGIN_DECLS

/* A match alone: from day to day another scenario, every third day on another board, and now and then with Queens. */
extern const BmTodayParts tb_today;

G_END_DECLS
