/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Moves, events, spaces and names as text.
 */
#include <string.h>

#include "bm-cards-json.h"
#include "bm-event-text.h"
#include "bm-move-text.h"
#include "bm-names.h"
#include "bm-position-json.h"
#include "bm-rules.h"

static const struct
{
  const char *text;
  BmMove      move;
} spelled[] = {
  { "fly d7", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_FLY, BM_SPACE (3, 7), 0) },
  { "fly a13", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_FLY, BM_SPACE (0, 13), 0) },
  { "fly <12", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_FLY, BM_SPACE (-1, 12), 0) },
  { "dig down", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_DIG, BM_DIR_BYTE (BM_DIR_DOWN), 0) },
  { "peck left", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_PECK, BM_DIR_BYTE (BM_DIR_LEFT), 0) },
  { "eat e3", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_EAT, BM_SPACE (4, 3), BM_PIECE_NONE) },
  { "eat e3 zombie2", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_EAT, BM_SPACE (4, 3), BM_PIECE_ZOMBIE_2) },
  { "drill", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_DRILL, BM_SPACE_NONE, 0) },
  { "drill from k12", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_DRILL, BM_SPACE (10, 12), 0) },
  { "rest", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_REST, 0, 0) },
  { "break g10", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_BREAK, BM_SPACE (6, 10), 0) },
  { "break pink g10", BM_MOVE (BM_PIECE_PINK, BM_MOVE_BREAK, BM_SPACE (6, 10), 0) },
  { "move green up", BM_MOVE (BM_PIECE_GREEN, BM_MOVE_MOVE, BM_DIR_BYTE (BM_DIR_UP), 0) },
  { "move zombie4 right", BM_MOVE (BM_PIECE_ZOMBIE_4, BM_MOVE_MOVE, BM_DIR_BYTE (BM_DIR_RIGHT), 0) },
  { "push yellow left", BM_MOVE (BM_PIECE_YELLOW, BM_MOVE_PUSH, BM_DIR_BYTE (BM_DIR_LEFT), 0) },
  { "bite zombie1", BM_MOVE (BM_PIECE_ZOMBIE_1, BM_MOVE_BITE, 0, 0) },
  { "bedrock purple a1", BM_MOVE (BM_PIECE_PURPLE, BM_MOVE_BEDROCK, BM_SPACE (0, 1), 0) },
  { "raise green c5 d6", BM_MOVE (BM_PIECE_GREEN, BM_MOVE_RAISE, BM_SPACE (2, 5), BM_SPACE (3, 6)) },
  { "end", BM_MOVE (BM_PIECE_NONE, BM_MOVE_END, 0, 0) },
  { "land f0", BM_MOVE (BM_PIECE_NONE, BM_MOVE_LAND, BM_SPACE (5, 0), 0) },
  { "dig h5", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_DIG, BM_SPACE (7, 5), 0) },
  { "dig up-left", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_DIG, BM_DIR_BYTE (BM_DIR_UP_LEFT), 0) },
  { "push pink c4", BM_MOVE (BM_PIECE_PINK, BM_MOVE_PUSH, BM_SPACE (2, 4), 0) },
  { "move green down-right", BM_MOVE (BM_PIECE_GREEN, BM_MOVE_MOVE, BM_DIR_BYTE (BM_DIR_DOWN_RIGHT), 0) },
  { "peck up-right", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_PECK, BM_DIR_BYTE (BM_DIR_UP_RIGHT), 0) },
  { "peck down-left", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_PECK, BM_DIR_BYTE (BM_DIR_DOWN_LEFT), 0) },
  { "use", BM_MOVE (BM_PIECE_BIRD, BM_MOVE_USE, 0, 0) },
  { "use purple", BM_MOVE (BM_PIECE_PURPLE, BM_MOVE_USE, 0, 0) },
  { "yes", BM_MOVE (BM_PIECE_NONE, BM_MOVE_YES, 0, 0) },
  { "no", BM_MOVE (BM_PIECE_NONE, BM_MOVE_NO, 0, 0) },
  { "choose done", BM_CHOOSE (BM_OPTION_DONE, 0) },
  { "choose bird", BM_CHOOSE (BM_OPTION_PIECE, BM_PIECE_BIRD) },
  { "choose zombie3", BM_CHOOSE (BM_OPTION_PIECE, BM_PIECE_ZOMBIE_3) },
  { "choose d5", BM_CHOOSE (BM_OPTION_SPACE, BM_SPACE (3, 5)) },
  { "choose gravestone d5", BM_CHOOSE (BM_OPTION_TOKEN + BM_TOKEN_GRAVESTONE, BM_SPACE (3, 5)) },
  { "choose k", BM_CHOOSE (BM_OPTION_COLUMN, 10) },
  { "choose 3", BM_CHOOSE (BM_OPTION_NUMBER, 3) },
  { "choose left", BM_CHOOSE (BM_OPTION_DIR, BM_DIR_LEFT) },
  { "exit f12", BM_MOVE (BM_PIECE_NONE, BM_MOVE_EXIT, BM_SPACE (5, 12), 0) },
};

static void
test_moves_both_ways (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (spelled); i++)
    {
      g_autofree char *text = bm_move_to_text (spelled[i].move);
      g_autofree char *capitals = g_ascii_strup (spelled[i].text, -1);

      g_assert_cmpstr (text, ==, spelled[i].text);
      g_assert_cmphex (bm_move_from_text (NULL, spelled[i].text), ==, spelled[i].move);
      g_assert_cmphex (bm_move_from_text (NULL, capitals), ==, spelled[i].move);
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
      if (bm_move_from_text (NULL, texts[i]) != BM_MOVE_NONE)
        g_error ("'%s' is taken for a move", texts[i]);
    }
}

/* Cards by their ids, whoever wrote them. */
static void
test_cards (void)
{
  static const char *const texts[] = { "play tripwire", "discard hypnosis", "choose venom", "choose row",
                                       "draft bird the-owl", "draft worm the-root" };
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (bm_card_id (BM_NO_CARD), ==, "?");
  bm_cards_box (&error);
  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      BmMove move = bm_move_from_text (NULL, texts[i]);
      g_autofree char *again = bm_move_to_text (move);

      g_assert_cmpstr (again, ==, texts[i]);
    }
  g_assert_cmphex (bm_move_from_text (NULL, "Play TRIPWIRE"), ==,
                   BM_MOVE (BM_PIECE_NONE, BM_MOVE_PLAY, bm_card_find ("tripwire"), 0));
  g_assert_cmphex (bm_move_from_text (NULL, "draft worm the-root"), ==,
                   BM_MOVE (BM_PIECE_GREEN, BM_MOVE_DRAFT, bm_card_find ("the-root"), 0));
}

/* What an option is depends on what is asked. */
static void
test_answers (void)
{
  static const char *const text =
    "{\"turn\": \"bird\", \"hands\": {\"bird\": [\"cloudburst\"]}, \"worms\": [{\"colour\": \"green\"}]}";
  g_autoptr (GError) error = NULL;
  BmPosition pos;

  bm_position_parse ("text", text, strlen (text), &pos, &error);
  g_assert_no_error (error);
  bm_rules_apply (&pos, bm_move_from_text (&pos, "play cloudburst"), NULL, NULL);
  g_assert_true (bm_rules_is_legal (&pos, bm_move_from_text (&pos, "CHOOSE left")));
  g_assert_false (bm_rules_is_legal (&pos, bm_move_from_text (&pos, "choose down")));
  g_assert_false (bm_rules_is_legal (&pos, bm_move_from_text (&pos, "choose done")));
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
  BmUntil until;
  guint n;

  for (gsize i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      g_assert_true (bm_until_from_text (good[i], &until, &n));
      bm_until_append_text (until, n, text);
      g_assert_cmpstr (text->str, ==, good[i]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      if (bm_until_from_text (bad[i], &until, &n))
        g_error ("'%s' is taken for a duration", bad[i]);
    }
}

static void
test_spaces (void)
{
  guint n = 0;

  for (guint space = 0; space <= G_MAXUINT8; space++)
    {
      char text[BM_SPACE_TEXT_SIZE];

      if (!bm_space_on_board ((BmSpace) space) && !bm_space_outside ((BmSpace) space))
        {
          g_assert_cmpstr (bm_space_text ((BmSpace) space, text), ==, "?");
          continue;
        }
      g_assert_cmpuint (bm_space_from_text (bm_space_text ((BmSpace) space, text)), ==, space);
      n++;
    }
  /* 11 columns of 13 rows, 12 places on each side, 11 below. */
  g_assert_cmpuint (n, ==, 11 * 13 + 12 + 12 + 11);

  g_assert_cmpuint (bm_space_from_text ("A0"), ==, BM_SPACE_NONE);
  g_assert_cmpuint (bm_space_from_text (""), ==, BM_SPACE_NONE);
  g_assert_cmpuint (bm_space_from_text ("a"), ==, BM_SPACE_NONE);
  g_assert_cmpuint (bm_space_from_text ("a123"), ==, BM_SPACE_NONE);
}

static void
test_names (void)
{
  guint n = 0;

  for (BmPiece piece = BM_PIECE_GREEN; piece < BM_N_PIECES; piece++)
    g_assert_cmpint (bm_piece_from_name (bm_piece_name (piece)), ==, piece);
  for (BmDir dir = BM_DIR_UP; dir < BM_N_DIRS; dir++)
    g_assert_cmpint (bm_dir_from_name (bm_dir_name (dir)), ==, dir);
  for (BmSide side = BM_SIDE_WORMS; side < BM_N_SIDES; side++)
    g_assert_cmpint (bm_side_from_name (bm_side_name (side)), ==, side);
  for (BmAction action = BM_ACTION_BEDROCK; action < BM_N_ACTIONS; action++)
    {
      g_assert_cmpint (bm_action_from_name (bm_action_name (action)), ==, action);
      n += bm_side_has_action (BM_SIDE_BIRD, action) + bm_side_has_action (BM_SIDE_WORMS, action);
      /* The canonical form relies on the order. */
      if (action > 0)
        g_assert_cmpint (strcmp (bm_action_name (action - 1), bm_action_name (action)), <, 0);
    }
  g_assert_cmpuint (n, ==, 8 + 7);
  g_assert_cmpint (bm_piece_from_name ("Green"), ==, BM_PIECE_NONE);
  g_assert_cmpint (bm_side_from_name ("setup"), ==, BM_N_SIDES);
}

static void
test_events (void)
{
  static const struct
  {
    BmEvent     event;
    const char *text;
  } told[] = {
    { { BM_EVENT_DAY, 0, 0, 0, 4, 0 }, "day 4" },
    { { BM_EVENT_TURN, BM_SIDE_BIRD, 0, 0, 3, 0 }, "turn bird 3" },
    { { BM_EVENT_TURN_END, BM_SIDE_WORMS, 0, 0, 0, 0 }, "turn-end worms" },
    { { BM_EVENT_ROLLED, 0, 0, 0, 6, 4 }, "rolled d6 4" },
    { { BM_EVENT_RAIN, 0, 0, 0, BM_DIR_UP, 0 }, "rain up" },
    { { BM_EVENT_SHUFFLED, BM_N_SIDES, 0, 0, 0, 0 }, "shuffled events" },
    { { BM_EVENT_SPENT, BM_SIDE_BIRD, 0, 0, 1, BM_ACTION_FLY }, "spent bird 1" },
    { { BM_EVENT_ACTIONS, BM_SIDE_BIRD, 0, 0, -1, 1 }, "actions bird next -1" },
    { { BM_EVENT_ACTIONS, BM_SIDE_WORMS, 0, 0, 4, 0 }, "actions worms now 4" },
    { { BM_EVENT_DRAWN, BM_SIDE_WORMS, 0, 0, BM_NO_CARD, 0 }, "drawn worms ?" },
    { { BM_EVENT_PLAYED, BM_SIDE_WORMS, 0, 0, BM_NO_CARD, 0 }, "played worms ?" },
    { { BM_EVENT_POWER, BM_PIECE_BIRD, 0, 0, BM_NO_CARD, 1 }, "power bird ?" },
    { { BM_EVENT_DISCARDED, BM_SIDE_BIRD, 0, 0, BM_NO_CARD, 0 }, "discarded bird ?" },
    { { BM_EVENT_SEEN, BM_SIDE_WORMS, 0, 0, BM_NO_CARD, 0 }, "seen worms ?" },
    { { BM_EVENT_DRAFTED, BM_PIECE_PINK, 0, 0, BM_NO_CARD, 0 }, "drafted pink ?" },
    { { BM_EVENT_SPECIAL, 0, 0, 0, BM_NO_CARD, 0 }, "special-event ?" },
    { { BM_EVENT_REMINDER, 0, 0, 0, BM_NO_CARD, 1 }, "reminder ? on" },
    { { BM_EVENT_REMINDER, 0, 0, 0, BM_NO_CARD, 0 }, "reminder ? off" },
    { { BM_EVENT_SKIPPED, 0, 0, 0, BM_NO_CARD, BM_SKIPPED_G3 }, "skipped ? G3" },
    { { BM_EVENT_SKIPPED, 0, 0, 0, BM_NO_CARD, BM_SKIPPED_R1_4 }, "skipped ? R1.4" },
    { { BM_EVENT_STUNNED, BM_PIECE_GREEN, 0, 0, 2, 0 }, "stunned green 2" },
    { { BM_EVENT_MOVED, BM_PIECE_GREEN, BM_SPACE (1, 8), BM_SPACE (1, 7), 0, 0 }, "moved green b8 b7" },
    { { BM_EVENT_FLEW, BM_PIECE_BIRD, BM_SPACE (5, 0), BM_SPACE (3, 10), 0, 0 }, "flew bird f0 d10" },
    { { BM_EVENT_FELL, BM_PIECE_ZOMBIE_1, BM_SPACE (1, 2), BM_SPACE (1, 7), 0, 0 }, "fell zombie1 b2 b7" },
    { { BM_EVENT_CARRIED, BM_PIECE_BIRD, BM_SPACE (5, 0), BM_SPACE (5, 1), 0, 0 }, "carried bird f0 f1" },
    { { BM_EVENT_TELEPORTED, BM_PIECE_PINK, BM_SPACE (2, 4), BM_SPACE (5, 12), 0, 0 }, "teleported pink c4 f12" },
    { { BM_EVENT_RAISED, BM_PIECE_ZOMBIE_2, 0, BM_SPACE (2, 5), 0, 0 }, "raised zombie2 c5" },
    { { BM_EVENT_WORM_EATEN, BM_PIECE_GREEN, BM_SPACE (1, 8), 0, 0, 0 }, "worm-eaten green b8" },
    { { BM_EVENT_ZOMBIE_EATEN, BM_PIECE_ZOMBIE_4, BM_SPACE (1, 8), 0, 0, 0 }, "zombie-eaten zombie4 b8" },
    { { BM_EVENT_DIED, BM_PIECE_PURPLE, BM_SPACE (1, 8), 0, 0, 0 }, "died purple b8 lava" },
    { { BM_EVENT_DIED, BM_PIECE_ZOMBIE_1, BM_SPACE (1, 8), 0, 1, 0 }, "died zombie1 b8 gone" },
    { { BM_EVENT_WOKE, BM_PIECE_YELLOW, 0, 0, 0, 0 }, "woke yellow" },
    { { BM_EVENT_BITTEN, BM_PIECE_GREEN, 0, 0, 0, 0 }, "bitten green" },
    { { BM_EVENT_PECKED, 0, 0, 0, BM_DIR_RIGHT, 0 }, "pecked right" },
    { { BM_EVENT_DUG, 0, 0, BM_SPACE (5, 1), 0, 0 }, "dug f1" },
    { { BM_EVENT_SANK, 0, 0, 1, 5, 0 }, "sank f 0 1" },
    { { BM_EVENT_ROSE, 0, 11, 10, 10, 0 }, "rose k 11 10" },
    { { BM_EVENT_PUT, BM_TOKEN_BIRD, 0, BM_SPACE (5, 0), 0, 0 }, "put bird f0" },
    { { BM_EVENT_TAKEN, BM_TOKEN_WORMHOLE, BM_SPACE (2, 4), 0, 0, 0 }, "taken wormhole c4" },
    { { BM_EVENT_SHIFTED, BM_TOKEN_BEDROCK, BM_SPACE (4, 1), BM_SPACE (4, 2), 0, 0 }, "shifted bedrock e1 e2" },
    { { BM_EVENT_BROKE, BM_TOKEN_DRILL, BM_SPACE (4, 1), 0, 0, 0 }, "broke drill e1" },
    { { BM_EVENT_BURNT, 0, BM_SPACE (4, 1), 0, 0, 0 }, "burnt e1" },
    { { BM_EVENT_TRACKER, BM_TRACKER_HEALTH, 5, 4, 0, 0 }, "tracker health 5 4" },
    { { BM_EVENT_WON, BM_SIDE_BIRD, 0, 0, BM_VICTORY_EATEN, 0 }, "won bird R2.1 eaten" },
    { { BM_EVENT_WON, BM_SIDE_WORMS, 0, 0, BM_VICTORY_HEALTH, 0 }, "won worms R2.2 health" },
    { { BM_EVENT_WON, BM_SIDE_WORMS, 0, 0, BM_VICTORY_STARVED, 0 }, "won worms R2.2 starved" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *text = bm_event_to_text (&told[i].event);

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
