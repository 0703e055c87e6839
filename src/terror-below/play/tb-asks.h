/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/* The kinds of decisions: see part A of the rules. */
typedef enum
{
  TB_ASKS_NOTHING, /* the match is over */
  TB_ASKS_LEADER,
  TB_ASKS_LEAVE,
  TB_ASKS_START,
  TB_ASKS_RETURN,
  TB_ASKS_PLAY,
  TB_ASKS_ADD,
  TB_ASKS_ACT,
  TB_ASKS_DRAW,
  TB_ASKS_FACILITY,
  TB_ASKS_HOSPITAL,
  TB_ASKS_HIDE,
  TB_ASKS_TOWARD,
  TB_ASKS_DISCARD,
  TB_ASKS_HUNT,
  TB_ASKS_CAUGHT,
  TB_ASKS_CLAIM,
  TB_ASKS_PICK,
  TB_ASKS_YES_NO
} TbAsks;

TbAsks   tb_asks_of         (const TbPosition *pos);

/* The card or Location that asks for the decision, TB_NO_CARD: none. */
TbCard   tb_asks_card       (const TbPosition *pos);

/* Whether the seat that decides must see cards of its own hand for the decision.  Then the hand must be open. */
gboolean tb_asks_needs_hand (const TbPosition *pos);

G_END_DECLS
