/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What one press at the table costs the rules: the move that it makes is judged once and carried out once, however much
 * is shown of it.  The functions of the rules that are defined here come before those of the library.
 */
#define _GNU_SOURCE
#include "config.h"

#include "ui-driver.h"

#include <dlfcn.h>

#include "wr-rules.h"

typedef enum
{
  ASKED_WHY,
  ASKED_LEGAL,
  APPLIED,
  N_CALLS
} Call;

typedef struct
{
  Call       call;
  BmMove     move;
  WrPosition position;
} Judged;

static GArray *judged; /* of Judged */

static void
keep (Call              call,
      const WrPosition *pos,
      BmMove            move)
{
  const Judged one = { call, move, *pos };

  if (judged != NULL)
    g_array_append_val (judged, one);
}

/* The function NAME of the library. */
static gpointer
find_next (const char *name)
{
  gpointer found = dlsym (RTLD_NEXT, name);

  g_assert_nonnull (found);
  return found;
}

gboolean
wr_rules_why (const WrPosition *pos,
              BmMove            move,
              BmRefusal        *refusal)
{
  gboolean (*next) (const WrPosition *, BmMove, BmRefusal *) = find_next (G_STRFUNC);

  keep (ASKED_WHY, pos, move);
  return next (pos, move, refusal);
}

gboolean
wr_rules_is_legal (const WrPosition *pos,
                   BmMove            move)
{
  gboolean (*next) (const WrPosition *, BmMove) = find_next (G_STRFUNC);

  keep (ASKED_LEGAL, pos, move);
  return next (pos, move);
}

void
wr_rules_apply (WrPosition  *pos,
                BmMove       move,
                BmDice      *dice,
                BmEventList *events)
{
  void (*next) (WrPosition *, BmMove, BmDice *, BmEventList *) = find_next (G_STRFUNC);

  keep (APPLIED, pos, move);
  next (pos, move, dice, events);
}

static guint
count (Call              call,
       const WrPosition *pos,
       BmMove            move)
{
  guint n = 0;

  for (guint i = 0; i < judged->len; i++)
    {
      const Judged *one = &g_array_index (judged, Judged, i);

      n += one->call == call && one->move == move && wr_position_equal (&one->position, pos);
    }
  return n;
}

/* The last press has made N moves: each was judged once and carried out once.  To judge it is to look whether it is
   legal.  What is shown later on, such as threats, comes to other positions. */
static void
assert_judged (UiDriver *driver,
               guint     n)
{
  BmMatch *match = ui_driver_match (driver);
  guint ply = bm_match_get_ply (match);

  g_assert_cmpuint (ply, >=, n);
  for (guint i = ply - n; i < ply; i++)
    for (guint call = 0; call < N_CALLS; call++)
      g_assert_cmpuint (count (call, bm_match_get_position_at (match, i), bm_match_get_move (match, i)), ==, 1);
  for (guint i = 0; i < judged->len; i++)
    g_assert_true (n > 0 || !wr_position_equal (&g_array_index (judged, Judged, i).position,
                                                bm_match_get_position (match)));
  g_array_set_size (judged, 0);
}

static void
test_space (void)
{
  UiDriver driver;

  ui_driver_open_duel (&driver, 3, UI_PERSON, UI_PERSON, TRUE);
  g_array_set_size (judged, 0);
  ui_driver_press (&driver, WR_SPACE (5, 0));
  assert_judged (&driver, 1);
  ui_driver_click (&driver, "End Turn");
  assert_judged (&driver, 1);
  ui_driver_take_seat (&driver);
  g_assert_cmpint (ui_driver_position (&driver)->turn, ==, WR_SIDE_BIRD);
  g_array_set_size (judged, 0);
  /* It only confirms that the Bird is picked. */
  ui_driver_press (&driver, WR_SPACE (5, 0));
  assert_judged (&driver, 0);
  ui_driver_press (&driver, WR_SPACE (7, 0));
  assert_judged (&driver, 1);
  ui_driver_close (&driver);
}

/* The picks of a card are gathered, and go to the match together. */
static void
test_card (void)
{
  UiDriver driver;

  ui_driver_open_size (&driver, 1, 1100, 780);
  ui_driver_show_text (&driver,
                       "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"turn\": \"worms\", \"day\": 3,"
                       "  \"worms\": [ { \"colour\": \"green\", \"at\": \"b8\" } ], \"bird\": { \"at\": \"f2\" },"
                       "  \"grass\": [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0], \"hands\": { \"worms\": [\"tripwire\"] } }");
  g_array_set_size (judged, 0);
  ui_driver_click (&driver, "Tripwire");
  assert_judged (&driver, 0);
  ui_driver_press (&driver, WR_SPACE (6, 4));
  assert_judged (&driver, 2);
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  int status;

  if (!ui_driver_init (&argc, &argv))
    return 0;
  judged = g_array_new (FALSE, FALSE, sizeof (Judged));
  g_test_add_func ("/click/space", test_space);
  g_test_add_func ("/click/card", test_card);
  status = g_test_run ();
  g_array_unref (judged);
  return status;
}
