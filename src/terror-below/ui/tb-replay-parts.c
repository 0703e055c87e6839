/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-replay-parts.h"

#include <glib/gi18n-lib.h>

#include "tb-event.h"
#include "tb-turn-words.h"
#include "tb-words.h"

static const BmReplaySeat seats[] = {
  { TB_RED, N_("Red"), N_("Who plays Red?"), N_("Red player"), N_("Red name") },
  { TB_BLUE, N_("Blue"), N_("Who plays Blue?"), N_("Blue player"), N_("Blue name") },
  { TB_GREEN, N_("Green"), N_("Who plays Green?"), N_("Green player"), N_("Green name") },
  { TB_YELLOW, N_("Yellow"), N_("Who plays Yellow?"), N_("Yellow player"), N_("Yellow name") },
  { TB_WHITE, N_("White"), N_("Who plays White?"), N_("White player"), N_("White name") },
};

static char *
players_words (const char *const *names)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", i == 0 ? "" : ", ", names[i]);
  return g_string_free (text, FALSE);
}

static char *
player_words (int         seat,
              const char *player)
{
  return g_strdup_printf (_("%1$s: %2$s"), tb_seat_words ((guint) seat), player);
}

static char *
result_words (guint    winners,
              guint    round,
              gboolean running,
              gboolean whole)
{
  g_autofree char *names = tb_players_words (NULL, winners);

  if (running)
    return round == 0 ? g_strdup (_("Still in play, before the first round"))
                      : g_strdup_printf (_("Still in play, in round %u"), round);
  if (winners != 0)
    return g_strdup_printf (ngettext ("%1$s won in round %2$u", "%1$s won in round %2$u",
                                      (gulong) __builtin_popcount (winners)), names, round);
  if (!whole)
    return g_strdup_printf (_("Can be seen up to round %u"), round);
  return g_strdup_printf (_("The Worms won in round %u"), round);
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
  return tb_turn_words (NULL, position);
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
  .players_words = players_words,
  .player_words = player_words,
  .result_words = result_words,
  .begins = begins,
  .turn_words = turn_words,
  .marks = marks,
  .has_hands = has_hands,
};
