/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-race.h"

#include <glib/gi18n-lib.h>

#include "bm-words.h"
#include "tb-end-words.h"
#include "tb-words.h"

/* The scale of points ends at a multiple of this. */
#define STEP 5

static const TbRound *
round_of (const TbHistory *history,
          guint            index)
{
  return &g_array_index (history->rounds, TbRound, index);
}

static guint
points_before (const TbHistory *history,
               guint            seat,
               guint            index)
{
  return index == 0 ? history->totals[seat].by[TB_SOURCE_START] : round_of (history, index - 1)->points[seat];
}

GArray *
tb_race_points (const TbHistory *history,
                guint            seat)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (TbRacePoint));
  TbRacePoint point = { 0, history->totals[seat].by[TB_SOURCE_START] };

  g_array_append_val (points, point);
  for (guint i = 0; i < history->rounds->len; i++)
    {
      point = (TbRacePoint) { i + 1 < history->rounds->len ? i + 1 : history->end, round_of (history, i)->points[seat] };
      g_array_append_val (points, point);
    }
  return points;
}

guint
tb_race_top (const TbHistory *history)
{
  guint most = 1;

  for (guint seat = 0; seat < history->n_seats; seat++)
    {
      most = MAX (most, history->totals[seat].points);
      for (guint i = 0; i < history->rounds->len; i++)
        most = MAX (most, round_of (history, i)->points[seat]);
    }
  return (most + STEP - 1) / STEP * STEP;
}

/* ---- In words */

/* SENTENCE: (transfer full). */
static void
add_sentence (GString *words,
              char    *sentence)
{
  if (words->len > 0)
    g_string_append_c (words, ' ');
  g_string_append (words, sentence);
  g_free (sentence);
}

/* All seats' points in a round as one sentence. */
static char *
standings (const TbHistory *history,
           BmMatch         *match,
           guint            index)
{
  g_autoptr(GString) list = g_string_new (NULL);

  for (guint seat = 0; seat < history->n_seats; seat++)
    {
      guint before = points_before (history, seat, index), after = round_of (history, index)->points[seat];
      const char *name = tb_player_words (match, seat);
      /* Translators: a player and the points at the start and at the end of a round, as a part of a list: "Ada 4 to 9".  Or
         the points alone, where they stayed the same: "Ada 4". */
      g_autofree char *words = before == after ? g_strdup_printf (_("%1$s %2$u"), name, after)
                                               : g_strdup_printf (_("%1$s %2$u to %3$u"), name, before, after);

      bm_words_join (list, words);
    }
  return bm_words_sentence (list->str);
}

static void
add_note (GString      *words,
          BmMatch      *match,
          const TbNote *note)
{
  const char *name = note->seat == TB_NO_SEAT ? "" : tb_player_words (match, note->seat);

  switch (note->kind)
    {
    case TB_NOTE_BOUNTY:
      /* Translators: a player, a Bounty ("Pink Egg to the Motel"). */
      add_sentence (words, g_strdup_printf (_("%1$s completed a Bounty: %2$s."), name, tb_card_words (note->card)));
      break;
    case TB_NOTE_KILL:
      /* Translators: a player, a kind of Worm. */
      add_sentence (words, g_strdup_printf (_("%1$s beat a %2$s."), name, tb_card_words (note->card)));
      break;
    case TB_NOTE_DEATH:
      /* Translators: a player, a Character. */
      add_sentence (words, g_strdup_printf (_("%1$s lost %2$s."), name, tb_card_words (note->card)));
      break;
    case TB_NOTE_OUT:
      add_sentence (words, g_strdup_printf (_("%s was out of the race."), name));
      break;
    case TB_NOTE_GOAL:
      /* Translators: how far a solo objective is, and how far it has to be. */
      add_sentence (words, g_strdup_printf (_("Objective: %1$u of %2$u."), note->n, note->of));
      break;
    case TB_NOTE_POINTS:
    case TB_NOTE_DELIVERY:
    default:
      break;
    }
}

char *
tb_race_round_words (const TbHistory *history,
                     BmMatch         *match,
                     guint            index)
{
  GString *words = g_string_new (NULL);
  guint number = history->first_round + index;

  add_sentence (words, g_strdup_printf (_("Round %u."), number));
  add_sentence (words, standings (history, match, index));
  for (guint i = 0; i < history->notes->len; i++)
    if (tb_history_note (history, i)->round == number)
      add_note (words, match, tb_history_note (history, i));
  return g_string_free (words, FALSE);
}

char *
tb_race_words (const TbHistory *history,
               BmMatch         *match)
{
  GString *words = g_string_new (NULL);

  for (guint seat = 0; seat < history->n_seats; seat++)
    {
      const TbTotals *totals = &history->totals[seat];

      /* Translators: a player, the points at the start and at the end. */
      add_sentence (words, g_strdup_printf (ngettext ("%1$s went from %2$u to %3$u point.",
                                                      "%1$s went from %2$u to %3$u points.",
                                                      totals->points),
                                            tb_player_words (match, seat),
                                            totals->by[TB_SOURCE_START], totals->points));
    }
  return g_string_free (words, FALSE);
}

char *
tb_race_deeds_words (const TbHistory *history,
                     BmMatch         *match,
                     guint            seat)
{
  const TbTotals *totals = &history->totals[seat];
  g_autoptr(GString) list = g_string_new (NULL), sources = g_string_new (NULL);
  char *const deeds[] = {
    g_strdup_printf (ngettext ("%u Egg delivered", "%u Eggs delivered", totals->delivered), totals->delivered),
    g_strdup_printf (ngettext ("%u Worm beaten", "%u Worms beaten", totals->killed), totals->killed),
    g_strdup_printf (ngettext ("%u Bounty", "%u Bounties", totals->bounties), totals->bounties),
    g_strdup_printf (ngettext ("%u death", "%u deaths", totals->deaths), totals->deaths),
    g_strdup_printf (ngettext ("%u point", "%u points", totals->points), totals->points),
  };

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    {
      bm_words_join (list, deeds[i]);
      g_free (deeds[i]);
    }
  for (guint source = 0; source < TB_N_SOURCES; source++)
    {
      /* Translators: what points came from, and how many: "Bounties 12". */
      g_autofree char *words = g_strdup_printf (_("%1$s %2$u"), tb_source_words (source), totals->by[source]);

      if (totals->by[source] > 0)
        bm_words_join (sources, words);
    }
  if (sources->len == 0)
    /* Translators: a player, and what was done in a list. */
    return g_strdup_printf (_("%1$s: %2$s."), tb_player_words (match, seat), list->str);
  /* Translators: a player, what was done in a list, and what points came from in another one. */
  return g_strdup_printf (_("%1$s: %2$s. Points by %3$s."), tb_player_words (match, seat), list->str, sources->str);
}
