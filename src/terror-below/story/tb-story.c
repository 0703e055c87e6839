/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The sentences are determined by the events, not at random.
 */
#include "config.h"

#include "tb-story.h"

#include <glib/gi18n-lib.h>

#include "tb-end-words.h"
#include "tb-words.h"

typedef struct
{
  BmMatch          *match;
  const TbHistory  *history;
  const TbPosition *first;
  const TbPosition *last;
  GPtrArray        *lines;
} Tale;

static void
say (Tale       *tale,
     guint       seat,
     const char *art,
     char       *text)
{
  BmLine *line = g_new0 (BmLine, 1);

  line->text = text;
  line->art = art;
  line->style = tb_seat_class (seat);
  g_ptr_array_add (tale->lines, line);
}

static const char *
name_of (Tale  *tale,
         guint  seat)
{
  return tb_player_words (tale->match, seat);
}

/* ---- The start */

static void
tell_start (Tale *tale)
{
  guint n = tale->history->n_seats, seat = tale->last->first;
  gboolean canyon = tale->last->options.board == TB_BOARD_CANYON;

  if (tale->first->step != TB_STEP_SETUP)
    say (tale, TB_NO_SEAT, "terror-below/pieces/dust",
         g_strdup_printf (_("The story begins in the middle, in round %u."), tale->first->round));
  else if (n == 1)
    say (tale, seat, tb_seat_art (seat),
         canyon ? g_strdup_printf (_("%s drove to the Canyon alone, to do what nobody had done before."), name_of (tale, seat))
                : g_strdup_printf (_("%s drove into the desert alone, to do what nobody had done before."),
                                   name_of (tale, seat)));
  else
    /* Translators: a number of players, at least two; the name of the one who begins. */
    say (tale, seat, tb_seat_art (seat),
         canyon ? g_strdup_printf (ngettext ("%1$u squad came to the Canyon for the Eggs, and %2$s was first on the road.",
                                             "%1$u squads came to the Canyon for the Eggs, and %2$s was first on the road.",
                                             n), n, name_of (tale, seat))
                : g_strdup_printf (ngettext ("%1$u squad came to the desert for the Eggs, and %2$s was first on the road.",
                                             "%1$u squads came to the desert for the Eggs, and %2$s was first on the road.",
                                             n), n, name_of (tale, seat)));
}

/* ---- The first death or kill */

static void
tell_first_blood (Tale *tale)
{
  for (guint i = 0; i < tale->history->notes->len; i++)
    {
      const TbNote *note = tb_history_note (tale->history, i);

      if (note->kind == TB_NOTE_DEATH)
        {
          /* Translators: a round, a player, a Character. */
          say (tale, note->seat, "terror-below/pieces/gravestone",
               g_strdup_printf (_("The desert took its first victim in round %1$u: %2$s lost %3$s."), note->round,
                                name_of (tale, note->seat), tb_card_words (note->card)));
          return;
        }
      if (note->kind == TB_NOTE_KILL)
        {
          /* Translators: a round, a player, a kind of Worm. */
          say (tale, note->seat, "terror-below/actions/attack",
               g_strdup_printf (_("The first blood was a Worm’s: in round %1$u %2$s beat a %3$s."), note->round,
                                name_of (tale, note->seat), tb_card_words (note->card)));
          return;
        }
    }
  say (tale, TB_NO_SEAT, "terror-below/actions/attack", g_strdup (_("Nobody died, and no Worm was beaten.")));
}

/* ---- The best delivery */

/* The points gained by delivery number INDEX: those of its seat up to the next note that is no gain. */
static guint
points_of_delivery (const TbHistory *history,
                    guint            index)
{
  const TbNote *delivery = tb_history_note (history, index);
  guint points = 0;

  for (guint i = index + 1; i < history->notes->len; i++)
    {
      const TbNote *note = tb_history_note (history, i);
      gboolean of_egg = note->source == TB_SOURCE_EGGS || note->source == TB_SOURCE_BONUS
                        || note->source == TB_SOURCE_BOUNTIES;

      if (note->kind == TB_NOTE_GOAL)
        continue;
      if ((note->kind != TB_NOTE_POINTS && note->kind != TB_NOTE_BOUNTY) || !of_egg || note->seat != delivery->seat
          || note->ply != delivery->ply)
        break;
      points += note->n;
    }
  return points;
}

static void
tell_delivery (Tale *tale)
{
  const TbNote *best = NULL;
  guint most = 0;

  for (guint i = 0; i < tale->history->notes->len; i++)
    {
      const TbNote *note = tb_history_note (tale->history, i);
      guint points = note->kind == TB_NOTE_DELIVERY ? points_of_delivery (tale->history, i) : 0;

      if (note->kind != TB_NOTE_DELIVERY || (best != NULL && points <= most))
        continue;
      best = note;
      most = points;
    }
  if (best == NULL)
    {
      say (tale, TB_NO_SEAT, "terror-below/pieces/egg-any", g_strdup (_("Not one Egg was ever delivered.")));
      return;
    }
  /* Translators: the points, a player, an Egg ("Pink Egg"), a Location, a round. */
  say (tale, best->seat, tb_egg_art (best->colour),
       g_strdup_printf (ngettext ("The best delivery was worth %1$u point: %2$s, %3$s, %4$s, in round %5$u.",
                                  "The best delivery was worth %1$u points: %2$s, %3$s, %4$s, in round %5$u.", most), most,
                        name_of (tale, best->seat), tb_egg_title (best->colour), tb_location_full (best->location),
                        best->round));
}

/* ---- The decisive turn */

/* Whether SEAT has more of POINTS than any other. */
static gboolean
is_ahead (const guint *points,
          guint        n_seats,
          guint        seat)
{
  for (guint other = 0; other < n_seats; other++)
    if (other != seat && points[other] >= points[seat])
      return FALSE;
  return TRUE;
}

/* The gain since which SEAT has always had more points than any other; NULL: it is not ahead at the end, or was ALWAYS
   ahead. */
static const TbNote *
find_lead (const TbHistory *history,
           guint            seat,
           gboolean        *always)
{
  guint points[TB_MAX_SEATS];
  const TbNote *lead = NULL;
  gboolean leads;

  for (guint other = 0; other < TB_MAX_SEATS; other++)
    points[other] = history->totals[other].by[TB_SOURCE_START];
  leads = is_ahead (points, history->n_seats, seat);
  for (guint i = 0; i < history->notes->len; i++)
    {
      const TbNote *note = tb_history_note (history, i);
      gboolean led = leads;

      if (note->kind != TB_NOTE_POINTS && note->kind != TB_NOTE_BOUNTY)
        continue;
      points[note->seat] = note->of;
      leads = is_ahead (points, history->n_seats, seat);
      if (leads && !led)
        lead = note;
    }
  *always = leads && lead == NULL;
  return leads ? lead : NULL;
}

static void
tell_lead (Tale  *tale,
           guint  seat)
{
  gboolean always;
  const TbNote *lead = find_lead (tale->history, seat, &always);
  const char *name = name_of (tale, seat);

  if (always)
    say (tale, seat, "terror-below/tokens/star", g_strdup_printf (_("%s was ahead from first to last."), name));
  else if (lead == NULL)
    say (tale, TB_NO_SEAT, "scenery/moon", g_strdup (_("It stayed open to the very last turn.")));
  else if (lead->kind == TB_NOTE_BOUNTY)
    say (tale, seat, "terror-below/tokens/star",
         g_strdup_printf (_("The turn that decided was in round %1$u: by a Bounty %2$s took the lead, and kept it."),
                          lead->round, name));
  else if (lead->source == TB_SOURCE_WORMS)
    say (tale, seat, "terror-below/actions/attack",
         g_strdup_printf (_("The turn that decided was in round %1$u: by beating a Worm %2$s took the lead, and kept it."),
                          lead->round, name));
  else
    say (tale, seat, "terror-below/tokens/star",
         g_strdup_printf (_("The turn that decided was in round %1$u: %2$s took the lead, and kept it."), lead->round, name));
}

/* In solo: the last progress toward the objective, or the last points of a Scramble. */
static void
tell_progress (Tale     *tale,
               gboolean  won)
{
  guint scenario = tale->last->options.scenario, need = tb_box->numbers.need[MIN (scenario, TB_N_SCENARIOS - 1u)];
  const TbNote *step = NULL, *before = NULL;

  for (guint i = 0; i < tale->history->notes->len; i++)
    {
      const TbNote *note = tb_history_note (tale->history, i);

      if (note->kind != TB_NOTE_GOAL
          && (scenario != TB_SOLO_SCRAMBLE || (note->kind != TB_NOTE_POINTS && note->kind != TB_NOTE_BOUNTY)))
        continue;
      before = step;
      step = note;
    }
  if (won)
    step = before;
  if (step == NULL)
    say (tale, TB_NO_SEAT, "terror-below/tokens/star",
         g_strdup (won ? _("A single step was enough for the objective.") : _("The objective never came any closer.")));
  else if (won)
    /* Translators: a round, how far the objective was, and how far it had to be. */
    say (tale, 0, "terror-below/tokens/star",
         g_strdup_printf (_("The turn that decided was in round %1$u: the objective stood at %2$u of %3$u, and the rest "
                            "was in reach."), step->round, step->kind == TB_NOTE_GOAL ? step->n : step->of, need));
  else
    say (tale, 0, "terror-below/tokens/star",
         g_strdup_printf (_("After round %1$u the objective came no closer: it stood at %2$u of %3$u."), step->round,
                          step->kind == TB_NOTE_GOAL ? step->n : step->of, need));
}

/* The first seat that was eliminated, where the Worms have won. */
static void
tell_downfall (Tale *tale)
{
  for (guint i = 0; i < tale->history->notes->len; i++)
    {
      const TbNote *note = tb_history_note (tale->history, i);

      if (note->kind != TB_NOTE_OUT)
        continue;
      say (tale, note->seat, "terror-below/pieces/gravestone",
           g_strdup_printf (_("The turn that decided was in round %1$u: the last of the squad was gone for %2$s."),
                            note->round, name_of (tale, note->seat)));
      return;
    }
  say (tale, TB_NO_SEAT, "scenery/moon", g_strdup (_("It stayed open to the very last turn.")));
}

static void
tell_decision (Tale *tale)
{
  guint winners = tale->last->winners;

  if (tb_position_is_solo (tale->last))
    tell_progress (tale, winners != 0);
  else if (winners == 0)
    tell_downfall (tale);
  else
    tell_lead (tale, (guint) __builtin_ctz (winners));
}

/* ---- The end */

static void
tell_end (Tale *tale)
{
  guint winners = tale->last->winners, round = tale->last->round;
  g_autofree char *names = tb_players_words (tale->match, winners);

  if (tb_position_is_solo (tale->last) && winners != 0)
    say (tale, 0, "scenery/moon", g_strdup_printf (ngettext ("In round %1$u it was done, for a score of %2$d point.",
                                                             "In round %1$u it was done, for a score of %2$d points.",
                                                             (gulong) tale->last->score), round, tale->last->score));
  else if (winners == 0)
    say (tale, TB_NO_SEAT, "terror-below/actions/attack",
         g_strdup_printf (_("In round %u the desert belonged to the Worms again."), round));
  else
    say (tale, (guint) __builtin_ctz (winners), "scenery/moon",
         g_strdup_printf (ngettext ("In round %1$u it was over, and %2$s went home the winner with %3$u points.",
                                    "In round %1$u it was over, and %2$s went home the winners with %3$u points each.",
                                    (gulong) __builtin_popcount (winners)), round, names,
                          tb_position_vp (tale->last, (guint) __builtin_ctz (winners))));
}

GPtrArray *
tb_story_new (BmMatch         *match,
              const TbHistory *history)
{
  Tale tale = {
    match, history, bm_match_get_position_at (match, 0), bm_match_get_position (match),
    g_ptr_array_new_with_free_func ((GDestroyNotify) bm_line_free),
  };

  g_return_val_if_fail (BM_IS_MATCH (match) && tale.last->step == TB_STEP_OVER, tale.lines);

  tell_start (&tale);
  tell_first_blood (&tale);
  tell_delivery (&tale);
  tell_decision (&tale);
  tell_end (&tale);
  return tale.lines;
}
