/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The words of card files.
 */
#include "cards-reader.h"

const char *const wr_thing_words[] = {
  [WR_THING_BEDROCK] = "bedrock",
  [WR_THING_WORMHOLE] = "wormhole",
  [WR_THING_DRILL] = "drill",
  [WR_THING_GRAVESTONE] = "gravestone",
  [WR_THING_LAVA] = "lava",
  [WR_THING_WORM] = "worm",
  [WR_THING_ZOMBIE] = "zombie",
  [WR_THING_BIRD] = "bird",
  [WR_THING_GRASS] = "grass",
  [WR_THING_COLUMN] = "column",
  [WR_THING_SPACE] = "space",
  [WR_THING_CARD] = "card",
  NULL
};

const char *const wr_terrain_words[] = {
  [WR_TERRAIN_SKY] = "sky",
  [WR_TERRAIN_GRASS] = "grass",
  [WR_TERRAIN_CLEARED] = "cleared",
  [WR_TERRAIN_PACKED] = "packed",
  [WR_TERRAIN_OUTSIDE] = "outside",
  NULL
};

const char *const wr_card_side_words[] = {
  [WR_SIDE_WORMS] = "worms",
  [WR_SIDE_BIRD] = "bird",
  [WR_N_SIDES] = "both",
  NULL
};

const char *const wr_card_dir_words[] = {
  [WR_DIR_UP] = "up",
  [WR_DIR_DOWN] = "down",
  [WR_DIR_LEFT] = "left",
  [WR_DIR_RIGHT] = "right",
  [WR_DIR_UP_LEFT] = "up-left",
  [WR_DIR_DOWN_RIGHT] = "down-right",
  [WR_DIR_UP_RIGHT] = "up-right",
  [WR_DIR_DOWN_LEFT] = "down-left",
  NULL
};

#define ACTION_WORDS \
  [WR_ACTION_BEDROCK] = "bedrock", \
  [WR_ACTION_BITE] = "bite", \
  [WR_ACTION_BREAK] = "break", \
  [WR_ACTION_DIG] = "dig", \
  [WR_ACTION_DRILL] = "drill", \
  [WR_ACTION_EAT] = "eat", \
  [WR_ACTION_FLY] = "fly", \
  [WR_ACTION_MOVE] = "move", \
  [WR_ACTION_PECK] = "peck", \
  [WR_ACTION_PLAY] = "play", \
  [WR_ACTION_PUSH] = "push", \
  [WR_ACTION_RAISE] = "raise", \
  [WR_ACTION_REST] = "rest"

const char *const wr_card_action_words[] = { ACTION_WORDS, NULL };

const char *const wr_may_words[] = {
  ACTION_WORDS,
  [WR_MAY_ENTER] = "enter",
  [WR_MAY_BE_EATEN] = "be-eaten",
  [WR_MAY_CONTACT] = "contact",
  [WR_MAY_BURN] = "burn",
  [WR_MAY_RAIN] = "rain",
  [WR_MAY_CLOSE] = "close",
  [WR_MAY_WEAR] = "wear",
  [WR_MAY_BELOW] = "below",
  [WR_MAY_SIDES] = "sides",
  [WR_MAY_WRAP] = "wrap",
  [WR_N_MAYS] = "any-action",
  NULL
};

const char *const wr_per_words[] = {
  [WR_PER_ANY] = "any",
  [WR_PER_TURN] = "turn",
  [WR_PER_MATCH] = "match",
  NULL
};

const char *const wr_trigger_words[] = {
  [WR_AFTER_BITE] = "bite",
  [WR_AFTER_EATEN] = "eaten",
  [WR_AFTER_FLY] = "fly",
  [WR_AFTER_ON_GRASS] = "on-grass",
  [WR_AFTER_REST] = "rest",
  [WR_AFTER_TURN_START] = "turn-start",
  [WR_AFTER_TURN_END] = "turn-end",
  [WR_AFTER_MOVE_TOKENS] = "move-tokens",
  [WR_AFTER_DAY_END] = "day-end",
  NULL
};

const char *const wr_deck_words[] = {
  [WR_DECK_WORM_CHAMPION] = "worm-champion",
  [WR_DECK_BIRD_CHAMPION] = "bird-champion",
  [WR_DECK_BIRD] = "bird",
  [WR_DECK_WORM] = "worm",
  [WR_DECK_EVENT] = "event",
  NULL
};

const char *const wr_by_words[] = {
  [WR_BY_OWNER] = "owner",
  [WR_BY_WORMS] = "worms",
  [WR_BY_BIRD] = "bird",
  NULL
};

const char *const wr_hook_words[] = {
  [WR_HOOK_WORD_RANGE] = "range",
  [WR_HOOK_WORD_COST] = "cost",
  [WR_HOOK_WORD_MAY] = "may",
  [WR_HOOK_WORD_AMOUNT] = "amount",
  [WR_HOOK_WORD_SEES] = "sees",
  [WR_HOOK_WORD_CALENDAR] = "calendar",
  NULL
};

const char *const wr_amount_words[] = {
  [WR_AMOUNT_ACTIONS] = "actions",
  [WR_AMOUNT_DRAW] = "draw",
  [WR_AMOUNT_BITE_HEALTH] = "bite-health",
  [WR_AMOUNT_BITE_ACTIONS] = "bite-actions",
  [WR_AMOUNT_FOOD] = "food",
  [WR_AMOUNT_RAIN_STEPS] = "rain-steps",
  [WR_AMOUNT_SUSPICION_RISE] = "suspicion-rise",
  [WR_AMOUNT_HUNGER_FALL] = "hunger-fall",
  [WR_AMOUNT_REST] = "rest",
  [WR_AMOUNT_HAND_LIMIT] = "hand-limit",
  NULL
};

const char *const wr_shape_words[] = {
  [WR_SHAPE_HERE] = "here",
  [WR_SHAPE_ADJACENT] = "adjacent",
  [WR_SHAPE_DIAGONAL] = "diagonal",
  [WR_SHAPE_NEARBY] = "nearby",
  [WR_SHAPE_WITHIN] = "within",
  [WR_SHAPE_LINE] = "line",
  [WR_SHAPE_ROW] = "row",
  [WR_SHAPE_COLUMNS] = "columns",
  [WR_SHAPE_ABOVE] = "",
  [WR_SHAPE_BELOW] = "",
  [WR_SHAPE_SAME_ROW] = "",
  [WR_SHAPE_SAME_COLUMN] = "",
  [WR_SHAPE_ANY] = "any",
  NULL
};

const char *
wr_deck_name (WrDeck deck)
{
  g_return_val_if_fail (deck < WR_N_DECKS, "?");
  return wr_deck_words[deck];
}
