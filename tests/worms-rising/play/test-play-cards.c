/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Playing with cards, without a widget: what is gathered and when it is sent, and that nothing that is legal is out of
 * reach, whatever cards are in force.
 */
#include "config.h"

#include "wr-card-words.h"
#include "wr-cards-json.h"
#include "wr-event-words.h"
#include "wr-forecast-words.h"
#include "wr-move-text.h"
#include "wr-play-words.h"
#include "wr-play.h"
#include "bm-random.h"
#include "bm-rule-words.h"
#include "wr-space-text.h"
#include "wr-game.h"
#include "ui-matches.h"
#include "wr-learn.h"

#define N_GAMES    40
#define MOST_MOVES 500

typedef struct
{
  BmMatch *match;
  WrPlay  *play;
  guint    gathered; /* "gathered" with events */
  guint    returned; /* ... and without */
  char    *said;
} Table;

static void
said_cb (Table           *table,
         const BmRefusal *refusal)
{
  g_free (table->said);
  table->said = g_strdup (refusal->message);
}

static void
gathered_cb (Table             *table,
             const BmEventList *events)
{
  if (events != NULL)
    table->gathered++;
  else
    table->returned++;
}

static void
table_open (Table            *table,
            const WrPosition *pos)
{
  *table = (Table) { .said = NULL };
  table->match = bm_match_new_from_position (&wr_game, pos);
  table->play = wr_play_new (table->match);
  g_signal_connect_object (table->match, "changed", G_CALLBACK (wr_play_update), table->play, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (table->play, "said", G_CALLBACK (said_cb), table);
  g_signal_connect_swapped (table->play, "gathered", G_CALLBACK (gathered_cb), table);
}

static void
table_close (Table *table)
{
  g_assert_finalize_object (table->play);
  g_assert_finalize_object (table->match);
  g_free (table->said);
}

static void
table_read (Table      *table,
            const char *text)
{
  WrPosition pos;

  ui_position_read (text, &pos);
  table_open (table, &pos);
}

static const WrPosition *
now (Table *table)
{
  return bm_match_get_position (table->match);
}

static guint8
card (const char *id)
{
  guint8 number = wr_card_find (id);

  g_assert_cmpint (number, !=, WR_NO_CARD);
  return number;
}

#define WITH_HANDS(worms, bird) \
  "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"turn\": \"bird\", \"day\": 2, \"bird\": { \"at\": \"f2\" }, " \
  "\"grass\": [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0], " \
  "\"hands\": { \"worms\": [" worms "], \"bird\": [" bird "] }, " \
  "\"decks\": { \"worms\": [\"alarm\", \"cocoon\"], \"bird\": [\"roost\", \"trench\"] } }"

/* Picks are made on a copy; the last one sends all; Escape before it costs nothing. */
static void
test_gather (void)
{
  Table table;
  const WrPosition *before;

  table_read (&table, WITH_HANDS ("\"scatter\"", "\"hypnosis\", \"sinkhole\""));
  before = now (&table);
  wr_play_press_card (table.play, card ("hypnosis"));
  g_assert_true (wr_play_is_gathering (table.play));
  g_assert_cmpint (wr_play_get_card (table.play), ==, card ("hypnosis"));
  g_assert_cmpint (wr_play_get_choice (table.play), ==, WR_CHOICE_PICK);
  g_assert_cmpuint (bm_match_get_ply (table.match), ==, 0);
  g_assert_cmpuint (wr_play_get_position (table.play)->spent, ==, 2);
  /* The other hand cannot show through. */
  g_assert_cmpint (wr_play_get_position (table.play)->cards[WR_SIDE_WORMS].cards[0], ==, WR_NO_CARD);

  wr_play_press_space (table.play, WR_SPACE (1, 8));
  wr_play_press_space (table.play, WR_SPACE (1, 7));
  g_assert_cmpint (wr_play_get_position (table.play)->at[WR_PIECE_GREEN], ==, WR_SPACE (1, 7));
  g_assert_cmpint (now (&table)->at[WR_PIECE_GREEN], ==, WR_SPACE (1, 8));
  g_assert_cmpuint (table.gathered, ==, 3);
  g_assert_true (wr_play_cancel (table.play));
  g_assert_true (wr_play_cancel (table.play));
  g_assert_true (wr_play_cancel (table.play));
  g_assert_false (wr_play_is_gathering (table.play));
  g_assert_true (wr_position_equal (wr_play_get_position (table.play), before));

  /* Once more, and now it is meant. */
  wr_play_press_card (table.play, card ("hypnosis"));
  wr_play_press_space (table.play, WR_SPACE (1, 8));
  wr_play_press_space (table.play, WR_SPACE (1, 7));
  wr_play_answer (table.play, WR_CHOOSE (WR_OPTION_DONE, 0));
  g_assert_false (wr_play_is_gathering (table.play));
  g_assert_cmpint (now (&table)->at[WR_PIECE_GREEN], ==, WR_SPACE (1, 7));
  g_assert_cmpuint (bm_match_get_ply (table.match), ==, 4);
  /* And Undo takes the whole card back. */
  wr_play_undo (table.play);
  g_assert_cmpuint (bm_match_get_ply (table.match), ==, 0);
  wr_play_redo (table.play);
  g_assert_cmpuint (bm_match_get_ply (table.match), ==, 4);
  table_close (&table);
}

/* Pressed again the card goes back to the hand. */
static void
test_put_back (void)
{
  Table table;

  table_read (&table, WITH_HANDS ("", "\"sinkhole\""));
  wr_play_press_card (table.play, card ("sinkhole"));
  g_assert_true (wr_play_is_gathering (table.play));
  wr_play_press_card (table.play, card ("sinkhole"));
  g_assert_false (wr_play_is_gathering (table.play));
  g_assert_cmpuint (bm_match_get_ply (table.match), ==, 0);
  table_close (&table);
}

/* What shows hidden cards is announced; only the word for it sends it. */
static void
test_notice (void)
{
  Table table;
  guint n;

  table_read (&table, WITH_HANDS ("\"scatter\", \"swell\", \"venom\"", "\"ransack\""));
  wr_play_press_card (table.play, card ("ransack"));
  g_assert_cmpstr (wr_play_get_notice (table.play), ==, "You will see the Worms’ hand. Enter to go on.");
  g_assert_cmpuint (bm_match_get_ply (table.match), ==, 0);
  g_assert_cmphex (wr_play_get_movable (table.play), ==, 0);
  wr_play_press_space (table.play, WR_SPACE (0, 0));
  g_assert_cmpstr (table.said, ==, wr_play_get_notice (table.play));
  g_assert_true (wr_play_cancel (table.play));
  g_assert_null (wr_play_get_notice (table.play));

  wr_play_press_card (table.play, card ("ransack"));
  wr_play_go_on (table.play);
  g_assert_cmpuint (bm_match_get_ply (table.match), ==, 1);
  g_assert_cmpint (wr_play_get_choice (table.play), ==, WR_CHOICE_PICK);
  wr_play_get_answers (table.play, &n);
  g_assert_cmpuint (n, ==, 3);
  g_assert_false (wr_play_cancel (table.play));
  wr_play_answer (table.play, WR_CHOOSE (WR_OPTION_CARD, card ("swell")));
  g_assert_true (wr_play_is_gathering (table.play));
  wr_play_answer (table.play, WR_CHOOSE (WR_OPTION_CARD, card ("venom")));
  g_assert_cmpuint (bm_match_get_ply (table.match), ==, 3);
  g_assert_cmpint (now (&table)->cards[WR_SIDE_WORMS].n_hand, ==, 1);
  table_close (&table);
}

/* What happens to the card that is chosen is said before it happens. */
static void
test_discard (void)
{
  Table table;
  g_autofree char *own = NULL, *other = NULL;

  table_read (&table, WITH_HANDS ("\"scatter\", \"swell\", \"venom\"", "\"ransack\", \"lullaby\", \"forage\""));
  wr_play_press_card (table.play, card ("forage"));
  own = wr_prompt_words (table.play);
  g_assert_cmpstr (own, ==, "Choose a card to discard.  Or press Done.");
  while (wr_play_cancel (table.play))
    continue;
  wr_play_press_card (table.play, card ("ransack"));
  wr_play_go_on (table.play);
  other = wr_prompt_words (table.play);
  g_assert_cmpstr (other, ==, "Choose a card: the Worms discard it.");
  table_close (&table);
}

/* A card that needs no pick happens at once, and can be taken back as long as nothing was drawn. */
static void
test_at_once (void)
{
  Table table;

  table_read (&table, WITH_HANDS ("", "\"lullaby\", \"screech\", \"foot-tapping\""));
  wr_play_press_card (table.play, card ("foot-tapping"));
  g_assert_cmpuint (bm_match_get_ply (table.match), ==, 1);
  wr_play_undo (table.play);
  g_assert_cmpuint (bm_match_get_ply (table.match), ==, 0);
  /* It draws a card: that is said before. */
  wr_play_press_card (table.play, card ("lullaby"));
  g_assert_nonnull (wr_play_get_notice (table.play));
  wr_play_go_on (table.play);
  g_assert_cmpint (now (&table)->suspicion, ==, 0);
  /* And what would do nothing says why. */
  g_assert_false (wr_play_can_card (table.play, card ("screech")));
  wr_play_press_card (table.play, card ("screech"));
  g_assert_true (g_str_has_prefix (table.said, "This card would change nothing now.  First this: "));
  table_close (&table);
}

/* A power of a Worm moves another piece, whose targets are the ordinary ones. */
static void
test_power (void)
{
  static const char text[] =
    "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"worms\": ["
    "{ \"colour\": \"green\", \"at\": \"b8\", \"card\": \"the-commander\" }, { \"colour\": \"pink\", \"at\": \"h8\" }] }";
  Table table;

  table_read (&table, text);
  g_assert_true (wr_play_can (table.play, WR_MOVE_USE, WR_PIECE_GREEN));
  wr_play_press_action (table.play, WR_MOVE_USE);
  /* Only Pink can be meant: it is picked already. */
  g_assert_cmpint (wr_play_get_choice (table.play), ==, WR_CHOICE_ACT);
  g_assert_cmpint (wr_play_get_piece (table.play), ==, WR_PIECE_PINK);
  wr_play_press_space (table.play, WR_SPACE (7, 7));
  g_assert_cmpint (now (&table)->at[WR_PIECE_PINK], ==, WR_SPACE (7, 7));
  g_assert_cmpuint (now (&table)->spent, ==, 0);
  wr_play_press_power (table.play, WR_PIECE_GREEN);
  g_assert_true (g_str_has_prefix (table.said, "This power has been used already.  "));
  table_close (&table);
}

/* ---- Everything that is legal can be reached */

/* What pressing SPACE offers, MOVE among it. */
static gboolean
offers (WrPlay *play,
        BmMove  move,
        guint  *at,
        guint  *index)
{
  guint n, first = 0;
  const WrOption *options = wr_play_get_options (play, &n);

  for (guint i = 0; i < n; i++)
    {
      if (options[i].space != options[first].space)
        first = i;
      if (options[i].kind == WR_PRESS_MOVE && options[i].move == move)
        {
          *at = options[i].space;
          *index = i - first;
          return TRUE;
        }
    }
  return FALSE;
}

static void
put_down_picks (WrPlay *play)
{
  while (wr_play_get_action (play) != 0)
    wr_play_cancel (play);
}

/* By pointing: the piece is pressed where it stands, or on its card beside the board; then the target. */
static gboolean
find_by_pointing (WrPlay *play,
                  BmMove  move,
                  guint  *at,
                  guint  *index)
{
  WrPiece who = wr_move_who (move);

  put_down_picks (play);
  if (offers (play, move, at, index))
    return TRUE;
  if (who < WR_N_PIECES && wr_play_get_piece (play) != who)
    wr_play_pick_piece (play, who);
  return offers (play, move, at, index);
}

/* By keys: the action first, then who and the Gravestone if there are several, then the target. */
static gboolean
find_by_action (WrPlay *play,
                BmMove  move,
                guint  *at,
                guint  *index)
{
  WrPiece who = wr_move_who (move);

  put_down_picks (play);
  if (who < WR_N_PIECES && wr_play_get_piece (play) != WR_PIECE_NONE && wr_play_get_piece (play) != who)
    wr_play_pick_piece (play, who);
  if (wr_play_get_action (play) != wr_move_kind (move))
    wr_play_press_action (play, wr_move_kind (move));
  if (offers (play, move, at, index))
    return TRUE;
  if (who < WR_N_PIECES && wr_play_get_piece (play) != who)
    wr_play_pick_piece (play, who);
  if (wr_move_kind (move) == WR_MOVE_RAISE && !offers (play, move, at, index))
    wr_play_press_space (play, wr_move_a (move));
  return offers (play, move, at, index);
}

static gboolean
is_answer (WrPlay *play,
           BmMove  move)
{
  guint n;
  const BmMove *answers = wr_play_get_answers (play, &n);

  for (guint i = 0; i < n; i++)
    if (answers[i] == move)
      return TRUE;
  return FALSE;
}

static gboolean
happens_at_once (BmMove move)
{
  WrMoveKind kind = wr_move_kind (move);

  return kind == WR_MOVE_REST || kind == WR_MOVE_BITE || kind == WR_MOVE_USE || kind == WR_MOVE_DRILL;
}

static void
assert_reachable (WrPlay *play,
                  BmMove  move)
{
  g_autofree char *text = wr_move_to_text (move);
  WrMoveKind kind = wr_move_kind (move);
  guint at = 0, index = 0;

  if (kind == WR_MOVE_PLAY)
    g_assert_true (wr_play_can_card (play, wr_move_a (move)));
  else if (kind == WR_MOVE_END || kind == WR_MOVE_USE)
    g_assert_true (wr_play_can (play, kind, WR_PIECE_NONE));
  else if (!is_answer (play, move))
    {
      if (!find_by_pointing (play, move, &at, &index))
        g_error ("no way by pointing to “%s”", text);
      g_assert_true (wr_space_on_board ((WrSpace) at) || wr_space_outside ((WrSpace) at));
      if (kind != WR_MOVE_CHOOSE && kind != WR_MOVE_EXIT && kind != WR_MOVE_LAND && !happens_at_once (move)
          && !find_by_action (play, move, &at, &index))
        g_error ("no way by keys to “%s”", text);
    }
}

/* Does what leads to MOVE, as a person would. */
static void
do_move (WrPlay *play,
         BmMove  move)
{
  WrMoveKind kind = wr_move_kind (move);
  guint at, index, n;

  put_down_picks (play);
  if (kind == WR_MOVE_PLAY || kind == WR_MOVE_DISCARD)
    wr_play_press_card (play, wr_move_a (move));
  else if (kind == WR_MOVE_USE)
    wr_play_press_power (play, wr_move_who (move));
  else if (kind == WR_MOVE_END)
    wr_play_end_turn (play);
  else if (is_answer (play, move))
    wr_play_answer (play, move);
  else
    {
      g_assert_true (find_by_pointing (play, move, &at, &index));
      wr_play_take_option (play, &wr_play_get_options_at (play, (WrSpace) at, &n)[index]);
    }
  if (wr_play_get_notice (play) != NULL)
    wr_play_go_on (play);
}

/* No press is dead, whatever waits: what does nothing says why, and changes nothing. */
static void
press_everything (Table *table)
{
  WrPlay *play = table->play;
  WrPosition before = *wr_play_get_position (play);
  BmMove moves[BM_MAX_MOVES];
  guint n_moves = wr_rules_legal (&before, moves);

  for (guint i = 0; i < n_moves; i++)
    if (wr_move_kind (moves[i]) == WR_MOVE_CHOOSE && wr_move_a (moves[i]) == WR_OPTION_COLUMN)
      return;
  for (guint space = 0; space < 256; space++)
    {
      guint n = 0;

      if (wr_space_on_board ((WrSpace) space))
        wr_play_get_options_at (play, (WrSpace) space, &n);
      if (!wr_space_on_board ((WrSpace) space) || n > 0 || wr_position_crawlers_at (&before, (WrSpace) space) != 0
          || before.at[WR_PIECE_BIRD] == space)
        continue;
      g_clear_pointer (&table->said, g_free);
      wr_play_press_space (play, (WrSpace) space);
      g_assert_nonnull (table->said);
      g_assert_cmpstr (table->said, !=, "");
      g_assert_true (wr_position_equal (wr_play_get_position (play), &before));
    }
}

/* All that the table says comes out without a critical. */
static void
say_everything (Table *table)
{
  WrPlay *play = table->play;
  const WrPosition *pos = wr_play_get_position (play);
  WrNight night;
  guint n;
  const WrOption *options = wr_play_get_options (play, &n);

  g_free (wr_question_words (play));
  g_free (wr_prompt_words (play));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = wr_option_words (play, &options[i], TRUE);
      WrForecast forecast;

      g_assert_cmpstr (words, !=, "");
      if (options[i].kind != WR_PRESS_MOVE || i % 5 != 0)
        continue;
      wr_forecast_move (pos, options[i].move, &forecast);
      g_free (wr_forecast_caption (pos, &forecast));
    }
  for (guint space = 0; space < 256; space++)
    if (wr_space_on_board ((WrSpace) space))
      g_free (wr_space_text_describe (pos, (WrSpace) space));
  for (guint i = 0; pos->turn != WR_TURN_SETUP && i < pos->n_effects; i++)
    {
      g_autofree char *until = wr_until_words (&pos->effects[i]);

      g_assert_cmpstr (until, !=, "");
    }
  if (wr_forecast_night (pos, &night))
    g_strfreev (wr_forecast_night_lines (&night));
}

static void
read_lines (BmMatch *match,
            guint    from)
{
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, from, &n);

  while (n > 0)
    {
      WrHappening line;
      guint used = wr_happening_read (events, n, &line);

      g_assert_cmpuint (used, >, 0);
      g_assert_cmpuint (used, <=, n);
      if (events[0].kind != WR_EVENT_SPENT && events[0].kind != WR_EVENT_TURN_END
          && !(events[0].kind == WR_EVENT_ACTIONS && events[0].from == WR_ACTIONS_GIVEN_UP))
        g_assert_nonnull (line.text);
      g_free (line.text);
      events += used;
      n -= used;
    }
}

static BmMove
pick_move (const BmMove *moves,
           guint         n,
           guint64      *dice)
{
  BmMove move = moves[bm_random_next (dice) % n];

  /* Turns would be short, and few cards played, if their end and every action were as likely as a card. */
  for (guint try = 0; try < 4 && wr_move_kind (move) != WR_MOVE_PLAY && wr_move_kind (move) != WR_MOVE_USE; try++)
    move = moves[bm_random_next (dice) % n];
  return move;
}

static void
play_one (guint64 *dice,
          guint    game)
{
  WrPosition pos;
  BmMove moves[BM_MAX_MOVES];
  Table table;

  wr_rules_start (&pos, game, WR_START_RANDOM | WR_START_CARDS | WR_START_EVENTS);
  table_open (&table, &pos);
  for (guint i = 0; i < MOST_MOVES && bm_match_get_to_act (table.match) != BM_SIDE_NOBODY; i++)
    {
      const WrPosition *shown = wr_play_get_position (table.play);
      guint n = wr_rules_legal (shown, moves), ply = bm_match_get_ply (table.match);
      guint gathered = table.gathered;
      BmMove move = pick_move (moves, n, dice);

      g_assert_cmpuint (n, >, 0);
      for (guint m = 0; m < n; m++)
        assert_reachable (table.play, moves[m]);
      put_down_picks (table.play);
      if (i % 4 == 0)
        say_everything (&table);
      if (i % 8 == 0)
        press_everything (&table);
      do_move (table.play, move);
      /* It was gathered, or sent. */
      g_assert_cmpuint (bm_match_get_ply (table.match) + table.gathered, >, ply + gathered);
      if (bm_match_get_ply (table.match) > ply)
        {
          g_assert_cmpuint (bm_match_get_move (table.match, bm_match_get_ply (table.match) - 1), ==, move);
          g_assert_false (wr_play_is_gathering (table.play));
          read_lines (table.match, ply);
        }
    }
  table_close (&table);
}

static void
test_reach (void)
{
  guint64 dice = 5;

  for (guint game = 0; game < N_GAMES; game++)
    play_one (&dice, game);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  wr_cards_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/play-cards/gather", test_gather);
  g_test_add_func ("/play-cards/put-back", test_put_back);
  g_test_add_func ("/play-cards/notice", test_notice);
  g_test_add_func ("/play-cards/discard", test_discard);
  g_test_add_func ("/play-cards/at-once", test_at_once);
  g_test_add_func ("/play-cards/power", test_power);
  g_test_add_func ("/play-cards/reach", test_reach);
  return g_test_run ();
}
