/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-scratch.h"

#include "tb-game.h"
#include "tb-judge.h"
#include "tb-position-json.h"

/* FNV-1a: the same view always gives the same seed. */
#define HASH_START G_GUINT64_CONSTANT (0xcbf29ce484222325)
#define HASH_PRIME G_GUINT64_CONSTANT (0x100000001b3)

/* The most moves that are compared. */
#define MOST_TRIED 48

static guint64
hash_view (const TbPosition *view,
           guint             seat)
{
  g_autoptr(GString) text = g_string_new (NULL);
  guint64 hash = HASH_START;

  tb_position_append_view (view, seat, TRUE, text);
  for (gsize i = 0; i < text->len; i++)
    hash = (hash ^ (guint8) text->str[i]) * HASH_PRIME;
  return hash;
}

void
tb_scratch_make (const TbPosition *pos,
                 guint             seat,
                 guint64           number,
                 TbPosition       *scratch)
{
  guint64 chance;

  *scratch = *pos;
  tb_rules_hide (scratch, seat);
  chance = (hash_view (scratch, seat) + number * HASH_PRIME) & BM_RANDOM_MAX_SEED;
  tb_judge_determinize (scratch, seat, &chance);
}

BmMatch *
tb_scratch_new (const TbPosition *pos,
                guint             seat,
                guint64           number)
{
  TbPosition scratch;
  BmMatch *match;

  tb_scratch_make (pos, seat, number, &scratch);
  match = bm_match_new_from_position (&tb_game, &scratch);
  bm_match_set_trial (match);
  for (guint other = 0; other < pos->options.players; other++)
    if (other != seat)
      bm_match_set_automatic (match, (int) other, TRUE);
  return match;
}

gboolean
tb_scratch_is_guess (BmMatch *scratch,
                     guint    seat)
{
  for (guint ply = 0; ply < bm_match_get_ply (scratch); ply++)
    if (bm_match_get_move_side (scratch, ply) != (int) seat
        || tb_game.learned (bm_match_get_position_at (scratch, ply), bm_match_get_position_at (scratch, ply + 1)))
      return TRUE;
  return FALSE;
}

/* The value of MOVE for the seat that decides.  With other dice than those that will fall: nobody knows them. */
static double
value_of (const TbPosition *pos,
          BmMove            move)
{
  TbPosition after = *pos;
  guint seat = (guint) tb_position_to_act (pos);

  after.seed = (pos->seed ^ HASH_START) & BM_RANDOM_MAX_SEED;
  tb_rules_apply (&after, move, NULL, NULL);
  return tb_judge_evaluate (&after, seat);
}

BmMove
tb_scratch_decide (const TbPosition *pos,
                   guint             seat)
{
  int decides = tb_position_to_act (pos);
  BmMove moves[BM_MAX_MOVES], best = BM_MOVE_NONE;
  guint n, step;
  double most = -1;

  if (decides == BM_SIDE_NOBODY || decides == (int) seat)
    return BM_MOVE_NONE;
  n = tb_rules_legal (pos, moves);
  step = (n + MOST_TRIED - 1) / MOST_TRIED;
  for (guint i = 0; i < n; i += step)
    {
      double value = value_of (pos, moves[i]);

      if (value > most)
        {
          most = value;
          best = moves[i];
        }
    }
  return best;
}
