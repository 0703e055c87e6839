/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is said beside why something is not possible: the nearest thing that would make it so.  Without a widget.
 */
#include "config.h"

#include <string.h>

#include "wr-cards-json.h"
#include "wr-play.h"
#include "bm-rule-words.h"
#include "wr-why-near.h"
#include "wr-game.h"
#include "ui-matches.h"
#include "wr-learn.h"

/* ---- What is said at the table */

static void
said_cb (char           **said,
         const BmRefusal *refusal)
{
  g_free (*said);
  *said = g_strdup (refusal->message);
  g_assert_true (refusal->rule == NULL || bm_rule_words (&wr_learn, refusal->rule) != NULL);
}

typedef struct
{
  const char *position;
  WrPiece     piece;  /* picked first; WR_PIECE_NONE: nobody */
  WrMoveKind  action; /* its button is pressed; 0: none */
  const char *space;  /* that is pressed; NULL: none */
  const char *card;   /* that is pressed; NULL: none */
  const char *said;   /* the end of what is answered */
} Case;

#define BIRD(rest)  "{\"turn\": \"bird\", " rest "}"
#define WORMS(rest) "{\"turn\": \"worms\", " rest "}"
#define SHAFT       "\"grass\": [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0], \"bird\": {\"at\": \"f3\"}"
#define ROUND       "\"bird\": {\"at\": \"f0\"}, " \
                    "\"effects\": [{\"card\": \"round-world\", \"part\": 0, \"until\": \"day\"}]"
#define TWO(green, yellow) \
  "\"worms\": [{\"colour\": \"green\", \"at\": \"" green "\"}, {\"colour\": \"yellow\", \"at\": \"" yellow "\"}]"

static const Case cases[] = {
  /* The Bird: an action that nothing is there for. */
  { BIRD (SHAFT ", " TWO ("e2", "b12")), WR_PIECE_NONE, WR_MOVE_EAT, NULL, NULL, "  First this: Dig left." },
  { BIRD (SHAFT ", " TWO ("d3", "b12")), WR_PIECE_NONE, WR_MOVE_EAT, NULL, NULL,
    "  First this: Peck left." },
  { BIRD ("\"grass\": [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0], \"suspicion\": 5, \"bird\": {\"at\": \"f3\"}, "
          TWO ("f6", "b12")), WR_PIECE_NONE, WR_MOVE_EAT, NULL, NULL, "  First this: Dig down, then Dig down." },
  { BIRD ("\"bird\": {\"at\": \"f0\"}, \"suspicion\": 5, " TWO ("f9", "b12")), WR_PIECE_NONE, WR_MOVE_EAT, NULL, NULL,
    "  The nearest is Green at f9, 9 rows away." },
  { BIRD ("\"health\": 5"), WR_PIECE_NONE, WR_MOVE_REST, NULL, NULL, "  A Rest helps when the Bird has lost Health." },
  { BIRD (SHAFT), WR_PIECE_NONE, WR_MOVE_BREAK, NULL, NULL, "  There is no Bedrock in the garden." },
  { BIRD (SHAFT ", \"bedrock\": [\"e2\"]"), WR_PIECE_NONE, WR_MOVE_BREAK, NULL, NULL, "  First this: Dig left." },
  { BIRD ("\"grass\": [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0], \"bird\": {\"at\": \"f2\"}"), WR_PIECE_NONE, WR_MOVE_DRILL,
    NULL, NULL, "  First this: Fly to f3." },
  { BIRD ("\"bird\": {\"at\": \"d0\"}, " TWO ("d1", "b12")), WR_PIECE_NONE, WR_MOVE_DIG, NULL, NULL,
    "Somebody is in that Dirt.  First this: Fly to c0." },
  { BIRD ("\"bird\": {\"at\": \"d0\"}, \"bedrock\": [\"d1\"]"), WR_PIECE_NONE, WR_MOVE_PECK, NULL, NULL,
    "Bedrock is in the way.  First this: Break the Bedrock at d1." },
  /* ... and a space that it cannot be done at. */
  { BIRD (SHAFT), WR_PIECE_BIRD, WR_MOVE_FLY, "f5", NULL, "  The nearest place for it is f2." },
  { BIRD (SHAFT), WR_PIECE_BIRD, WR_MOVE_DIG, "h3", NULL, "  The nearest place for it is g3." },
  /* ... and where it can be done beside and below the board, whose names nobody could say aloud. */
  { BIRD (ROUND), WR_PIECE_BIRD, WR_MOVE_FLY, "a3", NULL, "  The nearest place for it is the space left of row 2." },
  { BIRD (ROUND), WR_PIECE_BIRD, WR_MOVE_FLY, "k8", NULL, "  The nearest place for it is the space right of row 7." },
  { BIRD (ROUND), WR_PIECE_BIRD, WR_MOVE_FLY, "d12", NULL, "  The nearest place for it is the space below column c." },
  { BIRD (ROUND ", " TWO ("a3", "f9")), WR_PIECE_BIRD, WR_MOVE_EAT, "a3", NULL,
    "  First this: Fly to the space left of row 3." },
  /* When. */
  { BIRD ("\"spent\": 4"), WR_PIECE_NONE, WR_MOVE_FLY, NULL, NULL, "  End the turn: the next one brings new actions." },
  { WORMS ("\"day\": 2"), WR_PIECE_NONE, WR_MOVE_FLY, NULL, NULL, "It is the Worms’ turn." },
  { BIRD ("\"day\": 2"), WR_PIECE_NONE, WR_MOVE_PUSH, NULL, NULL, "It is the Bird’s turn." },
  /* The Worms. */
  { WORMS (SHAFT ", " TWO ("e6", "b12")), WR_PIECE_NONE, WR_MOVE_BITE, NULL, NULL,
    "  First this: Move up, then Move up (Green)." },
  { WORMS (SHAFT ", " TWO ("b9", "b12")), WR_PIECE_NONE, WR_MOVE_BITE, NULL, NULL,
    "  The nearest is Green at b9, 4 columns and 6 rows away." },
  { WORMS (SHAFT ", " TWO ("e4", "b12")), WR_PIECE_YELLOW, WR_MOVE_BITE, NULL, NULL, "  Green can: pick it first." },
  { WORMS (SHAFT ", " TWO ("e5", "b12")), WR_PIECE_GREEN, WR_MOVE_PUSH, NULL, NULL,
    "  First this: Move up, then Move up." },
  { WORMS ("\"day\": 2"), WR_PIECE_NONE, WR_MOVE_PUSH, NULL, NULL, "  All Grass is at the surface already." },
  { WORMS (SHAFT ", " TWO ("e9", "b12")), WR_PIECE_GREEN, WR_MOVE_PUSH, NULL, NULL,
    "  The nearest is at f3, 1 column and 6 rows away." },
  { WORMS ("\"bird\": {\"at\": \"a0\"}, " TWO ("e5", "b12")), WR_PIECE_NONE, WR_MOVE_RAISE, NULL, NULL,
    "  There is no Gravestone in the garden: the Bird’s next meal leaves one." },
  { WORMS ("\"bird\": {\"at\": \"a0\"}, \"gravestones\": [\"k0\"], " TWO ("e5", "b12")), WR_PIECE_NONE, WR_MOVE_RAISE,
    NULL, NULL, "  The nearest is at k0, 6 columns and 5 rows from Green." },
  { WORMS ("\"worms\": [{\"colour\": \"green\", \"at\": \"e5\", \"stunned\": 1}]"), WR_PIECE_GREEN, 0, NULL, NULL,
    "  Green wakes at the end of the Worms’ turn." },
  { WORMS ("\"worms\": [{\"colour\": \"green\", \"at\": \"e5\", \"stunned\": 2}]"), WR_PIECE_GREEN, 0, NULL, NULL,
    "  Green wakes at the end of the Worms’ next turn." },
  { WORMS ("\"worms\": [{\"colour\": \"green\", \"at\": \"e5\", \"stunned\": 2}, "
           "{\"colour\": \"yellow\", \"at\": \"b12\", \"stunned\": 1}]"), WR_PIECE_GREEN, 0, NULL, NULL,
    "  Green wakes at the end of the Worms’ next turn." },
  { WORMS ("\"worms\": [{\"colour\": \"green\", \"at\": \"e5\", \"stunned\": 1}, "
           "{\"colour\": \"yellow\", \"at\": \"b12\"}]"), WR_PIECE_GREEN, 0, NULL, NULL,
    "  Yellow can: pick it first." },
  { WORMS (SHAFT ", \"worms\": [{\"colour\": \"green\", \"at\": \"e5\"}], \"zombies\": [{\"id\": 1, \"at\": \"c9\"}]"),
    WR_PIECE_ZOMBIE_1, WR_MOVE_BEDROCK, NULL, NULL, "  Green can: pick it first." },
  { WORMS ("\"worms\": [{\"colour\": \"green\", \"at\": \"e5\", \"card\": \"the-commander\", \"used\": {\"turn\": 1}}, "
           "{\"colour\": \"yellow\", \"at\": \"b12\"}]"), WR_PIECE_NONE, WR_MOVE_USE, NULL, NULL,
    "  It comes back at the start of the next turn." },
  /* What is near, and not the reason. */
  { WORMS ("\"bird\": {\"at\": \"k0\"}, \"gravestones\": [\"c0\"], " TWO ("c1", "b12") ", \"zombies\": ["
           "{\"id\": 1, \"at\": \"g9\"}, {\"id\": 2, \"at\": \"h9\"}, {\"id\": 3, \"at\": \"i9\"}, "
           "{\"id\": 4, \"at\": \"j9\"}]"), WR_PIECE_NONE, WR_MOVE_RAISE, NULL, NULL,
    "No Zombie is left.  Nothing you can do in this turn changes that." },
  { WORMS ("\"bird\": {\"at\": \"k0\"}, " TWO ("c4", "b5") ", \"bedrock\": [\"a12\", \"b12\", \"c12\", \"d12\", "
           "\"e12\", \"f12\", \"g12\", \"h12\", \"i12\", \"j12\", \"k12\", \"k11\"]"), WR_PIECE_NONE,
    WR_MOVE_BEDROCK, NULL, NULL, "No Bedrock is left.  Broken Bedrock comes back." },
  { WORMS (SHAFT ", \"worms\": [{\"colour\": \"green\", \"at\": \"e4\", \"bitten\": true}, "
           "{\"colour\": \"yellow\", \"at\": \"b12\"}]"), WR_PIECE_NONE, WR_MOVE_BITE, NULL, NULL,
    "Nobody who can still bite is near the Bird.  The nearest is Yellow at b12, 4 columns and 9 rows away." },
  { BIRD ("\"spent\": 3, \"grass\": [0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0], \"bird\": {\"at\": \"f2\"}, " TWO ("b4", "b12")),
    WR_PIECE_NONE, WR_MOVE_DRILL, NULL, NULL, "stands on.  Nothing you can do in this turn changes that." },
  { BIRD ("\"bird\": {\"at\": \"f0\"}, \"suspicion\": 5, " TWO ("f5", "b12")), WR_PIECE_NONE, WR_MOVE_PECK, NULL, NULL,
    "no Worm would move: this Peck would change nothing.  Suspicion falls by 1 in the night." },
  /* Where a card sets the reach: the Bird's four sides and the spaces nearby are not what counts. */
  { BIRD ("\"grass\": [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0], \"bird\": {\"card\": \"the-tilt\", \"at\": \"f3\"}, "
          TWO ("f12", "b12")), WR_PIECE_NONE, WR_MOVE_EAT, NULL, NULL,
    "and nothing in it will do.  The nearest is Green at f12, 9 rows away." },
  { BIRD ("\"bird\": {\"card\": \"the-tilt\", \"at\": \"f0\"}"), WR_PIECE_BIRD, WR_MOVE_DIG, "f3", NULL,
    "and that is beyond it.  The nearest place for it is g1." },
  { WORMS ("\"worms\": [{\"colour\": \"green\", \"card\": \"the-climber\", \"at\": \"e5\"}]"), WR_PIECE_GREEN,
    WR_MOVE_MOVE, "e8", NULL, "and that is beyond it.  The nearest place for it is e6." },
  { WORMS ("\"worms\": [{\"colour\": \"green\", \"card\": \"the-necromancer\", \"at\": \"e5\"}]"), WR_PIECE_GREEN,
    WR_MOVE_RAISE, NULL, NULL,
    "and nothing in it will do.  There is no Gravestone in the garden: the Bird’s next meal leaves one." },
  /* Cards. */
  { BIRD (SHAFT ", \"spent\": 3, \"hands\": {\"bird\": [\"lullaby\"]}"), WR_PIECE_NONE, 0, NULL, "lullaby",
    "  1 action is left: try it early in the next turn." },
  { WORMS (SHAFT ", \"hands\": {\"worms\": [\"venom\"]}, " TWO ("b3", "b12")), WR_PIECE_NONE, 0, NULL, "venom",
    "  First this: Move right (Green)." },
  { WORMS (SHAFT ", \"hands\": {\"worms\": [\"venom\"]}, " TWO ("b9", "b12")), WR_PIECE_NONE, 0, NULL, "venom",
    "  Nothing you can do in this turn changes that." },
  { BIRD (SHAFT ", " TWO ("e3", "b12") ", \"effects\": [{\"card\": \"long-night\", \"part\": 0, \"until\": \"day\"}]"),
    WR_PIECE_NONE, WR_MOVE_EAT, NULL, NULL,
    "A card in force forbids this.  The Long Night is in the way: today." },
};

static WrSpace
space_of (const char *name)
{
  return WR_SPACE (name[0] - 'a', (int) g_ascii_strtoll (name + 1, NULL, 10));
}

static guint8
card_of (const char *id)
{
  for (guint i = 0; i < wr_card_set->n_cards; i++)
    if (g_str_equal (wr_card_set->cards[i].id, id))
      return (guint8) i;
  g_assert_not_reached ();
}

/* The table where POSITION is; what it says last is in SAID. */
static WrPlay *
new_play (const char  *position,
          char       **said)
{
  g_autoptr(BmMatch) match = NULL;
  WrPlay *play;
  WrPosition pos;

  ui_position_read (position, &pos);
  match = bm_match_new_from_position (&wr_game, &pos);
  play = wr_play_new (match);
  g_signal_connect_swapped (play, "said", G_CALLBACK (said_cb), said);
  return play;
}

static const char *
guard_cb (gconstpointer pos,
          BmMove        move,
          gpointer      unused)
{
  return "Not that.";
}

/* Where a lesson has a task, it alone says what comes first. */
static void
test_guarded (void)
{
  g_autofree char *said = NULL;
  g_autoptr(WrPlay) play = new_play (BIRD ("\"bird\": {\"at\": \"d0\"}, " TWO ("d1", "b12")), &said);

  wr_play_set_guard (play, guard_cb, NULL);
  wr_play_press_action (play, WR_MOVE_DIG);
  g_assert_cmpstr (said, ==, "Somebody is in that Dirt.");
}

static void
test_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const Case *test = &cases[i];
      g_autofree char *said = NULL;
      g_autoptr(WrPlay) play = new_play (test->position, &said);

      if (test->piece != WR_PIECE_NONE)
        wr_play_pick_piece (play, test->piece);
      if (test->action != 0)
        wr_play_press_action (play, test->action);
      if (test->space != NULL)
        wr_play_press_space (play, space_of (test->space));
      if (test->card != NULL)
        wr_play_press_card (play, card_of (test->card));
      g_test_message ("%u: %s: %s", i, test->said, said != NULL ? said : "");
      g_assert_nonnull (said);
      if (!g_str_has_suffix (said, test->said))
        {
          g_test_message ("it was said: %s", said);
          g_test_fail ();
        }
    }
}

/* A choice that waits: where else it can be made. */
static void
test_choice (void)
{
  g_autoptr(BmMatch) match = NULL;
  g_autoptr(WrPlay) play = NULL;
  g_autofree char *said = NULL;
  WrPosition pos;

  ui_position_read (WORMS ("\"bird\": {\"at\": \"a0\"}, \"wormholes\": [\"e2\", \"h4\", \"b9\"], " TWO ("d2", "b12")), &pos);
  match = bm_match_new_from_position (&wr_game, &pos);
  g_assert_true (bm_match_play (match, WR_MOVE (WR_PIECE_GREEN, WR_MOVE_MOVE, WR_DIR_BYTE (WR_DIR_RIGHT), 0), NULL));
  play = wr_play_new (match);
  g_signal_connect_swapped (play, "said", G_CALLBACK (said_cb), &said);
  g_assert_cmpint (wr_play_get_choice (play), ==, WR_CHOICE_EXIT);
  wr_play_press_space (play, space_of ("g5"));
  g_assert_cmpstr (said, ==, "The way out must be another active Wormhole.  The nearest that can be chosen is h4.");
}

/* ---- Ways lead there */

/* Every action that POS has none of. */
static void
check_ways (const WrPosition *pos,
            guint            *n_ways)
{
  WrPosition view = *pos;

  wr_rules_hide (&view, (WrSide) pos->turn);
  for (int kind = WR_MOVE_FLY; kind <= WR_MOVE_RAISE; kind++)
    {
      const WrWish wish = WR_WISH (kind, WR_PIECE_NONE, WR_SPACE_NONE);
      WrPosition then = *pos;
      WrWay way;

      if (wr_wish_is_legal (&view, &wish))
        continue;
      wr_way_find (&view, &wish, WR_MAX_WAY, &way);
      for (guint i = 0; i < way.n; i++)
        {
          g_assert_true (wr_rules_is_legal (&then, way.moves[i]));
          wr_rules_apply (&then, way.moves[i], NULL, NULL);
        }
      if (way.n > 0)
        g_assert_true (wr_wish_is_legal (&then, &wish));
      *n_ways += way.n > 0;
    }
}

static void
test_ways (void)
{
  guint64 chance = 7;
  guint n_ways = 0;

  for (guint game = 0; game < 16; game++)
    {
      WrPosition pos;

      wr_rules_start (&pos, game, WR_START_RANDOM | WR_START_CARDS | WR_START_EVENTS);
      for (guint move = 0; move < 120 && pos.winner == WR_NO_WINNER; move++)
        {
          if (pos.n_frames == 0 && pos.turn < WR_N_SIDES && move % 8 == 0)
            check_ways (&pos, &n_ways);
          wr_rules_apply (&pos, wr_rules_pick (&pos, &chance), NULL, NULL);
        }
    }
  /* The test would be of no use if there were hardly any. */
  g_assert_cmpuint (n_ways, >, 40);
}

/* ---- They tell no secret */

/* The other side's hand, and all that is still to be drawn, in another order. */
static void
change_hidden (WrPosition *pos)
{
  WrSide side = (WrSide) pos->turn;
  WrCards *own = &pos->cards[side], *others = &pos->cards[wr_side_other (side)];

  pos->seed = pos->seed * 31 + 17;
  for (guint i = 0; i + 1 < own->n_deck; i += 2)
    {
      guint8 *deck = &own->cards[own->n_hand], first = deck[i];

      deck[i] = deck[i + 1];
      deck[i + 1] = first;
    }
  /* The hand stays sorted: what leaves it goes to the end of the deck. */
  if (others->n_hand > 0 && others->n_deck > 0 && pos->known[side] == 0)
    {
      guint8 *hand = others->cards, card = hand[0], drawn = others->cards[others->n_hand + others->n_deck - 1];
      guint at = 0;

      while (at + 1 < others->n_hand && hand[at + 1] < drawn)
        {
          hand[at] = hand[at + 1];
          at++;
        }
      hand[at] = drawn;
      others->cards[others->n_hand + others->n_deck - 1] = card;
    }
}

static void
test_no_secret (void)
{
  guint64 chance = 11;
  guint n = 0;

  for (guint game = 0; game < 10; game++)
    {
      WrPosition pos;

      wr_rules_start (&pos, 100 + game, WR_START_RANDOM | WR_START_CARDS | WR_START_EVENTS);
      for (guint move = 0; move < 150 && pos.winner == WR_NO_WINNER; move++)
        {
          if (pos.n_frames == 0 && pos.turn < WR_N_SIDES && move % 10 == 0)
            {
              BmRefusal refusal = { "R6.6", "" };
              WrPosition other = pos;

              change_hidden (&other);
              for (int kind = WR_MOVE_FLY; kind <= WR_MOVE_RAISE; kind++)
                {
                  const WrWish wish = WR_WISH (kind, WR_PIECE_NONE, WR_SPACE_NONE);
                  g_autofree char *words = wr_near_words (&pos, &wish, &refusal);
                  g_autofree char *same = wr_near_words (&other, &wish, &refusal);

                  g_assert_cmpstr (words, ==, same);
                  n++;
                }
            }
          wr_rules_apply (&pos, wr_rules_pick (&pos, &chance), NULL, NULL);
        }
    }
  g_assert_cmpuint (n, >, 300);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  wr_cards_box (NULL);
  g_test_add_func ("/why-near/cases", test_cases);
  g_test_add_func ("/why-near/guarded", test_guarded);
  g_test_add_func ("/why-near/choice", test_choice);
  g_test_add_func ("/why-near/ways-lead-there", test_ways);
  g_test_add_func ("/why-near/no-secret", test_no_secret);
  return g_test_run ();
}
