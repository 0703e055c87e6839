/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why a line is in the log, and who could bite or be eaten soon: both without a widget.
 */
#include "config.h"

#include "wr-cards-json.h"
#include "wr-event-why.h"
#include "wr-forecast-words.h"
#include "bm-match.h"
#include "bm-rule-words.h"
#include "wr-threats.h"
#include "wr-game.h"
#include "ui-matches.h"
#include "wr-learn.h"

#define N_GAMES 12
#define MOST_MOVES 160

static void
assert_link (GArray     *why,
             guint       index,
             const char *text,
             const char *rule)
{
  const WrWhy *link;

  g_assert_cmpuint (index, <, why->len);
  link = &g_array_index (why, WrWhy, index);
  g_assert_cmpstr (link->text, ==, text);
  g_assert_cmpstr (link->rule, ==, rule);
}

static void
test_rain (void)
{
  const BmEvent events[] = {
    { .kind = WR_EVENT_TURN_END, .who = WR_SIDE_BIRD },
    { .kind = WR_EVENT_DAY, .n = 4 },
    { .kind = WR_EVENT_ROLLED, .n = BM_RAIN_DIE, .m = 5 },
    { .kind = WR_EVENT_RAIN, .n = WR_DIR_UP },
    { .kind = WR_EVENT_MOVED, .who = WR_PIECE_PINK, .from = WR_SPACE (6, 5), .to = WR_SPACE (6, 4) },
    { .kind = WR_EVENT_MOVED, .who = WR_PIECE_PINK, .from = WR_SPACE (6, 4), .to = WR_SPACE (6, 3) },
    { .kind = WR_EVENT_TRACKER, .who = WR_TRACKER_SUSPICION, .from = 1, .to = 2 },
  };
  g_autoptr(GArray) moved = wr_event_why (events, G_N_ELEMENTS (events), 4);
  g_autoptr(GArray) suspicion = wr_event_why (events, G_N_ELEMENTS (events), 6);

  g_assert_cmpuint (moved->len, ==, 3);
  assert_link (moved, 0, "Day 4", "R4.4");
  assert_link (moved, 1, "The die shows 5: it rains.", "R4.1");
  assert_link (moved, 2, "Pink moves to g3.", "R7.1");
  g_assert_cmpuint (suspicion->len, ==, 3);
  assert_link (suspicion, 1, "The die shows 5: it rains.", "R4.1");
  assert_link (suspicion, 2, "Suspicion rises to 2.", "R7.4");
}

/* The column that sank is the cause, not the one that sank after it. */
static void
test_night (void)
{
  const BmEvent events[] = {
    { .kind = WR_EVENT_TURN_END, .who = WR_SIDE_BIRD },
    { .kind = WR_EVENT_SANK, .n = 2, .from = 2, .to = 3 },
    { .kind = WR_EVENT_SANK, .n = 7, .from = 1, .to = 2 },
    { .kind = WR_EVENT_DIED, .who = WR_PIECE_GREEN, .from = WR_SPACE (2, 3) },
    { .kind = WR_EVENT_TRACKER, .who = WR_TRACKER_HUNGER, .from = 5, .to = 4 },
  };
  g_autoptr(GArray) died = wr_event_why (events, G_N_ELEMENTS (events), 3);
  g_autoptr(GArray) hunger = wr_event_why (events, G_N_ELEMENTS (events), 4);

  g_assert_cmpuint (died->len, ==, 3);
  assert_link (died, 0, "The Bird ends its turn.", "R5.5");
  assert_link (died, 1, "Column c sinks to row 3.", "R8.1");
  assert_link (died, 2, "Green dies in the Lava at c3.", "R11.2");
  g_assert_cmpuint (hunger->len, ==, 2);
  assert_link (hunger, 1, "The Bird gets hungrier: Hunger 4.", "R4.4");
}

/* Dice for columns and the Lava that comes to them are one line, up to what comes of it. */
static void
test_lava (void)
{
  const BmEvent events[] = {
    { .kind = WR_EVENT_ROLLED, .n = 12, .m = 2 },
    { .kind = WR_EVENT_PUT, .who = WR_TOKEN_LAVA, .to = WR_SPACE (1, 0) },
    { .kind = WR_EVENT_ROLLED, .n = 12, .m = 12 },
    { .kind = WR_EVENT_ROLLED, .n = 12, .m = 3 },
    { .kind = WR_EVENT_PUT, .who = WR_TOKEN_LAVA, .to = WR_SPACE (2, 1) },
    { .kind = WR_EVENT_DIED, .who = WR_PIECE_GREEN, .from = WR_SPACE (2, 1) },
    { .kind = WR_EVENT_ROLLED, .n = 12, .m = 5 },
    { .kind = WR_EVENT_TURN, .who = WR_SIDE_WORMS, .n = 4 },
    { .kind = WR_EVENT_PUT, .who = WR_TOKEN_LAVA, .to = WR_SPACE (7, 0) },
    { .kind = WR_EVENT_PUT, .who = WR_TOKEN_LAVA, .to = WR_SPACE (8, 0) },
  };
  const guint n = G_N_ELEMENTS (events);
  g_autoptr(GArray) died = wr_event_why (events, n, 5);
  WrHappening line;

  g_assert_cmpuint (wr_happening_read (events, n, &line), ==, 5);
  g_assert_cmpstr (line.text, ==, "Rolled 2, 12, 3: Lava now at b0, c1.");
  g_assert_cmpuint (line.n_spaces, ==, 2);
  g_assert_cmpuint (line.spaces[1], ==, WR_SPACE (2, 1));
  g_free (line.text);
  g_assert_cmpuint (wr_happening_read (&events[6], n - 6, &line), ==, 1);
  g_assert_cmpstr (line.text, ==, "The die shows 5.");
  g_free (line.text);
  g_assert_cmpuint (wr_happening_read (&events[8], n - 8, &line), ==, 2);
  g_assert_cmpstr (line.text, ==, "New at h0, i0: Lava.");
  g_free (line.text);
  g_assert_cmpuint (died->len, ==, 2);
  assert_link (died, 0, "Rolled 2, 12, 3: Lava now at b0, c1.", "R9.4");
  assert_link (died, 1, "Green dies in the Lava at c1.", "R11.2");
}

/* In whole matches with cards every line has its chain, which ends with the line, and every rule named has words. */
static void
test_every_line (void)
{
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      guint64 chance = seed;
      g_autoptr(BmMatch) match = bm_match_new (&wr_game, UI_START_CARDS, seed, NULL);

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY && bm_match_get_ply (match) < MOST_MOVES)
        {
          guint n;
          const BmEvent *events;

          bm_match_play (match, wr_rules_pick (bm_match_get_position (match), &chance), NULL);
          events = bm_match_get_last_events (match, &n);
          for (guint at = 0; at < n;)
            {
              WrHappening line;
              guint used = wr_happening_read (&events[at], n - at, &line);
              g_autoptr(GArray) why = wr_event_why (events, n, at);
              g_autofree char *text = line.text;

              if (text != NULL)
                {
                  g_assert_cmpuint (why->len, >, 0);
                  g_assert_cmpstr (g_array_index (why, WrWhy, why->len - 1).text, ==, text);
                }
              for (guint i = 0; i < why->len; i++)
                if (g_array_index (why, WrWhy, i).rule != NULL)
                  g_assert_nonnull (bm_rule_words (&wr_learn, g_array_index (why, WrWhy, i).rule));
              at += used;
            }
        }
    }
}

/* A board with the Bird on the Grass of f and the Worms in the corners. */
static void
set_up (WrPosition *pos,
        WrSide      turn)
{
  wr_position_init (pos);
  pos->turn = (guint8) turn;
  pos->total = BM_ACTIONS;
  pos->spent = 0;
  pos->at[WR_PIECE_BIRD] = WR_SPACE (5, 0);
  pos->at[WR_PIECE_GREEN] = WR_SPACE (0, 12);
  pos->at[WR_PIECE_YELLOW] = WR_SPACE (1, 12);
  pos->at[WR_PIECE_PURPLE] = WR_SPACE (9, 12);
  pos->at[WR_PIECE_PINK] = WR_SPACE (10, 12);
}

static void
test_bites (void)
{
  WrThreats threats;
  WrPosition pos;

  set_up (&pos, WR_SIDE_WORMS);
  g_assert_true (wr_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.biters, ==, 0);

  /* Three steps and a Bite, but not four. */
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 4);
  pos.at[WR_PIECE_PINK] = WR_SPACE (8, 3);
  g_assert_true (wr_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.biters, ==, 1u << WR_PIECE_GREEN);
  g_assert_cmpuint (threats.bites[WR_SPACE (5, 1)], ==, 1u << WR_PIECE_GREEN);
  g_assert_cmpuint (threats.bites[WR_SPACE (4, 1)], ==, 0);

  /* In the Bird's turn those of the next day count, with all their actions. */
  pos.turn = WR_SIDE_BIRD;
  pos.spent = 3;
  g_assert_true (wr_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.bites[WR_SPACE (5, 1)], ==, 1u << WR_PIECE_GREEN);
  g_assert_true (threats.dry);

  pos.stunned[WR_PIECE_GREEN] = 2;
  g_assert_true (wr_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.biters, ==, 0);
}

static void
test_reach (void)
{
  WrThreats threats;
  WrPosition pos;

  set_up (&pos, WR_SIDE_BIRD);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 3);
  g_assert_true (wr_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.reached, ==, 1u << WR_PIECE_GREEN);

  /* Over the whole garden: a flight, two Digs, a bite. */
  pos.at[WR_PIECE_GREEN] = WR_SPACE (0, 3);
  g_assert_true (wr_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.reached, ==, 1u << WR_PIECE_GREEN);
  pos.spent = 2;
  g_assert_true (wr_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.reached, ==, 0);

  /* In the Worms' turn it is the Bird's turn after it. */
  pos.turn = WR_SIDE_WORMS;
  g_assert_true (wr_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.reached, ==, 1u << WR_PIECE_GREEN);
}

static void
test_words (void)
{
  WrThreats threats;
  WrPosition pos;
  g_autofree char *here = NULL, *nothing = NULL;
  g_auto(GStrv) lines = NULL;

  set_up (&pos, WR_SIDE_WORMS);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 1);
  g_assert_true (wr_threats_find (&pos, &threats));
  here = wr_threats_describe (&threats, &pos, WR_SPACE (5, 1));
  nothing = wr_threats_describe (&threats, &pos, WR_SPACE (0, 5));
  lines = wr_threats_lines (&threats);
  g_assert_cmpstr (here, ==, "The Bird can reach Green. Can bite from here: Green.");
  g_assert_null (nothing);
  g_assert_cmpstr (lines[0], ==, "The Bird can reach: Green");
  g_assert_cmpstr (lines[1], ==, "Can come to bite: Green");
}

/* Whoever can bite or be eaten at once is found, and nobody who is not there, in whole matches. */
static void
test_at_once (void)
{
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      guint64 chance = seed;
      g_autoptr(BmMatch) match = bm_match_new (&wr_game, UI_START_CARDS, seed, NULL);

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY && bm_match_get_ply (match) < MOST_MOVES)
        {
          const WrPosition *pos = bm_match_get_position (match);
          WrThreats threats;

          if (wr_threats_find (pos, &threats))
            for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
              {
                if (pos->turn == WR_SIDE_WORMS && wr_rules_is_legal (pos, WR_MOVE (piece, WR_MOVE_BITE, 0, 0)))
                  g_assert_true (threats.bites[pos->at[piece]] >> piece & 1);
                if (piece < WR_N_WORMS && wr_rules_is_legal (pos, WR_MOVE (WR_PIECE_BIRD, WR_MOVE_EAT, pos->at[piece],
                                                                           WR_PIECE_NONE)))
                  g_assert_true (threats.reached >> piece & 1);
                if (pos->at[piece] == WR_SPACE_NONE)
                  g_assert_false ((threats.reached | threats.biters) >> piece & 1);
              }
          bm_match_play (match, wr_rules_pick (pos, &chance), NULL);
        }
    }
}

static gboolean
says (char      **lines,
      const char *text)
{
  return g_strv_contains ((const char *const *) lines, text);
}

/* While a card waits for a choice nothing is known of the night, and nothing is claimed. */
static void
test_night_waits (void)
{
  WrPosition pos;
  WrNight night;
  g_auto(GStrv) before = NULL, waiting = NULL;
  g_autoptr(GError) error = NULL;
  BmMove move;

  wr_cards_all (NULL, &error);
  g_assert_no_error (error);
  set_up (&pos, WR_SIDE_WORMS);
  pos.hunger = 5;
  pos.cards[WR_SIDE_WORMS].cards[0] = (guint8) wr_card_find ("tripwire");
  pos.cards[WR_SIDE_WORMS].n_hand = 1;
  g_assert_true (wr_forecast_night (&pos, &night));
  before = wr_forecast_night_lines (&night);
  g_assert_true (says (before, "Nothing sinks"));
  g_assert_true (says (before, "Hunger will be 4"));
  move = WR_MOVE (WR_PIECE_NONE, WR_MOVE_PLAY, pos.cards[WR_SIDE_WORMS].cards[0], 0);
  g_assert_true (wr_rules_is_legal (&pos, move));
  wr_rules_apply (&pos, move, NULL, NULL);
  g_assert_cmpuint (pos.n_frames, >, 0);
  g_assert_true (wr_forecast_night (&pos, &night));
  waiting = wr_forecast_night_lines (&night);
  g_assert_cmpuint (g_strv_length (waiting), ==, 1);
  g_assert_true (says (waiting, "First a choice has to be made."));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/why/rain", test_rain);
  g_test_add_func ("/why/night", test_night);
  g_test_add_func ("/why/lava", test_lava);
  g_test_add_func ("/why/every-line", test_every_line);
  g_test_add_func ("/threats/bites", test_bites);
  g_test_add_func ("/threats/reach", test_reach);
  g_test_add_func ("/threats/words", test_words);
  g_test_add_func ("/threats/at-once", test_at_once);
  g_test_add_func ("/tonight/waits", test_night_waits);
  return g_test_run ();
}
