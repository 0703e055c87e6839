/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-judge.h"

G_BEGIN_DECLS

/* Hundredths of a VP. */
#define TB_WORTH_VP 100

/* measure.c: the strength of SEAT by terms, in hundredths of a VP; also for a view. */
void tb_judge_measure (const TbPosition *pos, guint seat, gint32 worth[TB_N_TERMS]);

G_END_DECLS
