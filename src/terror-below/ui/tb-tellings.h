/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-tellings.h"

extern const BmTellings tb_tellings;
