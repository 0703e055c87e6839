/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-spent-words.h"

#include <glib/gi18n-lib.h>

#include "wr-words.h"

/* The same as on its button; playing a card has none. */
static const WrMoveKind kinds[WR_N_ACTIONS] = {
  [WR_ACTION_BEDROCK] = WR_MOVE_BEDROCK,
  [WR_ACTION_BITE] = WR_MOVE_BITE,
  [WR_ACTION_BREAK] = WR_MOVE_BREAK,
  [WR_ACTION_DIG] = WR_MOVE_DIG,
  [WR_ACTION_DRILL] = WR_MOVE_DRILL,
  [WR_ACTION_EAT] = WR_MOVE_EAT,
  [WR_ACTION_FLY] = WR_MOVE_FLY,
  [WR_ACTION_MOVE] = WR_MOVE_MOVE,
  [WR_ACTION_PECK] = WR_MOVE_PECK,
  [WR_ACTION_PUSH] = WR_MOVE_PUSH,
  [WR_ACTION_RAISE] = WR_MOVE_RAISE,
  [WR_ACTION_REST] = WR_MOVE_REST,
};

const char *
wr_spent_words (WrAction action)
{
  g_return_val_if_fail (action < WR_N_ACTIONS, "");
  return action == WR_ACTION_PLAY ? _("Cards") : wr_kind_words (kinds[action]);
}

const char *
wr_spent_art (WrAction action)
{
  g_return_val_if_fail (action < WR_N_ACTIONS, "");
  return action == WR_ACTION_PLAY ? "actions/card" : wr_kind_art (kinds[action]);
}
