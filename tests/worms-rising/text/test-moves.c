/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Moves, events, spaces and names as text.
 */
#include <string.h>

#include "wr-cards-json.h"
#include "wr-event-text.h"
#include "wr-move-text.h"
#include "wr-names.h"
#include "wr-position-json.h"
#include "wr-rules.h"

static const struct
{
  const char *text;
  BmMove      move;
} spelled[] = {
  { "fly d7", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_FLY, WR_SPACE (3, 7), 0) },
  { "fly a13", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_FLY, WR_SPACE (0, 13), 0) },
  { "fly <12", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_FLY, WR_SPACE (-1, 12), 0) },
  { "dig down", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_DIG, WR_DIR_BYTE (WR_DIR_DOWN), 0) },
  { "peck left", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_PECK, WR_DIR_BYTE (WR_DIR_LEFT), 0) },
  { "eat e3", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_EAT, WR_SPACE (4, 3), WR_PIECE_NONE) },
  { "eat e3 zombie2", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_EAT, WR_SPACE (4, 3), WR_PIECE_ZOMBIE_2) },
  { "drill", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_DRILL, WR_SPACE_NONE, 0) },
  { "drill from k12", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_DRILL, WR_SPACE (10, 12), 0) },
  { "rest", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_REST, 0, 0) },
  { "break g10", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_BREAK, WR_SPACE (6, 10), 0) },
  { "break pink g10", WR_MOVE (WR_PIECE_PINK, WR_MOVE_BREAK, WR_SPACE (6, 10), 0) },
  { "move green up", WR_MOVE (WR_PIECE_GREEN, WR_MOVE_MOVE, WR_DIR_BYTE (WR_DIR_UP), 0) },
  { "move zombie4 right", WR_MOVE (WR_PIECE_ZOMBIE_4, WR_MOVE_MOVE, WR_DIR_BYTE (WR_DIR_RIGHT), 0) },
  { "push yellow left", WR_MOVE (WR_PIECE_YELLOW, WR_MOVE_PUSH, WR_DIR_BYTE (WR_DIR_LEFT), 0) },
  { "bite zombie1", WR_MOVE (WR_PIECE_ZOMBIE_1, WR_MOVE_BITE, 0, 0) },
  { "bedrock purple a1", WR_MOVE (WR_PIECE_PURPLE, WR_MOVE_BEDROCK, WR_SPACE (0, 1), 0) },
  { "raise green c5 d6", WR_MOVE (WR_PIECE_GREEN, WR_MOVE_RAISE, WR_SPACE (2, 5), WR_SPACE (3, 6)) },
  { "end", WR_MOVE (WR_PIECE_NONE, WR_MOVE_END, 0, 0) },
  { "land f0", WR_MOVE (WR_PIECE_NONE, WR_MOVE_LAND, WR_SPACE (5, 0), 0) },
  { "dig h5", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_DIG, WR_SPACE (7, 5), 0) },
  { "dig up-left", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_DIG, WR_DIR_BYTE (WR_DIR_UP_LEFT), 0) },
  { "push pink c4", WR_MOVE (WR_PIECE_PINK, WR_MOVE_PUSH, WR_SPACE (2, 4), 0) },
  { "move green down-right", WR_MOVE (WR_PIECE_GREEN, WR_MOVE_MOVE, WR_DIR_BYTE (WR_DIR_DOWN_RIGHT), 0) },
  { "peck up-right", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_PECK, WR_DIR_BYTE (WR_DIR_UP_RIGHT), 0) },
  { "peck down-left", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_PECK, WR_DIR_BYTE (WR_DIR_DOWN_LEFT), 0) },
  { "use", WR_MOVE (WR_PIECE_BIRD, WR_MOVE_USE, 0, 0) },
  { "use purple", WR_MOVE (WR_PIECE_PURPLE, WR_MOVE_USE, 0, 0) },
  { "yes", WR_MOVE (WR_PIECE_NONE, WR_MOVE_YES, 0, 0) },
  { "no", WR_MOVE (WR_PIECE_NONE, WR_MOVE_NO, 0, 0) },
  { "choose done", WR_CHOOSE (WR_OPTION_DONE, 0) },
  { "choose bird", WR_CHOOSE (WR_OPTION_PIECE, WR_PIECE_BIRD) },
  { "choose zombie3", WR_CHOOSE (WR_OPTION_PIECE, WR_PIECE_ZOMBIE_3) },
  { "choose d5", WR_CHOOSE (WR_OPTION_SPACE, WR_SPACE (3, 5)) },
  { "choose gravestone d5", WR_CHOOSE (WR_OPTION_TOKEN + WR_TOKEN_GRAVESTONE, WR_SPACE (3, 5)) },
  { "choose k", WR_CHOOSE (WR_OPTION_COLUMN, 10) },
  { "choose 3", WR_CHOOSE (WR_OPTION_NUMBER, 3) },
  { "choose left", WR_CHOOSE (WR_OPTION_DIR, WR_DIR_LEFT) },
  { "exit f12", WR_MOVE (WR_PIECE_NONE, WR_MOVE_EXIT, WR_SPACE (5, 12), 0) },
};

static void
test_moves_both_ways (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (spelled); i++)
    {
      g_autofree char *text = wr_move_to_text (spelled[i].move);
      g_autofree char *capitals = g_ascii_strup (spelled[i].text, -1);

      g_assert_cmpstr (text, ==, spelled[i].text);
      g_assert_cmphex (wr_move_from_text (NULL, spelled[i].text), ==, spelled[i].move);
      g_assert_cmphex (wr_move_from_text (NULL, capitals), ==, spelled[i].move);
    }
}

static void
test_moves_refused (void)
{
  static const char *const texts[] = {
    "", " ", "fly", "fly ", "fly  d7", " fly d7", "fly d7 ", "fly\td7", "fly d7 e8", "fly d07", "fly d14", "fly l3",
    "fly <0", "fly >13", "fly <13", "fly up", "flyd7", "flyer d7", "dig sideways", "eat e3 bird", "eat e3 ",
    "eat zombie2", "drill f0", "drill from", "drills", "rest now", "move bird up", "move green", "move green b7",
    "move zombie5 up", "move zombie0 up", "push green", "raise green c5", "break green", "end turn", "land", "exit up",
    "play", "play gull", "discard gull", "use zombie5", "use bird", "yes ", "choose", "choose ", "choose l",
    "choose 03",
    "choose 201", "choose d5 drill", "choose bird d5", "choose gull", "draft worm x", "draft worm green tripwire",
    "draft bird tripwire x", "fly d7\n", "fly d7\xc2\xa0", "f\xc3\xb6y d7",
    "raise zombie1 k12 k12 raise zombie1 k12 k12 raise zombie1",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      if (wr_move_from_text (NULL, texts[i]) != BM_MOVE_NONE)
        g_error ("'%s' is taken for a move", texts[i]);
    }
}

/* Cards by their ids. */
static void
test_cards (void)
{
  static const char *const texts[] = { "play tripwire", "discard hypnosis", "choose venom", "choose row",
                                       "draft bird the-owl", "draft worm the-root" };
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (wr_card_id (WR_NO_CARD), ==, "?");
  wr_cards_box (&error);
  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      BmMove move = wr_move_from_text (NULL, texts[i]);
      g_autofree char *again = wr_move_to_text (move);

      g_assert_cmpstr (again, ==, texts[i]);
    }
  g_assert_cmphex (wr_move_from_text (NULL, "Play TRIPWIRE"), ==,
                   WR_MOVE (WR_PIECE_NONE, WR_MOVE_PLAY, wr_card_find ("tripwire"), 0));
  g_assert_cmphex (wr_move_from_text (NULL, "draft worm the-root"), ==,
                   WR_MOVE (WR_PIECE_GREEN, WR_MOVE_DRAFT, wr_card_find ("the-root"), 0));
}

/* What an option is depends on what is asked. */
static void
test_answers (void)
{
  static const char *const text =
    "{\"turn\": \"bird\", \"hands\": {\"bird\": [\"cloudburst\"]}, \"worms\": [{\"colour\": \"green\"}]}";
  g_autoptr (GError) error = NULL;
  WrPosition pos;

  wr_position_parse ("text", text, strlen (text), &pos, &error);
  g_assert_no_error (error);
  wr_rules_apply (&pos, wr_move_from_text (&pos, "play cloudburst"), NULL, NULL);
  g_assert_true (wr_rules_is_legal (&pos, wr_move_from_text (&pos, "CHOOSE left")));
  g_assert_false (wr_rules_is_legal (&pos, wr_move_from_text (&pos, "choose down")));
  g_assert_false (wr_rules_is_legal (&pos, wr_move_from_text (&pos, "choose done")));
}

/* Kinds of durations, both ways. */
static void
test_untils (void)
{
  static const char *const good[] = { "turn", "next-turn worms", "next-turn bird", "until-turn worms",
                                      "until-turn bird",
                                      "until-end worms", "until-end bird", "day", "tomorrow", "days 2", "match",
                                      "event rest", "while" };
  static const char *const bad[] = { "", "days", "days 0", "days 02", "days 16", "event", "event dance", "turn ",
                                     "next-turn", "until-turn green" };
  WrUntil until;
  guint n;

  for (gsize i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      g_assert_true (wr_until_from_text (good[i], &until, &n));
      wr_until_append_text (until, n, text);
      g_assert_cmpstr (text->str, ==, good[i]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      if (wr_until_from_text (bad[i], &until, &n))
        g_error ("'%s' is taken for a duration", bad[i]);
    }
}

static void
test_spaces (void)
{
  guint n = 0;

  for (guint space = 0; space <= G_MAXUINT8; space++)
    {
      char text[WR_SPACE_TEXT_SIZE];

      if (!wr_space_on_board ((WrSpace) space) && !wr_space_outside ((WrSpace) space))
        {
          g_assert_cmpstr (wr_space_text ((WrSpace) space, text), ==, "?");
          continue;
        }
      g_assert_cmpuint (wr_space_from_text (wr_space_text ((WrSpace) space, text)), ==, space);
      n++;
    }
  /* 11 columns of 13 rows, 12 places on each side, 11 below. */
  g_assert_cmpuint (n, ==, 11 * 13 + 12 + 12 + 11);

  g_assert_cmpuint (wr_space_from_text ("A0"), ==, WR_SPACE_NONE);
  g_assert_cmpuint (wr_space_from_text (""), ==, WR_SPACE_NONE);
  g_assert_cmpuint (wr_space_from_text ("a"), ==, WR_SPACE_NONE);
  g_assert_cmpuint (wr_space_from_text ("a123"), ==, WR_SPACE_NONE);
}

static void
test_names (void)
{
  guint n = 0;

  for (WrPiece piece = WR_PIECE_GREEN; piece < WR_N_PIECES; piece++)
    g_assert_cmpint (wr_piece_from_name (wr_piece_name (piece)), ==, piece);
  for (WrDir dir = WR_DIR_UP; dir < WR_N_DIRS; dir++)
    g_assert_cmpint (wr_dir_from_name (wr_dir_name (dir)), ==, dir);
  for (WrSide side = WR_SIDE_WORMS; side < WR_N_SIDES; side++)
    g_assert_cmpint (wr_side_from_name (wr_side_name (side)), ==, side);
  for (WrAction action = WR_ACTION_BEDROCK; action < WR_N_ACTIONS; action++)
    {
      g_assert_cmpint (wr_action_from_name (wr_action_name (action)), ==, action);
      n += wr_side_has_action (WR_SIDE_BIRD, action) + wr_side_has_action (WR_SIDE_WORMS, action);
      /* The canonical form relies on the order. */
      if (action > 0)
        g_assert_cmpint (strcmp (wr_action_name (action - 1), wr_action_name (action)), <, 0);
    }
  g_assert_cmpuint (n, ==, 8 + 7);
  g_assert_cmpint (wr_piece_from_name ("Green"), ==, WR_PIECE_NONE);
  g_assert_cmpint (wr_side_from_name ("setup"), ==, WR_N_SIDES);
}

static void
test_events (void)
{
  static const struct
  {
    BmEvent     event;
    const char *text;
  } told[] = {
    { { WR_EVENT_DAY, 0, 0, 0, 4, 0 }, "day 4" },
    { { WR_EVENT_TURN, WR_SIDE_BIRD, 0, 0, 3, 0 }, "turn bird 3" },
    { { WR_EVENT_TURN_END, WR_SIDE_WORMS, 0, 0, 0, 0 }, "turn-end worms" },
    { { WR_EVENT_ROLLED, 0, 0, 0, 6, 4 }, "rolled d6 4" },
    { { WR_EVENT_RAIN, 0, 0, 0, WR_DIR_UP, 0 }, "rain up" },
    { { WR_EVENT_SHUFFLED, WR_N_SIDES, 0, 0, 0, 0 }, "shuffled events" },
    { { WR_EVENT_SPENT, WR_SIDE_BIRD, 0, 0, 1, WR_ACTION_FLY }, "spent bird 1" },
    { { WR_EVENT_ACTIONS, WR_SIDE_BIRD, 0, 0, -1, 1 }, "actions bird next -1" },
    { { WR_EVENT_ACTIONS, WR_SIDE_WORMS, 0, 0, 4, 0 }, "actions worms now 4" },
    { { WR_EVENT_DRAWN, WR_SIDE_WORMS, 0, 0, WR_NO_CARD, 0 }, "drawn worms ?" },
    { { WR_EVENT_PLAYED, WR_SIDE_WORMS, 0, 0, WR_NO_CARD, 0 }, "played worms ?" },
    { { WR_EVENT_POWER, WR_PIECE_BIRD, 0, 0, WR_NO_CARD, 1 }, "power bird ?" },
    { { WR_EVENT_DISCARDED, WR_SIDE_BIRD, 0, 0, WR_NO_CARD, 0 }, "discarded bird ?" },
    { { WR_EVENT_SEEN, WR_SIDE_WORMS, 0, 0, WR_NO_CARD, 0 }, "seen worms ?" },
    { { WR_EVENT_DRAFTED, WR_PIECE_PINK, 0, 0, WR_NO_CARD, 0 }, "drafted pink ?" },
    { { WR_EVENT_SPECIAL, 0, 0, 0, WR_NO_CARD, 0 }, "special-event ?" },
    { { WR_EVENT_REMINDER, 0, 0, 0, WR_NO_CARD, 1 }, "reminder ? on" },
    { { WR_EVENT_REMINDER, 0, 0, 0, WR_NO_CARD, 0 }, "reminder ? off" },
    { { WR_EVENT_SKIPPED, 0, 0, 0, WR_NO_CARD, WR_SKIPPED_G3 }, "skipped ? G3" },
    { { WR_EVENT_SKIPPED, 0, 0, 0, WR_NO_CARD, WR_SKIPPED_R1_4 }, "skipped ? R1.4" },
    { { WR_EVENT_STUNNED, WR_PIECE_GREEN, 0, 0, 2, 0 }, "stunned green 2" },
    { { WR_EVENT_MOVED, WR_PIECE_GREEN, WR_SPACE (1, 8), WR_SPACE (1, 7), 0, 0 }, "moved green b8 b7" },
    { { WR_EVENT_FLEW, WR_PIECE_BIRD, WR_SPACE (5, 0), WR_SPACE (3, 10), 0, 0 }, "flew bird f0 d10" },
    { { WR_EVENT_FELL, WR_PIECE_ZOMBIE_1, WR_SPACE (1, 2), WR_SPACE (1, 7), 0, 0 }, "fell zombie1 b2 b7" },
    { { WR_EVENT_CARRIED, WR_PIECE_BIRD, WR_SPACE (5, 0), WR_SPACE (5, 1), 0, 0 }, "carried bird f0 f1" },
    { { WR_EVENT_TELEPORTED, WR_PIECE_PINK, WR_SPACE (2, 4), WR_SPACE (5, 12), 0, 0 }, "teleported pink c4 f12" },
    { { WR_EVENT_RAISED, WR_PIECE_ZOMBIE_2, 0, WR_SPACE (2, 5), 0, 0 }, "raised zombie2 c5" },
    { { WR_EVENT_WORM_EATEN, WR_PIECE_GREEN, WR_SPACE (1, 8), 0, 0, 0 }, "worm-eaten green b8" },
    { { WR_EVENT_ZOMBIE_EATEN, WR_PIECE_ZOMBIE_4, WR_SPACE (1, 8), 0, 0, 0 }, "zombie-eaten zombie4 b8" },
    { { WR_EVENT_DIED, WR_PIECE_PURPLE, WR_SPACE (1, 8), 0, 0, 0 }, "died purple b8 lava" },
    { { WR_EVENT_DIED, WR_PIECE_ZOMBIE_1, WR_SPACE (1, 8), 0, 1, 0 }, "died zombie1 b8 gone" },
    { { WR_EVENT_WOKE, WR_PIECE_YELLOW, 0, 0, 0, 0 }, "woke yellow" },
    { { WR_EVENT_BITTEN, WR_PIECE_GREEN, 0, 0, 0, 0 }, "bitten green" },
    { { WR_EVENT_PECKED, 0, 0, 0, WR_DIR_RIGHT, 0 }, "pecked right" },
    { { WR_EVENT_DUG, 0, 0, WR_SPACE (5, 1), 0, 0 }, "dug f1" },
    { { WR_EVENT_SANK, 0, 0, 1, 5, 0 }, "sank f 0 1" },
    { { WR_EVENT_ROSE, 0, 11, 10, 10, 0 }, "rose k 11 10" },
    { { WR_EVENT_PUT, WR_TOKEN_BIRD, 0, WR_SPACE (5, 0), 0, 0 }, "put bird f0" },
    { { WR_EVENT_TAKEN, WR_TOKEN_WORMHOLE, WR_SPACE (2, 4), 0, 0, 0 }, "taken wormhole c4" },
    { { WR_EVENT_SHIFTED, WR_TOKEN_BEDROCK, WR_SPACE (4, 1), WR_SPACE (4, 2), 0, 0 }, "shifted bedrock e1 e2" },
    { { WR_EVENT_BROKE, WR_TOKEN_DRILL, WR_SPACE (4, 1), 0, 0, 0 }, "broke drill e1" },
    { { WR_EVENT_BURNT, 0, WR_SPACE (4, 1), 0, 0, 0 }, "burnt e1" },
    { { WR_EVENT_TRACKER, WR_TRACKER_HEALTH, 5, 4, 0, 0 }, "tracker health 5 4" },
    { { WR_EVENT_WON, WR_SIDE_BIRD, 0, 0, WR_VICTORY_EATEN, 0 }, "won bird R2.1 eaten" },
    { { WR_EVENT_WON, WR_SIDE_WORMS, 0, 0, WR_VICTORY_HEALTH, 0 }, "won worms R2.2 health" },
    { { WR_EVENT_WON, WR_SIDE_WORMS, 0, 0, WR_VICTORY_STARVED, 0 }, "won worms R2.2 starved" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *text = wr_event_to_text (&told[i].event);

      g_assert_cmpstr (text, ==, told[i].text);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moves/both-ways", test_moves_both_ways);
  g_test_add_func ("/moves/refused", test_moves_refused);
  g_test_add_func ("/moves/cards", test_cards);
  g_test_add_func ("/moves/answers", test_answers);
  g_test_add_func ("/untils", test_untils);
  g_test_add_func ("/spaces", test_spaces);
  g_test_add_func ("/names", test_names);
  g_test_add_func ("/events", test_events);
  return g_test_run ();
}
