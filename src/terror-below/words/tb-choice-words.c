/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-choice-words.h"

#include <glib/gi18n-lib.h>

#include "bm-search.h"
#include "tb-advice-words.h"
#include "tb-asks.h"
#include "tb-move-words.h"
#include "tb-rules.h"
#include "tb-words.h"

static char *
deliver_words (const TbPosition *pos,
               guint             colour,
               TbCard            bounty)
{
  TbSpace at = pos->players[pos->turn].at;
  guint location = at == TB_SPACE_NONE ? TB_N_LOCATIONS : tb_position_location_at (pos, at), points;

  if (location == TB_N_LOCATIONS)
    return tb_move_words (pos, TB_MOVE (TB_MOVE_DELIVER, colour, bounty, 0));
  points = bounty == TB_NO_CARD ? tb_rules_delivery (pos, pos->turn) : tb_bounty (bounty)->vp;
  if (bounty == TB_NO_CARD)
    /* Translators: an Egg ("pink Egg"), a Location ("Motel"), points. */
    return g_strdup_printf (ngettext ("Deliver the %1$s at the %2$s for %3$u point",
                                      "Deliver the %1$s at the %2$s for %3$u points", points),
                            tb_egg_words (colour), tb_location_words (location), points);
  return g_strdup_printf (ngettext ("Deliver the %1$s at the %2$s for a Bounty of %3$u point",
                                    "Deliver the %1$s at the %2$s for a Bounty of %3$u points", points),
                          tb_egg_words (colour), tb_location_words (location), points);
}

/* What is chosen for the effect of a card or a Location. */
static char *
pick_words (const TbPosition *pos,
            BmMove            move)
{
  TbCard card = tb_asks_card (pos);
  g_autofree char *which = tb_move_words (pos, move);

  if (card == TB_NO_CARD)
    return g_strdup_printf (_("Choose %s"), which);
  /* Translators: the name of a card, and what is chosen for it: a space, a player, a card. */
  return g_strdup_printf (_("%1$s: choose %2$s"), tb_card_words (card), which);
}

static char *
yes_no_words (const TbPosition *pos,
              gboolean          yes)
{
  const TbFrame *top = tb_position_top (pos);
  TbCard card = tb_asks_card (pos);

  if (top != NULL && top->kind == TB_FRAME_WEAPON)
    return g_strdup (yes ? _("Roll again") : _("Keep the roll"));
  if (card == TB_NO_CARD)
    return g_strdup (yes ? _("Yes") : _("No"));
  return g_strdup_printf (yes ? _("Use %s") : _("Do not use %s"), tb_card_words (card));
}

static char *
done_words (const TbPosition *pos)
{
  switch ((guint) tb_asks_of (pos))
    {
    case TB_ASKS_ACT:
      if (pos->ap == 0)
        return g_strdup (_("End the turn"));
      return g_strdup_printf (ngettext ("End the turn with %u Action Point left", "End the turn with %u Action Points left",
                                        pos->ap),
                              pos->ap);
    case TB_ASKS_HUNT:
      return g_strdup (_("Use no Weapon in the hunt"));
    case TB_ASKS_CAUGHT:
      return g_strdup (_("Use no card that protects"));
    case TB_ASKS_HIDE:
      return g_strdup (_("Hide no card"));
    case TB_ASKS_ADD:
      return g_strdup (_("Add no card"));
    default:
      return g_strdup (_("Go on without it"));
    }
}

char *
tb_choice_words (const TbPosition *pos,
                 BmMove            move)
{
  guint8 a = TB_MOVE_A (move);

  switch ((guint) TB_MOVE_KIND (move))
    {
    case TB_MOVE_RETURN:
      return g_strdup_printf (_("Return at %s"), tb_space_words (a));
    case TB_MOVE_TAKE:
      return pos->players[pos->turn].at == TB_SPACE_NONE
             ? g_strdup (_("Take the Eggs"))
             : g_strdup_printf (_("Take the Eggs at %s"), tb_space_words (pos->players[pos->turn].at));
    case TB_MOVE_DELIVER:
      return deliver_words (pos, a, TB_MOVE_B (move));
    case TB_MOVE_KEEP:
      return a == TB_NO_CARD ? g_strdup (_("Take a Hidden Bounty from the deck"))
                             /* Translators: a Bounty: "Pink Egg to the Hospital". */
                             : g_strdup_printf (_("Take “%s” as the Hidden Bounty"), tb_card_words (a));
    case TB_MOVE_CLAIM:
      return a == TB_NO_CARD ? g_strdup_printf (ngettext ("Take %u point for the Worm", "Take %u points for the Worm",
                                                          tb_box->numbers.vp_kill),
                                                tb_box->numbers.vp_kill)
                             /* Translators: a Bounty: "Hunt a Screamer". */
                             : g_strdup_printf (_("Complete the Bounty “%s”"), tb_card_words (a));
    case TB_MOVE_CHOOSE:
      return pick_words (pos, move);
    case TB_MOVE_CHOOSE_DONE:
      return g_strdup (_("Choose no more"));
    case TB_MOVE_YES:
    case TB_MOVE_NO:
      return yes_no_words (pos, TB_MOVE_KIND (move) == TB_MOVE_YES);
    case TB_MOVE_DONE:
      return done_words (pos);
    default:
      return tb_move_words (pos, move);
    }
}

char *
tb_chosen_words (BmMatch *match,
                 guint    index)
{
  TbPosition view = *(const TbPosition *) bm_match_get_position_at (match, index);
  int seat = bm_match_get_move_side (match, index);
  BmMove move = bm_match_get_move (match, index), line[BM_SEARCH_LINE];
  guint n = bm_match_get_n_moves (match), n_line = 0;
  TbSpace goal;

  tb_rules_hide (&view, (guint) seat);
  for (guint i = index; i < n && n_line < BM_SEARCH_LINE && bm_match_get_move_side (match, i) == seat; i++)
    line[n_line++] = bm_match_get_move (match, i);
  goal = tb_advice_goal (&view, move, line, n_line);
  return tb_choice_words (&view, goal == TB_SPACE_NONE ? move : TB_MOVE (TB_MOVE_MOVE, goal, 0, 0));
}

char *
tb_cost_words (BmMatch *match,
               guint    seat,
               guint    before,
               guint    after)
{
  const char *player = tb_player_words (match, seat), *colour = tb_seat_words (seat);
  g_autofree char *who = NULL;

  /* Translators: a player, and the color of the seat. */
  who = g_str_equal (player, colour) ? g_strdup (colour) : g_strdup_printf (_("%1$s (%2$s)"), player, colour);
  /* Translators: the first is a player. */
  return g_strdup_printf (_("For %1$s the chance to win fell from %2$u%% to %3$u%%."), who, before, after);
}
