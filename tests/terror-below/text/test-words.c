/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Moves, events, spaces and names as text.
 */
#include <string.h>

#include "tb-box-json.h"
#include "tb-event-text.h"
#include "tb-event.h"
#include "tb-move-text.h"
#include "tb-move.h"
#include "tb-names.h"

#define C4 TB_SPACE (2, 3)
#define D4 TB_SPACE (3, 3)
#define H6 TB_SPACE (7, 5)

/* An argument that is a card stands as its id. */
static const struct
{
  const char *text;
  TbMoveKind  kind;
  guint       a, b, c;
  const char *card_a, *card_b;
} spelled[] = {
  { "leader doc", TB_MOVE_LEADER, 0, 0, 0, "doc", NULL },
  { "leave lucky-lou", TB_MOVE_LEAVE, 0, 0, 0, "lucky-lou", NULL },
  { "start c4", TB_MOVE_START, C4, 0, 0, NULL, NULL },
  { "return h6", TB_MOVE_RETURN, H6, 0, 0, NULL, NULL },
  { "play boots-2 on 1", TB_MOVE_PLAY, 0, 0, 0, "boots-2", NULL },
  { "play boots-2 aside", TB_MOVE_PLAY, 0, TB_NO_SLOT, 0, "boots-2", NULL },
  { "add pickup-4", TB_MOVE_ADD, 0, 0, 0, "pickup-4", NULL },
  { "move c4", TB_MOVE_MOVE, C4, 0, 0, NULL, NULL },
  { "ramp c4 d4", TB_MOVE_RAMP, C4, D4, 0, NULL, NULL },
  { "jump d4 tow-truck-9", TB_MOVE_JUMP, D4, 0, 0, NULL, "tow-truck-9" },
  { "jump d4", TB_MOVE_JUMP, D4, TB_NO_CARD, 0, NULL, NULL },
  { "clear c4", TB_MOVE_CLEAR, C4, 0, 0, NULL, NULL },
  { "take", TB_MOVE_TAKE, 0, 0, 0, NULL, NULL },
  { "deliver violet for motel-violet", TB_MOVE_DELIVER, TB_VIOLET, 0, 0, NULL, "motel-violet" },
  { "deliver teal", TB_MOVE_DELIVER, TB_TEAL, TB_NO_CARD, 0, NULL, NULL },
  { "use pistol", TB_MOVE_USE, 0, 0, 0, "pistol", NULL },
  { "use cool-box", TB_MOVE_USE, 0, 0, 0, "cool-box", NULL },
  { "use selia", TB_MOVE_USE, 0, 0, 0, "selia", NULL },
  { "draw item", TB_MOVE_DRAW, TB_DECK_ITEMS, 0, 0, NULL, NULL },
  { "draw weapon", TB_MOVE_DRAW, TB_DECK_WEAPONS, 0, 0, NULL, NULL },
  { "keep hunt-any-2", TB_MOVE_KEEP, 0, 0, 0, "hunt-any-2", NULL },
  { "keep deck", TB_MOVE_KEEP, TB_NO_CARD, 0, 0, NULL, NULL },
  { "revive pam", TB_MOVE_REVIVE, 0, 0, 0, "pam", NULL },
  { "hide bicycle-1 on 3", TB_MOVE_HIDE, 0, 2, 0, "bicycle-1", NULL },
  { "target 2 left", TB_MOVE_TARGET, 1, TB_LEFT, 0, NULL, NULL },
  { "discard boots-1", TB_MOVE_DISCARD, 0, 0, 0, "boots-1", NULL },
  { "claim hunt-queen-1", TB_MOVE_CLAIM, 0, 0, 0, "hunt-queen-1", NULL },
  { "claim vp", TB_MOVE_CLAIM, TB_NO_CARD, 0, 0, NULL, NULL },
  { "choose d4", TB_MOVE_CHOOSE, TB_OPTION_SPACE, D4, 0, NULL, NULL },
  { "choose white", TB_MOVE_CHOOSE, TB_OPTION_SEAT, TB_WHITE, 0, NULL, NULL },
  { "choose pink", TB_MOVE_CHOOSE, TB_OPTION_COLOUR, TB_PINK, 0, NULL, NULL },
  { "choose boots-1", TB_MOVE_CHOOSE, TB_OPTION_CARD, 0, 0, NULL, "boots-1" },
  { "choose 1-3", TB_MOVE_CHOOSE, TB_OPTION_PAIR, 0, 2, NULL, NULL },
  { "choose revive", TB_MOVE_CHOOSE, TB_OPTION_WORD, TB_WORD_REVIVE, 0, NULL, NULL },
  { "choose ap", TB_MOVE_CHOOSE, TB_OPTION_WORD, TB_WORD_AP, 0, NULL, NULL },
  { "choose done", TB_MOVE_CHOOSE_DONE, 0, 0, 0, NULL, NULL },
  { "yes", TB_MOVE_YES, 0, 0, 0, NULL, NULL },
  { "no", TB_MOVE_NO, 0, 0, 0, NULL, NULL },
  { "done", TB_MOVE_DONE, 0, 0, 0, NULL, NULL },
};

static void
test_spelled (void)
{
  guint kinds = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (spelled); i++)
    {
      guint a = spelled[i].card_a != NULL ? tb_card_from_id (spelled[i].card_a) : spelled[i].a;
      guint b = spelled[i].card_b != NULL ? tb_card_from_id (spelled[i].card_b) : spelled[i].b;
      BmMove move = TB_MOVE (spelled[i].kind, a, b, spelled[i].c);
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *upper = g_ascii_strup (spelled[i].text, -1);

      tb_move_append_text (move, text);
      g_assert_cmpstr (text->str, ==, spelled[i].text);
      g_assert_cmpuint (tb_move_from_text (NULL, spelled[i].text), ==, move);
      g_assert_cmpuint (tb_move_from_text (NULL, upper), ==, move);
      kinds |= 1u << spelled[i].kind;
    }
  g_assert_cmpuint (kinds, ==, (1u << TB_N_MOVE_KINDS) - 2);
}

/* No two moves have one text, and each text is read as its move. */
static void
test_round_trip (void)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint kind = 1; kind < TB_N_MOVE_KINDS; kind++)
    for (guint rest = 0; rest < 1 << 18; rest++)
      {
        BmMove move = TB_MOVE (kind, rest >> 10, rest >> 2, rest & 3);

        g_string_truncate (text, 0);
        tb_move_append_text (move, text);
        if (strcmp (text->str, "?") == 0)
          continue;
        g_assert_cmpuint (tb_move_from_text (NULL, text->str), ==, move);
        g_assert_true (g_hash_table_add (texts, g_strdup (text->str)));
      }
  g_assert_cmpuint (g_hash_table_size (texts), >, 5000);
}

static void
test_no_moves (void)
{
  static const char *const texts[] = {
    "", " ", "?", "done ", " done", "choose  done", "play boots-2 on  1", "play boots-2 on 4", "play boots-2", "play pistol on 1",
    "play boots-2 on 1 ", "play boots-2 aside 1", "use boots-1", "use store", "move c7", "move i1", "move c04", "ramp c4", "take c4",
    "deliver green", "deliver teal for pistol", "keep", "keep pistol", "draw items", "target 0 up", "target 1 north",
    "choose 2-1", "choose 1-1", "choose 1-4", "choose store", "choose", "choose ?", "claim", "leader pistol", "yes no",
    "hide boots-1 on 1 2", "go c4", "jump d4 pistol",
  };
  g_autofree char *endless = g_strnfill (5000, 'a');
  TbPosition pos;

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_cmpuint (tb_move_from_text (NULL, texts[i]), ==, BM_MOVE_NONE);
  g_assert_cmpuint (tb_move_from_text (NULL, endless), ==, BM_MOVE_NONE);

  memset (&pos, 0, sizeof pos);
  pos.options.board = TB_BOARD_DESERT;
  g_assert_cmpuint (tb_move_from_text (&pos, "move g4"), ==, BM_MOVE_NONE);
  pos.options.board = TB_BOARD_CANYON;
  g_assert_cmpuint (tb_move_from_text (&pos, "move g4"), ==, TB_MOVE (TB_MOVE_MOVE, TB_SPACE (6, 3), 0, 0));
}

/* --- Events ------------------------------------------------------------------------------------------------------ */

/* CARD, if not NULL, is what `n` names; of `completed` it is `to`. */
static const struct
{
  const char *text;
  BmEvent     event;
  const char *card;
} told[] = {
  { "first green", { TB_EVENT_FIRST, TB_GREEN, 0, 0, 0, 0 }, NULL },
  { "location motel h6", { TB_EVENT_LOCATION, 0, 0, H6, TB_MOTEL, 0 }, NULL },
  { "shuffled vehicles", { TB_EVENT_SHUFFLED, 0, 0, 0, TB_DECK_VEHICLES, 0 }, NULL },
  { "drawn red weapons pistol", { TB_EVENT_DRAWN, 0, 0, 0, 0, TB_DECK_WEAPONS }, "pistol" },
  { "drawn red characters doc", { TB_EVENT_DRAWN, 0, 0, 0, 0, TB_DECK_CHARACTERS }, "doc" },
  { "drawn red vehicles ?", { TB_EVENT_DRAWN, 0, 0, 0, TB_CARD_UNKNOWN, TB_DECK_VEHICLES }, NULL },
  { "leader blue doc", { TB_EVENT_LEADER, TB_BLUE, 0, 0, 0, 0 }, "doc" },
  { "left-out red doc", { TB_EVENT_LEFT_OUT, 0, 0, 0, 0, 0 }, "doc" },
  { "out start-teal", { TB_EVENT_OUT, 0, 0, 0, 0, 0 }, "start-teal" },
  { "line 4 hunt-any-1", { TB_EVENT_LINE, 0, 0, 0, 0, 3 }, "hunt-any-1" },
  { "line 1 -", { TB_EVENT_LINE, 0, 0, 0, TB_NO_CARD, 0 }, NULL },
  { "line-discarded - store-any", { TB_EVENT_LINE_DISCARDED, 0, 0, 0, 0, -1 }, "store-any" },
  { "line-discarded 1 store-any", { TB_EVENT_LINE_DISCARDED, 0, 0, 0, 0, 0 }, "store-any" },
  { "setup-attack queen-1 c4", { TB_EVENT_SETUP_ATTACK, 0, 0, C4, 0, 0 }, "queen-1" },
  { "worm 3 queen-1 c4", { TB_EVENT_WORM, 0, 0, C4, 0, 2 }, "queen-1" },
  { "placed red c4", { TB_EVENT_PLACED, 0, 0, C4, 0, 0 }, NULL },
  { "round 12", { TB_EVENT_ROUND, 0, 0, 0, 12, 0 }, NULL },
  { "turn white", { TB_EVENT_TURN, TB_WHITE, 0, 0, 0, 0 }, NULL },
  { "final-turn red", { TB_EVENT_FINAL_TURN, 0, 0, 0, 0, 0 }, NULL },
  { "played red boots-1 2", { TB_EVENT_PLAYED, 0, 0, 0, 0, 1 }, "boots-1" },
  { "played red boots-1 aside", { TB_EVENT_PLAYED, 0, 0, 0, 0, TB_NO_SLOT }, "boots-1" },
  { "added red boots-1 2", { TB_EVENT_ADDED, 0, 0, 0, 0, 2 }, "boots-1" },
  { "hid red ? 1", { TB_EVENT_HID, 0, 0, 0, TB_CARD_UNKNOWN, 0 }, NULL },
  { "laid boots-1 1", { TB_EVENT_LAID, 0, 0, 0, 0, 0 }, "boots-1" },
  { "revealed red boots-1 1", { TB_EVENT_REVEALED, 0, 0, 0, 0, 0 }, "boots-1" },
  { "target 1 c4 d4 arrow", { TB_EVENT_TARGET, 0, C4, D4, 1, 0 }, NULL },
  { "target 1 c4 d4 card", { TB_EVENT_TARGET, 0, C4, D4, 0, 0 }, NULL },
  { "arrow-ignored 2 down", { TB_EVENT_ARROW_IGNORED, 0, 0, 0, TB_DOWN, 1 }, NULL },
  { "ap red 4", { TB_EVENT_AP, 0, 0, 0, 4, 0 }, NULL },
  { "turn-end red", { TB_EVENT_TURN_END, 0, 0, 0, 0, 0 }, NULL },
  { "moved red c4 d4", { TB_EVENT_MOVED, 0, C4, D4, 0, 0 }, NULL },
  { "ramped red c4 d4 h6", { TB_EVENT_RAMPED, 0, C4, H6, D4, 0 }, NULL },
  { "jumped red c4 d4 buck", { TB_EVENT_JUMPED, 0, C4, D4, 0, 0 }, "buck" },
  { "carried red c4 d4 stunt-ramp", { TB_EVENT_CARRIED, 0, C4, D4, 0, 0 }, "stunt-ramp" },
  { "crashed red c4 d4 tow-truck-1", { TB_EVENT_CRASHED, 0, C4, D4, 0, 0 }, "tow-truck-1" },
  { "cleared red c4", { TB_EVENT_CLEARED, 0, C4, 0, 0, 0 }, NULL },
  { "scooped red c4 2", { TB_EVENT_SCOOPED, 0, C4, 0, 2, 0 }, NULL },
  { "took red c4 teal", { TB_EVENT_TOOK, 0, C4, 0, TB_TEAL, 0 }, NULL },
  { "traded-rubble red 3", { TB_EVENT_TRADED_RUBBLE, 0, 0, 0, 3, 0 }, NULL },
  { "delivered red pink hospital", { TB_EVENT_DELIVERED, 0, 0, 0, TB_PINK, TB_HOSPITAL }, NULL },
  { "bonus red facility", { TB_EVENT_BONUS, 0, 0, 0, 0, TB_FACILITY }, NULL },
  { "hidden-bounty red ? deck", { TB_EVENT_HIDDEN_BOUNTY, 0, 0, 0, TB_CARD_UNKNOWN, 1 }, NULL },
  { "hidden-bounty red store-any line", { TB_EVENT_HIDDEN_BOUNTY, 0, 0, 0, 0, 0 }, "store-any" },
  { "revived red doc", { TB_EVENT_REVIVED, 0, 0, 0, 0, 0 }, "doc" },
  { "vp red 1 7", { TB_EVENT_VP, 0, 0, 0, 1, 7 }, NULL },
  { "completed red store-any line 2 9", { TB_EVENT_COMPLETED, 0, 0, 0, 2, 9 }, "store-any" },
  { "completed red store-any hidden 2 9", { TB_EVENT_COMPLETED, 0, 1, 0, 2, 9 }, "store-any" },
  { "used red pistol", { TB_EVENT_USED, 0, 0, 0, 0, 0 }, "pistol" },
  { "kept red machete", { TB_EVENT_KEPT, 0, 0, 0, 0, 0 }, "machete" },
  { "hat red steel-helmet", { TB_EVENT_HAT, 0, 0, 0, 0, 0 }, "steel-helmet" },
  { "hat red -", { TB_EVENT_HAT, 0, 0, 0, TB_NO_CARD, 0 }, NULL },
  { "discarded red boots-1", { TB_EVENT_DISCARDED, 0, 0, 0, 0, 0 }, "boots-1" },
  { "discarded - boots-1", { TB_EVENT_DISCARDED, TB_NO_SEAT, 0, 0, 0, 0 }, "boots-1" },
  { "stolen red blue egg violet", { TB_EVENT_STOLEN_EGG, 0, TB_BLUE, 0, TB_VIOLET, 0 }, NULL },
  { "stolen red blue rubble 1", { TB_EVENT_STOLEN_RUBBLE, 0, TB_BLUE, 0, 1, 0 }, NULL },
  { "power red will", { TB_EVENT_POWER, 0, 0, 0, 0, 0 }, "will" },
  { "reminder cool-box on", { TB_EVENT_REMINDER, 0, 0, 0, 0, 1 }, "cool-box" },
  { "reminder cool-box off", { TB_EVENT_REMINDER, 0, 0, 0, 0, 0 }, "cool-box" },
  { "rolled red 6", { TB_EVENT_ROLLED, 0, 0, 0, 6, TB_DIE_RED }, NULL },
  { "rolled die 6", { TB_EVENT_ROLLED, 0, 0, 0, 6, TB_DIE_CARD }, NULL },
  { "put egg orange c4", { TB_EVENT_PUT_EGG, 0, 0, C4, TB_ORANGE, 0 }, NULL },
  { "put rubble c4", { TB_EVENT_PUT_RUBBLE, 0, 0, C4, 0, 0 }, NULL },
  { "gone egg orange c4", { TB_EVENT_GONE_EGG, 0, C4, 0, TB_ORANGE, 0 }, NULL },
  { "gone rubble c4 2", { TB_EVENT_GONE_RUBBLE, 0, C4, 0, 2, 0 }, NULL },
  { "dropped red egg orange c4", { TB_EVENT_DROPPED_EGG, 0, 0, C4, TB_ORANGE, 0 }, NULL },
  { "dropped red rubble c4", { TB_EVENT_DROPPED_RUBBLE, 0, 0, C4, 0, 0 }, NULL },
  { "lost red rubble 2", { TB_EVENT_LOST_RUBBLE, 0, 0, 0, 2, 0 }, NULL },
  { "not-placed egg c4", { TB_EVENT_NOT_PLACED_EGG, 0, 0, C4, 0, 0 }, NULL },
  { "not-placed rubble c4", { TB_EVENT_NOT_PLACED_RUBBLE, 0, 0, C4, 0, 0 }, NULL },
  { "attack 1 queen-1 c4", { TB_EVENT_ATTACK, 0, 0, C4, 0, 0 }, "queen-1" },
  { "centre 1 c4", { TB_EVENT_CENTRE, 0, 0, C4, 0, 0 }, NULL },
  { "destroyed store c4", { TB_EVENT_DESTROYED, 0, C4, 0, TB_STORE, 0 }, NULL },
  { "caught red c4", { TB_EVENT_CAUGHT, 0, 0, C4, 0, 0 }, NULL },
  { "hunt red", { TB_EVENT_HUNT, 0, 0, 0, 0, 0 }, NULL },
  { "damage red 3 5 8", { TB_EVENT_DAMAGE, 0, 0, 8, 3, 5 }, NULL },
  { "passed red", { TB_EVENT_PASSED, 0, 0, 0, 0, 0 }, NULL },
  { "defeated 2 queen-1 blue", { TB_EVENT_DEFEATED, TB_BLUE, 0, 0, 0, 1 }, "queen-1" },
  { "protected red doc", { TB_EVENT_PROTECTED, 0, 0, 0, 0, 0 }, "doc" },
  { "died red doc c4 worm", { TB_EVENT_DIED, 0, C4, 0, 0, TB_DEATH_WORM }, "doc" },
  { "died red doc c4 canyon", { TB_EVENT_DIED, 0, C4, 0, 0, TB_DEATH_CANYON }, "doc" },
  { "attack-end 1 queen-1", { TB_EVENT_ATTACK_END, 0, 0, 0, 0, 0 }, "queen-1" },
  { "attacks 14", { TB_EVENT_ATTACKS, 0, 0, 0, 14, 0 }, NULL },
  { "eliminated red", { TB_EVENT_ELIMINATED, 0, 0, 0, 0, 0 }, NULL },
  { "final blue white", { TB_EVENT_FINAL, 0, 0, 0, 7 << 6 | TB_WHITE << 3 | TB_BLUE, 0 }, NULL },
  { "final blue green yellow white", { TB_EVENT_FINAL, 0, 0, 0, 7 << 12 | 4 << 9 | 3 << 6 | 2 << 3 | 1, 0 }, NULL },
  { "trophy crawler", { TB_EVENT_TROPHY, 0, 0, 0, 0, 0 }, NULL },
  { "objective 2 4", { TB_EVENT_OBJECTIVE, 0, 0, 0, 2, 4 }, NULL },
  { "won red points T3.1", { TB_EVENT_WON, 0, 0, 0, 1, TB_END_POINTS }, NULL },
  { "won blue white comparison T22.4", { TB_EVENT_WON, 0, 0, 0, 18, TB_END_FINAL_TURNS }, NULL },
  { "won worms T3.4", { TB_EVENT_WON, 0, 0, 0, 0, TB_END_WORMS }, NULL },
  { "won red objective T26.3", { TB_EVENT_WON, 0, 0, 0, 1, TB_END_SCRAMBLE }, NULL },
  { "lost squad T25.6", { TB_EVENT_LOST, 0, 0, 0, 0, TB_END_SQUAD }, NULL },
  { "score 31", { TB_EVENT_SCORE, 0, 0, 0, 31, 0 }, NULL },
};

static void
test_events (void)
{
  gboolean seen[TB_N_EVENT_KINDS] = { FALSE };

  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      BmEvent event = told[i].event;

      seen[event.kind] = TRUE;
      if (told[i].card != NULL && event.kind == TB_EVENT_COMPLETED)
        event.to = tb_card_from_id (told[i].card);
      else if (told[i].card != NULL)
        event.n = tb_card_from_id (told[i].card);
      tb_event_append_text (&event, text);
      g_assert_cmpstr (text->str, ==, told[i].text);
    }
  for (guint kind = 1; kind < TB_N_EVENT_KINDS; kind++)
    g_assert_true (seen[kind]);
}

/* --- Names ------------------------------------------------------------------------------------------------------- */

static void
test_names (void)
{
  char text[TB_SPACE_TEXT_SIZE];

  for (guint space = 0; space < 256; space++)
    if (space < TB_N_SPACES)
      g_assert_cmpuint (tb_space_from_text (tb_space_text ((TbSpace) space, text)), ==, space);
    else
      g_assert_cmpstr (tb_space_text ((TbSpace) space, text), ==, "?");
  for (guint card = 0; card < 256; card++)
    if (strcmp (tb_card_id ((TbCard) card), "?") != 0)
      g_assert_cmpuint (tb_card_from_id (tb_card_id ((TbCard) card)), ==, card);
  g_assert_cmpuint (tb_card_from_id ("facility"), ==, TB_FIRST_LOCATION + TB_FACILITY);
  g_assert_false (tb_card_exists (tb_card_from_id ("facility")));
  g_assert_cmpuint (tb_card_from_id ("?"), ==, TB_NO_CARD);
  g_assert_cmpuint (tb_seat_from_name ("yellow"), ==, TB_YELLOW);
  g_assert_cmpuint (tb_seat_from_name ("pink"), ==, TB_NO_SEAT);
  g_assert_cmpuint (tb_worm_type_from_name ("queen"), ==, tb_box->queen_type);
  g_assert_cmpuint (tb_deck_from_name ("characters"), ==, TB_DECK_CHARACTERS);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  tb_box_load (&error);
  g_assert_no_error (error);

  g_test_add_func ("/terror-below/text/spelled", test_spelled);
  g_test_add_func ("/terror-below/text/round-trip", test_round_trip);
  g_test_add_func ("/terror-below/text/no-moves", test_no_moves);
  g_test_add_func ("/terror-below/text/events", test_events);
  g_test_add_func ("/terror-below/text/names", test_names);
  return g_test_run ();
}
