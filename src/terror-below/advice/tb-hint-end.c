/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Hints about how the match ends: rivals who are close, final turns, and in solo the objective and what can be lost.
 */
#include "config.h"

#include "tb-hint-look.h"

#include <glib/gi18n-lib.h>

#include "tb-rules.h"
#include "tb-words.h"

/* From so few missing points on a rival is worth a word. */
#define CLOSE 4

/* From so few attacks on. */
#define SHORT_FUSE 5

/* The most points that an Egg that SEAT carries could give, as far as the view tells. */
static guint
best_delivery (const TbHintLook *look,
               guint             seat)
{
  guint best = 0;

  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    for (guint location = 0; location < TB_N_LOCATIONS; location++)
      {
        TbCard bounty = tb_hint_bounty (look, seat, colour, location);

        if (tb_eggs_count (look->view.players[seat].eggs, colour) > 0)
          best = MAX (best, bounty == TB_NO_CARD ? tb_rules_delivery (&look->view, seat) : tb_bounty (bounty)->vp);
      }
  return best;
}

static void
add_rival (TbHintLook *look,
           guint       seat)
{
  const TbPlayer *rival = &look->view.players[seat];
  guint vp = tb_position_vp (&look->view, seat), goal = tb_box->numbers.goal;
  TbSpaces marks = rival->at == TB_SPACE_NONE ? 0 : TB_BIT (rival->at);
  const char *name = tb_player_words (look->match, seat);

  if (rival->eggs != 0 && vp + best_delivery (look, seat) >= goal)
    tb_hint_add (look, TB_TOPIC_RIVAL, 64, "T3.1", marks,
                 /* Translators: %1$s is a player. */
                 g_strdup_printf (_("%1$s has %2$u of %3$u points and carries an Egg that would win."), name, vp, goal));
  else if (vp + CLOSE >= goal)
    tb_hint_add (look, TB_TOPIC_RIVAL, 35, "T3.1", marks,
                 /* Translators: %1$s is a player. */
                 g_strdup_printf (_("%1$s has %2$u of %3$u points."), name, vp, goal));
}

void
tb_hint_add_rivals (TbHintLook *look)
{
  for (guint seat = 0; seat < look->view.options.players; seat++)
    if (seat != look->seat && !look->view.players[seat].eliminated)
      add_rival (look, seat);
}

/* The living player with the most points (T3.3); ties: the seat itself, else the first. */
static guint
find_leader (const TbHintLook *look)
{
  guint best = look->seat;

  for (guint seat = 0; seat < look->view.options.players; seat++)
    if (!look->view.players[seat].eliminated && tb_position_vp (&look->view, seat) > tb_position_vp (&look->view, best))
      best = seat;
  return best;
}

void
tb_hint_add_final (TbHintLook *look)
{
  guint leader = find_leader (look);

  if (look->view.n_final == TB_NO_FINAL)
    return;
  if (leader == look->seat)
    tb_hint_add (look, TB_TOPIC_FINAL, 88, "T22.4", 0,
                 g_strdup (_("This is your last turn. Nobody has more points than you: stay alive.")));
  else
    tb_hint_add (look, TB_TOPIC_FINAL, 88, "T22.4", 0,
                 /* Translators: %1$s is a player. */
                 g_strdup_printf (ngettext ("This is your last turn. %1$s leads with %2$u point.",
                                            "This is your last turn. %1$s leads with %2$u points.",
                                            tb_position_vp (&look->view, leader)),
                                  tb_player_words (look->match, leader), tb_position_vp (&look->view, leader)));
}

/* ---- Solo */

void
tb_hint_add_fuse (TbHintLook *look)
{
  guint all = tb_box->numbers.solo_attacks, left = all - MIN (look->view.attacks, all);

  if (!tb_position_is_solo (&look->view) || left > SHORT_FUSE)
    return;
  if (left <= 1)
    tb_hint_add (look, TB_TOPIC_FUSE, 105, "T25.6", 0,
                 g_strdup (_("The next attack ends the match: reach your objective in this turn.")))->deadly = TRUE;
  else
    tb_hint_add (look, TB_TOPIC_FUSE, 46, "T25.6", 0,
                 g_strdup_printf (ngettext ("%u more attack ends the match, and every Terror Turn has at least one.",
                                            "%u more attacks end the match, and every Terror Turn has at least one.", left),
                                  left));
}

static TbSpaces
find_missing_locations (const TbHintLook *look,
                        GPtrArray        *names)
{
  TbSpaces spaces = 0;

  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    if (look->view.locations[i] != TB_SPACE_NONE && (look->view.delivered >> i & 1) == 0)
      {
        spaces |= TB_BIT (look->view.locations[i]);
        g_ptr_array_add (names, (gpointer) tb_location_words (i));
      }
  return spaces;
}

void
tb_hint_add_objective (TbHintLook *look)
{
  guint scenario = look->view.options.scenario, need = tb_box->numbers.need[scenario];
  g_autoptr(GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  TbSpaces spaces;
  guint left;

  if (!tb_position_is_solo (&look->view))
    return;
  if (scenario == TB_SOLO_DELIVERY)
    {
      left = need - MIN (need, (guint) __builtin_popcount (look->view.delivered));
      spaces = find_missing_locations (look, names);
      list = tb_list_words (names);
      tb_hint_add (look, TB_TOPIC_OBJECTIVE, 22, "T26.1", spaces,
                   /* Translators: %2$s are Locations. */
                   g_strdup_printf (ngettext ("Still to complete: a Bounty for %1$u of these Locations: %2$s.",
                                              "Still to complete: Bounties for %1$u of these Locations: %2$s.", left),
                                    left, list));
      return;
    }
  if (scenario == TB_SOLO_EXTERMINATION)
    {
      left = need - MIN (need, (guint) __builtin_popcount (look->view.trophies));
      tb_hint_add (look, TB_TOPIC_OBJECTIVE, 22, "T26.2", 0,
                   g_strdup_printf (ngettext ("Still to beat, with a Bounty for it: %u more type of Worm.",
                                              "Still to beat, with Bounties for them: %u more types of Worms.", left), left));
      return;
    }
  left = need - MIN (need, tb_position_vp (&look->view, look->seat));
  tb_hint_add (look, TB_TOPIC_OBJECTIVE, 22, "T26.3", 0,
               g_strdup_printf (ngettext ("You need %u more point.", "You need %u more points.", left), left));
}

/* The number of the first Worm whose attack now would destroy LOCATION, counted from 1; 0: none. */
static guint
find_destroyer (const TbHintLook *look,
                guint             location)
{
  TbSpace space = look->view.locations[location];
  guint missing = tb_box->numbers.location_rubble - tb_position_rubble_at (&look->view, space);

  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      const TbDanger *danger = &look->danger[slot];

      if (danger->in_play && (danger->centre == space || (missing <= 1 && (danger->rubble & TB_BIT (space)) != 0)))
        return slot + 1;
    }
  return 0;
}

void
tb_hint_add_ruins (TbHintLook *look)
{
  guint destroyed = 0;
  gboolean last;

  if (!tb_position_is_solo (&look->view))
    return;
  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    destroyed += look->view.locations[i] == TB_SPACE_NONE;
  last = look->view.options.scenario == TB_SOLO_SCRAMBLE && destroyed + 1 >= tb_box->numbers.lost_locations;
  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    {
      guint worm = look->view.locations[i] == TB_SPACE_NONE ? 0 : find_destroyer (look, i);

      if (worm == 0)
        continue;
      if (last)
        tb_hint_add (look, TB_TOPIC_RUIN, 86, "T26.3", TB_BIT (look->view.locations[i]),
                     /* Translators: %2$s is a Location. */
                     g_strdup_printf (_("An attack of Worm %1$u would destroy this Location, and the match would be lost: %2$s."),
                                      worm, tb_location_words (i)))->deadly = TRUE;
      else
        tb_hint_add (look, TB_TOPIC_RUIN, 42, "T25.7", TB_BIT (look->view.locations[i]),
                     /* Translators: %2$s is a Location. */
                     g_strdup_printf (_("An attack of Worm %1$u would destroy this Location: %2$s."), worm,
                                      tb_location_words (i)));
      return;
    }
}
