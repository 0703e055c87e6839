/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The guard: a veto on legal moves, for example by a lesson.
 */
#include "config.h"

#include "tb-play-private.h"

#include "tb-rules.h"

/* A button, and what is picked after it. */
#define MOST_PICKS 2

const char *
tb_play_guard_moves (const TbPosition *pos,
                     const TbGuard    *guard,
                     const BmMove     *moves,
                     guint             n)
{
  TbPosition at = *pos;

  for (guint i = 0; guard->words != NULL && i < n; i++)
    {
      const char *words = guard->words (&at, moves[i], guard->data);

      if (words != NULL)
        return words;
      if (i + 1 < n)
        tb_rules_apply (&at, moves[i], NULL, NULL);
    }
  return NULL;
}

/* Whether NEXT, which is possible after OPTION was picked, continues it.  Another card may be picked instead. */
static gboolean
goes_on (const TbOption *option,
         const TbOption *next)
{
  BmMove move = next->moves[0];

  switch ((guint) TB_AT_KIND (option->at))
    {
    case TB_AT_CARD:
      return next->n > 0 && TB_MOVE_A (move) == TB_AT_N (option->at);
    case TB_AT_WORM:
      return next->n > 0 && (TB_MOVE_KIND (move) == TB_MOVE_PLAY || TB_MOVE_KIND (move) == TB_MOVE_HIDE)
             && TB_MOVE_B (move) == TB_AT_N (option->at);
    default:
      return next->at != option->at && (next->n > 0 || next->kind == TB_MOVE_RAMP || next->kind == TB_MOVE_JUMP);
    }
}

static const char *
guard_within (const TbPosition *pos,
              const TbGuard    *guard,
              const TbOption   *option,
              guint             most)
{
  g_autoptr (GArray) options = NULL, others = NULL;
  TbPicks picks = tb_play_picks_of (option);
  const char *against = NULL;

  if (option->n > 0)
    return tb_play_guard_moves (pos, guard, option->moves, option->n);
  if (most == 0)
    return NULL;
  options = g_array_new (FALSE, FALSE, sizeof (TbOption));
  others = g_array_new (FALSE, FALSE, sizeof (BmMove));
  tb_play_list_options (pos, &picks, options, others);
  for (guint i = 0; i < options->len; i++)
    {
      const TbOption *next = &g_array_index (options, TbOption, i);
      const char *words;

      if (!goes_on (option, next))
        continue;
      words = guard_within (pos, guard, next, most - 1);
      if (words == NULL)
        return NULL;
      if (against == NULL)
        against = words;
    }
  return against;
}

const char *
tb_play_guard_option (const TbPosition *pos,
                      const TbGuard    *guard,
                      const TbOption   *option)
{
  return guard->words == NULL ? NULL : guard_within (pos, guard, option, MOST_PICKS);
}
