/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-play.h"

G_BEGIN_DECLS

/* What has been picked, one after the other. */
typedef struct
{
  TbAt first;   /* a Vehicle card, a Worm, a button, a Bounty */
  TbAt second;  /* after the button for ramps: the pawn over which, or the landing that takes a card */
} TbPicks;

/*
 * Appends to OPTIONS (of TbOption) all that can be pressed in POS with PICKS, sorted by place, the best of each first; to
 * OTHERS (of BmMove) the moves that nothing at the table stands for.
 */
void     tb_play_list_options (const TbPosition *pos,
                               const TbPicks    *picks,
                               GArray           *options,
                               GArray           *others);

/* Why a press on AT does nothing in POS with PICKS. */
void     tb_play_explain      (const TbPosition *pos,
                               const TbPicks    *picks,
                               TbAt              at,
                               BmRefusal        *refusal);

G_END_DECLS
