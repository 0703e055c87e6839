/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-advice-parts.h"

extern const BmAdviceParts tb_advice_parts;
