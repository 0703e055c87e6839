/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-end-words.h"

#include <glib/gi18n-lib.h>

#include "tb-reason-words.h"
#include "tb-words.h"

static const BmEvent *
last_of_kinds (BmMatch *match,
               guint    one,
               guint    other)
{
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  while (n-- > 0)
    if (events[n].kind == one || events[n].kind == other)
      return &events[n];
  return NULL;
}

TbEnd
tb_end_of (BmMatch *match)
{
  const BmEvent *event = last_of_kinds (match, TB_EVENT_WON, TB_EVENT_LOST);

  return event == NULL ? TB_N_ENDS : (TbEnd) event->m;
}

char *
tb_end_title (BmMatch *match)
{
  const TbPosition *pos = bm_match_get_position (match);
  guint winners = bm_match_get_winners (match);
  g_autofree char *names = tb_players_words (match, winners);

  if (winners == 0)
    return g_strdup (_("The Worms win"));
  if (tb_position_is_solo (pos))
    return g_strdup (_("You made it"));
  /* Translators: a heading: "Ada wins", "Ada and Max win". */
  return g_strdup_printf (ngettext ("%s wins", "%s win", (gulong) __builtin_popcount (winners)), names);
}

/* Bits of the seats whose elimination began the final turns; later ones do not (T22.2, T22.3). */
static guint
first_eliminated (BmMatch *match)
{
  const TbPosition *first = bm_match_get_position_at (match, 0);
  guint seats = 0, n;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint seat = 0; seat < first->options.players; seat++)
    if (first->players[seat].eliminated)
      seats |= 1u << seat;
  for (guint i = 0; i < n && first->n_final == TB_NO_FINAL && events[i].kind != TB_EVENT_FINAL; i++)
    if (events[i].kind == TB_EVENT_ELIMINATED)
      seats |= 1u << events[i].who;
  return seats;
}

/* What ended the race before anybody had enough points. */
static char *
stopped_words (BmMatch *match)
{
  guint seats = first_eliminated (match);
  g_autofree char *names = tb_players_words (match, seats);

  if (tb_end_of (match) == TB_END_ROUNDS || seats == 0)
    return g_strdup_printf (_("Round %u was the last."), ((const TbPosition *) bm_match_get_position (match))->round);
  /* Translators: a player; several. */
  return g_strdup_printf (ngettext ("%s’s squad is dead: that ended the race.",
                                    "The squads of %s are dead: that ended the race.",
                                    (gulong) __builtin_popcount (seats)), names);
}

char *
tb_end_reason (BmMatch *match)
{
  const TbPosition *pos = bm_match_get_position (match);
  TbEnd end = tb_end_of (match);
  g_autofree char *reason = tb_reason_words (match, pos, end), *stopped = NULL;

  switch ((guint) end)
    {
    case TB_END_ROUNDS:
    case TB_END_FINAL_TURNS:
      stopped = stopped_words (match);
      /* Translators: two sentences: what ended the race, and why somebody has won it. */
      return g_strdup_printf (_("%1$s %2$s"), stopped, reason);
    case TB_END_SCRAMBLE:
      return g_strdup_printf (_("You have %u points."), tb_position_vp (pos, 0));
    case TB_END_SQUAD:
      return g_strdup (_("Your whole squad is dead."));
    default:
      return g_steal_pointer (&reason);
    }
}

const char *
tb_end_rule (BmMatch *match)
{
  static const char *const rules[TB_N_ENDS] = {
    [TB_END_POINTS] = "T3.1", [TB_END_ROUNDS] = "T3.5", [TB_END_FINAL_TURNS] = "T22.4", [TB_END_WORMS] = "T3.4",
    [TB_END_DELIVERY] = "T26.1", [TB_END_EXTERMINATION] = "T26.2", [TB_END_SCRAMBLE] = "T26.3", [TB_END_ATTACKS] = "T25.6",
    [TB_END_SQUAD] = "T25.6", [TB_END_LOCATIONS] = "T26.3",
  };
  TbEnd end = tb_end_of (match);

  return end < TB_N_ENDS ? rules[end] : NULL;
}

const char *
tb_scenario_words (guint scenario)
{
  static const char *const names[TB_N_SCENARIOS] = {
    [TB_SOLO_DELIVERY] = N_("Special Delivery"), [TB_SOLO_EXTERMINATION] = N_("Total Extermination"),
    [TB_SOLO_SCRAMBLE] = N_("Scramble"),
  };

  return scenario < TB_N_SCENARIOS ? _(names[scenario]) : "";
}

char *
tb_scenario_goal (guint scenario)
{
  guint need = scenario < TB_N_SCENARIOS ? tb_box->numbers.need[scenario] : 0;

  switch (scenario)
    {
    case TB_SOLO_DELIVERY:
      return g_strdup_printf (_("Complete delivery Bounties for %u different Locations."), need);
    case TB_SOLO_EXTERMINATION:
      return g_strdup_printf (_("Complete hunting Bounties for %u different kinds of Worms."), need);
    case TB_SOLO_SCRAMBLE:
      return g_strdup_printf (_("Get %1$u points before %2$u Locations are destroyed."), need,
                              tb_box->numbers.lost_locations);
    default:
      return g_strdup ("");
    }
}

static void
add_part (GArray     *parts,
          const char *name,
          int         n)
{
  TbScorePart part = { name, n };

  if (n != 0)
    g_array_append_val (parts, part);
}

/* The parts of a score. */
typedef struct
{
  int points;
  int attacks;
  int queens;
  int left_out;
  int hat;
} Score;

/* T27.3; the attacks are the rest of the score, as the one during which the match was won counts too.  FALSE: there is
   none. */
static gboolean
find_score (const TbPosition *pos,
            Score            *score)
{
  const TbNumbers *numbers = &tb_box->numbers;

  if (!tb_position_is_solo (pos) || pos->winners == 0 || pos->score == TB_NO_SCORE)
    return FALSE;
  score->points = (int) tb_position_vp (pos, 0);
  score->queens = pos->options.queens ? numbers->score_queens : 0;
  score->left_out = pos->options.leave * numbers->score_left_out;
  score->hat = pos->players[0].hat == TB_NO_CARD ? 0 : numbers->score_hat;
  score->attacks = pos->score - score->points - score->queens - score->left_out - score->hat;
  return TRUE;
}

GArray *
tb_score_parts (BmMatch *match)
{
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (TbScorePart));
  Score score;

  if (!find_score (bm_match_get_position (match), &score))
    return parts;
  add_part (parts, _("Points"), score.points);
  add_part (parts, _("Attacks left"), score.attacks);
  add_part (parts, _("Queens"), score.queens);
  add_part (parts, _("Left out"), score.left_out);
  add_part (parts, _("Hat"), score.hat);
  return parts;
}

guint
tb_solo_attacks (BmMatch *match)
{
  const TbPosition *pos = bm_match_get_position (match);
  Score score;

  return find_score (pos, &score) ? (guint) MAX (tb_box->numbers.solo_attacks - score.attacks, 0) : pos->attacks;
}

const char *
tb_source_words (guint source)
{
  static const char *const names[TB_N_SOURCES] = {
    [TB_SOURCE_BOUNTIES] = N_("Bounties"), [TB_SOURCE_EGGS] = N_("Eggs"), [TB_SOURCE_WORMS] = N_("Worms"),
    [TB_SOURCE_BONUS] = N_("Delivery Bonus"), [TB_SOURCE_OTHER] = N_("Cards and ramps"),
    [TB_SOURCE_START] = N_("At the start"),
  };

  return source < TB_N_SOURCES ? _(names[source]) : "";
}
