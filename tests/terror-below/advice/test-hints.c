/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is hinted at and what is not, each kind by itself, in positions by hand; the same hints whatever is hidden; what
 * happens and what is used rightly.  All of it without a widget.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "bm-json.h"
#include "bm-match.h"
#include "bm-rulebook.h"
#include "tb-game.h"
#include "tb-hints.h"
#include "tb-judge.h"
#include "tb-learn.h"
#include "tb-names.h"
#include "tb-rules.h"
#include "tb-tutor.h"

/* Apostrophes stand for quotes. */
#define OTHERS "{'seat':'blue','at':'f6','leader':'shep'},{'seat':'green','at':'a6','leader':'buck'}"

/* The Worm comes up at c3, in a cross, with its second card. */
#define CRAWLER(cards) "'slots':[{'worm':'crawler-1','target':'c3','cards':[" cards "]},null,null]"
#define LAID "{'card':'boots-1','by':'blue','down':false}"
#define SECOND "{'card':'bicycle-9','by':'blue','down':false}"
#define HIDDEN "{'card':'boots-1','by':'blue','down':true}"

static BmMatch *
read_match (const char *text)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *json = g_strdup_printf ("{'format':'terror-position','version':1,%s}", text);
  g_autoptr(JsonNode) node = NULL;
  TbPosition pos;

  g_strdelimit (json, "'", '"');
  node = bm_json_parse ("position", json, strlen (json), &error);
  g_assert_no_error (error);
  tb_game.read_position (&BM_JSON_ROOT ("position", node), &pos, &error);
  g_assert_no_error (error);
  return bm_match_new_from_position (&tb_game, &pos);
}

/* With the red car at AT. */
static BmMatch *
red_acts (const char *at,
          guint       ap,
          const char *red,
          const char *rest)
{
  g_autofree char *text = g_strdup_printf ("'step':'act','ap':%u,%s%s'players':[{'seat':'red','at':'%s'%s%s}," OTHERS "]", ap,
                                           rest, *rest == '\0' ? "" : ",", at, *red == '\0' ? "" : ",", red);

  return read_match (text);
}

static BmMatch *
red_plays (const char *at,
           const char *red,
           const char *rest)
{
  g_autofree char *text = g_strdup_printf ("'step':'play',%s%s'players':[{'seat':'red','at':'%s'%s%s}," OTHERS "]", rest,
                                           *rest == '\0' ? "" : ",", at, *red == '\0' ? "" : ",", red);

  return read_match (text);
}

static BmMatch *
alone (const char *at,
       const char *scenario,
       const char *rest)
{
  g_autofree char *text = g_strdup_printf ("'options':{'scenario':'%s','queens':false,'leave':0},'step':'act','ap':2,%s%s"
                                           "'players':[{'seat':'red','at':'%s','leader':'doc','squad':['pam']}]", scenario, rest,
                                           *rest == '\0' ? "" : ",", at);

  return read_match (text);
}

/* The only hint about TOPIC says WORDS and has RULE; WORDS NULL: there is none. */
static void
check (GArray     *hints,
       TbTopic     topic,
       const char *words,
       const char *rule)
{
  guint n = 0;

  for (guint i = 0; i < hints->len; i++)
    {
      const BmHint *hint = &g_array_index (hints, BmHint, i);

      if (hint->topic != topic)
        continue;
      n++;
      g_assert_cmpstr (hint->text, ==, words);
      g_assert_cmpstr (hint->rule, ==, rule);
    }
  g_assert_cmpuint (n, ==, words != NULL);
}

/* For the seat that decides.  MATCH: (transfer full) */
static void
expect (BmMatch    *match,
        TbTopic     topic,
        const char *words,
        const char *rule)
{
  g_autoptr(GArray) hints = tb_hints_find (NULL, bm_match_get_position (match), (guint) bm_match_get_to_act (match));

  check (hints, topic, words, rule);
  g_object_unref (match);
}

#define none(match, topic) expect ((match), (topic), NULL, NULL)

static gboolean
is_deadly (BmMatch *match,
           TbTopic  topic)
{
  g_autoptr(GArray) hints = tb_hints_find (NULL, bm_match_get_position (match), (guint) bm_match_get_to_act (match));
  gboolean deadly = FALSE;

  for (guint i = 0; i < hints->len; i++)
    deadly |= g_array_index (hints, BmHint, i).topic == topic && g_array_index (hints, BmHint, i).deadly;
  g_object_unref (match);
  return deadly;
}

static BmMatch *
after (BmMatch *match,
       BmMove   move)
{
  BmRefusal refusal = { .message = NULL };

  if (!bm_match_play (match, move, &refusal))
    g_error ("not legal: %s", refusal.message);
  return match;
}

#define DONE TB_MOVE (TB_MOVE_DONE, 0, 0, 0)

/* ---- Attacks */

static void
test_attack (void)
{
  expect (red_acts ("c4", 3, "'leader':'pam','squad':['doc']", CRAWLER (LAID "," SECOND)), TB_TOPIC_ATTACK,
          "Worm 1 attacks after this turn and hits you at c4. Safe: b4, 1 Action Point away.", "T18.1");
  expect (red_acts ("c4", 0, "'leader':'pam','items':['cool-box']", CRAWLER (LAID "," SECOND)), TB_TOPIC_ATTACK,
          "Worm 1 attacks after this turn and hits you at c4. No space in reach is safe.", "T18.1");
  expect (red_acts ("c4", 3, "'leader':'pam'", CRAWLER (LAID)), TB_TOPIC_ATTACK,
          "Worm 1 attacks after 1 more card, and you are in its footprint at c4. Others play before you.", "T18.1");
  expect (red_plays ("c4", "'leader':'pam','vehicles':['pickup-1','boots-2']", CRAWLER (LAID)), TB_TOPIC_ATTACK,
          "Worm 1 attacks after 1 more card, and you are in its footprint at c4.", "T18.1");
  /* Two cards to go; beside the pattern. */
  none (red_acts ("c4", 3, "'leader':'pam'", CRAWLER ("")), TB_TOPIC_ATTACK);
  none (red_acts ("d4", 3, "'leader':'pam'", CRAWLER (LAID "," SECOND)), TB_TOPIC_ATTACK);
  /* The last of a squad. */
  g_assert_true (is_deadly (red_acts ("c4", 3, "'leader':'pam'", CRAWLER (LAID "," SECOND)), TB_TOPIC_ATTACK));
  g_assert_false (is_deadly (red_acts ("c4", 3, "'leader':'pam','squad':['doc']", CRAWLER (LAID "," SECOND)), TB_TOPIC_ATTACK));
}

/* Only with the Target right on it (T19.2). */
static void
test_indoors (void)
{
  static const char beside[] = "'slots':[{'worm':'crawler-1','target':'b4','cards':[" LAID "," SECOND "]},null,null]";
  static const char inside[] = "'slots':[{'worm':'crawler-1','target':'b5','cards':[" LAID "," SECOND "]},null,null]";

  none (red_acts ("b5", 2, "'leader':'pam'", beside), TB_TOPIC_ATTACK);
  expect (red_acts ("b5", 2, "'leader':'pam'", inside), TB_TOPIC_ATTACK,
          "Worm 1 attacks after this turn and hits you at b5. Safe: b3, 2 Action Points away.", "T18.1");
}

static void
test_two (void)
{
  expect (read_match ("'step':'act','ap':2," CRAWLER (LAID) ",'players':[{'seat':'red','at':'c4','leader':'pam'},"
                      "{'seat':'blue','at':'f6','leader':'shep'}]"), TB_TOPIC_ATTACK,
          "Worm 1 needs 1 more card, and you are in its footprint at c4. The die after this turn may bring it.", "T23.1");
}

static void
test_aims (void)
{
  static const char at_blue[] = "'slots':[{'worm':'crawler-1','target':'f6','cards':[" LAID "]},null,null]";

  expect (red_plays ("a1", "'leader':'pam','vehicles':['boots-2','pickup-1']", at_blue), TB_TOPIC_ARROWS,
          "Boots on Worm 1: it would attack after your turn, and hit Blue.", "T7.1");
  /* It would hit red as well; it would not attack yet. */
  none (red_plays ("f5", "'leader':'pam','vehicles':['boots-2','bicycle-1']", at_blue), TB_TOPIC_ARROWS);
  none (red_plays ("a1", "'leader':'pam','vehicles':['boots-2','bicycle-1']",
                   "'slots':[{'worm':'crawler-1','target':'f6','cards':[]},null,null]"), TB_TOPIC_ARROWS);
}

static void
test_hidden (void)
{
  expect (red_acts ("d4", 2, "'leader':'pam'", CRAWLER (HIDDEN)), TB_TOPIC_HIDDEN,
          "A face-down card will move Target 1 before it attacks: you may be hit as well.", "T15.3");
  none (red_acts ("f6", 2, "'leader':'pam'", CRAWLER (LAID)), TB_TOPIC_HIDDEN);
  /* Far away. */
  none (read_match ("'step':'act','ap':2," CRAWLER (HIDDEN) ",'players':[{'seat':'red','at':'f5','leader':'pam'}," OTHERS "]"),
        TB_TOPIC_HIDDEN);
  /* It is one's own. */
  none (red_acts ("d4", 2, "'leader':'pam'", CRAWLER ("{'card':'boots-1','by':'red','down':true}")), TB_TOPIC_HIDDEN);
}

/* ---- The hunt */

static void
test_hunt (void)
{
#define CAUGHT(red) after (red_acts ("c4", 0, "'leader':'pam'," red, CRAWLER (LAID "," SECOND)), DONE)
  expect (CAUGHT ("'weapons':['hunting-rifle','pistol']"), TB_TOPIC_HUNT, "Hunting Rifle beats this Worm 3 of 4 times.", "T19.5");
  expect (CAUGHT ("'weapons':['pistol']"), TB_TOPIC_HUNT,
          "This Worm has 4 health left, and all your Weapons do 2 damage at most: alone you cannot beat it.", "T19.5");
  expect (CAUGHT ("'weapons':['pistol','pistol']"), TB_TOPIC_HUNT,
          "This Worm has 4 health left, and all your Weapons do up to 4 damage: together they can beat it.", "T19.5");
  expect (CAUGHT ("'weapons':['shotgun']"), TB_TOPIC_HUNT, "Shotgun beats this Worm for certain.", "T19.5");
  expect (CAUGHT ("'items':['storm-cellar']"), TB_TOPIC_GUARD,
          "The Worm kills Pam unless a card protects: you hold Storm Cellar.", "T19.8");
  none (CAUGHT ("'items':['storm-cellar']"), TB_TOPIC_HUNT);
  none (red_acts ("c4", 2, "'leader':'pam','items':['storm-cellar'],'weapons':['pistol']", ""), TB_TOPIC_GUARD);
  none (red_acts ("c4", 2, "'leader':'pam','items':['storm-cellar'],'weapons':['pistol']", ""), TB_TOPIC_HUNT);
}

static BmMove
use (const char *id)
{
  return TB_MOVE (TB_MOVE_USE, tb_card_from_id (id), 0, 0);
}

static void
test_claim (void)
{
  static const char hunted[] = CRAWLER (LAID "," SECOND) ",'line':['hunt-crawler-1',null,null,null]";

  expect (after (after (red_acts ("c4", 0, "'leader':'pam','weapons':['shotgun']", hunted), DONE), use ("shotgun")),
          TB_TOPIC_KILL, "A Bounty gives 3 points for this Worm, without one it is 1.", "T20.2");
}

static void
test_hunted (void)
{
  static const char crawler[] = CRAWLER ("") ",'line':['hunt-crawler-1',null,null,null]";
  static const char lasher[] = CRAWLER ("") ",'line':['hunt-lasher-1',null,null,null]";

  expect (red_acts ("f5", 2, "'leader':'pam','weapons':['pistol']", crawler), TB_TOPIC_KILL,
          "A Bounty gives 3 points for Worm 1 (Crawler), and you have a Weapon.", "T14.1");
  none (red_acts ("f5", 2, "'leader':'pam'", crawler), TB_TOPIC_KILL);
  none (red_acts ("f5", 2, "'leader':'pam','weapons':['pistol']", lasher), TB_TOPIC_KILL);
}

/* ---- Eggs */

#define PINK_TO_HOSPITAL "'line':['hospital-pink',null,null,null]"

static void
test_deliveries (void)
{
  expect (red_acts ("b4", 2, "'leader':'pam','eggs':['pink']", PINK_TO_HOSPITAL), TB_TOPIC_BOUNTY,
          "Hospital: a pink Egg is worth 3 points there, and you can deliver it in this turn.", "T13.3");
  expect (red_acts ("b5", 1, "'leader':'pam','eggs':['pink']", PINK_TO_HOSPITAL), TB_TOPIC_BOUNTY,
          "Here you can deliver a pink Egg for 3 points.", "T13.3");
  expect (red_acts ("b4", 1, "'leader':'pam','eggs':['pink']", PINK_TO_HOSPITAL), TB_TOPIC_BOUNTY,
          "Hospital: a pink Egg of yours is worth 3 points there, 1 Action Point away.", "T13.3");
  expect (red_plays ("b2", "'leader':'pam','eggs':['pink'],'vehicles':['boots-2','boots-3']", CRAWLER ("") "," PINK_TO_HOSPITAL),
          TB_TOPIC_BOUNTY, "Hospital: a pink Egg of yours is worth 3 points there, 3 Action Points away.", "T13.3");
  expect (red_acts ("b5", 1, "'leader':'pam','vp':17,'eggs':['pink']", PINK_TO_HOSPITAL), TB_TOPIC_BOUNTY,
          "Hospital: deliver a pink Egg there in this turn, and you win.", "T3.1");
  /* No Bounty, no Egg of that colour, no Egg at all. */
  expect (red_acts ("b4", 2, "'leader':'pam','eggs':['teal']", PINK_TO_HOSPITAL), TB_TOPIC_DELIVER,
          "Hospital: a teal Egg is worth 1 point there, and you can deliver it in this turn.", "T13.2");
  none (red_acts ("b4", 2, "'leader':'pam','eggs':['teal']", PINK_TO_HOSPITAL), TB_TOPIC_BOUNTY);
  none (red_acts ("b4", 2, "'leader':'pam'", PINK_TO_HOSPITAL), TB_TOPIC_BOUNTY);
  none (red_acts ("b4", 2, "'leader':'pam'", PINK_TO_HOSPITAL), TB_TOPIC_DELIVER);
  /* Walled in. */
  none (red_acts ("f1", 2, "'leader':'pam','eggs':['pink']", PINK_TO_HOSPITAL ",'rubble':{'e1':1,'f2':1}"), TB_TOPIC_DELIVER);
}

static void
test_eggs (void)
{
  expect (red_acts ("c4", 2, "'leader':'pam'", PINK_TO_HOSPITAL ",'eggs':{'c5':['pink'],'d4':['teal']}"), TB_TOPIC_TAKE,
          "A pink Egg lies at c5, 1 Action Point away, worth 3 points. Its Bounty’s Location: Hospital.", "T12.1");
  expect (red_acts ("c4", 2, "'leader':'pam'", "'eggs':{'c5':['pink'],'e2':['teal']}"), TB_TOPIC_TAKE,
          "A pink Egg lies at c5, 1 Action Point away.", "T12.1");
  expect (red_acts ("c5", 2, "'leader':'pam'", PINK_TO_HOSPITAL ",'eggs':{'c5':['pink']}"), TB_TOPIC_TAKE,
          "A pink Egg lies in your space, worth 3 points. Its Bounty’s Location: Hospital.", "T12.1");
  expect (red_acts ("c5", 2, "'leader':'pam'", "'eggs':{'c5':['violet']}"), TB_TOPIC_TAKE,
          "A violet Egg lies in your space. Taking it ends your actions.", "T12.1");
  /* Too far to take it as well. */
  none (red_acts ("c4", 1, "'leader':'pam'", PINK_TO_HOSPITAL ",'eggs':{'c5':['pink']}"), TB_TOPIC_TAKE);
  none (red_acts ("c4", 2, "'leader':'pam'", PINK_TO_HOSPITAL), TB_TOPIC_TAKE);
}

/* ---- Cards */

static void
test_rubble (void)
{
  static const char words[] = "Clear one more Rubble, at c5, and you trade yours for an Item or a Weapon.";

  expect (red_acts ("c4", 1, "'leader':'pam','rubble':2", "'rubble':{'c5':1}"), TB_TOPIC_RUBBLE, words, "T11.2");
  expect (red_acts ("c4", 1, "'leader':'pam','rubble':1,'hat':'miners-helmet'", "'rubble':{'c5':1}"), TB_TOPIC_RUBBLE, words,
          "T11.2");
  none (red_acts ("c4", 1, "'leader':'pam','rubble':1", "'rubble':{'c5':1}"), TB_TOPIC_RUBBLE);
  none (red_acts ("c4", 1, "'leader':'pam','rubble':2", "'rubble':{'d5':1}"), TB_TOPIC_RUBBLE);
}

static void
test_hats (void)
{
  static const char blue_hat[] = "'step':'act','ap':2,'players':[{'seat':'red','at':'c4','leader':'pam','weapons':['pistol']},"
                                 "{'seat':'blue','at':'f6','leader':'shep','hat':'steel-helmet'}]";
  static const char no_gun[] = "'step':'act','ap':2,'players':[{'seat':'red','at':'c4','leader':'pam','weapons':['shotgun']},"
                               "{'seat':'blue','at':'f6','leader':'shep','hat':'steel-helmet'}]";

  expect (red_acts ("c4", 2, "'leader':'pam','items':['steel-helmet']", ""), TB_TOPIC_HAT,
          "Steel Helmet: put it on, and it works from now on.", "T16.6");
  none (red_acts ("c4", 2, "'leader':'pam','items':['steel-helmet'],'hat':'coonskin-cap'", ""), TB_TOPIC_HAT);
  none (red_acts ("c4", 2, "'leader':'pam','items':['steel-helmet'],'fresh':['steel-helmet']", ""), TB_TOPIC_HAT);
  expect (read_match (blue_hat), TB_TOPIC_HAT_SHOT, "Pistol: it can shoot off the Hat of Blue.", "T16.7");
  none (read_match (no_gun), TB_TOPIC_HAT_SHOT);
  none (red_acts ("c4", 2, "'leader':'pam','weapons':['pistol']", ""), TB_TOPIC_HAT_SHOT);
}

static void
test_things (void)
{
  expect (red_acts ("c4", 2, "'leader':'pam','items':['nitro-bottle']", ""), TB_TOPIC_THINGS,
          "Can be used now, without an Action Point: Nitro Bottle.", "T16.4");
  none (red_acts ("c4", 2, "'leader':'pam','items':['nitro-bottle'],'fresh':['nitro-bottle']", ""), TB_TOPIC_THINGS);
  none (red_acts ("c4", 2, "'leader':'pam','items':['storm-cellar']", ""), TB_TOPIC_THINGS);
  expect (red_acts ("c4", 2, "'leader':'selia'", "'line':['hospital-pink',null,null,null]"), TB_TOPIC_POWER,
          "A power can be used now: that of Selia.", "T16.9");
  none (red_acts ("c4", 2, "'leader':'pam'", "'line':['hospital-pink',null,null,null]"), TB_TOPIC_POWER);
}

static void
test_second (void)
{
  BmMatch *match = red_plays ("c4", "'leader':'pam','vehicles':['boots-2','pickup-1','bicycle-1']", CRAWLER (""));

  expect (after (match, TB_MOVE (TB_MOVE_PLAY, tb_card_from_id ("boots-2"), 0, 0)), TB_TOPIC_SECOND_CARD,
          "Pickup adds the most: 5 Action Points. The card is discarded, so keep one that you need.", "T15.2");
  none (red_plays ("c4", "'leader':'pam','vehicles':['boots-2','pickup-1']", CRAWLER ("")), TB_TOPIC_SECOND_CARD);
}

/* ---- The end */

static void
test_rivals (void)
{
#define BLUE(blue, rest) read_match ("'step':'act','ap':2," rest "'players':[{'seat':'red','at':'c4','leader':'pam'}," \
                                     "{'seat':'blue','at':'f6','leader':'shep'," blue "}]")
  expect (BLUE ("'vp':16", ""), TB_TOPIC_RIVAL, "Blue has 16 of 20 points.", "T3.1");
  none (BLUE ("'vp':15", ""), TB_TOPIC_RIVAL);
  expect (BLUE ("'vp':17,'eggs':['pink']", PINK_TO_HOSPITAL ","), TB_TOPIC_RIVAL,
          "Blue has 17 of 20 points and carries an Egg that would win.", "T3.1");
  none (BLUE ("'vp':15,'eggs':['teal']", PINK_TO_HOSPITAL ","), TB_TOPIC_RIVAL);
}

static void
test_final (void)
{
#define FINAL(red) read_match ("'step':'act','ap':2,'final':['blue'],'players':[{'seat':'red','at':'c4','leader':'pam','vp':" red "}," \
                               "{'seat':'blue','at':'f6','leader':'shep','vp':3}," \
                               "{'seat':'green','at':null,'leader':null,'dead':['buck','doc','natasha'],'eliminated':true}]")
  expect (FINAL ("3"), TB_TOPIC_FINAL, "This is your last turn. Nobody has more points than you: stay alive.", "T22.4");
  expect (FINAL ("2"), TB_TOPIC_FINAL, "This is your last turn. Blue leads with 3 points.", "T22.4");
  none (red_acts ("c4", 2, "'leader':'pam'", ""), TB_TOPIC_FINAL);
}

static void
test_solo (void)
{
  none (alone ("c4", "scramble", "'attacks':9"), TB_TOPIC_FUSE);
  expect (alone ("c4", "scramble", "'attacks':10"), TB_TOPIC_FUSE,
          "5 more attacks end the match, and every Terror Turn has at least one.", "T25.6");
  expect (alone ("c4", "scramble", "'attacks':14"), TB_TOPIC_FUSE,
          "The next attack ends the match: reach your objective in this turn.", "T25.6");
  g_assert_true (is_deadly (alone ("c4", "scramble", "'attacks':14"), TB_TOPIC_FUSE));
  none (red_acts ("c4", 2, "'leader':'pam'", ""), TB_TOPIC_FUSE);

  expect (alone ("c4", "delivery", "'delivered':['store','motel']"), TB_TOPIC_OBJECTIVE,
          "Still to complete: Bounties for 2 of these Locations: Police, Facility and Hospital.", "T26.1");
  expect (alone ("c4", "extermination", "'trophies':['crawler']"), TB_TOPIC_OBJECTIVE,
          "Still to beat, with Bounties for them: 2 more types of Worms.", "T26.2");
  expect (alone ("c4", "scramble", ""), TB_TOPIC_OBJECTIVE, "You need 20 more points.", "T26.3");

  expect (alone ("c4", "scramble", CRAWLER ("")), TB_TOPIC_TERROR_TURN,
          "The dice of the Terror Turn can make Worm 1 attack, and it hits you at c4.", "T25.4");
  none (alone ("e4", "scramble", CRAWLER ("")), TB_TOPIC_TERROR_TURN);
  none (red_acts ("c4", 2, "'leader':'pam'", CRAWLER ("")), TB_TOPIC_TERROR_TURN);
}

static void
test_ruins (void)
{
#define BESIDE "'slots':[{'worm':'crawler-1','target':'b4','cards':[]},null,null]"
#define LOST "'locations':{'store':'a2','motel':null,'police':null,'facility':'d1','hospital':'b5'}"
  none (alone ("f2", "scramble", BESIDE), TB_TOPIC_RUIN);
  expect (alone ("f2", "scramble", BESIDE ",'rubble':{'b5':1}"), TB_TOPIC_RUIN,
          "An attack of Worm 1 would destroy this Location: Hospital.", "T25.7");
  expect (alone ("f2", "scramble", BESIDE ",'rubble':{'b5':1}," LOST), TB_TOPIC_RUIN,
          "An attack of Worm 1 would destroy this Location, and the match would be lost: Hospital.", "T26.3");
  expect (alone ("f2", "delivery", BESIDE ",'rubble':{'b5':1}," LOST), TB_TOPIC_RUIN,
          "An attack of Worm 1 would destroy this Location: Hospital.", "T25.7");
  none (red_acts ("f2", 2, "'leader':'pam'", BESIDE), TB_TOPIC_RUIN);
}

/* ---- The end of the turn */

static void
test_end (void)
{
  g_autoptr(BmMatch) some = red_acts ("c4", 2, "'leader':'pam'", ""), one = red_acts ("c4", 1, "'leader':'pam'", "");
  g_autoptr(BmMatch) play = red_plays ("c4", "'leader':'pam','vehicles':['boots-2','pickup-1']", CRAWLER (""));
  g_autoptr(GArray) two_left = tb_hints_find_end (NULL, bm_match_get_position (some), TB_RED);
  g_autoptr(GArray) one_left = tb_hints_find_end (NULL, bm_match_get_position (one), TB_RED);
  g_autoptr(GArray) other = tb_hints_find_end (NULL, bm_match_get_position (some), TB_BLUE);
  g_autoptr(GArray) before = tb_hints_find_end (NULL, bm_match_get_position (play), TB_RED);

  check (two_left, TB_TOPIC_POINTS, "End Turn would lose 2 Action Points.", "T8.2");
  check (one_left, TB_TOPIC_POINTS, "End Turn would lose 1 Action Point.", "T8.2");
  g_assert_cmpuint (other->len, ==, 0);
  g_assert_cmpuint (before->len, ==, 0);
}

/* The most important comes first, and what is known is left out. */
static void
test_order (void)
{
  g_autoptr(BmMatch) match = red_acts ("c4", 3, "'leader':'pam','rubble':2,'eggs':['pink']",
                                       CRAWLER (LAID "," SECOND) ",'rubble':{'c5':1}," PINK_TO_HOSPITAL);
  g_autoptr(GArray) hints = tb_hints_find (NULL, bm_match_get_position (match), TB_RED);

  g_assert_cmpuint (hints->len, >=, 3);
  g_assert_cmpuint (g_array_index (hints, BmHint, 0).topic, ==, TB_TOPIC_ATTACK);
  for (guint i = 1; i < hints->len; i++)
    g_assert_cmpuint (g_array_index (hints, BmHint, i).weight, <=, g_array_index (hints, BmHint, i - 1).weight);
  bm_hints_keep (hints, TB_TOPIC_BIT (TB_TOPIC_ATTACK), 1);
  g_assert_cmpuint (hints->len, ==, 1);
  g_assert_cmpuint (g_array_index (hints, BmHint, 0).topic, !=, TB_TOPIC_ATTACK);
}

/* ---- Topics */

static BmTopics
happens (BmMatch *match,
         BmMove   move)
{
  guint n;
  const BmEvent *events;
  BmTopics happened;

  after (match, move);
  events = bm_match_get_last_events (match, &n);
  happened = tb_topics_happened (bm_match_get_position_at (match, 0), events, n);
  g_object_unref (match);
  return happened;
}

static BmTopics
uses (BmMatch *match,
      BmMove   move)
{
  guint n;
  const BmEvent *events;
  BmTopics used;

  after (match, move);
  events = bm_match_get_last_events (match, &n);
  used = tb_topics_used (bm_match_get_position_at (match, 0), TB_RED, move, events, n);
  g_object_unref (match);
  return used;
}

#define HAS(topics, topic) (((topics) >> TB_TOPIC_##topic & 1) != 0)

#define ARMED "'step':'act','ap':2,'players':[{'seat':'red','at':'c4','leader':'pam','weapons':['pistol']},"

static void
test_happened (void)
{
  BmTopics topics = happens (red_acts ("c4", 0, "'leader':'pam','squad':['doc']", CRAWLER (LAID "," SECOND)), DONE);

  g_assert_true (HAS (topics, ATTACK));
  g_assert_true (HAS (topics, DEATH));
  g_assert_false (HAS (topics, KILL));
  topics = happens (read_match (ARMED "{'seat':'blue','at':'f6','leader':'shep','hat':'steel-helmet'}]"), use ("pistol"));
  g_assert_true (HAS (topics, THINGS));
  g_assert_true (HAS (topics, HAT_SHOT));
  topics = happens (read_match (ARMED "{'seat':'blue','at':'f6','leader':'shep','hat':'steel-helmet'},"
                                "{'seat':'green','at':'a6','leader':'buck','hat':'coonskin-cap'}]"), use ("pistol"));
  g_assert_false (HAS (topics, HAT_SHOT));
  topics = happens (red_acts ("c4", 2, "'leader':'pam','items':['steel-helmet'],'hat':'coonskin-cap'", ""), use ("steel-helmet"));
  g_assert_true (HAS (topics, HAT));
  g_assert_false (HAS (topics, HAT_SHOT));
}

static void
test_used (void)
{
  static const char at_blue[] = "'slots':[{'worm':'crawler-1','target':'f4','cards':[]},null,null]";
  static const char on_red[] = "'slots':[{'worm':'crawler-1','target':'c3','cards':[]},null,null]";
  BmMove down = TB_MOVE (TB_MOVE_PLAY, tb_card_from_id ("boots-5"), 0, 0);

  /* Towards Blue; away from nobody, towards nobody; away from oneself. */
  g_assert_true (HAS (uses (red_plays ("a1", "'leader':'pam','vehicles':['boots-5']", at_blue), down), ARROWS));
  g_assert_false (HAS (uses (red_plays ("a1", "'leader':'pam','vehicles':['boots-5']", on_red), down), ARROWS));
  g_assert_true (HAS (uses (red_plays ("c2", "'leader':'pam','vehicles':['boots-5']", on_red), down), ARROWS));
  g_assert_true (HAS (uses (red_acts ("c4", 1, "'leader':'pam'", "'eggs':{'c4':['pink']}"), TB_MOVE (TB_MOVE_TAKE, 0, 0, 0)), TAKE));
  g_assert_true (HAS (uses (red_acts ("b5", 1, "'leader':'pam','eggs':['pink']", PINK_TO_HOSPITAL),
                            TB_MOVE (TB_MOVE_DELIVER, TB_PINK, tb_card_from_id ("hospital-pink"), 0)), BOUNTY));
  g_assert_false (HAS (uses (red_acts ("b5", 1, "'leader':'pam','eggs':['pink']", PINK_TO_HOSPITAL),
                             TB_MOVE (TB_MOVE_DELIVER, TB_PINK, TB_NO_CARD, 0)), BOUNTY));
  /* The last Action Point is used, or given up. */
  g_assert_true (HAS (uses (red_acts ("b4", 1, "'leader':'pam'", ""), TB_MOVE (TB_MOVE_MOVE, TB_SPACE (1, 2), 0, 0)), POINTS));
  g_assert_false (HAS (uses (red_acts ("b4", 1, "'leader':'pam'", ""), DONE), POINTS));
}

/* Driving out of a footprint counts, staying does not. */
static void
test_escaped (void)
{
  g_autoptr(BmMatch) goes = red_acts ("c4", 1, "'leader':'pam'", CRAWLER (LAID)), stays = red_acts ("c4", 1, "'leader':'pam'", CRAWLER (LAID));
  BmTopics escaped;
  const BmEvent *events;
  guint n;

  after (goes, TB_MOVE (TB_MOVE_MOVE, TB_SPACE (3, 3), 0, 0));
  events = bm_match_get_last_events (goes, &n);
  g_assert_true (tb_tutor_game.ends (bm_match_get_position_at (goes, 0), bm_match_get_position (goes), TB_RED,
                                     bm_match_get_move (goes, 0)));
  escaped = tb_tutor_game.escaped (bm_match_get_position_at (goes, 0), bm_match_get_position (goes), TB_RED, events, n);
  g_assert_true (HAS (escaped, ATTACK));
  after (stays, DONE);
  events = bm_match_get_last_events (stays, &n);
  escaped = tb_tutor_game.escaped (bm_match_get_position_at (stays, 0), bm_match_get_position (stays), TB_RED, events, n);
  g_assert_false (HAS (escaped, ATTACK));
  g_assert_true (HAS (tb_tutor_game.missed (bm_match_get_position_at (stays, 0), TB_RED, DONE), POINTS));
}

static void
test_topics (void)
{
  const BmRulebook *book = bm_rulebook (&tb_learn);

  for (guint i = 0; i < TB_N_TOPICS; i++)
    {
      g_assert_nonnull (tb_topics[i].id);
      g_assert_true (g_str_has_prefix (tb_topics[i].id, "terror-"));
      g_assert_nonnull (bm_rulebook_get (book, tb_topics[i].rule, NULL));
      for (guint other = 0; other < i; other++)
        g_assert_cmpstr (tb_topics[i].id, !=, tb_topics[other].id);
    }
  g_assert_null (tb_topics[TB_N_TOPICS].id);
}

/* ---- Everywhere */

static const char *const starts[] = {
  "start:players=1,scenario=delivery", "start:players=1,scenario=extermination", "start:players=1,scenario=scramble,queens=yes",
  "start:players=2", "start:players=3,locations=shuffled", "start:players=5,board=canyon,worms=drawn",
};

static void
compare (GArray *one,
         GArray *other)
{
  g_assert_cmpuint (one->len, ==, other->len);
  for (guint i = 0; i < one->len; i++)
    {
      const BmHint *a = &g_array_index (one, BmHint, i), *b = &g_array_index (other, BmHint, i);

      g_assert_cmpstr (a->text, ==, b->text);
      g_assert_cmpuint (a->topic, ==, b->topic);
      g_assert_cmpuint (a->n_marks, ==, b->n_marks);
      g_assert_cmpint (memcmp (a->marks, b->marks, a->n_marks), ==, 0);
    }
}

static void
check_hints (GArray *hints,
             guint  *seen)
{
  const BmRulebook *book = bm_rulebook (&tb_learn);

  for (guint i = 0; i < hints->len; i++)
    {
      const BmHint *hint = &g_array_index (hints, BmHint, i);

      g_assert_cmpuint (hint->topic, <, TB_N_TOPICS);
      *seen |= 1u << hint->topic;
      g_assert_true (hint->text != NULL && *hint->text != '\0');
      g_assert_nonnull (bm_rulebook_get (book, hint->rule, NULL));
      for (guint mark = 0; mark < hint->n_marks; mark++)
        g_assert_cmpuint (hint->marks[mark], <, TB_N_SPACES);
    }
}

/* Nothing that a seat does not see changes its hints. */
static void
check_position (const TbPosition *pos,
                guint64          *chance,
                guint            *seen)
{
  guint seat = (guint) tb_position_to_act (pos);
  g_autoptr(GArray) hints = tb_hints_find (NULL, pos, seat), end = tb_hints_find_end (NULL, pos, seat);
  TbPosition guess = *pos;
  g_autoptr(GArray) same = NULL, same_end = NULL;

  tb_rules_hide (&guess, seat);
  tb_judge_determinize (&guess, seat, chance);
  same = tb_hints_find (NULL, &guess, seat);
  same_end = tb_hints_find_end (NULL, &guess, seat);
  check_hints (hints, seen);
  check_hints (end, seen);
  compare (hints, same);
  compare (end, same_end);
  for (guint other = 0; other < pos->options.players; other++)
    if (other != seat)
      {
        g_autoptr(GArray) no_hints = tb_hints_find (NULL, pos, other);

        g_assert_cmpuint (no_hints->len, ==, 0);
      }
}

static void
test_anywhere (void)
{
  guint seen = 0;

  for (guint64 seed = 1; seed <= 18; seed++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(BmMatch) match = bm_match_new (&tb_game, starts[seed % G_N_ELEMENTS (starts)], seed, &error);
      guint64 chance = seed * 31 + 7;

      g_assert_no_error (error);
      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          check_position (bm_match_get_position (match), &chance, &seen);
          bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL);
        }
    }
  /* All kinds of hints came up, but those that random play hardly comes to. */
  for (guint topic = 0; topic < TB_N_TOPICS; topic++)
    if ((seen >> topic & 1) == 0)
      g_test_message ("no hint about %s", tb_topics[topic].id);
  g_assert_cmpint (__builtin_popcount (seen), >=, 20);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/terror-hints/attack", test_attack);
  g_test_add_func ("/terror-hints/indoors", test_indoors);
  g_test_add_func ("/terror-hints/two", test_two);
  g_test_add_func ("/terror-hints/aims", test_aims);
  g_test_add_func ("/terror-hints/hidden", test_hidden);
  g_test_add_func ("/terror-hints/hunt", test_hunt);
  g_test_add_func ("/terror-hints/claim", test_claim);
  g_test_add_func ("/terror-hints/hunted", test_hunted);
  g_test_add_func ("/terror-hints/deliveries", test_deliveries);
  g_test_add_func ("/terror-hints/eggs", test_eggs);
  g_test_add_func ("/terror-hints/rubble", test_rubble);
  g_test_add_func ("/terror-hints/hats", test_hats);
  g_test_add_func ("/terror-hints/things", test_things);
  g_test_add_func ("/terror-hints/second", test_second);
  g_test_add_func ("/terror-hints/rivals", test_rivals);
  g_test_add_func ("/terror-hints/final", test_final);
  g_test_add_func ("/terror-hints/solo", test_solo);
  g_test_add_func ("/terror-hints/ruins", test_ruins);
  g_test_add_func ("/terror-hints/end", test_end);
  g_test_add_func ("/terror-hints/order", test_order);
  g_test_add_func ("/terror-hints/happened", test_happened);
  g_test_add_func ("/terror-hints/used", test_used);
  g_test_add_func ("/terror-hints/escaped", test_escaped);
  g_test_add_func ("/terror-hints/topics", test_topics);
  g_test_add_func ("/terror-hints/anywhere", test_anywhere);
  return g_test_run ();
}
