/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-replay-parts.h"

#include <glib/gi18n-lib.h>

#include "wr-duel-history.h"
#include "wr-event.h"
#include "wr-game.h"
#include "wr-position.h"

static const BmReplaySeat seats[] = {
  { WR_SIDE_BIRD, NC_("seat", "The Bird"), N_("Who plays the Bird?"), N_("Bird player"), N_("Bird’s name") },
  { WR_SIDE_WORMS, NC_("seat", "The Worms"), N_("Who plays the Worms?"), N_("Worm player"), N_("Worms’ name") },
};

static char *
players_words (const char *const *names)
{
  /* Translators: the two players of a match; the first one played the Bird. */
  return g_strdup_printf (_("%1$s against %2$s"), names[WR_SIDE_BIRD], names[WR_SIDE_WORMS]);
}

static char *
player_words (int         seat,
              const char *player)
{
  if (seat == WR_SIDE_BIRD)
    /* Translators: %s is a player. */
    return g_strdup_printf (_("The Bird: %s"), player);
  /* Translators: %s is a player. */
  return g_strdup_printf (_("The Worms: %s"), player);
}

static char *
result_words (gconstpointer      position,
              const char *const *players,
              guint              day,
              gboolean           running,
              gboolean           whole)
{
  const guint winners = wr_game.winners (position);

  if (running)
    return day == 0 ? g_strdup (_("Still in play, before the first day"))
                    : g_strdup_printf (_("Still in play, on day %u"), day);
  if (winners == 1u << WR_SIDE_BIRD)
    return g_strdup_printf (_("The Bird won on day %u"), day);
  if (winners == 1u << WR_SIDE_WORMS)
    return g_strdup_printf (_("The Worms won on day %u"), day);
  if (day == 0)
    return g_strdup (_("Not finished, before the first day"));
  if (!whole)
    return g_strdup_printf (_("Can be seen up to day %u"), day);
  return g_strdup_printf (_("Not finished, on day %u"), day);
}

static BmReplayBegins
begins (BmMatch *match,
        guint    index)
{
  BmReplayBegins begins = 0;
  guint n;
  const BmEvent *events = bm_match_get_events (match, index, &n);

  for (guint i = 0; i < n; i++)
    {
      if (events[i].kind == WR_EVENT_TURN)
        begins |= BM_REPLAY_BEGINS_TURN;
      if (events[i].kind == WR_EVENT_DAY && events[i].m == 0)
        begins |= BM_REPLAY_BEGINS_CHAPTER;
    }
  return begins;
}

static char *
turn_words (gconstpointer position,
            guint         day)
{
  const WrPosition *pos = position;

  if (pos->turn == WR_TURN_SETUP)
    return g_strdup (_("Before the first day"));
  return g_strdup_printf (pos->turn == WR_SIDE_BIRD ? _("Day %u, the Bird’s turn") : _("Day %u, the Worms’ turn"), day);
}

static GArray *
marks (BmMatch *match)
{
  static const char *const art[] = {
    [WR_NOTE_MEAL] = "actions/eat", [WR_NOTE_DEATH] = "pieces/gravestone", [WR_NOTE_BITE] = "actions/bite",
  };
  g_autoptr(WrDuelHistory) history = wr_duel_history_new (match);
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (BmReplayMark));

  for (guint i = 0; i < history->notes->len; i++)
    {
      const WrNote *note = &g_array_index (history->notes, WrNote, i);

      if (note->kind != WR_NOTE_RAIN)
        g_array_append_val (marks, ((BmReplayMark) { note->ply + 1, art[note->kind] }));
    }
  return marks;
}

static gboolean
has_hands (BmMatch *match)
{
  for (guint ply = 0; ply <= bm_match_get_n_moves (match); ply++)
    {
      const WrPosition *pos = bm_match_get_position_at (match, ply);

      for (guint side = 0; side < WR_N_SIDES; side++)
        if (pos->cards[side].n_hand > 0)
          return TRUE;
    }
  return FALSE;
}

const BmReplayParts wr_replay_parts = {
  .title = N_("Blood Moon: Worms Rising"),
  .seats = seats,
  .n_seats = G_N_ELEMENTS (seats),
  .unfinished_art = "pieces/wormhole-dormant",
  .players_words = players_words,
  .player_words = player_words,
  .result_words = result_words,
  .begins = begins,
  .turn_words = turn_words,
  .marks = marks,
  .has_hands = has_hands,
};
