/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why a press has no effect: whatever is pressed at whatever decision, with whatever is picked, the answer is a sentence about
 * it with the rule's number.
 */
#include <string.h>

#include "bm-json.h"
#include "bm-rulebook.h"
#include "tb-game.h"
#include "tb-learn.h"
#include "tb-names.h"
#include "tb-play-private.h"
#include "tb-rules.h"

static const char *const starts[] = {
  "start:players=1,scenario=delivery,leave=1", "start:players=1,scenario=scramble,queens=yes", "start:players=2",
  "start:players=3,locations=shuffled", "start:players=5,board=canyon,worms=drawn",
};

static guint n_said;

static void
said_cb (void)
{
  n_said++;
}

/* What is refused says why, and nothing comes of it. */
static void
check_at (TbPlay *play,
          TbAt    at)
{
  const BmRulebook *book = bm_rulebook (&tb_learn);
  BmMatch *match = tb_play_get_match (play);
  TbAt first = tb_play_get_picked (play), second = tb_play_get_second (play);
  guint ply = bm_match_get_ply (match);
  BmRefusal refusal = { .message = NULL };

  if (!tb_play_why (play, at, &refusal))
    return;
  if (refusal.message == NULL || *refusal.message == '\0' || refusal.rule == NULL)
    g_error ("no reason for %u %u at decision %u: %s", TB_AT_KIND (at), TB_AT_N (at), tb_play_get_asks (play), refusal.message);
  g_assert_nonnull (bm_rulebook_get (book, refusal.rule, NULL));
  n_said = 0;
  tb_play_press (play, at);
  g_assert_cmpuint (n_said, ==, 1);
  g_assert_cmpuint (bm_match_get_ply (match), ==, ply);
  g_assert_cmpuint (tb_play_get_picked (play), ==, first);
  g_assert_cmpuint (tb_play_get_second (play), ==, second);
}

static void
check_all (TbPlay *play)
{
  const TbPosition *pos = tb_play_get_position (play);
  const TbPlayer *player = &pos->players[tb_play_get_seat (play)];

  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    if (tb_space_column (space) < tb_position_board (pos)->n_columns)
      check_at (play, TB_AT (TB_AT_SPACE, space));
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    check_at (play, TB_AT (TB_AT_WORM, slot));
  for (guint64 left = player->vehicles; left != 0; left &= left - 1)
    check_at (play, TB_AT (TB_AT_CARD, TB_FIRST_VEHICLE + __builtin_ctzll (left)));
  for (TbThings left = player->things; left != 0; left &= left - 1)
    check_at (play, TB_AT (TB_AT_CARD, tb_things_first (left)));
  if (player->leader != TB_NO_CARD)
    check_at (play, TB_AT (TB_AT_CARD, player->leader));
  if (player->hat != TB_NO_CARD)
    check_at (play, TB_AT (TB_AT_CARD, player->hat));
  if (pos->played != TB_NO_CARD)
    check_at (play, TB_AT (TB_AT_CARD, pos->played));
  for (guint i = 0; i < pos->n_owned; i++)
    if ((pos->owned_by[i] & TB_OWNED_SEAT) == tb_play_get_seat (play))
      check_at (play, TB_AT (TB_AT_CARD, pos->owned[i]));
  for (guint place = 0; place < TB_N_LINE; place++)
    check_at (play, TB_AT (TB_AT_LINE, place));
  for (guint seat = 0; seat < pos->options.players; seat++)
    check_at (play, TB_AT (TB_AT_SEAT, seat));
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    check_at (play, TB_AT (TB_AT_COLOUR, colour));
  for (guint deck = 0; deck < TB_N_DECKS; deck++)
    check_at (play, TB_AT (TB_AT_DECK, deck));
  for (guint button = 0; button < TB_BUTTON_OTHER; button++)
    check_at (play, TB_AT (TB_AT_BUTTON, button));
}

/* With nothing picked, and with each thing picked that can be. */
static void
check_picks (TbPlay *play)
{
  guint n;
  const TbOption *options = tb_play_get_options (play, &n);
  g_autoptr(GArray) first = g_array_new (FALSE, FALSE, sizeof (TbOption));

  g_array_append_vals (first, options, n);
  check_all (play);
  for (guint i = 0; i < first->len; i++)
    {
      TbOption option = g_array_index (first, TbOption, i);

      if (option.n > 0)
        continue;
      tb_play_take_option (play, &option);
      check_all (play);
      while (tb_play_cancel (play))
        ;
    }
}

static void
test_everything (void)
{
  guint asked = 0;

  for (guint64 seed = 1; seed <= 15; seed++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(BmMatch) match = bm_match_new (&tb_game, starts[seed % G_N_ELEMENTS (starts)], seed, &error);
      g_autoptr(TbPlay) play = NULL;
      guint64 chance = seed * 31 + 7;
      guint seen = 0;

      g_assert_no_error (error);
      play = tb_play_new (match);
      g_signal_connect (play, "said", G_CALLBACK (said_cb), NULL);
      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          guint asks;

          tb_play_update (play);
          asks = 1u << tb_play_get_asks (play);
          /* Each kind of decision is checked once a match; of the others every fourth will do. */
          if ((seen & asks) == 0 || bm_match_get_ply (match) % 4 == 0)
            check_picks (play);
          seen |= asks;
          bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL);
        }
      asked |= seen;
    }
  /* Nearly every decision came up. */
  g_assert_cmpint (__builtin_popcount (asked), >=, 16);
}

/* ---- One by one */

/* Apostrophes stand for quotes. */
static TbPlay *
read_play (const char *text)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *json = g_strdup_printf ("{'format':'terror-position','version':1,%s}", text);
  g_autoptr(JsonNode) node = NULL;
  g_autoptr(BmMatch) match = NULL;
  TbPosition pos;

  g_strdelimit (json, "'", '"');
  node = bm_json_parse ("position", json, strlen (json), &error);
  g_assert_no_error (error);
  tb_game.read_position (&BM_JSON_ROOT ("position", node), &pos, &error);
  g_assert_no_error (error);
  match = bm_match_new_from_position (&tb_game, &pos);
  return tb_play_new (match);
}

static void
expect (TbPlay     *play,
        TbAt        at,
        const char *words,
        const char *rule)
{
  BmRefusal refusal = { .message = NULL };

  if (!tb_play_why (play, at, &refusal))
    g_error ("not refused: %s", words);
  g_assert_cmpstr (refusal.message, ==, words);
  g_assert_cmpstr (refusal.rule, ==, rule);
}

#define SPACE_AT(text) TB_AT (TB_AT_SPACE, tb_space_from_text (text))
#define CARD_AT(id) TB_AT (TB_AT_CARD, tb_card_from_id (id))
#define BUTTON_AT(button) TB_AT (TB_AT_BUTTON, TB_BUTTON_##button)

static void
test_act (void)
{
  g_autoptr(TbPlay) play = read_play ("'step':'act','ap':2,'rubble':{'a5':1,'b6':1,'d3':1},'line':['hunt-any-1',null,null,null],"
                                      "'players':[{'seat':'red','at':'c3','leader':'pam','hat':'steel-helmet',"
                                      "'weapons':['shotgun'],'items':['cool-box'],'fresh':['cool-box']},"
                                      "{'seat':'blue','at':'c4','leader':'shep'},{'seat':'green','at':'e3','leader':'buck'}]");

  expect (play, SPACE_AT ("f1"), "Your Action Points do not reach that far.", "T9.1");
  expect (play, SPACE_AT ("a6"), "No way leads there: Rubble, other cars or the Canyon shut it off.", "T9.3");
  expect (play, SPACE_AT ("e3"), "Another car stands there: you may pass it, but not stay.", "T9.2");
  expect (play, SPACE_AT ("a5"), "A Move goes only to a space that shares a side with yours.", "T9.1");
  expect (play, SPACE_AT ("c3"), "No Egg lies in your space.", "T12.1");
  expect (play, CARD_AT ("shotgun"), "This card is used only in a hunt.", "T16.4");
  expect (play, CARD_AT ("cool-box"), "You got this card in this turn: it can be used when the turn has ended.", "T16.2");
  expect (play, CARD_AT ("steel-helmet"), "This Hat is worn, and works by itself.", "T16.6");
  expect (play, TB_AT (TB_AT_LINE, 1), "No Bounty lies there.", "T14.2");
  expect (play, TB_AT (TB_AT_SEAT, 1), "A player is chosen only when a card asks for one.", "T28.2");
  expect (play, BUTTON_AT (USE), "You hold no card that can be used now.", "T16.4");
  expect (play, BUTTON_AT (DELIVER), "Eggs are delivered only in a Location.", "T13.1");
  expect (play, BUTTON_AT (YES), "Yes and No answer a card, and none asks now.", "T28.6");
  /* What is picked narrows what a press means. */
  tb_play_press (play, BUTTON_AT (CLEAR));
  expect (play, SPACE_AT ("c2"), "No Rubble lies there.", "T11.1");
  tb_play_press (play, BUTTON_AT (RAMP));
  expect (play, SPACE_AT ("c2"), "There is no other pawn to ramp over.", "T10.1");
  expect (play, SPACE_AT ("e3"), "A ramp goes only over a pawn in a space that shares a side with yours.", "T10.1");
}

static void
test_play (void)
{
  g_autoptr(TbPlay) play = read_play ("'step':'play','slots':[{'worm':'crawler-1','target':'c3','cards':["
                                      "{'card':'boots-1','by':'blue','down':false},{'card':'boots-2','by':'blue','down':false}]},"
                                      "{'worm':'crawler-2','target':'e4','cards':[]},null],'line':['hunt-any-1',null,null,null],"
                                      "'players':[{'seat':'red','at':'c3','leader':'pam','vehicles':['bicycle-1','pickup-1']},"
                                      "{'seat':'blue','at':'c4','leader':'shep'},{'seat':'green','at':'e3','leader':'buck'}]");

  expect (play, SPACE_AT ("c2"), "First a Vehicle card is played on a Worm: its number is your Action Points.", "T6.1");
  expect (play, BUTTON_AT (MOVE), "First a Vehicle card is played on a Worm: its number is your Action Points.", "T6.1");
  expect (play, TB_AT (TB_AT_WORM, 0), "This Worm has as many Vehicle cards as its limit allows.", "T6.2");
  expect (play, TB_AT (TB_AT_LINE, 0), "A hunting Bounty is completed by the killing blow against its Worm.", "T20.2");
  tb_play_press (play, CARD_AT ("bicycle-1"));
  expect (play, TB_AT (TB_AT_WORM, 0), "This Worm has as many Vehicle cards as its limit allows.", "T6.2");
  expect (play, SPACE_AT ("c2"), "You have picked a card: it goes on a Worm. Escape puts it back.", "T6.1");
  /* Another card may be taken up instead. */
  g_assert_false (tb_play_why (play, CARD_AT ("pickup-1"), &(BmRefusal) { .message = NULL }));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/terror-why/everything", test_everything);
  g_test_add_func ("/terror-why/act", test_act);
  g_test_add_func ("/terror-why/play", test_play);
  return g_test_run ();
}
