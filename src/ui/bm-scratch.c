/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-scratch.h"

#include <string.h>

#include "bm-certain.h"
#include "bm-position-json.h"
#include "bm-worms-rising.h"
#include "judge/bm-judge.h"

/* FNV-1a: the same view always makes the same beginning of chance. */
#define HASH_START G_GUINT64_CONSTANT (0xcbf29ce484222325)
#define HASH_PRIME G_GUINT64_CONSTANT (0x100000001b3)

static guint64
hash_view (const BmPosition *view,
           BmSide            side)
{
  g_autoptr(GString) text = g_string_new (NULL);
  guint64 hash = HASH_START;

  bm_position_append_view (view, side, text);
  for (gsize i = 0; i < text->len; i++)
    hash = (hash ^ (guint8) text->str[i]) * HASH_PRIME;
  return hash;
}

void
bm_scratch_make (const BmPosition *pos,
                 BmSide            side,
                 guint64           number,
                 BmPosition       *scratch)
{
  guint64 chance;

  *scratch = *pos;
  bm_rules_hide (scratch, side);
  chance = (hash_view (scratch, side) + number * HASH_PRIME) & BM_RANDOM_MAX_SEED;
  bm_judge_determinize (scratch, side, &chance);
}

BmMatch *
bm_scratch_new (const BmPosition *pos,
                BmSide            side,
                guint64           number)
{
  BmPosition scratch;
  BmMatch *match;

  bm_scratch_make (pos, side, number, &scratch);
  match = bm_match_new_from_position (&bm_worms_rising, &scratch);
  bm_match_set_trial (match);
  return match;
}

/* The card that MOVE is about, if it could lie in a hand. */
static guint8
card_of_move (BmMove move)
{
  BmMoveKind kind = bm_move_kind (move);

  if (kind == BM_MOVE_DISCARD || kind == BM_MOVE_PLAY)
    return bm_move_a (move);
  return kind == BM_MOVE_CHOOSE && bm_move_a (move) == BM_OPTION_CARD ? bm_move_b (move) : BM_NO_CARD;
}

static gboolean
is_in_hand (const BmCards *cards,
            guint8         card)
{
  return card != BM_NO_CARD && cards->n_hand > 0 && memchr (cards->cards, card, cards->n_hand) != NULL;
}

gboolean
bm_scratch_is_blind (const BmPosition *pos,
                     BmSide            side)
{
  BmSide other = bm_side_other (side);
  BmMove moves[BM_MAX_MOVES];
  guint n;

  /* In a turn of its own there is always something else that can be done. */
  if (pos->n_frames == 0 || bm_position_to_act (pos) != (int) other || pos->turn == BM_TURN_SETUP)
    return FALSE;
  n = bm_rules_legal (pos, moves);
  for (guint i = 0; i < n; i++)
    if (is_in_hand (&pos->cards[other], card_of_move (moves[i])))
      return TRUE;
  return FALSE;
}

BmMove
bm_scratch_decide (const BmPosition *pos,
                   BmSide            side)
{
  /* Of its own: what is decided must not change the dice. */
  guint64 chance = pos->seed;

  return bm_scratch_is_blind (pos, side) ? bm_rules_pick (pos, &chance) : BM_MOVE_NONE;
}

gboolean
bm_scratch_is_guess (BmMatch *scratch,
                     BmSide   side)
{
  guint n, ply = bm_match_get_ply (scratch);
  const BmEvent *events = bm_match_get_events_since (scratch, 0, &n);

  for (guint i = 0; i < n; i++)
    if (bm_event_is_open (&events[i]))
      return TRUE;
  for (guint i = 0; i < ply; i++)
    if (bm_scratch_is_blind (bm_match_get_position_at (scratch, i), side))
      return TRUE;
  return FALSE;
}

void
bm_scratch_lay_away (BmPosition *pos,
                     BmSide      side)
{
  BmCards *cards = &pos->cards[bm_side_other (side)];
  guint64 seen = bm_position_visible (pos, side) | pos->known[side];
  guint8 away[BM_MAX_CARDS];
  guint n_away = 0, n_kept = 0;

  for (guint i = 0; i < cards->n_hand; i++)
    if (seen >> i & 1)
      cards->cards[n_kept++] = cards->cards[i];
    else
      away[n_away++] = cards->cards[i];
  /* The deck lies behind the hand. */
  memcpy (cards->cards + n_kept, away, n_away);
  cards->n_hand = (guint8) n_kept;
  cards->n_deck = (guint8) (cards->n_deck + n_away);
  pos->known[side] = n_kept == 0 ? 0 : G_MAXUINT64 >> (64 - n_kept);
}
