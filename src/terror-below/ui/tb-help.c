/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-help.h"

#include <glib/gi18n-lib.h>

#include "tb-words.h"

gboolean
tb_help_is_on (BmMastery     *mastery,
               const BmSeats *seats,
               BmMatch       *match)
{
  int seat = bm_match_get_to_act (match);

  return mastery != NULL && seat != BM_SIDE_NOBODY && !bm_seats_is_computer (seats, seat) && !bm_match_is_watched (match)
         && bm_mastery_get_help (mastery, seat);
}

gboolean
tb_help_can_take_back (BmMastery     *mastery,
                       const BmSeats *seats,
                       BmMatch       *match)
{
  guint ply = bm_match_get_agreed_ply (match);

  return ply > 0 && tb_help_is_on (mastery, seats, match)
         && bm_match_get_move_side (match, ply - 1) == bm_match_get_to_act (match);
}

gboolean
tb_help_take_back (BmMastery     *mastery,
                   const BmSeats *seats,
                   BmMatch       *match)
{
  g_autofree char *note = NULL;

  if (!tb_help_can_take_back (mastery, seats, match))
    return FALSE;
  /* Translators: %s is a player. */
  note = g_strdup_printf (_("Here %s took back a move with learning help."),
                          tb_player_words (match, (guint) bm_match_get_to_act (match)));
  return bm_match_undo_agreed (match, note);
}
