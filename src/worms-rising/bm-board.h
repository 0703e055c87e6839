/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The numbers of the board that are our own rulings, in one place so that balancing can move them.  The rule that gives
 * each stands beside it.
 */

/* R1.4: supplies. */
#define BM_SUPPLY_BEDROCK     12
#define BM_SUPPLY_WORMHOLE    6
#define BM_SUPPLY_DRILL       4
#define BM_SUPPLY_GRAVESTONE  4
#define BM_SUPPLY_ZOMBIE      4
#define BM_SUPPLY_LAVA        4

/* R1.7: trackers.  Hunger 0 is the skull; Suspicion 0 is "Dum", from BM_SUSPICION_SUS on it is "Sus". */
#define BM_HUNGER_TOP         10
#define BM_HUNGER_START       7
#define BM_SUSPICION_TOP      5
#define BM_SUSPICION_START    2
#define BM_SUSPICION_SUS      4
#define BM_N_DAYS             12
#define BM_PINK_DAYS          ((1u << 3) | (1u << 5) | (1u << 7) | (1u << 9) | (1u << 11))

/* R3: setup. */
#define BM_START_HEALTH       5 /* of a Bird without a champion */
#define BM_HEALTH_TOP         6
#define BM_START_HAND         3

/* R4, R5: the day and its turns. */
#define BM_RAIN_DIE           6
#define BM_RAIN_FROM          4
#define BM_ACTIONS            4
#define BM_ACTIONS_LEAST      2
#define BM_ACTIONS_MOST       8
#define BM_HAND_LIMIT         5
#define BM_PLAY_COST          2
#define BM_PENALTY_MOST       20

/* R6, R7, R10: what actions do. */
#define BM_FOOD               3
#define BM_REST_HEALTH        2
#define BM_RAIN_STEPS         2
#define BM_BITE_HEALTH        1
#define BM_BITE_ACTIONS       1

/* R8.1: spaces that one token sinks in a night. */
#define BM_SINK_LAVA          2
