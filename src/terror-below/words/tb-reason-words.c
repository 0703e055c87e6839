/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-reason-words.h"

#include <glib/gi18n-lib.h>

#include "tb-words.h"

static guint
count_alive (const TbPosition *pos)
{
  guint n = 0;

  for (guint seat = 0; seat < pos->options.players; seat++)
    n += !pos->players[seat].eliminated;
  return n;
}

/* Whether another seat alive has as many points as the winners. */
static gboolean
is_tied (const TbPosition *pos,
         guint             winners,
         guint             points)
{
  for (guint seat = 0; seat < pos->options.players; seat++)
    if ((winners >> seat & 1) == 0 && !pos->players[seat].eliminated && tb_position_vp (pos, seat) == points)
      return TRUE;
  return FALSE;
}

/* T3.3: the winners by comparison of those alive: points, then completed Bounties. */
static char *
compared_words (BmMatch          *match,
                const TbPosition *pos)
{
  guint winners = pos->winners, best = (guint) __builtin_ctz (winners), points = tb_position_vp (pos, best);
  guint n_alive = count_alive (pos);

  if (n_alive == 1)
    return g_strdup_printf (ngettext ("%2$s is the only one left alive, with %1$u point.",
                                      "%2$s is the only one left alive, with %1$u points.", points), points,
                            tb_player_words (match, best));
  if (__builtin_popcount (winners) > 1)
    return g_strdup_printf (ngettext ("They share the victory with %u point each and as many Bounties.",
                                      "They share the victory with %u points each and as many Bounties.", points), points);
  if (is_tied (pos, winners, points))
    return g_strdup_printf (ngettext ("%2$s has %1$u point, and completed more Bounties than others with as many.",
                                      "%2$s has %1$u points, and completed more Bounties than others with as many.", points),
                            points, tb_player_words (match, best));
  if (n_alive == pos->options.players)
    return g_strdup_printf (ngettext ("%2$s has %1$u point, the most of all.", "%2$s has %1$u points, the most of all.",
                                      points), points, tb_player_words (match, best));
  return g_strdup_printf (ngettext ("%2$s has %1$u point, the most of all who are still alive.",
                                    "%2$s has %1$u points, the most of all who are still alive.", points), points,
                          tb_player_words (match, best));
}

static char *
enough_words (BmMatch          *match,
              const TbPosition *pos)
{
  guint winner = (guint) __builtin_ctz (pos->winners);

  /* Translators: a name, the points of that player, and the points that win. */
  return g_strdup_printf (_("%1$s has %2$u points, and %3$u are enough."), tb_player_words (match, winner),
                          tb_position_vp (pos, winner), tb_box->numbers.goal);
}

char *
tb_reason_words (BmMatch          *match,
                 const TbPosition *pos,
                 TbEnd             end)
{
  const TbNumbers *numbers = &tb_box->numbers;

  switch (end)
    {
    case TB_END_POINTS:
    case TB_END_SCRAMBLE:
      return enough_words (match, pos);
    case TB_END_ROUNDS:
    case TB_END_FINAL_TURNS:
      return compared_words (match, pos);
    case TB_END_DELIVERY:
      return g_strdup_printf (_("Delivery Bounties for %u Locations are completed."), numbers->need[TB_SOLO_DELIVERY]);
    case TB_END_EXTERMINATION:
      return g_strdup_printf (_("Hunting Bounties for %u kinds of Worms are completed."),
                              numbers->need[TB_SOLO_EXTERMINATION]);
    case TB_END_ATTACKS:
      return g_strdup_printf (_("The Worms have attacked %u times."), numbers->solo_attacks);
    case TB_END_SQUAD:
      return g_strdup_printf (_("%s’s whole squad is dead."), tb_player_words (match, TB_RED));
    case TB_END_LOCATIONS:
      return g_strdup_printf (_("The Worms have destroyed %u Locations."), numbers->lost_locations);
    case TB_END_WORMS:
      return g_strdup (_("Nobody is left alive."));
    case TB_N_ENDS:
    default:
      return g_strdup (_("The match is over."));
    }
}
