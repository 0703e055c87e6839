/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-tutor.h"

G_BEGIN_DECLS

/* The hints and topics of Terror Below, for bm_tutor_new (). */
extern const BmTutorGame tb_tutor_game;

G_END_DECLS
