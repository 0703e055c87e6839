/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-play.h"

G_BEGIN_DECLS

/*
 * What is said of a thing at the table while it is pointed at: what a press would do and take, or what it is.
 */
typedef struct
{
  BmMatch          *match;
  TbPlay           *play;
  const TbPosition *view;                 /* what the one at the screen sees */
  const TbDanger   *danger;               /* of each slot */
} TbHover;

/* One or two sentences; NULL: nothing is to be said.  RULE gets the rule's number if they say why something cannot be done,
   else NULL.  (transfer full) */
char *tb_hover_words  (const TbHover    *hover,
                       TbAt              at,
                       const char      **rule);

/* Where CARD, a Bounty, is fulfilled, and what that takes: "Hospital: 2 of your 3 Action Points, 1 is left to deliver."
   (transfer full) */
char *tb_bounty_way_words (const TbPosition *pos,
                           TbCard            card);

/* What a jump to SPACE takes beside the Action Point, a sentence; NULL: nothing, or there is none.  (static) */
const char *tb_jump_price_words (const TbPosition *pos,
                                 TbSpace           space);

G_END_DECLS
