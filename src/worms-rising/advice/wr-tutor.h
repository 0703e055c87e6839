/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-tutor.h"

G_BEGIN_DECLS

/* The duel's hints and topics, for bm_tutor_new (). */
extern const BmTutorGame wr_tutor_game;

G_END_DECLS
