/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Sentences about matches at random: all that happens has words, and they give nothing away.
 */
#include "bm-bot.h"
#include "bm-games.h"
#include "bm-replay.h"
#include "tb-advice-words.h"
#include "tb-asks.h"
#include "tb-choice-words.h"
#include "tb-event-why.h"
#include "tb-event-words.h"
#include "tb-game.h"
#include "tb-move-words.h"
#include "tb-names.h"
#include "tb-reach.h"
#include "tb-rules.h"
#include "tb-turn-words.h"
#include "tb-words.h"

#define N_MATCHES 60

static const char *const starts[] = {
  "start:players=1,scenario=delivery", "start:players=1,scenario=scramble,queens=yes,leave=1", "start:players=2",
  "start:players=3,locations=shuffled", "start:players=4,board=canyon", "start:players=5,board=canyon,worms=drawn",
  "start:players=1,scenario=extermination",
};

static BmMatch *
new_match (guint64 seed)
{
  g_autoptr(GError) error = NULL;
  BmMatch *match = bm_match_new (&tb_game, starts[seed % G_N_ELEMENTS (starts)], seed, &error);

  g_assert_no_error (error);
  return match;
}

static void
check_words (const char *words)
{
  g_assert_nonnull (words);
  g_assert_cmpstr (words, !=, "");
  g_assert_null (strstr (words, "  "));
  g_assert_null (strstr (words, "(null)"));
  g_assert_null (strchr (words, '%'));
  g_assert_true (g_utf8_validate (words, -1, NULL));
  g_assert_false (g_str_has_prefix (words, " "));
}

/* Events that say nothing of their own: others tell of them, or nothing is to be seen. */
static const guint8 silent[] = {
  TB_EVENT_OUT, TB_EVENT_ARROW_IGNORED, TB_EVENT_AP, TB_EVENT_TURN_END, TB_EVENT_REMINDER, TB_EVENT_NOT_PLACED_EGG,
  TB_EVENT_NOT_PLACED_RUBBLE, TB_EVENT_CENTRE, TB_EVENT_HUNT, TB_EVENT_PASSED, TB_EVENT_ATTACK_END,
};

static void
check_lines (BmMatch *match,
             guint    index,
             guint8  *told)
{
  g_autoptr(GPtrArray) lines = tb_event_lines (match, index);
  const BmEvent *events;
  guint n, last = 0;

  events = bm_match_get_events (match, index, &n);
  for (guint i = 0; i < lines->len; i++)
    {
      const BmLine *line = g_ptr_array_index (lines, i);

      check_words (line->text);
      if (line->kind == BM_LINE_EVENT)
        g_assert_true (g_str_has_suffix (line->text, "."));
      g_assert_cmpuint (line->at, <, n);
      g_assert_cmpuint (line->at, >=, last);
      last = line->at;
      told[events[line->at].kind] |= 1;
    }
  for (guint i = 0; i < n; i++)
    told[events[i].kind] |= 2;
}

static void
test_events (void)
{
  guint8 told[TB_N_EVENT_KINDS] = { 0 };

  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      guint64 chance = seed;

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          g_autofree char *asks = tb_asks_words (bm_match_get_position (match));
          g_autofree char *turn = tb_turn_words (match, bm_match_get_position (match));

          check_words (asks);
          check_words (turn);
          bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL);
          check_lines (match, bm_match_get_ply (match) - 1, told);
        }
    }
  for (guint kind = 1; kind < TB_N_EVENT_KINDS; kind++)
    if (told[kind] == 2 && memchr (silent, (int) kind, sizeof silent) == NULL)
      g_error ("events of kind %u are never told", kind);
}

/* A Target that somebody moves is named, and how far it still goes. */
static void
test_toward (void)
{
  guint seen = 0;

  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      guint64 chance = seed;

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          const TbPosition *pos = bm_match_get_position (match);
          BmMove moves[BM_MAX_MOVES];
          guint n = tb_rules_legal (pos, moves), slots = 0;

          for (guint i = 0; i < n; i++)
            if (TB_MOVE_KIND (moves[i]) == TB_MOVE_TARGET)
              slots |= 1u << TB_MOVE_A (moves[i]);
          if (slots != 0 && (slots & (slots - 1)) == 0)
            {
              g_autofree char *asks = tb_asks_words (pos);
              g_autofree char *target = g_strdup_printf ("choose where Target %d goes. ", __builtin_ctz (slots) + 1);

              g_assert_nonnull (strstr (asks, target));
              g_assert_true (g_str_has_suffix (asks, " step is left.") || g_str_has_suffix (asks, " steps are left."));
              seen++;
            }
          bm_match_play (match, tb_rules_pick (pos, &chance), NULL);
        }
    }
  g_assert_cmpuint (seen, >, 0);
}

static void
test_moves (void)
{
  guint seen = 0;

  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      guint64 chance = seed;

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          const TbPosition *pos = bm_match_get_position (match);
          g_autoptr(GHashTable) words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
          BmMove moves[BM_MAX_MOVES];
          guint n = tb_rules_legal (pos, moves);

          for (guint i = 0; i < n; i++)
            {
              char *text = tb_move_words (pos, moves[i]);

              check_words (text);
              seen |= 1u << TB_MOVE_KIND (moves[i]);
              /* Two Vehicle cards of one kind, and two Bounties alike, have the same name. */
              if (TB_MOVE_KIND (moves[i]) == TB_MOVE_MOVE)
                g_assert_false (g_hash_table_contains (words, text));
              g_hash_table_add (words, text);
            }
          bm_match_play (match, tb_rules_pick (pos, &chance), NULL);
        }
    }
  g_assert_cmpint (__builtin_popcount (seen), >=, TB_N_MOVE_KINDS - 3);
}

/* A choice that was made is told without the question: never "Yes" or "Done", and to nobody in particular. */
static void
check_choice (const TbPosition *pos,
              BmMove            move)
{
  static const char *const bare[] = { "Yes", "No", "Done" };
  g_autofree char *words = tb_choice_words (pos, move), *better = NULL;
  TbPosition view = *pos;

  tb_rules_hide (&view, (guint) tb_position_to_act (pos));
  better = tb_better_words (&view, move, &move, 1);
  check_words (words);
  check_words (better);
  for (guint i = 0; i < G_N_ELEMENTS (bare); i++)
    g_assert_cmpstr (words, !=, bare[i]);
  g_assert_true (g_str_has_suffix (better, "."));
  g_assert_null (strstr (better, " you"));
}

static void
test_choices (void)
{
  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      guint64 chance = seed;

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          const TbPosition *pos = bm_match_get_position (match);
          BmMove moves[BM_MAX_MOVES];
          guint n = tb_rules_legal (pos, moves);

          for (guint i = 0; i < n; i += 1 + n / 8)
            check_choice (pos, moves[i]);
          bm_match_play (match, tb_rules_pick (pos, &chance), NULL);
        }
    }
}

/* Moves that were made one after the other are one way, as far as its last space. */
static void
test_chosen (void)
{
  g_autoptr(BmMatch) match = bm_match_new (&tb_game, "start:players=3", 5, NULL);
  guint64 chance = 5;
  guint ways = 0;

  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL);
  for (guint i = 0; i + 1 < bm_match_get_n_moves (match); i++)
    {
      BmMove move = bm_match_get_move (match, i), next = bm_match_get_move (match, i + 1);
      g_autofree char *words = tb_chosen_words (match, i), *last = NULL;

      check_words (words);
      if (TB_MOVE_KIND (move) != TB_MOVE_MOVE)
        continue;
      last = g_strdup_printf ("Drive to %s", tb_space_words (TB_MOVE_A (next)));
      if (TB_MOVE_KIND (next) == TB_MOVE_MOVE && bm_match_get_move_side (match, i) == bm_match_get_move_side (match, i + 1))
        ways += g_str_equal (words, last);
    }
  g_assert_cmpuint (ways, >, 0);
}

static void
test_cost (void)
{
  g_autoptr(BmMatch) match = bm_match_new (&tb_game, "start:players=3", 5, NULL);
  g_autofree char *named = NULL, *computer = NULL, *seat = NULL;

  bm_match_set_player (match, TB_RED, "Max");
  bm_match_set_player (match, TB_BLUE, "hard");
  named = tb_cost_words (match, TB_RED, 61, 38);
  computer = tb_cost_words (match, TB_BLUE, 61, 38);
  seat = tb_cost_words (match, TB_GREEN, 5, 0);
  g_assert_cmpstr (named, ==, "For Max (Red) the chance to win fell from 61% to 38%.");
  g_assert_cmpstr (computer, ==, "For Jay (Blue) the chance to win fell from 61% to 38%.");
  g_assert_cmpstr (seat, ==, "For Green the chance to win fell from 5% to 0%.");
}

/* Moves one after the other are one press: on the last space, and never on one that a pawn is on. */
static void
test_advice (void)
{
  guint longer = 0, passed = 0, rolls = 0;

  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      guint64 chance = seed;

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          const TbPosition *pos = bm_match_get_position (match);
          TbWay ways[2 * TB_N_SPACES];
          guint n = tb_reach (pos, ways);
          const TbFrame *top = tb_position_top (pos);

          if (top != NULL && top->kind == TB_FRAME_WEAPON && tb_asks_of (pos) == TB_ASKS_YES_NO)
            {
              g_autofree char *words = tb_advice_words (pos, TB_MOVE (TB_MOVE_YES, 0, 0, 0), NULL, 0);

              g_assert_true (g_str_has_prefix (words, "Roll again"));
              rolls++;
            }
          for (guint i = 0; i < n; i++)
            if (ways[i].ramps == 0)
              {
                g_autofree char *words = tb_advice_words (pos, ways[i].moves[0], ways[i].moves, ways[i].n);

                g_assert_cmpuint (tb_advice_goal (pos, ways[i].moves[0], ways[i].moves, ways[i].n), ==, ways[i].to);
                g_assert_nonnull (strstr (words, tb_space_words (ways[i].to)));
                longer += ways[i].n > 1;
                passed += ways[i].n > 1 && (tb_position_pawns (pos) & TB_BIT (ways[i].spaces[0])) != 0;
              }
          bm_match_play (match, tb_rules_pick (pos, &chance), NULL);
        }
    }
  g_assert_cmpuint (longer, >, 1000);
  g_assert_cmpuint (passed, >, 20);
  g_assert_cmpuint (rolls, >, 0);
}

/* The button for it is named as at the table. */
static void
test_end_turn (void)
{
  g_autoptr(BmMatch) match = new_match (2);
  guint64 chance = 1;
  guint turns = 0, hunts = 0;

  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      const TbPosition *pos = bm_match_get_position (match);
      BmMove done = TB_MOVE (TB_MOVE_DONE, 0, 0, 0);

      if (tb_rules_is_legal (pos, done))
        {
          g_autofree char *words = tb_advice_words (pos, done, NULL, 0);
          gboolean turn = tb_asks_of (pos) == TB_ASKS_ACT;

          g_assert_true (g_str_has_prefix (words, turn ? "End Turn" : "Done"));
          *(turn ? &turns : &hunts) += 1;
        }
      bm_match_play (match, tb_rules_pick (pos, &chance), NULL);
    }
  g_assert_cmpuint (turns, >, 5);
  g_assert_cmpuint (hunts, >, 0);
}

/* The player who comes to the screen is told what for; the others are told who decides. */
static void
test_hand_over (void)
{
  guint hunts = 0, rewards = 0;

  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      guint64 chance = seed;

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          const TbPosition *pos = bm_match_get_position (match);
          guint seat = (guint) bm_match_get_to_act (match);
          g_autofree char *words = tb_decides_words (pos, seat == TB_BLUE ? "Max" : ""), *banner = tb_banner_words (match, TRUE);
          gboolean hunt = tb_asks_of (pos) == TB_ASKS_HUNT, reward = tb_asks_of (pos) == TB_ASKS_CLAIM;

          check_words (words);
          g_assert_true (g_str_has_prefix (words, seat == TB_BLUE ? "Blue: Max" : tb_seat_words (seat)));
          g_assert_true (g_str_has_suffix (words, "Everybody else looks away, please."));
          g_assert_cmpint (strstr (words, ", hunt Worm ") != NULL, ==, hunt);
          g_assert_cmpint (strstr (words, ", choose your reward for Worm ") != NULL, ==, reward);
          if (pos->step != TB_STEP_SETUP && seat != pos->turn)
            g_assert_null (strstr (words, "your turn"));
          g_assert_cmpint (banner != NULL, ==, seat != pos->turn);
          g_assert_true (banner == NULL || g_str_has_suffix (banner, " decides"));
          hunts += hunt;
          rewards += reward;
          bm_match_play (match, tb_rules_pick (pos, &chance), NULL);
        }
    }
  g_assert_cmpuint (hunts, >, 20);
  g_assert_cmpuint (rewards, >, 0);
}

/* The reason of a suggested Leader is not a deed that any Leader could do. */
static void
test_leader (void)
{
  g_autoptr(BmMatch) match = new_match (3);
  const TbPosition *pos = bm_match_get_position (match);
  BmMove moves[BM_MAX_MOVES];
  g_autofree char *words = NULL;

  g_assert_cmpint (tb_asks_of (pos), ==, TB_ASKS_LEADER);
  g_assert_cmpuint (tb_rules_legal (pos, moves), ==, 3);
  words = tb_advice_words (pos, moves[0], moves, 1);
  g_assert_true (g_str_has_prefix (words, "Choose "));
  g_assert_nonnull (strstr (words, " as Leader"));
}

/* Every line has its chain, which ends with itself; who is eaten was caught, whatever was shot before. */
static void
check_why (BmMatch *match,
           guint    index,
           guint   *n_long)
{
  g_autoptr(GPtrArray) lines = tb_event_lines (match, index);
  guint n;
  const BmEvent *events = bm_match_get_events (match, index, &n);

  for (guint i = 0; i < lines->len; i++)
    {
      const BmLine *line = g_ptr_array_index (lines, i);
      g_autoptr(GArray) why = tb_event_why (match, index, line->at);
      const TbWhy *links = (const TbWhy *) (gpointer) why->data;

      g_assert_cmpuint (why->len, >=, 1);
      g_assert_cmpstr (links[why->len - 1].text, ==, line->text);
      for (guint k = 0; k < why->len; k++)
        check_words (links[k].text);
      *n_long += why->len > 2;
      if (events[line->at].kind == TB_EVENT_DIED && events[line->at].m == TB_DEATH_WORM)
        g_assert_cmpstr (links[why->len - 2].rule, ==, "T19.1");
      if (events[line->at].kind == TB_EVENT_COMPLETED)
        g_assert_cmpstr (links[why->len - 2].rule, ==, "T20.2");
      if (events[line->at].kind == TB_EVENT_OBJECTIVE)
        g_assert_cmpuint (why->len, >, 1);
    }
}

static void
test_why (void)
{
  guint n_long = 0;

  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      guint64 chance = seed;

      for (guint i = 0; i < 150 && bm_match_get_to_act (match) != BM_SIDE_NOBODY; i++)
        {
          bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL);
          check_why (match, bm_match_get_ply (match) - 1, &n_long);
        }
    }
  g_assert_cmpuint (n_long, >, 100);
}

/* A card that another seat draws or hides is not named, whichever it is. */
static void
test_secrets (void)
{
  g_autoptr(BmMatch) match = new_match (3);
  const TbPosition *pos = bm_match_get_position (match);
  const BmEvent events[] = {
    { .kind = TB_EVENT_DRAWN, .who = TB_BLUE, .m = TB_DECK_ITEMS, .n = TB_FIRST_ITEM },
    { .kind = TB_EVENT_DRAWN, .who = TB_BLUE, .m = TB_DECK_WEAPONS, .n = TB_FIRST_WEAPON },
    { .kind = TB_EVENT_HID, .who = TB_BLUE, .m = 1, .n = TB_FIRST_VEHICLE },
    { .kind = TB_EVENT_HIDDEN_BOUNTY, .who = TB_BLUE, .m = 1, .n = TB_FIRST_BOUNTY },
  };
  TbPosition later = *pos;

  later.step = TB_STEP_ACT;
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autoptr(GPtrArray) lines = tb_event_lines_of (match, &later, &events[i], 1);

      g_assert_cmpuint (lines->len, ==, 1);
      g_assert_null (strstr (((BmLine *) g_ptr_array_index (lines, 0))->text, tb_card_words ((TbCard) events[i].n)));
    }
}

static char *
words_of (BmMatch       *match,
          guint          index,
          const BmEvent *events,
          guint          n)
{
  g_autoptr(GPtrArray) lines = tb_event_lines_of (match, bm_match_get_position_at (match, index), events, n);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s\n", ((BmLine *) g_ptr_array_index (lines, i))->text);
  return g_string_free (text, FALSE);
}

/* Move number INDEX reads the same whichever the cards are that not all may see; returns how many there are. */
static guint
check_fillings (BmMatch *match,
                guint    index)
{
  guint n, changed = 0;
  const BmEvent *events = bm_match_get_events (match, index, &n);
  g_autofree BmEvent *others = g_memdup2 (events, n * sizeof *events);
  g_autofree char *words = words_of (match, index, events, n), *other_words = NULL;

  for (guint i = 0; i < n; i++)
    {
      BmEvent hidden = events[i];

      tb_game.hide_event (&hidden, BM_SIDE_NOBODY);
      if (hidden.n == events[i].n)
        continue;
      others[i].n = events[i].n == TB_FIRST_BOUNTY ? TB_FIRST_WEAPON : TB_FIRST_BOUNTY;
      changed++;
    }
  other_words = words_of (match, index, others, n);
  g_assert_cmpstr (words, ==, other_words);
  return changed;
}

static void
test_fillings (void)
{
  guint changed = 0;

  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      guint64 chance = seed;

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL);
          changed += check_fillings (match, bm_match_get_ply (match) - 1);
        }
    }
  g_assert_cmpuint (changed, >, 1000);
}

/* The log of a whole match, which was read line by line: who changes a sentence reads it again, in the file beside this. */
static void
test_log (void)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *record = g_test_build_filename (G_TEST_DIST, "terror-below", "golden",
                                                   "a-delivery-to-each-location.json", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "terror-below", "words",
                                                 "a-delivery-to-each-location.log", NULL);
  g_autofree char *text = NULL;
  g_autoptr(BmReplay) replay = bm_replay_load (record, &error);
  g_auto (GStrv) wanted = NULL;
  guint at = 0;

  g_assert_no_error (error);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  wanted = g_strsplit (text, "\n", -1);
  for (guint index = 0; index < bm_match_get_n_moves (replay->match); index++)
    {
      g_autoptr(GPtrArray) lines = tb_event_lines (replay->match, index);

      for (guint i = 0; i < lines->len; i++)
        g_assert_cmpstr (((BmLine *) g_ptr_array_index (lines, i))->text, ==, wanted[at++]);
    }
  g_assert_cmpstr (wanted[at], ==, "");
}

/* People go by their names, or else by their colours; computers by names of their own. */
/* A seat without a name of its own is not named twice. */
static void
test_seat_names (void)
{
  g_autofree char *named = tb_seat_name_words (TB_BLUE, "Max"), *unnamed = tb_seat_name_words (TB_BLUE, tb_seat_words (TB_BLUE));

  g_assert_cmpstr (named, ==, "Blue: Max");
  g_assert_cmpstr (unnamed, ==, "Blue");
}

static void
test_names (void)
{
  g_autoptr(BmMatch) match = new_match (3);
  g_autofree char *both = NULL;

  bm_match_set_player (match, TB_RED, "Ada");
  bm_match_set_player (match, TB_BLUE, bm_level_id (BM_LEVEL_HARD));
  g_assert_cmpstr (tb_player_words (match, TB_RED), ==, "Ada");
  g_assert_cmpstr (tb_player_words (match, TB_BLUE), ==, "Jay");
  both = tb_players_words (match, 1u << TB_RED | 1u << TB_BLUE | 1u << TB_GREEN);
  g_assert_cmpstr (both, ==, "Ada, Jay and Green");
}

/* The text for the hand is short, and a card without one says all. */
static void
test_hand (void)
{
  TbCard tow_truck = tb_card_from_id ("tow-truck-9");
  g_autofree char *vehicle = tb_vehicle_words (tow_truck), *boots = tb_vehicle_words (tb_card_from_id ("boots-1"));

  g_assert_cmpstr (vehicle, ==, "Tow Truck 6: right, right, down, down");
  g_assert_cmpstr (boots, ==, "Boots 2: no arrows");
  g_assert_cmpstr (tb_card_short (tb_card_from_id ("boots-1")), ==, "Adds the points of a second card, not a 7.");
  g_assert_cmpstr (tb_card_short (tb_card_from_id ("pistol")), ==, "2 damage, or shoot a Hat off.");
  g_assert_cmpstr (tb_card_short (tb_card_from_id ("doc")), ==, tb_card_text_words (tb_card_from_id ("doc")));
  g_assert_cmpstr (tb_card_short (TB_CARD_UNKNOWN), ==, "");
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  bm_games_register (&tb_game);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/terror-words/events", test_events);
  g_test_add_func ("/terror-words/toward", test_toward);
  g_test_add_func ("/terror-words/moves", test_moves);
  g_test_add_func ("/terror-words/choices", test_choices);
  g_test_add_func ("/terror-words/chosen", test_chosen);
  g_test_add_func ("/terror-words/cost", test_cost);
  g_test_add_func ("/terror-words/advice", test_advice);
  g_test_add_func ("/terror-words/end-turn", test_end_turn);
  g_test_add_func ("/terror-words/hand-over", test_hand_over);
  g_test_add_func ("/terror-words/leader", test_leader);
  g_test_add_func ("/terror-words/why", test_why);
  g_test_add_func ("/terror-words/secrets", test_secrets);
  g_test_add_func ("/terror-words/fillings", test_fillings);
  g_test_add_func ("/terror-words/log", test_log);
  g_test_add_func ("/terror-words/names", test_names);
  g_test_add_func ("/terror-words/seat-names", test_seat_names);
  g_test_add_func ("/terror-words/hand", test_hand);
  return g_test_run ();
}
