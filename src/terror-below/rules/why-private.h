/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "actions-private.h"

G_BEGIN_DECLS

/* Fills in REFUSAL and returns FALSE, so that a refusal is one `return`.  MESSAGE is already translated. */
static inline gboolean
tb_refuse (BmRefusal  *refusal,
           const char *rule,
           const char *message)
{
  refusal->rule = rule;
  refusal->message = message;
  return FALSE;
}

static inline gboolean
tb_holds_vehicle (const TbPosition *pos,
                  guint             seat,
                  TbCard            card)
{
  return tb_card_is_vehicle (card) && (pos->players[seat].vehicles >> (card - TB_FIRST_VEHICLE) & 1) != 0;
}

static inline gboolean
tb_is_on_board (const TbPosition *pos,
                TbSpace           space)
{
  return space < TB_N_SPACES && tb_space_column (space) < tb_position_board (pos)->n_columns;
}

/* Each gives the reason why MOVE, or that card, is not legal. */

gboolean tb_why_action  (const TbPosition *pos,
                         BmMove            move,
                         BmRefusal        *refusal);
gboolean tb_why_play    (const TbPosition *pos,
                         guint             seat,
                         BmMove            move,
                         BmRefusal        *refusal);
/* WINDOWS: bits of TbWindow in which the seat can use cards now. */
gboolean tb_why_use     (const TbPosition *pos,
                         guint             seat,
                         TbCard            card,
                         guint             windows,
                         BmRefusal        *refusal);
/* MOVE is of the kind of the pending decision. */
gboolean tb_why_answer  (const TbPosition *pos,
                         guint             seat,
                         BmMove            move,
                         BmRefusal        *refusal);
/* Why SEAT cannot complete BOUNTY; RULE is the one of the attempt (T13.3, T20.2). */
gboolean tb_why_bounty  (const TbPosition *pos,
                         guint             seat,
                         TbCard            bounty,
                         const char       *rule,
                         BmRefusal        *refusal);

G_END_DECLS
