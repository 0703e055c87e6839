/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why a line is in the log, and who could bite or be eaten soon: both without a widget.
 */
#include "config.h"

#include "bm-cards-json.h"
#include "bm-event-why.h"
#include "bm-forecast.h"
#include "bm-match.h"
#include "bm-rule-words.h"
#include "bm-threats.h"
#include "bm-worms-rising.h"
#include "ui-matches.h"

#define N_GAMES 12
#define MOST_MOVES 160

static void
assert_link (GArray     *why,
             guint       index,
             const char *text,
             const char *rule)
{
  const BmWhy *link;

  g_assert_cmpuint (index, <, why->len);
  link = &g_array_index (why, BmWhy, index);
  g_assert_cmpstr (link->text, ==, text);
  g_assert_cmpstr (link->rule, ==, rule);
}

static void
test_rain (void)
{
  const BmEvent events[] = {
    { .kind = BM_EVENT_TURN_END, .who = BM_SIDE_BIRD },
    { .kind = BM_EVENT_DAY, .n = 4 },
    { .kind = BM_EVENT_ROLLED, .n = BM_RAIN_DIE, .m = 5 },
    { .kind = BM_EVENT_RAIN, .n = BM_DIR_UP },
    { .kind = BM_EVENT_MOVED, .who = BM_PIECE_PINK, .from = BM_SPACE (6, 5), .to = BM_SPACE (6, 4) },
    { .kind = BM_EVENT_MOVED, .who = BM_PIECE_PINK, .from = BM_SPACE (6, 4), .to = BM_SPACE (6, 3) },
    { .kind = BM_EVENT_TRACKER, .who = BM_TRACKER_SUSPICION, .from = 1, .to = 2 },
  };
  g_autoptr(GArray) moved = bm_event_why (events, G_N_ELEMENTS (events), 4);
  g_autoptr(GArray) suspicion = bm_event_why (events, G_N_ELEMENTS (events), 6);

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
    { .kind = BM_EVENT_TURN_END, .who = BM_SIDE_BIRD },
    { .kind = BM_EVENT_SANK, .n = 2, .from = 2, .to = 3 },
    { .kind = BM_EVENT_SANK, .n = 7, .from = 1, .to = 2 },
    { .kind = BM_EVENT_DIED, .who = BM_PIECE_GREEN, .from = BM_SPACE (2, 3) },
    { .kind = BM_EVENT_TRACKER, .who = BM_TRACKER_HUNGER, .from = 5, .to = 4 },
  };
  g_autoptr(GArray) died = bm_event_why (events, G_N_ELEMENTS (events), 3);
  g_autoptr(GArray) hunger = bm_event_why (events, G_N_ELEMENTS (events), 4);

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
    { .kind = BM_EVENT_ROLLED, .n = 12, .m = 2 },
    { .kind = BM_EVENT_PUT, .who = BM_TOKEN_LAVA, .to = BM_SPACE (1, 0) },
    { .kind = BM_EVENT_ROLLED, .n = 12, .m = 12 },
    { .kind = BM_EVENT_ROLLED, .n = 12, .m = 3 },
    { .kind = BM_EVENT_PUT, .who = BM_TOKEN_LAVA, .to = BM_SPACE (2, 1) },
    { .kind = BM_EVENT_DIED, .who = BM_PIECE_GREEN, .from = BM_SPACE (2, 1) },
    { .kind = BM_EVENT_ROLLED, .n = 12, .m = 5 },
    { .kind = BM_EVENT_TURN, .who = BM_SIDE_WORMS, .n = 4 },
    { .kind = BM_EVENT_PUT, .who = BM_TOKEN_LAVA, .to = BM_SPACE (7, 0) },
    { .kind = BM_EVENT_PUT, .who = BM_TOKEN_LAVA, .to = BM_SPACE (8, 0) },
  };
  const guint n = G_N_ELEMENTS (events);
  g_autoptr(GArray) died = bm_event_why (events, n, 5);
  BmLine line;

  g_assert_cmpuint (bm_event_line (events, n, &line), ==, 5);
  g_assert_cmpstr (line.text, ==, "Rolled 2, 12, 3: Lava now at b0, c1.");
  g_assert_cmpuint (line.n_spaces, ==, 2);
  g_assert_cmpuint (line.spaces[1], ==, BM_SPACE (2, 1));
  g_free (line.text);
  g_assert_cmpuint (bm_event_line (&events[6], n - 6, &line), ==, 1);
  g_assert_cmpstr (line.text, ==, "The die shows 5.");
  g_free (line.text);
  g_assert_cmpuint (bm_event_line (&events[8], n - 8, &line), ==, 2);
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
      g_autoptr(BmMatch) match = bm_match_new (&bm_worms_rising, UI_START_CARDS, seed, NULL);

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY && bm_match_get_ply (match) < MOST_MOVES)
        {
          guint n;
          const BmEvent *events;

          bm_match_play (match, bm_rules_pick (bm_match_get_position (match), &chance), NULL);
          events = bm_match_get_last_events (match, &n);
          for (guint at = 0; at < n;)
            {
              BmLine line;
              guint used = bm_event_line (&events[at], n - at, &line);
              g_autoptr(GArray) why = bm_event_why (events, n, at);
              g_autofree char *text = line.text;

              if (text != NULL)
                {
                  g_assert_cmpuint (why->len, >, 0);
                  g_assert_cmpstr (g_array_index (why, BmWhy, why->len - 1).text, ==, text);
                }
              for (guint i = 0; i < why->len; i++)
                if (g_array_index (why, BmWhy, i).rule != NULL)
                  g_assert_nonnull (bm_rule_words (g_array_index (why, BmWhy, i).rule));
              at += used;
            }
        }
    }
}

/* A board with the Bird on the Grass of f and the Worms in the corners. */
static void
set_up (BmPosition *pos,
        BmSide      turn)
{
  bm_position_init (pos);
  pos->turn = (guint8) turn;
  pos->total = BM_ACTIONS;
  pos->spent = 0;
  pos->at[BM_PIECE_BIRD] = BM_SPACE (5, 0);
  pos->at[BM_PIECE_GREEN] = BM_SPACE (0, 12);
  pos->at[BM_PIECE_YELLOW] = BM_SPACE (1, 12);
  pos->at[BM_PIECE_PURPLE] = BM_SPACE (9, 12);
  pos->at[BM_PIECE_PINK] = BM_SPACE (10, 12);
}

static void
test_bites (void)
{
  BmThreats threats;
  BmPosition pos;

  set_up (&pos, BM_SIDE_WORMS);
  g_assert_true (bm_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.biters, ==, 0);

  /* Three steps and a Bite, but not four. */
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 4);
  pos.at[BM_PIECE_PINK] = BM_SPACE (8, 3);
  g_assert_true (bm_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.biters, ==, 1u << BM_PIECE_GREEN);
  g_assert_cmpuint (threats.bites[BM_SPACE (5, 1)], ==, 1u << BM_PIECE_GREEN);
  g_assert_cmpuint (threats.bites[BM_SPACE (4, 1)], ==, 0);

  /* In the Bird's turn those of the next day count, with all their actions. */
  pos.turn = BM_SIDE_BIRD;
  pos.spent = 3;
  g_assert_true (bm_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.bites[BM_SPACE (5, 1)], ==, 1u << BM_PIECE_GREEN);
  g_assert_true (threats.dry);

  pos.stunned[BM_PIECE_GREEN] = 2;
  g_assert_true (bm_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.biters, ==, 0);
}

static void
test_reach (void)
{
  BmThreats threats;
  BmPosition pos;

  set_up (&pos, BM_SIDE_BIRD);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 3);
  g_assert_true (bm_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.reached, ==, 1u << BM_PIECE_GREEN);

  /* Over the whole garden: a flight, two Digs, a bite. */
  pos.at[BM_PIECE_GREEN] = BM_SPACE (0, 3);
  g_assert_true (bm_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.reached, ==, 1u << BM_PIECE_GREEN);
  pos.spent = 2;
  g_assert_true (bm_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.reached, ==, 0);

  /* In the Worms' turn it is the Bird's turn after it. */
  pos.turn = BM_SIDE_WORMS;
  g_assert_true (bm_threats_find (&pos, &threats));
  g_assert_cmpuint (threats.reached, ==, 1u << BM_PIECE_GREEN);
}

static void
test_words (void)
{
  BmThreats threats;
  BmPosition pos;
  g_autofree char *here = NULL, *nothing = NULL;
  g_auto(GStrv) lines = NULL;

  set_up (&pos, BM_SIDE_WORMS);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 1);
  g_assert_true (bm_threats_find (&pos, &threats));
  here = bm_threats_describe (&threats, &pos, BM_SPACE (5, 1));
  nothing = bm_threats_describe (&threats, &pos, BM_SPACE (0, 5));
  lines = bm_threats_lines (&threats);
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
      g_autoptr(BmMatch) match = bm_match_new (&bm_worms_rising, UI_START_CARDS, seed, NULL);

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY && bm_match_get_ply (match) < MOST_MOVES)
        {
          const BmPosition *pos = bm_match_get_position (match);
          BmThreats threats;

          if (bm_threats_find (pos, &threats))
            for (guint piece = 0; piece < BM_N_CRAWLERS; piece++)
              {
                if (pos->turn == BM_SIDE_WORMS && bm_rules_is_legal (pos, BM_MOVE (piece, BM_MOVE_BITE, 0, 0)))
                  g_assert_true (threats.bites[pos->at[piece]] >> piece & 1);
                if (piece < BM_N_WORMS && bm_rules_is_legal (pos, BM_MOVE (BM_PIECE_BIRD, BM_MOVE_EAT, pos->at[piece],
                                                                           BM_PIECE_NONE)))
                  g_assert_true (threats.reached >> piece & 1);
                if (pos->at[piece] == BM_SPACE_NONE)
                  g_assert_false ((threats.reached | threats.biters) >> piece & 1);
              }
          bm_match_play (match, bm_rules_pick (pos, &chance), NULL);
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
  BmPosition pos;
  BmNight night;
  g_auto(GStrv) before = NULL, waiting = NULL;
  g_autoptr(GError) error = NULL;
  BmMove move;

  bm_cards_all (NULL, &error);
  g_assert_no_error (error);
  set_up (&pos, BM_SIDE_WORMS);
  pos.hunger = 5;
  pos.cards[BM_SIDE_WORMS].cards[0] = (guint8) bm_card_find ("tripwire");
  pos.cards[BM_SIDE_WORMS].n_hand = 1;
  g_assert_true (bm_forecast_night (&pos, &night));
  before = bm_forecast_night_lines (&night);
  g_assert_true (says (before, "Nothing sinks"));
  g_assert_true (says (before, "Hunger will be 4"));
  move = BM_MOVE (BM_PIECE_NONE, BM_MOVE_PLAY, pos.cards[BM_SIDE_WORMS].cards[0], 0);
  g_assert_true (bm_rules_is_legal (&pos, move));
  bm_rules_apply (&pos, move, NULL, NULL);
  g_assert_cmpuint (pos.n_frames, >, 0);
  g_assert_true (bm_forecast_night (&pos, &night));
  waiting = bm_forecast_night_lines (&night);
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
