/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The numbers of the board that are our own rulings, in one file for balancing: data/worms-rising/board.json, from
 * which the build makes constants (make-board.py).  They are listed with the rule that defines each.
 *
 * R1.4: supplies.
 *   BM_SUPPLY_BEDROCK, _WORMHOLE, _DRILL, _GRAVESTONE, _ZOMBIE, _LAVA
 *
 * R1.7: trackers.  Hunger 0 is the skull; Suspicion 0 is "Dum", from BM_SUSPICION_SUS on it is "Sus".
 *   BM_HUNGER_TOP, BM_HUNGER_START
 *   BM_SUSPICION_TOP, BM_SUSPICION_START, BM_SUSPICION_SUS
 *   BM_N_DAYS
 *   BM_PINK_DAYS           one bit a day
 *
 * R3: setup.
 *   BM_FALLING_WORMHOLES   { three spaces in row 0 }, R3.1, R3.2
 *   BM_FIXED_WORMHOLE      a space
 *   BM_WORM_STARTS         { four spaces }, R3.3
 *   BM_OFFERED_WORMS       champions that one is chosen out of, R3.4
 *   BM_OFFERED_BIRDS       R3.5
 *   BM_START_HEALTH        of a Bird without a champion
 *   BM_HEALTH_TOP
 *   BM_START_HAND
 *
 * R4, R5: the day and its turns.
 *   BM_RAIN_DIE, BM_RAIN_FROM
 *   BM_ACTIONS, BM_ACTIONS_LEAST, BM_ACTIONS_MOST
 *   BM_HAND_LIMIT
 *   BM_PLAY_COST
 *
 * R6, R7, R10: what actions do.
 *   BM_FOOD
 *   BM_REST_HEALTH
 *   BM_RAIN_STEPS
 *   BM_BITE_HEALTH, BM_BITE_ACTIONS
 *
 * R8.1: spaces that one token sinks in a night.
 *   BM_SINK_LAVA
 */
#include "wr-board-numbers.h"

/* The most actions lost or gained in the next turn that a position can store (R5.1). */
#define WR_PENALTY_MOST       20
