/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-scratch.h"

#include <string.h>

#include "wr-certain.h"
#include "wr-position-json.h"
#include "wr-game.h"
#include "wr-judge.h"

/* FNV-1a: the same view always gives the same seed. */
#define HASH_START G_GUINT64_CONSTANT (0xcbf29ce484222325)
#define HASH_PRIME G_GUINT64_CONSTANT (0x100000001b3)

static guint64
hash_view (const WrPosition *view,
           WrSide            side)
{
  g_autoptr(GString) text = g_string_new (NULL);
  guint64 hash = HASH_START;

  wr_position_append_view (view, side, text);
  for (gsize i = 0; i < text->len; i++)
    hash = (hash ^ (guint8) text->str[i]) * HASH_PRIME;
  return hash;
}

void
wr_scratch_make (const WrPosition *pos,
                 WrSide            side,
                 guint64           number,
                 WrPosition       *scratch)
{
  guint64 chance;

  *scratch = *pos;
  wr_rules_hide (scratch, side);
  chance = (hash_view (scratch, side) + number * HASH_PRIME) & BM_RANDOM_MAX_SEED;
  wr_judge_determinize (scratch, side, &chance);
}

BmMatch *
wr_scratch_new (const WrPosition *pos,
                WrSide            side,
                guint64           number)
{
  WrPosition scratch;
  BmMatch *match;

  wr_scratch_make (pos, side, number, &scratch);
  match = bm_match_new_from_position (&wr_game, &scratch);
  bm_match_set_trial (match);
  return match;
}

gboolean
wr_scratch_is_blind (const WrPosition *pos,
                     WrSide            side)
{
  WrSide other = wr_side_other (side);
  BmMove moves[BM_MAX_MOVES];
  guint n;

  /* In its own turn there are always other moves. */
  if (pos->n_frames == 0 || wr_position_to_act (pos) != (int) other || pos->turn == WR_TURN_SETUP)
    return FALSE;
  n = wr_rules_legal (pos, moves);
  for (guint i = 0; i < n; i++)
    {
      WrMoveKind kind = wr_move_kind (moves[i]);
      guint8 card = WR_NO_CARD;

      if (kind == WR_MOVE_DISCARD || kind == WR_MOVE_PLAY)
        card = wr_move_a (moves[i]);
      else if (kind == WR_MOVE_CHOOSE && wr_move_a (moves[i]) == WR_OPTION_CARD)
        card = wr_move_b (moves[i]);
      if (card != WR_NO_CARD && memchr (pos->cards[other].cards, card, pos->cards[other].n_hand) != NULL)
        return TRUE;
    }
  return FALSE;
}

BmMove
wr_scratch_decide (const WrPosition *pos,
                   WrSide            side)
{
  /* A separate generator: the decision must not change the dice. */
  guint64 chance = pos->seed;

  return wr_scratch_is_blind (pos, side) ? wr_rules_pick (pos, &chance) : BM_MOVE_NONE;
}

gboolean
wr_scratch_is_guess (BmMatch *scratch,
                     WrSide   side)
{
  guint n, ply = bm_match_get_ply (scratch);
  const BmEvent *events = bm_match_get_events_since (scratch, 0, &n);

  for (guint i = 0; i < n; i++)
    if (wr_event_is_open (&events[i]))
      return TRUE;
  for (guint i = 0; i < ply; i++)
    if (wr_scratch_is_blind (bm_match_get_position_at (scratch, i), side))
      return TRUE;
  return FALSE;
}

void
wr_scratch_hide_hand (WrPosition *pos,
                      WrSide      side)
{
  WrCards *cards = &pos->cards[wr_side_other (side)];
  guint64 seen = wr_position_visible (pos, side) | pos->known[side];
  guint8 hidden[WR_MAX_CARDS];
  guint n_hidden = 0, n_kept = 0;

  for (guint i = 0; i < cards->n_hand; i++)
    if (seen >> i & 1)
      cards->cards[n_kept++] = cards->cards[i];
    else
      hidden[n_hidden++] = cards->cards[i];
  /* The deck follows the hand. */
  memcpy (cards->cards + n_kept, hidden, n_hidden);
  cards->n_hand = (guint8) n_kept;
  cards->n_deck = (guint8) (cards->n_deck + n_hidden);
  pos->known[side] = n_kept == 0 ? 0 : G_MAXUINT64 >> (64 - n_kept);
}
