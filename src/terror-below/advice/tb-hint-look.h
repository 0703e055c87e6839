/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-asks.h"
#include "tb-forecast.h"
#include "tb-hints.h"
#include "tb-reach.h"

G_BEGIN_DECLS

/* Shared by the kinds of hints: tb-hints.c computes their input and collects them. */

/* The input of all kinds of hints. */
typedef struct
{
  BmMatch         *match;     /* or NULL */
  TbPosition       view;
  guint            seat;
  TbAsks           asks;
  const TbPlayer  *player;    /* of SEAT */
  TbDanger         danger[TB_N_SLOTS];
  guint            n_moves;   /* the legal moves */
  BmMove           moves[BM_MAX_MOVES];
  guint            n_ways;    /* at `act`: the spaces in reach */
  TbWay            ways[2 * TB_N_SPACES];
  guint            n_far;     /* at `play` and `act`: those in reach with any number of Action Points */
  TbWay            far[2 * TB_N_SPACES];
  GArray          *hints;
} TbHintLook;

/* Takes ownership of TEXT.  SPACES are marked, as many as there is room for.  The result is valid until the next call. */
BmHint  *tb_hint_add            (TbHintLook       *look,
                                 TbTopic           topic,
                                 guint             weight,
                                 const char       *rule,
                                 TbSpaces          spaces,
                                 char             *text);
/* "Hospital", "c4".  (static, of a small ring of buffers) */
const char *tb_hint_place       (const TbHintLook *look,
                                 TbSpace           space);
/* The Action Points of the cheapest way to SPACE, 0 where the pawn is; -1: none.  The first needs no more than are left
   at `act`, the second any number. */
int      tb_hint_cost           (const TbHintLook *look,
                                 TbSpace           space);
int      tb_hint_far_cost       (const TbHintLook *look,
                                 TbSpace           space);
gboolean tb_hint_can            (const TbHintLook *look,
                                 TbMoveKind        kind);
/* Whether it is a decision of the seat's own turn at which cards can be used: `play` or `act`. */
gboolean tb_hint_is_turn        (const TbHintLook *look);
/* The Bounty with the most points that SEAT, as far as the view tells, could complete with an Egg of COLOUR at LOCATION;
   TB_NO_CARD: none. */
TbCard   tb_hint_bounty         (const TbHintLook *look,
                                 guint             seat,
                                 guint             colour,
                                 guint             location);

/* tb-hint-danger.c: Worms that are about to attack. */
void     tb_hint_add_attacks    (TbHintLook       *look);
void     tb_hint_add_dice       (TbHintLook       *look);
void     tb_hint_add_aims       (TbHintLook       *look);
void     tb_hint_add_hidden     (TbHintLook       *look);

/* tb-hint-hunt.c: what is decided in an attack. */
void     tb_hint_add_hunt       (TbHintLook       *look);
void     tb_hint_add_guard      (TbHintLook       *look);
void     tb_hint_add_claim      (TbHintLook       *look);
void     tb_hint_add_hunted     (TbHintLook       *look);

/* tb-hint-eggs.c: Eggs, deliveries, Bounties. */
void     tb_hint_add_deliveries (TbHintLook       *look);
void     tb_hint_add_eggs       (TbHintLook       *look);

/* tb-hint-cards.c: Rubble, Hats, Items, powers. */
void     tb_hint_add_rubble     (TbHintLook       *look);
void     tb_hint_add_hats       (TbHintLook       *look);
void     tb_hint_add_things     (TbHintLook       *look);
void     tb_hint_add_second     (TbHintLook       *look);

/* tb-hint-end.c: how the match ends. */
void     tb_hint_add_rivals     (TbHintLook       *look);
void     tb_hint_add_final      (TbHintLook       *look);
void     tb_hint_add_fuse       (TbHintLook       *look);
void     tb_hint_add_objective  (TbHintLook       *look);
void     tb_hint_add_ruins      (TbHintLook       *look);

G_END_DECLS
