/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-sounds.h"

#define SILENT ""

const char *const tb_sounds[TB_N_EVENT_KINDS] = {
  /* Setup and decks */
  [TB_EVENT_FIRST] = SILENT,
  [TB_EVENT_LOCATION] = "terror-below/drop",
  [TB_EVENT_SHUFFLED] = "shell/shuffle",
  [TB_EVENT_DRAWN] = "shell/card",
  [TB_EVENT_LEADER] = "shell/card",
  [TB_EVENT_LEFT_OUT] = "shell/card",
  [TB_EVENT_OUT] = SILENT,
  [TB_EVENT_LINE] = "shell/card",
  [TB_EVENT_LINE_DISCARDED] = "shell/card",
  [TB_EVENT_SETUP_ATTACK] = "terror-below/rumble",
  [TB_EVENT_WORM] = "terror-below/swell",
  [TB_EVENT_PLACED] = "terror-below/drive",
  /* Turn */
  [TB_EVENT_ROUND] = SILENT,
  [TB_EVENT_TURN] = "shell/turn",
  [TB_EVENT_FINAL_TURN] = "terror-below/horn",
  [TB_EVENT_PLAYED] = "shell/card",
  [TB_EVENT_ADDED] = "shell/card",
  [TB_EVENT_HID] = "shell/card",
  [TB_EVENT_LAID] = "shell/card",
  [TB_EVENT_REVEALED] = "shell/card",
  [TB_EVENT_TARGET] = "terror-below/swell",
  [TB_EVENT_ARROW_IGNORED] = SILENT,
  [TB_EVENT_AP] = SILENT,
  [TB_EVENT_TURN_END] = SILENT, /* the turn after it */
  /* Actions */
  [TB_EVENT_MOVED] = "terror-below/drive",
  [TB_EVENT_RAMPED] = "terror-below/jump",
  [TB_EVENT_JUMPED] = "terror-below/jump",
  [TB_EVENT_CARRIED] = "terror-below/drive",
  [TB_EVENT_CRASHED] = "terror-below/crash",
  [TB_EVENT_CLEARED] = "terror-below/clear",
  [TB_EVENT_SCOOPED] = "terror-below/clear",
  [TB_EVENT_TOOK] = "terror-below/egg",
  [TB_EVENT_TRADED_RUBBLE] = "terror-below/clear",
  [TB_EVENT_DELIVERED] = "terror-below/deliver",
  [TB_EVENT_BONUS] = SILENT, /* what it gives */
  [TB_EVENT_HIDDEN_BOUNTY] = "shell/card",
  [TB_EVENT_REVIVED] = "terror-below/drive",
  /* Points and cards */
  [TB_EVENT_VP] = "terror-below/points",
  [TB_EVENT_COMPLETED] = "terror-below/bounty",
  [TB_EVENT_USED] = "shell/card",
  [TB_EVENT_KEPT] = "shell/card",
  [TB_EVENT_HAT] = "shell/card",
  [TB_EVENT_DISCARDED] = "shell/card",
  [TB_EVENT_STOLEN_EGG] = "terror-below/steal",
  [TB_EVENT_STOLEN_RUBBLE] = "terror-below/steal",
  [TB_EVENT_POWER] = SILENT, /* its effect */
  [TB_EVENT_REMINDER] = SILENT,
  /* Dice and pieces */
  [TB_EVENT_ROLLED] = "shell/dice",
  [TB_EVENT_PUT_EGG] = "terror-below/drop",
  [TB_EVENT_PUT_RUBBLE] = "terror-below/drop",
  [TB_EVENT_GONE_EGG] = SILENT, /* its cause */
  [TB_EVENT_GONE_RUBBLE] = SILENT,
  [TB_EVENT_DROPPED_EGG] = "terror-below/drop",
  [TB_EVENT_DROPPED_RUBBLE] = "terror-below/drop",
  [TB_EVENT_LOST_RUBBLE] = SILENT,
  [TB_EVENT_NOT_PLACED_EGG] = SILENT,
  [TB_EVENT_NOT_PLACED_RUBBLE] = SILENT,
  /* Attack */
  [TB_EVENT_ATTACK] = "terror-below/rumble",
  [TB_EVENT_CENTRE] = "terror-below/roar",
  [TB_EVENT_DESTROYED] = "terror-below/destroy",
  [TB_EVENT_CAUGHT] = "terror-below/crash",
  [TB_EVENT_HUNT] = SILENT, /* its dice */
  [TB_EVENT_DAMAGE] = "terror-below/shot",
  [TB_EVENT_PASSED] = SILENT,
  [TB_EVENT_DEFEATED] = "terror-below/beaten",
  [TB_EVENT_PROTECTED] = "terror-below/points",
  [TB_EVENT_DIED] = "terror-below/death",
  [TB_EVENT_ATTACK_END] = SILENT,
  [TB_EVENT_ATTACKS] = SILENT,
  /* End */
  [TB_EVENT_ELIMINATED] = "terror-below/death",
  [TB_EVENT_FINAL] = "terror-below/horn",
  [TB_EVENT_TROPHY] = "terror-below/bounty",
  [TB_EVENT_OBJECTIVE] = "terror-below/points",
  [TB_EVENT_WON] = SILENT, /* the shell knows who is at the screen */
  [TB_EVENT_LOST] = SILENT,
  [TB_EVENT_SCORE] = SILENT,
};
