/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All outcomes of a move, as far as the seat that makes it can know. */
#include <string.h>

#include "bm-json.h"
#include "tb-game.h"
#include "tb-judge.h"
#include "tb-rules.h"

/* Worm 1, a Crawler at b2, is one card short; Blue, caught at e2 if it comes up there or beside it, is led by LEADER. */
#define POSITION(cards, leader, rest) \
  "{\"format\": \"terror-position\", \"round\": 3, \"turn\": \"red\", \"step\": \"act\", \"ap\": 1," \
  " \"played\": {\"card\": \"boots-1\", \"slot\": 1}," \
  " \"slots\": [{\"worm\": \"crawler-7\", \"target\": \"b2\", \"cards\": [" cards "]}, null, null]," \
  " \"players\": [{\"seat\": \"red\", \"at\": \"a2\", \"leader\": \"natasha\", \"squad\": [\"pam\"], \"eggs\": [\"teal\"]," \
  "   \"vehicles\": [\"boots-2\", \"boots-3\", \"boots-4\"]}," \
  "  {\"seat\": \"blue\", \"at\": \"e2\", \"leader\": \"" leader "\", \"squad\": [\"alan\"]," \
  "   \"vehicles\": [\"bicycle-9\"]}" rest "]," \
  " \"line\": [\"store-teal\", \"motel-teal\", \"motel-pink\", \"motel-any\"]," \
  " \"decks\": {\"vehicles\": [\"boots-5\", \"pickup-1\"], \"worms\": [\"lasher-1\"], \"bounties\": [\"police-any\"]," \
  "  \"items\": [\"lasso\"], \"weapons\": [\"pistol\"]}}"

#define GREEN ", {\"seat\": \"green\", \"at\": \"f3\", \"leader\": \"buck\", \"squad\": [\"rosie\"]}"
#define CARD(id) "{\"card\": \"" id "\", \"by\": \"red\"}"
#define DOWN(id) "{\"card\": \"" id "\", \"by\": \"blue\", \"down\": true}"

typedef struct
{
  guint    n;
  guint    most;     /* stop then; 0: never */
  guint    died;
  TbSpaces centres;
  TbThings drawn;    /* in red's hand */
  guint    empty;    /* outcomes with an empty place in the Line */
} Seen;

static TbPosition
position_of (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  TbPosition pos;

  g_assert_true (tb_game_load_box (&error));
  node = bm_json_parse ("position", text, strlen (text), &error);
  g_assert_no_error (error);
  tb_game.read_position (&BM_JSON_ROOT ("position", node), &pos, &error);
  g_assert_no_error (error);
  return pos;
}

static gboolean
visit (const TbPosition  *pos,
       const BmEventList *events,
       gpointer           data)
{
  Seen *seen = data;

  seen->n++;
  for (guint i = 0; i < events->n; i++)
    {
      seen->died += events->items[i].kind == TB_EVENT_DIED;
      if (events->items[i].kind == TB_EVENT_CENTRE)
        seen->centres |= TB_BIT (events->items[i].to);
    }
  seen->drawn |= pos->players[TB_RED].things;
  for (guint i = 0; i < TB_N_LINE; i++)
    seen->empty += pos->line[i] == TB_NO_CARD;
  return seen->n != seen->most;
}

static gboolean
try_out (const TbPosition *pos,
         const char       *move,
         Seen             *seen)
{
  BmMove read = tb_game.read_move (pos, move);

  g_assert_true (tb_rules_is_legal (pos, read));
  return tb_judge_outcomes (pos, read, visit, seen);
}

/* Without chance there is one outcome. */
static void
test_certain (void)
{
  TbPosition pos = position_of (POSITION (CARD ("boots-6"), "selia", GREEN));
  Seen seen = { 0 };

  g_assert_true (try_out (&pos, "move a3", &seen));
  g_assert_cmpuint (seen.n, ==, 1);
}

/* Doc lives on three of six results. */
static void
test_die (void)
{
  TbPosition pos = position_of (POSITION (CARD ("boots-6") ", " CARD ("boots-7") ", " CARD ("boots-8"), "doc", GREEN));
  Seen seen = { 0 }, other = { 0 };

  pos.slots[0].target = pos.players[TB_BLUE].at;
  g_assert_true (try_out (&pos, "done", &seen));
  g_assert_cmpuint (seen.n, ==, 6);
  g_assert_cmpuint (seen.died, ==, 3);
  pos = position_of (POSITION (CARD ("boots-6") ", " CARD ("boots-7") ", " CARD ("boots-8"), "selia", GREEN));
  pos.slots[0].target = pos.players[TB_BLUE].at;
  g_assert_true (try_out (&pos, "done", &other));
  g_assert_cmpuint (other.n, ==, other.died);
}

/* What lies face down is not known: the outcomes are the same whatever it is. */
static void
test_face_down (void)
{
  TbPosition one = position_of (POSITION (CARD ("boots-6") ", " CARD ("boots-7") ", " DOWN ("tow-truck-9"), "selia", GREEN));
  TbPosition two = position_of (POSITION (CARD ("boots-6") ", " CARD ("boots-7") ", " DOWN ("bicycle-1"), "selia", GREEN));
  Seen first = { 0 }, second = { 0 };
  TbCard cards[256];

  g_assert_true (try_out (&one, "done", &first));
  g_assert_true (try_out (&two, "done", &second));
  g_assert_cmpuint (first.n, ==, tb_judge_unseen (&one, TB_RED, TB_DECK_VEHICLES, cards));
  g_assert_cmpuint (first.n, ==, second.n);
  g_assert_cmpuint (__builtin_popcountll (first.centres), >, 5);
  g_assert_true (first.centres == second.centres);
}

/* Each kind of Item may be drawn; a Bounty that comes to the Line is not counted on. */
static void
test_drawn (void)
{
  TbPosition pos = position_of (POSITION (CARD ("boots-6"), "selia", GREEN));
  Seen seen = { 0 };

  g_assert_true (try_out (&pos, "deliver teal for store-teal", &seen));
  g_assert_cmpuint (seen.n, ==, 16);
  g_assert_cmpuint (__builtin_popcountll (seen.drawn), ==, 16);
  g_assert_cmpuint (seen.empty, ==, seen.n);
}

/* With two players each number of the die, and each card on the Worm that it names; here two of three are out of play. */
static void
test_rolled (void)
{
  TbPosition pos = position_of (POSITION (CARD ("boots-6"), "selia", ""));
  TbCard cards[256];
  Seen seen = { 0 };
  guint n = tb_judge_unseen (&pos, TB_RED, TB_DECK_VEHICLES, cards);

  g_assert_true (try_out (&pos, "done", &seen));
  g_assert_cmpuint (seen.n, ==, 4 + 2 * n);
}

static void
test_stops (void)
{
  TbPosition pos = position_of (POSITION (CARD ("boots-6"), "selia", GREEN));
  Seen seen = { .most = 3 };

  g_assert_false (try_out (&pos, "deliver teal", &seen));
  g_assert_cmpuint (seen.n, ==, 3);
}

/* The Terror Turn of a solo match has too many outcomes. */
static void
test_solo (void)
{
  TbPosition pos = position_of (
    "{\"format\": \"terror-position\", \"options\": {\"scenario\": \"scramble\"}, \"step\": \"act\", \"ap\": 1,"
    " \"slots\": [{\"worm\": \"crawler-7\", \"target\": \"b2\", \"cards\": []}, null, null],"
    " \"players\": [{\"seat\": \"red\", \"at\": \"a3\", \"leader\": \"natasha\", \"squad\": [\"pam\"]}],"
    " \"decks\": {\"vehicles\": [\"boots-5\", \"pickup-1\", \"boots-1\", \"boots-2\"], \"worms\": [\"lasher-1\"]}}");
  Seen seen = { 0 };

  g_assert_false (try_out (&pos, "done", &seen));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/terror-outcomes/certain", test_certain);
  g_test_add_func ("/terror-outcomes/die", test_die);
  g_test_add_func ("/terror-outcomes/face-down", test_face_down);
  g_test_add_func ("/terror-outcomes/drawn", test_drawn);
  g_test_add_func ("/terror-outcomes/rolled", test_rolled);
  g_test_add_func ("/terror-outcomes/stops", test_stops);
  g_test_add_func ("/terror-outcomes/solo", test_solo);
  return g_test_run ();
}
