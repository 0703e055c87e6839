/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-play.h"

G_BEGIN_DECLS

/*
 * The text for the hovered object at the table: the effect and cost of a press, or what it is.
 */
typedef struct
{
  BmMatch          *match;
  TbPlay           *play;
  const TbPosition *view;                 /* that of the seat at the screen */
  const TbDanger   *danger;               /* for each slot */
} TbHover;

/* One or two sentences; NULL: nothing.  RULE gets the number of the rule that forbids a press, else NULL.  (transfer
   full) */
char *tb_hover_words  (const TbHover    *hover,
                       TbAt              at,
                       const char      **rule);

/* T15.2: if CARD, a Vehicle card in the hand of the seat at turn, brings a second card along and there is only one for it,
   nobody is asked: a sentence about that one; else NULL.  (transfer full) */
char *tb_second_card_words (const TbPosition *view,
                            TbCard            card);

/* Where CARD, a Bounty, can be completed, and the cost: "Hospital: 2 of your 3 Action Points, 1 is left to deliver."
   (transfer full) */
char *tb_bounty_way_words (const TbPosition *pos,
                           TbCard            card);

/* The additional cost of a jump to SPACE, a sentence; NULL: none, or no jump.  (static) */
const char *tb_jump_price_words (const TbPosition *pos,
                                 TbSpace           space);

G_END_DECLS
