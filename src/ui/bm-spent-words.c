/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-spent-words.h"

#include <glib/gi18n-lib.h>

#include "bm-words.h"

/* The same as on its button; playing a card has none. */
static const BmMoveKind kinds[BM_N_ACTIONS] = {
  [BM_ACTION_BEDROCK] = BM_MOVE_BEDROCK,
  [BM_ACTION_BITE] = BM_MOVE_BITE,
  [BM_ACTION_BREAK] = BM_MOVE_BREAK,
  [BM_ACTION_DIG] = BM_MOVE_DIG,
  [BM_ACTION_DRILL] = BM_MOVE_DRILL,
  [BM_ACTION_EAT] = BM_MOVE_EAT,
  [BM_ACTION_FLY] = BM_MOVE_FLY,
  [BM_ACTION_MOVE] = BM_MOVE_MOVE,
  [BM_ACTION_PECK] = BM_MOVE_PECK,
  [BM_ACTION_PUSH] = BM_MOVE_PUSH,
  [BM_ACTION_RAISE] = BM_MOVE_RAISE,
  [BM_ACTION_REST] = BM_MOVE_REST,
};

const char *
bm_spent_words (BmAction action)
{
  g_return_val_if_fail (action < BM_N_ACTIONS, "");
  return action == BM_ACTION_PLAY ? _("Cards") : bm_kind_words (kinds[action]);
}

const char *
bm_spent_art (BmAction action)
{
  g_return_val_if_fail (action < BM_N_ACTIONS, "");
  return action == BM_ACTION_PLAY ? "actions/card" : bm_kind_art (kinds[action]);
}
