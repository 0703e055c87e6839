/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * An object at the table that can be hovered and pressed: a space, a Worm, a card, a seat, a button.  A single integer,
 * so that signals of all widgets can pass it as a guint.
 */
typedef enum
{
  TB_AT_SPACE = 1,  /* n: TbSpace */
  TB_AT_WORM,       /* n: slot, from 0 */
  TB_AT_CARD,       /* n: TbCard: a Vehicle, Item or Weapon in hand, a Hidden Bounty, a Character, one on a pile */
  TB_AT_LINE,       /* n: place of the Bounty Line, from 0 */
  TB_AT_SEAT,       /* n: seat */
  TB_AT_COLOUR,     /* n: colour of an Egg */
  TB_AT_DECK,       /* n: TbDeck */
  TB_AT_BUTTON      /* n: TbButton */
} TbAtKind;

typedef enum
{
  /* Modes of `act`: active until another one is chosen. */
  TB_BUTTON_MOVE,
  TB_BUTTON_RAMP,   /* on the canyon board: or jump */
  TB_BUTTON_CLEAR,
  TB_BUTTON_TAKE,
  TB_BUTTON_DELIVER,
  TB_BUTTON_USE,
  TB_BUTTON_POWER,
  /* Options of decisions. */
  TB_BUTTON_DONE,   /* "End Turn" if it has this effect */
  TB_BUTTON_YES,
  TB_BUTTON_NO,
  TB_BUTTON_VP,     /* claim 1 point; deliver without a Bounty */
  TB_BUTTON_OTHER,  /* option number n of a decision that has no other object at the table: see tb_play_get_others () */
  TB_N_BUTTONS = TB_BUTTON_OTHER + 64
} TbButton;

typedef guint TbAt;

#define TB_AT_NONE       ((TbAt) 0)
#define TB_AT(kind, n)   ((TbAt) (kind) << 8 | (TbAt) (n))
#define TB_AT_KIND(at)   ((TbAtKind) ((at) >> 8))
#define TB_AT_N(at)      ((guint8) (at))

G_END_DECLS
