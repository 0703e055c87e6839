/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules-private.h"

G_BEGIN_DECLS

/*
 * Shared by the files about attacks: attack.c, hunt.c, weapons.c, death.c.
 */

/* Stages of TB_FRAME_ATTACK. */
typedef enum
{
  TB_ATTACK_COME_UP, /* T18.3, steps 1 to 5 */
  TB_ATTACK_HUNT,    /* step 6: TB_FRAME_HUNT is above it on the stack */
  TB_ATTACK_GUARD,   /* step 7: TB_FRAME_GUARD or TB_FRAME_DEATH is above it */
  TB_ATTACK_END      /* step 8 */
} TbAttackStage;

/* T19.6: the Worm is defeated. */
static inline gboolean
tb_attack_is_won (const TbPosition *pos)
{
  return pos->attack.damage >= tb_worm (pos->slots[pos->attack.slot].worm)->health;
}

/* Whether SEAT has a Leader and its pawn is on the board. */
static inline gboolean
tb_is_on_board (const TbPosition *pos,
                guint             seat)
{
  return pos->players[seat].leader != TB_NO_CARD && pos->players[seat].at != TB_SPACE_NONE;
}

/* Whether FRAME, of one of the caught seats, is directly above BELOW, an attack at STAGE. */
static inline gboolean
tb_is_on_attack (const TbPosition *pos,
                 const TbFrame    *frame,
                 const TbFrame    *below,
                 TbAttackStage     stage)
{
  return below != NULL && below->kind == TB_FRAME_ATTACK && below->stage == stage && pos->attack.slot < TB_N_SLOTS
         && frame->seat < pos->options.players && below->a > 0
         && below->a <= pos->attack.n_caught && pos->attack.caught[below->a - 1] == frame->seat;
}

G_END_DECLS
