/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event.h"
#include "tb-move.h"

G_BEGIN_DECLS

/*
 * The rules of Terror Below.  Nothing here allocates, reads a clock or a file, or waits; chance comes only from the
 * position's seed (or from DICE).
 */

/* T4: the position at the first decision of the setup.  The box must be in use (tb_box_use ()), and OPTIONS valid. */
void     tb_rules_start    (TbPosition       *pos,
                            const TbOptions  *options,
                            guint64           seed,
                            BmDice           *dice,
                            BmEventList      *events);

/* All legal moves, ascending, each once, into MOVES (room for BM_MAX_MOVES); returns their number.  0: the match is over. */
guint    tb_rules_legal    (const TbPosition *pos,
                            BmMove           *moves);

/* A legal move, uniformly at random; BM_MOVE_NONE: the match is over.  Draws from *CHANCE, not from the position's
   generator. */
BmMove   tb_rules_pick     (const TbPosition *pos,
                            guint64          *chance);

gboolean tb_rules_is_legal (const TbPosition *pos,
                            BmMove            move);

/* Applies a legal move, up to the next decision with more than one legal move (T5.4).  DICE and EVENTS may be NULL. */
void     tb_rules_apply    (TbPosition       *pos,
                            BmMove            move,
                            BmDice           *dice,
                            BmEventList      *events);

/* TRUE if MOVE is legal; otherwise REFUSAL gets the rule that forbids it, and why. */
gboolean tb_rules_why      (const TbPosition *pos,
                            BmMove            move,
                            BmRefusal        *refusal);

/* Removes what is hidden from SEAT (part C of the rules). */
void     tb_rules_hide     (TbPosition       *pos,
                            guint             seat);

/* T19.1: the spaces that an attack of WORM hits with its Target token in CENTRE. */
TbSpaces tb_attack_area    (const TbPosition *pos,
                            const TbWorm     *worm,
                            TbSpace           centre);

/* T19.9: the damage of a Weapon of SEAT now, if its own is DAMAGE: with the bonuses of Leader and Hat. */
guint    tb_rules_damage   (const TbPosition *pos,
                            guint             seat,
                            guint             damage);

/* T13.2: the VP of a delivery by SEAT without a Bounty. */
guint    tb_rules_delivery (const TbPosition *pos,
                            guint             seat);

/* T11.2: how much Rubble SEAT trades for an Item or a Weapon. */
guint    tb_rules_reward   (const TbPosition *pos,
                            guint             seat);

G_END_DECLS
