/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The words of card files.
 */
#include "cards-reader.h"

const char *const bm_thing_words[] = {
  [BM_THING_BEDROCK] = "bedrock",
  [BM_THING_WORMHOLE] = "wormhole",
  [BM_THING_DRILL] = "drill",
  [BM_THING_GRAVESTONE] = "gravestone",
  [BM_THING_LAVA] = "lava",
  [BM_THING_WORM] = "worm",
  [BM_THING_ZOMBIE] = "zombie",
  [BM_THING_BIRD] = "bird",
  [BM_THING_GRASS] = "grass",
  [BM_THING_COLUMN] = "column",
  [BM_THING_SPACE] = "space",
  [BM_THING_CARD] = "card",
  NULL
};

const char *const bm_terrain_words[] = {
  [BM_TERRAIN_SKY] = "sky",
  [BM_TERRAIN_GRASS] = "grass",
  [BM_TERRAIN_CLEARED] = "cleared",
  [BM_TERRAIN_PACKED] = "packed",
  [BM_TERRAIN_OUTSIDE] = "outside",
  NULL
};

const char *const bm_card_side_words[] = {
  [BM_SIDE_WORMS] = "worms",
  [BM_SIDE_BIRD] = "bird",
  [BM_N_SIDES] = "both",
  NULL
};

const char *const bm_card_dir_words[] = {
  [BM_DIR_UP] = "up",
  [BM_DIR_DOWN] = "down",
  [BM_DIR_LEFT] = "left",
  [BM_DIR_RIGHT] = "right",
  [BM_DIR_UP_LEFT] = "up-left",
  [BM_DIR_DOWN_RIGHT] = "down-right",
  [BM_DIR_UP_RIGHT] = "up-right",
  [BM_DIR_DOWN_LEFT] = "down-left",
  NULL
};

#define ACTION_WORDS \
  [BM_ACTION_BEDROCK] = "bedrock", \
  [BM_ACTION_BITE] = "bite", \
  [BM_ACTION_BREAK] = "break", \
  [BM_ACTION_DIG] = "dig", \
  [BM_ACTION_DRILL] = "drill", \
  [BM_ACTION_EAT] = "eat", \
  [BM_ACTION_FLY] = "fly", \
  [BM_ACTION_MOVE] = "move", \
  [BM_ACTION_PECK] = "peck", \
  [BM_ACTION_PLAY] = "play", \
  [BM_ACTION_PUSH] = "push", \
  [BM_ACTION_RAISE] = "raise", \
  [BM_ACTION_REST] = "rest"

const char *const bm_card_action_words[] = { ACTION_WORDS, NULL };

const char *const bm_may_words[] = {
  ACTION_WORDS,
  [BM_MAY_ENTER] = "enter",
  [BM_MAY_BE_EATEN] = "be-eaten",
  [BM_MAY_CONTACT] = "contact",
  [BM_MAY_BURN] = "burn",
  [BM_MAY_RAIN] = "rain",
  [BM_MAY_CLOSE] = "close",
  [BM_MAY_WEAR] = "wear",
  [BM_MAY_BELOW] = "below",
  [BM_MAY_SIDES] = "sides",
  [BM_MAY_WRAP] = "wrap",
  [BM_N_MAYS] = "any-action",
  NULL
};

const char *const bm_per_words[] = {
  [BM_PER_ANY] = "any",
  [BM_PER_TURN] = "turn",
  [BM_PER_MATCH] = "match",
  NULL
};

const char *const bm_trigger_words[] = {
  [BM_AFTER_BITE] = "bite",
  [BM_AFTER_EATEN] = "eaten",
  [BM_AFTER_FLY] = "fly",
  [BM_AFTER_ON_GRASS] = "on-grass",
  [BM_AFTER_REST] = "rest",
  [BM_AFTER_TURN_START] = "turn-start",
  [BM_AFTER_TURN_END] = "turn-end",
  [BM_AFTER_MOVE_TOKENS] = "move-tokens",
  [BM_AFTER_DAY_END] = "day-end",
  NULL
};

const char *const bm_deck_words[] = {
  [BM_DECK_WORM_CHAMPION] = "worm-champion",
  [BM_DECK_BIRD_CHAMPION] = "bird-champion",
  [BM_DECK_BIRD] = "bird",
  [BM_DECK_WORM] = "worm",
  [BM_DECK_EVENT] = "event",
  NULL
};

const char *const bm_by_words[] = {
  [BM_BY_OWNER] = "owner",
  [BM_BY_WORMS] = "worms",
  [BM_BY_BIRD] = "bird",
  NULL
};

const char *const bm_hook_words[] = {
  [BM_HOOK_WORD_RANGE] = "range",
  [BM_HOOK_WORD_COST] = "cost",
  [BM_HOOK_WORD_MAY] = "may",
  [BM_HOOK_WORD_AMOUNT] = "amount",
  [BM_HOOK_WORD_SEES] = "sees",
  [BM_HOOK_WORD_CALENDAR] = "calendar",
  NULL
};

const char *const bm_amount_words[] = {
  [BM_AMOUNT_ACTIONS] = "actions",
  [BM_AMOUNT_DRAW] = "draw",
  [BM_AMOUNT_BITE_HEALTH] = "bite-health",
  [BM_AMOUNT_BITE_ACTIONS] = "bite-actions",
  [BM_AMOUNT_FOOD] = "food",
  [BM_AMOUNT_RAIN_STEPS] = "rain-steps",
  [BM_AMOUNT_SUSPICION_RISE] = "suspicion-rise",
  [BM_AMOUNT_HUNGER_FALL] = "hunger-fall",
  [BM_AMOUNT_REST] = "rest",
  [BM_AMOUNT_HAND_LIMIT] = "hand-limit",
  NULL
};

const char *const bm_shape_words[] = {
  [BM_SHAPE_HERE] = "here",
  [BM_SHAPE_ADJACENT] = "adjacent",
  [BM_SHAPE_DIAGONAL] = "diagonal",
  [BM_SHAPE_NEARBY] = "nearby",
  [BM_SHAPE_WITHIN] = "within",
  [BM_SHAPE_LINE] = "line",
  [BM_SHAPE_ROW] = "row",
  [BM_SHAPE_COLUMNS] = "columns",
  [BM_SHAPE_ABOVE] = "",
  [BM_SHAPE_BELOW] = "",
  [BM_SHAPE_SAME_ROW] = "",
  [BM_SHAPE_SAME_COLUMN] = "",
  [BM_SHAPE_ANY] = "any",
  NULL
};

const char *
bm_deck_name (BmDeck deck)
{
  g_return_val_if_fail (deck < BM_N_DECKS, "?");
  return bm_deck_words[deck];
}
