/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replay-parts.h"

extern const BmReplayParts tb_replay_parts;
