/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-replay-parts.h"

#include <glib/gi18n-lib.h>

#include "bm-bot.h"
#include "bm-words.h"
#include "tb-end-words.h"
#include "tb-event.h"
#include "tb-turn-words.h"
#include "tb-words.h"

static const BmReplaySeat seats[] = {
  { TB_RED, NC_("seat", "Red"), N_("Who plays Red?"), N_("Red player"), N_("Red name") },
  { TB_BLUE, NC_("seat", "Blue"), N_("Who plays Blue?"), N_("Blue player"), N_("Blue name") },
  { TB_GREEN, NC_("seat", "Green"), N_("Who plays Green?"), N_("Green player"), N_("Green name") },
  { TB_YELLOW, NC_("seat", "Yellow"), N_("Who plays Yellow?"), N_("Yellow player"), N_("Yellow name") },
  { TB_WHITE, NC_("seat", "White"), N_("Who plays White?"), N_("White player"), N_("White name") },
};

static char *
players_words (const char *const *names)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL; i++)
    bm_words_join (list, names[i]);
  return g_string_free (list, FALSE);
}

static char *
player_words (int         seat,
              const char *player)
{
  return tb_seat_name_words ((guint) seat, player);
}

/* People by name; computers by the colour of their seats, as several may have the same level. */
static char *
winners_words (const char *const *players,
               guint              winners)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new ();

  for (guint seat = 0; players[seat] != NULL; seat++)
    if ((winners >> seat & 1) != 0)
      g_ptr_array_add (names, *players[seat] != '\0' && bm_level_find (players[seat]) == BM_N_LEVELS
                              ? (gpointer) players[seat] : (gpointer) tb_seat_words (seat));
  return tb_list_words (names);
}

static char *
solo_words (const TbPosition *pos,
            gboolean          running,
            gboolean          whole)
{
  const char *scenario = tb_scenario_words (pos->options.scenario);

  if (running)
    /* Translators: a scenario for one player, "Special Delivery", and the number of a turn; so are the next five. */
    return g_strdup_printf (_("%1$s, still in play, in turn %2$u"), scenario, pos->round);
  if (pos->winners != 0 && pos->score != TB_NO_SCORE)
    /* Translators: the last number is the score. */
    return g_strdup_printf (_("%1$s, won in turn %2$u with a score of %3$d"), scenario, pos->round, pos->score);
  if (pos->winners != 0)
    return g_strdup_printf (_("%1$s, won in turn %2$u"), scenario, pos->round);
  if (pos->step == TB_STEP_OVER)
    return g_strdup_printf (_("%1$s, lost in turn %2$u"), scenario, pos->round);
  if (!whole)
    return g_strdup_printf (_("%1$s, can be seen up to turn %2$u"), scenario, pos->round);
  return g_strdup_printf (_("%1$s, not finished, in turn %2$u"), scenario, pos->round);
}

static char *
result_words (gconstpointer      position,
              const char *const *players,
              guint              chapter,
              gboolean           running,
              gboolean           whole)
{
  const TbPosition *pos = position;

  if (tb_position_is_solo (pos))
    return solo_words (pos, running, whole);
  if (running)
    return pos->round == 0 ? g_strdup (_("Still in play, before the first round"))
                           : g_strdup_printf (_("Still in play, in round %u"), pos->round);
  if (pos->winners != 0)
    {
      g_autofree char *names = winners_words (players, pos->winners);

      /* Translators: "Ada", or "Ada and Max" who share the victory, and the number of a round. */
      return g_strdup_printf (ngettext ("%1$s won in round %2$u", "%1$s won in round %2$u",
                                        (gulong) __builtin_popcount (pos->winners)), names, pos->round);
    }
  if (pos->step == TB_STEP_OVER)
    return g_strdup_printf (_("The Worms won in round %u"), pos->round);
  if (pos->round == 0)
    return g_strdup (_("Not finished, before the first round"));
  if (!whole)
    return g_strdup_printf (_("Can be seen up to round %u"), pos->round);
  return g_strdup_printf (_("Not finished, in round %u"), pos->round);
}

static BmReplayBegins
begins (BmMatch *match,
        guint    index)
{
  BmReplayBegins begins = 0;
  guint n;
  const BmEvent *events = bm_match_get_events (match, index, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == TB_EVENT_TURN)
      begins |= BM_REPLAY_BEGINS_TURN;
    else if (events[i].kind == TB_EVENT_ROUND)
      begins |= BM_REPLAY_BEGINS_CHAPTER;
  return begins;
}

static char *
turn_words (gconstpointer position,
            guint         round)
{
  return tb_when_words (NULL, position);
}

static GArray *
marks (BmMatch *match)
{
  static const char *const art[TB_N_EVENT_KINDS] = {
    [TB_EVENT_COMPLETED] = "terror-below/tokens/star", [TB_EVENT_DIED] = "terror-below/tokens/skull",
    [TB_EVENT_DEFEATED] = "terror-below/actions/attack",
  };
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (BmReplayMark));

  for (guint index = 0; index < bm_match_get_n_moves (match); index++)
    {
      guint n;
      const BmEvent *events = bm_match_get_events (match, index, &n);

      for (guint i = 0; i < n; i++)
        if (art[events[i].kind] != NULL)
          g_array_append_val (marks, ((BmReplayMark) { index + 1, art[events[i].kind] }));
    }
  return marks;
}

static gboolean
has_hands (BmMatch *match)
{
  return TRUE;
}

const BmReplayParts tb_replay_parts = {
  .title = N_("Blood Moon: Terror Below"),
  .seats = seats,
  .n_seats = G_N_ELEMENTS (seats),
  .unfinished_art = "terror-below/pieces/swell-3",
  .lost_art = "terror-below/tokens/skull",
  .players_words = players_words,
  .player_words = player_words,
  .result_words = result_words,
  .begins = begins,
  .turn_words = turn_words,
  .marks = marks,
  .has_hands = has_hands,
};
