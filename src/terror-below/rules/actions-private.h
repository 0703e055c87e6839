/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules-private.h"

G_BEGIN_DECLS

/* The acting seat, and values shared by all actions. */
typedef struct
{
  const TbPosition *pos;
  const TbBoard    *board;
  const TbPlayer   *player;
  guint             seat;
  TbSpace           at;
  TbSpaces          others; /* the other pawns */
} TbActor;

static inline TbActor
tb_actor (const TbPosition *pos)
{
  const TbPlayer *player = &pos->players[pos->turn];

  return (TbActor) { pos, tb_position_board (pos), player, pos->turn, player->at,
                     tb_position_other_pawns (pos, pos->turn) };
}

/* T9.2 */
static inline gboolean
tb_shares_space (const TbActor *actor)
{
  return (actor->others >> actor->at & 1) != 0;
}

static inline gboolean
tb_can_pay (const TbActor *actor,
            TbAction       action)
{
  return tb_hook_cost (actor->pos, actor->seat, action) <= actor->pos->ap;
}

/* --- ways.c (T9) --- */

/* T9.1: the ground that a Move can enter despite Rubble. */
TbSpaces tb_passable    (const TbPosition *pos,
                         guint             seat);
/* T9.2: whether the pawn of SEAT, which shares SPACE after a Move that leaves AP, can get to a space without another
   pawn by Moves and ramps. */
gboolean tb_has_way_out (const TbPosition *pos,
                         guint             seat,
                         TbSpace           space,
                         guint             ap);

/* --- ramps.c (T10, T24.5 to T24.9) --- */

void     tb_list_ramps  (const TbActor *actor,
                         TbMoves       *list);
void     tb_list_jumps  (const TbActor *actor,
                         TbMoves       *list);
void     tb_do_ramp     (TbPlay        *play,
                         guint          seat,
                         TbSpace        over,
                         TbSpace        to);
void     tb_do_jump     (TbPlay        *play,
                         guint          seat,
                         TbSpace        to,
                         TbCard         card);
/* T10.4: the landing of a jump in direction DIR, TB_SPACE_NONE: no jump is possible. */
TbSpace  tb_jump_landing (const TbActor *actor,
                          TbDir          dir);
/* T24.5: the direction of the ramp over the Canyon that lands in TO, TB_N_DIRS: none does. */
TbDir    tb_canyon_dir  (const TbActor *actor,
                         TbSpace        to);
/* T24.6: the Vehicle cards in hand, as bits, that can be discarded for a ramp over that many Canyon spaces. */
guint64  tb_canyon_cards (const TbActor *actor,
                          guint          n_spaces);

/* --- deliveries.c (T13) --- */

void     tb_list_deliveries (const TbActor *actor,
                             TbMoves       *list);
void     tb_do_delivery     (TbPlay        *play,
                             guint          seat,
                             guint          colour,
                             TbCard         bounty);

G_END_DECLS
